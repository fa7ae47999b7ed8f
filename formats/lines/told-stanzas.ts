import { cut, type Phrase, toPhrase, trim } from '../../core/reading/facts/phrase.ts'
import { sentencesOf } from '../../core/reading/claims/prose.ts'
import { kindsOfLine, type LineKind } from '../../core/reading/lines/line-kinds.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { findValues } from '../../core/reading/values/read-value.ts'
import type { FoundValue } from '../../core/reading/values/value.ts'
import { type Asked, askedIn, joinedTo } from './asked-to.ts'
import { hasFields, type Line, type Stanza } from './stanzas.ts'

// An occasion that is told in sentences is set as engravers set it: whom or what it is about on a line of its own, larger, then
// when and where, each on theirs. The words keep their order, and their sentences.

/** Letters of running copy that is told on a card, its paragraphs, letters of a line that tells a place, and of a first sentence that leads. */
const TOLD = { fewest: 90, most: 1000, paragraphs: 5, line: 64, opening: 120 } as const

/** Sentences that ask somebody to come, in lines, led by what for, else by the first; undefined where nothing could lead, no day is said, or the copy is more than sentences. */
export function toldStanzas(reading: Reading): readonly Stanza[] | undefined {
  const { lang, written, notes } = reading
  if (notes.length > 0 || hasFields(reading) || written.length > TOLD.paragraphs) return undefined
  const sentences: Phrase[] = []
  for (const block of written) {
    const words = block.type === 'paragraph' ? trim(toPhrase(block.children)) : undefined
    if (!words || words.text.includes('\n') || words.text === '') return undefined
    sentences.push(...sentencesOf(words, { lang }).map(trim))
  }
  const letters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  if (letters < TOLD.fewest || letters > TOLD.most) return undefined
  const dated = sentences.findIndex(({ text }) => whenIn(text, lang) !== undefined)
  const asking = sentences
    .slice(0, OPENING)
    .findIndex(({ text }) => askedIn(text, whenIn(text, lang)?.from, lang))
  const [opening] = sentences
  const isOpened = opening && dated > 0 && opening.text.length <= TOLD.opening
  if (dated < 0 || (asking < 0 && !isOpened)) return undefined
  return sentences.map((sentence, at) => {
    const when = at === dated ? whenIn(sentence.text, lang) : undefined
    if (asking < 0 && at === 0) return { lines: [{ ...apart(sentence, []), leads: true as const }] }
    const asked = at === asking ? askedIn(sentence.text, when?.from, lang) : undefined
    return { lines: linesOf(sentence, { asked, when, lang }) }
  })
}

/** Letters from which on a line is a sentence that tells a day in passing. */
const PASSING = 72

/** Stanzas in which the day of a sentence stands in a line of its own, and behind it the place. */
export function withDayApart(stanzas: readonly Stanza[], lang: string): readonly Stanza[] {
  const isTold = ({ words, tells }: Line): boolean =>
    words.text.length >= PASSING && tells.has('when') && !tells.has('reach')
  const [line, ...others] = stanzas.flatMap(({ lines }) => lines).filter(isTold)
  const when = line && others.length === 0 ? whenIn(line.words.text, lang) : undefined
  if (!line || !when) return stanzas
  return stanzas.map(stanza =>
    stanza.lines.includes(line)
      ? {
          ...stanza,
          lines: stanza.lines.flatMap(own =>
            own === line ? linesOf(own.words, { asked: undefined, when, lang }) : [own],
          ),
        }
      : stanza,
  )
}

/** Sentences among which one asks. */
const OPENING = 3

interface Place {
  readonly from: number
  readonly to: number
}

interface Found {
  readonly asked: Asked | undefined
  readonly when: Place | undefined
  readonly lang: string
}

/** A sentence in lines: what leads to whom it is about, that, what follows, the day with its hour, the place. */
function linesOf(sentence: Phrase, { asked, when, lang }: Found): readonly Line[] {
  const ends = [
    ...(asked ? [asked.by, asked.from, asked.to] : []),
    ...(when ? [when.from, when.to] : []),
    sentence.text.length,
  ].toSorted((one, other) => one - other)
  let open = 0
  const lines: Line[] = []
  for (const end of ends) {
    const at = open
    const words = trim(cut(sentence, at, end))
    open = Math.max(open, end)
    if (words.text === '') continue
    if (asked && at >= asked.from && end <= asked.to) lines.push(...leading(words))
    else if (when && at >= when.from && end <= when.to) lines.push(apart(words, ['when']))
    else if (when && at >= when.to) lines.push(whereLine(words, lang))
    else lines.push(plain(words, lang, lines.length))
  }
  return lines
}

function leading(words: Phrase): readonly Line[] {
  return (joinedTo(words) ?? [words]).map(one => ({ ...apart(one, []), leads: true as const }))
}

function apart(words: Phrase, tells: readonly LineKind[]): Line {
  return { words, tells: new Set(tells), strong: false, apart: true }
}

/** What stands behind the day is where, if it names a place and goes on no further. */
function whereLine(words: Phrase, lang: string): Line {
  const kinds = kindsOfLine(words.text, lang)
  const isPlace = words.text.length <= TOLD.line && (kinds.has('where') || NAMED.test(words.text))
  return isPlace ? apart(words, ['where']) : { ...apart(words, []), tells: new Set(within(kinds)) }
}

/** A name with a capital or a number behind a comma or a small word, as places have: `im Lesesaal, Marktplatz 3`. */
const NAMED = /^(?:\S{1,6}\s){0,2}\p{Lu}[^.]*[,،]|[,،][^.]*\p{N}|^في\s/u

/** Of a line of running words no day and no place stands out. */
function plain(words: Phrase, lang: string, at: number): Line {
  const kinds = kindsOfLine(words.text, lang)
  const tells = at > 0 ? within(kinds) : kinds.has('reach') ? ['reach' as const] : []
  return { words, tells: new Set(tells), strong: false, ...(at > 0 && { apart: true as const }) }
}

function within(kinds: ReadonlySet<LineKind>): readonly LineKind[] {
  return kinds.has('reach') ? ['reach'] : []
}

/** Where a sentence says the day of what it tells, with its hour and the small words before it; no day by which to answer. */
function whenIn(text: string, lang: string): Place | undefined {
  if (kindsOfLine(text, lang).has('reach')) return undefined
  const found = findValues(text, lang)
  const at = found.findIndex(({ value }) => value.type === 'date' && DAY.test(value.from) && !value.bound)
  const day = found[at]
  if (!day) return undefined
  const end = hoursFrom(text, found.slice(at)).end
  return {
    from: opensAt(day.start - (BEFORE.exec(text.slice(0, day.start))?.[0].length ?? 0)),
    to: end + (BEHIND.exec(text.slice(end))?.[0].length ?? 0),
  }
}

/** A few words before the day open its line: `Wir feiern am Donnerstag`. */
function opensAt(place: number): number {
  return place <= FEW ? 0 : place
}

/** Letters of a few words. */
const FEW = 22

/** A day of a month, of whichever year. */
const DAY = /^(?:\d{4}|-)-\d\d-\d\d/
/** Small words before a day that belong to it, `am`, `on the`, `وذلك مساء يوم`; and what closes it. */
const BEFORE =
  /(?:(?<=[\s,،])(?:on(?: the)?|am|an dem|le|la|les|el|il|lo|w|dne|den|op|em|no|na|på|в|у|у\s|מ?ב?יום|ביום|(?:و?ذلك )?(?:في )?(?:(?:مساء|صباح|ظهر) )?(?:يوم)|(?:و?ذلك )?(?:مساء|صباح)) )$/u
const BEHIND = /^\s?[,;،.!]/u

/** The day or the hour in which a run of them ends, with no more than little words between. */
function hoursFrom(text: string, found: readonly FoundValue[]): FoundValue {
  let [last] = found as [FoundValue, ...FoundValue[]]
  const spoken = SPOKEN.exec(text.slice(last.end))
  if (spoken) return { ...last, end: last.end + spoken[0].length }
  for (const next of found.slice(1)) {
    const between = text.slice(last.end, next.start)
    if (next.value.type !== 'time' || !BETWEEN.test(between)) break
    last = next
  }
  return last
}

/** An hour in words. */
const SPOKEN =
  /^[\s،]*(?:(?:في|على) )?(?:تمام )?الساعة \p{Script=Arabic}+(?: (?:والنصف|والربع))?(?: (?:مساء|صباح|ظهر|بعد الظهر)\p{L}*\p{M}*)?/u

/** What stands between a day and its hour. */
const BETWEEN = /^[\s,،–—-]*(?:(?:\p{L}{1,4}[.'’]?|hours?|تمام الساعة|الساعة)[\s,]*){0,3}$/u
