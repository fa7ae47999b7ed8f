import { createEngine } from '../core/engine.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import { fixtureJob } from './input.ts'
import { compare } from './row.ts'

const slugs = ['invoice', 'cv', 'report', 'cover-letter']
const jobCount = 64

/** 64 mixed jobs on two threads, against one: the ratio is of times, so 0.59 is 1.7 times the throughput. */
export const pool: Bench = async () => {
  const jobs = Array.from({ length: jobCount }, (_, index) =>
    fixtureJob(slugs[index % slugs.length] ?? 'report'),
  )
  const [two, one] = [createEngine({ formats, threads: 2 }), createEngine({ formats, threads: 1 })]
  const renderAll = (engine: typeof one) => () =>
    Promise.all(jobs.map(job => engine.render({ ...job, outputs: ['html', 'pdf'] })))
  try {
    return await compare('pool, 2 threads', renderAll(two), [
      { work: { name: '1 thread', run: renderAll(one) }, ratio: 0.59 },
    ])
  } finally {
    await Promise.all([two.close(), one.close()])
  }
}
