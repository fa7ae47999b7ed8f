import { firstChildChanged, firstSheetChanged } from './restyle.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/**
 * Sheets with one heading of the first rank: where a format found no title to draw, the words that it draws first lead the
 * document.
 */
export function withMainHeading(sheets: readonly Sheet[]): readonly Sheet[] {
  if (sheets.some(({ root }) => holdsMain(root))) return sheets
  return firstSheetChanged(sheets, ({ root }) => raised(root))
}

function holdsMain({ tagName, children }: Element): boolean {
  return tagName === 'h1' || children.some(child => isElement(child) && holdsMain(child))
}

/** Elements whose words belong to something else than the text. */
const apart: ReadonlySet<string> = new Set(['nav', 'table', 'figure', 'button', 'a', 'svg'])
const leading: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'p'])

/** The element with its first heading or paragraph as the main heading; undefined where it has neither. */
function raised(element: Element): Element | undefined {
  const { tagName, properties } = element
  if (properties.ariaHidden || apart.has(tagName)) return undefined
  if (leading.has(tagName) && textOf(element).trim() !== '') return { ...element, tagName: 'h1' }
  return firstChildChanged(element, raised)
}
