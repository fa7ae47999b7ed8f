import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design
const sizeOf = (brief: string) => designOf(brief).page.size

test('a size is one in the figures and units of any language', () => {
  for (const [brief, size] of [
    ['بطاقة ١٠ × ١٥ سم، بخط نسخ', '10x15cm'],
    ['بطاقة ۱۰ × ۱۵ سم، بخط نسخ', '10x15cm'],
    ['Een doek van 4 bij 1 meter, dikke letters', '400x100cm'],
    ['Plane 3 mal 2 Meter', '300x200cm'],
    ['Lona de 5 por 2 metros con letras grandes', '500x200cm'],
    ['1080 by 1920 for the corridor screen', '1080x1920'],
    ['ein Bild, 1200 mal 630', '1200x630'],
  ] as const)
    assert.is(sizeOf(brief), size, brief)
  assert.is(sizeOf('two by two, in pairs'), null)
})

test('of a panel of which only the length is told the height follows, and two sides are taken as they are', () => {
  for (const [brief, size] of [
    ['a 4 m long strip for the corridor', '400x100cm'],
    ['Banderole, 2,5 m lang', '250x63cm'],
    ['un panneau de 3 mètres de long', '300x75cm'],
    ['lona de 2 metros de ancho', '200x50cm'],
    ['3 m wide and 80 cm high', null],
    ['Cartel en doble carta, horizontal, con letras grandes', 'Tabloid'],
    ['Para imprimir en tabloide y pegarlo, letras grandes', 'Tabloid'],
  ] as const)
    assert.is(sizeOf(brief), size, brief)
})

test('one sheet of a size is one however it is said to be and to lie', () => {
  for (const [brief, size, orientation] of [
    ['One big A3 landscape sheet for the wall', 'A3', 'landscape'],
    ['a single large A2 sheet, upright', 'A2', 'portrait'],
    ['Org chart on one A3 landscape page from the export', 'A3', 'landscape'],
  ] as const) {
    const { page } = readBrief(brief, baseDesign, { fresh: true }).design
    assert.equal([page.size, page.orientation, page.maxPages], [size, orientation, 1], brief)
  }
  assert.is(readBrief('one big picture on the sheet', baseDesign, { fresh: true }).design.page.maxPages, null)
})

test('beside a size of its own, a letter and a ledger are things', () => {
  assert.is(sizeOf('A4 letter, one page, set like a letter'), 'A4')
  assert.is(sizeOf('A5, neat as a well-kept ledger'), 'A5')
  assert.is(sizeOf('plain and even, like a well-kept ledger'), null)
  assert.is(sizeOf('letter size, serif'), 'Letter')
  assert.is(sizeOf('Tabloid, portrait'), 'Tabloid')
})

test('a figure with a comma in it is one behind an article that is written as one with it', () => {
  const says = (words: string) => words === '2.35' || words === '2,35'
  const { report } = readBrief("l'2,35 m enorme", baseDesign, { fresh: true, says })
  assert.not.ok(report.ignored.some(({ phrase }) => /^35|^2$/.test(phrase)))
})

test('a word that is one of its language is no slip of another', () => {
  const { report } = readBrief('Oma sieht schlecht, also große Schrift', baseDesign, { fresh: true })
  assert.not.ok(report.assumed.some(({ effect }) => /schlicht/.test(effect)))
})

test.run()
