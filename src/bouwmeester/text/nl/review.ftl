# De nabeschouwing van een partij: delen van de winst, in punten van honderd.

review-title = { $game }: waar het aan lag
review-working = Elke zet wordt bekeken
review-fair = Eerlijk deel
review-start = Begin
review-luck = Toeval
review-own = Eigen spel
review-others = De anderen
review-drift = Onduidelijk
review-result = Uitslag
review-without = Zonder toeval
review-per-decision = Verlies per keuze
review-moment-luck = { $line }. { $drawn }: { $name } had { $points } punten geluk.
review-moment-only-move = { $line }. { $name } zag de enige goede zet: { $played }. Al het andere had { $points } punten gekost.
review-moment-mistake = { $line }. { $name }: { $played }. Beter was: { $better }. Dat kostte { $points } punten.
