import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine, type Engine } from '../core/engine.ts'
import { RenderError } from '../core/error.ts'
import { fuzzedBrief, fuzzedCopy } from '../core/testing/fuzz-copy.test.kit.ts'
import { readPdf } from '../core/testing/read-pdf.ts'
import { type Chance, seededChance } from '../core/testing/seeded-chance.test.kit.ts'
import { formats } from './index.ts'

/** Entry point of the process that renders cases by their seeds, and says of each what was wrong, a line of JSON each. */
export interface FuzzResult {
  readonly seed: number
  readonly format: string
  /** Of processor. */
  readonly milliseconds: number
  /** Absent when all is well. */
  readonly fault?: string
}

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const slugs = Object.keys(formats)
const texts = (name: string): readonly string[] =>
  readdirSync(fixtures)
    .filter(slug => slugs.includes(slug))
    .map(slug => readFileSync(`${fixtures}${slug}/${name}`, 'utf8'))
const copies = texts('content.md')
const briefs = texts('brief.txt')

/** What may stand in an output: the codes of errors that a job can end with for what it asks. */
const refusals = new Set([
  'size-too-small',
  'size-unknown',
  'job-invalid',
  'content-too-large',
  'content-not-text',
  'image-unreadable',
])

async function tryOne(engine: Engine, chance: Chance, format: string): Promise<string | undefined> {
  const output = chance.of(['html', 'pdf', 'png'] as const)
  const request = {
    ...{ format, content: fuzzedCopy(chance, copies), instructions: fuzzedBrief(chance, briefs) },
    outputs: [output],
  }
  try {
    const { artifacts, messages } = await engine.render(request)
    // What the author has to mend is told as it should be: a torn front matter, a sum that is wrong.
    const wrong = messages.find(
      ({ severity, rule }) => severity === 'error' && !/^front-matter|-R\d+$/.test(rule),
    )
    if (wrong) return `${wrong.rule}: ${wrong.text}`
    if (artifacts.length === 0) return 'nothing came out'
    for (const { path, bytes } of artifacts) {
      const fault = await faultOf(path, bytes)
      if (fault !== undefined) return `${path}: ${fault}`
    }
    return undefined
  } catch (error) {
    if (error instanceof RenderError && refusals.has(error.code)) return undefined
    return error instanceof RenderError ? `${error.code}: ${error.message}` : String((error as Error).stack)
  }
}

async function faultOf(path: string, bytes: Uint8Array): Promise<string | undefined> {
  if (path.endsWith('.html')) {
    const text = Buffer.from(bytes).toString('utf8')
    return /[^\P{Cc}\t\n\r\x80-\x9f]|\p{Noncharacter_Code_Point}/u.test(text) ? 'holds a control' : undefined
  }
  if (!path.endsWith('.pdf')) return undefined
  return (await readPdf(bytes)).pages.length > 0 ? undefined : 'has no page'
}

const [from = 0, count = 0] = process.argv.slice(2).map(Number)
const engine = createEngine({ formats, threads: 0 })
for (let seed = from; seed < from + count; seed += 1) {
  const chance = seededChance(seed)
  const format = chance.of(slugs)
  const before = process.cpuUsage()
  const fault = await tryOne(engine, chance, format)
  const { user, system } = process.cpuUsage(before)
  const result: FuzzResult = {
    seed,
    format,
    milliseconds: (user + system) / 1000,
    ...(fault !== undefined && { fault }),
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
await engine.close()
