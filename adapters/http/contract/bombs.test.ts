import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isInTime } from '../../../core/testing/processor-time.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { findFile } from '../../service/files/kept-files.ts'
import { findRun } from '../../service/runs/find-run.ts'
import { overhear } from '../../testing/overhear.test.kit.ts'

/** Forms and JSON that want to be more than they look, through a real socket. */
interface Context {
  api: Harness
  jobId: string
  rows: Set<string>
}

const bombs = suite<Context>('bombs')
bombs.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
  context.jobId = await context.api.job()
  context.rows = watchRows(context.api)
})
bombs.after.each(({ api }) => api.close())

/** Nothing of what was refused is kept. */
async function checkEmpty({ api, jobId, rows }: Context): Promise<void> {
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
  const { caller, store } = api.service
  for (const id of rows) assert.is(await store.read(tx => findFile(tx, caller.accountId, id)), undefined)
}

/** Ids of all files that were ever kept. */
function watchRows({ service: { store } }: Harness): Set<string> {
  const rows = new Set<string>()
  overhear(store, { put: (table, { fileId }) => table === 'files' && rows.add(fileId as string) })
  return rows
}

/** No bomb may take more of the processor than this, ms. */
const longest = 3000

async function sendForm(
  { api, jobId }: Context,
  body: string | Buffer,
  type = 'multipart/form-data; boundary=b',
): Promise<Reply> {
  api.service.pass(5000)
  const before = process.cpuUsage()
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  const reply = await api.send('POST', `/v1/jobs/${jobId}/runs`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
  const { user, system } = process.cpuUsage(before)
  assert.ok(isInTime((user + system) / 1000, longest), `${(user + system) / 1000} ms`)
  return reply
}

const field = (name: string, value: string, more = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

const file = (value: string, type = 'image/png'): string =>
  `--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`

const begin = field('format', 'report') + field('content', 'x')
const picture = file(png.toString('latin1'))

bombs('a form of very many parts is refused', async context => {
  const many: Readonly<Record<string, string>> = {
    fields: field('content', 'x').repeat(1000),
    'other fields': Array.from({ length: 1000 }, (_, index) => field(`f${index}`, 'x')).join(''),
    files: picture.repeat(1000),
    'empty files': file('').repeat(1000),
    'parts without a name': '--b\r\n\r\nx\r\n'.repeat(100_000),
    'parts without anything': '--b\r\n\r\n\r\n'.repeat(100_000),
  }
  for (const [what, parts] of Object.entries(many)) {
    const reply = await sendForm(context, `${begin}${parts}--b--\r\n`)
    assert.ok(reply.status === 413 || reply.status === 400, `${what}: ${reply.status} ${reply.text}`)
  }
  await checkEmpty(context)
})

bombs('heads of parts are bounded', async context => {
  const long = 'x'.repeat(1024 * 1024)
  const heads = [
    `--b\r\nContent-Disposition: form-data; name="${long}"\r\n\r\nx\r\n`,
    `--b\r\nContent-Disposition: form-data; name="files"; filename="${long}"\r\nContent-Type: image/png\r\n\r\nx\r\n`,
    `--b\r\nContent-Disposition: form-data; ${'name="a"; '.repeat(10_000)}\r\n\r\nx\r\n`,
    `--b\r\nContent-Disposition: form-data; name*=utf-8''%ff%ff${'%20'.repeat(10_000)}\r\n\r\nx\r\n`,
    `--b\r\nContent-Disposition: form-data; name="content\r\n\r\nx\r\n`,
    `--b\r\n${long}`,
  ]
  for (const head of heads) {
    const reply = await sendForm(context, `${begin}${picture}${head}--b--\r\n`)
    assert.ok(
      reply.status === 400 || reply.status === 413,
      `${head.slice(0, 60)}: ${reply.status} ${reply.text}`,
    )
  }
  await checkEmpty(context)
})

bombs('a part whose head is too long is no file, and takes no time', async context => {
  const long = `X-Long: ${'x'.repeat(1024 * 1024)}`
  const many = 'X-Many: x\r\n'.repeat(100_000).trimEnd()
  for (const more of [long, many]) {
    const part = `--b\r\n${more}\r\nContent-Disposition: form-data; name="files"; filename="b.png"\r\n\r\nx\r\n`
    const { json } = await sendForm(context, `${begin}${picture}${part}--b--\r\n`)
    const { store, caller } = context.api.service
    const run = await store.read(tx => findRun(tx, caller.accountId, context.jobId, json.run_id))
    assert.equal(
      run?.input.assets.map(({ name }) => name),
      ['a.png'],
    )
  }
})

bombs('a form that is cut off anywhere is refused', async context => {
  const whole = Buffer.from(`${begin}${picture}--b--\r\n`, 'latin1')
  for (let length = 0; length < whole.length - 3; length += 5) {
    const reply = await sendForm(context, whole.subarray(0, length))
    assert.is(reply.status, 400, `after ${length}: ${reply.text}`)
    assert.is(reply.json.code, 'request-invalid')
  }
  await checkEmpty(context)
})

bombs('boundaries that are none, or several, are refused', async context => {
  const whole = `${begin}${picture}--b--\r\n`
  const kinds = ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=c']
  const more = [`multipart/form-data; boundary=${'b'.repeat(5000)}`, 'multipart/form-data;;;']
  for (const type of [...kinds, ...more]) {
    assert.is((await sendForm(context, whole, type)).status, 400, type.slice(0, 60))
  }
  for (const type of ['multipart/mixed; boundary=b', 'multipart/related; boundary=b', 'multipart']) {
    assert.is((await sendForm(context, whole, type)).status, 415, type)
  }
  const nested = `--b\r\nContent-Disposition: form-data; name="files"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n`
  assert.is((await sendForm(context, `${begin}${nested}--b--\r\n`)).status, 400)
  assert.is((await sendForm(context, `${'-'.repeat(8_000_000)}`)).status, 400)
  await checkEmpty(context)
})

bombs('fields of a form that hold JSON are no way around its bounds', async context => {
  const deep = '['.repeat(500_000) + ']'.repeat(500_000)
  const values = [
    deep,
    `[${deep}]`,
    '{"__proto__":1}',
    '[1e999]',
    `[${'"x",'.repeat(200_000)}"x"]`,
    '[null]',
    '[{"name":"x"}]',
  ]
  for (const name of ['file_ids', 'assets']) {
    for (const value of values) {
      const reply = await sendForm(context, `${begin}${picture}${field(name, value)}--b--\r\n`)
      assert.ok([400, 404, 413].includes(reply.status), `${name} ${value.slice(0, 30)}: ${reply.status}`)
      assert.ok(reply.text.length < 3000)
    }
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'files']) {
    const reply = await sendForm(context, `${begin}${picture}${field(name, '{"isAdmin":true}')}--b--\r\n`)
    assert.is(reply.status, 400, `${name}: ${reply.text}`)
  }
  assert.is(({} as { isAdmin?: boolean }).isAdmin, undefined)
  await checkEmpty(context)
})

bombs(
  'numbers that are too big, fields that come twice and bodies up to the limit',
  async ({ api, jobId }) => {
    const send = (path: string, body: string): Promise<Reply> =>
      api.send('POST', path, { body, headers: { 'content-type': 'application/json' } })
    const size = (number: string): Promise<Reply> =>
      send('/v1/files/request-upload', `{"filename":"a","content_type":"image/png","size_bytes":${number}}`)
    for (const number of [
      '1e400',
      '-1e400',
      '1e308',
      '9007199254740993',
      '-0',
      '0.1',
      '1e-400',
      '9'.repeat(1_000_000),
    ]) {
      const { status, json } = await size(number)
      assert.is(status, 400, number.slice(0, 20))
      assert.is(json.errors[0].path, 'size_bytes')
    }
    assert.is((await size('1.0')).status, 200)
    assert.is((await size('1e3')).status, 200)
    // As everywhere: the last one counts, and it is checked.
    assert.is((await send('/v1/jobs', '{"name":7,"name":"last"}')).json.name, 'last')
    assert.is((await send('/v1/jobs', '{"name":"first","name":7}')).status, 400)
    const full = (length: number): string => `{"name":"x"}`.padEnd(length, ' ')
    assert.is((await send('/v1/jobs', full(4 * 1024 * 1024))).status, 201)
    assert.is((await send('/v1/jobs', full(4 * 1024 * 1024 + 1))).status, 413)
    const key = `"${'k'.repeat(3_000_000)}":1`
    const long = await send(`/v1/jobs/${jobId}/runs`, `{${key}}`)
    assert.is(long.status, 400)
    assert.ok(long.text.length < 2000)
  },
)

bombs.run()
