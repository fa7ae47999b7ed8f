import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveGrounds } from '../theme/grounds.ts'
import { chartColors } from '../theme/chart.ts'
import { hueTurn, toOklch } from '../theme/oklch.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { themeOn } from '../theme/theme-on.ts'
import { baseDesign, type Design } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const designOf = (brief: string, floods?: true): Design => readBrief(brief, baseDesign, { floods }).design
const themeOf = (brief: string) => {
  const design = designOf(brief)
  return resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
}
const INK = '#1b1b1f'

test('a colour for some things alone is on those, and no accent', () => {
  const sweep = designOf(
    'sooty charcoal with one ember orange that is only used for the booking buttons and the phone number',
  )
  assert.equal(sweep.color.seeds, [colorNamed('charcoal')])
  const orange = sweep.parts?.buttons?.fill
  assert.is(sweep.parts?.['said:phone number']?.color, orange)
  for (const [brief, parts, seeds] of [
    ['red headings and sums, otherwise black', ['headings', 'prices'], ['#111111']],
    ['only the headings in red', ['headings'], [INK]],
    ['headings and prices in red', ['headings', 'prices'], [colorNamed('red')]],
    ['Überschriften und Preise in Rot, sonst schwarz', ['headings', 'prices'], ['#111111']],
    ['Headings in red, all else black', ['headings'], ['#111111']],
  ] as const) {
    const { color, parts: dressed = {} } = designOf(brief)
    assert.equal(color.seeds, seeds, brief)
    for (const part of parts) assert.is(dressed[part]?.color, colorNamed('red'), `${brief}: ${part}`)
  }
})

test('one button in a colour is that which the brief names, else the one that leads', () => {
  const says = (words: string): boolean => ['book a seat', 'gift cards'].includes(words)
  const partsOf = (brief: string) => readBrief(brief, baseDesign, { says }).design.parts
  for (const brief of [
    'dark page, one red button which is Book a seat, the rest just outlined',
    'a single red button, Book a seat',
    'Book a seat is the one button in red, the rest outlined',
  ]) {
    const parts = partsOf(brief)
    assert.is(parts?.['said:book a seat']?.fill, colorNamed('red'), brief)
    assert.is(parts?.buttons, undefined, brief)
  }
  assert.equal(partsOf('dark page, one red button')?.buttons, { fill: colorNamed('red'), one: true })
  assert.equal(partsOf('dark page, buttons in red')?.buttons, { fill: colorNamed('red') })
})

test('black beside words in a deep tone is the ink of the others, and a ground beside what is read on it', () => {
  for (const brief of [
    'One serif face, black with headings in dark acacia green',
    'Plain serif, black with names in deep red',
    'Schwarz mit dunkelgrünen Überschriften',
  ]) {
    assert.is(designOf(brief).color.mode, 'light', brief)
    assert.is.not(designOf(brief).color.paper, '#111111', brief)
  }
  for (const brief of [
    'black with headings in gold',
    'black with one flash of red',
    'Banner, 4 x 1 Meter: tiefschwarz mit einem einzigen Lichtstreifen in Natriumlampen-Orange',
    'A wide banner: black with one field of orange',
  ])
    assert.is(designOf(brief).color.paper, '#111111', brief)
})

test('a colour of the cover asks for one', () => {
  for (const brief of [
    'Ink-black cover, inside pages strictly white',
    'Titelseite in tiefem Blau, innen weiß',
  ]) {
    const { layout, parts, color } = designOf(brief)
    assert.is(layout.cover, true, brief)
    assert.ok(parts?.cover?.fill, brief)
    assert.is(color.mode, 'light', brief)
  }
})

test('an edit that names parts alone leaves the accent as it was', () => {
  const before = designOf('teal and cream')
  const after = readBrief('change only the prices to red', before).design
  assert.equal(after.color.seeds, before.color.seeds)
})

test('a colour that tells a state is for nothing else', () => {
  const { color } = designOf('teal accent with amber for warnings, red for late and overdue')
  assert.equal(
    [color.seeds, color.warning, color.danger],
    [[colorNamed('teal')], colorNamed('amber'), colorNamed('red')],
  )
  const amber = toOklch(colorNamed('amber')).h
  const [, ...derived] = chartColors(color, resolveGrounds(color))
  for (const hex of derived) assert.ok(Math.abs(hueTurn(toOklch(hex).h, amber)) > 12, hex)
  assert.is(designOf('amber for lunch').color.warning, undefined)
})

test('a colour on a strong or deep one is that of the words', () => {
  for (const [brief, ink, paper] of [
    ['red on yellow', 'red', 'yellow'],
    ['cream on navy', 'cream', 'navy'],
  ] as const) {
    const { color } = designOf(brief)
    assert.equal([color.ink, color.paper], [colorNamed(ink), colorNamed(paper)], brief)
  }
  assert.is(designOf('red on cream').color.ink, null)
})

test('metals gleam on black, and do not carry it', () => {
  assert.is(designOf('black and brass', true).color.paper, '#111111')
  assert.is(designOf('yellow and black', true).color.paper, colorNamed('yellow'))
})

test('what is to be a touch follows, and alone it is on no field and in no words', () => {
  assert.equal(designOf('slate grey mostly, a touch of copper').color.seeds, [colorNamed('copper')])
  assert.equal(designOf('a little gold, oxblood').color.seeds, [colorNamed('oxblood'), colorNamed('gold')])
  for (const brief of ['white, hardly any gold', 'the only colour gold, and hardly any of it']) {
    const theme = themeOf(brief)
    const { accent, accentText, accentSoft, text, surface } = theme.color
    assert.equal([accentText, accentSoft], [text, surface], brief)
    assert.is.not(themeOn(theme, 'accent').color.paper, accent, brief)
  }
  assert.is(designOf('one red accent').color.sparing, undefined)
})

test('a grey of one thing is no ground of the page, and where others are named a colour for one thing is a touch of the page', () => {
  for (const brief of ['charcoal sidebar with white text', 'light gray boxes with thin borders'])
    assert.is(designOf(brief).color.paper, null, brief)
  for (const brief of ['navy, heather purple for the care team', 'navy, an orange for the episode']) {
    const { seeds, shares } = designOf(brief).color
    assert.equal([seeds[0], seeds.length, shares?.length], [colorNamed('navy'), 2, 1], brief)
    assert.ok((shares?.[0]?.most ?? 1) < 0.1, brief)
  }
  assert.equal(designOf('green for our allotment').color.seeds, [colorNamed('green')])
})

test('what is muted is the part that it is said of, and shades have names of their own', () => {
  for (const brief of ['muted text, orange', 'dämpad text, orange'])
    assert.is(designOf(brief).color.chroma, baseDesign.color.chroma, brief)
  for (const [brief, name] of [
    ['un cartel de color verde grisáceo con fondo crema', 'grey green'],
    ['mosgroen en wit', 'moss'],
    ['見出しは藍色、地は生成り', 'indigo'],
    ['Oxford blue and cream', 'oxford blue'],
  ] as const)
    assert.ok(JSON.stringify(designOf(brief)).includes(colorNamed(name)), brief)
})

test('the numbers of clauses have a colour of their own, and the page stays as it is', () => {
  for (const brief of [
    'black on white, brick red only for the clause numbers',
    'A4, schwarz auf weiß, nur die Paragraphenzeichen in Ziegelrot',
    'zwart op wit, artikelnummers in steenrood',
    'black on white; section numbers in brick red',
  ]) {
    const { parts, color } = designOf(brief)
    assert.equal(Object.keys(parts ?? {}), ['numbering'], brief)
    assert.ok(parts?.numbering?.color, brief)
    assert.not.ok(color.seeds.includes(parts.numbering.color), brief)
  }
})

test('a colour for one thing of the copy is on that where the page has others', () => {
  const parts = (brief: string) =>
    readBrief(brief, baseDesign, { says: words => /^(?:ladder|time)$/.test(words) }).design.parts
  const [red, ember] = [colorNamed('red'), '#e45d19']
  assert.equal(parts('black, white type, red for the ladder number'), { 'said:ladder': { color: red } })
  assert.is(parts('nearly black, one ember orange where the time is')?.['said:time']?.color, ember)
  assert.is(parts('red'), undefined)
})

test('colours that are joined by plus, loud ones among greys, and what no leaves have', () => {
  assert.equal(designOf('midnight plus hot mango').color.seeds, ['#f28a1e', colorNamed('midnight')])
  assert.is(designOf('silt grey and one strong jute gold').color.shares, undefined)
  assert.ok(designOf('silt grey and one single gold').color.shares)
  assert.equal(designOf('navy, no green leaves').color.forbidHues, [])
  assert.equal(designOf('navy, no green').color.forbidHues.length, 1)
  const { motif, motifAt, motifColor } = designOf('yellow as one solid bar').decor
  assert.equal([motif, motifAt, motifColor], ['bar', 'top', colorNamed('yellow')])
})

test('a ground keeps its colour, whatever it is likened to and whatever is said of others behind it', () => {
  const { color } = designOf('fondo casi negro como una iglesia y los colores solo en las fotos')
  assert.equal([color.paper, color.mode], [colorNamed('almost black'), 'dark'])
})

test('a brief that begins with a colour and pale letters is a sheet of that colour', () => {
  for (const brief of ['grass green with white lettering', 'grass green with pale yellow letters'])
    assert.is(designOf(brief, true).color.paper, '#408737', brief)
  assert.is(designOf('grass green with lettuce-pale lettering', true).color.paper, '#408737')
})

test('a line in one of several colours has it, also where the copy has the word', () => {
  const says = (words: string): boolean => /^(?:rust|ruggine)$/.test(words)
  for (const brief of [
    'mud grey, salt white and a rust line',
    'fango grigio, bianco sale e una riga di ruggine',
  ])
    assert.is(readBrief(brief, baseDesign, { says, fresh: true }).design.color.lines?.hex, '#b7410e', brief)
})

test('a colour for whatever is in a state tells that state', () => {
  const of = (brief: string) => designOf(brief).color
  assert.is(of('sea grey with one container orange for whatever is at risk').warning, '#e0591b')
  assert.is(of('grey, and orange for everything that is late').danger, colorNamed('orange'))
  assert.is(of('grey, one orange for what is delayed').danger, colorNamed('orange'))
})

test('words of a title may have a colour of their own, on a ground whose pale title is its ink', () => {
  const says = (words: string): boolean => ['12,500', 'now'].includes(words.replaceAll('"', ''))
  const brief = 'Dark background #0d1117, title huge in off-white, "12,500" in mint #5CE1B4'
  const { parts, color } = readBrief(brief, baseDesign, { says, fresh: true }).design
  assert.equal(parts?.['said:12,500'], { color: '#5ce1b4' })
  assert.is(color.seeds.includes('#faf9f5'), false)
  const money = readBrief('Charcoal and orange, orange only for "now" and the money', baseDesign, { says })
  assert.ok(money.design.parts?.prices?.color)
})

test('what is to stand out in a colour has it, also in a kind of colour, whatever the reason', () => {
  const says = (words: string) => /^(?:raffle|crabs)$/.test(words)
  const heard = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true }).design
  for (const [brief, key, hex] of [
    ['The raffle should stand out in red', 'said:raffle', '#c8102e'],
    ['the raffle pops in one red', 'said:raffle', '#c8102e'],
    [
      'sea colours. Crabs should stand out in one warm colour since they are what we count',
      'said:crabs',
      '#d9480f',
    ],
    ['the crabs in a warm colour', 'said:crabs', '#d9480f'],
  ] as const)
    assert.is(heard(brief).parts?.[key]?.color, hex, brief)
  assert.is(heard('sea colours. Crabs should stand out in one warm colour').color.neutral, 'cool')
  assert.ok(heard('sea colours, crabs big in orange').color.seeds.includes('#005f6a'))
  assert.is(heard('set all of it in warm colours').color.neutral, 'warm')
})

test.run()
