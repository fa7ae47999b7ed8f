import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { patience } from '../../core/testing/until.test.kit.ts'
import { resolveName } from './resolve-name.ts'

/** An address of one kind of question: 1 asks for IPv4 (A), 28 for IPv6 (AAAA). */
type Records = Readonly<Record<number, readonly number[]>>

/** What a name server says to a question (RFC 1035): the question again, and a record if there is one. */
function answerTo(question: Buffer, records: Records): Buffer {
  const asked = question.subarray(12, question.indexOf(0, 12) + 5)
  const kind = asked.readUInt16BE(asked.length - 4)
  const address = records[kind]
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(address ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!address) return Buffer.concat([head, asked])
  const record = Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, address.length, ...address])
  return Buffer.concat([head, asked, record])
}

async function withServer(records: Records | 'silent', use: (resolver: Resolver) => Promise<void>) {
  const server = createSocket('udp4')
  server.on('message', (question, { port, address }) => {
    if (records !== 'silent') server.send(answerTo(question, records), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolver = new Resolver(
    records === 'silent' ? { timeout: 50, tries: 1 } : { timeout: patience, tries: 1 },
  )
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  try {
    await use(resolver)
  } finally {
    server.close()
  }
}

const six = [0x26, 6, 0x28, 0, 2, 0x20, 0, 1, 2, 0x48, 0x18, 0x93, 0x25, 0xc8, 0x19, 0x46]

test('a name has the addresses that name servers say, of either kind', async () => {
  const four = [93, 184, 216, 34]
  await withServer({ 1: four, 28: six }, async resolver => {
    const addresses = await resolveName('hooks.example', resolver)
    assert.equal(addresses, ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
  })
  await withServer({ 1: four }, async resolver => {
    assert.equal(await resolveName('hooks.example', resolver), ['93.184.216.34'])
  })
  await withServer({ 28: six }, async resolver => {
    assert.equal(await resolveName('hooks.example', resolver), ['2606:2800:220:1:248:1893:25c8:1946'])
  })
})

test('a name without addresses, and a name server that says nothing, are told as that', async () => {
  const code = (resolver: Resolver): Promise<string> =>
    resolveName('hooks.example', resolver).then(
      () => 'found',
      (error: NodeJS.ErrnoException) => error.code ?? '',
    )
  await withServer({}, async resolver => assert.is(await code(resolver), 'ENODATA'))
  await withServer('silent', async resolver => assert.is(await code(resolver), 'ETIMEOUT'))
})

test('no name server is asked for this machine', async () => {
  await withServer({ 1: [93, 184, 216, 34] }, async resolver => {
    for (const name of ['localhost', 'app.localhost', 'LOCALHOST.'])
      assert.equal(await resolveName(name, resolver), ['127.0.0.1'])
  })
})

test.run()
