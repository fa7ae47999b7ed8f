import { createEngine, type Engine } from '../core/engine.ts'
import type { Output } from '../core/job.ts'
import { growingCopy } from '../core/testing/growing-copy.test.kit.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import type { Row } from './row.ts'

/** Bytes of copy, four times as many, and as many again where the step between these two was large. */
const sizes = [4096, 16_384, 65_536] as const

/**
 * What four times the copy may take where it takes over 100 ms, and what 16 KB of anything may take, ms. Pictures are held to what
 * the same copy takes as PDF: how long so many pixels take is no matter of the copy.
 */
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
export const growth: Bench = async () => {
  // In a thread, as an engine works that is told nothing else.
  const engine = createEngine({ formats })
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
  await engine.close()
  return [] satisfies readonly Row[]
}

/**
 * Every pattern in every format at 16 KB as HTML: which of them hold a thread longer than anything may. By the clock of an idle
 * machine, since the processor also counts the threads that compile and that collect garbage. An hour on two cores.
 */
export const everywhere: Bench = async () => {
  const engine = createEngine({ formats })
  const over: string[] = []
  let count = 0
  for (const name of Object.keys(growingCopy))
    for (const format of Object.keys(formats)) {
      const pattern: Pattern = { name, format, output: 'html' }
      const begun = performance.now()
      const { time, refused = '' } = await timeOf(engine, pattern, sizes[1])
      const held = performance.now() - begun
      count += 1
      if (held <= targets.milliseconds) continue
      over.push(`${name}, ${format}: ${Math.round(held)} ms, ${Math.round(time)} of the processor ${refused}`)
      process.stderr.write(`${over.at(-1)}\n`)
    }
  await engine.close()
  console.log(`everywhere: ${count - over.length} of ${count} take no more than ${targets.milliseconds} ms`)
  return [] satisfies readonly Row[]
}

interface Pattern {
  readonly name: string
  readonly format: string
  readonly output: Output
}

/** Times of the sizes, or why there are none. */
interface Grown extends Pattern {
  readonly once: number
  readonly fourTimes: number
  /** Of 64 KB, where copy that goes on over further pages took a step. */
  readonly again?: number
  /** Of the larger copy: how many pictures its pages are, and what it takes without them. */
  readonly pictures: number
  readonly laidOut: number
  readonly refused?: string
}

async function measure(engine: Engine, pattern: Pattern): Promise<Grown> {
  const [small, large, larger] = sizes
  // Compiled and loaded before the clock starts.
  await timeOf(engine, pattern, 256)
  const { time: once } = await timeOf(engine, pattern, small)
  const { time: fourTimes, pictures, refused } = await timeOf(engine, pattern, large)
  const laidOut =
    pictures === 0 ? fourTimes : (await timeOf(engine, { ...pattern, output: 'pdf' }, large)).time
  const grown: Grown = { ...pattern, once, fourTimes, pictures, laidOut, ...(refused && { refused }) }
  if (!grows(grown)) return grown
  return { ...grown, again: (await timeOf(engine, pattern, larger)).time }
}

interface Timed {
  readonly time: number
  readonly pictures: number
  readonly refused?: string
}

/** ms of the processor that a render takes, or until it is refused for what it asks: that takes time as well. */
async function timeOf(engine: Engine, { name, format, output }: Pattern, bytes: number): Promise<Timed> {
  const content = growingCopy[name]?.(bytes) ?? ''
  const before = process.cpuUsage()
  const rendered = await engine
    .render({ format, content, outputs: [output] })
    .catch((error: unknown) => String((error as Error).message))
  const { user, system } = process.cpuUsage(before)
  const time = (user + system) / 1000
  if (typeof rendered === 'string') return { time, pictures: 0, refused: rendered }
  return { time, pictures: rendered.artifacts.filter(({ path }) => path.endsWith('.png')).length }
}

function ratioOf({ once, fourTimes, again }: Grown): number {
  return again === undefined ? fourTimes / Math.max(once, 25) : again / fourTimes
}

function grows(grown: Grown): boolean {
  return grown.fourTimes > 100 && ratioOf(grown) > targets.ratio
}

function weightOf(grown: Grown): number {
  return Math.max(ratioOf(grown) / targets.ratio, grown.laidOut / targets.milliseconds)
}

function isSound(grown: Grown): boolean {
  return !grows(grown) && grown.laidOut <= targets.milliseconds
}

function tell(grown: Grown): string {
  const { name, format, output, once, fourTimes, again, pictures, refused } = grown
  const of = `${isSound(grown) ? ' ' : '!'} ${name}, ${format} as ${output}:`
  const times = [once, fourTimes, ...(again === undefined ? [] : [again])].map(Math.round).join(' → ')
  const also = [pictures > 1 && `${pictures} pictures`, refused && `refused: ${refused.slice(0, 90)}`]
  return [`${of} ${times} ms, × ${ratioOf(grown).toFixed(1)}`, ...also.filter(Boolean)].join(', ')
}
