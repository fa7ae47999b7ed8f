import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readZip } from '../../testing/read-zip.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { routeList } from '../route-table.ts'
import { holdsOf } from '../../service/credits/holds.ts'

/** Rules that stand in the interface's prose and in no schema. */
for (const transport of ['call', 'socket'] as const) {
  const rules = suite<{ api: Harness }>(`rules by ${transport}`)
  rules.before.each(async context => {
    context.api = await createHarness({ transport })
  })
  rules.after.each(({ api }) => api.close())

  const createRun = (api: Harness, jobId: string, json: object): Promise<Reply> =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x', ...json } })

  rules('names of jobs and keys are trimmed and have 1 to 200 characters of any script', async ({ api }) => {
    for (const path of ['/v1/jobs', '/v1/auth/keys']) {
      for (const name of ['', '   ', 'x'.repeat(201), '😀'.repeat(201), `${'x'.repeat(201)}   `, 7, null]) {
        assert.is((await api.send('POST', path, { json: { name } })).status, 400, `${path} ${name}`)
      }
      for (const name of ['x', '界'.repeat(200), '😀'.repeat(200), `  ${'x'.repeat(200)}  `]) {
        assert.ok((await api.send('POST', path, { json: { name } })).status < 300, `${path} ${name}`)
      }
    }
    assert.is((await api.send('POST', '/v1/jobs', { json: { name: '  Tides ' } })).json.name, 'Tides')
    await api.send('POST', '/v1/auth/keys', { json: { name: '  Nightly ' } })
    const { data } = (await api.send('GET', '/v1/auth/keys')).json
    assert.ok(data.some((key: { name: string }) => key.name === 'Nightly'))
  })

  rules(
    'the public page goes with its run and with its job, and keeps its address for another run',
    async ({ api }) => {
      const jobId = await api.job()
      const [first, second] = [await api.run(jobId, '# One'), await api.run(jobId, '# Two')]
      const publish = async (run_id: string): Promise<string> =>
        (await api.send('POST', `/v1/jobs/${jobId}/publish`, { json: { run_id } })).json.public_url
      const page = async (): Promise<Reply> => api.send('GET', url, { key: '' })
      const url = await publish(first)
      assert.match((await page()).text, '# One')
      assert.is(await publish(second), url)
      assert.match((await page()).text, '# Two')
      assert.is((await api.send('DELETE', `/v1/jobs/${jobId}/runs/${second}`)).status, 200)
      assert.is((await page()).status, 404)
      const job = (await api.send('GET', `/v1/jobs/${jobId}`)).json
      assert.equal([job.published_url, job.published_run_id, job.published_at], [null, null, null])
      await api.send('POST', `/v1/jobs/${jobId}/publish`)
      await api.send('DELETE', `/v1/jobs/${jobId}`)
      const again = await api.send('POST', `/v1/jobs/${jobId}/publish`)
      assert.is(again.status, 404)
      for (const path of [url, `${url}index.html`])
        assert.is((await api.send('GET', path, { key: '' })).status, 404)
    },
  )

  rules('the runs of a deleted job are cancelled and cost nothing', async ({ api }) => {
    const jobId = await api.job()
    const { run_id } = (await createRun(api, jobId, { notify_email: true })).json
    await createRun(api, jobId, {})
    const gone = await api.send('DELETE', `/v1/jobs/${jobId}`)
    assert.is(gone.json.runs_deleted_count, 2)
    await api.workOff()
    assert.is((await api.send('GET', `/v1/jobs/${jobId}/runs/${run_id}`)).status, 404)
    assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 10)
    assert.equal(await api.service.store.read(tx => holdsOf(tx, api.service.caller.accountId)), [])
  })

  rules('nodes are named in the exported page, not in the published one', async ({ api }) => {
    const jobId = await api.job()
    await api.run(jobId)
    const { download_url } = (
      await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'html' } })
    ).json
    const site = readZip((await api.send('GET', download_url, { key: '' })).bytes)
    assert.match(site.get('index.html')?.toString() ?? '', '<p data-node="n_1">')
    const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
    const page = await api.send('GET', public_url, { key: '' })
    assert.match(page.text, '<p># Ebb</p>')
    assert.not.match(page.text, 'data-node')
  })

  rules('all of the interface is below /v1, and everything below it asks for a key', async ({ api }) => {
    for (const { path, scope, operationId } of routeList) {
      const open = scope === 'open' && operationId !== 'resumeViewer'
      assert.is(path.startsWith('/v1/'), !open, path)
    }
    assert.is((await api.send('GET', '/auth/me')).status, 404)
    assert.is((await api.send('GET', '/v2/auth/me')).status, 404)
    assert.is((await api.send('GET', '/V1/auth/me')).status, 404)
  })

  rules.run()
}
