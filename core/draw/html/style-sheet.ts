import type { Element } from '../../compose/tree.ts'
import { type StyleWriter, toDeclarations } from './declarations.ts'

/** What a class is made of. */
type Styled = Pick<Element, 'tagName' | 'part' | 'style'>

/** Collects the styles of elements as one sheet of classes. */
export interface StyleSheet {
  /** The class of an element, or undefined when it has no style of its own. Equal styles of equal parts share a class. */
  classFor(element: Styled, options?: ClassOptions): string | undefined
  /** The rules in the order of their first use, then those for tablets, then those for phones. */
  css(): string
}

/** What is added to a style where it is used. */
interface ClassOptions {
  /** The direction of the element, when it is not the page's. */
  readonly dir?: 'ltr' | 'rtl'
  /** Declarations that the style cannot say. */
  readonly extra?: string
  /** Declarations for narrow screens, before those of the style itself. */
  readonly narrow?: string
  /** Declarations for narrow screens, after those of the style itself. */
  readonly phone?: string
}

/** Classes that pages have of themselves, whatever a format calls its parts. */
const reserved: ReadonlySet<string> = new Set(
  'back canvas deck desk easel notes notes-list overview reflow sheet skip slide stage table-scroll task'.split(
    ' ',
  ),
)

interface Rules {
  readonly own: string
  readonly hover: string
  readonly medium: string
  readonly narrow: string
}

/**
 * Creates the style sheet of one document. Styles for tablets hold up to 960 px and those for phones up to 720 px, inside
 * `narrowScope` (a selector) when there is one.
 */
export function createStyleSheet(page: StyleWriter, narrowScope = ''): StyleSheet {
  const recognised = new Map<string, string | undefined>()
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const rules = new Map<string, Rules>()

  const nameFor = (base: string): string => {
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    const name = count === 1 ? base : `${base}-${count}`
    return rules.has(name) || reserved.has(name) ? nameFor(base) : name
  }

  const nameStyle = (
    element: Styled,
    { dir = page.dir, extra = '', narrow = '', phone = '' }: ClassOptions,
  ): string | undefined => {
    const writer = dir === page.dir ? page : { ...page, dir }
    const { style } = element
    const own = join(toDeclarations(style, writer), extra)
    const hover = style.hover === undefined ? '' : toDeclarations(style.hover, writer)
    const medium = toDeclarations(style.medium ?? {}, writer)
    const narrowed = join(narrow, toDeclarations(style.narrow ?? {}, writer), phone)
    if (own === '' && hover === '' && medium === '' && narrowed === '') return undefined
    const base = baseName(element)
    const key = `${base}|${own}|${hover}|${medium}|${narrowed}`
    const known = names.get(key)
    if (known !== undefined) return known
    const name = nameFor(base)
    names.set(key, name)
    rules.set(name, { own, hover, medium, narrow: narrowed })
    return name
  }

  return {
    classFor(element, options = {}) {
      const { style } = element
      const { dir = page.dir, extra = '', narrow = '', phone = '' } = options
      if (extra === '' && narrow === '' && phone === '' && isEmpty(style)) return undefined
      // Reading a style is slower than recognising one.
      const face = `${element.part ?? element.tagName}|${dir}|${extra}|${narrow}|${phone}|${JSON.stringify(style)}`
      if (recognised.has(face)) return recognised.get(face)
      const name = nameStyle(element, options)
      recognised.set(face, name)
      return name
    },
    css() {
      const wide = [...rules].flatMap(([name, { own, hover }]) => [
        ...(own === '' ? [] : [`.${name}{${own}}`]),
        ...(hover === '' ? [] : [`.${name}:hover{${hover}}`]),
      ])
      const upTo = (width: number, kind: 'medium' | 'narrow'): string[] => {
        const lines = [...rules].flatMap(([name, rule]) =>
          rule[kind] === '' ? [] : [`${narrowScope}.${name}{${rule[kind]}}`],
        )
        return lines.length === 0 ? [] : [`@media (max-width:${width}px){\n${lines.join('\n')}\n}`]
      }
      return [...wide, ...upTo(960, 'medium'), ...upTo(720, 'narrow')].join('\n')
    },
  }
}

/** Whether an object has no property at all. */
export function isEmpty(object: object): boolean {
  for (const _ in object) return false
  return true
}

function join(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(';')
}

/** The part's name, else the tag's; a class may not begin with a figure. */
function baseName({ part, tagName }: Styled): string {
  const name = (part ?? tagName)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return /^[a-z]/.test(name) ? name : `part-${name}`
}
