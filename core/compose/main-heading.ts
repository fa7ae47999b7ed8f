import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/**
 * Sheets with one heading of the first rank: where a format found no title to draw, the words that it draws first lead the
 * document.
 */
export function withMainHeading(sheets: readonly Sheet[]): readonly Sheet[] {
  if (sheets.some(({ root }) => holdsMain(root))) return sheets
  for (const [at, sheet] of sheets.entries()) {
    const root = raised(sheet.root)
    if (root) return sheets.with(at, { ...sheet, root })
  }
  return sheets
}

function holdsMain({ tagName, children }: Element): boolean {
  return tagName === 'h1' || children.some(child => isElement(child) && holdsMain(child))
}

/** Elements whose words belong to something else than the text. */
const apart: ReadonlySet<string> = new Set(['nav', 'table', 'figure', 'button', 'a', 'svg'])
const leading: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'p'])

/** The element with its first heading or paragraph as the main heading; undefined where it has neither. */
function raised(element: Element): Element | undefined {
  const { tagName, properties, children } = element
  if (properties.ariaHidden || apart.has(tagName)) return undefined
  if (leading.has(tagName) && textOf(element).trim() !== '') return { ...element, tagName: 'h1' }
  for (const [at, child] of children.entries()) {
    const found = isElement(child) ? raised(child) : undefined
    if (found) return { ...element, children: children.with(at, found) }
  }
  return undefined
}
