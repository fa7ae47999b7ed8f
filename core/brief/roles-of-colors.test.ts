import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type ColorDesign, type Design } from './design.ts'
import { readBrief } from './read-brief.ts'
import { toOklch } from '../theme/oklch.ts'

const designOf = (brief: string, beside = {}): Design =>
  readBrief(brief, baseDesign, { fresh: true, ...beside }).design
const colorOf = (brief: string, beside = {}): ColorDesign => designOf(brief, beside).color

test('a colour in brackets behind a word for colour is what its sentence says it is for', () => {
  for (const brief of [
    'Fog, pewter and one loud colour (traffic red #C4202B) used only for the button.',
    'Cool greys and one signal colour (lime #A4C400) that is reserved for the button, no gradients.',
    'Leinen, Schiefer und eine Signalfarbe (Rot #C4202B) nur für den Knopf.',
    'Arena, pizarra y un único color de aviso (rojo #C4202B) solo para el botón.',
    'Zand, leisteen en één signaalkleur (rood #C4202B) alleen voor de knop.',
  ]) {
    const { color, parts } = designOf(brief)
    assert.ok(/^#(?:c4202b|a4c400)$/.test(parts?.buttons?.fill ?? ''), brief)
    assert.not(color.seeds.includes(parts?.buttons?.fill ?? ''), brief)
  }
  // What a bracket adds to a thing of the copy stays a remark.
  assert.equal(colorOf('cream paper, the menu (red wine first) in navy').paper, '#faf6ef')
})

test('one shot of a colour is a touch, whatever a little of it is called', () => {
  for (const brief of [
    'holly green on oatmeal and a single pop of berry red #B3202A',
    'moss, cream and just a jolt of berry red #B3202A',
    'Moosgrün, Creme und ein Spritzer Beerenrot #B3202A',
    'vert mousse, crème et un éclat de rouge #B3202A',
    'verde musgo, crema y una chispa de rojo #B3202A',
    'verde muschio, panna e un raggio di rosso #B3202A',
    'mosgroen, crème en een scheutje rood #B3202A',
    'zieleń mchu, kremowy i kropla czerwieni #B3202A',
  ]) {
    const { seeds, shares } = colorOf(brief)
    assert.is(shares?.[0]?.hex, '#b3202a', brief)
    assert.is.not(seeds[0], '#b3202a', brief)
  }
  // The lead beside a touch fills what it fills.
  assert.not(colorOf('navy, cream and one touch of brass').sparing)
})

test('on a sheet that is seen as a whole what stands with a deep colour stands on it, and a touch besides', () => {
  const color = colorOf('Bottle green #1E4A33 with cream and one dash of poppy #D2321E', { floods: true })
  assert.equal([color.paper, color.ink, color.seeds], ['#1e4a33', '#faf6ef', ['#d2321e']])
  const listed = colorOf('olive, ivory and a whisper of copper', { floods: true })
  assert.is(listed.paper, '#faf4e3')
})

test('pages of prose are light unless the brief has them dark', () => {
  const prose = { prose: true, printed: true }
  for (const brief of [
    'wet slate, fern and ash, chalky headings',
    'kraft brown, hazard yellow and black',
    'navy and coral, white text on the cover',
    'Schiefer, Farn und Asche',
  ])
    assert.is(colorOf(brief, prose).paper, null, brief)
  assert.is(designOf('wet slate and fern, chalky headings', prose).parts?.headings?.color, undefined)
  assert.is(colorOf('dark pages: charcoal background, amber headings', prose).paper, '#36454f')
  assert.is(colorOf('on kraft paper, black ink', prose).paper, '#c9a26d')
  assert.is(colorOf('ivory, bottle green and brick', prose).paper, '#faf4e3')
})

test('strong contrast has no ground of middling depth, and the last of a list is a colour of its own', () => {
  const { paper, ink } = colorOf('strong contrast please: biscuit, pale gold, soft grey, near-black')
  assert.ok(toOklch(paper ?? '#000000').l > 0.9)
  assert.is(ink, '#1b1b1f')
  assert.ok(toOklch(colorOf('dark blue, almost black').seeds[0] ?? '').l < 0.3)
})

test('a number says which grey, and not that it leads; a signal red beside a deep colour does not either', () => {
  assert.equal(colorOf('ochre, lime white, dark grey #3A3733').seeds, ['#cc7722', '#3a3733'])
  assert.is(colorOf('bottle green, signal red, cream, black').seeds[0], '#0f4a36')
  assert.is(colorOf('navy and gold').seeds[0], '#c9a227')
})

test('a thing whose colours the clause behind it names has none besides', () => {
  assert.equal(colorOf('Colours of enamel tins – bottle green, signal red, cream').seeds, [
    '#0f4a36',
    '#d3202a',
  ])
  assert.is(colorOf('Kleuren van riet en slootwater: olijfgroen, rietgeel, gebroken wit').seeds.length, 2)
  assert.is(colorOf('colours of rye bread and flour').seeds.length, 1)
})

test('the card that a list of colours begins with is what they are printed on', () => {
  assert.is(colorOf('off-white card, ink purple, stamp red').paper, '#faf9f5')
  assert.is(designOf('white cards with a red border').parts?.cards?.fill, '#ffffff')
})

test('what a structure is like has no colour where colours are named', () => {
  assert.equal(colorOf('black on white with a yellow #E6FF00, a structure like ropes').seeds, ['#e6ff00'])
})

test('one ink is that of the words, and fills nothing', () => {
  const { color, decor } = designOf('letterpressed in one colour, a blue-black, on thick cream', {
    floods: true,
  })
  assert.is(color.ink, color.seeds[0])
  assert.is(color.paper, '#faf6ef')
  assert.is(decor.fields, false)
})

test('yellow for good is what tells a success', () => {
  const { success, seeds } = colorOf('dark navy background, yellow #FFC400 for good and red only for overdue')
  assert.is(success, '#ffc400')
  assert.not(seeds.includes('#ffc400'))
})

test('colours in one word with a thing are those of the thing, in each language', () => {
  const hues: Readonly<Record<string, readonly [least: number, most: number]>> = {
    'Kleuren: olijfgroen en gebroken wit, geen iconen': [105, 135],
    'Vouwblad in mosterdgeel en roomwit, geen iconen': [70, 95],
    'Folder i sennepsgul og råhvid': [70, 95],
    'Broschyr i vassgult och benvitt, inga ikoner': [75, 95],
    'Plakat: Ziegelrot und gebrochenes Weiß, ohne Bilder': [20, 40],
    'Ulotka: kremowe tło, łąkowa zieleń, bez ikon': [120, 145],
    'Leták: krémové pozadí, luční zelená, žádné ikony': [120, 145],
    'Листівка: вершкове тло, лучна зелень, без іконок': [120, 145],
  }
  for (const [brief, [least, most]] of Object.entries(hues)) {
    const { h } = toOklch(colorOf(brief).seeds[0] ?? '')
    assert.ok(h >= least && h <= most, `${brief}: ${h}`)
  }
  assert.is(colorOf('Schemat: śmietankowe tło, granat, bez ludzików').paper, '#faf6ef')
  assert.is(colorOf('먹색 바탕에 노란빛 하나만').seeds[0], '#f7c91e')
  // What is as strong as it gets is not paled by being called so.
  assert.is(colorOf('un orange vif').seeds[0], '#ff7f22')
})

test('a movement is no decade besides, and a condition no look', () => {
  assert.is(designOf('constructivism of the 1920s').type.display, 'League Gothic')
  assert.is.not(designOf('a report, charts are fine if plain').decor.fields, false)
})

test('what works in grey keeps its colours', () => {
  assert.is(colorOf('must work in grey: fern #4E7A3A and slate').seeds[0], '#4e7a3a')
})

test.run()
