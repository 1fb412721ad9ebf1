"""What the buildings along the road do: one file for each kind of effect, and the steps it asks. [road]"""
