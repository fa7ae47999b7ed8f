import type { Style } from './style.ts'

/** Text that the layout fills in once pages are known: the page number, how many pages, the running section title, or the page of `target`. */
export type Field = 'page' | 'pages' | 'section' | 'page-of'

/** Attributes an element may carry besides its style. Names are hast's. */
export interface Properties {
  readonly id?: string
  /** `#id` for inside the document, else a safe absolute URL. */
  readonly href?: string
  /** Name of an asset of the job. */
  readonly src?: string
  readonly alt?: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly start?: number
  readonly value?: number
  readonly checked?: boolean
  readonly colSpan?: number
  readonly rowSpan?: number
  readonly scope?: 'col' | 'row'
  readonly role?: string
  readonly ariaLabel?: string
  readonly ariaLabelledBy?: string
  readonly ariaHidden?: boolean
  readonly rel?: string
  readonly open?: boolean
  readonly name?: string
}

/** A straight or curved outline in the coordinates of its `svg` element's `viewBox`. */
export interface Outline {
  /** SVG path data, absolute or relative commands. */
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dash?: readonly number[]
  /** The ends and corners of its line are round. */
  readonly round?: true
}

/** Vector art: an element with tag `svg`. Decorative unless it has an `alt`. */
export interface Art {
  /** Width and height of the coordinate system. */
  readonly viewBox: readonly [number, number]
  readonly outlines: readonly Outline[]
  /**
   * It is set like letters: as large as the text around it, of which one em is `em` of the coordinate system, with `drop` of it beneath
   * the line, and `currentColor` is the colour of that text; `size` (px) is that of the text, once it is known.
   */
  readonly letters?: { readonly em: number; readonly drop: number; readonly size?: number }
}

/** An element of the composed tree: hast with a typed style. */
export interface Element {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Properties
  readonly children: readonly Node[]
  readonly style: Style
  /** What the element is, for readable class names and tests: `hero-title`. */
  readonly part?: string
  readonly field?: Field
  /** With `page-of`: the id of the element whose page is meant. */
  readonly target?: string
  /** On an inline marker: the note that belongs at the foot of the page where the marker falls. */
  readonly footnote?: Element
  /** On paper, the notes of its sheet stand in this element, not at the foot of the page; without notes it is left out. */
  readonly holdsNotes?: boolean
  readonly art?: Art
  /** Words for the list of a mail program, beside the subject: in the letter itself they are not seen. */
  readonly preview?: boolean
  /** On canvas sheets: this element's children may move to a continuation sheet. */
  readonly flow?: boolean
  /** On h1–h6: leave out of the PDF outline and the running section title. */
  readonly unlisted?: boolean
}

/** Text of the copy, or a label of the format. */
export interface Text {
  readonly type: 'text'
  readonly value: string
  /** Node id from `core/source`; absent for generated labels. */
  readonly node?: string
}

/** A node of the composed tree. */
export type Node = Element | Text

/** True when the node is an element, optionally with one of the given tags. */
export function isElement(node: Node | undefined, ...tags: readonly string[]): node is Element {
  return node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName))
}

/** All text under a node, in order; a formula's is its TeX. */
export function textOf(node: Node): string {
  if (node.type === 'element' && node.art?.letters !== undefined) return node.properties.alt ?? ''
  return node.type === 'text' ? node.value : node.children.map(textOf).join('')
}

/** Whether an element, or one within it, is some part: `frame`. */
export function hasPart({ part, children }: Element, wanted: string): boolean {
  return part === wanted || children.some(child => isElement(child) && hasPart(child, wanted))
}

/** How many elements stand within an element, however deep. */
export function elementsIn({ children }: Element): number {
  return children.reduce((sum, child) => sum + (isElement(child) ? 1 + elementsIn(child) : 0), 0)
}
