import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../core/testing/until.test.kit.ts'
import type { Blobs } from '../service/ports/blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { openDriver } from './open-driver.ts'
import { type RedisServer, startRedis } from './redis-server.test.kit.ts'
import { testBlobs } from './test-blobs.test.kit.ts'
import { failure } from '../testing/outcome.test.kit.ts'

const settingOf = (port: number, password = 'ebb'): string =>
  JSON.stringify({ driver: 'redis', url: `redis://:${password}@127.0.0.1:${port}`, base: 'platen' })

testBlobs('redis', async () => {
  const server = await startRedis({ password: 'ebb' })
  const driver = await openDriver(settingOf(server.port), '/nowhere')
  return {
    driver,
    async close() {
      await driver.dispose?.()
      await server.close()
      assert.equal(server.refused, [], 'nothing is listed')
      assert.ok([...server.strings.keys()].every(key => key.startsWith('platen:sha256-')))
    },
  }
})

interface Context {
  server: RedisServer
  /** Lines as `event: error`. */
  lines: string[]
  opened: Blobs[]
  start(setting?: string): Promise<Blobs>
}

const redis = suite<Context>('redis')
redis.before.each(async context => {
  const server = await startRedis({ password: 'ebb' })
  const [lines, opened]: [string[], Blobs[]] = [[], []]
  const keep = (event: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    void lines.push(`${event}: ${fields['error'] ?? ''}`)
  const log = { info: keep, warn: keep, error: keep }
  const start = async (setting = settingOf(server.port)): Promise<Blobs> => {
    const blobs = await openBlobs({
      ...{ setting, folder: '/nowhere', note: async () => {}, log, patience: 500 },
    })
    opened.push(blobs)
    return blobs
  }
  Object.assign(context, { server, lines, opened, start })
})
redis.after.each(async ({ server, opened }) => {
  for (const blobs of opened) await blobs.close()
  await server.close()
})

redis('a wrong password is refused at the start, and not told', async ({ server, start, lines }) => {
  const text = await failure(start(settingOf(server.port, 'neap')))
  assert.match(
    text,
    /^PLATEN_BLOBS names the driver "redis", which does not keep files: .*; check that it runs/,
  )
  assert.match(text, /WRONGPASS|NOAUTH/)
  assert.not.match(text + lines.join(), 'neap')
})

redis('one that is down is refused at the start, with the cause', async ({ server, start }) => {
  await server.close()
  assert.match(await failure(start()), `connect ECONNREFUSED 127.0.0.1:${server.port}; check that it runs`)
})

redis('an address that is none is not told, for its password', async ({ start, lines }) => {
  const text = await failure(start('{"driver":"redis","url":"redis//:neap@127.0.0.1:6379"}'))
  assert.match(text, /connect ENOENT \/\/127.0.0.1:6379/)
  assert.not.match(text + lines.join(), 'neap')
})

redis('its errors are errors of who asks', async ({ server, start }) => {
  const blobs = await start()
  const { key } = await blobs.put(Buffer.from('tide'))
  server.fail('OOM command not allowed when used memory > maxmemory')
  const works = [
    () => blobs.get(key),
    () => blobs.put(Buffer.from('tide')),
    () => blobs.remove(key, async () => true),
    () => blobs.probe(),
  ]
  for (const work of works) assert.match(await failure(work()), 'OOM command not allowed')
})

redis('a connection that is lost is logged once, and is back by itself', async context => {
  const { server, start, lines } = context
  const blobs = await start()
  const { key } = await blobs.put(Buffer.from('tide'))
  const { port, strings } = server
  await server.close()
  const waiting = blobs.get(key)
  await until(() => lines.length > 0)
  context.server = await startRedis({ password: 'ebb', port })
  for (const [name, value] of strings) context.server.strings.set(name, value)
  assert.is(Buffer.from((await waiting) ?? []).toString(), 'tide')
  assert.equal(lines, [`blobs-unreachable: connect ECONNREFUSED 127.0.0.1:${port}`, 'blobs-reachable: '])
})

redis.run()
