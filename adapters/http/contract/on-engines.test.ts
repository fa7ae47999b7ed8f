import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isSoak } from '../../../core/testing/soak.test.kit.ts'

/** Suites are run once more where rows are on PostgreSQL and files on S3: here those that reach every rule, a soak more, `npm run engines` all. */

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Suites of the API and of the rules in which rows and files come and go. */
const suites = [
  'http/contract/(contract|rules|run-rules|lists|keys|uploads|foreign-ids|documents|interface|every-once)',
  'http/contract/(hostile-files|hostile-letters|hostile-outputs|signed-links)',
  ...['http/guards/once', 'http/answers/(watch-run|published-page)'],
  // A third of the time, and mostly other rules than those of rows and files.
  ...(isSoak ? ['http/contract/strain', 'http/viewer/viewer'] : []),
  'service/(files/files|outputs/outputs|outputs/site-zip|versions/nodes|runs/work-runs)',
]

async function run(engines: Readonly<Record<string, string>>, suites: readonly string[]): Promise<number> {
  const pattern = `^(${suites.join('|')})\\.test\\.js$`
  const child = spawn(process.execPath, ['node_modules/uvu/bin.js', 'dist/adapters', pattern], {
    cwd: root,
    env: { ...process.env, ...engines },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const code = await new Promise(resolve => child.on('close', resolve))
  assert.is(code, 0, said)
  const [, total = '0'] = /Total:\s+(\d+)/.exec(said) ?? []
  return Number(total)
}

test('the API and its rules are the same on PostgreSQL and S3', async () => {
  const total = await run({ PLATEN_TEST_STORE: 'postgres', TEST_BLOBS: 's3' }, suites)
  assert.ok(total > 200, `${total} tests`)
})

test('a program sees no difference when files travel straight to S3 and from there', async () => {
  assert.ok((await run({ TEST_BLOBS: 's3-direct' }, ['client/client'])) > 5)
})

test.run()
