import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { sectionsOf } from '../sections.ts'
import { type DrawnPart, isDrawn, readParts } from '../figures/read-parts.ts'

/** One station on the way down an infographic. */
export interface Module {
  readonly heading?: Heading
  readonly parts: readonly DrawnPart[]
}

/** The modules of an infographic, and what stands before and after them. */
export interface Modules {
  readonly before: readonly RootContent[]
  readonly modules: readonly Module[]
  /** Sources and the like: the sections after the last one with a figure. */
  readonly after: readonly RootContent[]
}

/** Sections of blocks as modules; undefined when nothing in them can be drawn, or when there is too much text between. */
export function readModules(blocks: readonly RootContent[], lang: string): Modules | undefined {
  const depth = Math.min(...blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : [])))
  const sections = sectionsOf(blocks, depth).map(section => ({
    ...section,
    parts: readParts(section.blocks, lang),
  }))
  const last = sections.findLastIndex(({ parts }) => parts.some(isDrawn))
  if (last < 0 || isEssay(blocks)) return undefined
  const [first] = sections
  const opens = first !== undefined && first.heading === undefined && !first.parts.some(isDrawn)
  const modules = sections.slice(opens ? 1 : 0, last + 1)
  return {
    before: opens ? first.blocks : [],
    modules: modules.map(({ heading, parts }) => ({ ...(heading && { heading }), parts })),
    after: sections
      .slice(last + 1)
      .flatMap(({ heading, blocks: own }) => (heading ? [heading, ...own] : own)),
  }
}

/** Words that figures may have around them, on a sheet as long as it takes; more is an essay. */
const MOST_WORDS = 2000

function isEssay(blocks: readonly RootContent[]): boolean {
  const words = blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).length, 0)
  return words > MOST_WORDS || blocks.some(block => block.type === 'code')
}

/** A heading's number and words: `1. A day at the tap`. */
export function headingNumber({ children }: Heading): {
  readonly number: string
  readonly heading: Heading['children']
} {
  const [first, ...rest] = children
  const found = first?.type === 'text' ? /^\s*(\d{1,2})[.):]\s+/u.exec(first.value) : null
  if (first?.type !== 'text' || found === null) return { number: '', heading: children }
  const value = first.value.slice(found[0].length)
  return { number: found[1] ?? '', heading: [{ type: 'text', value }, ...rest] }
}
