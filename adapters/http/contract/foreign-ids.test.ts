import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness, type Reply, type Sent } from '../testing/harness.test.kit.ts'
import { routeList } from '../route-table.ts'
import { bodyOf, createScene, type Ids, nowhere, pathOf, png } from '../testing/scene.test.kit.ts'

/** What belongs to another organisation is not there, wherever its id is named. */
interface Context {
  api: Harness
  /** Of the one organisation. */
  mine: Ids
  /** Of the other, which tries. */
  theirs: Ids
}

for (const transport of ['call', 'socket'] as const) {
  const foreign = suite<Context>(`foreign ids by ${transport}`)
  foreign.before(async context => {
    context.api = await createHarness({ transport })
    context.mine = await createScene(context.api)
    context.theirs = await createScene(asStranger(context.api))
  })
  foreign.after(({ api }) => api.close())
  foreign.before.each(({ api }) => api.service.pass(60_000))

  const withIds = routeList.filter(({ path, scope }) => path.includes('{') && scope !== 'open')
  const resume = routeList.filter(({ operationId }) => operationId === 'resumeViewer')

  foreign(
    'on every route with ids they are as missing as those that nobody has',
    async ({ api, mine, theirs }) => {
      assert.ok(withIds.length > 15)
      const before = await stateOf(api, mine)
      for (const route of [...withIds, ...resume]) {
        const send = (ids: Partial<Ids>): Promise<Reply> => {
          const json = bodyOf(route, theirs)
          return api.send(route.method, pathOf(route, ids), { key: api.strangerKey, ...(json && { json }) })
        }
        const refused = await send(mine)
        const missing = await send({ ...mine, ...nowhere })
        assert.is(refused.status, 404, route.operationId)
        assert.is(missing.status, 404, route.operationId)
        assert.is(blank(refused, mine), blank(missing, { ...mine, ...nowhere }), route.operationId)
      }
      assert.equal(await stateOf(api, mine), before)
    },
  )

  foreign('a run is found under its own job only', async ({ api, mine, theirs }) => {
    const other = await api.job('Other')
    const before = await stateOf(api, mine)
    for (const route of withIds.filter(({ path }) => path.includes('{run_id}'))) {
      const { status } = await api.send(route.method, pathOf(route, { ...mine, job_id: other }))
      assert.is(status, 404, `${route.operationId} under another job`)
      const path = pathOf(route, { ...theirs, run_id: mine.run_id, waiting_id: mine.waiting_id })
      const foreignRun = await api.send(route.method, path, { key: api.strangerKey })
      assert.is(foreignRun.status, 404, `${route.operationId} under a job of one's own`)
    }
    assert.equal(await stateOf(api, mine), before)
  })

  foreign('ids in a body are looked for in the caller’s organisation only', async ({ api, mine, theirs }) => {
    const upload = { key: '', body: png, headers: { 'content-type': 'image/png' } }
    assert.is((await api.send('PUT', `/uploads/${mine.upload_token}`, upload)).status, 200)
    const post = (path: string, sent: Sent): Promise<Reply> =>
      api.send('POST', `/v1/jobs/${theirs.job_id}/${path}`, { key: api.strangerKey, ...sent })
    const run = { format: 'report', content: 'x' }
    const form = new FormData()
    form.set('content', 'x')
    form.set('file_ids', JSON.stringify([mine.file_id]))
    const refused = [
      await post('export', { json: { format: 'pdf', run_id: mine.run_id } }),
      await post('publish', { json: { run_id: mine.run_id } }),
      await post('runs', { json: { ...run, files: [mine.file_id] } }),
      await post('runs', { json: { ...run, assets: [{ name: 'a.png', file_id: mine.file_id }] } }),
      await post('runs', { body: form }),
    ]
    for (const { status, json, text } of refused) assert.equal([status, json.code], [404, 'not-found'], text)
    const { json } = await api.send('GET', `/v1/jobs/${mine.job_id}/runs/${mine.run_id}`)
    const node = { node_id: theirs.node_id, content: 'x', commit_hash: json.commit_hash }
    const edit = await api.send('PATCH', `/v1/jobs/${theirs.job_id}/nodes`, {
      key: api.strangerKey,
      json: node,
    })
    assert.equal([edit.status, edit.json.code], [404, 'not-found'])
  })

  foreign('lists show what is one’s own', async ({ api, mine, theirs }) => {
    const list = async (path: string, key: string): Promise<string> =>
      (await api.send('GET', path, { key })).text
    for (const path of ['/v1/jobs', '/v1/auth/keys', '/v1/credits/ledger']) {
      for (const [key, own, other] of [
        [api.key, mine, theirs],
        [api.strangerKey, theirs, mine],
      ] as const) {
        const text = await list(path, key)
        for (const id of [other.job_id, other.run_id, other.key_id]) assert.not.match(text, id)
        assert.ok(
          [own.job_id, own.run_id, own.key_id].some(id => text.includes(id)),
          `${path}: ${text}`,
        )
      }
    }
  })

  foreign.run()
}

/** The same harness in the hands of the other organisation. */
function asStranger(api: Harness): Harness {
  const stranger: Harness = {
    ...api,
    send: (method, path, sent = {}) => api.send(method, path, { key: api.strangerKey, ...sent }),
    job: async name =>
      (await stranger.send('POST', '/v1/jobs', { json: { name: name ?? 'Theirs' } })).json.job_id,
    async run(jobId, content) {
      const before = await api.send('GET', `/v1/jobs/${jobId}/runs`, { key: api.strangerKey })
      assert.equal(before.json.data, [])
      const json = { format: 'report', content }
      const { json: run } = await stranger.send('POST', `/v1/jobs/${jobId}/runs`, { json })
      await api.workOff()
      return run.run_id
    },
  }
  return stranger
}

/** All that a stranger could have changed. */
async function stateOf(api: Harness, ids: Ids): Promise<unknown> {
  const paths = [
    `/v1/jobs/${ids.job_id}`,
    `/v1/jobs/${ids.job_id}/runs`,
    `/v1/files/${ids.file_id}`,
    '/v1/auth/keys',
  ]
  const states = []
  for (const path of paths)
    states.push(
      (await api.send('GET', path)).text.replaceAll(/\/viewer\/[^"]+|"viewer_expires_at":"[^"]+"/g, ''),
    )
  const waiting = (await api.send('GET', `/v1/jobs/${ids.job_id}/runs/${ids.waiting_id}`)).json
  return [...states, waiting.status, waiting.notify_email]
}

/** A refusal without what differs by nature: the id that was asked for, and that of the request. */
function blank({ text }: Reply, ids: Partial<Ids>): string {
  const named = Object.values(ids).reduce((rest, id) => rest.replaceAll(id, '…'), text)
  return named.replace(/"request_id":"[^"]+"/, '')
}
