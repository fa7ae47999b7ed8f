import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type DrawnSlide, layoutDeck, textOf, titleOn } from '../sheets/layout-deck.test.kit.ts'
import format from '../slide-deck.ts'

const test = suite('plan type')

const point = 'A bus that comes every ten minutes needs no timetable'
const rows = (count: number): string =>
  ['| Line | Every | Riders |', '| - | - | - |']
    .concat(Array.from({ length: count }, (_, at) => `| N${at + 1} | ${10 + at} min | ${1200 + 70 * at} |`))
    .join('\n')
const code = (count: number): string => `\`\`\`js\n${'await board(line, stop)\n'.repeat(count)}\`\`\``
const points = (count: number): string => Array.from({ length: count }, () => `- ${point}`).join('\n')

interface Body {
  /** Share of the room between title and foot that its lines reach over. */
  readonly fill: number
  /** px of its smallest letters. */
  readonly size: number
}

function bodyOf(slide: DrawnSlide): Body {
  const title = titleOn(slide, false)?.baseline ?? 0
  const [foot, ...lines] = textOf(slide.frame)
    .filter(({ baseline }) => baseline > title)
    .toSorted((one, other) => other.baseline - one.baseline)
  const top = Math.min(...lines.map(({ baseline, size }) => baseline - size))
  const bottom = Math.max(...lines.map(({ baseline }) => baseline))
  const room = (foot ? foot.baseline - foot.size : slide.frame.height) - title
  return { fill: (bottom - top) / room, size: Math.min(...lines.map(({ size }) => size)) }
}

for (const [name, body, counts] of [
  ['points', points, [2, 3, 4, 5, 6]],
  ['tables', rows, [3, 4, 5]],
  ['code', code, [9, 10, 12]],
] as const)
  test(`${name} fill 60 to 80 % of the room of their slide, and more of them are no larger`, async () => {
    const drawn = await Promise.all(
      counts.map(count => layoutDeck(format, `# Night\n\n---\n\n## Buses\n\n${body(count)}`)),
    )
    const bodies = drawn.flatMap(({ slides }) => slides.filter(({ content }) => content).map(bodyOf))
    assert.is(bodies.length, counts.length)
    const told = bodies.map(({ fill, size }) => `${fill.toFixed(2)} at ${size} px`).join(', ')
    assert.ok(
      bodies.every(({ fill }) => fill >= 0.6 && fill <= 0.8),
      told,
    )
    const sizes = bodies.map(({ size }) => size)
    assert.equal(
      sizes,
      sizes.toSorted((one, other) => other - one),
      told,
    )
  })

test.run()
