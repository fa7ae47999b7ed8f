import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { deliverDue } from '../../testing/deliver-due.test.kit.ts'
import { outlineOf } from '../../service/versions/copy-outline.ts'
import { csrfToken } from '../dashboard/csrf.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'

/** Two hundred letters that take two units of UTF-16 and four bytes each, wherever a name is taken and shown. */
const name = '🙂'.repeat(200)
const more = `${name}🙂`

const names = suite<{ api: Harness }>('names of 200 emoji')
names.before.each(async context => {
  context.api = await createHarness({ pages: service => dashboardRoutes(service) })
})
names.after.each(({ api }) => api.close())

names('jobs and keys have them, and documents in one call', async ({ api }) => {
  for (const path of ['/v1/jobs', '/v1/auth/keys']) {
    assert.ok((await api.send('POST', path, { json: { name } })).status < 300, path)
    assert.is((await api.send('POST', path, { json: { name: more } })).status, 400, path)
  }
  const asked = { name, format: 'report', content: '# Ebb', wait_seconds: 0 }
  assert.is((await api.send('POST', '/v1/render', { json: asked })).status, 202)
  const jobs = (await api.send('GET', '/v1/jobs')).json.data
  assert.equal(
    jobs.map((job: { name: string }) => job.name),
    [name, name],
  )
  assert.ok(
    (await api.send('GET', '/v1/auth/keys')).json.data.some((key: { name: string }) => key.name === name),
  )
})

names('a title that names a job is cut between its letters', () => {
  assert.is(outlineOf(`# a${more}`).title, `a${'🙂'.repeat(199)}`)
})

names('files of them are kept under as much as a file system takes', async ({ api }) => {
  const wish = { filename: `${name}.png`, content_type: 'image/png', size_bytes: png.length }
  const { file_id } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const { filename } = (await api.send('GET', `/v1/files/${file_id}`)).json
  assert.match(filename, /^🙂{62}\.png$/u)
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', `![](${name}.png)`)
  form.append('files', new Blob([png], { type: 'image/png' }), `${name}.png`)
  const jobId = await api.job()
  assert.is((await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })).status, 202)
})

names('what is made under them is downloaded, published, cloned and told of', async ({ api }) => {
  const jobId = await api.job(name)
  const runId = await api.run(jobId)
  for (const format of ['pdf', 'html', 'png', 'report']) {
    const { json } = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format } })
    const answer = await api.send('GET', new URL(json.download_url).pathname, { key: '' })
    assert.is(answer.status, 200, format)
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      /^attachment; [\x20-\x7e]{10,2000}$/,
      format,
    )
  }
  assert.is((await api.send('POST', `/v1/jobs/${jobId}/publish`)).status, 200)
  assert.is((await api.send('GET', `/v1/jobs/${jobId}/repository`)).status, 200)
  const json = { format: 'report', content: '# Flow', notify_email: true }
  await api.send('POST', `/v1/jobs/${jobId}/runs`, { json })
  await api.workOff()
  await deliverDue(api.service, { post: async () => 204 })
  assert.is(api.service.mails[0]?.subject, `${name}: report completed`)
  assert.is((await api.send('DELETE', `/v1/jobs/${jobId}/runs/${runId}`)).status, 200)
})

names('the dashboard takes and shows them as the API does', async ({ api }) => {
  const { service, app } = api
  const user = await service.store.read(tx => tx.get('users', service.caller.userId))
  assert.ok(user)
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const { session } = await completeSignIn(service, token)
  const browser = 'B'.repeat(24)
  const csrf = csrfToken(service.settings.secret, browser, session)
  const headers = { cookie: `platen_session=${session}; platen_browser=${browser}`, accept: 'text/html' }
  const make = async (path: string, body: FormData | URLSearchParams): Promise<number> => {
    body.set('csrf', csrf)
    return (await app.request(`http://platen.test${path}`, { method: 'POST', headers, body })).status
  }
  for (const [called, job, key] of [
    [name, 303, 200],
    [more, 400, 400],
  ] as const) {
    const form = new FormData()
    for (const [field, value] of Object.entries({
      name: called,
      format: 'report',
      content: '# Ebb',
      form_id: String(job),
    }))
      form.set(field, value)
    assert.is(await make('/jobs/new', form), job)
    assert.is(await make('/keys', new URLSearchParams({ name: called, scope: 'runs:rw' })), key)
  }
  for (const path of ['/jobs', '/keys', `/jobs?search=${encodeURIComponent(name)}`]) {
    assert.match(await (await app.request(`http://platen.test${path}`, { headers })).text(), name, path)
  }
})

names.run()
