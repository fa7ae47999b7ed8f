import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { createScene, type Ids, pathOf, requestOf } from '../testing/scene.test.kit.ts'
import { routeList } from '../route-table.ts'
import { checkLedger } from '../../service/credits/ledger.ts'

/** The clock of the machine is set back, as after a start with a wrong one. */
const hours = 60 * 60 * 1000

for (const gone of [3, 24]) {
  const back = suite<{ api: Harness; ids: Ids }>(`a clock that goes back ${gone} hours`)
  back.before.each(async context => {
    context.api = await createHarness()
    context.ids = await createScene(context.api)
    context.api.service.pass(-gone * hours)
  })
  back.after.each(({ api }) => api.close())

  back('every operation goes on, and nobody is locked out', async ({ api, ids }) => {
    const [reads, acts] = ['GET', 'POST'].map(name => routeList.filter(({ method }) => method === name))
    for (const route of [...(reads ?? []), ...(acts ?? [])]) {
      const key = route.operationId === 'getMetrics' ? '' : undefined
      const sent = { ...requestOf(route, ids), ...(key !== undefined && { key }) }
      const { status, text } = await api.send(route.method, pathOf(route, ids), {
        ...sent,
        headers: { ...sent.headers, ...(route.operationId === 'watchRun' && { 'last-event-id': '99' }) },
      })
      const fine =
        status < 400 || ['payments-unavailable', 'unauthenticated'].some(code => text.includes(code))
      assert.ok(fine, `${route.operationId} ${status} ${text}`)
    }
  })

  back('runs end, are charged once, and are listed once', async ({ api, ids }) => {
    await api.run(ids.job_id, '# Flow')
    api.service.pass(-gone * hours)
    await api.run(ids.job_id, '# Neap')
    await api.workOff()
    const seen: string[] = []
    for (let query = '?limit=1'; ; ) {
      const { data, next_cursor } = (await api.send('GET', `/v1/jobs/${ids.job_id}/runs${query}`)).json
      seen.push(...data.map((run: { run_id: string }) => run.run_id))
      if (next_cursor === undefined) break
      query = `?limit=1&cursor=${next_cursor}`
    }
    assert.equal([new Set(seen).size, seen.length], [4, 4])
    assert.equal(await api.service.store.read(tx => checkLedger(tx)), [])
    const { data } = (await api.send('GET', '/v1/credits/ledger')).json
    const charges = data.filter((entry: { kind: string }) => entry.kind === 'charge')
    assert.is(new Set(charges.map((entry: { run_id: string }) => entry.run_id)).size, charges.length)
    // One of the scene's own repeats the other, and changes nothing.
    assert.is(charges.length, 3)
  })

  back('a repetition is still one, and a link that was given still works', async ({ api, ids }) => {
    const sent = { json: { name: 'Once' }, headers: { 'idempotency-key': 'k' } }
    const first = await api.send('POST', '/v1/jobs', sent)
    api.service.pass(-gone * hours)
    assert.is((await api.send('POST', '/v1/jobs', sent)).json.job_id, first.json.job_id)
    assert.is((await api.send('GET', `/downloads/${ids.download_token}`, { key: '' })).status, 200)
  })

  back.run()
}
