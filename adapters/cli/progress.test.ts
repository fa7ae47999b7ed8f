import { PassThrough } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Terminal, withProgress } from './progress.ts'

function terminal(columns: number, isTTY = true): Terminal & { readonly written: () => string } {
  const stream = new PassThrough()
  let text = ''
  stream.on('data', chunk => {
    text += chunk
  })
  const cursor = { clearLine: () => true, cursorTo: () => true, moveCursor: () => true }
  return Object.assign(stream, { isTTY, columns, ...cursor, written: () => text }) as never
}

const work = (milliseconds: number) => () =>
  new Promise<string>(resolve => setTimeout(() => resolve('done'), milliseconds))

test.before(() => {
  // Where these say so there is no spinner at all.
  delete process.env['CI']
  process.env['TERM'] = 'xterm'
})

test('work of more than a second shows what is done, shorter work shows nothing', async () => {
  const [long, short] = [terminal(80), terminal(80)]
  assert.is(await withProgress('rendering tide.md', work(1300), long), 'done')
  assert.match(long.written(), 'rendering tide.md')
  await withProgress('rendering tide.md', work(10), short)
  assert.is(short.written(), '')
})

test('a pipe and a terminal without a width stay quiet', async () => {
  const [piped, narrow] = [terminal(80, false), terminal(0)]
  await Promise.all([
    withProgress('rendering tide.md', work(1200), piped),
    withProgress('rendering tide.md', work(1200), narrow),
  ])
  assert.is(piped.written() + narrow.written(), '')
})

test.run()
