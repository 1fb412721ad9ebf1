# Wat mensen te horen krijgen per mail, in hun browser of via een webhook. Niets ervan is geheim.
notice-title = { $game } { $code }
notice-turn = { $to }: je bent aan de beurt.
notice-clock = { $to }: je klok loopt bijna af.
notice-full = { $to }: de tafel is vol, de partij is begonnen.
notice-proposal = { $to }: er wordt je iets gevraagd.
notice-invited = { $to }: je bent uitgenodigd voor een partij.
notice-over = { $to }: de partij is afgelopen.
notice-test = Zo ziet het eruit als er iets op je wacht.
notice-with = Met { $others }.
notice-confirm = Wil je mail krijgen als je aan de beurt bent? Open deze link om ja te zeggen.
notice-confirm-why = Iemand heeft dit adres opgegeven aan een tafel van Bouwmeester. Was jij dat niet, doe dan niets: er komt verder niets meer.
notice-mail-why = Je hebt hierom gevraagd. Wat je te horen krijgt, en hoe je ermee stopt: { $link }
