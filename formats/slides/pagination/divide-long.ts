import type { RootContent } from 'mdast'
import { weighAll } from './weigh.ts'

/** Blocks that belong on one slide, or on several of the same title. */
type Part = readonly RootContent[]

/** A part too long for two slides of `room` words, divided at the highest headings below its title. */
export function divideLong(part: Part, room: number): readonly Part[] {
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
