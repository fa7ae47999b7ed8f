import type { Block, Line } from './lines.ts'
import type { Omitted } from './take-wrapping.ts'

/** The messages of a chat, each a block of its own, and what is put in between over what answers it. */
export interface Messages {
  readonly blocks: readonly Block[]
  readonly headings: ReadonlyMap<Line, 2>
}

/** Messages from which on a chat tells something, letters of each on average, and and of what heads an answer: letters at most, and how many there are. */
const TOLD = { messages: 6, letters: 40, aside: 48, asides: 3 }
/** How often the letters of whoever asks go into those of whoever tells, at least. */
const SHARE = 3

/** Who says what begins in a line, by the number of that line: the stamps of a chat name them. */
export function speakersOf(omitted: readonly Omitted[]): ReadonlyMap<number, string> {
  return new Map(
    omitted.flatMap(({ because, text, line }) => {
      const [, name] = (because === 'chat stamp' && /(?:\]|\s[-–])\s([^:]{1,40}):$/.exec(text)) || []
      return name === undefined ? [] : [[line - 1, name.trim()] as const]
    }),
  )
}

/** Divides a chat in which somebody tells something before each of its messages, where somebody else asks; undefined for any other text. */
export function divideMessages(
  blocks: readonly Block[],
  speakers: ReadonlyMap<number, string>,
): Messages | undefined {
  const lines = blocks.flatMap(block => block.lines)
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (speakers.size < TOLD.messages || letters < speakers.size * TOLD.letters) return undefined
  const asides = asidesIn(lines, speakers)
  if (asides.length < TOLD.asides) return undefined
  return {
    blocks: blocks.flatMap(block => beforeEach(block, speakers)),
    headings: new Map(asides.map(line => [line, 2])),
  }
}

function beforeEach({ lines, gap }: Block, speakers: ReadonlyMap<number, string>): readonly Block[] {
  const starts = lines.flatMap(({ number }, at) => (at > 0 && speakers.has(number) ? [at] : []))
  const cuts = [0, ...starts]
  return cuts.map((from, at) => ({ lines: lines.slice(from, cuts[at + 1]), gap: at === 0 ? gap : 1 }))
}

/** What the one of two who says little asks or puts in, and the other answers right below. */
function asidesIn(lines: readonly Line[], speakers: ReadonlyMap<number, string>): readonly Line[] {
  const said = new Map<string, number>()
  for (const { number, text } of lines) {
    const name = speakers.get(number)
    if (name !== undefined) said.set(name, (said.get(name) ?? 0) + text.length)
  }
  const [[teller = '', most = 0] = [], [asker = '', least = 0] = [], ...others] = [...said].toSorted(
    (one, other) => other[1] - one[1],
  )
  if (others.length > 0 || least === 0 || least * SHARE > most) return []
  return lines.filter(({ number, text }, at) => {
    const isShort = text.length <= TOLD.aside && !/[.!]\s|https?:|\d{3}/.test(text)
    const isAnswered = speakers.get(lines[at + 1]?.number ?? -1) === teller
    return isShort && isAnswered && speakers.get(number) === asker
  })
}
