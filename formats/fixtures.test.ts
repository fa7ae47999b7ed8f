import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fixturesFolder, readCase } from '../adapters/cli/cases.ts'
import { matchFixture, snapshot, testFormat } from '../core/testing/index.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'
import { placesByRole } from './places-by-role.test.kit.ts'

/** What a format says of copy that it has no place for, or of a place without copy. */
const unread = /field-unknown|part-missing|copy-empty|heading-missing/

for (const slug of Object.keys(formats)) {
  test(`${slug} keeps its promises, misses nothing and looks as expected`, async () => {
    const { content, instructions: brief = '', assets = {} } = await readCase(slug)
    const trial = { content, brief, assets, blocksMove: placesByRole.has(slug) }
    const rendition = await testFormat(await formatOf(slug), trial)
    assert.equal(
      rendition.messages.filter(({ rule }) => unread.test(rule)),
      [],
    )
    const expected = join(fixturesFolder, slug, 'expected')
    for (const [name, text] of Object.entries(await snapshot(content, rendition))) {
      await matchFixture(join(expected, name), text)
    }
  })
}

test.run()
