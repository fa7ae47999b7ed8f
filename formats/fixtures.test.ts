import { join } from 'node:path'
import { test } from 'uvu'
import { fixturesFolder, readCase } from '../adapters/cli/cases.ts'
import { matchFixture, snapshot, testFormat } from '../core/testing/index.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'
import { placesByRole } from './places-by-role.test.kit.ts'

for (const slug of Object.keys(formats)) {
  test(`${slug} keeps its promises and looks as expected`, async () => {
    const { content, instructions: brief = '', assets = {} } = await readCase(slug)
    const trial = { content, brief, assets, blocksMove: placesByRole.has(slug) }
    const rendition = await testFormat(await formatOf(slug), trial)
    const expected = join(fixturesFolder, slug, 'expected')
    for (const [name, text] of Object.entries(await snapshot(content, rendition))) {
      await matchFixture(join(expected, name), text)
    }
  })
}

test.run()
