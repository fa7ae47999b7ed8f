import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { factOfWords, itemWith, paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { readValue } from '../values/read-value.ts'
import { type Running, runningText, stretchOf, yearIn } from './running-text.ts'

/** Stages of running text with what is done in each, and the paragraphs that they are made of. */
export interface ToldStages {
  readonly lanes: readonly { readonly title: Phrase; readonly cards: readonly Item[] }[]
  readonly taken: readonly RootContent[]
}

/** Stages that a text tells of at the least, letters before the end of the time that opens one, and of what it is called. */
const STAGE = { least: 3, lead: 44, title: 110 }

/**
 * The stages that running text tells of: each is a paragraph which opens with when it is to be, `By the end of May we …`, with
 * what is done then as its card. What stands above the first and below the last is about all of them.
 */
export function stagesInText(body: readonly RootContent[], context: Context): ToldStages {
  const told = runningText(body, context).map(running => ({ running, lead: leadOf(running, context) }))
  const first = told.findIndex(({ lead }) => lead > 0)
  const last = told.findLastIndex(({ lead }) => lead > 0)
  const stages = told.slice(first, last + 1)
  const count = stages.filter(({ lead }) => lead > 0).length
  if (first < 0 || count < STAGE.least || count * 2 <= stages.length) return { lanes: [], taken: [] }
  const lanes: { title: Phrase; cards: Item[] }[] = []
  for (const { running, lead } of stages) {
    const card = cardOf(running, lead)
    if (lead > 0) lanes.push({ title: trim(cut(running.words, 0, lead)), cards: [card] })
    else lanes.at(-1)?.cards.push(card)
  }
  return { lanes, taken: stages.map(({ running }) => running.block) }
}

/** Letters of the words that a paragraph opens with and that say when; 0 where none do. */
function leadOf({ words, sentences: [sentence] }: Running, context: Context): number {
  const found = sentence && yearIn(sentence.words, context)
  if (found && found.end <= STAGE.lead) return found.end
  return timeWithoutYear(words, context)
}

/** Words of a time without its year that opens a paragraph: `Im vierten Quartal`, `In February`. */
function timeWithoutYear({ text }: Phrase, { lang }: Context): number {
  const ends = [...text.slice(0, STAGE.lead).matchAll(/(?<=\S)(?=[\s,])/gu)]
    .slice(0, 5)
    .map(({ index }) => index)
  const year = (words: string): boolean => {
    const value = readValue(`${words.replace(/^\S+\s(?=.*\s|\p{Lu})/u, '')} 2024`, lang)
    return value?.type === 'date' && /^2024-/.test(value.from)
  }
  return ends.findLast(end => year(text.slice(0, end))) ?? 0
}

/** What is done in a stage: its first sentence, without the time that it opens with, and what else is said of it. */
function cardOf(running: Running, lead: number): Item {
  const [first, next] = running.sentences
  const last = running.sentences.at(-1)
  const from = lead + (/^[\s,，:：]*/u.exec(running.words.text.slice(lead))?.[0].length ?? 0)
  const opening = trim(cut(running.words, from, first?.end ?? running.words.text.length))
  const isTitle = opening.text.length <= STAGE.title
  const note =
    isTitle && next && last
      ? stretchOf(running, next, last)
      : isTitle
        ? undefined
        : trim(cut(running.words, from))
  return itemWith({
    ...(isTitle && { title: opening }),
    parts: note ? { note: factOfWords(note) } : {},
    blocks: [...(isTitle ? [paragraphOf(opening)] : []), ...(note ? [paragraphOf(note)] : [])],
  })
}
