import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string, beside = {}): Design =>
  readBrief(brief, baseDesign, { fresh: true, ...beside }).design

test('nothing bold is a weight of all letters, and a bold look among others none', () => {
  for (const brief of [
    'nothing bold, please',
    'moss green, nothing in bold anywhere',
    'Moosgrün, kein Fettdruck',
    'vert mousse et pas de gras',
    'sin negritas, verde musgo',
    'verde muschio, niente grassetto',
    'mosgroen, geen vet',
    'zieleń mchu, bez pogrubień',
    'mossgrönt och ingen fetstil',
    '太字は使わないで、苔色で',
  ])
    assert.equal([designOf(brief).type.bold, designOf(brief).type.displayWeight], [false, 400], brief)
  for (const brief of ['no bold claims', 'not bold or loud, but friendly', 'prices in bold'])
    assert.is(designOf(brief).type.bold, undefined, brief)
  const { type } = designOf('no bold headings')
  assert.equal([type.bold, type.displayWeight], [undefined, 400])
})

test('small capitals are no capitals, in any language', () => {
  for (const brief of [
    'headings in small caps',
    'Überschriften in Kapitälchen',
    'titoli in maiuscoletto',
    'kapitaliki w nagłówkach',
    'petites capitales pour les titres',
  ]) {
    const { type, parts } = designOf(brief)
    assert.equal([type.displayCase, parts?.headings?.case], [baseDesign.type.displayCase, 'small'], brief)
  }
})

test('numbers of pages that have a place are wanted', () => {
  for (const brief of [
    'page numbers at the bottom',
    'please number the pages at the bottom centre',
    'Seitenzahlen unten mittig',
    'páginas numeradas abajo',
    'pages numérotées en bas',
    'pagine numerate, titoli grandi',
    'numery stron na dole',
    'ページ番号を下に',
  ])
    assert.is(designOf(brief).layout.pageNumbers, true, brief)
  assert.is(designOf('no page numbers').layout.pageNumbers, false)
})

test('what is left out from behind leaves the paper before it alone', () => {
  const { page, layout } = designOf('A4横、表紙なし、目次あり')
  assert.equal([page.size, page.orientation, layout.cover, layout.contents], ['A4', 'landscape', false, true])
})

test('a reason is no look', () => {
  for (const brief of [
    'moss and tin, since the last one was warm and cosy',
    'Moosgrün und Zinn, zumal es draußen warm ist',
    'verde muschio, dato che è una cosa calda',
    'mossgrönt, för det är varmt på sommaren',
  ])
    assert.is(designOf(brief).color.neutral, baseDesign.color.neutral, brief)
  assert.is(designOf('minimum 14 pt as most of them have old eyes').type.baseSize, 18.67)
  assert.is(designOf('black and gold as they are').color.seeds.length > 0, true)
})

test('the frames that it goes into and a line that is quoted are nothing that is drawn', () => {
  const { rules } = baseDesign.shape
  assert.is(designOf('portrait, because it goes in the frames we have').shape.rules, rules)
  assert.is(designOf('drop the line "children eat free"').shape.rules, rules)
  assert.is(designOf('no lines between parts').shape.rules, 'none')
})

test('earth tones bring their colours, and one accent may be a plant', () => {
  const usual = baseDesign.color.seeds.join()
  for (const brief of [
    'Erdtöne, bitte',
    'colores de tierra',
    'aardetinten',
    'teintes de terre',
    'toni della terra',
  ])
    assert.is.not(designOf(brief).color.seeds.join(), usual, brief)
  assert.equal(designOf('mörkgrått med vejde som enda accent').color.seeds.includes('#4a6b8f'), true)
})

test('card of a colour is what is printed on, and the contrast of a Didot is that of its strokes', () => {
  const { paper, seeds } = designOf('carton crème, lettres noires').color
  assert.equal([paper, seeds.includes('#a97f52')], ['#faf6ef', false])
  assert.is(designOf('un Didot très contrasté pour les titres').color.contrast, baseDesign.color.contrast)
  assert.is(designOf('a clear sans, strong contrast').color.contrast, 'high')
})

test('sheets are known by the names of printers, and how they lie by that of each language', () => {
  assert.is(designOf('Hochformat DIN lang').page.size, 'DL')
  assert.is(designOf('Plakat in B1').page.size, 'B1')
  const { page, layout } = designOf('A4 apaisado a tres columnas')
  assert.equal([page.size, page.orientation, layout.columns], ['A4', 'landscape', 3])
  assert.is(designOf('une seule colonne, titres en vert').layout.columns, 1)
  assert.is(designOf('no more than one sheet').page.maxPages, 1)
  assert.is(designOf('quadratische Folien').page.size, '1:1')
  assert.is(designOf('square boxes').page.size, null)
})

test('columns of one part and years of an emperor are no look of the page', () => {
  const says = (words: string) => /fechas|dates/.test(words)
  assert.is(designOf('las fechas en una columna a la derecha', { says }).layout.columns, null)
  assert.is(designOf('藍色、昭和二十年は控えめに、余白はたっぷり').parts?.dates, undefined)
  assert.is(designOf('見出しは鉄道の柿色').color.seeds[0], '#e8622c')
  assert.is(designOf('A4で表紙つき').layout.cover, true)
})

test('what somebody finds is no wish, and no white is a paper that is none', () => {
  const { color } = designOf('ma voisine trouve pas ça drôle, fond noir')
  assert.is(color.chroma, baseDesign.color.chroma)
  assert.is(designOf('mein Chef findet alles zu warm, Moosgrün').color.neutral, baseDesign.color.neutral)
  assert.is(designOf('marigold and peacock, no white').color.ground, 'cream')
  assert.is(designOf('white paper, no white letters').color.ground, baseDesign.color.ground)
})

test('half a letter is a sheet by any of its names', () => {
  for (const brief of ['half letter size', 'cream, statement size', 'recibo media carta'])
    assert.is(designOf(brief).page.size, 'Half letter', brief)
})

test.run()
