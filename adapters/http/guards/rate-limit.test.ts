import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { clientOf } from './client.ts'
import { createBuckets, createRateLimiter } from './rate-limit.ts'

const limit = { name: 'sign-ins', perMinute: 5 }

test('nobody gets their tokens back by making others come', async () => {
  let now = 0
  const limiter = createRateLimiter(createBuckets({ now: () => now }))
  const takes = async (who: string): Promise<boolean> => {
    try {
      await limiter.take(limit, who, {})
      return true
    } catch {
      return false
    }
  }
  for (let count = 0; count < 5; count += 1) assert.ok(await takes('me'))
  assert.not(await takes('me'))
  let taken = 0
  for (let count = 0; count < 30_000; count += 1) if (await takes(`other ${count}`)) taken += 1
  assert.is(taken, 19_999 + 5, 'who came too late shares')
  assert.not(await takes('me'))
  now += 60_000
  assert.ok(await takes('me'))
  assert.ok(await takes('somebody new'), 'there is room again')
})

test('who asks is told by the connection, or by as many proxies as there are', () => {
  const from = (ip: string, forwarded: string, proxies: number): string | undefined =>
    clientOf(
      Object.assign(new Request('http://x.test', { headers: { 'x-forwarded-for': forwarded } }), { ip }),
      proxies,
    )
  assert.is(from('93.184.216.34', '1.2.3.4', 0), '93.184.216.34')
  assert.is(from('10.0.0.1', '6.6.6.6, 1.2.3.4', 1), '1.2.3.4')
  assert.is(from('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2), '1.2.3.4')
  // Proxies that write the port along.
  assert.is(from('10.0.0.1', '1.2.3.4:5060', 1), '1.2.3.4')
  assert.is(from('10.0.0.1', '[2606:2800:220:1::5]:443', 1), from('2606:2800:220:1::5', '', 0))
  // Whoever comes past the proxies, or says what is no address, is no less counted.
  assert.is(from('93.184.216.34', '', 1), '93.184.216.34')
  assert.is(from('93.184.216.34', 'unknown', 1), '93.184.216.34')
  assert.is(from('10.0.0.1', 'anybody, 93.184.216.34', 2), '93.184.216.34')
  assert.is(from('127.0.0.1', '', 1), undefined)
  assert.is(from('127.0.0.1', '1.2.3.4', 0), undefined)
  assert.is(from('2606:2800:220:1::5', '', 0), from('2606:2800:220:1:ffff::1', '', 0))
  assert.is.not(from('2606:2800:220:1::5', '', 0), from('2606:2800:220:2::5', '', 0))
})

test.run()
