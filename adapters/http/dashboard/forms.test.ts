import type { H3 } from 'h3'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { deleteFile, storeFile } from '../../service/files/files.ts'
import { createJob } from '../../service/jobs/jobs.ts'
import { createRun } from '../../service/runs/create-run.ts'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { startWorkers } from '../../service/runs/work-runs.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { createApp } from '../create-app.ts'
import { workOff } from '../testing/harness.test.kit.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { safePath } from './pages/sign-in-page.ts'
import { endKey, keysOf } from '../../service/access/live-keys.ts'
import { findJob, pageOfJobs } from '../../service/jobs/find-job.ts'
import { findRun, pageOfRuns } from '../../service/runs/find-run.ts'

interface Visitor {
  service: TestService
  app: H3
}

const forms = suite<Visitor>('forms')

forms.before.each(async context => {
  context.service = await createTestService()
  context.app = createApp(context.service, { pages: dashboardRoutes(context.service) })
})
forms.after.each(({ service }) => service.close())

/** A browser's memory: its cookies, and the token of its forms. */
async function openBrowser({ service, app }: Visitor, isSignedIn = true) {
  const jar = new Map<string, string>()
  const send = async (
    path: string,
    fields?: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.request(`http://platen.test${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: {
        accept: 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, text, location: answer.headers.get('location'), headers: answer.headers }
  }
  if (isSignedIn) {
    const user = await service.store.read(tx => tx.get('users', service.caller.userId))
    assert.ok(user)
    const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
    jar.set('platen_session', (await completeSignIn(service, token)).session)
  }
  const { text } = await send(isSignedIn ? '/keys' : '/sign-in')
  const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return { jar, send, csrf }
}

/** Every form there is, as the table of routes has them; ids need not exist, the token is looked at first. */
function actsOf(service: TestService): readonly string[] {
  return dashboardRoutes(service)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path.replace(/:(\w+)/g, '$1_1'))
}

forms('no act is done without the token of this very browser', async visitor => {
  const { send, csrf } = await openBrowser(visitor)
  const other = await openBrowser(visitor)
  const acts = actsOf(visitor.service)
  assert.ok(acts.length > 15, acts.join())
  for (const path of acts) {
    for (const fields of [{ name: 'x' }, { csrf: '' }, { csrf: other.csrf }]) {
      assert.is((await send(path, fields)).status, 403, path)
    }
    assert.is((await send(path, { csrf }, { 'sec-fetch-site': 'cross-site' })).status, 403, path)
  }
  assert.equal(await visitor.service.store.read(tx => keysOf(tx, visitor.service.caller.accountId)), [])
})

forms('streamed forms and files sent ahead need the token too, and leave nothing behind', async visitor => {
  const { jar } = await openBrowser(visitor)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const body = new FormData()
  body.set('csrf', 'forged')
  body.set('name', 'Forged')
  body.set('content', '# Forged')
  body.set('format', 'report')
  const form = await visitor.app.request('http://platen.test/jobs/new', {
    method: 'POST',
    headers: { cookie },
    body,
  })
  assert.is(form.status, 403)
  const file = await visitor.app.request('http://platen.test/files?name=a.png', {
    ...{ method: 'POST', body: 'png' },
    headers: { cookie, 'content-type': 'image/png', 'x-csrf-token': 'forged' },
  })
  assert.is(file.status, 403)
  assert.equal(
    await visitor.service.store.read(tx => pageOfJobs(tx, visitor.service.caller.accountId, { limit: 5 })),
    [],
  )
})

forms('where nothing is no method is wrong: all find nothing', async ({ app }) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await app.request('http://platen.test/nowhere', { method })
    assert.is(answer.status, 404, method)
    assert.is(answer.headers.get('allow'), null)
    assert.is(((await answer.json()) as { code: string }).code, 'not-found')
  }
  assert.is((await app.request('http://platen.test/keys', { method: 'PUT' })).status, 405)
})

forms('a form sent twice makes one run', async visitor => {
  const { jar, csrf } = await openBrowser(visitor)
  const send = () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({
      ...{ csrf, form_id: 'one-form', name: 'Twice', content: '# Twice', format: 'report' },
    })) {
      body.set(name, value)
    }
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return visitor.app.request('http://platen.test/jobs/new', { method: 'POST', headers: { cookie }, body })
  }
  const [first, second] = [await send(), await send()]
  assert.is(first.status, 303)
  assert.is(second.headers.get('location'), first.headers.get('location'))
  assert.is(
    (await visitor.service.store.read(tx => pageOfJobs(tx, visitor.service.caller.accountId, { limit: 5 })))
      .length,
    1,
  )
})

forms('a form that is refused keeps what was typed and leaves no job', async visitor => {
  const { jar, csrf } = await openBrowser(visitor)
  const body = new FormData()
  for (const [name, value] of Object.entries({
    csrf,
    form_id: 'f',
    name: 'A <name>',
    content: '# Kept <b>',
    format: 'no-such',
  })) {
    body.set(name, value)
  }
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await visitor.app.request('http://platen.test/jobs/new', {
    method: 'POST',
    headers: { cookie },
    body,
  })
  const text = await answer.text()
  assert.is(answer.status, 400)
  assert.match(text, 'value="A &lt;name&gt;"')
  assert.match(text, '# Kept &lt;b&gt;</textarea>')
  assert.match(text, 'Format &quot;no-such&quot; is unknown')
  assert.equal(
    await visitor.service.store.read(tx => pageOfJobs(tx, visitor.service.caller.accountId, { limit: 5 })),
    [],
  )
})

forms('a form that names a file thousands of times is refused before any is looked for', async visitor => {
  const { jar, csrf } = await openBrowser(visitor)
  const { service } = visitor
  const body = new FormData()
  const file_ids = 'file_0123456789abcdefghij,'.repeat(5000)
  for (const [name, value] of Object.entries({
    csrf,
    form_id: 'f',
    content: '# A',
    format: 'report',
    file_ids,
  }))
    body.set(name, value)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  let reads = 0
  const { store } = service
  const read = store.read.bind(store)
  Object.assign(store, {
    read: ((...work: Parameters<typeof read>) => {
      reads += 1
      return read(...work)
    }) as typeof read,
  })
  const answer = await visitor.app.request('http://platen.test/jobs/new', {
    method: 'POST',
    headers: { cookie },
    body,
  })
  assert.is(answer.status, 413)
  assert.match(await answer.text(), 'run takes at most 50 files')
  assert.ok(reads < 20, `${reads} reads`)
})

forms('signing in says the same to everybody', async visitor => {
  const { send, csrf } = await openBrowser(visitor, false)
  const known = await send('/sign-in', { csrf, email: 'harbour@example.com' })
  const unknown = await send('/sign-in', { csrf, email: 'nobody@example.com' })
  assert.is(known.status, unknown.status)
  assert.is(known.text.replace('harbour', 'nobody'), unknown.text)
  await until(() => visitor.service.mails.length > 0)
  assert.equal(
    visitor.service.mails.map(({ to }) => to),
    ['harbour@example.com'],
  )
  for (let times = 0; times < 10; times += 1) await send('/sign-in', { csrf, email: 'harbour@example.com' })
  await until(() => visitor.service.mails.length >= 5)
  assert.is(visitor.service.mails.length, 5, 'one mailbox is not flooded')
})

forms('a link signs in once, leads back to where one wanted to go, and only on this site', async visitor => {
  const { send, csrf, jar } = await openBrowser(visitor, false)
  const { location } = await send('/credits?cursor=a')
  assert.is(location, '/sign-in?return_to=%2Fcredits%3Fcursor%3Da')
  await send(location ?? '')
  const user = await visitor.service.store.read(tx => tx.get('users', visitor.service.caller.userId))
  assert.ok(user)
  const token = new URL(signInLink(visitor.service, user)).searchParams.get('token') ?? ''
  const link = `/sign-in?token=${token}`
  // A program that looks at the mailbox's links uses nothing up.
  assert.is((await send(link)).status, 200)
  const first = await send('/sign-in/complete', { csrf, token })
  assert.is(first.location, '/credits?cursor=a')
  assert.match(first.headers.getSetCookie().join('\n'), /platen_session=\S+; Path=\/; HttpOnly; SameSite=Lax/)
  jar.delete('platen_session')
  assert.is((await send('/sign-in/complete', { csrf, token })).status, 403)
})

forms(
  'signing out ends the session itself, here or everywhere, and an old cookie makes no key',
  async visitor => {
    const { service } = visitor
    const makesKey = async ({ send, csrf }: Awaited<ReturnType<typeof openBrowser>>): Promise<boolean> => {
      await send('/keys', { csrf, name: 'late', scope: 'runs:rw' })
      const keys = await service.store.read(tx => keysOf(tx, service.caller.accountId))
      for (const { keyId } of keys)
        await service.store.transact(tx => endKey(tx, service.caller.accountId, keyId, 1))
      return keys.length > 0
    }
    const [one, other] = [await openBrowser(visitor), await openBrowser(visitor)]
    const kept = one.jar.get('platen_session') ?? ''
    assert.equal([await makesKey(one), await makesKey(other)], [true, true])
    await one.send('/sign-out', { csrf: one.csrf })
    one.jar.set('platen_session', kept)
    assert.equal([await makesKey(one), await makesKey(other)], [false, true])
    const third = await openBrowser(visitor)
    const [second, last] = [other, third].map(({ jar }) => jar.get('platen_session') ?? '')
    await third.send('/sign-out', { csrf: third.csrf, where: 'everywhere' })
    other.jar.set('platen_session', second ?? '')
    third.jar.set('platen_session', last ?? '')
    assert.equal([await makesKey(other), await makesKey(third)], [false, false])
  },
)

forms('a way back is a path of this site', () => {
  assert.is(safePath('/jobs/job_1?x=1'), '/jobs/job_1?x=1')
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'jobs',
    '/a b',
    '/sign-in',
    '',
    null,
    '/a\r\nx',
  ]) {
    assert.is(safePath(path), undefined, String(path))
  }
})

forms('nobody sees what belongs to another organisation', async visitor => {
  const { service } = visitor
  const { send, csrf } = await openBrowser(visitor)
  const { jobId, currentCommit } = await createJob(service, service.stranger, 'Not yours')
  const input = {
    format: 'report',
    instructions: '',
    content: '# Not yours',
    files: [],
    assets: [],
    notifyEmail: false,
  }
  const { runId } = await createRun(service, service.stranger, jobId, input)
  const job = `/jobs/${jobId}`
  const version = `${job}/versions/${currentCommit}`
  const pages = [
    ...[job, `${job}/update`, `${job}/delete`, `${job}/publish`, `${job}/viewer`, `${job}/repository.bundle`],
    ...[`${job}/runs/${runId}/events`, `${job}/runs/${runId}/delete`],
    ...['thumbnail.webp', 'download/pdf', 'download/zip', 'download/report', 'copy.md'].map(
      name => `${version}/${name}`,
    ),
  ]
  for (const path of pages) assert.is((await send(path)).status, 404, path)
  const forbidden = [
    ...[`${job}/delete`, `${job}/publish`, `${job}/unpublish`],
    ...['cancel', 'notify', 'delete'].map(act => `${job}/runs/${runId}/${act}`),
  ]
  for (const path of forbidden) assert.is((await send(path, { csrf })).status, 404, path)
  assert.not.match((await send('/jobs')).text, 'Not yours')
})

forms('a failed run is told with its log; a running one is cancelled', async visitor => {
  const { service } = visitor
  const { send, csrf } = await openBrowser(visitor)
  const { jobId } = await createJob(service, service.caller, 'Trouble')
  const input = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
  const workers = await startWorkers(service, 1)
  await createRun(service, service.caller, jobId, { ...input, content: 'fail' })
  await untilRun(service, jobId, 'failed')
  const failed = await send(`/jobs/${jobId}`)
  assert.match(failed.text, 'The copy says so.')
  assert.match(failed.text, /<pre class="log"[^>]*>[^<]*preparing report, attempt 1/)
  const { runId } = await createRun(service, service.caller, jobId, { ...input, content: 'wait' })
  await untilRun(service, jobId, 'running')
  const live = await send(`/jobs/${jobId}`)
  assert.match(live.text, `data-events="/jobs/${jobId}/runs/${runId}/events"`)
  assert.match(live.text, /<noscript><meta http-equiv="refresh" content="5"><\/noscript>/)
  await send(`/jobs/${jobId}/runs/${runId}/notify`, { csrf })
  assert.is((await send(`/jobs/${jobId}/runs/${runId}/cancel`, { csrf })).location, `/jobs/${jobId}`)
  await untilRun(service, jobId, 'cancelled')
  assert.is(
    (await service.store.read(tx => findRun(tx, service.caller.accountId, jobId, runId)))?.notifyEmail,
    true,
  )
  const late = await send(`/jobs/${jobId}/runs/${runId}/cancel`, { csrf })
  assert.is(late.status, 303)
  assert.match((await send(`/jobs/${jobId}`)).text, /notice danger/)
  assert.not.match((await send(`/jobs/${jobId}`)).text, /notice danger/, 'said once')
  await workers.drain()
})

forms('a run that failed for its copy shows what to mend at the lines of that copy', async visitor => {
  const { service } = visitor
  const { send } = await openBrowser(visitor)
  const { jobId } = await createJob(service, service.caller, 'Blemishes')
  const { runId } = await createRun(service, service.caller, jobId, {
    ...{ format: 'report', instructions: 'calm, serif', files: [], assets: [], notifyEmail: false },
    content: '# Ebb\n\n![blemished](heron.png)',
  })
  await workOff(service)
  assert.match(
    (await send(`/jobs/${jobId}`)).text,
    `<a href="/jobs/${jobId}/runs/${runId}#messages">2 things to look at`,
  )
  const { text } = await send(`/jobs/${jobId}/runs/${runId}`)
  assert.match(text, 'Error, line 1.')
  assert.match(text, '<mark><span class="line-number">3</span>![blemished](heron.png)')
  assert.match(text, 'What became of the brief')
  assert.match(text, /Read as: <b dir="auto"># Ebb/)
})

forms('trying a failed run again brings back everything it was given', async visitor => {
  const { service, app } = visitor
  const { send, csrf, jar } = await openBrowser(visitor)
  const body = (async function* () {
    yield Buffer.from('\x89PNG\r\n\x1a\nheron', 'latin1')
  })()
  const heron = await storeFile(service, service.caller, {
    ...{ filename: 'heron.png', contentType: 'image/png', body },
  })
  const { jobId } = await createJob(service, service.caller, 'Herons')
  const first = await createRun(service, service.caller, jobId, {
    ...{ format: 'report', instructions: 'calm, green', content: '\nfail ![A heron](heron.png)' },
    ...{ files: [heron.fileId], assets: [{ name: 'logo', fileId: heron.fileId }], notifyEmail: true },
  })
  // The run keeps what it took.
  await deleteFile(service, service.caller, heron.fileId)
  await workOff(service)
  const { text } = await send(`/jobs/${jobId}`)
  const form = await send(/href="([^"]+)">Try again/.exec(text)?.[1] ?? '')
  assert.match(form.text, />\n\nfail !\[A heron\]\(assets\/heron\.png\)<\/textarea>/)
  assert.match(form.text, />\ncalm, green<\/textarea>/)
  assert.match(form.text, /value="report"[^>]* checked/)
  assert.match(form.text, /name="notify_email"[^>]* checked/)
  assert.match(form.text, '<span class="file-name">heron.png</span>')

  const fields = new FormData()
  const file_ids = /name="file_ids" value="([^"]*)"/.exec(form.text)?.[1] ?? ''
  const values = { csrf, form_id: 'again', content: 'fail', format: 'report', instructions: 'calm', file_ids }
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const again = { method: 'POST', headers: { cookie }, body: fields }
  assert.is((await app.request(`http://platen.test/jobs/${jobId}/update`, again)).status, 303)
  const runs = await service.store.read(tx => pageOfRuns(tx, service.caller.accountId, jobId, { limit: 5 }))
  assert.equal(runs[1]?.input.assets, first.input.assets)

  const { jobId: other } = await createJob(service, service.caller, 'Other')
  const strange = await app.request(`http://platen.test/jobs/${other}/update`, { ...again, body: fields })
  assert.is(strange.status, 404, 'files of another job are not taken')
})

forms('payments that are not set up are told where they were asked for', async visitor => {
  const { send, csrf } = await openBrowser(visitor)
  for (const path of ['/credits/checkout', '/credits/portal']) {
    assert.is((await send(path, { csrf, amount: '20' })).location, '/credits')
    assert.match((await send('/credits')).text, 'Payments are not set up.')
  }
  await send('/credits/auto-topup', { csrf, enabled: 'on', threshold: '5', topup: '20', monthly_max: '100' })
  const { autoTopup } =
    (await visitor.service.store.read(tx => tx.get('accounts', visitor.service.caller.accountId))) ?? {}
  assert.equal(autoTopup, {
    ...{ enabled: true, thresholdMicros: 5_000_000, topupMicros: 20_000_000, monthlyMaxMicros: 100_000_000 },
  })
})

forms(
  'jobs are found by words of their names, whatever case and accents, a page at a time',
  async visitor => {
    const { service } = visitor
    const { send } = await openBrowser(visitor)
    for (let number = 1; number <= 30; number += 1) {
      service.pass(1000)
      await createJob(service, service.caller, number % 2 === 0 ? `Café menu ${number}` : `Report ${number}`)
    }
    const first = await send('/jobs')
    assert.is(first.text.match(/class="job-card"/g)?.length, 24)
    const next = /href="(\/jobs\?cursor=[^"]+)"/.exec(first.text)?.[1] ?? ''
    assert.is((await send(next)).text.match(/class="job-card"/g)?.length, 6)
    const found = await send('/jobs?search=CAFE+menu')
    assert.is(found.text.match(/class="job-card"/g)?.length, 15)
    assert.match((await send('/jobs?search=%3Cscript%3E')).text, 'has “<bdi>&lt;script&gt;</bdi>” in it')
  },
)

async function untilRun(service: TestService, jobId: string, status: string): Promise<void> {
  await until(
    async () =>
      (await service.store.read(tx => findJob(tx, service.caller.accountId, jobId)))?.latestRunStatus ===
      status,
  )
}

forms.run()
