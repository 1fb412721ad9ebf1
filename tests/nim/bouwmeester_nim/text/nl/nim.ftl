nim-name = Nim
nim-about = Neem één tot drie stokjes; wie het laatste neemt, wint.
nim-tagline = Het laatste stokje wint.
nim-count = { $word ->
    [one] één stokje
    [two] twee stokjes
   *[three] drie stokjes
}
nim-step-take = Hoeveel stokjes neem je?
nim-verb-take = Neem { $count }
nim-took = { $you ->
    [yes] Je neemt { $count }.
   *[no] { $seat } neemt { $count }.
}
nim-too_many = Er liggen niet zo veel stokjes meer: nog { $left }.
