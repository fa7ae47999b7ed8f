import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

/** The suites of the API that reach every rule of the store; they are run once more in a process whose store is PostgreSQL. */
const suites = [
  ...['contract/contract', 'contract/rules', 'contract/run-rules', 'contract/lists', 'contract/keys'],
  ...[
    'contract/uploads',
    'contract/foreign-ids',
    'contract/hostile-letters',
    'guards/once',
    'answers/watch-run',
  ],
]

const http = dirname(dirname(fileURLToPath(import.meta.url)))
const uvu = join(dirname(createRequire(import.meta.url).resolve('uvu')), '../bin.js')

test('the API is the same on PostgreSQL', async () => {
  const pattern = `^(${suites.join('|')})\\.test\\.js$`
  const { code, out } = await run([uvu, http, pattern], { ...process.env, PLATEN_TEST_STORE: 'postgres' })
  assert.is(code, 0, out)
  const [, passed = '0'] = /Passed:\D*(\d+)/.exec(out) ?? []
  assert.ok(Number(passed) > 80, out)
})

function run(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: unknown; readonly out: string }> {
  return new Promise(resolve => {
    execFile(process.execPath, words, { env, maxBuffer: 2 ** 24 }, (error, out, said) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, out: out + said }),
    )
  })
}

test.run()
