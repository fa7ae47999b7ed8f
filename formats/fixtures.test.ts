import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fixturesFolder, readCase } from '../adapters/cli/cases.ts'
import type { Output } from '../core/job.ts'
import { composeJob, layoutJob } from '../core/render.ts'
import { matchFixture, snapshot, testFormat } from '../core/testing/index.ts'
import { isSoak } from '../core/testing/soak.test.kit.ts'
import { keepFixture } from './fixture-renditions.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'
import { placesByRole } from './places-by-role.test.kit.ts'
import { testCopy } from './test-copy.test.kit.ts'

/** The line of a page's raster among the hashes. */
const isRaster = / pages\/\d+\.png /

/** What a format says of copy that it has no place for, or of a place without copy. */
const unread = /field-unknown|part-missing|copy-empty|heading-missing/

/**
 * What is made of a case. Rasters of many pages take longer than all else, and are made of drawings that are compared as well: of
 * documents of more than a page one in four has them. Snapshots are renewed, and a soak is done, with all.
 */
async function outputsOf(slug: string, row: number): Promise<readonly Output[]> {
  const hashes = await readFile(join(fixturesFolder, slug, 'expected/hashes.txt'), 'utf8').catch(() => '')
  const hasAll = isSoak || process.env['UPDATE'] === '1' || row % 4 === 0 || !hashes.includes(' pages/2.svg ')
  return hasAll ? ['html', 'pdf', 'svg', 'png'] : ['html', 'pdf', 'svg']
}

for (const [row, slug] of Object.keys(formats).entries()) {
  test(`${slug} keeps its promises, misses nothing and looks as expected`, async () => {
    const { content, instructions: brief = '', assets = {} } = await readCase(slug)
    const outputs = await outputsOf(slug, row)
    const trial = { content, brief, assets, blocksMove: placesByRole.has(slug), outputs }
    // Its hashes say already that the same job gives the same bytes: one format in four shows it in one process too.
    const hold = row % 4 === 0 ? testFormat : testCopy
    const rendition = await hold(await formatOf(slug), trial)
    keepFixture(slug, outputs, rendition)
    assert.equal(
      rendition.messages.filter(({ rule }) => unread.test(rule)),
      [],
    )
    const expected = join(fixturesFolder, slug, 'expected')
    for (const [name, text] of Object.entries(await snapshot(content, rendition))) {
      await matchFixture(join(expected, name), text, line => outputs.includes('png') || !isRaster.test(line))
    }
  })
}

test('of no copy each format makes a page', async () => {
  for (const slug of Object.keys(formats)) {
    const { drawing } = await layoutJob(await composeJob({ content: '' }, await formatOf(slug)), ['pdf'])
    assert.ok((drawing.pages?.frames.length ?? 0) > 0, slug)
  }
})

test.run()
