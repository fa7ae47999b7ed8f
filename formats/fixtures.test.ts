import { join } from 'node:path'
import { test } from 'uvu'
import { fixturesFolder, readCase } from '../adapters/cli/cases.ts'
import type { AnyFormat } from '../core/format.ts'
import { matchFixture, snapshot, testFormat } from '../core/testing/index.ts'
import { formats } from './index.ts'

/**
 * Careers set an entry's dates in a column before its heading; a folded sheet prints its last panel beside the first; who
 * signs a proposal has all that is theirs below one line; the row of a table is facts under their labels.
 */
const blocksMove = new Set(['resume', 'cv', 'brochure', 'proposal', 'case-study'])

for (const [slug, url] of Object.entries(formats)) {
  test(`${slug} keeps its promises and looks as expected`, async () => {
    const { default: format } = (await import(url)) as { default: AnyFormat }
    const { content, instructions: brief = '', assets = {} } = await readCase(slug)
    const trial = { content, brief, assets, blocksMove: blocksMove.has(slug) }
    const rendition = await testFormat(format, trial)
    const expected = join(fixturesFolder, slug, 'expected')
    for (const [name, text] of Object.entries(await snapshot(content, rendition))) {
      await matchFixture(join(expected, name), text)
    }
  })
}

test.run()
