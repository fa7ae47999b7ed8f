import type { Table } from 'mdast'
import { test } from 'uvu'
import { baseDesign } from '../../../core/brief/design.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { parseMarkdown } from '../../../core/source/parse-markdown.ts'
import { assertProportional } from '../../../core/testing/processor-time.test.kit.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import { DeckTable } from './deck-table.tsx'

const page = { name: '16:9', width: 1920, height: 1080, bleed: 0 }
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })

test('a table is drawn in time proportional to its rows', () =>
  assertProportional(rows => {
    const source = `| Boat | Boxes |\n|---|---|\n${'| Ida | 12 |\n'.repeat(rows)}`
    const [table] = parsed(source)
    return toNodes(<DeckTable table={table as Table} theme={theme} air={0} width={1600} />)
  }, 100))

/** Read once: the time is that of the drawing. */
const known = new Map<string, ReturnType<typeof parseMarkdown>['children']>()
function parsed(source: string): ReturnType<typeof parseMarkdown>['children'] {
  const found = known.get(source) ?? parseMarkdown(source).children
  known.set(source, found)
  return found
}

test.run()
