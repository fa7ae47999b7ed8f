import { ENVELOPE } from './envelope.ts'
import { isAddress } from './paste/lines.ts'
import { type MappedText, type Piece, toMappedText } from './mapped-text.ts'

/** Letters of the lines in which a value may have been broken, at the least. */
const NARROW = 45

/** Share of the ends of lines without an inset that are full. */
const SET = 0.5

interface Line {
  readonly start: number
  readonly end: number
  readonly text: string
}

const opens = /^(?:\*\*)?(?=[^\s#>|`~*+:：-])[^:：\n]{1,60}(?:(?:\*\*)?[:：](?:\*\*)?)(?=\s)\s*\S/u
const labels = /^\s*(?:\*\*)?\p{L}[^:：\n]{0,40}(?:(?:\*\*)?[:：](?:\*\*)?)(?:\s|$)/u
const marks = /^\s*(?:[-*+•|>#]|\d{1,3}[.)]\s|`{3}|~{3})/u

/**
 * Text in which the value behind a label that its author broke over several lines stands in one: as a sentence where the
 * lines are full, else as what they list. Undefined where there is none.
 */
export function withWholeValues(text: MappedText): MappedText | undefined {
  const lines = linesOf(text.text)
  const breaks: Piece[] = []
  let isCode = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    if (/^\s*(?:`{3}|~{3})/.test(line.text)) isCode = !isCode
    if (isCode || !opens.test(line.text)) continue
    const group = groupAt(lines, at)
    at += group.length - 1
    if (isBroken(group)) breaks.push(...breaksOf(group, ' '))
    else if (isListed(group)) breaks.push(...breaksOf(group, comma(line.text)))
  }
  if (breaks.length === 0) return undefined
  const pieces: Piece[] = []
  let from = 0
  for (const piece of breaks) {
    pieces.push({ start: from, end: piece.start }, piece)
    from = piece.end
  }
  return toMappedText(text, [...pieces, { start: from, end: text.text.length }])
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.trimEnd().length
    lines.push({ start, end, text: line.trimEnd() })
    start += line.length + 1
  }
  return lines
}

/** A labelled line and those that go on with its value. */
function groupAt(lines: readonly Line[], at: number): readonly Line[] {
  const group = lines.slice(at, at + 1)
  for (let next = lines[at + 1]; next; next = lines[at + group.length]) {
    const before = group.at(-1)?.text ?? ''
    // A break that is written out is meant; behind a number to call its value is said.
    if (/\\$|[:：]\s*\+?\d[\d ()/-]{6,}$/.test(before)) break
    if (next.text === '' || labels.test(next.text) || marks.test(next.text) || isAddress(next.text)) break
    if (ENVELOPE.test(next.text)) break
    const isInset = /^(?: {2,}|\t)/.test(next.text)
    // An author who writes no capitals begins every line in small letters.
    const isPlain = /^\P{L}*\p{Ll}/u.test(group[0]?.text ?? '')
    const runsOn = !isPlain && (/^\p{Ll}/u.test(next.text) ? !/[.!?:;]$/.test(before) : /[,–-]$/.test(before))
    if (!isInset && !runsOn) break
    group.push(next)
  }
  return group
}

/** Whether each line but the last ends because its next word had no room. */
function isBroken(group: readonly Line[]): boolean {
  const width = Math.max(...group.map(({ text }) => text.length))
  if (group.length < 2 || width < NARROW) return false
  const full = group.slice(1).filter((next, place) => {
    const [word = ''] = next.text.trimStart().split(' ', 1)
    return (group[place]?.text.length ?? 0) + 1 + word.length > width
  })
  // A sentence that goes on at the edge may have a break of its author's in it.
  const isInset = group.some(({ text }) => /^[ \t]/.test(text))
  return full.length >= (group.length - 1) * (isInset ? 1 : SET)
}

/** Whether what a label lists in words goes on in lines below it that are set in; a time or a code says all it has to say. */
function isListed([first, ...others]: readonly Line[]): boolean {
  const [, label = '', value = ''] = /^([^:：]+)[:：](.*)$/su.exec(first?.text ?? '') ?? []
  const isInWords = /^\**\p{L}/u.test(label) && /\p{Ll}{3}|\p{Lo}{3}/u.test(value)
  const goesOn = ({ text }: Line, at: number): boolean =>
    (/^[ \t]/.test(text) || /,$/.test((at === 0 ? first : others[at - 1])?.text ?? '')) &&
    /\p{L}{3}/u.test(text)
  return isInWords && others.length > 0 && others.every(goesOn)
}

function comma(text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? '、'
    : /\p{Script=Arabic}/u.test(text)
      ? '، '
      : ', '
}

/** The breaks of a group as what stands in their place: nothing but a blank behind a sign, before a bracket and within a sentence. */
function breaksOf(group: readonly Line[], between: string): readonly Piece[] {
  return group.slice(1).map((next, place): Piece => {
    const inset = next.text.length - next.text.trimStart().length
    const before = group[place]?.text ?? ''
    const isJoined = /[,;:.!?،、。–—-]$/u.test(before) || /^\s*[([]/u.test(next.text)
    return {
      start: group[place]?.end ?? next.start,
      end: next.start + inset,
      text: isJoined ? ' ' : between,
    }
  })
}
