import { createJob } from '../../adapters/service/jobs/jobs.ts'
import type { Store } from '../../adapters/service/ports/store.ts'
import { all } from '../../adapters/service/ports/tables.ts'
import { claimRun } from '../../adapters/service/runs/claim-run.ts'
import { createRun } from '../../adapters/service/runs/create-run.ts'
import { processRun } from '../../adapters/service/runs/process-run.ts'
import type { RenderingService } from '../../adapters/service/service.ts'
import type { ServiceHost } from '../service-host.ts'
import type { Model } from './simulate.ts'

const request = {
  ...{ format: 'report', instructions: 'calm, serif', content: '# Tides\n\nThe tide turns at six.\n' },
  ...{ files: [], assets: [], notifyEmail: false },
}

/** What a run asks of the service besides its render. */
export interface RunCost {
  /** Commits, counted where they are made. */
  readonly commits: Model['commits']
  /** Its copy is read and its files are kept, each commit waited for; of a process that does nothing else. s */
  readonly overhead: number
}

const costed = 40

/** Works runs off one after the other whose renders take no time and leave so many files. */
export async function measureRun(host: ServiceHost, files: number): Promise<RunCost> {
  const { caller } = host
  const service: RenderingService = { ...host.service, engine: answering(files) }
  const { store } = service
  const { transact } = store
  let count = 0
  // Where the notes of blobs go as well.
  Object.assign(store, {
    transact(work: Parameters<Store['transact']>[0]) {
      count += 1
      return transact.call(store, work)
    },
  })
  const commits = { accept: 0, begin: 0, end: 0 }
  const counted = async <Result>(part: keyof typeof commits, work: Promise<Result>): Promise<Result> => {
    const result = await work
    commits[part] += count / costed
    count = 0
    return result
  }
  let overhead = 0
  for (let index = 0; index < costed; index += 1) {
    const { jobId } = await createJob(service, caller, 'capacity')
    count = 0
    await counted('accept', createRun(service, caller, jobId, request))
    const began = performance.now()
    const run = await counted(
      'begin',
      store.transact(tx => claimRun(tx, { workerId: 'capacity', threads: 1 })),
    )
    if (!run) throw new Error('there is no run to begin')
    await counted('end', processRun(service, run))
    overhead += (performance.now() - began) / 1000 / costed
  }
  Object.assign(store, { transact })
  return { commits, overhead }
}

/** An engine that takes no time and leaves so many files. */
function answering(files: number): RenderingService['engine'] {
  const artifacts = Array.from({ length: files }, (_, index) => ({
    ...{ path: index === 0 ? 'site/index.html' : `pages/${index}.png`, type: 'text/html' },
    bytes: Buffer.from(`file ${index} of the measure`),
  }))
  return {
    render: async ({ format }) => ({
      ...{ format, artifacts, messages: [], pages: 1, timings: {}, hash: String(files) },
      brief: { understood: [], assumed: [], conflicts: [], ignored: [] },
      composition: { chosen: 'usual', considered: [] },
      reading: { roles: {}, lists: {}, unplaced: [], because: {}, omitted: [] },
      design: {} as never,
    }),
    close: async () => {},
  }
}

/** What a store takes. */
export interface StorePace {
  readonly commitsPerSecond: number
  readonly claimsPerSecond: number
}

const length = 2000
const atOnce = 64
const queue = 200

/** Commits of one row from 64 at once, and claims of runs that wait one after the other: of any store. */
export async function measureStore({ service, caller }: ServiceHost): Promise<StorePace> {
  const { store } = service
  let made = 0
  const began = performance.now()
  const commit = async (lane: number): Promise<void> => {
    while (performance.now() - began < length) {
      await store.transact(async tx => tx.put('notes', { key: `capacity-${lane}`, at: made }))
      made += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => commit(lane)))
  const commitsPerSecond = made / ((performance.now() - began) / 1000)
  for (let index = 0; index < queue; index += 1) {
    const { jobId } = await createJob(service, caller, `capacity ${index}`)
    await createRun(service, caller, jobId, request)
  }
  const waiting = await store.read(tx => tx.count('runs', 'queued', all))
  const claimsBegan = performance.now()
  for (let index = 0; index < waiting; index += 1)
    await store.transact(tx => claimRun(tx, { workerId: 'capacity', threads: 1e9 }))
  return { commitsPerSecond, claimsPerSecond: waiting / ((performance.now() - claimsBegan) / 1000) }
}
