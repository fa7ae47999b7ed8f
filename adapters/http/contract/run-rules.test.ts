import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { deliverDue } from '../../testing/deliver-due.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { holdsOf } from '../../service/credits/holds.ts'
import { findFile, grantUpload } from '../../service/files/kept-files.ts'
import { findRun } from '../../service/runs/find-run.ts'

/** Rules of runs and their files that stand in the interface's prose and in no schema. */
const megabyte = 1024 * 1024

for (const transport of ['call', 'socket'] as const) {
  const rules = suite<{ api: Harness }>(`rules of runs by ${transport}`)
  rules.before.each(async context => {
    context.api = await createHarness({ transport })
  })
  rules.after.each(({ api }) => api.close())

  const createRun = (api: Harness, jobId: string, json: object): Promise<Reply> =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x', ...json } })

  const upload = async (api: Harness, filename = 'a.png'): Promise<string> => {
    const wish = { filename, content_type: 'image/png', size_bytes: png.length }
    const { file_id, upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
    const headers = { 'content-type': 'image/png' }
    assert.is((await api.send('PUT', upload_url, { key: '', body: png, headers })).status, 200)
    return file_id
  }

  rules('an unknown format is refused with a near one; left out it is the one before', async ({ api }) => {
    const jobId = await api.job()
    const missing = await createRun(api, jobId, { format: undefined })
    assert.is(missing.status, 400)
    assert.match(missing.json.detail, /format is missing.*allowed are report, social-card/)
    const unknown = await createRun(api, jobId, { format: 'reprot' })
    assert.is(unknown.status, 400)
    assert.match(unknown.json.detail, /did you mean "report"\? allowed are report, social-card/)
    const brief = await createRun(api, jobId, { brief: 'calm' } as never)
    assert.match(brief.json.detail, 'has the unknown field "brief"; did you mean "instructions"?')
    await createRun(api, jobId, { format: 'social-card' })
    await api.workOff()
    const update = await createRun(api, jobId, { format: undefined, content: '', instructions: 'calmer' })
    assert.is(update.status, 202, update.text)
    await api.workOff()
    assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.format, 'social-card')
  })

  rules(
    'a file that is not there, or has no bytes yet, refuses the run and costs nothing',
    async ({ api }) => {
      const jobId = await api.job()
      const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
      const { file_id } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
      for (const id of [file_id, 'file_none', '', '../x', '__proto__']) {
        for (const json of [{ files: [id] }, { assets: [{ name: 'a.png', file_id: id }] }]) {
          const { status, json: answer } = await createRun(api, jobId, json)
          assert.is(status, id === file_id ? 400 : 404, id)
          assert.match(answer.detail, id === file_id ? /no bytes yet; PUT them/ : 'there is no file')
        }
      }
      assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
      assert.equal(await api.service.store.read(tx => holdsOf(tx, api.service.caller.accountId)), [])
    },
  )

  rules('a file has 25 MiB, a run 50 files and 100 MiB', async ({ api }) => {
    const ask = async (size_bytes: number): Promise<Reply> =>
      api.send('POST', '/v1/files/request-upload', {
        json: { filename: 'a.pdf', content_type: 'application/pdf', size_bytes },
      })
    assert.is((await ask(25 * megabyte)).status, 200)
    const large = await ask(25 * megabyte + 1)
    assert.equal([large.status, large.json.code], [413, 'too-large'])
    assert.match(large.json.detail, String(25 * megabyte))
    const jobId = await api.job()
    const id = await upload(api)
    assert.is((await createRun(api, jobId, { files: Array(50).fill(id) })).status, 202)
    const many = await createRun(api, jobId, {
      files: Array(25).fill(id),
      assets: Array(26).fill({ name: 'b.png', file_id: id }),
    })
    assert.equal([many.status, many.json.code], [413, 'too-large'])
    const { store, caller, clock } = api.service
    const big = await store.read(tx => findFile(tx, caller.accountId, id))
    const fileId = 'file_big'
    await store.transact(tx =>
      grantUpload(
        tx,
        {
          ...(big as NonNullable<typeof big>),
          fileId,
          sizeBytes: 25 * megabyte,
          createdAt: clock.now(),
        },
        1e9,
      ),
    )
    assert.is((await createRun(api, jobId, { files: Array(4).fill(fileId) })).status, 202)
    const heavy = await createRun(api, jobId, { files: [...Array(4).fill(fileId), id] })
    assert.equal([heavy.status, heavy.json.code], [413, 'too-large'])
    const limits = (await api.send('GET', '/v1/limits')).json
    assert.equal([limits.file_bytes, limits.run_bytes, limits.run_files], [25 * megabyte, 100 * megabyte, 50])
  })

  rules('a run costs what its group costs, held from the start and charged at the end', async ({ api }) => {
    const jobId = await api.job()
    const { accountId } = api.service.caller
    await createRun(api, jobId, { format: 'social-card' })
    await createRun(api, jobId, { format: 'report', content: 'fail' })
    const { json: before } = await api.send('GET', '/v1/credits')
    assert.is(before.balance_usd, 10, 'holds stand outside the balance')
    const holds = await api.service.store.read(tx => holdsOf(tx, accountId))
    assert.equal(holds.map(({ amountMicros }) => amountMicros).sort(), [100_000, 50_000])
    await api.workOff()
    assert.equal(await api.service.store.read(tx => holdsOf(tx, accountId)), [])
    assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 9.95)
    const { data } = (await api.send('GET', '/v1/credits/ledger')).json
    assert.equal(
      data.map((entry: { kind: string; amount_usd: number }) => [entry.kind, entry.amount_usd]),
      [
        ['charge', -0.05],
        ['grant', 10],
      ],
    )
  })

  rules('without a run to name it is the newest completed one', async ({ api }) => {
    const jobId = await api.job()
    await api.run(jobId, '# One')
    const second = await api.run(jobId, '# Two')
    await api.run(jobId, 'fail')
    await createRun(api, jobId, {})
    for (const [act, json] of [
      ['export', { format: 'pdf' }],
      ['publish', {}],
    ] as const) {
      assert.is((await api.send('POST', `/v1/jobs/${jobId}/${act}`, { json })).json.run_id, second, act)
    }
    const { data } = (await api.send('GET', `/v1/jobs/${jobId}/runs`)).json
    for (const { run_id, status } of data.slice(2)) {
      const refused = await api.send('POST', `/v1/jobs/${jobId}/publish`, { json: { run_id } })
      assert.equal([refused.status, refused.json.code], [409, 'nothing-completed'], status)
      assert.match(refused.json.detail, `the run is ${status}, not completed`)
    }
  })

  rules('a form says what JSON says', async ({ api }) => {
    const jobId = await api.job()
    const [first, second] = [await upload(api, 'first.png'), await upload(api, 'second.png')]
    const said = {
      ...{
        format: 'report',
        instructions: 'calm',
        webhook_url: 'https://example.com/hook',
        notify_email: true,
      },
      content: '# Ebb ![](first.png) ![](renamed.png)',
      ...{ files: [first], assets: [{ name: 'renamed.png', file_id: second }] },
    }
    const form = new FormData()
    const { files, assets, notify_email, ...texts } = said
    for (const [name, text] of Object.entries(texts)) form.set(name, text)
    form.set('file_ids', JSON.stringify(files))
    form.set('assets', JSON.stringify(assets))
    form.set('notify_email', String(notify_email))
    const kept = []
    for (const sent of [{ json: said }, { body: form }]) {
      const { status, json, text } = await api.send('POST', `/v1/jobs/${jobId}/runs`, sent)
      assert.is(status, 202, text)
      assert.is(json.notify_email, true)
      const run = await api.service.store.read(tx =>
        findRun(tx, api.service.caller.accountId, jobId, json.run_id),
      )
      const copy = await api.service.store.read(reader => reader.get('copies', json.run_id))
      kept.push([run?.input, run?.webhookUrl, run?.notifyEmail, copy?.text])
    }
    assert.equal(kept[0], kept[1])
    assert.match(String(kept[0]?.[3]), '![](assets/first.png) ![](assets/renamed.png)')
    for (const [flag, wanted] of [
      ['false', false],
      ['0', false],
      ['', false],
      ['1', true],
      ['ON', true],
    ] as const) {
      form.set('notify_email', flag)
      const { json } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
      assert.is(json.notify_email, wanted, flag)
    }
  })

  rules('the owner gets one e-mail for each way a run can end', async ({ api }) => {
    const jobId = await api.job('Tide')
    await createRun(api, jobId, { notify_email: true })
    const later = await createRun(api, jobId, { content: 'fail' })
    const path = `/v1/jobs/${jobId}/runs/${later.json.run_id}`
    assert.equal((await api.send('POST', `${path}/notify-email`)).json, { notify_email: true })
    const third = await createRun(api, jobId, { notify_email: true })
    await api.send('POST', `/v1/jobs/${jobId}/runs/${third.json.run_id}/cancel`)
    await createRun(api, jobId, {})
    await api.workOff()
    const nobody = { post: () => Promise.reject(new Error('there are no webhooks')) }
    await deliverDue(api.service, nobody)
    await deliverDue(api.service, nobody)
    const subjects = api.service.mails.map(({ to, subject }) => `${to} ${subject}`)
    const ends = ['cancelled', 'completed', 'failed']
    assert.equal(
      [...subjects].sort(),
      ends.map(end => `harbour@example.com Tide: report ${end}`),
    )
    const { status, json } = await api.send('POST', `${path}/notify-email`)
    assert.equal([status, json.notify_email, typeof json.warning], [200, false, 'string'])
    await deliverDue(api.service, nobody)
    assert.is(api.service.mails.length, 3)
  })

  rules('a webhook hears of each way a run can end, and nothing it need not know', async ({ api }) => {
    const jobId = await api.job('Secret plans')
    const runs: string[] = []
    for (const content of ['# Ebb', 'fail', '# Flow']) {
      runs.push(
        (await createRun(api, jobId, { content, webhook_url: 'https://example.com/hook' })).json.run_id,
      )
    }
    await api.send('POST', `/v1/jobs/${jobId}/runs/${runs[2]}/cancel`)
    await api.workOff()
    const told: string[] = []
    await deliverDue(api.service, {
      async post(url, headers, body) {
        assert.is(url, 'https://example.com/hook')
        assert.equal(Object.keys(headers).sort(), [
          'content-type',
          'webhook-id',
          'webhook-signature',
          'webhook-timestamp',
        ])
        told.push(body)
        return 204
      },
    })
    const seen = told.map(body => JSON.parse(body))
    assert.equal(
      seen.map(({ type, data }) => [type, data.job_id, data.run_id, data.status]).sort(),
      ['cancelled', 'completed', 'failed'].map((end, index) => [
        `run.${end}`,
        jobId,
        runs[[2, 0, 1][index] ?? 0],
        end,
      ]),
    )
    for (const body of told) assert.not.match(body, /Secret|Ebb|Flow|example\.com|plt_|viewer/)
    const data = Object.fromEntries(seen.map(event => [event.data.status, event.data]))
    const [names, report] = [
      ['job_id', 'run_id', 'status', 'commit_hash'],
      ['pages', 'messages', 'brief', 'composition'],
    ]
    assert.equal(Object.keys(data['completed']), [...names, ...report], 'all but the reading')
    const run = (await api.send('GET', `/v1/jobs/${jobId}/runs/${runs[0]}`)).json
    for (const name of report) assert.equal(data['completed'][name], run[name], name)
    assert.ok(run.reading)
    assert.equal(Object.keys(data['failed']), [...names, 'error'])
    assert.match(data['failed'].error, 'the copy says so')
  })

  rules('a webhook hears what there is to mend where a run failed for it', async ({ api }) => {
    const webhook = { webhook_url: 'https://example.com/hook' }
    await createRun(api, await api.job(), { content: 'blemished', ...webhook })
    await api.workOff()
    const told: string[] = []
    const post = async (_: string, __: unknown, body: string) => told.push(body) && 204
    await deliverDue(api.service, { post })
    const { status, messages, brief, composition, reading } = JSON.parse(told[0] ?? '{}').data
    assert.equal([status, messages[0].rule, messages[0].line], ['failed', 'text-outside-page', 1])
    assert.equal([brief.understood, composition.chosen, reading], [[], 'usual', undefined])
  })

  rules.run()
}
