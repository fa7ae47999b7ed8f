/** How the time of a render grows with its copy: every pattern in a format and an output by turns, in time of the processor. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isRenderError } from '../core/error.ts'
import type { Output } from '../core/job.ts'
import { composeJob, layoutJob, paintJob } from '../core/render.ts'
import { growingCopy } from '../core/testing/growing-copy.test.kit.ts'
import { assertWithin, isInTime } from '../core/testing/processor-time.test.kit.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'

/** Bytes of copy, and four times as many. */
const SIZES = isSoak ? ([4096, 16_384] as const) : ([1024, 4096] as const)

/**
 * ms from which on growth can be told from what every render takes: ten times as much is not yet measured against the fourth of
 * the copy, since a format that is rendered for the first time takes a part of it to begin.
 */
const LEAST = 100

/**
 * Twice what is wanted of four times the copy, and five times what each byte of the larger may take beside what any document
 * takes, ms: suites run side by side.
 */
const MOST = { ratio: 10, milliseconds: 1500 + (10_000 / 16_384) * SIZES[1] }

/** Turns that a render has to show what it takes. */
const TURNS = 4

const outputs: readonly Output[] = ['html', 'pdf', 'png']
const slugs = Object.keys(formats)
const patterns = Object.keys(growingCopy)

/** Patterns that were slow once, with the formats that they were slow in. */
const slowOnce: Readonly<Record<string, readonly (readonly [format: string, output: Output])[]>> = {
  'headings without words': [
    ['slide-deck', 'html'],
    ['banner', 'pdf'],
    ['report', 'pdf'],
  ],
  headings: [['slide-deck', 'html']],
  'paragraphs of one letter': [
    ['og-image', 'html'],
    ['slide-deck', 'html'],
    ['voucher', 'html'],
    ['ticket', 'html'],
    ['social-card', 'pdf'],
  ],
  'small tags again and again': [
    ['slide-deck', 'pdf'],
    ['ticket', 'pdf'],
  ],
  'lines of one paragraph': [['coupon', 'pdf']],
  'long addresses': [['banner', 'pdf']],
  'items of one letter': [['roadmap', 'pdf']],
  'rows of commas': [['org-chart', 'pdf']],
  // At the sizes of a test the one fits a sheet and the other does not, which is a step and no growth.
  'brackets that open': [[isSoak ? 'og-image' : 'report', 'png']],
  'one long word': [[isSoak ? 'invoice' : 'report', 'pdf']],
  'one long address': [['report', 'pdf']],
  'one long heading': [['report', 'pdf']],
  'Thai without blanks': [['report', 'pdf']],
  'headings of six depths': [['cv', 'pdf']],
  'headings underlined with -': [['receipt', 'png']],
  'headings, lines, points, quotes and tables in turn': [
    ['brochure', 'pdf'],
    ['cv', 'pdf'],
    ['invitation', 'pdf'],
    ['poster', 'html'],
  ],
  'items of words': [['banner', 'pdf']],
  paragraphs: [['poster', 'pdf']],
  'headings underlined with =': [['business-card', 'html']],
  'marks of one note': [['invoice', 'html']],
  'quotes of one letter': [['og-image', 'html']],
  'lines of pipes': [['invitation', 'html']],
  'quotes of more and more levels': [['og-image', 'html']],
  'items within items': [['org-chart', 'html']],
  'a table of HTML': [['og-image', 'html']],
  'a calendar': [['brochure', 'html']],
  'nested quotes with blank lines': [['lookbook', 'html']],
  'tables of one row': [['invitation', 'html']],
  dates: [['resume', 'pdf']],
}

/** Every other one of them in one format that it was slow in, in a soak all in all; then patterns by turns. */
const cases: readonly (readonly [pattern: string, format: string, output: Output])[] = [
  ...partOf(Object.entries(slowOnce), 0, 2).flatMap(([pattern, places]) =>
    (isSoak ? places : places.slice(0, 1)).map(([format, output]): (typeof cases)[number] => [
      pattern,
      format,
      output,
    ]),
  ),
  ...partOf(patterns, 3, 40).map((pattern): (typeof cases)[number] => {
    const at = patterns.indexOf(pattern)
    return [pattern, slugs[(at * 7) % slugs.length] as string, outputs[at % outputs.length] as Output]
  }),
]

/** ms of the processor that a render takes; one that is refused for what it asks takes time as well. */
async function timeOf(pattern: string, slug: string, output: Output, bytes: number): Promise<number> {
  const format = await formatOf(slug)
  const content = growingCopy[pattern]?.(bytes) ?? ''
  const before = process.cpuUsage()
  try {
    await paintJob(await layoutJob(await composeJob({ content }, format), [output]), [output])
  } catch (error) {
    if (!isRenderError(error) || !refusals.has(error.code)) throw error
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const refusals: ReadonlySet<string> = new Set(['content-too-large', 'size-too-small'])

for (const [pattern, slug, output] of cases)
  test(`${pattern}, ${slug} as ${output}: four times the copy takes about four times as long`, async () => {
    const [small, large] = SIZES
    let [once, fourTimes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let turn = 0; turn < TURNS; turn += 1) {
      fourTimes = Math.min(fourTimes, await timeOf(pattern, slug, output, large))
      // However little the fourth of it takes.
      if (fourTimes <= LEAST * MOST.ratio && fourTimes <= MOST.milliseconds) return
      once = Math.min(once, await timeOf(pattern, slug, output, small))
      const isEven = fourTimes <= Math.max(once, LEAST) * MOST.ratio
      if (isEven && isInTime(fourTimes, MOST.milliseconds)) return
    }
    assert.unreachable(`${once.toFixed(0)} → ${fourTimes.toFixed(0)} ms of the processor`)
  })

for (const [slug, size] of [
  ['ticket', '60x60px'],
  ['voucher', '148x148px'],
] as const)
  test(`eight hundred words on a ${slug} of ${size} end the job at once`, async () => {
    const format = await formatOf(slug)
    const content = `# A night\n\n${'the granite bridge was opened '.repeat(160)}`
    await assertWithin(4000, async () => {
      const laid = composeJob({ content, size }, format).then(job => layoutJob(job, ['pdf']))
      const error = await laid.catch((thrown: unknown) => thrown)
      assert.ok(isRenderError(error), String(error))
      assert.is(error.code, 'content-too-large')
    })
  })

test.run()
