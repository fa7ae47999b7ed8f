import type { Table } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../../core/brief/design.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { parseMarkdown } from '../../../core/source/parse-markdown.ts'
import { assertProportional } from '../../../core/testing/processor-time.test.kit.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { DeckTable } from './deck-table.tsx'

const page = { name: '16:9', width: 1920, height: 1080, bleed: 0 }
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })

test('a table is drawn in time proportional to its rows', () =>
  assertProportional(rows => {
    const source = `| Boat | Boxes |\n|---|---|\n${'| Ida | 12 |\n'.repeat(rows)}`
    const [table] = parsed(source)
    return toNodes(<DeckTable table={table as Table} theme={theme} air={0} width={1600} />)
  }, 100))

const cellsIn = (nodes: readonly Node[]): readonly Element[] =>
  nodes
    .filter(node => isElement(node))
    .flatMap(node => (/^t[hd]$/.test(node.tagName) ? [node] : cellsIn(node.children)))

test('a table whose words are wider than a phone is set smaller there, and any other is not', () => {
  const smallest = (row: string): number => {
    const [table] = parsed(`| Boat | Boxes | Sold |\n|---|---|---|\n${row}\n`)
    const cells = cellsIn(toNodes(<DeckTable table={table as Table} theme={theme} air={0} width={1600} />))
    assert.is(cells.length, 6)
    return Math.min(...cells.slice(3).map(({ style }) => style.narrow?.size ?? style.size ?? 0))
  }
  assert.is(smallest('| Ida | 12 | 14 |'), theme.type.base)
  const wide = smallest('| Llanfairpwllgwyngyllgogerychwyrn | 40,000,000,000 | 610,000,000,000 |')
  assert.ok(wide < theme.type.base && wide >= theme.type.base * 0.5, String(wide))
})

/** Read once: the time is that of the drawing. */
const known = new Map<string, ReturnType<typeof parseMarkdown>['children']>()
function parsed(source: string): ReturnType<typeof parseMarkdown>['children'] {
  const found = known.get(source) ?? parseMarkdown(source).children
  known.set(source, found)
  return found
}

test.run()
