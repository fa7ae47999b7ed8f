import type { Root, RootContent } from 'mdast'
import { ENVELOPE } from './envelope.ts'
import { plainText } from './text.ts'
import { nodesOf } from './walk.ts'

/** Letters of the narrowest lines in which anybody has text broken. */
const NARROW = 60
/** Share of the line ends at which the next word would have had room. */
const SET = 2 / 3

/** A line that opens with its label, and one that is a sentence: where all lines are, no margin has broken them. */
const LABELLED = /^\p{Lu}[^:：.!?]{0,32}[:：]\s/u
const SENTENCE = /^[\p{Lu}\p{Lo}\d"“„«¿¡].*[.!?…。！？]["”»)]?$/u

/** How a line begins that no margin made: a mark of the author's or a dash before a name; an address of mail or the web, a number to call. */
const MARKED = /^(?:\(?[a-z0-9]{1,2}\)\s|\[\d{1,3}\]\s|[–—-]{1,2}\s?[\p{Lu}\d])/u
const PLACE =
  /^(?:\S+@\S+|@\w|https?:|(?:www\.)?[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,}(?:[/\s]|$)|\+?\d[\d ()/-]{7,}(?=\D|$))/u
/** A line that is a day, and one that ends in where somebody is reached. */
const DAY =
  /^(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u
const REACHED = /(?:\S@\S+\.\p{L}{2,}|\d[\d\s()/-]{5,}\d)$/u
/** How a line may begin that is one of its own, and how one stands open before its next word. */
const ANEW = /^(?:[–—]\s\p{L}|…\s|["“”„«‹'‘¿¡…–—]*\s?[\p{Lu}\p{N}\p{Sc}\p{So}§#@✓])/u
const OPEN = /(?:\s\p{Ll}{1,3}|[-\u2010\u00AD])$/u
const GOING = /[,;(]$|\p{Ll}[.!?]\s\p{Lu}.*\s\p{L}+$/u
const SMALL = /^["“„«(]?\p{Ll}/u

/** How far lines reach: those that somebody breaks early at the least, and those of the whole copy. */
interface Margin {
  readonly narrow: number
  readonly wide: number
}

/**
 * Whether an author ended these lines where more had room: they are lines, as in an address. Markdown would run them together.
 * Behind a line that is shorter than the others of its copy and begins another anew no margin has been met.
 */
export function areSetLines(
  lines: readonly string[],
  { narrow, wide }: Margin = { narrow: NARROW, wide: NARROW },
): boolean {
  if (lines.length < 2) return false
  if (lines.every(line => LABELLED.test(line)) || lines.every(line => SENTENCE.test(line))) return true
  if (isWrapped(lines)) return false
  const ends = lines.slice(1).map((next, at): readonly [string, string] => [lines[at] as string, next])
  const early = ends.filter(end => hasRoom(...end, narrow))
  if (early.length >= ends.length * SET) return true
  // One of several that all begin anew may end in a small word.
  const open = ends.filter(([line, next]) => OPEN.test(line) && !MARKED.test(next)).length
  if (open * 2 > ends.length) return false
  return ends.every(end => early.includes(end) || isEnded(...end, wide, ends.length > 1))
}

/** Whether a line ended before its margin and the next begins another; a single end must not stand open. */
function isEnded(line: string, next: string, margin: number, isOfMany: boolean): boolean {
  if (MARKED.test(next) || PLACE.test(next) || DAY.test(next) || ENVELOPE.test(next)) return true
  if (REACHED.test(line) && ANEW.test(next)) return true
  return ANEW.test(next) && (isOfMany || !GOING.test(line)) && hasRoom(line, next, margin)
}

function hasRoom(line: string, next: string, margin: number): boolean {
  const [word = ''] = next.split(/\s/u)
  return line.length + 1 + word.length <= margin
}

/** Letters of lines that a margin has broken, at least, and lines from which on they show it. */
const BROKEN = { letters: 36, lines: 3 }

/** Whether lines are a text that met its margin: it goes on in small letters, and no word had room above. */
function isWrapped(lines: readonly string[]): boolean {
  const longest = longestOf(lines)
  const rest = lines.slice(1)
  return (
    lines.length >= BROKEN.lines &&
    longest >= BROKEN.letters &&
    rest.some(isGoingOn) &&
    rest.every((next, at) => !hasRoom(lines[at] as string, next, longest))
  )
}

function isGoingOn(line: string): boolean {
  return SMALL.test(line) && !MARKED.test(line) && !PLACE.test(line) && !ENVELOPE.test(line)
}

function longestOf(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, line.length), 0)
}

/** How far the lines of a copy reach: as far as those that a margin has broken, where there are any, and else as far as the longest. */
function marginOf(paragraphs: readonly (readonly string[])[]): Margin {
  const wrapped = paragraphs.filter(isWrapped).flat()
  const narrow = wrapped.length > 0 ? Math.min(NARROW, longestOf(wrapped)) : NARROW
  const broken = paragraphs.flatMap(lines =>
    lines.filter((line, at) => {
      const next = lines[at + 1]
      return next !== undefined && isGoingOn(next) && !hasRoom(line, next, narrow)
    }),
  )
  return { narrow, wide: Math.max(narrow, longestOf(broken.length > 0 ? broken : paragraphs.flat())) }
}

/** Whether anything in a node is lines: marked as such, or with breaks between them. */
export function holdsSetLines(node: Root | RootContent): boolean {
  return nodesOf(node).some(each => each.type === 'break' || (each.type === 'text' && each.data?.lines))
}

/** Marks the words of paragraphs whose line endings are their author's, so that whatever draws them sets them as lines. */
export function markSetLines(root: Root): void {
  const paragraphs = nodesOf(root).filter(node => node.type === 'paragraph')
  const lines = paragraphs.map(node =>
    plainText(node)
      .split('\n')
      .map(line => line.trim()),
  )
  const margin = marginOf(lines)
  for (const [at, node] of paragraphs.entries()) {
    const own = lines[at] as string[]
    if (own.length < 2 || !areSetLines(own, margin)) continue
    for (const text of nodesOf(node))
      if (text.type === 'text' && text.value.includes('\n')) text.data = { ...text.data, lines: true }
  }
}
