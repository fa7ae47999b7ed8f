import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Chance, seededChance } from '../../core/testing/seeded-chance.test.kit.ts'
import { isSoak } from '../../core/testing/soak.test.kit.ts'
import { checkLedger } from '../service/credits/ledger.ts'
import { all } from '../service/ports/tables.ts'
import { nodesOfCopy } from '../service/versions/copy-nodes.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { type Call, createCall } from '../testing/api-caller.test.kit.ts'
import { createPostgres, type PostgresServer } from '../testing/postgres-server.test.kit.ts'
import { type ServeProcess, startServe } from '../testing/serve-process.test.kit.ts'

/** How long everything is killed, ms: ten minutes in a soak, else longer than one of them stands still. */
const duration = isSoak ? 600_000 : 25_000

/** Runs that are asked for in all, one a second. What is accepted has to be rendered in the end. */
const mostRuns = duration / 1000

/** Between one kill and the next, ms, at least and at most. */
const [leastPause, mostPause] = isSoak ? [500, 2000] : [1500, 3500]

/** A process that stands still longer than it may say nothing, ms. */
const standstill = 20_000

type Role = 'api' | 'worker'

/** Who joins the first, which answers. */
const joining: readonly Role[] = ['api', 'worker', 'worker', 'worker']

/** A process that is started again whenever it was killed. */
interface Member {
  readonly role: Role
  served: ServeProcess
}

/** Two processes that answer, three that work, and the database under them. */
interface Fleet {
  readonly server: PostgresServer
  readonly members: readonly Member[]
  readonly key: string
  restart(member: Member, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  close(): Promise<void>
}

async function openFleet(
  more: Readonly<Record<string, string>> = {},
): Promise<Fleet & { readonly url: string }> {
  const base = mkdtempSync(join(tmpdir(), 'platen-fleet-'))
  const server = await createPostgres()
  const url = await server.database()
  const settings = {
    ...{ PLATEN_DATABASE_URL: url, PLATEN_SECRET: 'a secret that all processes of a test share' },
    ...{ PLATEN_URL: 'http://platen.test', PLATEN_CONTENT_URL: 'http://pages.test' },
    ...{ PLATEN_REQUESTS_PER_MINUTE: '1000000', PLATEN_RUNS_PER_MINUTE: '1000000' },
    ...{ PLATEN_LOG: 'warn', PLATEN_GRANT: '100000', PLATEN_THREADS: '1', ...more },
  }
  const start = (role: Role): Promise<ServeProcess> =>
    startServe(join(base, 'data'), { settings }, ['--role', role])
  const first = await start('api')
  const others = await Promise.all(joining.map(start))
  const members: Member[] = [
    { role: 'api', served: first },
    ...others.map((served, at): Member => ({ role: joining[at] ?? 'worker', served })),
  ]
  return {
    ...{ server, members, url, key: first.key ?? '' },
    async restart(member, signal) {
      await member.served.stop(signal)
      member.served = await start(member.role)
    },
    async close() {
      await Promise.all(members.map(({ served }) => served.stop('SIGKILL')))
      await server.remove()
      rmSync(base, { recursive: true })
    },
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

/** Calls any process that answers, until one has: a client that repeats what got no answer, with the key that it had. */
function persistent(fleet: Fleet, chance: Chance): Call {
  return async (method, path, body, headers) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      const { served } = chance.of(fleet.members.filter(({ role }) => role === 'api'))
      try {
        const answer = await createCall(served.url, fleet.key)(method, path, body, headers)
        if (answer.status === 503) assert.ok(answer.headers.get('retry-after'), path)
        const isBusy = answer.status === 409 && answer.body.code === 'idempotency-busy'
        if (answer.status !== 503 && !isBusy) return answer
      } catch (error) {
        // No process is there, or it was killed while it answered, or it stands still.
        if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error
      }
    }
    throw new Error(`nobody has answered ${method} ${path} within a minute`)
  }
}

/** What was acknowledged: jobs by id, the runs of each, and what its text was changed to in place. */
type Acknowledged = Map<
  string,
  { readonly name: string; readonly runs: string[]; readonly versions: string[]; readonly edits: string[] }
>

const [title = ''] = nodesOfCopy('# Tides').keys()

/** Changes a text in place, where anything has been made yet; an edit that takes long is known by its run. */
async function edit(call: Call, jobId: string, known: Acknowledged): Promise<void> {
  const { edits = [], versions = [] } = known.get(jobId) ?? {}
  const body = { node_id: title, content: `Edited ${jobId}`, wait_seconds: 5 }
  const { status, body: answer } = await call('PATCH', `/v1/jobs/${jobId}/nodes`, body, {
    'idempotency-key': `edit-${jobId}`,
  })
  if (status === 200) versions.push(answer.commit_hash)
  else if (status === 202) edits.push(answer.run_id)
  else assert.is(answer.code, 'nothing-completed', JSON.stringify(answer))
}

/** Creates jobs, three runs of each, and an edit of the one before, as long as there is time. */
async function load(call: Call, name: string, known: Acknowledged, end: number): Promise<void> {
  let before: string | undefined
  for (let count = 0; count < mostRuns / 2 && Date.now() < end; count += 3) {
    const named = { 'idempotency-key': `${name}-${count}` }
    const job = await call('POST', '/v1/jobs', { name: `${name} ${count}` }, named)
    assert.is(job.status, 201, JSON.stringify(job.body))
    const { job_id: jobId } = job.body
    const runs: string[] = []
    known.set(jobId, { name: `${name} ${count}`, runs, versions: [], edits: [] })
    for (let at = 0; at < 3; at += 1) {
      const body = { format: 'business-card', content: `# ${name} ${count} ${at}` }
      const path = `/v1/jobs/${jobId}/runs`
      const run = await call('POST', path, body, { 'idempotency-key': `${name}-${count}-${at}` })
      assert.is(run.status, 202, JSON.stringify(run.body))
      runs.push(run.body.run_id)
      await pause(1500)
    }
    if (before !== undefined) await edit(call, before, known)
    before = jobId
  }
}

/** Kills, one after the other, whatever chance says. Resolves with how often. */
async function havoc(fleet: Fleet, chance: Chance, end: number): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const stalled = stall(chance.of(fleet.members.filter(({ role }) => role === 'worker')))
  count('worker stalled')
  for (let turn = 0; Date.now() < end; turn += 1) {
    await pause(leastPause + chance.below(mostPause - leastPause))
    if (turn % 3 === 2) {
      await fleet.server.kill()
      await pause(chance.below(1500))
      await fleet.server.start()
      count('database killed')
    } else {
      const member = chance.of(fleet.members)
      await fleet.restart(member, 'SIGKILL')
      count(`${member.role} killed`)
      if (turn % 10 === 9) void stall(chance.of(fleet.members)).catch(() => {})
    }
  }
  await stalled
  return counts
}

/** A process stands still, and goes on as if nothing had been. */
async function stall({ served }: Member): Promise<void> {
  served.child.kill('SIGSTOP')
  await pause(standstill)
  served.child.kill('SIGCONT')
}

/** Waits until every run has ended; resolves with how each did. */
async function ends(call: Call, known: Acknowledged): Promise<ReadonlyMap<string, string>> {
  const ended = new Map<string, string>()
  const open = [...known].flatMap(([jobId, { runs, edits }]) =>
    [...runs, ...edits].map(runId => ({ jobId, runId })),
  )
  for (const end = Date.now() + 600_000; ended.size < open.length && Date.now() < end; ) {
    for (const { jobId, runId } of open.filter(({ runId }) => !ended.has(runId))) {
      const { status, body } = await call('GET', `/v1/jobs/${jobId}/runs/${runId}`)
      assert.is(status, 200, `${runId} was acknowledged and is gone`)
      if (['completed', 'failed', 'cancelled'].includes(body.status))
        ended.set(runId, [body.status, body.error].filter(Boolean).join(': '))
    }
    await pause(300)
  }
  assert.is(ended.size, open.length, 'some runs do not end')
  return ended
}

/** Looks at the database itself: money adds up, each run was charged once, and versions of a job follow each other. */
async function inspect(url: string, known: Acknowledged): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const store = await openPostgresStore({ url, log })
  try {
    assert.equal(await store.read(tx => checkLedger(tx)), [])
    assert.equal(await store.read(tx => tx.find('runs', 'begun', all)), [])
    const entries = await store.read(tx => tx.find('entries', 'all', all))
    const charged = entries.filter(({ kind }) => kind === 'charge').map(({ runId }) => runId)
    assert.is(new Set(charged).size, charged.length, 'a run was charged twice')
    assert.equal(charged.sort(), [...known.values()].flatMap(({ runs }) => runs).sort())
    for (const [jobId, { versions }] of known) {
      let parent: string | undefined
      const history = new Set<string | undefined>()
      for (const version of await store.read(tx => tx.find('versions', 'job', jobId))) {
        assert.is(version.parent, parent)
        parent = version.commitHash
        history.add(parent)
      }
      for (const version of versions) assert.ok(history.has(version), `an edit of ${jobId} is lost`)
    }
  } finally {
    await store.close()
  }
}

/** How much was acknowledged. */
function totals(known: Acknowledged): Readonly<Record<string, number>> {
  const all = [...known.values()]
  const count = (what: 'runs' | 'edits' | 'versions'): number =>
    all.reduce((sum, each) => sum + each[what].length, 0)
  return { jobs: all.length, runs: count('runs'), edits: count('versions') + count('edits') }
}

const chaos = suite('several processes')

chaos(
  'killed and stalled under load, they lose nothing, charge nothing twice, and end every run',
  async () => {
    const seed = Number(process.env['SEED'] ?? 7)
    const fleet = await openFleet()
    try {
      const known: Acknowledged = new Map()
      const end = Date.now() + duration
      const loads = [0, 1].map(at =>
        load(persistent(fleet, seededChance(seed + at)), `load${at}`, known, end),
      )
      const [counts] = await Promise.all([havoc(fleet, seededChance(seed), end), ...loads])
      const began = Date.now()
      const ended = await ends(persistent(fleet, seededChance(seed)), known)
      process.stdout.write(
        `${JSON.stringify({ counts, ended: ended.size, ...totals(known), drained: Date.now() - began })}\n`,
      )
      assert.equal(
        [...ended].filter(([, status]) => status !== 'completed'),
        [],
      )
      for (const [jobId, { name }] of known)
        assert.is((await persistent(fleet, seededChance(1))('GET', `/v1/jobs/${jobId}`)).body.name, name)
      await inspect(fleet.url, known)
    } catch (error) {
      for (const { role, served } of fleet.members)
        process.stderr.write(`${role}: ${served.error().split('\n').slice(-12).join('\n')}\n`)
      throw error
    } finally {
      await fleet.close()
    }
  },
)

/** Sends each request once, to a process that says that it is ready: as a proxy does that looks at /readyz. */
function balanced(fleet: Fleet): { readonly call: Call; stop(): void } {
  let ready: readonly ServeProcess[] = []
  const look = async (): Promise<void> => {
    const apis = fleet.members.filter(({ role }) => role === 'api').map(({ served }) => served)
    const states = await Promise.all(apis.map(({ url }) => fetch(`${url}/readyz`).then(isOk, () => false)))
    ready = apis.filter((_, at) => states[at])
  }
  let isOver = false
  // One after the other: a look that was slow would bring back what a later one has seen go.
  const looks = async (): Promise<void> => {
    for (; !isOver; await pause(100)) await look()
  }
  void looks()
  return {
    async call(method, path, body, headers) {
      while (ready.length === 0) await look()
      const served = ready[Math.floor(Math.random() * ready.length)] as ServeProcess
      return createCall(served.url, fleet.key)(method, path, body, headers)
    },
    stop() {
      isOver = true
    },
  }
}

const isOk = ({ ok }: Response): boolean => ok

chaos('all are restarted one after the other, and no request fails', async () => {
  const token = 'a token for tests'
  const fleet = await openFleet({ PLATEN_LINGER: '2000', PLATEN_METRICS_TOKEN: token })
  const { call, stop } = balanced(fleet)
  try {
    let isOver = false
    const statuses: number[] = []
    const client = async (name: string): Promise<void> => {
      const job = await call('POST', '/v1/jobs', { name })
      statuses.push(job.status)
      for (let at = 0; !isOver; at += 1) {
        const path = `/v1/jobs/${job.body.job_id}`
        statuses.push((await call('GET', path)).status)
        const run = { format: 'business-card', content: `# ${at}` }
        if (at % 50 === 0) statuses.push((await call('POST', `${path}/runs`, run)).status)
        await pause(50)
      }
    }
    const clients = ['a', 'b', 'c'].map(client)
    const [apis, workers] = [fleet.members.slice(0, 2), fleet.members.slice(2)]
    await Promise.all(
      [apis, workers].map(async members => {
        for (const member of members) await fleet.restart(member, 'SIGTERM')
      }),
    )
    isOver = true
    await Promise.all(clients)
    assert.equal(
      statuses.filter(status => status >= 300),
      [],
    )
    assert.ok(statuses.length > 100, `${statuses.length} requests`)
    const [worker] = workers
    const ask = (path: string): Promise<Response> =>
      fetch(`${worker?.served.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    assert.is((await ask('/livez')).status, 200)
    assert.is((await ask('/readyz')).status, 200)
    assert.match(await (await ask('/metrics')).text(), 'role="worker"')
    for (const path of ['/v1/jobs', '/docs', '/jobs', '/p/x/']) assert.is((await ask(path)).status, 404, path)
  } finally {
    stop()
    await fleet.close()
  }
})

chaos.run()
