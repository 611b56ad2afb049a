/** What the joker may be declared as, read from the legal actions: `play 7s high`, `play 7s highest hearts`. */
import { suitOf, type CardText, type Suit } from '../cards/codes'

/** A led joker's command: its level, the suit (or `trumps`), and the action to send. */
export interface Command {
  level: 'highest' | 'high' | 'lowest'
  suit: Suit | 'trumps'
  action: string
}

export interface JokerChoices {
  takes: string | null
  gives: string | null
  commands: Command[]
}

/** The declarations of `card` among `actions`; those of other cards are passed over, unknown words are an error. */
export function jokerChoices(card: CardText, actions: readonly string[]): JokerChoices {
  const mine = actions.filter((action) => action.startsWith(`play ${card} `))
  const choices: JokerChoices = { takes: null, gives: null, commands: [] }
  for (const action of mine) {
    const [level, word] = action.split(' ').slice(2)
    if (level === 'high' && word === undefined) choices.takes = action
    else if (level === 'low' && word === undefined) choices.gives = action
    else choices.commands.push(command(level ?? '', word ?? '', action))
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

/** A declaration as it stands on the card's label: its level, and the suit where one was named. */
export function declared(says: string): { level: string; suit: Suit | 'trumps' | null } {
  const [level = '', word] = says.split(' ')
  return { level, suit: word === undefined ? null : word === 'trumps' ? 'trumps' : suitOf(word) }
}
