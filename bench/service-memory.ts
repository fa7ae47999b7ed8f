import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Blobs } from '../adapters/service/ports/blobs.ts'
import { createJob } from '../adapters/service/jobs/jobs.ts'
import { createRun } from '../adapters/service/runs/create-run.ts'
import { startWorkers } from '../adapters/service/runs/work-runs.ts'
import type { Engine } from '../core/engine.ts'
import type { Rendition } from '../core/job.ts'
import { type ServiceHost, startServiceHost } from './service-host.ts'
import { fixtureJob } from './input.ts'
import type { Row } from './row.ts'
import { all } from '../adapters/service/ports/tables.ts'

const jobs = 20_000
const atOnce = 200

/** Memory that 20,000 jobs with one completed run each leave in use; printed, since the table is of times. */
export async function measureMemory(engine: Engine): Promise<readonly Row[]> {
  const rendition = await engine.render({ ...fixtureJob('report'), outputs: ['html', 'pdf', 'png'] })
  const host = await startServiceHost(repeat(rendition), { sync: false, blobs: forgetting() })
  try {
    const before = heapInUse()
    const begun = performance.now()
    const workers = await startWorkers(host.service, 8)
    for (let done = 0; done < jobs; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => oneRun(host, done + index)))
    }
    while ((await host.service.store.read(tx => tx.count('runs', 'queued', all))) > 0)
      await new Promise(resolve => setTimeout(resolve, 10))
    await workers.drain()
    const each = (heapInUse() - before) / jobs
    const seconds = (performance.now() - begun) / 1000
    const files = rendition.artifacts.length
    console.log(
      `service: ${jobs} jobs of one run with ${files} outputs keep ${(each / 1024).toFixed(2)} KB each in memory ` +
        `(target ≤ 3 KB); ${Math.round(jobs / seconds)} a second without rendering`,
    )
    return []
  } finally {
    await host.close()
  }
}

async function oneRun({ service, caller }: ServiceHost, number: number): Promise<void> {
  const { jobId } = await createJob(service, caller, `Tide tables of week ${number}`)
  await createRun(service, caller, jobId, {
    ...{ format: 'report', instructions: 'calm, serif, accent #b4532a', content: `# Week ${number}` },
    ...{ files: [], assets: [], notifyEmail: false },
  })
}

/** The store keeps addresses: short files weigh as much in it as long ones, and are quicker to hash. */
function repeat(rendition: Rendition): Engine {
  const artifacts = rendition.artifacts.map(artifact => ({
    ...artifact,
    bytes: artifact.bytes.subarray(-64),
  }))
  return { render: async () => ({ ...rendition, artifacts }), close: async () => {} }
}

/** Addresses without bytes: what is measured is the store. */
function forgetting(): Blobs {
  const kept = new Map<string, Uint8Array>()
  return {
    async put(source) {
      if (!(source instanceof Uint8Array)) throw new Error('the bench puts whole bytes only')
      const key = `sha256-${createHash('sha256').update(source).digest('hex')}`
      if (source.length < 200) kept.set(key, source)
      return { key, size: source.length }
    },
    get: async key => kept.get(key) ?? new Uint8Array(),
    read: async () => undefined,
    remove: async () => false,
    probe: async () => {},
    close: async () => {},
  }
}

function heapInUse(): number {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
