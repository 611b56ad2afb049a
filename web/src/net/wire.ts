// Written by `python -m kozyr.room.schema --write` from src/kozyr/room/wire.py: change it there.

export type Order =
  | Act
  | Next
  | Sit
  | Leave
  | Return
  | Rename
  | Claim
  | Start
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

/** Name the trump, bid or play: one of the texts in `choices`. */
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

/** Take an empty chair, or move to it, before the match starts. */
export interface Sit {
  type: 'sit'
  seat: number
  name: string
  nonce: string
  seen: number
}

/** Get up. Once the match has started the chair stays, and a bot plays for it (HX-A8). */
export interface Leave {
  type: 'leave'
  nonce: string
  seen: number
}

/** Take one's cards back from the bot. */
export interface Return {
  type: 'return'
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

/** The host: begin the match; every chair is taken. */
export interface Start {
  type: 'start'
  nonce: string
  seen: number
}

/** The host: set a bot on an empty chair before the match starts. */
export interface AddBot {
  type: 'add_bot'
  seat: number
  bot: string
  nonce: string
  seen: number
}

/** The host: empty a chair before the match starts. */
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

/** The host: end the match where it stands. */
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

/** POST /api/tables. The rules are those of the `code`, or where it is empty those of the `preset` (where that is empty too, of the game's default), with `changes` as tokens; `bots` names the bot of each seat, empty for none; `seat` is the chair that the host takes as `name`, None to watch; `clock` the seconds for a move, 0 for none. */
export interface NewTable {
  game?: string
  preset?: string
  code?: string
  changes?: Record<string, string>
  name?: string
  seat?: number | null
  bots?: string[]
  clock?: number
  start?: boolean
}

/** POST /api/rules. The rules are those of the `code`, or where it is empty those of the `preset` (where that is empty too, of the game's default), with `changes` as tokens. With a code, the preset is what they are told from. */
export interface RulesWish {
  game?: string
  preset?: string
  code?: string
  changes?: Record<string, string>
}

/** Everything, for a browser that comes new: `sheet` has the finished deals with the reasons of their points. */
export interface Snapshot {
  type: 'snapshot'
  length: number
  table: TableInfo
  you: You
  position: Position
  sheet: DealScored[]
}

/** The table as all see it; `schedule` has the deals of the match in order, `rules_code` is the code of its rules, and `differs` the fields in which they are not as in the preset. `began` is when the match started, in seconds of Unix time, 0 before. `host` is the host's seat, None when he has none. `paused` says who stopped it: the host, or the disk, which took no more moves. `clock` is how many seconds a person has for a move, 0 for no limit. `next` is the code of the table where they play on; empty for none. */
export interface TableInfo {
  code: string
  game: string
  preset: string
  rules: Rules
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

/** Who the reader is: his seat, or WATCHER (-4), and whether he may do what the host does. */
export interface You {
  seat: number
  host: boolean
  name: string
}

/** The game as the reader may know it: his view, the actions he may take now as texts, and what is barred. `next_trump` is None where the trump does not go round, and in the last trick of the match. `seconds` is how long until the table goes on by itself: the next deal, or the move of HX-A9 for a person whose clock runs out; None when it waits. */
export interface Position {
  view: View
  choices: string[]
  barred: Barred[]
  next_trump: NextTrump | null
  seconds: number | null
}

/** A seat's knowledge of the match. `seat` is WATCHER for one without a hand, `deals` the length of the schedule; `deal` is None before the first dealer is known and after the end, when `result` says who has won. */
export interface View {
  rules: Rules
  seat: number
  turn: number
  deals: number
  totals: number[]
  deal: DealView | null
  result: MatchEnded | null
}

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

/** Something that a seat might wish to do and may not now, and why: `what` is a held card or an action's text. */
export interface Barred {
  what: string
  why: Why
}

/** Why something is not allowed: the id of a message and what stands in it, for people to read in their language. */
export interface Why {
  id: string
  args: Record<string, string | number>
}

/** The trump that the next trick or the next deal has where it goes round (OV-13); no suit for none. */
export interface NextTrump {
  when: 'deal' | 'trick'
  suit: Suit | null
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

/** What the reader heard since his last letter, and where the game stands now. */
export interface News {
  type: 'news'
  length: number
  events: (Drew | DealerChosen | DealBegun | TrumpShown | TrumpNamed | CardsShown | HandsSeen | BidMade | CardPlayed | TrickTaken | DealScored | MatchEnded)[]
  position: Position
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

/** GET /api/tables lists the reader's tables: who sits there, how far it is, and whether it is his turn. */
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

/** A game, the rules of its presets by name, and the preset that is played unless told otherwise. `hands` tells for each preset the numbers of seats that it can be played with, and the most cards each then. */
export interface GameOnOffer {
  name: string
  presets: Record<string, Rules>
  hands: Record<string, Record<string, number>>
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
  rules: Rules
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

/** A question of the form. `tokens` are what may be chosen; numbers go from `lo` to `hi`; lists (an order, a set, cards, numbers) have `least` to `most` items. `unset` tells whether it may stay without an answer. */
export interface FormField {
  name: string
  kind: 'cards' | 'choice' | 'choice_or_number' | 'choice_or_numbers' | 'flag' | 'number' | 'order' | 'set'
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
