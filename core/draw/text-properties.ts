import { defaultStyle } from '../compose/defaults.ts'
import type { Style } from '../compose/style.ts'
import type { Element, Field } from '../compose/tree.ts'
import type { Theme } from '../theme/theme.ts'

/** The properties that text inherits from the elements around it. */
export interface TextProperties {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  /** px */
  readonly size: number
  readonly color: string
  /** Multiple of the size. */
  readonly leading: number
  /** em */
  readonly tracking: number
  readonly align: 'start' | 'center' | 'end' | 'justify'
  readonly uppercase: boolean
  readonly tabular: boolean
  readonly whiteSpace: 'normal' | 'pre' | 'nowrap'
  readonly hyphens: boolean
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** How wide a field is taken to be until its value is known. */
export const fieldPlaceholders: Readonly<Record<Field, string>> = {
  page: '00',
  pages: '00',
  'page-of': '00',
  section: 'Section',
}

/** What text looks like where no element says anything. */
export function rootText(theme: Theme): TextProperties {
  return {
    family: theme.type.text,
    weight: 400,
    italic: false,
    size: theme.type.base,
    color: theme.color.text,
    leading: theme.type.leading,
    tracking: 0,
    align: 'start',
    uppercase: false,
    tabular: false,
    whiteSpace: 'normal',
    hyphens: false,
    lang: theme.lang,
    dir: theme.dir,
  }
}

/** Raised and lowered words, as multiples of the size around them: their size where they state none, and how far they rise. */
export const raised = { size: 0.72, super: 0.36, sub: -0.16 } as const

/** An element's style with the defaults of its tag. */
export function fullStyle(element: Element): Style {
  const defaults = defaultStyle(element.tagName)
  // What says all that its tag means is the style already: most cells and headings do, and they are asked again and again.
  for (const name in defaults) if (!(name in element.style)) return { ...defaults, ...element.style }
  return element.style
}

/** The style of an element: `hr` without a border of its own is a hairline in the colour of the text around it. */
export function ruled({ tagName }: Element, style: Style, { color }: Pick<TextProperties, 'color'>): Style {
  const drawn = style.border ?? style.borderTop ?? style.borderBottom ?? style.background ?? style.height
  return tagName === 'hr' && drawn === undefined ? { ...style, borderTop: { width: 1, color } } : style
}

/** Code runs from left to right in any language. */
const codeTags: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp'])

/** The direction that an element turns what is in it to, if it does. */
export function ownDirection({ properties, tagName }: Element): 'ltr' | 'rtl' | undefined {
  return properties.dir ?? (codeTags.has(tagName) ? 'ltr' : undefined)
}

/** Text properties inside an element, from those around it. */
export function inheritText(parent: TextProperties, style: Style, element: Element): TextProperties {
  const { lang } = element.properties
  const dir = ownDirection(element)
  if (lang === undefined && dir === undefined && !speaksOfText(style)) return parent
  return {
    family: style.family ?? parent.family,
    weight: style.weight ?? parent.weight,
    italic: style.italic ?? parent.italic,
    size: style.size ?? parent.size,
    color: style.color ?? parent.color,
    leading: style.leading ?? parent.leading,
    tracking: style.tracking ?? parent.tracking,
    align: style.textAlign ?? parent.align,
    uppercase: style.transform === undefined ? parent.uppercase : style.transform === 'uppercase',
    tabular: style.numeric === undefined ? parent.tabular : style.numeric === 'tabular',
    whiteSpace: style.whiteSpace ?? parent.whiteSpace,
    hyphens: style.hyphens ?? parent.hyphens,
    lang: lang ?? parent.lang,
    dir: dir ?? parent.dir,
  }
}

function speaksOfText(style: Style): boolean {
  return (
    style.family !== undefined ||
    style.weight !== undefined ||
    style.italic !== undefined ||
    style.size !== undefined ||
    style.color !== undefined ||
    style.leading !== undefined ||
    style.tracking !== undefined ||
    style.textAlign !== undefined ||
    style.transform !== undefined ||
    style.numeric !== undefined ||
    style.whiteSpace !== undefined ||
    style.hyphens !== undefined
  )
}
