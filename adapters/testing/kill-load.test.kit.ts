import * as assert from 'uvu/assert'
import type { Answer, Call } from './api-caller.test.kit.ts'

/** Everything that a service acknowledged, kept by whoever was told. */
export interface Acknowledged {
  readonly jobs: Map<string, string>
  /** Runs by the key that their request carried. */
  readonly runs: Map<string, { readonly jobId: string; readonly runId: string }>
  /** Requests whose answer never came: they happened once or not at all. */
  readonly unanswered: Map<string, { readonly jobId: string; readonly content: string }>
  readonly files: Set<string>
  /** What a run ended with, once it was seen. */
  readonly ends: Map<string, End>
}

/** How a run ended. */
export interface End {
  readonly status: string
  readonly charge: number
  readonly error: string
}

/** Nothing yet. */
export function createAcknowledged(): Acknowledged {
  return { jobs: new Map(), runs: new Map(), unanswered: new Map(), files: new Set(), ends: new Map() }
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Of one load; those after them have none. */
const jobsWithRuns = 2

/** Creates jobs, runs and files, one after the other, until the connection breaks. */
export async function load(call: Call, name: string, known: Acknowledged): Promise<void> {
  try {
    for (let index = 0; ; index += 1) {
      const job = await call('POST', '/v1/jobs', { name: `${name} ${index}` })
      if (job.status !== 201) return
      known.jobs.set(job.body.job_id, `${name} ${index}`)
      await upload(call, known)
      // What is accepted has to be rendered in the end: not more than a test can wait for.
      for (let run = 0; run < 3 && index < jobsWithRuns; run += 1) {
        await createRun(call, known, `${name}-${index}-${run}`, {
          jobId: job.body.job_id,
          content: `# ${name} ${index} ${run}`,
        })
      }
      await new Promise(resolve => setTimeout(resolve, 60))
    }
  } catch (error) {
    // The process was killed; what it acknowledged before is known. Anything else is a failure.
    if (!(error instanceof TypeError)) throw error
  }
}

async function createRun(
  call: Call,
  known: Acknowledged,
  key: string,
  request: { readonly jobId: string; readonly content: string },
): Promise<void> {
  known.unanswered.set(key, request)
  const answer = await sendRun(call, key, request)
  known.unanswered.delete(key)
  assert.is(answer.status, 202, JSON.stringify(answer.body))
  known.runs.set(key, { jobId: request.jobId, runId: answer.body.run_id })
}

function sendRun(
  call: Call,
  key: string,
  { jobId, content }: { readonly jobId: string; readonly content: string },
): Promise<Answer> {
  const body = { format: 'business-card', content }
  return call('POST', `/v1/jobs/${jobId}/runs`, body, { 'idempotency-key': key })
}

async function upload(call: Call, known: Acknowledged): Promise<void> {
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const { body } = await call('POST', '/v1/files/request-upload', wish)
  const sent = await call('PUT', new URL(body.upload_url).pathname, png, { 'content-type': 'image/png' })
  if (sent.status === 200) known.files.add(body.file_id)
}

/** Looks at the runs that have not ended yet; resolves with how many there are still. */
export async function countOpen(call: Call, known: Acknowledged): Promise<number> {
  let open = 0
  for (const { jobId, runId } of known.runs.values()) {
    if (known.ends.has(runId)) continue
    const { body } = await call('GET', `/v1/jobs/${jobId}/runs/${runId}`)
    if (body.status === 'completed' || body.status === 'failed') known.ends.set(runId, endOf(body))
    else open += 1
  }
  return open
}

function endOf(body: Answer['body']): End {
  return { status: body.status, charge: body.charge_usd, error: body.log_tail ?? '' }
}

/**
 * Asks again for everything, or for the newest of each. What was acknowledged must be there, and what ended must have
 * stayed as it ended.
 */
export async function verify(
  call: Call,
  known: Acknowledged,
  newest: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  const last = <Entry>(entries: Iterable<Entry>): Entry[] => [...entries].slice(-newest)
  for (const [jobId, name] of last(known.jobs))
    assert.is((await call('GET', `/v1/jobs/${jobId}`)).body.name, name)
  for (const file of last(known.files))
    assert.is((await call('GET', `/v1/files/${file}`)).body.status, 'ready')
  for (const [key, request] of known.unanswered) await createRun(call, known, key, request)
  for (const [key, { jobId, runId }] of last(known.runs)) {
    const { status, body } = await call('GET', `/v1/jobs/${jobId}/runs/${runId}`)
    assert.is(status, 200, `${key}: ${runId}`)
    const end = known.ends.get(runId)
    if (end) assert.equal(endOf(body), end)
  }
  await verifyMoney(call, known)
}

/** A repeated request leads to the run that it led to before. */
export async function verifyRepetitions(call: Call, known: Acknowledged, count: number): Promise<void> {
  for (const [key, { jobId, runId }] of [...known.runs].slice(-count)) {
    const content = `# ${key.replaceAll('-', ' ')}`
    const { status, body, headers } = await sendRun(call, key, { jobId, content })
    assert.is(status, 202, JSON.stringify(body))
    assert.is(body.run_id, runId)
    assert.is(headers.get('idempotent-replayed'), 'true')
  }
}

async function verifyMoney(call: Call, known: Acknowledged): Promise<void> {
  const entries: { amount_usd: number; run_id?: string; kind: string }[] = []
  const before = (await call('GET', '/v1/credits')).body.balance_usd
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { body }: Answer = await call('GET', `/v1/credits/ledger${cursor && `?cursor=${cursor}`}`)
    entries.push(...body.data)
    cursor = body.next_cursor ?? undefined
  }
  const after = (await call('GET', '/v1/credits')).body.balance_usd
  const sum = Math.round(entries.reduce((total, entry) => total + entry.amount_usd * 10_000, 0))
  // Runs end while this looks: the sum lies between the two.
  assert.ok(
    sum <= Math.round(before * 10_000) && sum >= Math.round(after * 10_000),
    `${sum}: ${before}, ${after}`,
  )
  const charged = entries.filter(({ kind }) => kind === 'charge').map(({ run_id }) => run_id)
  assert.is(new Set(charged).size, charged.length, 'a run was charged twice')
  for (const [runId, { status, charge }] of known.ends) {
    const isCharged = charged.includes(runId)
    if (isCharged !== (status === 'completed'))
      throw new Error(`${runId} is ${status}, charged: ${isCharged}`)
    assert.is(charge, isCharged ? 0.1 : 0)
  }
}
