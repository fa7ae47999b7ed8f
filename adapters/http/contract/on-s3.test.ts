import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Suites of the API and of the rules in which files come and go. */
const suites = [
  'http/contract/(contract|documents|interface|every-once|hostile-files|hostile-outputs|signed-links|run-rules)',
  'http/answers/published-page',
  'http/viewer/viewer',
  'service/(files/files|outputs/outputs|outputs/site-zip|versions/nodes|runs/work-runs)',
]

async function run(place: string, suites: readonly string[]): Promise<number> {
  const pattern = `^(${suites.join('|')})\\.test\\.js$`
  const child = spawn(process.execPath, ['node_modules/uvu/bin.js', 'dist/adapters', pattern], {
    cwd: root,
    env: { ...process.env, TEST_BLOBS: place },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const code = await new Promise(resolve => child.on('close', resolve))
  assert.is(code, 0, said)
  const [, total = '0'] = /Total:\s+(\d+)/.exec(said) ?? []
  return Number(total)
}

test('whatever touches files is the same when they are on S3', async () => {
  assert.ok((await run('s3', suites)) > 100)
})

test('a program sees no difference when files travel straight to S3 and from there', async () => {
  assert.ok((await run('s3-direct', ['client/client'])) > 5)
})

test.run()
