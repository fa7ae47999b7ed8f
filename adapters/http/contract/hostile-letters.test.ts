import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { csrfToken } from '../dashboard/csrf.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness } from '../testing/harness.test.kit.ts'

/** NUL, which PostgreSQL takes in no text, wherever a request says something: in paths, queries, forms, cookies and fields. */
const nul = '\u0000'
const browser = 'B'.repeat(24)

test('no request with a letter that a store does not take is a fault of the service', async () => {
  const api = await createHarness({ pages: service => dashboardRoutes(service) })
  const { app, service } = api
  const answered: number[] = []
  const ask = async (path: string, sent: RequestInit): Promise<void> => {
    const { status } = await app.request(`http://platen.test${path}`, sent)
    assert.ok(status < 500, `${sent.method ?? 'GET'} ${path}: ${status}`)
    answered.push(status)
  }
  try {
    const job = await api.job('a')
    const key = { authorization: `Bearer ${api.key}` }
    for (const path of [
      ...['/v1/jobs/%00', '/v1/jobs/job_a%00b', `/v1/jobs/${job}/runs/run_%00`, '/v1/files/file_%00'],
      ...[
        '/v1/jobs?cursor=%00',
        `/v1/jobs/${job}/commits/%00`,
        '/v1/formats/%00',
        '/viewer/a%00.b/',
        '/p/%00/',
      ],
    ])
      await ask(path, { headers: key })

    const user = await service.store.read(tx => tx.get('users', service.caller.userId))
    assert.ok(user)
    const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
    const { session } = await completeSignIn(service, token)
    const visit = { cookie: `platen_session=${session}; platen_browser=${browser}`, accept: 'text/html' }
    for (const path of [
      ...[
        '/jobs?search=a%00b',
        '/jobs?status=%00',
        '/jobs?cursor=%00',
        '/jobs/job_%00/update',
        '/sign-in?next=%00',
      ],
      ...[`/jobs/${job}/runs/%00`, `/jobs/${job}/versions/%00`, `/jobs/${job}/compare?from=%00&to=%00`],
    ])
      await ask(path, { headers: visit })
    await ask('/jobs', { headers: { ...visit, cookie: `platen_session=a%00b; platen_browser=${browser}` } })

    const post = (path: string, headers: HeadersInit, fields: Record<string, string>): Promise<void> =>
      ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    const csrf = csrfToken(service.settings.secret, browser, session)
    for (const path of ['/keys', '/keys/k%00/revoke', `/jobs/${job}/runs/%00/cancel`, '/jobs/%00/delete'])
      await post(path, visit, { csrf, name: `a${nul}b`, scope: 'runs:rw' })
    const stranger = { cookie: `platen_browser=${browser}`, accept: 'text/html' }
    const open = csrfToken(service.settings.secret, browser, undefined)
    for (const email of [nul, `a${nul}@example.org`, `a@b${nul}.org`])
      await post('/sign-in', stranger, { csrf: open, email })
    await post('/sign-in/complete', stranger, { csrf: open, token: `a${nul}.b` })

    const copy = { format: 'report', content: '# a' }
    for (const [path, json] of [
      [`/v1/jobs/${job}/runs`, { ...copy, content: `# a${nul}b`, instructions: `x${nul}` }],
      [`/v1/jobs/${job}/runs`, { ...copy, file_ids: [`file_${nul}`] }],
      [`/v1/jobs/${job}/runs`, { ...copy, format: `re${nul}port` }],
      [`/v1/jobs/${job}/runs`, { ...copy, webhook_url: `https://a.example/${nul}` }],
      ['/v1/files/request-upload', { filename: `a${nul}.png`, content_type: 'image/png', size_bytes: 9 }],
      [`/v1/jobs/${job}/export`, { format: 'pdf', commit: nul }],
      ['/v1/render', { ...copy, name: `a${nul}b`, wait_seconds: 0 }],
    ] as const) {
      const { status } = await api.send('POST', path, { json })
      assert.ok(status < 500, `${path} ${JSON.stringify(json)}: ${status}`)
    }
    await api.workOff()
    for (const { status } of (await api.send('GET', `/v1/jobs/${job}/runs`)).json.data)
      assert.is(status, 'completed')
    assert.ok(new Set(answered).size > 2, answered.join())
  } finally {
    await api.close()
  }
})

test('a declared type is one of the list as it stands, without parameters', async () => {
  const api = await createHarness()
  for (const content_type of ['image/png; charset=utf-8', 'image/png;', 'image/svg+xml']) {
    const json = { filename: 'a.png', content_type, size_bytes: 10 }
    assert.is((await api.send('POST', '/v1/files/request-upload', { json })).status, 400, content_type)
  }
  await api.close()
})

test.run()
