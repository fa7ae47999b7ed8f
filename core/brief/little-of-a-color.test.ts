import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toOklch } from '../theme/oklch.ts'
import { baseDesign, TOUCH } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const designOf = (brief: string, beside = {}) =>
  readBrief(brief, baseDesign, { fresh: true, ...beside }).design

test('of a colour that is one among others, or only for some case, there is little', () => {
  for (const [brief, last] of [
    ['Coal black, rust and chrome with one flash of custard yellow', 0],
    ['silver green, one headlight yellow', 0],
    ['bottle green with a single spark of orange', 0],
  ] as const) {
    const { seeds, shares = [] } = designOf(brief).color
    assert.ok(
      shares.some(({ most }) => most <= 0.08),
      brief,
    )
    assert.is.not(seeds[last], shares[0]?.hex, brief)
  }
  assert.is(designOf('only green and white').color.shares, undefined)
})

test('what is said to be one small mark is a touch, whatever the words and their order', () => {
  for (const brief of [
    'Grey, white, a yellow beak with that one red spot #D7263D',
    'White and slate with a single dot of red',
    'Black and white, a single slap of red',
    'Weiß und Grau, ein Tupfer Rot',
    'Schwarz und Weiß, ein einziger Klecks Rot',
    'Blanc et gris, une seule touche de rouge',
    'Blanco y gris, con un solo toque de rojo',
    'Bianco e grigio con un solo tocco di rosso',
    'Branco e cinza, só um toque de vermelho',
    'Wit en grijs, één vleugje rood',
    'Vitt och grått, en enda klick rött',
    'Biel i szarość, jedna kropka czerwieni',
    'Bílá a šedá, jen špetka červené',
    'Білий і сірий, лише одна крапля червоного',
    'Beyaz ve gri, tek bir damla kırmızı',
    '白とグレー、赤をひとさしだけ',
    '흰색과 회색, 빨강은 한 점만',
    'לבן ואפור, נגיעה אחת של אדום',
  ]) {
    const { shares = [] } = designOf(brief).color
    const red = shares.find(({ hex }) => toOklch(hex).h < 40 && toOklch(hex).c > 0.1)
    assert.ok(red && red.most <= TOUCH, brief)
  }
  // A part of the list beside it is none.
  assert.is(designOf('green and a dot of red').color.shares?.length, 1)
})

test('behind two colours that lead an accent is a touch of them, and fills nothing', () => {
  for (const brief of [
    'Moss green, bark brown and as an accent cobalt blue',
    'Moosgrün, Rindenbraun und als Akzent Kobaltblau',
    'Vert mousse, brun et en accent un bleu cobalt',
  ])
    assert.is(toOklch(designOf(brief).color.seeds[0] ?? '#000000').h < 150, true, brief)
  assert.is(designOf('navy with an orange accent').color.seeds[0], colorNamed('orange'))
})

test('a strike of a colour is little of it, and nothing bright asks for no night', () => {
  const { shares = [], seeds } = designOf('ink black ground, one strike of vermilion').color
  assert.ok(shares.some(({ hex, most }) => seeds.includes(hex) && most <= 0.08))
  const { mode, chroma } = designOf('pale greys, nothing bright').color
  assert.is.not(mode, 'dark')
  assert.ok(chroma < 1)
})

test('a stuff behind a number is what several colours are of, and no colour', () => {
  assert.is(designOf('blocks of the five wool colours, grey').color.ink, null)
})

test('what is said of a colour before a pause, and a thing that it is called after, is no other colour', () => {
  assert.is(designOf('Harbour at dusk: tarnished sea green and rope').color.seeds.includes('#5b4b7a'), false)
  const { parts } = designOf('Canteen colours: jade tile, oat milk cream, chilli red')
  assert.is(parts?.cards, undefined)
  const { color } = designOf('bottle green and a little enamel red')
  assert.ok(color.seeds.includes('#c21f26'))
})

test('a line that alone has a colour has it, and the total that stands in one has that', () => {
  const { color } = designOf('a thin green line between sections and nothing else green')
  assert.equal([color.lines?.hex, color.forbidHues], [colorNamed('green'), []])
  const says = (word: string) => word === 'total'
  const { parts, color: till } = designOf('black, with the total in ribbon red', { says })
  assert.equal([parts?.['said:total']?.color, till.lines], [colorNamed('red'), undefined])
})

test('a ground that a brief names stays as deep as that where lines have a colour', () => {
  const { paper } = designOf('Bottle green, white and a thin line of brown', { floods: true }).color
  assert.is(paper, colorNamed('bottle green'))
})

test('letters on a field that is named before are in what is read on it', () => {
  assert.is(designOf('buttons in navy with white letters').parts?.buttons?.fill, colorNamed('navy'))
  const { parts, color } = designOf('Title page burgundy with cream letters, inner pages white')
  assert.equal([parts?.cover?.fill, color.paper], [colorNamed('burgundy'), '#ffffff'])
})

test('dark ink on light is a light page, and yellowed paper has its tone', () => {
  const { color, space } = designOf('dark ink on light, very big type')
  assert.equal([color.mode, space.density], ['light', baseDesign.space.density])
  assert.is(designOf('yellowed paper, apple red').color.paper, '#f1e4c3')
})

test('black on paper is ink', () => {
  for (const brief of [
    'Black on paper, and one ripe cherry red',
    'Чорне на папері і один колір стиглої вишні',
  ]) {
    const { color } = readBrief(brief, baseDesign, { fresh: true, floods: true }).design
    assert.equal([color.mode, color.ink], ['light', colorNamed('black')], brief)
  }
})

test('named colours leave a look none of its own, and a stern is one of a ship', () => {
  const { color } = designOf('retro, cream paper with black letters')
  assert.equal(color.seeds, [colorNamed('black')])
  assert.is(designOf("a sans as on a ship's stern").type.scale, baseDesign.type.scale)
})

test('one accent beside a colour that leads fills nothing, wherever its clause stands', () => {
  for (const brief of ['Deep fjord blue with one rust accent', 'one rust accent, deep fjord blue']) {
    const { seeds, sparing } = designOf(brief).color
    assert.equal([seeds[0], seeds.length, sparing], [colorNamed('rust'), 2, true], brief)
  }
  const { color } = designOf('Deep fjord blue with one rust accent for failures')
  assert.equal([color.danger, color.seeds.length], [colorNamed('rust'), 1])
})

test('the one touch of a colour is little of it in other languages too, and no cook wears it', () => {
  for (const brief of [
    'Discreto, azul e branco, com um só toque de laranja',
    'bleu nuit et blanc, une unique touche de orange',
    'azul marino y blanco con un único toque de naranja',
    'blu e bianco con un unico tocco di arancione',
    'Navy und Weiß mit einem einzigen Tupfer Orange',
  ]) {
    const design = designOf(brief)
    const [share, ...others] = design.color.shares ?? []
    assert.equal([share?.hex, share?.most, others], [colorNamed('orange'), TOUCH, []], brief)
    assert.not(JSON.stringify(design).includes('chef'), brief)
  }
})

test('dub is music, and no oak', () => {
  assert.equal(designOf('Dub record sleeve, red and gold').color.seeds, [
    colorNamed('red'),
    colorNamed('gold'),
  ])
})

test('of greys and a touch of one colour that is the accent, and fills nothing', () => {
  for (const brief of ['Slate greys and one copper', 'Iron grey and white with one sharp copper']) {
    const { seeds, sparing } = designOf(brief).color
    assert.equal([seeds[0], sparing], [colorNamed('copper'), true], brief)
  }
})

test.run()
