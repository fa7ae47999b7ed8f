import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { csrfToken } from './csrf.ts'
import { dashboardRoutes } from './dashboard-routes.ts'

/** Words that are markup wherever they are not written as words: in text, in an attribute, in a script, in an address. */
const hostile = `"><img src=x onerror=alert(1)>'</script><script>alert(1)</script>{{7*7}}javascript:alert(1)`

const words = suite<{ api: Harness }>('hostile words in the dashboard')
words.before.each(async context => {
  context.api = await createHarness({ pages: service => dashboardRoutes(service) })
})
words.after.each(({ api }) => api.close())

/** Opens pages as somebody who signed in. */
async function openVisit({ service, app }: Harness) {
  const user = await service.store.read(tx => tx.get('users', service.caller.userId))
  assert.ok(user)
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const { session } = await completeSignIn(service, token)
  const browser = 'B'.repeat(24)
  const headers = { cookie: `platen_session=${session}; platen_browser=${browser}`, accept: 'text/html' }
  return {
    csrf: csrfToken(service.settings.secret, browser, session),
    async send(path: string, body?: FormData | URLSearchParams) {
      const asked = body === undefined ? { headers } : { method: 'POST', headers, body }
      const answer = await app.request(`http://platen.test${path}`, asked)
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
  }
}

words('no page says them as markup, or may run a script that is no file of ours', async ({ api }) => {
  const { send, csrf } = await openVisit(api)
  const wish = { filename: `${hostile}.png`, content_type: 'image/png', size_bytes: png.length }
  await api.send('POST', '/v1/files/request-upload', { json: wish })
  const jobId = await api.job(hostile)
  const runId = await api.run(
    jobId,
    `---\ntitle: '${hostile.replaceAll("'", "''")}'\n---\n\n# ${hostile}\n\nTide`,
  )
  const json = { format: 'report', content: '# Ebb', instructions: hostile }
  await api.send('POST', `/v1/jobs/${jobId}/runs`, { json })
  await api.workOff()
  await api.send('POST', '/v1/auth/keys', { json: { name: hostile } })
  const { data: keys } = (await api.send('GET', '/v1/auth/keys')).json
  const { current_commit: commit } = (await api.send('GET', `/v1/jobs/${jobId}`)).json
  const ids: Readonly<Record<string, string>> = {
    ...{ job: jobId, run: runId, key: keys[0].key_id, format: 'report', commit, version: commit },
  }
  const paths = dashboardRoutes(api.service)
    .filter(({ method, path }) => method === 'GET' && !path.includes('*') && !path.endsWith('/events'))
    .map(({ path }) => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? hostile)))
  const asked = [...paths, ...['/jobs', '/sign-in', '/jobs/new'].map(path => `${path}?${query}`)]
  assert.ok(asked.length > 20, asked.join('\n'))
  let shown = 0
  for (const path of asked) {
    const { status, text, headers } = await send(path)
    assert.ok(status < 500, `${path}: ${status}`)
    if (!headers.get('content-type')?.includes('text/html')) continue
    shown += text.includes('&lt;img src=x') ? 1 : 0
    check(path, text, headers)
  }
  assert.ok(shown > 3, `only ${shown} pages show what was written`)
  const forms = {
    csrf,
    name: hostile,
    content: hostile,
    instructions: hostile,
    format: hostile,
    email: hostile,
  }
  for (const path of ['/jobs/new', `/jobs/${jobId}/update`]) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...forms, form_id: 'f' })) body.set(name, value)
    const { text, headers } = await send(path, body)
    check(`POST ${path}`, text, headers)
  }
  for (const path of ['/keys', '/sign-in']) {
    const { text, headers } = await send(path, new URLSearchParams(forms))
    check(`POST ${path}`, text, headers)
  }
})

const query = new URLSearchParams(
  ['search', 'status', 'cursor', 'next', 'to', 'format', 'job', 'from', 'message'].map(name => [
    name,
    hostile,
  ]),
)

function check(path: string, text: string, headers: Headers): void {
  assert.not.match(text, /<img src=x/, path)
  assert.not.match(text, /<script>alert/, path)
  assert.not.match(text, /(?:href|src|action|formaction)="\s*javascript:/i, path)
  const policy = headers.get('content-security-policy') ?? ''
  assert.not.match(policy, /unsafe-(?:inline|eval)/, path)
  for (const rule of ['default-src', 'frame-ancestors', 'base-uri', 'form-action'])
    assert.match(policy, rule, `${path}: ${policy}`)
  assert.is(headers.get('x-content-type-options'), 'nosniff', path)
  assert.match(headers.get('cache-control') ?? '', /no-store|private/, path)
}

words.run()
