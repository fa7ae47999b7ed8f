import type { H3 } from 'h3'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createJob } from '../../service/jobs/jobs.ts'
import { createRun } from '../../service/runs/create-run.ts'
import { createKey, revokeKey } from '../../service/access/keys.ts'
import type { Caller } from '../../service/access/scope.ts'
import { completeSignIn, readSession, signInLink, signOut } from '../../service/access/sign-in.ts'
import type { User } from '../../service/credits/account.ts'
import { deleteRun } from '../../service/runs/runs.ts'
import { createViewerSession } from '../../service/outputs/viewer.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { createApp } from '../create-app.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { workEdits, workOff } from '../testing/harness.test.kit.ts'
import { jobNamedIn } from './show-viewer.ts'
import { viewerRoutes } from './viewer-routes.ts'
import { findJob } from '../../service/jobs/find-job.ts'
import { pageOfRuns } from '../../service/runs/find-run.ts'

interface Stage {
  service: TestService
  app: H3
  jobId: string
  /** Path of the preview, with a slash at its end. */
  base: string
  /** Edits are made as they come until then. */
  endEdits(): Promise<void>
}

const viewer = suite<Stage>('viewer')

viewer.before.each(async context => {
  const service = await createTestService()
  const app = createApp(service, { pages: [...dashboardRoutes(service), ...viewerRoutes(service)] })
  const { jobId } = await createJob(service, service.caller, 'Tide & time')
  const input = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
  await createRun(service, service.caller, jobId, { ...input, content: 'High water\n\nLow water' })
  await workOff(service)
  const { viewerUrl } = await createViewerSession(service, service.caller, jobId)
  const endEdits = workEdits(service)
  Object.assign(context, { service, app, jobId, base: new URL(viewerUrl).pathname, endEdits })
})
viewer.after.each(async ({ service, endEdits }) => {
  await endEdits()
  await service.close()
})

async function get({ app }: Stage, path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(`http://platen.test${path}`, {
    headers: { accept: 'text/html', ...headers },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

interface OneEdit {
  readonly node_id: string
  readonly content: string
  readonly [other: string]: unknown
}

function save(stage: Stage, { node_id, content, ...rest }: OneEdit, headers: Record<string, string> = {}) {
  return saveAll(stage, { edits: [{ node_id, content }], ...rest }, headers)
}

async function saveAll({ app, base }: Stage, body: object, headers: Record<string, string> = {}) {
  const answer = await app.request(`http://platen.test${base}nodes`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, json: (await answer.json()) as Record<string, string> }
}

async function currentCommit({ service, jobId }: Stage): Promise<string> {
  return (await service.store.read(tx => findJob(tx, service.caller.accountId, jobId)))?.currentCommit ?? ''
}

/** Id of the node that says something in the newest copy. */
async function nodeSaying(stage: Stage, text: string): Promise<string> {
  for (let number = 0; number < 20; number += 1) {
    const { status, text: body } = await get(stage, `${stage.base}nodes/n_${number.toString(36)}`)
    if (status === 200 && JSON.parse(body).content === text) return `n_${number.toString(36)}`
  }
  throw new Error(`no node says ${text}`)
}

viewer(
  'shows the newest version in a frame without an origin, and its files for whoever has the link',
  async stage => {
    const shown = await get(stage, stage.base)
    assert.is(shown.status, 200)
    assert.match(shown.text, 'Tide &amp; time')
    assert.match(shown.text, '<iframe id="frame" sandbox="allow-scripts"')
    const commit = await currentCommit(stage)
    const page = await get(stage, `${stage.base}versions/${commit}/site/index.html`)
    assert.match(page.text, 'High water')
    assert.match(page.headers.get('content-security-policy') ?? '', /^sandbox allow-scripts; /)
    const picture = await get(stage, `${stage.base}versions/${commit}/pages/1.png`)
    assert.is(picture.headers.get('content-type'), 'image/png')
    for (const path of ['copy.md', '..%2fcopy.md', 'pages/9.png', '%E0%A4%A']) {
      const { status } = await get(stage, `${stage.base}versions/${commit}/${path}`)
      assert.ok(status === 404 || status === 400, `${path}: ${status}`)
    }
  },
)

viewer('downloads by the link', async stage => {
  const pdf = await get(stage, `${stage.base}download/pdf`)
  assert.match(pdf.headers.get('content-disposition') ?? '', 'attachment; filename="Tide & time.pdf"')
  assert.match(pdf.text, '%PDF')
  assert.match((await get(stage, `${stage.base}download/zip`)).text, /^PK/)
  assert.is((await get(stage, `${stage.base}download/secrets`)).status, 404)
})

viewer('a text is saved as a new version, unless it has changed or gone meanwhile', async stage => {
  const first = await currentCommit(stage)
  const node_id = await nodeSaying(stage, 'Low water')
  const saved = await save(stage, { node_id, content: 'Ebb', commit_hash: first })
  assert.is(saved.status, 200)
  assert.is(saved.json['commit_hash'], await currentCommit(stage))
  const late = await save(stage, { node_id, content: 'Flood', commit_hash: first })
  assert.is(late.status, 409)
  assert.is(late.json['code'], 'node-changed')
  const gone = await save(stage, { node_id: 'n_zz', content: 'x' })
  assert.is(gone.status, 404)
  assert.is((await get(stage, `${stage.base}nodes/n_zz`)).status, 404)
})

viewer('several texts are saved as one version, all of them or none', async stage => {
  const [low, high] = [await nodeSaying(stage, 'Low water'), await nodeSaying(stage, 'High water')]
  const edits = [
    { node_id: low, content: 'Ebb' },
    { node_id: high, content: 'Flood' },
  ]
  const { service, jobId } = stage
  const count = async () => (await service.store.read(tx => tx.find('versions', 'job', jobId))).length
  const before = await count()
  const gone = await saveAll(stage, { edits: [...edits, { node_id: 'n_zz', content: 'x' }] })
  assert.is(gone.status, 404)
  assert.is(await count(), before)
  assert.is((await saveAll(stage, { edits })).status, 200)
  assert.is(await count(), before + 1)
  for (const { node_id, content } of edits)
    assert.is(JSON.parse((await get(stage, `${stage.base}nodes/${node_id}`)).text).content, content)
})

viewer('what a form of another site could send changes nothing', async stage => {
  const before = await currentCommit(stage)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status } = await save(stage, { node_id: 'n_0', content: 'x' }, { 'content-type': type })
    assert.is(status, 415, type)
  }
  assert.is((await save(stage, { node_id: 'n_0', content: 'x', more: 1 })).status, 400)
  assert.is(await currentCommit(stage), before)
})

viewer('a link that ended leads to a fresh one: at once for its owner, by a page for others', async stage => {
  const { service, base, jobId } = stage
  service.pass(25 * 60 * 60 * 1000)
  const resume = `/v1/jobs/${jobId}/viewer/resume`
  const signedOut = await get(stage, base)
  assert.is(signedOut.status, 403)
  assert.match(signedOut.text, 'This preview has ended')
  assert.match(signedOut.text, `href="${resume}"`)
  const owner = await get(stage, base, { cookie: await sessionOf(service, service.caller.userId) })
  assert.is(owner.status, 303)
  assert.is(owner.headers.get('location'), resume)
  const fresh = await get(stage, resume, { cookie: await sessionOf(service, service.caller.userId) })
  assert.is(fresh.status, 303)
  assert.is((await get(stage, new URL(fresh.headers.get('location') ?? '').pathname)).status, 200)
  const stranger = await get(stage, base, { cookie: await sessionOf(service, service.stranger.userId) })
  assert.is(stranger.status, 403)
  assert.is((await save(stage, { node_id: 'n_0', content: 'x' })).status, 403)
})

viewer('an altered link is none, and says of a job only what it can be asked for', async stage => {
  const { base } = stage
  assert.is((await get(stage, `${base.slice(0, -3)}xx/`)).status, 403)
  assert.is((await get(stage, '/viewer/nonsense/')).status, 403)
  assert.is(jobNamedIn('nonsense'), undefined)
  const says = (jobId: string): string =>
    Buffer.from(JSON.stringify({ says: { jobId } })).toString('base64url')
  assert.is(jobNamedIn(says('job_1')), 'job_1')
  assert.is(jobNamedIn(says('job_1"><script>')), undefined)
  assert.is(jobNamedIn(says('../x')), undefined)
})

async function sessionOf(service: TestService, userId: string): Promise<string> {
  const user = await service.store.read(tx => tx.get('users', userId))
  assert.ok(user)
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  return `platen_session=${(await completeSignIn(service, token)).session}`
}

const baseOf = async (stage: Stage, caller: Caller): Promise<string> =>
  new URL((await createViewerSession(stage.service, caller, stage.jobId)).viewerUrl).pathname

viewer('a link does what its maker may do, and ends with the key or session that made it', async stage => {
  const { service } = stage
  const { key } = await createKey(service, service.caller, { name: 'k', scopes: ['runs:rw'] })
  const maker = { ...service.caller, keyId: key.keyId, scopes: key.scopes }
  const weak = { ...stage, base: await baseOf(stage, maker) }
  const seen = await get(weak, weak.base)
  assert.is(seen.status, 200)
  assert.not.match(seen.text, 'Edit text')
  assert.is((await get(weak, `${weak.base}download/pdf`)).status, 403)
  assert.is((await get(weak, `${weak.base}nodes/n_0`)).status, 403)
  assert.is((await save(weak, { node_id: 'n_0', content: 'x' })).status, 403)
  await revokeKey(service, service.caller, key.keyId)
  assert.is((await get(weak, weak.base)).status, 403)

  const token = new URL(
    signInLink(service, (await service.store.read(tx => tx.get('users', service.caller.userId))) as User),
  ).searchParams.get('token')
  const { session } = await completeSignIn(service, token as string)
  const member = (await readSession(service, session)) as Caller
  const own = await baseOf(stage, member)
  assert.is((await get(stage, own)).status, 200)
  await signOut(service, member, 'here')
  assert.is((await get(stage, own)).status, 403)
  assert.is(await readSession(service, session), undefined, 'the cookie of before is worth nothing')
})

viewer('a deleted run is not seen, kept or edited by any link, and neither are edits of it', async stage => {
  const { service, jobId, base } = stage
  const node = await nodeSaying(stage, 'Low water')
  const commit = await currentCommit(stage)
  const edited = (await save(stage, { node_id: node, content: 'Ebb' })).json['commit_hash'] as string
  const [run] = await service.store.read(tx => pageOfRuns(tx, service.caller.accountId, jobId, { limit: 1 }))
  await deleteRun(service, service.caller, jobId, run?.runId ?? '')
  for (const hash of [commit, edited]) {
    assert.is((await get(stage, `${base}?commit=${hash}`)).status, 404)
    assert.is((await get(stage, `${base}versions/${hash}/site/index.html`)).status, 404)
    assert.is((await get(stage, `${base}download/pdf?commit=${hash}`)).status, 404)
    assert.is((await get(stage, `${base}nodes/${node}?commit=${hash}`)).status, 404)
  }
  assert.is((await save(stage, { node_id: node, content: 'x' })).status, 404)
  assert.match((await get(stage, base)).text, 'There is nothing to see yet')
})

viewer('edits by link count as runs of the organisation, whatever the link', async stage => {
  const node = await nodeSaying(stage, 'Low water')
  let edits = 0
  for (; edits < 40; edits += 1) {
    const base = await baseOf(stage, stage.service.caller)
    const { status } = await save({ ...stage, base }, { node_id: node, content: `Ebb ${edits}` })
    if (status === 429) break
    assert.is(status, 200)
  }
  assert.is(edits, 30)
})

viewer('previews are counted by link and by address, and sign-in links by address', async stage => {
  const pages = [...dashboardRoutes(stage.service), ...viewerRoutes(stage.service)]
  const app = createApp(stage.service, { pages, proxies: 1 })
  const behind = { ...stage, app }
  const count = async (most: number, ask: (at: number) => Promise<{ readonly status: number }>) => {
    let asked = 0
    while (asked <= most && (await ask(asked)).status !== 429) asked += 1
    return asked
  }
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
  const none = '/viewer/none/versions/x/y'
  assert.is(await count(1500, () => get(behind, none, from('93.184.216.34'))), 1500)
  assert.is((await get(behind, none, from('93.184.216.35'))).status, 403)
  const own = `${stage.base}versions/x/y`
  assert.is(await count(3000, at => get(behind, own, from(`93.184.1.${at % 200}`))), 3000)
  const { pathname: other } = new URL(
    (await createViewerSession(stage.service, { ...stage.service.caller, scopes: [] }, stage.jobId))
      .viewerUrl,
  )
  assert.is((await get(behind, `${other}versions/x/y`, from('93.184.2.1'))).status, 404)

  const form = await get(behind, '/sign-in')
  const cookie = form.headers.getSetCookie().map(one => one.split(';')[0])[0] ?? ''
  const csrf = /name="csrf" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const signIn = async (address: string, at: number) =>
    app.request('http://platen.test/sign-in', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...from(address) },
      body: new URLSearchParams({ csrf, email: `nobody${at}@example.com` }),
    })
  const tried = await count(100, at => signIn('93.184.3.1', at))
  assert.ok(tried > 0 && tried <= 30, `${tried} links`)
  assert.is((await signIn('93.184.3.2', 0)).status, 200)
})

viewer.run()
