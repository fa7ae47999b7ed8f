import type { ListItem, RootContent } from 'mdast'
import { listOfLines, paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import type { Section } from '../../../core/reading/reading.ts'

/** A part of a copy that is to be watched, and no small print: its lines as points. */
export interface Watched {
  readonly section: Section
  /** Its points say what is wrong: the author calls out at their heads. */
  readonly warns?: true
}

/** Parts of a copy that are to be watched, and what is left. */
export function watchedAmong(rest: readonly Section[]): {
  readonly watched: readonly Watched[]
  readonly words: readonly Section[]
} {
  const watched: Watched[] = []
  const words = rest.flatMap((section): readonly Section[] => {
    const own = asPoints(section)
    if (own) watched.push({ section: own })
    if (own) return []
    const alerts = section.blocks.filter(callsOut)
    if (alerts.length === 0) return [section]
    const left = section.blocks.filter(block => !alerts.includes(block))
    const more = left.flatMap(pointsIn)
    // What is well stands among what is not, as its author wrote it.
    const isOne = more.length > 0 && more.length <= FEW && left.every(block => pointsIn(block).length > 0)
    const called = alerts.flatMap(withPoints)
    const [list, ...notes] = called
    const joined: readonly RootContent[] =
      isOne && list?.type === 'list' ? [{ ...list, children: [...list.children, ...more] }, ...notes] : called
    watched.push({ section: { ...section, blocks: joined }, warns: true })
    return left.length > 0 && !isOne ? [{ ...section, blocks: left }] : []
  })
  return { watched, words }
}

/** Points beside those that warn, at most. */
const FEW = 3

function pointsIn(block: RootContent): readonly ListItem[] {
  if (block.type === 'list') return block.children
  return listOfLines(linesOfBlock(block)).children
}

/** What is small print under any heading. */
const small: ReadonlySet<Concept> = new Set<Concept>(['sources', 'notes', 'contact', 'terms', 'legend'])

/** Letters of a line that is a point, and lines that are some. */
const LINE = { letters: 80, least: 2 }

/** Points under a heading, or short lines that are some; undefined for other parts. */
function asPoints(section: Section): Section | undefined {
  const { heading, blocks, sections, meanings } = section
  const [first, ...notes] = blocks
  if (heading === undefined || first === undefined || sections.length > 0) return undefined
  if (!notes.every(({ type }) => type === 'paragraph')) return undefined
  if (first.type === 'list') return section
  // What points say under their names is told as a line each.
  const own = blocks.map(linesOfBlock)
  const isOfLines = notes.length > 0 && own.every(({ length }) => length === 1)
  const lines = isOfLines ? own.flat() : (own[0] ?? [])
  const isSmall = meanings.some(({ concept, weight }) => weight > 0.85 && small.has(concept))
  const arePoints = lines.length >= LINE.least && lines.every(({ text }) => text.length <= LINE.letters)
  return arePoints && !isSmall
    ? { ...section, blocks: [listOfLines(lines), ...(isOfLines ? [] : notes)] }
    : undefined
}

/** What stands at the head of a line that warns. */
export const CALL: RegExp = /^(!{1,3}|‼|❗|⚠\uFE0F?|🚨|🔴)\s*(?=[\p{L}\d])/u

function callsOut(block: RootContent): boolean {
  return linesOfBlock(block).some(({ text }) => CALL.test(text))
}

/** Lines that warn as points, and the others below them. */
function withPoints(block: RootContent): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const calls = lines.filter(({ text }) => CALL.test(text))
  return [listOfLines(calls), ...paragraphsOf(lines.filter(line => !calls.includes(line)))]
}
