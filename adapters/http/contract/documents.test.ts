import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { all } from '../../service/ports/tables.ts'
import { readZip } from '../../testing/read-zip.test.kit.ts'
import { pageOfTests } from '../../testing/create-service.test.kit.ts'

/** One call for one document, what runs are asked to make, and what they tell. */
const documents = suite<{ api: Harness }>('documents')
documents.before.each(async context => {
  context.api = await createHarness()
})
documents.after.each(({ api }) => api.close())

/** Sends a request that waits for a run, and works that off. */
async function answered(api: Harness, sent: Parameters<Harness['send']>[2]) {
  const reply = api.send('POST', '/v1/render', sent)
  while ((await api.service.store.read(tx => tx.count('runs', 'queued', all))) === 0)
    await new Promise(setImmediate)
  await api.workOff()
  return reply
}

documents('one call makes one document, and is a run like any other', async ({ api }) => {
  const made = await answered(api, { json: { format: 'report', content: '# Ebb' } })
  assert.is(made.status, 200)
  assert.is(made.headers.get('content-type'), 'application/pdf')
  assert.match(made.headers.get('content-disposition') ?? '', 'Ebb.pdf')
  assert.match(made.text, '%PDF')
  const run = (await api.send('GET', made.headers.get('location') ?? '')).json
  assert.is(run.status, 'completed')
  assert.is(run.charge_usd, 0.1)
  assert.is((await api.send('GET', `/v1/jobs/${run.job_id}`)).json.name, 'Ebb')
})

documents('the front matter names format and job where the request does not', async ({ api }) => {
  const content = '---\nformat: social-card\ntitle: Low water\n---\nAt noon.'
  const made = await answered(api, { json: { content, output: 'png' } })
  assert.is(made.headers.get('content-type'), 'image/png')
  const [, jobId] = /jobs\/([^/]+)/.exec(made.headers.get('location') ?? '') ?? []
  const job = (await api.send('GET', `/v1/jobs/${jobId}`)).json
  assert.equal([job.name, job.format], ['Low water', 'social-card'])
  const none = await api.send('POST', '/v1/render', { json: { content: 'At noon.' } })
  assert.is(none.status, 400)
  assert.match(none.json.detail, 'name it in the request or in the front matter')
})

documents('what takes longer than one waits is a run to follow', async ({ api }) => {
  const late = await api.send('POST', '/v1/render', {
    json: { format: 'report', content: '# Ebb', wait_seconds: 0 },
  })
  assert.is(late.status, 202)
  assert.is(late.json.status, 'queued')
  assert.is(late.headers.get('location'), `/v1/jobs/${late.json.job_id}/runs/${late.json.run_id}`)
})

documents('a document that cannot be made says why, and costs nothing', async ({ api }) => {
  const failed = await answered(api, { json: { format: 'report', content: 'fail' } })
  assert.is(failed.status, 422)
  assert.is(failed.json.code, 'run-failed')
  assert.match(failed.json.detail, 'the copy says so; it was not charged')
  assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 10)
})

documents('a refused document leaves no job behind', async ({ api }) => {
  const wish = { format: 'report', content: '# Ebb', files: ['file_00000000000000000000'] }
  assert.is((await api.send('POST', '/v1/render', { json: wish })).status, 404)
  assert.equal((await api.send('GET', '/v1/jobs')).json.data, [])
})

documents('a repetition with the same key is the same document, made and paid once', async ({ api }) => {
  const sent = { json: { format: 'report', content: '# Ebb' }, headers: { 'idempotency-key': 'once' } }
  const first = await answered(api, sent)
  const again = await api.send('POST', '/v1/render', sent)
  assert.is(again.headers.get('idempotent-replayed'), 'true')
  assert.equal([again.text, again.headers.get('location')], [first.text, first.headers.get('location')])
  assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 9.9)
})

documents('a form brings the pictures along', async ({ api }) => {
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', new Blob(['![A heron](heron.png)']), 'copy.md')
  form.set('wait_seconds', '20')
  form.append('files', new Blob([png], { type: 'image/png' }), 'heron.png')
  assert.is((await answered(api, { body: form })).status, 200)
})

documents('a run makes what it is asked for, an update the same again', async ({ api }) => {
  const jobId = await api.job()
  const create = async (more: object): Promise<string> => {
    const { status, json, text } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: more })
    assert.is(status, 202, text)
    await api.workOff()
    return json.run_id
  }
  const rendered: unknown[] = []
  const { render } = api.service.engine
  Object.assign(api.service.engine, {
    render: (job: Parameters<typeof render>[0]) => {
      rendered.push([job.size, job.outputs])
      return render(job)
    },
  })
  await create({ format: 'report', content: '# Ebb', size: 'A5', outputs: ['svg'] })
  await create({ instructions: 'darker' })
  await create({ instructions: 'darker', outputs: ['pdf'] })
  await create({ format: 'social-card', content: '# Ebb' })
  assert.equal(rendered, [
    ['A5', ['html', 'svg']],
    ['A5', ['html', 'svg']],
    ['A5', ['html', 'pdf']],
    [undefined, ['html', 'pdf', 'png', 'svg']],
  ])
})

documents('pictures, the site and the report are downloaded; what was not made is told', async ({ api }) => {
  const jobId = await api.job()
  await api.run(jobId)
  const open = async (json: object) => {
    const link = await api.send('POST', `/v1/jobs/${jobId}/export`, { json })
    if (link.status !== 200) return link
    return api.send('GET', new URL(link.json.download_url).pathname, { key: '' })
  }
  assert.is((await open({ format: 'png' })).headers.get('content-type'), 'image/png')
  assert.equal((await open({ format: 'png', page: 1 })).bytes, pageOfTests)
  assert.is((await open({ format: 'png', page: 2 })).status, 404)
  assert.equal((await open({ format: 'report' })).json.reading.roles, { title: '# Ebb' })
  assert.ok(readZip((await open({ format: 'html' })).bytes).has('index.html'))
  const missing = await open({ format: 'svg' })
  assert.is(missing.status, 404)
  assert.is(missing.json.detail, 'this version has no SVG; create a run with "svg" among its outputs')
})

documents('a run that has ended tells its messages and what became of its brief', async ({ api }) => {
  const { render } = api.service.engine
  const message = { rule: 'image-missing', severity: 'warning', text: 'no heron', line: 3 } as const
  const brief = {
    understood: [{ phrase: 'dark', effect: 'color.mode = dark' }],
    ...{ assumed: [], conflicts: [], ignored: [] },
  }
  Object.assign(api.service.engine, {
    render: async (job: Parameters<typeof render>[0]) => ({
      ...(await render(job)),
      messages: [message],
      brief,
    }),
  })
  const jobId = await api.job()
  const runId = await api.run(jobId)
  const path = `/v1/jobs/${jobId}/runs/${runId}`
  const { json } = await api.send('GET', path)
  assert.equal([json.messages, json.brief, json.pages], [[message], brief, 1])
  const events = (await api.send('GET', `${path}/events`)).text
  assert.match(events, '"rule":"image-missing"')
  assert.match(events, '"color.mode = dark"')
})

documents('what the speaker says is neither public nor exported unless it is asked for', async ({ api }) => {
  const jobId = await api.job()
  const said = 'say hello first'
  await api.run(jobId, `# Ebb<details class="notes"><summary>Notes</summary>${said}</details>`)
  const publish = async (json: object): Promise<string> => {
    const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`, { json })).json
    return (await api.send('GET', public_url, { key: '' })).text
  }
  assert.not.match(await publish({}), said)
  assert.match(await publish({ notes: true }), said)
  const site = async (json: object): Promise<string> => {
    const link = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'html', ...json } })
    const { bytes } = await api.send('GET', new URL(link.json.download_url).pathname, { key: '' })
    return String(readZip(bytes).get('index.html'))
  }
  assert.not.match(await site({}), said)
  assert.match(await site({ notes: true }), said)
})

documents('every format has its roles, sizes, price and an example', async ({ api }) => {
  const { json } = await api.send('GET', '/v1/formats')
  const [report, card] = json.data
  assert.equal([report.format, report.price_usd, report.sizes[0].name], ['report', 0.1, 'A4'])
  assert.equal(report.roles[0], {
    role: 'title',
    label: 'Title',
    sample: report.roles[0].sample,
    needed: true,
  })
  assert.match(report.example, /^---\nformat: report\nbrief: /)
  assert.is(card.price_usd, 0.05)
})

documents.run()
