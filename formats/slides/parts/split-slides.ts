import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { weighAll } from './weigh.ts'

/** Blocks that belong on one slide, or on several of the same title. */
export type Part = readonly RootContent[]

/** Whether the author divided the copy into slides with thematic breaks. */
export function isDivided(blocks: readonly RootContent[]): boolean {
  return blocks.some(block => block.type === 'thematicBreak')
}

/**
 * Blocks divided into slides: at thematic breaks where the author wrote some, else at headings down to the deck level,
 * which is the deepest level that comes twice and holds copy of its own. What goes far beyond `room` words is divided
 * at the headings in it.
 */
export function splitSlides(blocks: readonly RootContent[], room: number): readonly Part[] {
  const level = isDivided(blocks) ? 0 : deckLevel(blocks)
  const slides: RootContent[][] = [[]]
  for (const block of blocks) {
    if (block.type === 'thematicBreak') slides.push([])
    else if (block.type === 'heading' && block.depth <= level) slides.push([block])
    else slides.at(-1)?.push(block)
  }
  const [first = [], ...others] = slides.filter(slide => slide.length > 0)
  const parts =
    level > 0 && isPreamble(first)
      ? [[...first, ...(others[0] ?? [])], ...others.slice(1)]
      : [first, ...others]
  return parts.flatMap(part => divideLong(part, room))
}

/** Whether blocks are a line or two above the first title: badges, a logo, a date. */
function isPreamble(part: Part): boolean {
  return (
    part.length <= 6 &&
    part.every(block => block.type === 'paragraph' || block.type === 'comment') &&
    plainText({ type: 'root', children: [...part] }).length <= 160
  )
}

/** A part too long for two slides, divided at the highest headings below its title. */
function divideLong(part: Part, room: number): readonly Part[] {
  const titleAt = part.findIndex(block => block.type === 'heading')
  const inner = part.slice(titleAt + 1).flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  if (inner.length === 0 || weighAll(part, room) <= room * 1.5) return [part]
  const depth = Math.min(...inner)
  const parts: RootContent[][] = [[]]
  part.forEach((block, at) => {
    if (at > titleAt && block.type === 'heading' && block.depth === depth) parts.push([block])
    else parts.at(-1)?.push(block)
  })
  return parts.flatMap(each => divideLong(each, room))
}

function deckLevel(blocks: readonly RootContent[]): number {
  const owning = new Map<number, number>()
  blocks.forEach((block, at) => {
    if (block.type !== 'heading') return
    const next = blocks[at + 1]
    const owns = next !== undefined && next.type !== 'heading'
    if (owns) owning.set(block.depth, (owning.get(block.depth) ?? 0) + 1)
  })
  // Third-level headings are parts of a slide as long as the second level makes slides.
  const levels = [...owning].filter(([depth, count]) => count >= 2 && depth <= 2).map(([depth]) => depth)
  return levels.length > 0 ? Math.max(...levels) : firstLevel(blocks)
}

function firstLevel(blocks: readonly RootContent[]): number {
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [(block as Heading).depth] : []))
  return depths.length > 0 ? Math.min(...depths) : 0
}
