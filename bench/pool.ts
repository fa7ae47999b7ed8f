import { createEngine, type Engine } from '../core/engine.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import { fixtureJob } from './input.ts'
import { measurePair, slow } from './measure.ts'

const slugs = ['invoice', 'cv', 'report', 'cover-letter']
const jobCount = 16

/** Mixed jobs on two threads, against one: the ratio is of times, so 0.59 is 1.7 times the throughput. */
export const pool: Bench = async () => {
  const jobs = Array.from({ length: jobCount }, (_, index) =>
    fixtureJob(slugs[index % slugs.length] ?? 'report'),
  )
  const [two, one] = [createEngine({ formats, threads: 2 }), createEngine({ formats, threads: 1 })]
  const renderAll = (engine: Engine) => () =>
    Promise.all(jobs.map(job => engine.render({ ...job, outputs: ['html', 'pdf'] })))
  try {
    const name = `${jobCount} jobs, 2 threads`
    // Each thread has to be warm, and two share the jobs that warm one.
    const effort = { ...slow, warmTime: 15_000 }
    const pair = await measurePair(
      { name, run: renderAll(two) },
      { name: '1 thread', run: renderAll(one) },
      effort,
    )
    const peer = { name: '1 thread', times: pair.peer, ratio: pair.ratio, turns: pair.turns }
    return [{ name, ours: pair.ours, peer, target: { ratio: 0.59 } }]
  } finally {
    await Promise.all([two.close(), one.close()])
  }
}
