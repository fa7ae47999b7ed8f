import type { Sheet } from './sheet.ts'
import type { Element } from './tree.ts'

/** Sheets that say to screen readers what pictures show that are not drawn: boxes that take no room, after everything else. */
export function withPictureWords(sheets: readonly Sheet[], words: readonly string[]): readonly Sheet[] {
  const last = sheets.at(-1)
  if (last === undefined || words.length === 0) return sheets
  const { root } = last
  const said = words.map(
    (ariaLabel): Element => ({
      type: 'element',
      tagName: 'div',
      properties: { role: 'img', ariaLabel },
      children: [],
      style: { position: 'absolute', width: 1, height: 1 },
    }),
  )
  return [...sheets.slice(0, -1), { ...last, root: { ...root, children: [...root.children, ...said] } }]
}
