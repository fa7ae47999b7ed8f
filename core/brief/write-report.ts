import type { Reading } from './wish-context.ts'
import { type Outcome, type Settlement, shownToken, type Wish } from './ledger.ts'
import type { MoodSum } from './mood-wishes.ts'
import { type ColorUse, isInk, MOST_SEEDS } from './palette.ts'
import type { WhyNot } from './reach.ts'

/** Everything that became of a brief: plain data that a report is written from. */
export interface Account {
  readonly reading: Reading
  readonly moods: MoodSum
  /** The wish of all moods together. */
  readonly mood: Wish
  readonly settled: Settlement
  readonly colors: readonly Wish[]
  readonly assumed: readonly BriefNote[]
  readonly conflicts: readonly BriefNote[]
}

/** Puts every phrase of a brief on the list it belongs to; `whyNot` knows what is not drawn. */
export function writeReport(account: Account, whyNot: WhyNot): BriefReport {
  const { reading, mood, settled, moods } = account
  const outcomes = settled.outcomes.filter(({ wish }) => wish !== mood)
  const held = outcomes.filter(outcome => !outcome.lostTo)
  const won = held.filter(({ path, value }) => whyNot(path, value) === undefined)
  const moodNotes = reportMoods(account, whyNot)
  return {
    understood: [...moodNotes.understood, ...notesOf(won.filter(({ wish }) => wish.assumed === undefined))],
    assumed: [
      ...notesOf(won.filter(({ wish }) => wish.assumed !== undefined)),
      ...pairingNote(account, moods),
      ...account.assumed,
      ...reading.assumed,
    ],
    conflicts: [
      ...outcomes.filter(({ lostTo }) => lostTo !== undefined).map(conflictNote),
      ...account.conflicts,
      ...moodNotes.conflicts,
    ],
    ignored: [
      ...reading.ignored,
      ...moodNotes.ignored,
      ...unheardNotes(held, won, whyNot),
      ...surplusColors(account),
    ],
  }
}

/** One note a wish, with all tokens it set. */
function notesOf(outcomes: readonly Outcome[]): readonly BriefNote[] {
  const byWish = new Map<Wish, string[]>()
  for (const { wish, path, value } of outcomes) {
    // How far a part reaches is said by the brief's own words.
    if (path.endsWith('.extent')) continue
    byWish.set(wish, [...(byWish.get(wish) ?? []), shownToken(path, value)])
  }
  return [...byWish].map(([{ phrase, assumed }, tokens]) => {
    const effect = tokens.join(', ')
    return { phrase, effect: assumed === undefined ? effect : `${effect} (${assumed})` }
  })
}

/** Wishes of which not one token is drawn; where some are, what they did is said already. */
function unheardNotes(
  held: readonly Outcome[],
  won: readonly Outcome[],
  whyNot: WhyNot,
): readonly BriefNote[] {
  const heard = new Set(won.map(({ wish }) => wish))
  const notes = new Map<Wish, BriefNote>()
  for (const { wish, path, value } of held) {
    const effect = whyNot(path, value)
    if (effect !== undefined && !heard.has(wish)) notes.set(wish, { phrase: wish.phrase, effect })
  }
  return [...notes.values()]
}

function conflictNote({ wish, path, value, lostTo }: Outcome): BriefNote {
  return { phrase: wish.phrase, effect: `${shownToken(path, value)} gives way to "${lostTo?.phrase ?? ''}"` }
}

interface MoodNotes {
  readonly understood: readonly BriefNote[]
  readonly conflicts: readonly BriefNote[]
  readonly ignored: readonly BriefNote[]
}

/** Moods act together, so each is reported with the tokens that all of them set. */
function reportMoods({ reading, mood, settled, assumed }: Account, whyNot: WhyNot): MoodNotes {
  const own = settled.outcomes.filter(({ wish }) => wish === mood)
  const tokens = own
    .filter(({ lostTo, path, value }) => !lostTo && whyNot(path, value) === undefined)
    .map(({ path, value }) => shownToken(path, value))
  const phrases = [...new Map(reading.votes.map(({ item, phrase }) => [item, phrase])).values()]
  const notes = (effect: string) => phrases.map(phrase => ({ phrase, effect }))
  const none = { understood: [], conflicts: [], ignored: [] }
  if (tokens.length > 0) return { ...none, understood: notes(`mood: ${tokens.join(', ')}`) }
  if (own.some(({ lostTo }) => !lostTo)) return { ...none, ignored: notes('what it would add is not drawn') }
  if (assumed.some(note => phrases.every(phrase => note.phrase.includes(phrase)))) return none
  if (own.length > 0)
    return { ...none, conflicts: notes('all that it would set is said otherwise by other words') }
  return { ...none, ignored: notes('too weak to move a token') }
}

function pairingNote({ reading, mood }: Account, { pairing }: MoodSum): readonly BriefNote[] {
  if (!pairing || mood.patch.type?.display === undefined) return []
  const { key, display, text } = pairing
  return [
    { phrase: mood.phrase, effect: `families by mood where none is named: ${display} with ${text} (${key})` },
  ].filter(() => !reading.edits)
}

function surplusColors({ reading, colors }: Account): readonly BriefNote[] {
  const heard = new Set(colors.flatMap(({ phrase, also }) => [phrase, ...(also ?? [])]))
  return reading.colors
    .filter(({ phrase, target }) => !heard.has(phrase) && target !== 'only' && target !== 'state')
    .map(({ phrase, target }) => ({
      phrase,
      effect: isInk(target)
        ? 'pale words are read on a deep ground: name one'
        : isDerived(target)
          ? 'the colour of that part follows from the ground and the accent'
          : `a design holds ${MOST_SEEDS} brand colours`,
    }))
}

function isDerived(target: ColorUse['target']): boolean {
  return target === 'surface' || target === 'border'
}

/** How one phrase of the brief was read. */
export interface BriefNote {
  /** The words of the brief. */
  readonly phrase: string
  /** What they did or why they did nothing: `color.accent = #b4532a`. */
  readonly effect: string
}

/** What became of a phrase, as one tells it to its author. */
export interface Told {
  readonly phrase: string
  readonly became: 'done' | 'assumed' | 'not done'
  /** What was done and where, or why not: `accent #b4532a: fields and lines, 12 % of the pages`. */
  readonly said: string
  /** What to write in a brief to have it otherwise. */
  readonly otherwise?: string
}

/** What became of every word of the brief. Nothing is dropped silently. */
export interface BriefReport {
  /** The same for people, once it is drawn. */
  readonly told?: readonly Told[]
  /** Phrases that set a token. */
  readonly understood: readonly BriefNote[]
  /** Substitutions and defaults taken on the author's behalf. */
  readonly assumed: readonly BriefNote[]
  /** Phrases that contradict each other or a rule, and which won. */
  readonly conflicts: readonly BriefNote[]
  /** Content words that changed nothing. */
  readonly ignored: readonly BriefNote[]
}
