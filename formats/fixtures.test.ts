import { test } from 'uvu'
import { readCase } from '../adapters/cli/cases.ts'
import type { AnyFormat } from '../core/format.ts'
import { testFormat } from '../core/testing/index.ts'
import { formats } from './index.ts'

/** Careers set an entry's dates in a column before its heading; a folded sheet prints its last panel beside the first. */
const blocksMove = new Set(['resume', 'cv', 'brochure'])

for (const [slug, url] of Object.entries(formats)) {
  test(`${slug} keeps its promises`, async () => {
    const { default: format } = (await import(url)) as { default: AnyFormat }
    const { content, instructions: brief = '', assets = {} } = await readCase(slug)
    await testFormat(format, { content, brief, assets, blocksMove: blocksMove.has(slug) })
  })
}

test.run()
