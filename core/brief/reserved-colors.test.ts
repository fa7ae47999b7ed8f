import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toOklch } from '../theme/oklch.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const INK = '#1b1b1f'

/** A brief, the part that alone has its colour, and what the accent is then. */
const briefs: readonly (readonly [brief: string, part: string, accent?: string])[] = [
  ['gold for the start time only, navy otherwise', 'said:start time', '#14213d'],
  ['only the entries that are late should be in orange', 'said:entries'],
  ['warm figures in a single deep red, everywhere, and nowhere else', 'figures'],
  ['pale sand, coral for the one number that matters', 'figures'],
  ['The year of each work in small yellow numerals, that is the only yellow.', 'dates'],
  ['The closure must be huge, in red.', 'said:closure'],
  ['Nüchtern, nur der Rabatt in Rot', 'said:rabatt'],
  ['Seul l’objet de la lettre en couleur, un brun foncé.', 'said:objet'],
  ['Sobrio, únicamente el total en azul', 'said:total'],
  ['solo il voto in rosso mattone', 'said:voto'],
  ['alleen de einddatum in oranje', 'said:einddatum'],
  ['tylko słowo „zapisy” na czerwono', 'said:zapisy'],
  ['朱色は値段だけに使ってください', 'prices'],
  ['价格只用红色', 'prices'],
]

test('what is for one thing alone is that, and the rest has no colour', () => {
  for (const [brief, part, accent] of briefs) {
    const { color, parts = {} } = readBrief(brief, baseDesign, {
      says: words => /^(?:entries|closure|zapisy|einddatum)$/.test(words),
    }).design
    const dressed = Object.entries(parts).filter(([, dress]) => dress?.color !== undefined)
    assert.equal(
      dressed.map(([key]) => key),
      [part],
      brief,
    )
    const seed = color.seeds[0] ?? ''
    assert.ok(accent === undefined || seed === accent, `${brief}: ${seed}`)
    assert.not.ok(color.seeds.includes(dressed[0]?.[1]?.color ?? ''), brief)
    if (accent === undefined && color.seeds.length === 1)
      assert.ok(toOklch(seed).c < 0.12 || seed === INK, brief)
  }
})

test('a colour that is named again for one thing alone is for nothing else before', () => {
  const { color, parts } = readBrief(
    'charcoal and ember orange on white, orange for figures only',
    baseDesign,
  ).design
  assert.is(color.seeds.length, 1)
  assert.is(parts?.figures?.color, '#e45d19')
})

test('a line under a part is its device, and has the colour', () => {
  const { color, parts } = readBrief('a single copper-coloured line under my name', baseDesign).design
  assert.equal(parts?.names, { device: 'rule', tint: '#b87333' })
  assert.not.ok(color.seeds.includes('#b87333'))
})

test('of a list the entries under a figure alone have a colour', () => {
  const { parts } = readBrief('only the supplies that are under three days in orange', baseDesign).design
  assert.is(parts?.['said:supplies']?.below, 3)
})

test('a colour with no thing of its own is one of the design', () => {
  for (const brief of [
    'one colour only: vermilion',
    'only navy',
    'red only as an accent',
    'just teal and white',
  ])
    assert.equal(readBrief(brief, baseDesign).design.parts, undefined, brief)
})

test('what shines is kept for a part stands on a near-black', () => {
  const { paper, mode } = readBrief('near-black, only the figure in acid green', baseDesign, { floods: true })
    .design.color
  assert.is(mode, 'dark')
  assert.ok(paper === null || toOklch(paper).l < 0.35)
})

test('A colour for what missed its target is not one of every target', () => {
  const says = (words: string) => words === 'target' || words === 'targets'
  const of = (brief: string) => Object.keys(readBrief(brief, baseDesign, { says }).design.parts ?? {})
  assert.equal(of('red only where a target is missed'), ['said:where a target is missed'])
  assert.equal(of('red for missed targets, the rest grey'), ['said:missed targets'])
  assert.equal(
    of('cyan for cold and red only for what missed its target').at(-1),
    'said:for what missed its target',
  )
  assert.equal(of('red only for the target'), ['said:target'])
})

test.run()
