import type { Theme } from '../theme/theme.ts'
import { isRow } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement } from './tree.ts'
import { sidesOf } from './style.ts'

/** Sheets with a thin line over every section but the first, and whether there are several. */
export function withLinesBetween(
  sheets: readonly Sheet[],
  theme: Theme,
): { readonly sheets: readonly Sheet[]; readonly found: boolean } {
  const setting = { theme, lines: 0 }
  const lined = sheets.map(sheet => ({ ...sheet, root: linedIn(sheet.root, setting) }))
  return { sheets: setting.lines > 0 ? lined : sheets, found: setting.lines > 0 }
}

interface Setting {
  readonly theme: Theme
  lines: number
}

/** Lines between the children that begin with a heading, where there are several; else between those further in. */
function linedIn(element: Element, setting: Setting): Element {
  const { children } = element
  const heads = isRow(element) ? [] : children.filter(child => isElement(child) && opensSection(child))
  if (heads.length < 2)
    return {
      ...element,
      children: children.map(child => (isElement(child) ? linedIn(child, setting) : child)),
    }
  return {
    ...element,
    children: children.map(child => {
      if (!isElement(child) || !heads.includes(child) || child === heads[0]) return child
      setting.lines++
      return under(child, setting.theme)
    }),
  }
}

/** A heading of the second rank, or a box whose first words are one. */
function opensSection(element: Element): boolean {
  if (element.tagName === 'h2') return true
  const first = element.children.find(child => !isElement(child) || hasWords(child))
  return isElement(first) && opensSection(first)
}

function hasWords({ children }: Element): boolean {
  return children.some(child => (isElement(child) ? hasWords(child) : child.value.trim() !== ''))
}

/** An element under a line, with as much room to it as there is over it. */
function under(element: Element, { color, rule, unit }: Theme): Element {
  // A line is as long as the column, whatever the measure of the words under it.
  const { padding = 0, marginTop = unit, maxWidth: _, ...style } = element.style
  const [top, right, bottom, left] = sidesOf(padding)
  const line = { width: Math.min(rule > 0 ? rule : 2 / 3, 1), color: color.border }
  const room = Math.max(marginTop / 2, unit / 2)
  return {
    ...element,
    style: { ...style, marginTop, borderTop: line, padding: [Math.max(top, room), right, bottom, left] },
  }
}
