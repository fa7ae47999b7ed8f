import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { collectGarbage } from '../../service/files/collect.ts'
import { acts } from '../description/description-responses.ts'
import { openScene, type Scene } from '../testing/provoke.test.kit.ts'
import { routeList } from '../route-table.ts'
import { pathOf, requestOf, type Ids } from '../testing/scene.test.kit.ts'

/** Every act of the route table, sent again with its `Idempotency-Key`. */
const acting = routeList.filter(acts)

for (const transport of ['call', 'socket'] as const) {
  const once = suite<{ scene: Scene }>(`every act once by ${transport}`)
  once.before.each(async context => {
    context.scene = await openScene(transport)
  })
  once.after.each(({ scene }) => scene.api.close())

  for (const route of acting) {
    once(`${route.operationId} acts once and is answered the same`, async ({ scene }) => {
      const { api, ids } = scene
      const path = pathOf(route, ids)
      const withKey = { ...requestOf(route, ids), headers: { 'idempotency-key': 'k' } }
      const first = await api.send(route.method, path, withKey)
      assert.ok(first.status < 300, first.text)
      assert.is(first.headers.get('idempotent-replayed'), null)
      const between = await stateOf(scene)
      const again = await api.send(route.method, path, withKey)
      if (route.operationId === 'createKey') {
        assert.equal([again.status, again.json.code], [409, 'secret-shown-once'])
        assert.not.match(again.text, first.json.secret_key.slice(9))
      } else {
        assert.equal([again.status, again.text], [first.status, first.text])
        assert.is(again.headers.get('idempotent-replayed'), 'true')
        assert.is(again.headers.get('location'), first.headers.get('location'))
      }
      assert.equal(await stateOf(scene), between)
      const other = await api.send('POST', '/v1/jobs', {
        json: { name: 'Another act' },
        headers: withKey.headers,
      })
      assert.equal([other.status, other.json.code], [422, 'idempotency-mismatch'])
      assert.equal(await stateOf(scene), between)
    })
  }

  once('after a day a key is forgotten, and acts again', async ({ scene: { api } }) => {
    const send = () =>
      api.send('POST', '/v1/jobs', { json: { name: 'x' }, headers: { 'idempotency-key': 'k' } })
    const first = await send()
    api.service.pass(23 * 60 * 60 * 1000)
    await collectGarbage(api.service)
    assert.is((await send()).json.job_id, first.json.job_id)
    api.service.pass(2 * 60 * 60 * 1000)
    await collectGarbage(api.service)
    assert.is.not((await send()).json.job_id, first.json.job_id)
  })

  once.run()
}

/** All that an act could change a second time. */
async function stateOf({ api, ids }: { api: Scene['api']; ids: Ids }): Promise<readonly string[]> {
  const states: string[] = []
  for (const path of ['/v1/jobs', `/v1/jobs/${ids.job_id}/runs`, '/v1/auth/keys', '/v1/credits/ledger']) {
    states.push((await api.send('GET', path)).text.replaceAll(/\/viewer\/[^"]+/g, ''))
  }
  return states
}
