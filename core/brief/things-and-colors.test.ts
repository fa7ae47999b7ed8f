import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

test('what stands in a list of colours is one, and an ornament in it is none', () => {
  for (const brief of [
    'colours of rye bread, flour and cherry embroidery',
    'Кольори житнього хліба, борошна і вишневої вишивки',
  ]) {
    const { color, decor } = designOf(brief)
    assert.equal([color.paper, color.seeds.length, decor.motif], ['#f7f3ea', 2, undefined], brief)
  }
})

test('a thing that ends a list of colours is one, whatever they are said to be like', () => {
  for (const brief of [
    'warm white, deep blue and cherry as in Poltava embroidery but no ornament',
    'Тепло-білий, глибокий синій і вишневий, як у старій вишивці, але без орнаменту',
    'ciepła biel, głęboki granat i wiśnia jak na starym hafcie, bez ornamentu',
  ]) {
    const { color, decor } = designOf(brief)
    assert.equal([color.seeds.length, decor.drawing ?? null], [2, null], brief)
  }
})

test('a colour that another leans to, and one that an ornament is drawn in, are no others', () => {
  const { color } = designOf('near-black with a violet tint, and ruby')
  assert.equal([color.mode, color.seeds], ['dark', [colorNamed('ruby')]])
  const mail = readBrief('Ink blue, airmail stripes in faded red', baseDesign, {
    fresh: true,
    floods: true,
  }).design
  assert.is(mail.color.paper, colorNamed('ink blue'))
  assert.ok(mail.decor.motifColor)
})

test('things that are banned ban no hue, and what a sentence says of a thing is no look of the page', () => {
  assert.equal(designOf('olive and white, no lavender nor cicadas').color.forbidHues, [])
  assert.equal(designOf('no lavender, no pink').color.forbidHues.length, 2)
  assert.is(designOf('not a single photo of a spanner').decor.drawing, null)
  for (const brief of [
    'Green. What is only planned must look muted',
    'Grün. Was nur geplant ist, muss blasser aussehen',
  ])
    assert.is(designOf(brief).color.chroma, baseDesign.color.chroma, brief)
  assert.is(designOf('headings red, body calm').space.density, baseDesign.space.density)
})

test('how loud a colour is that is counted belongs to it, and what shines keeps its strength', () => {
  const { seeds, shares = [] } = designOf('a deep shadow violet with one hard noon yellow').color
  assert.equal([seeds[1], shares[0]?.hex], [colorNamed('yellow'), colorNamed('yellow')])
  assert.is(designOf('a raw coconut white, leaf green').type.displayCase, 'none')
  const ink = designOf('electric lime on asphalt black').color.ink ?? ''
  assert.match(ink, /^#[0-9a-f]{4}[0-6]/)
})

test('a palette, a list and a column of their own say no frame and no other colour', () => {
  assert.is(designOf('De prijzen als lijst').decor.motif, undefined)
  const { color, parts } = designOf('Bleu de travail, kraft et un jaune réservé aux alertes')
  assert.is(color.warning, colorNamed('yellow'))
  assert.is(parts?.cards, undefined)
  assert.is(designOf('nomes em caixa alta').parts?.names?.case, 'uppercase')
})

test.run()
