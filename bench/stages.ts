import type { Bench } from './bench.ts'
import { toSpread } from './statistics.ts'

const warmRuns = 8
const runs = 9
const stages = ['read', 'theme', 'compose', 'draw', 'paint']

/** Where the time of `report` to PDF goes, by the stages of one render. */
export const stageTimes: Bench = async ({ engine, copy }) => {
  const timings: Readonly<Record<string, number>>[] = []
  for (let run = 0; run < warmRuns + runs; run += 1) {
    const rendition = await engine.render({ format: 'report', content: copy, outputs: ['pdf'], size: 'A4' })
    if (run >= warmRuns) timings.push(rendition.timings)
  }
  return stages.map(stage => ({
    name: `report PDF: ${stage}`,
    ours: toSpread(timings.map(timing => timing[stage] ?? 0)),
  }))
}
