import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { partOf } from '../../../core/testing/soak.test.kit.ts'
import { scopes } from '../../service/access/scope.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { type AnyRoute, routeList } from '../route-table.ts'
import { createScene, type Ids, pathOf, png, requestOf } from '../testing/scene.test.kit.ts'

/** What a key must be, and may do, on every route. */
const needing = routeList.filter(({ scope }) => scope !== 'open')
const resume = routeList.filter(({ operationId }) => operationId === 'resumeViewer')
const neededBy = ({ scope }: AnyRoute): string => (scope === 'open' ? 'jobs:rw' : scope)

for (const transport of ['call', 'socket'] as const) {
  const keys = suite<{ api: Harness; ids: Ids }>(`keys by ${transport}`)
  // What a refusal says is the same by either way.
  const keyed = transport === 'call' ? needing : partOf(needing, 0, 3)
  keys.before.each(async context => {
    context.api = await createHarness({ transport })
    context.ids = await createScene(context.api)
  })
  keys.after.each(({ api }) => api.close())

  const sendAs = (api: Harness, ids: Ids, route: AnyRoute, authorization: string): Promise<Reply> => {
    const { headers, ...sent } = requestOf(route, ids)
    const all = { ...headers, ...(authorization !== '' && { authorization }) }
    return api.send(route.method, pathOf(route, ids), { ...sent, key: '', headers: all })
  }

  keys(
    'none, revoked, malformed and cut ones are refused on every route, all in the same words',
    async ({ api, ids }) => {
      const revoked = (await api.send('POST', '/v1/auth/keys', { json: { name: 'x' } })).json
      assert.is((await api.send('GET', '/v1/auth/me', { key: revoked.secret_key })).status, 200)
      await api.send('DELETE', `/v1/auth/keys/${revoked.key_id}`)
      const { key } = api
      const swapped = key.slice(0, -8) + key.slice(-7, -6) + key.slice(-8, -7) + key.slice(-6)
      const wrong = [
        ...['', 'Bearer', 'Bearer ', `Bearer ${revoked.secret_key}`, `Basic ${btoa(`${key}:`)}`, key],
        ...[`Bearer ${key}x`, `Bearer ${key.slice(0, -1)}`, `Bearer ${key.slice(9)}`, `Bearer ${key} ${key}`],
        ...[`Bearer ${key.replace('live', 'test')}`, `Bearer ${key.toUpperCase()}`, `Bearer "${key}"`],
        ...[
          `Bearer plt_live_${'a'.repeat(38)}`,
          `Bearer ${'x'.repeat(5000)}`,
          `Bearer\u00a0${key}`,
          `Token ${key}`,
        ],
        ...(swapped === key ? [] : [`Bearer ${swapped}`]),
      ]
      const details = new Set<string>()
      for (const route of [...keyed, ...resume]) {
        for (const authorization of route === keyed[0] ? wrong : wrong.slice(0, 9)) {
          const { status, headers, json, text } = await sendAs(api, ids, route, authorization)
          assert.is(status, 401, `${route.operationId} ${authorization}`)
          assert.is(headers.get('www-authenticate'), 'Bearer realm="platen"')
          assert.is(json.code, 'unauthenticated')
          assert.not.match(text, key.slice(9))
          details.add(json.detail)
        }
      }
      assert.is(details.size, 1)
      assert.is(
        (await sendAs(api, ids, keyed[0] as AnyRoute, `bearer  ${key} `)).status,
        200,
        'the scheme has no case',
      )
    },
  )

  keys('a key is taken from its header only', async ({ api }) => {
    for (const path of [`/v1/auth/me?key=${api.key}`, `/v1/auth/me?access_token=${api.key}`]) {
      assert.is((await api.send('GET', path, { key: '' })).status, 401)
    }
    const cookie = `key=${api.key}; platen_session=${api.key}; authorization=Bearer ${api.key}`
    assert.is((await api.send('GET', '/v1/auth/me', { key: '', headers: { cookie } })).status, 401)
    assert.is(
      (await api.send('GET', '/v1/auth/me', { key: '', headers: { 'x-api-key': api.key } })).status,
      401,
    )
  })

  for (const scope of scopes) {
    keys(`${scope} alone opens its own routes and no other`, async ({ api, ids }) => {
      const key = await api.keyWith([scope])
      const before = (await api.send('GET', `/v1/jobs/${ids.job_id}`)).json.total_runs
      const refused = [...keyed, ...resume].filter(route => !['any', scope].includes(neededBy(route)))
      for (const route of refused) {
        const { status, json } = await sendAs(api, ids, route, `Bearer ${key}`)
        assert.is(status, 403, `${route.operationId} with ${scope}`)
        assert.match(json.detail, `the scope ${neededBy(route)}; the key has ${scope}`)
      }
      assert.is((await api.send('GET', `/v1/jobs/${ids.job_id}`)).json.total_runs, before)
      const open = [...keyed, ...resume].filter(route => ['any', scope].includes(neededBy(route)))
      // What takes things away comes last, and the key itself stays.
      for (const route of open.sort(
        (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
      )) {
        const { status, text } = await sendAs(api, ids, route, `Bearer ${key}`)
        assert.ok(
          status < 400 || status === 409 || status === 503,
          `${route.operationId} with ${scope}: ${text}`,
        )
      }
      assert.is((await sendAs(api, ids, keyed[0] as AnyRoute, `Bearer ${key}`)).json.scopes.join(), scope)
    })
  }

  keys('files in a form need the scope that files need', async ({ api, ids }) => {
    const send = async (key: string): Promise<number> => {
      const form = new FormData()
      form.set('format', 'report')
      form.set('content', '# Ebb')
      form.set('files', new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }))
      return (await api.send('POST', `/v1/jobs/${ids.job_id}/runs`, { key, body: form })).status
    }
    assert.is(await send(await api.keyWith(['runs:rw'])), 403)
    assert.is(await send(await api.keyWith(['runs:rw', 'files:rw'])), 202)
  })

  keys('a new key never has more scopes than the key that makes it', async ({ api }) => {
    for (const scope of scopes) {
      const key = await api.keyWith([scope])
      const others = scopes.filter(other => other !== scope)
      for (const more of [scopes, others, [scope, others[0]]]) {
        const refused = await api.send('POST', '/v1/auth/keys', { key, json: { name: 'x', scopes: more } })
        assert.is(refused.status, 403)
      }
      const made = await api.send('POST', '/v1/auth/keys', { key, json: { name: 'x' } })
      const { scopes: has } = (await api.send('GET', '/v1/auth/me', { key: made.json.secret_key })).json
      assert.equal(has, [scope])
    }
    const fewer = await api.send('POST', '/v1/auth/keys', { json: { name: 'x', scopes: ['runs:rw'] } })
    assert.equal((await api.send('GET', '/v1/auth/me', { key: fewer.json.secret_key })).json.scopes, [
      'runs:rw',
    ])
    const usual = await api.send('POST', '/v1/auth/keys', { json: { name: 'x' } })
    const { scopes: all } = (await api.send('GET', '/v1/auth/me', { key: usual.json.secret_key })).json
    assert.equal(all, ['files:rw', 'jobs:rw', 'runs:rw'])
  })

  keys('a key that was revoked is out at once, also by itself', async ({ api }) => {
    const made = (await api.send('POST', '/v1/auth/keys', { json: { name: 'x' } })).json
    const own = { key: made.secret_key }
    assert.is((await api.send('DELETE', `/v1/auth/keys/${made.key_id}`, own)).status, 200)
    assert.is((await api.send('GET', '/v1/auth/me', own)).status, 401)
    assert.is((await api.send('DELETE', `/v1/auth/keys/${made.key_id}`)).status, 404)
    const { data } = (await api.send('GET', '/v1/auth/keys')).json
    assert.not.ok(data.some((key: { key_id: string }) => key.key_id === made.key_id))
  })

  keys('whoever has a key that was revoked uses up nothing of its organisation’s minute', async ({ api }) => {
    const made = (await api.send('POST', '/v1/auth/keys', { json: { name: 'leaked' } })).json
    const leaked = { key: made.secret_key }
    assert.is((await api.send('GET', '/v1/auth/me', leaked)).status, 200)
    await api.send('DELETE', `/v1/auth/keys/${made.key_id}`)
    for (let count = 0; count < 200; count += 1)
      assert.is((await api.send('GET', '/v1/auth/me', leaked)).status, 401)
    assert.is((await api.send('GET', '/v1/auth/me')).status, 200)
  })

  keys.run()
}
