"""How the page, the compiled rules and the wheel are made. None of it is part of what is made."""
