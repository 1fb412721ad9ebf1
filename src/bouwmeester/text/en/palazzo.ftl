palazzo-name = Palazzo
palazzo-about = Florence, 1500: take money, buy and auction tiles, and build the finest palaces before the riders arrive.
palazzo-tagline = Bid for floors, raise the finest palaces.

# Things. None but a certificate, a triple, a rider and a quarry has an article: they are names, like those of playing cards.

palazzo-tile =
    { $material ->
        [brick] brick
        [sandstone] sandstone
       *[marble] marble
    } { $floor } ({ $windows ->
        [w] 1 window
        [ww] 2 windows
       *[www] 3 windows
    })
palazzo-draw =
    { $material ->
        [rider] a rider
       *[other] { palazzo-tile }
    }
palazzo-card =
    { $currency ->
        [florin] florin { $value }
        [ducat] ducat { $value }
        [grosso] grosso { $value }
       *[certificate] a certificate (2)
    }
palazzo-item =
    { $currency ->
        [triple] { $value ->
            [2] a triple of certificates
           *[other] a triple of { $value }s
        }
       *[other] { palazzo-card }
    }
palazzo-triple =
    { $word ->
        [2] a triple of certificates
       *[other] a triple of { $word }s
    }
palazzo-currency =
    { $word ->
        [florin] florins
        [ducat] ducats
       *[grosso] grossi
    }
palazzo-quarry =
    { $word ->
        [north] the north quarry
        [east] the east quarry
        [south] the south quarry
       *[west] the west quarry
    }
palazzo-palace = { $word }

# Options.

palazzo-option-stacks = Which tiles lie in which stack
palazzo-option-stacks-reconstructed = our reconstruction: low floors come first
palazzo-option-stacks-thirds = sixteen tiles in each stack, the floors mixed a little more
palazzo-option-money = Everyone’s money
palazzo-option-money-hidden = hidden, as in the rulebook
palazzo-option-money-open = open, for a game to learn from

# What is asked now.

palazzo-step-builder = The master builder is put on a quarry.
palazzo-step-layout = The first five tiles are laid out.
palazzo-step-deal = The money is dealt.
palazzo-step-first = It is decided who begins.
palazzo-step-turn = Your turn: take money, turn over two tiles, or rebuild.
palazzo-step-show = Money is turned up.
palazzo-step-take = Take money: two cards in your own turn, else one.
palazzo-step-reveal = A tile is turned over.
palazzo-step-market = Buy from the supply, or call an auction.
palazzo-step-payment = Lay your payment. Before the first card you may choose a second tile.
palazzo-step-bidding = Bid more than the highest bid, or pass.
palazzo-step-share = Four tiles or more are shared out: take one.
palazzo-step-building = Build what you got.
palazzo-step-rebuilding = Rebuild one tile: detach it, attach it, or remove it.
palazzo-step-attaching = Which palace does the tile go into?
palazzo-step-detaching = Which palace does the tile come from?
palazzo-step-spending = The rebuild costs one card. Which one?

# What can be done.

palazzo-verb-builder = The master builder begins at { $quarry }
palazzo-verb-deal = Deal { $card }
palazzo-verb-first = { $seat } begins
palazzo-verb-show = Turn up { $card }
palazzo-verb-reveal = Turn over { $draw }
palazzo-verb-money = Take money
palazzo-verb-tiles = Turn over two tiles, then buy or auction
palazzo-verb-rebuild = Rebuild one tile, for one card
palazzo-verb-take = Take { $card }
palazzo-verb-auction = Call an auction
palazzo-verb-buy = Buy { $tile }
palazzo-verb-triple = Add { $triple }: counts 15
palazzo-verb-add = Add { $card }
palazzo-verb-pay = Pay
palazzo-verb-bid = Lay this bid
palazzo-verb-pass = Pass
palazzo-verb-choose = Take { $tile }
palazzo-verb-build = Build { $tile } first
palazzo-verb-on = Build on palace { $palace }
palazzo-verb-new = Lay it alone, as a new palace
palazzo-verb-discard = Put it in the box, out of the game
palazzo-verb-detach = Detach { $tile } and lay it alone
palazzo-verb-attach = Attach { $tile } to another palace
palazzo-verb-remove = Remove { $tile } from the game
palazzo-verb-into = Into palace { $palace }
palazzo-verb-from = From palace { $palace }
palazzo-verb-spend = Spend { $card }

# What happened.

palazzo-builder_stands = The master builder begins at { $quarry }.
palazzo-laid_out = { $tile } goes to { $quarry }.
palazzo-supplied = { $tile } goes to the supply.
palazzo-dealt =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $card }.
palazzo-dealt_hand =
    { $you ->
        [yes] { "" }
       *[no] { $seat } gets { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
    }
palazzo-begins =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
palazzo-takes_money =
    { $you ->
        [yes] You take money.
       *[no] { $seat } takes money.
    }
palazzo-turns_tiles =
    { $you ->
        [yes] You turn over
       *[no] { $seat } turns over
    } two tiles.
palazzo-rebuilds =
    { $you ->
        [yes] You rebuild.
       *[no] { $seat } rebuilds.
    }
palazzo-shown = Turned up: { $card }.
palazzo-took =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card }.
palazzo-reshuffled =
    { $cards ->
        [one] The one card of the discard becomes the new draw pile.
       *[other] The discard of { $cards } cards is shuffled and becomes the new draw pile.
    }
palazzo-to_supply = { $tile } goes to the supply.
palazzo-to_quarry = { $tile } goes to { $quarry }.
palazzo-rider_out =
    { $riders ->
        [5] The fifth rider! The game ends at once.
       *[other] A rider! That makes { $riders } of 5.
    }
palazzo-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $item }.
palazzo-paid =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $total }; the price is { $price }.
palazzo-bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $tile }.
palazzo-walked =
    The master builder walks to { $quarry }, where { $tiles ->
        [one] one tile lies
       *[other] { $tiles } tiles lie
    }.
palazzo-nothing_there =
    { $you ->
        [yes] You call
       *[no] { $seat } calls
    } an auction, but no quarry has a tile: nothing happens.
palazzo-opened =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } the auctioneer and { $you ->
        [yes] open
       *[no] opens
    } with the certificate of 3.
palazzo-bids =
    { $you ->
        [yes] You bid
       *[no] { $seat } bids
    } { $total }.
palazzo-passes =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
palazzo-won =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } the auction with { $total }.
palazzo-chose =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $tile }.
palazzo-left_over = { $tile } is left over and goes into the box.
palazzo-built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } { $tile } on palace { $palace }.
palazzo-founded =
    { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } palace { $palace } with { $tile }.
palazzo-boxed =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { $tile } in the box.
palazzo-detached =
    { $you ->
        [yes] You detach
       *[no] { $seat } detaches
    } { $tile } from palace { $palace }.
palazzo-attached =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { $tile } into palace { $palace }.

# Why not.

palazzo-not_left = The stack in use does not hold { $draw } any more.
palazzo-no_card_left = The draw pile does not hold { $card } any more.
palazzo-cannot_deal = The draw pile holds no { $card } to be dealt.
palazzo-not_seated = { $seat } does not sit at this table.
palazzo-too_few_cards =
    To take money, { $needed } cards are turned up. But { $there ->
        [0] there are none left.
        [one] only one is left.
       *[other] only { $there } are left.
    }
palazzo-no_card_to_spend = A rebuild costs one money card, and you have none.
palazzo-nothing_to_rebuild = You have no palace yet, so there is nothing to rebuild.
palazzo-not_shown = { $card } is not among the cards that were turned up.
palazzo-take_in_order = { $card } cannot come at this point. Name your two cards from low to high: florins, ducats, grossi, then certificates.
palazzo-not_on_supply = { $tile } is not on the supply. Only the tiles of the supply can be bought.
palazzo-too_expensive = That costs { $price }, and in one currency you can pay { $reach } at most.
palazzo-two_at_most = You may buy one tile or two, not more.
palazzo-buy_in_order = Of two tiles, name this one first: { $tile }. The order is brick, sandstone, marble, and low floors before high ones.
palazzo-choose_before_paying = Choose both tiles before you lay your first card.
palazzo-price_not_met = The price is { $price }, and you have laid only { $total }.
palazzo-not_in_hand = You do not have { $item } in your hand.
palazzo-other_currency = { $item } does not fit: all cards of a payment or bid are of one currency, and you are laying { $currency }.
palazzo-out_of_order = Name what you lay from low to high, triples first. So first { $item }, then { $last }.
palazzo-cannot_reach = You still need { $needed }. With { $item } as your next card you could no longer get there.
palazzo-bid_too_low = The highest bid is { $highest }, and you must bid more. So far you have { $total }.
palazzo-finish_the_bid = You have begun to lay a bid, so now you must finish it.
palazzo-not_in_quarry = { $tile } is not on this quarry.
palazzo-not_to_build = { $tile } is not one of the tiles you have just got.
palazzo-choose_a_place = First choose a place for { $tile }.
palazzo-choose_a_tile = First choose which tile you will build.
palazzo-no_such_palace = You have no palace { $palace }.
palazzo-floor_taken = { $tile } does not fit: palace { $palace } already has that floor.
palazzo-not_on_top = { $tile } is too low for the top of palace { $palace }. Only a rebuild can put a tile below or between others.
palazzo-not_in_a_palace = None of your palaces of two floors or more has { $tile }.
palazzo-not_single = { $tile } does not lie alone in front of you. Only a single tile can be attached.
palazzo-cannot_remove = { $tile } does not lie alone in front of you. Only a single tile can be removed.
palazzo-fits_nowhere = { $tile } fits nowhere: no palace of yours lacks that floor.
palazzo-not_in_this_palace = { $tile } cannot be detached from palace { $palace }: it is not there, or it is all there is.
palazzo-not_held = You do not have { $card } in your hand, so you cannot pay with it.

# On the table.

palazzo-table-initial =
    { $material ->
        [brick] B
        [sandstone] S
       *[marble] M
    }
palazzo-table-stone =
    { $material ->
        [brick] brick
        [sandstone] sandstone
       *[marble] marble
    }
palazzo-table-signs = { $window } window, { $builder } master builder
palazzo-table-quarry =
    { $quarry ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
palazzo-table-supply = Supply
palazzo-table-price = { $price } each
palazzo-table-stacks = Tiles left
palazzo-table-riders = Riders: { $riders } of 5
palazzo-table-money = Money
palazzo-table-deck = draw pile { $cards }
palazzo-table-discard = discard { $cards }
palazzo-table-auction = Auction: the highest bid is { $highest }
palazzo-table-three = certificate of 3
palazzo-table-passed = passed
palazzo-table-currency =
    { $currency ->
        [florin] florins
        [ducat] ducats
        [grosso] grossi
        [certificate] { $cards ->
            [one] 1 certificate
           *[other] { $cards } certificates
        }
       *[triple] { $cards ->
            [one] triple of
           *[other] triples of
        }
    }
palazzo-table-hand = Your hand:
palazzo-table-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
palazzo-table-known = seen:
palazzo-table-no_palace = no palace yet
palazzo-table-shown = To be taken:
palazzo-table-two = You take two, the lower one first: florins, ducats, grossi, then certificates.
palazzo-table-pair = To buy two tiles, type both numbers.
palazzo-table-lot = To be built:
palazzo-table-buying = You are buying, for { $price }:
palazzo-table-picked = Together { $total }:
palazzo-table-windows =
    { $points ->
        [one] 1 window
       *[other] { $points } windows
    }
palazzo-table-height =
    { $points ->
        [-5] a single floor
       *[other] height { $points }
    }
palazzo-table-one_material = one material { $points }
palazzo-table-tie = Equal points are decided by money, the most in one currency: { $sums }.

# On the page.

palazzo-page-tile =
    { $material ->
        [brick] Brick
        [sandstone] Sandstone
       *[marble] Marble
    }, { $floor ->
        [1] ground floor
        [5] roof
       *[other] floor { $floor }
    }, { $kind ->
        [doors] { $windows ->
            [one] 1 door
           *[other] { $windows } doors
        }
       *[windows] { $windows ->
            [one] 1 window
           *[other] { $windows } windows
        }
    }
palazzo-page-tile-short =
    { $material ->
        [brick] Brick
        [sandstone] Sandstone
       *[marble] Marble
    } { $floor }
palazzo-page-ask-turn = Your turn: money, tiles, or rebuild
palazzo-page-ask-market = Buy from the supply, or auction
palazzo-page-ask-bid = Your bid: { $least } or more, or pass
palazzo-page-ask-pass = You cannot top { $highest }: pass
palazzo-page-ask-build =
    Build: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to place
palazzo-page-ask-rebuild = Rebuild: a tile, a place and a card
palazzo-page-tap-tile = Tap the tile in your palaces.
palazzo-page-board = Board
palazzo-page-rivals = The others
palazzo-page-my-palaces = The palaces below
palazzo-page-money = Your money
palazzo-page-money-of = Money of { $name }
palazzo-page-tabs = What to look at
palazzo-page-tab-board = Board
palazzo-page-tab-mine = Mine
palazzo-page-tab-rivals = Rivals
palazzo-page-points-now = points now
palazzo-page-points-then = { $points } points now, then
palazzo-page-points-of = Points: { $name }
palazzo-page-palaces = Palaces
palazzo-page-row-windows = windows
palazzo-page-row-height = height
palazzo-page-row-stone = one stone
palazzo-page-row-points = points
palazzo-page-floors =
    { $floors ->
        [one] one floor
       *[other] two floors
    }
palazzo-page-gain =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
palazzo-page-lift = Pick up { $tile } of palace { $palace }
palazzo-page-new = new palace
palazzo-page-left = left
palazzo-page-stack-left = Stack { $stack }: { $left } left
palazzo-page-no-bid = no bid yet
palazzo-page-of-five = of 5
palazzo-page-riders = riders
palazzo-page-empty = empty
palazzo-page-builder = Master builder
palazzo-page-path =
    { $windows ->
        [one] The next tile with 1 window goes here
       *[other] The next tile with { $windows } windows goes here
    }
palazzo-page-the-lot = { $quarry }: the lot
palazzo-page-each = each
palazzo-page-auction = Auction
palazzo-page-auction-at =
    { $quarry ->
        [north] Auction at the north quarry
        [east] Auction at the east quarry
        [south] Auction at the south quarry
       *[west] Auction at the west quarry
    }
palazzo-page-highest = highest
palazzo-page-to-bid = to bid
palazzo-page-auctioneer = auctioneer
palazzo-page-scale = The bids on a scale; the highest is { $highest }
palazzo-page-money-up = Money to take
palazzo-page-ask-take =
    { $cards ->
        [one] Take one money card
       *[other] Take two money cards
    }
palazzo-page-take-another = One more card
palazzo-page-why-not-on = Why not on palace { $palace }?
palazzo-page-end-why = The fifth rider came: the game was over at once.
palazzo-page-take-two = You take two
palazzo-page-take =
    { $cards ->
        [one] Take this card
       *[other] Take these cards
    }
palazzo-page-build = Build
palazzo-page-your-tiles = Your tiles
palazzo-page-to-place = { $tiles } to place
palazzo-page-as-new = As a new palace
palazzo-page-out = Out of the game
palazzo-page-tap-place = Choose a lit place.
palazzo-page-rebuild = Rebuild
palazzo-page-costs-a-card = costs one card of your choice
palazzo-page-attach = Put a single tile into a palace
palazzo-page-detach = Take a tile out of a palace
palazzo-page-remove = Remove a single tile
palazzo-page-spend-one = Choose the card that pays for it
palazzo-page-pay-rebuild = Pay with { $card } and rebuild
palazzo-page-your-turn = Your turn: do one thing
palazzo-page-money-note =
    { $seats ->
        [2] You take two cards, your opponent one
       *[other] You take two cards, everyone else one
    }
palazzo-page-tiles-note = One to the supply, one to a quarry
palazzo-page-rebuild-note = Move or remove one of your tiles
palazzo-page-market = Buy or auction
palazzo-page-market-how = Tap one tile of the supply, or two, then cards to pay. Or call an auction.
palazzo-page-market-poor = You cannot pay for any tile: only the auction is left.
palazzo-page-now = Now
palazzo-page-triple =
    { $value ->
        [2] Three certificates count 15
       *[other] Triple of { $value }: counts 15
    }
palazzo-page-can-reach = You can reach { $reach }
palazzo-page-cannot-top = You can only reach { $reach }
palazzo-page-pay-least = { $needed } or more, in one currency
palazzo-page-laid-chosen = { $laid } laid + { $chosen } chosen =
palazzo-page-tops = tops { $highest }
palazzo-page-below = not above { $highest }
palazzo-page-of-needed = price { $needed }
palazzo-page-tap-cards = Tap cards, in any order.
palazzo-page-bid = Bid { $total }
palazzo-page-bid-nothing = Bid
palazzo-page-pay = Pay { $total }
palazzo-page-cheapest = Cheapest
palazzo-page-reset = Reset
palazzo-page-you-win =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
palazzo-page-wins =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
palazzo-page-shared = { $names } share the first place with { $points }
palazzo-page-no-palace-built = no palace built
palazzo-page-behind =
    { $you ->
        [yes] You are
       *[no] { $name } is
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind.

# What somebody else is doing, for those who wait or watch.
palazzo-doing-turn = { $name } decides: money, tiles or rebuilding
palazzo-doing-take = { $name } takes money
palazzo-doing-market = { $name } buys or calls an auction
palazzo-doing-payment = { $name } pays
palazzo-doing-bidding = { $name } bids
palazzo-doing-share = { $name } takes a tile
palazzo-doing-building = { $name } builds
palazzo-doing-rebuilding = { $name } rebuilds
palazzo-doing-attaching = { $name } rebuilds
palazzo-doing-detaching = { $name } rebuilds
palazzo-doing-spending = { $name } pays for the rebuild

# What speaks for a plan, or against it: facts, in one short sentence each.

palazzo-ground_points =
    { $points ->
        [one] Brings 1 point at once.
       *[other] Brings { $points } points at once.
    }
palazzo-ground_loses =
    { $points ->
        [one] Costs 1 point at once.
       *[other] Costs { $points } points at once.
    }
palazzo-ground_no_points = Costs you no points.
palazzo-ground_could_score =
    { $points ->
        [one] Brings you up to 1 point at once.
       *[other] Brings you up to { $points } points at once.
    }
palazzo-ground_scores_nothing = Brings you nothing as your palaces stand now.
palazzo-ground_misses =
    { $points ->
        [one] You let 1 point go.
       *[other] You let up to { $points } points go.
    }
palazzo-ground_misses_nothing = You miss nothing: the tiles bring you no points now.
palazzo-ground_worth_to =
    { $points ->
        [one] If { $seat } wins it, it brings 1 point there.
       *[other] If { $seat } wins it, it brings { $points } points there.
    }
palazzo-ground_kept_from =
    { $points ->
        [one] Keeps 1 point from { $seat }.
       *[other] Keeps { $points } points from { $seat }.
    }
palazzo-ground_goes_to =
    { $seat } gets the tiles for { $bid }, { $points ->
        [0] and they score nothing there.
        [one] worth 1 point there.
       *[other] worth up to { $points } points there.
    }
palazzo-ground_nobody_tops = Nobody can top { $total }: the tiles are yours.
palazzo-ground_can_top = { $seat } can still top { $total }, with cards everybody has seen.
palazzo-ground_comes_back = You take your bid of { $coins } back into your hand.
palazzo-ground_keeps_triple = Keeps { $triple } in your hand.
palazzo-ground_makes_triple = Makes { $triple }, worth 15.
palazzo-ground_pays = You pay { $coins }; the price is { $price }.
palazzo-ground_coins = Worth { $coins } together.
palazzo-ground_currency = You then have { $coins } in { $currency }, with your certificates.
palazzo-ground_first_pick = You choose first, two of { $cards } cards.
palazzo-ground_reach = You can pay { $coins }, and a tile then costs { $price }.
palazzo-ground_out_of_reach = A tile then costs { $price }, and you can pay only { $coins }.
palazzo-ground_riders =
    { $riders ->
        [one] One of the { $tiles } tiles left is the last rider, who ends the game.
       *[other] { $riders } of the { $tiles } tiles left are riders.
    }
palazzo-ground_shared = The { $tiles } tiles are shared out for nothing; you choose first.

# A whole play in a few words.
palazzo-page-certificates = { $cards } certificates
palazzo-page-plan-bid = Bid { $total } with { $cards }
palazzo-page-plan-buy =
    { $total ->
        [0] Take { $tiles } for nothing
       *[other] Buy { $tiles } for { $total } with { $cards }
    }
palazzo-page-puzzles = Puzzles
palazzo-puzzle-kind-best = the best choice
