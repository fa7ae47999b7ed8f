import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
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
  if (last < 0 || !isShort(blocks)) return undefined
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

/** Words that a picture of figures may have around them; more is an essay. */
const MOST_WORDS = 700

function isShort(blocks: readonly RootContent[]): boolean {
  const words = blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).length, 0)
  return words <= MOST_WORDS && !blocks.some(block => block.type === 'code')
}

interface Section {
  readonly heading?: Heading
  readonly blocks: readonly RootContent[]
}

function sectionsOf(blocks: readonly RootContent[], depth: number): readonly Section[] {
  const sections: { heading?: Heading; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) sections.push({ heading: block, blocks: [] })
    else if (sections.length === 0) sections.push({ blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
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
