import { RenderError } from '../error.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Edges } from './style.ts'
import type { Element, Node } from './tree.ts'

/** A piece of paper, a canvas or a screen to draw a tree on. */
export interface Sheet {
  /** What it is, for ids, file names and messages: `cover`, `body`, `slide-3`. */
  readonly name: string
  readonly size: PageSize
  /** Room between the page's edge and the content, px. On `pages` sheets the header and footer stand in it. */
  readonly margin: Edges
  /** Ground colour. */
  readonly background: string
  /** The content. On `pages` sheets it flows over as many pages as it needs. */
  readonly root: Element
  /** `pages` sheets: repeated on every page inside the top and bottom margins; may hold fields. */
  readonly header?: Element
  readonly footer?: Element
  /** `pages` sheets: decoration under what stands on every page, placed from the page's top left corner. Paper alone has it. */
  readonly backdrop?: Element
  /** `pages` sheets: the first page goes without header and footer; `head`: without its header alone. */
  readonly bareFirstPage?: boolean | 'head'
  /** Canvas sheets: the smallest factor by which type and space may shrink before content moves on. Default 0.7. */
  readonly fitFloor?: number
  /** Canvas sheets: what lays this one out where the format has faces: what goes on over several was parted by the flow. */
  readonly engine?: 'flow'
  /** It is set without its layout, which left too little room for its content. */
  readonly bare?: true
  /** It is a cover by another name: a brief may give it the colour of one. */
  readonly isCover?: boolean
  /** Title for the outline and for accessibility. */
  readonly title?: string
  /** Speaker notes; shown in decks' HTML, kept in the PDF as an annotation-free notes page only when asked. */
  readonly notes?: readonly Node[]
}

/** What JSX composes as a sheet of a theme's page, ground and margins, where nothing else is said; an empty title is none. */
export function toSheet(
  name: string,
  theme: Theme,
  root: Child,
  { title = '', ...more }: Partial<Omit<Sheet, 'name' | 'root'>> = {},
): Sheet {
  const { page, margin, color } = theme
  return {
    name,
    size: page,
    margin: [margin.top, margin.right, margin.bottom, margin.left],
    background: color.paper,
    root: toNodes(root)[0] as Element,
    ...more,
    ...(title !== '' && { title }),
  }
}

/** Sheets that a job may have, beside one more for so many characters. */
const MOST = { sheets: 300, characters: 100 }

/**
 * Ends a job of more sheets than anyone looks through: throws `content-too-large`. Formats of many sheets ask as soon as
 * they know how many `count` will be at the least, since each takes a while to compose; `characters` of the copy are
 * counted only where there are many.
 */
export function checkSheetCount(count: number, characters: () => number): void {
  if (count <= MOST.sheets) return
  const allowed = allowedFor(characters())
  if (count > allowed) throw tooMany(count, allowed)
}

/** Sheets from which on it is foreseen how many there will be, and how many times what is allowed these must be. */
const FORESEEN = { sheets: 60, times: 1.5 }

/** The same of sheets that are still being filled, `share` (0–1) of all there is being on those so far. */
export function checkSheetsSoFar(count: number, share: number, characters: () => number): void {
  checkSheetCount(count, characters)
  const all = Math.round(count / share)
  if (count < FORESEEN.sheets || all <= MOST.sheets * FORESEEN.times) return
  const allowed = allowedFor(characters())
  if (all > allowed * FORESEEN.times) throw tooMany(all, allowed)
}

function allowedFor(characters: number): number {
  return MOST.sheets + Math.floor(characters / MOST.characters)
}

function tooMany(count: number, allowed: number): RenderError {
  return new RenderError(
    'content-too-large',
    `the copy takes ${count} pages with next to nothing on each, more than ${allowed}; ` +
      'part it in two, or take a format of pages, such as report',
  )
}
