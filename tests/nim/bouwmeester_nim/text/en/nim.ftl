nim-name = Nim
nim-about = Take one to three sticks; who takes the last one wins.
nim-tagline = The last stick wins.
nim-count = { $word ->
    [one] one stick
    [two] two sticks
   *[three] three sticks
}
nim-step-take = How many sticks do you take?
nim-verb-take = Take { $count }
nim-took = { $you ->
    [yes] You take { $count }.
   *[no] { $seat } takes { $count }.
}
nim-too_many = There are not so many sticks left: only { $left }.
