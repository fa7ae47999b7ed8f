import type { RootContent } from 'mdast'
import type { Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { isPicture } from './chapter-things.ts'
import { COUNTED } from './named-lines.ts'

/** A part, and its headed things with the pictures that belong to each. */
export interface Pictured {
  /** What the part says before them. */
  readonly lead: readonly RootContent[]
  readonly things: readonly Section[]
  /** What it says below them all: where to order, who made them. */
  readonly rest: readonly Section[]
}

/** Things that are shown, from which on they are some. */
const LEAST = 2

/** Things of a part that are shown in pictures, all but one of them at most, or each of them counted; undefined where they are not. */
export function picturedThings({ blocks, sections }: Section): Pictured | undefined {
  if (sections.length < LEAST || sections.some(section => section.sections.length > 0)) return undefined
  const end = sections.findLastIndex(section => isShown(section) || isCounted(section)) + 1
  const things = sections.slice(0, end)
  const shown = things.filter(isShown)
  const areBeside = things.every(thing => thing.blocks.slice(0, -1).findLastIndex(isPicture) <= 0)
  const areCounted = things.length >= LEAST && things.every(isCounted)
  const areShown = shown.length >= LEAST && shown.length >= things.length - 1 && areBeside
  return (shown.length > 0 && areCounted) || (areShown && things.at(-1) === shown.at(-1))
    ? { lead: blocks, things, rest: sections.slice(end) }
    : undefined
}

/** `04 Scarf`: a thing that its book counts, whether there is a picture of it or not. */
function isCounted({ heading }: Section): boolean {
  return heading !== undefined && COUNTED.test(plainText(heading))
}

function isShown({ blocks }: Section): boolean {
  return blocks.some(isPicture)
}

/** A heading's words above, and what each of the headings below it heads. */
export interface Headed {
  readonly lead: readonly RootContent[]
  readonly sections: readonly Section[]
}

/** The same with each picture that ends what stands above a heading below it, where that is so of two or more and no heading has one right below. */
export function withPicturesBelow({ lead, sections }: Headed): Headed {
  const written = sections.map(({ blocks }) => blocks)
  const above = [lead, ...written.slice(0, -1)]
  const other = above.findIndex(blocks => !endsInPicture(blocks))
  const count = other < 0 ? above.length : other
  const areAbove =
    count >= LEAST &&
    written.slice(0, count - 1).every(blocks => blocks.length > 1 && blocks.slice(0, -1).every(isNone)) &&
    written.slice(count - 1).every(blocks => blocks.every(isNone))
  if (!areAbove) return { lead, sections }
  const below = sections.map((section, at): Section => {
    const own = at < count - 1 ? section.blocks.slice(0, -1) : section.blocks
    return at < count ? { ...section, blocks: [...(above[at] ?? []).slice(-1), ...own] } : section
  })
  return { lead: lead.slice(0, -1), sections: below }
}

function isNone(block: RootContent): boolean {
  return !isPicture(block)
}

function endsInPicture(blocks: readonly RootContent[]): boolean {
  const last = blocks.at(-1)
  return last !== undefined && isPicture(last)
}
