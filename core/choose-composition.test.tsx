import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './brief/design.ts'
import { Prose } from './compose/index.ts'
import { toNodes } from './compose/jsx-runtime.ts'
import type { Element } from './compose/tree.ts'
import type { Compose, Composition, Format } from './format.ts'
import type { Output } from './job.ts'
import { render } from './render.ts'
import { createStages } from './stages.ts'
import { proseSheet } from './testing/prose-sheet.test.kit.tsx'
import { mm } from './theme/page.ts'

/** Prose on a canvas of a width. */
function onCanvas(width: number): Compose {
  return ({ body }, theme) => [{ ...proseSheet('face', body, theme), size: { ...theme.page, width } }]
}

/** Words that stand over each other: no page may look so. */
const broken: Compose = ({ body }, theme) => [
  {
    name: 'face',
    size: theme.page,
    margin: 40,
    background: theme.color.paper,
    root: toNodes(
      <main style={{ position: 'relative' }}>
        {body.map(block => (
          <div style={{ position: 'absolute', top: 0, left: 0 }}>
            <Prose nodes={[block]} theme={theme} />
          </div>
        ))}
      </main>,
    )[0] as Element,
  },
]

function formatOf(compose: Compose, others?: readonly Composition[]): Format {
  return {
    slug: 'card',
    group: 'canvas',
    surface: 'canvas',
    sizes: [{ name: 'card', width: mm(148), height: mm(105), bleed: 0 }],
    design: baseDesign,
    roles: {},
    compose,
    ...(others && { others }),
  }
}

/** Enough to fill a card. */
const content = `# Low tide

Walk out with us at seven, along the old harbour wall and down to the sand, where the sea leaves what it took last winter.

Bring boots and a lamp. We are back before the water is, with cockles for everybody and tea from the lifeboat house.
`
const job = { format: 'card', content }

async function choiceOf(format: Format, outputs: readonly Output[] = ['html', 'pdf']) {
  return render({ ...job, outputs }, format, createStages({ clock: () => 0 }))
}

test('a format with one composition has no choice', async () => {
  const { composition } = await choiceOf(formatOf(onCanvas(560)))
  assert.equal(composition, { chosen: 'usual', considered: [] })
})

test('one that leads comes before the usual, where it suits the copy', async () => {
  const leading = (suits: boolean): Composition => ({
    name: 'leading',
    leads: true,
    suits: () => suits,
    compose: onCanvas(560),
  })
  const chosen = async (suits: boolean) =>
    (await choiceOf(formatOf(onCanvas(560), [leading(suits)]))).composition.chosen
  assert.equal([await chosen(true), await chosen(false)], ['leading', 'usual'])
})

test('one that is made for upright or for lying pages leads on those alone', async () => {
  const leading = (isUpright: boolean): Composition => ({
    name: `leading ${isUpright}`,
    leads: true,
    suits: (_reading, _design, { width, height }) => isUpright === height > width,
    compose: onCanvas(560),
  })
  const format = formatOf(onCanvas(560), [true, false].map(leading))
  const [{ width, height } = { width: 0, height: 0 }] = format.sizes
  assert.is((await choiceOf(format)).composition.chosen, `leading ${height > width}`)
})

test('the first composition is taken where it is good, and no other is made', async () => {
  const never: Composition = {
    name: 'never',
    compose: () => {
      throw new Error('made')
    },
  }
  const { composition } = await choiceOf(formatOf(onCanvas(560), [never]))
  assert.is(composition.chosen, 'usual')
  assert.equal(
    composition.considered.map(({ name }) => name),
    ['usual'],
  )
})

test('a composition with a fault gives way to one without, for every output, and takes its messages with it', async () => {
  const format = formatOf(broken, [{ name: 'flowing', compose: onCanvas(560) }])
  const both = await choiceOf(format)
  const page = await choiceOf(format, ['html'])
  assert.is(both.composition.chosen, 'flowing')
  assert.equal(page.composition, both.composition)
  const [usual, flowing] = both.composition.considered
  assert.ok(usual && flowing && usual.score <= 0 && flowing.score > 0.5)
  assert.match(usual.because.join(), 'over each other')
  const alone = await choiceOf(formatOf(onCanvas(560)))
  assert.is(both.hash, alone.hash)
  assert.equal(both.messages, alone.messages)
})

test('what a composition that is not taken would have had to say is not told', async () => {
  const overfull: Compose = (...given) => [
    ...broken(...given),
    ...onCanvas(560)(...given).map(sheet => ({ ...sheet, size: { ...sheet.size, height: 160 } })),
  ]
  const told = async (format: Format) => (await choiceOf(format)).messages.map(({ rule }) => rule)
  assert.ok((await told(formatOf(overfull))).includes('sheet-continued'))
  const { composition, messages } = await choiceOf(
    formatOf(overfull, [{ name: 'flowing', compose: onCanvas(560) }]),
  )
  assert.is(composition.chosen, 'flowing')
  assert.equal(messages, (await choiceOf(formatOf(onCanvas(560)))).messages)
})

test('what is made for such copy alone comes before the usual, which is taken where it has a fault', async () => {
  const leading = (compose: Compose): Composition => ({ name: 'few words', leads: true, compose })
  const { composition } = await choiceOf(formatOf(broken, [leading(onCanvas(560))]))
  assert.is(composition.chosen, 'few words')
  assert.is(composition.considered.length, 1)
  const faulty = await choiceOf(formatOf(onCanvas(560), [leading(broken)]))
  assert.is(faulty.composition.chosen, 'usual')
})

test('what does not suit the copy is not considered, and no more than four are', async () => {
  const others = Array.from(
    { length: 6 },
    (_, at): Composition => ({ name: `other ${at}`, compose: broken, suits: () => at > 0 }),
  )
  const { composition } = await choiceOf(formatOf(broken, others))
  assert.equal(
    composition.considered.map(({ name }) => name),
    ['usual', 'other 1', 'other 2', 'other 3'],
  )
  assert.is(composition.chosen, 'usual')
})

test.run()
