import type { RootContent } from 'mdast'
import type { Section } from '../../../core/reading/reading.ts'
import { isPicture } from './chapter-things.ts'

/** A part, and its headed things with the pictures that belong to each. */
export interface Pictured {
  /** What the part says before them. */
  readonly lead: readonly RootContent[]
  readonly things: readonly { readonly section: Section; readonly blocks: readonly RootContent[] }[]
}

/** Things of a part that are shown in pictures, all but one of them at most; undefined where they are not. */
export function picturedThings({ blocks, sections }: Section): Pictured | undefined {
  if (sections.length < LEAST || sections.some(section => section.sections.length > 0)) return undefined
  const written = sections.map(section => section.blocks)
  const { lead, below } = isBeforeHeadings(blocks, written)
    ? carriedDown(blocks, written)
    : { lead: blocks, below: written }
  const things = sections.map((section, at) => ({ section, blocks: below[at] ?? [] }))
  const shown = things.filter(thing => thing.blocks.some(isPicture))
  const areBeside = things.every(thing => thing.blocks.slice(0, -1).findLastIndex(isPicture) <= 0)
  return shown.length >= LEAST && shown.length >= things.length - 1 && areBeside
    ? { lead, things }
    : undefined
}

const LEAST = 2

/** Whether pictures stand at the ends of what is above each heading, and under none: they are of what the heading names. */
function isBeforeHeadings(
  lead: readonly RootContent[],
  written: readonly (readonly RootContent[])[],
): boolean {
  const above = [lead, ...written.slice(0, -1)]
  return (
    above.every(endsInPicture) &&
    !endsInPicture(written.at(-1) ?? []) &&
    written.every(([first]) => !first || !isPicture(first))
  )
}

function endsInPicture(blocks: readonly RootContent[]): boolean {
  const last = blocks.at(-1)
  return last !== undefined && isPicture(last)
}

function carriedDown(lead: readonly RootContent[], written: readonly (readonly RootContent[])[]) {
  const above = [lead, ...written]
  const below = written.map((blocks, at) => [
    ...(above[at] ?? []).slice(-1),
    ...(at < written.length - 1 ? blocks.slice(0, -1) : blocks),
  ])
  return { lead: lead.slice(0, -1), below }
}
