import type { Measure } from '../core/compose/measure.ts'
import { measureFor } from '../core/draw/draw-sheets.ts'
import type { Format } from '../core/format.ts'
import { composeJob } from '../core/render.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import { fixtureJob } from './input.ts'
import type { Row } from './row.ts'
import { toRatio, toSpread } from './statistics.ts'

/** Formats that ask most: one sheet of few words, one that is divided in many ways, and many slides. */
const slugs = ['certificate', 'menu', 'pitch-deck'] as const

const warmRuns = 8
const runs = 11
/** What asking may take of a render. */
const share = 0.15

/** What compositions take to ask the layout how large things are, as a part of rendering the same fixture to PDF. */
export const measuring: Bench = async ({ engine }) => {
  const rows: Row[] = []
  for (const slug of slugs) {
    const job = { ...fixtureJob(slug), outputs: ['pdf'] as const }
    const { default: format }: { default: Format } = await import(String(formats[slug]))
    const asked: number[] = []
    const rendered: number[] = []
    for (let run = 0; run < warmRuns + runs; run += 1) {
      const start = performance.now()
      await engine.render(job)
      const whole = performance.now() - start
      const { reading, setting } = await composeJob(job, format)
      const clock = { time: 0 }
      format.compose(reading, setting.theme, timed(await measureFor(setting), clock))
      if (run < warmRuns) continue
      asked.push(clock.time)
      rendered.push(whole)
    }
    rows.push({
      name: `${slug}: measuring`,
      ours: toSpread(asked),
      peer: { name: 'its render', times: toSpread(rendered), ratio: toRatio(asked, rendered), turns: runs },
      target: { ratio: share },
    })
  }
  return rows
}

/** A measure that adds up how long it works. */
function timed({ piece, pages }: Measure, clock: { time: number }): Measure {
  const add = <Answer>(answer: () => Answer): Answer => {
    const start = performance.now()
    try {
      return answer()
    } finally {
      clock.time += performance.now() - start
    }
  }
  return {
    piece: (...asked) => add(() => piece(...asked)),
    pages: sheet => add(() => pages(sheet)),
  }
}
