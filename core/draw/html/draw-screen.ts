import type { Element as HastElement, ElementContent } from 'hast'
import { label } from '../../compose/labels.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import { classNames, element, onLines } from './element.ts'
import { drawBand } from './draw-surround.ts'
import { round } from './lengths.ts'
import type { PageParts } from './page-parts.ts'
import { toHast } from './to-hast.ts'
import { sidesOf } from '../../compose/style.ts'

/** Most px of body text on a phone. */
const PHONE = 18

/** A page for reading on screens: the tree as it is, with its own landmarks, or in a `main` when it has none. */
export function drawScreen(
  sheets: readonly Sheet[],
  { theme, surround }: DrawContext,
  parts: PageParts,
): DrawnSurface {
  const roots = sheets.map(({ root }) => toHast(root, parts))
  const notes = drawEndnotes(parts)
  const tail: ElementContent[] = notes ? [notes] : []
  const children = roots.some(holdsMain)
    ? roots.map(root => intoMain(root, tail))
    : [mainOf([...roots, ...tail])]
  const margins = sheets[0] ? sidesOf(sheets[0].margin) : [0]
  const padding = margins.every(side => side === 0)
    ? ''
    : `body{padding:${margins.map(parts.writer.px).join(' ')}}`
  const ground = sheets[0]?.background ?? theme.color.paper
  return {
    children: surround ? [drawBand(ground, surround, parts), ...children] : children,
    css: [
      padding,
      '.notes-list{max-width:1200px;margin-inline:auto;padding-inline:24px}',
      '@page{margin:15mm}',
      // Designed for a desk, read on paper half as wide; a dark ground would only cost ink.
      `@media print{body{zoom:.75${theme.mode === 'light' ? ';print-color-adjust:exact' : ''}}figure{break-inside:avoid}}`,
      theme.type.base > PHONE
        ? `@media (max-width:720px){html{font-size:${round((PHONE / theme.type.base) * 100)}%}}`
        : '',
    ].join('\n'),
  }
}

/** The one `main` of a page, where the skip link leads. */
export function mainOf(children: readonly ElementContent[], className?: string): HastElement {
  return element('main', { id: 'main', tabIndex: -1, className: classNames(className) }, ...children)
}

function holdsMain(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'main' || node.children.some(holdsMain))
}

/** Adds to the first `main` under an element, and makes it the skip link's goal. */
function intoMain(root: HastElement, tail: readonly ElementContent[]): HastElement {
  if (root.tagName === 'main')
    return {
      ...root,
      properties: { ...root.properties, id: 'main', tabIndex: -1 },
      children: [...root.children, ...tail],
    }
  const at = root.children.findIndex(holdsMain)
  const inner = root.children[at]
  if (inner?.type !== 'element') return root
  const children = root.children.map((child, index) => (index === at ? intoMain(inner, tail) : child))
  return { ...root, children }
}

/** What stands in a page's `body`, and the rules for it beyond those of single elements. */
export interface DrawnSurface {
  readonly children: readonly ElementContent[]
  /** Rules that come after those of elements. */
  readonly css: string
  /** A script for convenience; the page works without it. */
  readonly script?: string
}

/** The notes of a page at its end, each with a way back; undefined where there are none. */
export function drawEndnotes(parts: PageParts): HastElement | undefined {
  const children: HastElement[] = []
  // A note may hold a reference to another: the list grows while it is drawn.
  for (let at = 0; at < parts.notes.length; at++) {
    const { body, id, reference } = parts.notes[at] ?? {}
    if (body === undefined || id === undefined || reference === undefined) continue
    const { id: _, ...properties } = body.properties
    const note = toHast({ ...body, properties }, parts)
    children.push(
      withBackLink({ ...note, properties: { ...note.properties, id } }, `#${reference}`, parts.lang),
    )
  }
  if (children.length === 0) return undefined
  const properties = {
    role: 'doc-endnotes',
    ariaLabel: label(parts.lang, 'notes'),
    className: ['notes-list'],
  }
  return element('section', properties, ...onLines(children))
}

/** The link back stands at the end of the note's last paragraph. */
function withBackLink(note: HastElement, href: string, lang: string): HastElement {
  const look = { role: 'doc-backlink', className: ['back'], ariaLabel: label(lang, 'back') }
  const back = element('a', { href, ...look }, '↩\ufe0e')
  const last = note.children.findLastIndex(child => child.type === 'element')
  const paragraph = note.children[last]
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p')
    return { ...note, children: [...note.children, back] }
  const extended = { ...paragraph, children: [...paragraph.children, back] }
  return { ...note, children: [...note.children.slice(0, last), extended, ...note.children.slice(last + 1)] }
}
