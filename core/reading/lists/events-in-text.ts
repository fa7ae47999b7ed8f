import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Dated, Draft } from './events.ts'
import { type Running, runningText, type Sentence, stretchOf, yearIn } from './running-text.ts'
import type { Left } from './takings.ts'

/** Events of running text, and what is left of its paragraphs. */
export interface ToldEvents {
  readonly drafts: readonly Draft[]
  readonly left: Left
}

/** No events. */
export const NOTHING_TOLD: ToldEvents = { drafts: [], left: new Map() }

/** How a date that opens words is found. */
type OpeningDate = (words: Phrase, context: Context) => Dated | undefined

/** Sentences with a year from which on a text tells of events. */
const LEAST = 4

/**
 * The events that running text tells of: each begins with a sentence that says a year and goes on to the next of them.
 * What stands before the first is no event.
 */
export function eventsInText(
  body: readonly RootContent[],
  openingDate: OpeningDate,
  context: Context,
): ToldEvents {
  const drafts: Draft[] = []
  const left = new Map<RootContent, readonly Paragraph[]>()
  for (const running of runningText(body, context)) {
    const runs = runsIn(running, openingDate, context)
    const own = runs.flatMap(run => (run.dated ? [draftOf(run.words, run.dated)] : []))
    const [opening] = runs
    if (own.length === 0 && drafts.length === 0) continue
    const before = opening && !opening.dated ? [paragraphOf(opening.words)] : []
    const last = drafts.at(-1)
    if (last && before.length > 0)
      drafts[drafts.length - 1] = { ...last, more: [...(last.more ?? []), ...before] }
    left.set(running.block, last ? [] : before)
    drafts.push(...own)
  }
  return drafts.length < LEAST ? NOTHING_TOLD : { drafts, left }
}

interface Run {
  readonly words: Phrase
  /** The date that it opens with, or the place of the one in its first sentence. */
  readonly dated?: Dated
}

/** The sentences of a paragraph in runs that each open with one that says a year. */
function runsIn(running: Running, openingDate: OpeningDate, context: Context): readonly Run[] {
  const runs: { from: Sentence; to: Sentence; isDated: boolean }[] = []
  for (const sentence of running.sentences) {
    const last = runs.at(-1)
    const isDated = yearIn(sentence.words, context) !== undefined
    if (last && !isDated) last.to = sentence
    else runs.push({ from: sentence, to: sentence, isDated })
  }
  return runs.map(({ from, to, isDated }): Run => {
    const words = stretchOf(running, from, to)
    return isDated ? { words, dated: datedBy(words, from, { openingDate, context }) } : { words }
  })
}

/** What ties words to the date before them, so that they are not said without it. */
const TIED = /^[的是之起以至到,，、]/u

/** The date of a run: cut from its words where they open with it and go on by themselves, else told once more. */
function datedBy(
  words: Phrase,
  first: Sentence,
  { openingDate, context }: { readonly openingDate: OpeningDate; readonly context: Context },
): Dated {
  const year = yearIn(first.words, context) ?? { start: 0, end: 0 }
  const opening = year.start === 0 ? openingDate(words, context) : undefined
  if (opening && opening.rest.text !== '' && !TIED.test(opening.rest.text)) return opening
  const date = trim(cut(words, year.start, year.end))
  const mark = /^[从從自]/u.exec(date.text)?.[0].length ?? 0
  const behind = trim(
    cut(words, year.end + (/^[\s,，.:：]*/u.exec(words.text.slice(year.end))?.[0].length ?? 0)),
  )
  const isApart = year.start === 0 && behind.text !== '' && !TIED.test(behind.text)
  return { date: trim(cut(date, mark)), rest: isApart ? behind : words }
}

function draftOf(words: Phrase, { date, rest }: Dated): Draft {
  // A clause of which the next event was a part ends in its comma.
  const line = rest.text === '' ? words : rest
  return { date, line: trim(cut(line, 0, line.text.replace(/[,，；;]$/u, '').length)) }
}
