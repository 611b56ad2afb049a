// Written by `python -m kozyr.room.schema --write` from src/kozyr/room/wire.py: change it there.

export type Order =
  | Act
  | Next
  | Sit
  | Leave
  | Return
  | Rest
  | Buy
  | AutoRebuy
  | TickBox
  | Rename
  | Claim
  | Start
  | NameDealer
  | AddBot
  | Clear
  | Replace
  | Free
  | Pause
  | Resume
  | End
  | Again

export type Letter =
  | Snapshot
  | News
  | TableNews
  | Done
  | Refused
  | Link
  | Beat

export type AnyRules =
  | Rules
  | DrawRules
  | ShortdeckRules
  | PalaceRules

/** Name the trump, bid or play, bet or exchange: a text of `choices`, or one that `amounts` or `picks` allow. */
export interface Act {
  type: 'act'
  action: string
  nonce: string
  seen: number
}

/** The deal's result is read; let the next deal come. */
export interface Next {
  type: 'next'
  nonce: string
  seen: number
}

/** Take an empty chair, or move to it, before the match starts; at an evening take one at any time, for the next hand, with `buy` chips (0: to be bought later). */
export interface Sit {
  type: 'sit'
  seat: number
  name: string
  buy?: number
  nonce: string
  seen: number
}

/** Get up. Once a match has started the chair stays, and a bot plays for it; at an evening one folds at one's next decision, and the chair is free after the hand (HX-A8). */
export interface Leave {
  type: 'leave'
  nonce: string
  seen: number
}

/** Take one's cards back from the bot; at an evening be dealt in again, and stay. */
export interface Return {
  type: 'return'
  nonce: string
  seen: number
}

/** At an evening: sit out from the next hand on, until `return`. */
export interface Rest {
  type: 'rest'
  nonce: string
  seen: number
}

/** At an evening: so many chips from the balance to the stack, before the next hand (FD-15); 0 takes it back. */
export interface Buy {
  type: 'buy'
  amount: number
  nonce: string
  seen: number
}

/** At an evening: before every hand fill the stack up to the most, within the balance, or no longer (HX-7). */
export interface AutoRebuy {
  type: 'auto_rebuy'
  on: boolean
  nonce: string
  seen: number
}

/** At an evening: choose in advance, one of `boxes`, or take it back. */
export interface TickBox {
  type: 'box'
  box: '' | 'check_fold' | 'fold' | 'raise_any'
  nonce: string
  seen: number
}

/** Be called otherwise. */
export interface Rename {
  type: 'rename'
  name: string
  nonce: string
  seen: number
}

/** Take the chair that a one-time link frees; the `key` is the link's. */
export interface Claim {
  type: 'claim'
  key: string
  name: string
  nonce: string
  seen: number
}

/** The host: begin the match, when every chair is taken; an evening at any time. */
export interface Start {
  type: 'start'
  nonce: string
  seen: number
}

/** The host: who deals first, where the rules leave it to him (FD-8). */
export interface NameDealer {
  type: 'dealer'
  seat: number
  nonce: string
  seen: number
}

/** The host: set a bot on an empty chair before the match starts, at an evening at any time. */
export interface AddBot {
  type: 'add_bot'
  seat: number
  bot: string
  nonce: string
  seen: number
}

/** The host: empty a chair before the match starts; at an evening at any time, as if who sits there left. */
export interface Clear {
  type: 'clear'
  seat: number
  nonce: string
  seen: number
}

/** The host: let a bot play for somebody absent until he returns. */
export interface Replace {
  type: 'replace'
  seat: number
  bot: string
  nonce: string
  seen: number
}

/** The host for any chair, anybody for his own: ask for a one-time link to it; a `link` letter brings it. */
export interface Free {
  type: 'free'
  seat: number
  nonce: string
  seen: number
}

/** The host: stop the table. */
export interface Pause {
  type: 'pause'
  nonce: string
  seen: number
}

/** The host: go on. */
export interface Resume {
  type: 'resume'
  nonce: string
  seen: number
}

/** The host: end the match where it stands; an evening after the hand in progress. */
export interface End {
  type: 'end'
  nonce: string
  seen: number
}

/** The host, when the match is over: play another one, the same people and bots by the same rules. */
export interface Again {
  type: 'again'
  nonce: string
  seen: number
}

/** POST /api/tables. The rules are those of the `code`, or where it is empty those of the `preset` (where that is empty too, of the game's default), with `changes` as tokens; `bots` names the bot of each seat, empty for none; `seat` is the chair that the host takes as `name`, None to watch; `clock` the seconds for a move, 0 for none, None for what is usual in the game; `hall` is for an evening only. */
export interface NewTable {
  game?: string
  preset?: string
  code?: string
  changes?: Record<string, string>
  name?: string
  seat?: number | null
  bots?: string[]
  clock?: number | null
  hall?: HallWish | null
  start?: boolean
}

/** How an evening is to be: with how many chips each person comes (`balance`, 0 for ten of the greatest buy-ins), how many the host buys in for, whether boxes may be ticked, and whether all may take its record home afterwards, which shows every hand. */
export interface HallWish {
  balance?: number
  buy?: number
  boxes?: boolean
  record?: boolean
}

/** POST /api/rules. The rules are those of the `code`, or where it is empty those of the `preset` (where that is empty too, of the game's default), with `changes` as tokens. With a code, the preset is what they are told from. */
export interface RulesWish {
  game?: string
  preset?: string
  code?: string
  changes?: Record<string, string>
}

/** Everything, for a browser that comes new: `sheet` has the finished deals with the reasons of their points, or the hands with what was won; `hand` what the reader has heard of the hand in progress at an evening. */
export interface Snapshot {
  type: 'snapshot'
  length: number
  table: TableInfo
  you: You
  position: Position
  sheet: (DealScored | HandEnded)[]
  hand: (Drew | DealerChosen | DealBegun | TrumpShown | TrumpNamed | CardsShown | HandsSeen | BidMade | CardPlayed | TrickTaken | DealScored | MatchEnded | ChairChanged | DrewForDeal | HandBegun | HandEnded | EveningEnded | FirstActor | Turned | CardsDealt | Exchanged | StubRenewed | Received | Redealt | LowNow | Posted | Acted | RoundBegun | Returned | Shown | Mucked | PotWon | HolesDealt | BoardDealt | BannerDealt | PackRanOut | PalacesDealt | Bought | PileRenewed | Recruited | Kept | Discarded | Stayed | Folded | Attacked | Answered | Fought | Captured | Closed)[]
}

/** The table as all see it; `schedule` has the deals of the match in order, `rules_code` is the code of its rules, and `differs` the fields in which they are not as in the preset. `hall` is None but at an evening. `began` is when the match started, in seconds of Unix time, 0 before. `host` is the host's seat, None when he has none. `paused` says who stopped it: the host, or the disk, which took no more moves. `clock` is how many seconds a person has for a move, 0 for no limit. `next` is the code of the table where they play on; empty for none. */
export interface TableInfo {
  code: string
  game: string
  preset: string
  rules: AnyRules
  rules_code: string
  differs: string[]
  schedule: Slot[]
  began: number
  chairs: Chair[]
  host: number | null
  phase: 'between' | 'over' | 'paused' | 'playing' | 'waiting'
  paused: '' | 'disk' | 'host'
  clock: number
  watchers: number
  next: string
  hall: HallInfo | null
}

/** A place in the schedule: what kind of deal, and how many cards each; `closes_set` where a premium is due. */
export interface Slot {
  kind: 'blind' | 'forehead' | 'golden' | 'misere' | 'no_trump' | 'plain'
  cards: number
  closes_set: boolean
}

/** A seat as all see it. `bot` is the name of the bot that sits there or plays for the person, empty when the person plays himself; `present` tells whether a browser of the person is connected; `ready` whether he waits for the next deal; `freed` whether a one-time link to the chair is out. */
export interface Chair {
  kind: 'bot' | 'empty' | 'person'
  name: string
  bot: string
  present: boolean
  ready: boolean
  freed: boolean
}

/** What an evening adds to a table: its stakes, whether boxes may be ticked, whether its record may be taken home afterwards (with every hand), and whether it ends with this hand. */
export interface HallInfo {
  stakes: Stakes
  boxes: boolean
  record: boolean
  closing: boolean
}

/** What a stack is after buying, from `least` to `most` chips (FD-15), and with how many a person comes (HX-8). */
export interface Stakes {
  least: number
  most: number
  balance: number
}

/** Who the reader is: his seat, or WATCHER (-4), and whether he may do what the host does. */
export interface You {
  seat: number
  host: boolean
  name: string
}

/** The game as the reader may know it: his view, the actions he may take now as texts (`choices`), as `amounts` and as `picks` of cards, and what is barred. `next_trump` is None where the trump does not go round, and in the last trick of the match. `mine` is None for a watcher, and but at an evening. `seconds` is how long until the table goes on by itself: the next deal, or the move of HX-A9 for a person whose clock runs out; None when it waits. */
export interface Position {
  view: View | DrawView | ShortdeckView | PalaceView
  choices: string[]
  amounts: AmountChoice[]
  picks: CardsChoice[]
  barred: Barred[]
  next_trump: NextTrump | null
  mine: Mine | null
  seconds: number | null
}

/** A seat's knowledge of the match. `seat` is WATCHER for one without a hand, `deals` the length of the schedule; `deal` is None before the first dealer is known and after the end, when `result` says who has won. */
export interface View {
  game: 'raspisnoy'
  rules: Rules
  seat: number
  turn: number
  deals: number
  totals: number[]
  deal: DealView | null
  result: MatchEnded | null
}

/** What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong. `jokers` and `specials_without_trump` are sets: they are kept in one order, so that equal agreements are equal. */
export interface Rules {
  seats: number
  deck: 36 | 52 | 53 | 54
  jokers: Card[]
  first_dealer: 'first_ace' | 'high_card' | 'lot'
  schedule: 'ladder' | 'nines' | 'sets'
  ladder: 'full' | 'max' | 'none' | 'up' | number[]
  ladder_top: 'deck' | 'seats' | number
  specials: ('blind' | 'forehead' | 'golden' | 'misere' | 'no_trump')[]
  specials_position: 'after' | 'before_descent'
  specials_without_trump: ('blind' | 'forehead' | 'golden' | 'misere')[]
  trump: 'circular_deal' | 'circular_trick' | 'none' | 'turned'
  trump_full_deal: 'drawn' | 'last_card' | 'named' | 'none'
  circular_order: ('-' | 'c' | 'd' | 'h' | 's')[]
  hook: boolean
  hook_in_blind: boolean
  three_passes: boolean
  blind_bids: 'before_deal' | 'unseen'
  must_trump: boolean
  must_overtrump: boolean
  must_head: boolean
  joker_follows: 'any_time' | 'void_only'
  joker_demands: 'any_lead' | 'first_trick' | 'off'
  joker_lowest_trump: boolean
  low_lead_forces_lowest: boolean
  demand_beaten_by_trump: boolean
  joker_as_card: boolean
  two_jokers: 'first' | 'later'
  forehead_mode: 'all_cards' | 'one_card'
  forehead_hand: '1' | 'max' | null
  scoring: 'georgian' | 'oh_hell' | 'oh_hell_penalty' | 'raspisnoy'
  golden_per_trick: number
  misere_per_trick: number
  misere_clean: number
  special_multiplier: number
  multiplier_scope: 'everything' | 'units'
  special_pass: number | null
  special_over: number | null
  all_tricks: 'both' | 'off' | 'reward'
  all_tricks_in_specials: boolean
  all_tricks_from: number
  khishti: 0 | 200 | 300 | 500 | 1000
  premium: 'double' | 'double_and_strike' | 'off' | 'strike'
  premium_excludes_last: boolean
  pairs: boolean
  review: 'all' | 'last' | 'none' | 'own'
  price: number
  settlement: 'pairwise' | 'winner'
}

/** A card: `rank` 0..12 (deuce to ace; 13 and 14 for the jokers), `suit` (None for a joker) and `bit`, its mask. */
export type Card =
  | '2c'
  | '2d'
  | '2h'
  | '2s'
  | '3c'
  | '3d'
  | '3h'
  | '3s'
  | '4c'
  | '4d'
  | '4h'
  | '4s'
  | '5c'
  | '5d'
  | '5h'
  | '5s'
  | '6c'
  | '6d'
  | '6h'
  | '6s'
  | '7c'
  | '7d'
  | '7h'
  | '7s'
  | '8c'
  | '8d'
  | '8h'
  | '8s'
  | '9c'
  | '9d'
  | '9h'
  | '9s'
  | 'Ac'
  | 'Ad'
  | 'Ah'
  | 'As'
  | 'Jc'
  | 'Jd'
  | 'Jh'
  | 'Js'
  | 'Kc'
  | 'Kd'
  | 'Kh'
  | 'Ks'
  | 'Qc'
  | 'Qd'
  | 'Qh'
  | 'Qs'
  | 'Tc'
  | 'Td'
  | 'Th'
  | 'Ts'
  | 'X1'
  | 'X2'

/** The deal in progress as a seat sees it. `hand` is None where the seat has none or may not look at it yet (blind, forehead); `shown` are the cards of the others that it saw in a forehead deal, None for its own; `hand_sizes` counts the cards still held; `trick` lies on the table; `review` holds the finished tricks that the table lets this seat look through. */
export interface DealView {
  number: number
  kind: 'blind' | 'forehead' | 'golden' | 'misere' | 'no_trump' | 'plain'
  cards: number
  dealer: number
  trump: Suit | null
  trump_card: Card | null
  hand: Card[] | null
  shown: (Card[] | null)[]
  hand_sizes: number[]
  bids: (number | null)[]
  taken: number[]
  leader: number
  trick: Played[]
  review: Trick[]
}

/** A suit in the order of the numbering (`place` 0..3): spades, clubs, diamonds, hearts; `bits` is all its cards. */
export type Suit =
  | 'c'
  | 'd'
  | 'h'
  | 's'

/** A card on the table, its player, and the joker's declaration. */
export interface Played {
  seat: number
  card: Card
  says: Say | null
}

/** A declaration: `level` is high, low, highest, lowest or as; `suit` the suit named, None for trumps or nothing. Followers say high or low. A leader names a suit with highest (a demand), high (no demand) or lowest; the trump suit is only ever called trumps. `as Kh` plays the joker as the king of hearts, its `card`. */
export type Say =
  | 'as 2c'
  | 'as 2d'
  | 'as 2h'
  | 'as 2s'
  | 'as 3c'
  | 'as 3d'
  | 'as 3h'
  | 'as 3s'
  | 'as 4c'
  | 'as 4d'
  | 'as 4h'
  | 'as 4s'
  | 'as 5c'
  | 'as 5d'
  | 'as 5h'
  | 'as 5s'
  | 'as 6c'
  | 'as 6d'
  | 'as 6h'
  | 'as 6s'
  | 'as 7c'
  | 'as 7d'
  | 'as 7h'
  | 'as 7s'
  | 'as 8c'
  | 'as 8d'
  | 'as 8h'
  | 'as 8s'
  | 'as 9c'
  | 'as 9d'
  | 'as 9h'
  | 'as 9s'
  | 'as Ac'
  | 'as Ad'
  | 'as Ah'
  | 'as As'
  | 'as Jc'
  | 'as Jd'
  | 'as Jh'
  | 'as Js'
  | 'as Kc'
  | 'as Kd'
  | 'as Kh'
  | 'as Ks'
  | 'as Qc'
  | 'as Qd'
  | 'as Qh'
  | 'as Qs'
  | 'as Tc'
  | 'as Td'
  | 'as Th'
  | 'as Ts'
  | 'high'
  | 'high clubs'
  | 'high diamonds'
  | 'high hearts'
  | 'high spades'
  | 'high trumps'
  | 'highest clubs'
  | 'highest diamonds'
  | 'highest hearts'
  | 'highest spades'
  | 'highest trumps'
  | 'low'
  | 'lowest clubs'
  | 'lowest diamonds'
  | 'lowest hearts'
  | 'lowest spades'
  | 'lowest trumps'

/** A finished trick, plays in order, and the trump it was played under. */
export interface Trick {
  leader: number
  winner: number
  plays: Played[]
  trump: Suit | null
}

/** Final totals, the winners (joint ones in a tie, RP-A25) and what each seat receives in money. */
export interface MatchEnded {
  type: 'match_ended'
  totals: number[]
  winners: number[]
  money: number[]
}

/** A seat's knowledge of the evening; `hand` is None before the first one. */
export interface DrawView {
  game: 'draw'
  rules: DrawRules
  seat: number
  turn: number
  table: TableView
  hand: DrawHandView | null
}

/** What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong. */
export interface DrawRules {
  seats: number
  limit: 'limit' | 'no_limit' | 'pot' | 'spread'
  spread: [[number, number], [number, number]]
  pot_rule: 'after_call' | 'current_pot'
  raise_cap: '3' | 'none'
  forced: 'ante' | 'blinds' | 'both'
  ante: number
  small_blind: number
  first_dealer: 'high_card' | 'host' | 'lot'
  first_actor: 'left' | 'random'
  draw_order: 'after_last_actor' | 'left'
  second_round: 'first_drawer' | 'left' | 'same'
  max_draw: '0' | '3' | '3_or_4_with_ace' | '4' | '5'
  limit_draw_by_stub: boolean
  draw_before_betting: boolean
  all_check: 'continue' | 'lowball' | 'redeal'
  max_redeals: number
  openers: 'better_than_jacks' | 'jacks' | 'none'
  order: 'ace_five' | 'deuce_seven' | 'high'
  lowball_order: 'ace_five' | 'deuce_seven'
  wild: 'bug' | 'deuces' | 'joker' | 'none' | 'turned_rank'
  natural_beats_wild: boolean
  deck: 20 | 52
  buyin_min: number
  buyin_max: number
  show: 'aggressor_first' | 'all'
}

/** What a seat may know of the evening around the hand; `balance` is its own, None for a watcher. */
export interface TableView {
  chairs: ChairView[]
  button: number
  number: number
  drawing: number[]
  balance: number | null
}

/** A chair as all see it: who is away outside the table with how much is nobody's business. */
export interface ChairView {
  taken: boolean
  out: boolean
  stack: number
  won: number
}

/** The hand in progress, or the one that was paid last, as a seat sees it. `hand` is its own, None where it has none; `away` is what it has put away, `made` what its hand is called. `bets` lie before the seats in this round, `pots` in the middle; `price` is what it takes to stay in, `owed` what a call costs each seat that is in. `drew` counts the cards that each exchanged, `stub` those left. `shown` are hands laid open, `won` the pots paid. */
export interface DrawHandView {
  number: number
  button: number
  seats: number[]
  stage: 'bet' | 'deal' | 'draw' | 'lot' | 'over' | 'stub'
  live: boolean[]
  stacks: number[]
  bets: number[]
  pots: Pot[]
  price: number
  owed: number[]
  aggressor: number
  rounds: number
  order: 'ace_five' | 'deuce_seven' | 'high'
  turned: Card | null
  first: number
  drawing: number[]
  drew: (number | null)[]
  stub: number
  redeals: number
  again: boolean
  hand: Card[] | null
  away: Card[]
  made: Why | null
  shown: (Card[] | null)[]
  won: PotWon[]
}

/** Chips, and the seats that may win them. */
export interface Pot {
  amount: number
  seats: number[]
}

/** Why something is not allowed: the id of a message and what stands in it, for people to read in their language. */
export interface Why {
  id: string
  args: Record<string, string | number>
}

/** A pot goes to its winners: number 0 is the main pot, the side pots follow. */
export interface PotWon {
  type: 'pot_won'
  number: number
  amount: number
  winners: number[]
  shares: number[]
}

/** A seat's knowledge of the evening; `hand` is None before the first one, `seat` WATCHER for one without a hand. */
export interface ShortdeckView {
  game: 'shortdeck'
  rules: ShortdeckRules
  seat: number
  turn: number
  table: TableView
  hand: ShortdeckHandView | null
}

/** What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong. */
export interface ShortdeckRules {
  seats: number
  deck: 36 | 52
  ranking: 'standard' | 'straight_over_trips' | 'trips_over_straight'
  ace_low_straight: boolean
  limit: 'limit' | 'no_limit' | 'pot'
  forced: 'antes' | 'blinds'
  small_blind: number
  ante: number
  raise_cap: '3' | 'none'
  buyin_min: number
  buyin_max: number
  show: 'aggressor_first' | 'all'
}

/** The hand in progress, or the one that was paid last, as a seat sees it. `hand` is its own two cards, None where it has none, `made` what they and the board are called. `bets` lie before the seats in this round, `pots` in the middle, the main pot first; `price` is what it takes to stay in, `owed` what a call costs each seat that is in. `shown` are hands laid open, `won` the pots paid. */
export interface ShortdeckHandView {
  number: number
  button: number
  seats: number[]
  live: boolean[]
  stacks: number[]
  bets: number[]
  pots: Pot[]
  price: number
  owed: number[]
  aggressor: number
  street: number
  board: Card[]
  hand: Card[] | null
  made: Why | null
  shown: (Card[] | null)[]
  won: PotWon[]
}

/** A seat's knowledge of the evening; `hand` is None before the first one, `seat` WATCHER for one without a hand. */
export interface PalaceView {
  game: 'palace'
  rules: PalaceRules
  seat: number
  turn: number
  table: TableView
  hand: PalaceHandView | null
}

/** What a table agreed; RulesError lists all that is wrong. Bets and the ante are in chips, buy-ins in small bets; `raise_cap` is for one battle (PP-A22). */
export interface PalaceRules {
  seats: number
  structure: 'limit' | 'no_limit'
  small_bet: number
  big_bet: number
  ante: 'half' | number
  max_soldiers: number
  raise_cap: '3' | 'none'
  discard_cost: 'free' | 'small_bet'
  reveal_battle: 'fighters' | 'table'
  buyin_min: number
  buyin_max: number
}

/** The hand in progress, or the one that was paid last, as a seat sees it. `hand` are its own palace cards, None where it has none, `made` what they are called with banner and soldiers; `against` how they stand against each opponent. `prices` is what an attack costs each seat at least, 0 for who is not in; `pile` and `discards` are numbers of cards. `fought` is the last battle with what this seat has seen of it. `shown` are hands laid open, `won` the layers paid, `how` says why the hand ended. */
export interface PalaceHandView {
  number: number
  button: number
  seats: number[]
  stage: 'banners' | 'battle' | 'keep' | 'over' | 'palaces' | 'renewal' | 'turn'
  live: boolean[]
  stacks: number[]
  pots: Pot[]
  banners: (Card | null)[]
  soldiers: Card[][]
  prices: number[]
  aside: Card[]
  pile: number
  discards: number
  mover: number
  battle: Battle | null
  calm: boolean[]
  hand: Card[] | null
  made: Why | null
  against: Against[]
  fought: Fought | null
  how: 'last' | 'same_suit' | 'showdown' | 'tie' | null
  shown: (Card[] | null)[]
  won: PotWon[]
}

/** A battle until one folds or calls. `answers` is the side, 0 for the attacker and 1 for the defender, that must answer: a call costs it `owed`, of which `beyond` matches what the other side put in last (extra, raise or re-raise), and the rest is its own formula. `paid` is by side; `raised` is the last raise, `raises` their number. */
export interface Battle {
  sides: [number, number]
  answers: 0 | 1
  paid: [number, number]
  owed: number
  beyond: number
  raised: number
  raises: number
}

/** How a seat's own hand stands against an opponent: the cards that count, and what they are called (PP-32). */
export interface Against {
  seat: number
  counted: Card[]
  made: Why | null
}

/** How a battle ended: `caller` judged it, or -1 after a fold; `winner` is -1 when both are out. It was won `by` the better hand or by more cards of the own banner's suit; `call` says that one of the two and not which to those who have not seen both hands. `revealed`: this table sees all hands that are compared. */
export interface Fought {
  type: 'fought'
  attacker: Fighter
  defender: Fighter
  caller: number
  winner: number
  by: 'call' | 'fold' | 'hand' | 'suit' | 'tie'
  revealed: boolean
}

/** One side of a battle as it stood: what all saw, and what was judged; None where it was not or may not be seen. `counted` are the cards that count against this opponent, `made` what they are called, `best` those that make it. */
export interface Fighter {
  seat: number
  banner: Card
  soldiers: Card[]
  palace: Card[] | null
  counted: Card[] | null
  made: Why | null
  best: Card[] | null
}

/** A whole number of chips from `lo` to `hi` in steps of `step`: the action is `verb` and the number, `raise 40`, `attack 3 15`. */
export interface AmountChoice {
  verb: string
  lo: number
  hi: number
  step: number
}

/** From `least` to `most` of the cards `of`: the action is `verb` and the cards, `draw 7h 2c`. Without any cards it is the text `bare`, which is empty where some must be named. */
export interface CardsChoice {
  verb: string
  of: Card[]
  least: number
  most: number
  bare: string
}

/** Something that a seat might wish to do and may not now, and why: `what` is a held card or an action's text. */
export interface Barred {
  what: string
  why: Why
}

/** The trump that the next trick or the next deal has where it goes round (OV-13); no suit for none. */
export interface NextTrump {
  when: 'deal' | 'trick'
  suit: Suit | null
}

/** What the reader alone knows about his evening. `balance` is what he has outside the table. `buy` is the least and the greatest amount that he may add to his stack, None for nothing; `buying` is what he adds before the next hand. `rests` and `leaves` tell that he sits out, or goes, after this hand. `box` is what he has ticked, `boxes` what he may tick now. */
export interface Mine {
  balance: number
  buy: [number, number] | null
  buying: number
  auto_rebuy: boolean
  rests: boolean
  leaves: boolean
  box: '' | 'check_fold' | 'fold' | 'raise_any'
  boxes: ('' | 'check_fold' | 'fold' | 'raise_any')[]
}

/** A row of the sheet, and for each seat how its points came about. */
export interface DealScored {
  type: 'deal_scored'
  row: Row
  because: Why[]
}

/** A finished deal as it stands on the sheet (RP-11, RP-76). `totals` count the premiums, `points` do not. */
export interface Row {
  number: number
  kind: 'blind' | 'forehead' | 'golden' | 'misere' | 'no_trump' | 'plain'
  cards: number
  dealer: number
  trump: Suit | null
  trump_card: Card | null
  bids: (number | null)[]
  taken: number[]
  points: number[]
  totals: number[]
  premiums: Premium[]
}

/** A deal doubled (points above 0) or struck out (below 0) for a seat at the end of a set (GJ-11). */
export interface Premium {
  seat: number
  number: number
  points: number
}

/** A hand has been paid: what each seat won, less what it lost, and its stack. */
export interface HandEnded {
  type: 'hand_ended'
  number: number
  won: number[]
  stacks: number[]
}

/** A seat drew a card for the first deal; all see it. */
export interface Drew {
  type: 'drew'
  seat: number
  card: Card
}

/** Who deals first. */
export interface DealerChosen {
  type: 'dealer_chosen'
  seat: number
}

/** A deal was dealt: its place, kind, cards each and dealer. */
export interface DealBegun {
  type: 'deal_begun'
  number: number
  kind: 'blind' | 'forehead' | 'golden' | 'misere' | 'no_trump' | 'plain'
  cards: number
  dealer: number
}

/** The trump: by a card turned, drawn or exposed, no suit when it is the joker (RP-26..RP-28); without a card where it goes round the suits (OV-13). */
export interface TrumpShown {
  type: 'trump_shown'
  suit: Suit | null
  card: Card | null
}

/** The trump that the player at the dealer's left has chosen; None for no trump (GJ-14). */
export interface TrumpNamed {
  type: 'trump_named'
  seat: number
  suit: Suit | null
}

/** In a forehead deal each seat shows cards to the others; who hears it does not learn his own (RP-69). */
export interface CardsShown {
  type: 'cards_shown'
  cards: (Card[] | null)[]
}

/** Each seat takes up its cards; who hears it knows only his own and None for the rest. */
export interface HandsSeen {
  type: 'hands_seen'
  hands: (Card[] | null)[]
}

/** A bid, put on the sheet at once (RP-35). */
export interface BidMade {
  type: 'bid_made'
  seat: number
  tricks: number
}

/** A card came to the table. */
export interface CardPlayed {
  type: 'card_played'
  seat: number
  card: Card
  says: Say | null
}

/** A seat took the trick that lies on the table. */
export interface TrickTaken {
  type: 'trick_taken'
  seat: number
}

/** A person sat down, bought in, went out, came back or left; `what` is the action's word, `amount` of a buy-in. */
export interface ChairChanged {
  type: 'chair_changed'
  seat: number
  what: string
  stack: number
  amount: number
}

/** A seat drew a card for the first deal; all see it. */
export interface DrewForDeal {
  type: 'drew_for_deal'
  seat: number
  card: Card
}

/** A hand begins: its number, the button, and the stacks of those who are dealt in (0 for others). */
export interface HandBegun {
  type: 'hand_begun'
  number: number
  button: number
  stacks: number[]
}

/** What each seat won in the whole evening, less what it lost. */
export interface EveningEnded {
  type: 'evening_ended'
  won: number[]
}

/** The lot fell on the seat that acts first (FD-17). */
export interface FirstActor {
  type: 'first_actor'
  seat: number
}

/** The first card of the pack is out of play, and the other three of its rank are wild (FD-54, FD-A12). */
export interface Turned {
  type: 'turned'
  card: Card
}

/** Each seat gets its cards; who hears it learns only his own, and None for the rest. */
export interface CardsDealt {
  type: 'cards_dealt'
  hands: (Card[] | null)[]
}

/** A seat put cards away and got others; only their number is known to all (FD-21). */
export interface Exchanged {
  type: 'exchanged'
  seat: number
  count: number
  away: Card[] | null
  got: Card[] | null
}

/** The stub ran out, and so many cards put away by others were shuffled into a new one (FD-A3). */
export interface StubRenewed {
  type: 'stub_renewed'
  count: number
}

/** The rest of an exchange, from the new stub. */
export interface Received {
  type: 'received'
  seat: number
  count: number
  got: Card[] | null
}

/** Nobody opened: the same dealer deals anew, for the so-manieth time (FD-A18). */
export interface Redealt {
  type: 'redealt'
  number: number
}

/** Nobody opened: the first round is held once more, and the hand is played for low (FD-A21). */
export interface LowNow {
  type: 'low_now'
  order: 'ace_five' | 'deuce_seven' | 'high'
}

/** A forced bet: `what` is ante, small_blind, big_blind or button_blind; short where a stack is smaller. */
export interface Posted {
  type: 'posted'
  seat: number
  what: string
  amount: number
}

/** A seat folded, checked, called, bet or raised: what it put in now, and what it has left. */
export interface Acted {
  type: 'acted'
  seat: number
  action: Fold | Check | Call | Bet | Raise
  paid: number
  left: number
}

/** Gives up the hand (FD-29). */
export interface Fold {
  type: 'fold'
}

/** Stays in without a bet. */
export interface Check {
  type: 'check'
}

/** Puts in what is owed, or all he has (FD-37). */
export interface Call {
  type: 'call'
}

/** The first bet of a round. */
export interface Bet {
  type: 'bet'
  amount: number
}

/** A call and more: `amount` is what then lies before the player (FD-X17). */
export interface Raise {
  type: 'raise'
  amount: number
}

/** A betting round begins, counted from 1; the pot so far. */
export interface RoundBegun {
  type: 'round_begun'
  number: number
  pot: number
}

/** What nobody called goes back (FD-T5). */
export interface Returned {
  type: 'returned'
  seat: number
  amount: number
}

/** A hand laid open, what it is called, and the five cards that make it. */
export interface Shown {
  type: 'shown'
  seat: number
  cards: Card[]
  made: Why
  best: Card[]
}

/** A beaten hand put away unseen (FD-53). */
export interface Mucked {
  type: 'mucked'
  seat: number
}

/** Two cards each, face down (SD-5); who hears it knows only his own and None for the rest. */
export interface HolesDealt {
  type: 'holes_dealt'
  cards: (Card[] | null)[]
}

/** Community cards: three, one and one (SD-6). */
export interface BoardDealt {
  type: 'board_dealt'
  cards: Card[]
}

/** A banner, and the cards of a wrong suit that were turned and put aside before it (PP-9). */
export interface BannerDealt {
  type: 'banner_dealt'
  seat: number
  card: Card
  aside: Card[]
}

/** No card of a fitting suit was left for a seat's banner: what was put aside is shuffled (PP-11). */
export interface PackRanOut {
  type: 'pack_ran_out'
  seat: number
  aside: Card[]
}

/** Three cards each, face down; None for those that somebody else may not see (PP-13). */
export interface PalacesDealt {
  type: 'palaces_dealt'
  palaces: (Card[] | null)[]
}

/** A seat pays for a card. */
export interface Bought {
  type: 'bought'
  seat: number
  paid: number
  left: number
}

/** The discards, so many cards, become the draw pile (PP-21). */
export interface PileRenewed {
  type: 'pile_renewed'
  cards: number
}

/** The card that was bought; it lies face up (PP-A20). */
export interface Recruited {
  type: 'recruited'
  seat: number
  card: Card
}

/** The soldiers that a seat has now, and those that it put off. */
export interface Kept {
  type: 'kept'
  seat: number
  soldiers: Card[]
  discarded: Card[]
}

/** Soldiers put off without buying, and what that cost. */
export interface Discarded {
  type: 'discarded'
  seat: number
  cards: Card[]
  paid: number
  left: number
}

/** A seat let its turn pass. */
export interface Stayed {
  type: 'stayed'
  seat: number
}

/** A seat gave up the hand on its own turn; all its cards are discarded (PP-A15). */
export interface Folded {
  type: 'folded'
  seat: number
}

/** A battle begins; `extra` is what the attacker put in above his minimum (PP-A2). */
export interface Attacked {
  type: 'attacked'
  seat: number
  target: number
  paid: number
  extra: number
  left: number
}

/** A side of the battle folded, called or raised: what it put in now, and what it has left. */
export interface Answered {
  type: 'answered'
  seat: number
  action: Fold | Call | PalaceRaise
  paid: number
  left: number
}

/** The call, and `amount` more (PP-35). */
export interface PalaceRaise {
  type: 'raise'
  amount: number
}

/** The winner of a battle receives the loser's soldiers and banner (PP-33). */
export interface Captured {
  type: 'captured'
  seat: number
  loser: number
  cards: Card[]
}

/** The hand ends, and why; who is in then. */
export interface Closed {
  type: 'closed'
  how: 'last' | 'same_suit' | 'showdown' | 'tie'
  seats: number[]
}

/** What the reader heard since his last letter, and where the game stands now. */
export interface News {
  type: 'news'
  length: number
  events: (Drew | DealerChosen | DealBegun | TrumpShown | TrumpNamed | CardsShown | HandsSeen | BidMade | CardPlayed | TrickTaken | DealScored | MatchEnded | ChairChanged | DrewForDeal | HandBegun | HandEnded | EveningEnded | FirstActor | Turned | CardsDealt | Exchanged | StubRenewed | Received | Redealt | LowNow | Posted | Acted | RoundBegun | Returned | Shown | Mucked | PotWon | HolesDealt | BoardDealt | BannerDealt | PackRanOut | PalacesDealt | Bought | PileRenewed | Recruited | Kept | Discarded | Stayed | Folded | Attacked | Answered | Fought | Captured | Closed)[]
  position: Position
}

/** Chairs, phase or rights have changed, and with them perhaps what the reader may see and do. */
export interface TableNews {
  type: 'table'
  length: number
  table: TableInfo
  you: You
  position: Position
}

/** The order is on disk; said again when it is sent again. */
export interface Done {
  type: 'done'
  nonce: string
}

/** The order changed nothing, and why; `nonce` is empty when the message was no order. */
export interface Refused {
  type: 'refused'
  nonce: string
  why: Why
}

/** The one-time link to a chair: open `path` in the browser that is to sit there. */
export interface Link {
  type: 'link'
  nonce: string
  seat: number
  path: string
}

/** Nothing new; the line is alive. Comes every 20 seconds of silence. */
export interface Beat {
  type: 'beat'
  length: number
}

/** The answer: the table's code; its page is /t/CODE. */
export interface Created {
  code: string
}

/** Why the room did not do it: each fault in a host's words. */
export interface Problems {
  problems: string[]
}

/** GET /api/tables lists the reader's tables: who sits there, how far it is, and whether it is his turn; `deals` is 0 for an evening, whose hands nobody counts beforehand. */
export interface Running {
  code: string
  game: string
  preset: string
  phase: 'between' | 'over' | 'paused' | 'playing' | 'waiting'
  names: string[]
  seat: number
  deal: number
  deals: number
  totals: number[]
  your_turn: boolean
}

/** GET /api/room: what can be played here, against which bots, and the room's address in the local network. */
export interface Offer {
  games: GameOnOffer[]
  bots: string[]
  address: string | null
}

/** A game, the rules of its presets by name, and the preset that is played unless told otherwise. `hands` tells for each preset the numbers of seats that it can be played with, and the most cards each then; `stakes` what is usual at an evening of it, and is empty for a match. */
export interface GameOnOffer {
  name: string
  presets: Record<string, AnyRules>
  hands: Record<string, Record<string, number>>
  stakes: Record<string, Stakes>
  default: string
}

/** GET /api/tables/CODE/rules: the rules in words, and for each refusal the id of the sentence that it rests on. */
export interface TableRules {
  document: Section[]
  links: Record<string, string>
}

/** A title's message id and the sentences under it; never without any. */
export interface Section {
  id: string
  sentences: Sentence[]
}

/** A message and what stands in it. A `detail` belongs under the sentence before it: an example, a row of a list. */
export interface Sentence {
  id: string
  args?: Record<string, string | number>
  detail?: boolean
}

/** The answer: rules that can be played, by their `code`, as tokens, and as people read them. `preset` is the one asked for; for a code without one it is the nearest. `differs` are the fields that are not as in it, `idle` those that decide nothing as long as the others are as they are. `cards` are those of the pack. `links` has for each refusal the sentence of the `document` behind it. */
export interface Agreed {
  game: string
  preset: string
  code: string
  rules: AnyRules
  tokens: Record<string, string | null>
  differs: string[]
  idle: string[]
  cards: Card[]
  document: Section[]
  schedule: Slot[]
  links: Record<string, string>
}

/** Why rules cannot be played: every fault. */
export interface RulesFaults {
  problems: RulesFault[]
}

/** One thing that is wrong with rules: the `fields` that it concerns, in words that name fields and tokens (`text`), as a message for the page (`why`, None for what no form would ask), and the tokens that mend it, where some do. */
export interface RulesFault {
  fields: string[]
  text: string
  why: Why | null
  remedy: Record<string, string>
}

/** GET /api/rules/form: every question about a game's rules, in the order in which players think of them, and what the presets answer. `default` is the preset to begin with. */
export interface RulesForm {
  game: string
  default: string
  presets: Record<string, Record<string, string | null>>
  sections: FormSection[]
}

/** Questions that belong together. */
export interface FormSection {
  id: string
  fields: FormField[]
}

/** A question of the form. `tokens` are what may be chosen; numbers go from `lo` to `hi`; lists (an order, a set, cards, numbers, ranges) have `least` to `most` items. `unset` tells whether it may stay without an answer. */
export interface FormField {
  name: string
  kind: 'cards' | 'choice' | 'choice_or_number' | 'choice_or_numbers' | 'flag' | 'number' | 'order' | 'ranges' | 'set'
  tokens: string[]
  lo: number | null
  hi: number | null
  least: number
  most: number
  unset: boolean
}

/** GET /api/lessons: the lessons by name, in their order. */
export interface LessonCourse {
  lessons: string[]
}

/** GET /api/lessons/NAME: the table, and the steps from the empty one to the last row of its sheet. */
export interface Lesson {
  name: string
  seat: number
  table: TableInfo
  steps: LessonStep[]
}

/** One moment of a lesson: the position, and what the learner heard on the way to it. `note` is the message to be read here, empty for none. `move` is the action to be found, empty where none is asked of the learner, who has no choices then. `why` is the message for another move or answer, empty where there is none. */
export interface LessonStep {
  position: Position
  events: (Drew | DealerChosen | DealBegun | TrumpShown | TrumpNamed | CardsShown | HandsSeen | BidMade | CardPlayed | TrickTaken | DealScored | MatchEnded)[]
  note: string
  move: string
  why: string
  question: Question | null
}

/** Something to be read off the sheet: the points that `seat` gets for the deal just played, asked before they are written, or the seat that leads. `figures` are the points, or the seats, to choose from; `right` is one of them. */
export interface Question {
  of: 'leader' | 'points'
  seat: number
  figures: number[]
  right: number
}

/** GET /api/paper: a match scored on paper, for each number of players that the rules can be played by; `seats` is how many they were made for. `preset` is what they are told from, one of the `presets` that there are. */
export interface Paper {
  presets: string[]
  preset: string
  seats: number
  tables: Record<string, PaperTable>
}

/** A match on paper for one number of players: its plan, and the rules by their `code` and in words. */
export interface PaperTable {
  code: string
  plan: PaperPlan
  rules: TableRules
}

/** A match on paper. `order` are the seats as they bid, counted from the dealer (RP-30). `lines` are what the deals look up. `passes`: who has passed in that many of his last deals with bids must not pass again, unless the hook leaves nothing else (RP-34, RP-A3, RP-A4); None where he may. `doubles` and `strikes` say what premiums do (GJ-11). `sides` has for each seat the number of its side, the same for partners (GJ-12). `settlement` says who pays whom at the `price` of a point (RP-78, RP-A26, GJ-16). */
export interface PaperPlan {
  seats: number
  order: number[]
  deals: PaperDeal[]
  lines: Score[][]
  passes: number | null
  doubles: boolean
  strikes: boolean
  sides: number[]
  settlement: 'pairs' | 'pairwise' | 'winner'
  price: number
}

/** A deal on paper. `dealer` counts seats from who deals first. `hook` tells whether the dealer's bid is bound (RP-32). `suit` is the trump where it goes round, that of the first trick. `lines` has for each bid the number of its line; where there are no bids, of the only one. `set` is the number of the set. */
export interface PaperDeal {
  kind: 'blind' | 'forehead' | 'golden' | 'misere' | 'no_trump' | 'plain'
  cards: number
  dealer: number
  bidding: 'all_cards' | 'before_deal' | 'none' | 'one_card' | 'seen' | 'unseen'
  hook: boolean
  trump: 'circular_deal' | 'circular_trick' | 'drawn' | 'last_card' | 'named' | 'none' | 'turned'
  suit: Suit | null
  lines: number[]
  set: number | null
  due: Due | null
}

/** The premiums of a set (GJ-11): who met all bids of `deals` is perfect, and each seat's best deal is one of `best_of` (GJ-15). */
export interface Due {
  deals: number[]
  best_of: number[]
}

/** What one seat gets for a deal, and why. */
export interface Score {
  points: number
  because: Why
}
