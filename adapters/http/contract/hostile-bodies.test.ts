import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../../../core/testing/processor-time.test.kit.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { head, sendRaw, stream } from '../testing/raw-request.test.kit.ts'
import { readBytes, readWhole } from '../body/read-bytes.ts'

/** Bodies and requests that want more than they may, through a real socket. */
const hostile = suite<{ api: Harness }>('hostile bodies')
hostile.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
})
hostile.after.each(({ api }) => api.close())

const megabyte = 1024 * 1024

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

hostile('a body over the limit is 413, declared or not', async ({ api }) => {
  const json = { headers: { 'content-type': 'application/json' } }
  const declared = await api.send('POST', '/v1/jobs', { ...json, body: Buffer.alloc(4 * megabyte + 1, 0x20) })
  assert.is(declared.status, 413)
  assert.is(declared.json.code, 'too-large')
  const chunked = await api.send('POST', '/v1/jobs', { ...json, body: stream(5 * megabyte) })
  assert.is(chunked.status, 413)
  assert.is((await api.send('GET', '/v1/jobs')).json.data.length, 0)
})

hostile('copy over its own limit is 413', async ({ api }) => {
  const jobId = await api.job()
  const content = 'x'.repeat(2 * megabyte + 1)
  const path = `/v1/jobs/${jobId}/runs`
  assert.is((await api.send('POST', path, { json: { format: 'report', content } })).status, 413)
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', content)
  assert.is((await api.send('POST', path, { body: form })).status, 413)
  form.set('content', new Blob([content]), 'copy.md')
  assert.is((await api.send('POST', path, { body: form })).status, 413)
  form.set('content', content.slice(1))
  assert.is((await api.send('POST', path, { body: form })).status, 202)
})

hostile('what is not JSON, or not said to be, is refused', async ({ api }) => {
  const send = (body: BodyInit, type: string) =>
    api.send('POST', '/v1/jobs', { body, headers: { 'content-type': type } })
  const json = 'application/json'
  for (const text of ['{', '{"name":}', "{'name':'x'}", '\ufeff{', '[', 'NaN', '{"name":"a"}x', ' ']) {
    const { status, json: answer } = await send(text, json)
    assert.is(status, 400, text)
    assert.is(answer.code, 'request-invalid')
  }
  assert.is((await send(Buffer.from([0x22, 0xff, 0x22]), json)).status, 400)
  for (const text of ['[]', '"x"', '7', 'null', 'true']) assert.is((await send(text, json)).status, 400, text)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ]) {
    assert.is((await send('{"name":"x"}', type)).status, 415, type)
  }
  const packed = { body: '{"name":"x"}', headers: { 'content-type': json, 'content-encoding': 'gzip' } }
  assert.is((await api.send('POST', '/v1/jobs', packed)).status, 415)
  assert.is((await send('{"name":"x"}', 'Application/JSON; charset=utf-8')).status, 201)
})

hostile('JSON that is deep, wide or poisoned does no harm', async ({ api }) => {
  const send = (body: string) =>
    api.send('POST', '/v1/jobs', { body, headers: { 'content-type': 'application/json' } })
  const depth = 500_000
  const deep = '['.repeat(depth) + ']'.repeat(depth)
  assert.is((await send(deep)).status, 400)
  assert.is((await send(`{"name":${deep}}`)).status, 400)
  assert.is((await send(`{"name":"x","a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`)).status, 400)
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, index]))
  const refused = await send(JSON.stringify(wide))
  assert.is(refused.status, 400)
  assert.ok(refused.text.length < 2000)
  const poisoned = await send('{"name":"x","__proto__":{"isAdmin":true}}')
  assert.is(poisoned.status, 400)
  assert.match(poisoned.json.detail, '__proto__')
  assert.is((await send('{"name":"x","constructor":{"prototype":{}}}')).status, 400)
  assert.is(({} as { isAdmin?: boolean }).isAdmin, undefined)
})

hostile('a body of very many values is refused before any of them is looked at', async ({ api }) => {
  const jobId = await api.job()
  const send = (body: string) =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { body, headers: { 'content-type': 'application/json' } })
  const bodies = [
    `{"files":[${'"file_1",'.repeat(400_000)}"x"]}`,
    `{"assets":[${'1,'.repeat(1_900_000)}1]}`,
    `{${Array.from({ length: 250_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    `{"content":"a","assets":[${'{},'.repeat(1_000_000)}{}]}`,
  ]
  for (const body of bodies) {
    await send('{}')
    await assertWithin(150, async () => assert.is((await send(body)).status, 400), body.slice(0, 20))
  }
  // What a text says is no value, and may be as long as ever.
  const content = `# Tides\n\n"a", [b], {c}: \\, "${',"[{\\\\"'.repeat(2000)}`
  assert.is((await send(JSON.stringify({ format: 'report', content }))).status, 202)
  assert.is(
    (await send(JSON.stringify({ format: 'report', content: `${',[{'.repeat(600_000)}\\` }))).status,
    202,
  )
})

hostile('raw requests that contradict themselves are refused', async ({ api }) => {
  const both = head('POST', '/v1/jobs', api.key, 'Content-Length: 4', 'Transfer-Encoding: chunked')
  assert.is(statusOf(await sendRaw(api.url, [both, '0\r\n\r\n'])), 400)
  const huge = head('GET', '/livez', api.key, `X-Big: ${'x'.repeat(20_000)}`)
  assert.is(statusOf(await sendRaw(api.url, [huge])), 431)
  const host = 'GET /livez HTTP/1.1\r\nHost: a b\r\n\r\n'
  assert.ok([200, 400].includes(statusOf(await sendRaw(api.url, [host]))))
  const absolute = 'GET http://evil.example/v1/auth/me HTTP/1.1\r\nHost: platen.test\r\n\r\n'
  assert.is(statusOf(await sendRaw(api.url, [absolute])), 401)
  for (const path of [
    '/v1/%2e%2e/livez',
    '/%ZZ',
    '/v1//jobs',
    '//evil.example/livez',
    '/livez%00',
    '/v1/jobs/%2f',
  ]) {
    const answer = await sendRaw(api.url, [head('GET', path, api.key)])
    assert.ok([200, 400, 404].includes(statusOf(answer)), `${path} ${answer.slice(0, 60)}`)
    assert.not.match(answer, 'evil.example')
  }
  assert.is((await api.send('GET', '/livez', { key: '' })).status, 200)
})

hostile('a body that stands still is given up', async () => {
  const still = new Request('http://platen.test/', {
    ...{ method: 'POST', duplex: 'half' },
    body: new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(3)) }),
  } as RequestInit)
  const read = async (): Promise<void> => {
    for await (const _ of readBytes(still, 100, 20));
  }
  try {
    await read()
    assert.unreachable()
  } catch (error) {
    assert.is((error as { code: string }).code, 'request-timeout')
  }
  const whole = new Request('http://platen.test/', { method: 'POST', body: 'abc' })
  assert.is((await readWhole(whole, 3)).toString(), 'abc')
})

hostile.run()
