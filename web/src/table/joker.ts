/** What the joker may be declared as, read from the legal actions: `play 7s high`, `play 7s highest hearts`, `play X1 as Kh`. */
import { named, RANKS, suitOf, type CardText, type Rank, type Suit } from '../cards/codes'

/** A led joker's command: its level, the suit (or `trumps`), and the action to send. */
export interface Command {
  level: 'highest' | 'high' | 'lowest'
  suit: Suit | 'trumps'
  action: string
}

/** A card that the joker may stand for. */
export interface Mask {
  card: CardText
  action: string
}

export interface JokerChoices {
  takes: string | null
  gives: string | null
  commands: Command[]
  masks: Mask[]
}

/** The declarations of `card` among `actions`; those of other cards are passed over, unknown words are an error. */
export function jokerChoices(card: CardText, actions: readonly string[]): JokerChoices {
  const mine = actions.filter((action) => action.startsWith(`play ${card} `))
  const choices: JokerChoices = { takes: null, gives: null, commands: [], masks: [] }
  for (const action of mine) {
    const [level = '', word] = action.split(' ').slice(2)
    if (level === 'high' && word === undefined) choices.takes = action
    else if (level === 'low' && word === undefined) choices.gives = action
    else if (level === 'as' && word !== undefined) choices.masks.push({ card: word, action })
    else choices.commands.push(command(level, word ?? '', action))
  }
  return choices
}

function command(level: string, word: string, action: string): Command {
  const suit = word === 'trumps' ? 'trumps' : suitOf(word)
  if (suit === null || (level !== 'highest' && level !== 'high' && level !== 'lowest')) {
    throw new Error(`"${action}" declares no joker`)
  }
  return { level, suit, action }
}

/** The ranks that a joker may stand for in `suit`, the ace first, each with its action. */
export function masksIn(suit: Suit, masks: readonly Mask[]): { rank: Rank; card: CardText; action: string }[] {
  const ranked = masks.flatMap(({ card, action }) => {
    const face = named(card)
    return face?.suit === suit ? [{ rank: face.rank, card, action }] : []
  })
  return ranked.sort((a, b) => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank))
}

/** A declaration as it stands on the card's label: its level, and the suit or the card where one was named. */
export function declared(says: string): { level: string; suit: Suit | 'trumps' | null; card: CardText | null } {
  const [level = '', word = ''] = says.split(' ')
  if (level === 'as') return { level, suit: null, card: word }
  return { level, suit: word === 'trumps' ? 'trumps' : suitOf(word), card: null }
}
