import { H3 } from 'h3'
import { listen } from '../adapters/http/listen.ts'
import { createJob, deleteJob } from '../adapters/service/jobs/jobs.ts'
import { createRun } from '../adapters/service/runs/create-run.ts'
import type { Bench } from './bench.ts'
import type { Row } from './row.ts'
import { type ServiceHost, startServiceHost } from './service-host.ts'
import { type Load, measureLoad } from './service-load.ts'
import { measureMemory } from './service-memory.ts'
import { measureStart } from './service-start.ts'
import type { Spread } from './statistics.ts'

const run = {
  format: 'report',
  instructions: 'calm, serif',
  content: '# Tide tables\n\nThe tide turns at six.\n',
}

/** The service under load: runs accepted, runs looked at, memory over many jobs, and how it opens after very many. */
export const service: Bench = async ({ engine }) => {
  const host = await startServiceHost(engine)
  try {
    const rows = [...(await accepted(host)), await looked(host), ...(await measureMemory(engine))]
    return [...rows, ...(await measureStart())]
  } finally {
    await host.close()
  }
}

/** Runs accepted, 64 at once: on disk with copy, hold and place in the queue before the answer. */
async function accepted({ service, caller, url, key }: ServiceHost): Promise<readonly Row[]> {
  let before: string | undefined
  const { each, slowest } = await measureLoad(async () => {
    // As many wait as may wait by default, and no more.
    if (before !== undefined) await deleteJob(service, caller, before)
    const { jobId } = await createJob(service, caller, 'bench')
    before = jobId
    return {
      ...{ url: `${url}/v1/jobs/${jobId}/runs`, method: 'POST', body: JSON.stringify(run) },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    }
  })
  return [
    { name: 'service: accept a run, each', ours: each },
    { name: 'service: accept a run, p99 of 64 at once', ours: slowest, target: { milliseconds: 25 } },
  ]
}

/** A run's status, against a handler of h3 that answers the same bytes. */
async function looked({ service, caller, url, key }: ServiceHost): Promise<Row> {
  const { jobId } = await createJob(service, caller, 'bench')
  const { runId } = await createRun(service, caller, jobId, {
    ...{ ...run, files: [], assets: [], notifyEmail: false },
  })
  const path = `/v1/jobs/${jobId}/runs/${runId}`
  const headers = { authorization: `Bearer ${key}` }
  const get = (origin: string) => async (): Promise<Load> => ({
    ...{ url: `${origin}${path}`, method: 'GET', headers },
  })
  const answer: unknown = await (await fetch(`${url}${path}`, { headers })).json()
  const bare = await listen(
    new H3().get('/v1/jobs/:job_id/runs/:run_id', () => answer),
    { port: 0 },
  )
  try {
    const { each: times } = await measureLoad(get(bare.url))
    const { each: ours } = await measureLoad(get(url))
    const peer = { name: 'bare h3 handler', times, ratio: quotient(ours, times) }
    return { name: 'service: a run’s status', ours, peer, target: { ratio: 2 } }
  } finally {
    await bare.close(true)
  }
}

/** The two are loaded one after the other, not turn by turn, so the ratio is as wide as both together. */
function quotient(ours: Spread, peer: Spread): Spread {
  return { median: ours.median / peer.median, low: ours.low / peer.high, high: ours.high / peer.low }
}
