import type { Output } from '../core/job.ts'
import { growingCopy } from '../core/testing/growing-copy.test.kit.ts'
import { formats } from '../formats/index.ts'
import type { Bench, BenchContext } from './bench.ts'
import type { Row } from './row.ts'

/** Bytes of copy, and four times as many. */
const sizes = [4096, 16_384] as const

/** What four times the copy may take where it takes over 100 ms, and what 16 KB of anything may take, ms. */
const targets = { ratio: 5, milliseconds: 2000 }

const outputs: readonly Output[] = ['html', 'pdf', 'png']

/** What people write: each is tried in every format, beside the patterns that take their turn. */
const ordinary: readonly string[] = [
  'paragraphs',
  'items of words',
  'a table of two columns',
  'long headings',
  'dates',
  'headings, lines, points, quotes and tables in turn',
]

/**
 * How the time of a render grows with its copy: every pattern in a format and an output by turns, at 4 and 16 KB of it, in
 * milliseconds of the processor; then what is ordinary in every format. Printed worst first, since the table is of times.
 */
export const growth: Bench = async ({ engine }) => {
  const found: Grown[] = []
  const slugs = Object.keys(formats)
  const inTurn = Object.keys(growingCopy).map((name, at): Pattern => {
    const format = slugs[(at * 7) % slugs.length] as string
    return { name, format, output: outputs[at % outputs.length] as Output }
  })
  const inAll = slugs.flatMap(format => ordinary.map((name): Pattern => ({ name, format, output: 'pdf' })))
  for (const pattern of [...inTurn, ...inAll]) {
    found.push(await measure(engine, pattern))
    process.stderr.write(`${tell(found.at(-1) as Grown)}\n`)
  }
  found.sort((one, other) => weightOf(other) - weightOf(one))
  console.log(`growth: ${found.filter(isSound).length} of ${found.length} patterns are within bounds`)
  console.log(found.map(tell).join('\n'))
  return [] satisfies readonly Row[]
}

interface Pattern {
  readonly name: string
  readonly format: string
  readonly output: Output
}

/** Times of both sizes, or why there are none. */
interface Grown extends Pattern {
  readonly once: number
  readonly fourTimes: number
  readonly refused?: string
}

async function measure(engine: BenchContext['engine'], pattern: Pattern): Promise<Grown> {
  const [small, large] = sizes
  try {
    // Compiled and loaded before the clock starts.
    await timeOf(engine, pattern, 256)
    return {
      ...pattern,
      once: await timeOf(engine, pattern, small),
      fourTimes: await timeOf(engine, pattern, large),
    }
  } catch (error) {
    return { ...pattern, once: 0, fourTimes: 0, refused: (error as Error).message }
  }
}

async function timeOf(
  engine: BenchContext['engine'],
  { name, format, output }: Pattern,
  bytes: number,
): Promise<number> {
  const content = growingCopy[name]?.(bytes) ?? ''
  const before = process.cpuUsage()
  await engine.render({ format, content, outputs: [output] })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function ratioOf({ once, fourTimes }: Grown): number {
  return fourTimes / Math.max(once, 25)
}

function weightOf(grown: Grown): number {
  return Math.max(ratioOf(grown) / targets.ratio, grown.fourTimes / targets.milliseconds)
}

function isSound(grown: Grown): boolean {
  const grows = grown.fourTimes > 100 && ratioOf(grown) > targets.ratio
  return !grows && grown.fourTimes <= targets.milliseconds
}

function tell(grown: Grown): string {
  const { name, format, output, once, fourTimes, refused } = grown
  const of = `${isSound(grown) ? ' ' : '!'} ${name}, ${format} as ${output}:`
  if (refused !== undefined) return `${of} refused: ${refused.slice(0, 90)}`
  return `${of} ${Math.round(once)} → ${Math.round(fourTimes)} ms, × ${ratioOf(grown).toFixed(1)}`
}
