import { createServer, type Server } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { settled } from '../../core/testing/until.test.kit.ts'
import { Undeliverable } from '../service/notices/deliver-notice.ts'
import { createCourier, isPublic } from './courier.ts'

const local = new BlockList()
local.addSubnet('127.0.0.0', 8)

async function listening(answer: (body: string) => number): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => response.writeHead(answer(body), { location: 'http://127.0.0.1:1/' }).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

/** Why it was not sent; what is not worth another try begins with `never`. */
async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'it was sent'
  } catch (error) {
    return `${error instanceof Undeliverable ? 'never: ' : ''}${(error as Error).message}`
  }
}

test('addresses of the public internet, and all others', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    assert.ok(isPublic(address), address)
  const others = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
  ]
  const six = [
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b:1::a00:1',
    '2001:0:a00:1::1',
    '::ffff:0:127.0.0.1',
    '2001:db8::1',
    '5f00::1',
    'ff02::1',
  ]
  for (const address of [...others, ...six, '224.0.0.1', '255.255.255.255'])
    assert.not.ok(isPublic(address), address)
})

test('private hosts are refused by address and by name, also when only one address is private', async () => {
  const names: Record<string, readonly string[]> = {
    'inside.example': ['10.0.0.7'],
    'mixed.example': ['93.184.216.34', '127.0.0.1'],
    'nobody.example': [],
  }
  const courier = createCourier({ resolve: async name => names[name] ?? [] })
  const send = (url: string) => failure(courier.post(url, {}, '{}'))
  const never: readonly (readonly [string, string])[] = [
    ['https://inside.example/', 'private address'],
    ['https://mixed.example/', 'private address'],
    ['https://[::1]/', 'private address'],
    ['https://2130706433/', 'private address'],
    ['http://93.184.216.34/', 'only https'],
    ['https://93.184.216.34:8443/', 'only 443'],
    ['https://user:secret@93.184.216.34/', 'password'],
    ['nowhere', 'no url'],
  ]
  for (const [url, reason] of never) {
    const text = await send(url)
    assert.match(text, reason)
    assert.match(text, /^never: /, url)
  }
  assert.match(await send('https://nobody.example/'), /^the webhook.*has no address/, 'it may have one soon')
})

test('the answer is the status, and redirects are not followed', async () => {
  const bodies: string[] = []
  const { server, url } = await listening(body => {
    bodies.push(body)
    return body.includes('away') ? 302 : 204
  })
  try {
    const courier = createCourier({ allow: local })
    assert.is(await courier.post(url, { 'content-type': 'application/json' }, '{"ok":true}'), 204)
    assert.is(await courier.post(url, {}, 'away'), 302)
    assert.equal(bodies, ['{"ok":true}', 'away'])
  } finally {
    server.close()
  }
})

test('a name that is never found ends with the time limit, and may be tried again', async () => {
  const courier = createCourier({ timeout: 50, resolve: () => new Promise(() => {}) })
  const holding = setTimeout(() => {}, 5000)
  const text = await failure(courier.post('https://slow.example/', {}, '{}'))
  clearTimeout(holding)
  assert.match(text, /^The operation was aborted due to timeout/)
})

test('who does not answer in time is given up', async () => {
  const server = createServer(() => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const courier = createCourier({ allow: local, timeout: 100 })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    assert.is.not(await failure(courier.post(url, {}, '{}')), 'it was sent')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('an answer that never comes to its end is given up in time, whatever of it comes', async () => {
  const trickling = createServer((_, response) => {
    response.writeHead(200).flushHeaders()
    const timer = setInterval(() => response.write('.'), 10)
    response.on('close', () => clearInterval(timer))
  })
  await new Promise<void>(resolve => trickling.listen(0, '127.0.0.1', resolve))
  try {
    const courier = createCourier({ allow: local, timeout: 300 })
    const url = `http://127.0.0.1:${(trickling.address() as AddressInfo).port}/`
    assert.is(await settled(courier.post(url, {}, '{}')), 200)
  } finally {
    trickling.closeAllConnections()
    trickling.close()
  }
})

test.run()
