import { setTimeout as pass } from 'node:timers/promises'
import { createJob } from '../../adapters/service/jobs/jobs.ts'
import { all } from '../../adapters/service/ports/tables.ts'
import { createRun } from '../../adapters/service/runs/create-run.ts'
import { startWorkers } from '../../adapters/service/runs/work-runs.ts'
import { createEngine, type Engine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { startServiceHost } from '../service-host.ts'
import type { Arrival } from './arrivals.ts'
import { type Model, simulate } from './simulate.ts'

/** What was predicted of a load, and what came of it. s */
export interface Compared {
  readonly what: string
  readonly workers: number
  readonly predicted: Seen
  readonly measured: Seen
}

interface Seen {
  /** Until the last run had ended. */
  readonly length: number
  /** From its coming to its end: of half of the runs, and of nineteen in twenty. */
  readonly median: number
  readonly p95: number
}

const runs = 60

/** A queue that is full from the beginning: what counts is how fast it is worked off. */
function atOnce(services: readonly number[]): readonly Arrival[] {
  return Array.from({ length: runs }, (_, index) => ({
    ...{ at: 0, owner: 1 },
    service: services[index % services.length] ?? 0,
  }))
}

/** Works the same queue off with one and with two workers of one thread, and predicts both from the same times. */
export async function compare(
  what: 'asleep' | 'rendering',
  services: readonly number[],
  model: Omit<Model, 'workers' | 'threads'>,
): Promise<readonly Compared[]> {
  const compared: Compared[] = []
  for (const workers of [1, 2]) {
    const { seen, times } = await measure(
      what === 'asleep' ? sleeping(services) : rendering(workers),
      workers,
    )
    // What renders took while others did, where they share the processor with all else that it does.
    const arrivals = atOnce(what === 'asleep' ? services : times)
    const { outcomes, length } = simulate(arrivals, { ...model, workers, threads: 1 })
    const predicted = { length, ...shares(outcomes.map(({ endedAt }) => endedAt)) }
    compared.push({ what, workers, predicted, measured: seen })
  }
  return compared
}

function shares(ends: readonly number[]): Pick<Seen, 'median' | 'p95'> {
  const sorted = [...ends].sort((a, b) => a - b)
  const of = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { median: of(0.5), p95: of(0.95) }
}

/** Renders that take their time and no processor: the machine that measures is not the limit. */
function sleeping(services: readonly number[]): Engine {
  let count = 0
  const engine = createEngine({ formats, threads: 0 })
  const made = engine.render({ format: 'report', content: '# Tides', outputs: ['html'] })
  return {
    async render() {
      const seconds = services[count % services.length] ?? 0
      count += 1
      const rendition = await made
      await pass(seconds * 1000)
      return rendition
    },
    close: () => engine.close(),
  }
}

function rendering(threads: number): Engine {
  return createEngine({ formats, threads })
}

/** Accepts all runs, then works them off; `times` are what their renders took. */
async function measure(
  engine: Engine,
  workers: number,
): Promise<{ readonly seen: Seen; readonly times: readonly number[] }> {
  const times: number[] = []
  const timed: Engine = {
    ...engine,
    async render(request) {
      const began = performance.now()
      const rendition = await engine.render(request)
      times.push((performance.now() - began) / 1000)
      return rendition
    },
  }
  const host = await startServiceHost(timed)
  const { service, caller } = host
  // Threads are warm, and a sleeper has its document.
  const one = { format: 'report', instructions: '', content: '# Tides\n\nThe tide turns at six.\n' }
  await Promise.all(Array.from({ length: workers }, () => timed.render(one)))
  for (let index = 0; index < runs; index += 1) {
    const { jobId } = await createJob(service, caller, `capacity ${index}`)
    await createRun(service, caller, jobId, { ...one, files: [], assets: [], notifyEmail: false })
  }
  times.length = 0
  const [began, clock] = [performance.now(), service.clock.now()]
  const working = await startWorkers(service, workers)
  const left = (index: 'queued' | 'begun') => service.store.read(tx => tx.count('runs', index, all))
  while ((await left('queued')) + (await left('begun')) > 0) await pass(5)
  const length = (performance.now() - began) / 1000
  const ended = await service.store.read(tx => tx.find('runs', 'all', all))
  await working.drain()
  await engine.close()
  await host.close()
  const ends = ended.map(({ completedAt = clock }) => (completedAt - clock) / 1000)
  return { seen: { length, ...shares(ends) }, times }
}
