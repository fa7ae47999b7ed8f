import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string, beside = {}) =>
  readBrief(brief, baseDesign, { fresh: true, ...beside }).design

test('the form of boxes, letters and lines is not that of the page', () => {
  assert.is(designOf('A4 landscape, square tiles with a hairline').page.orientation, 'landscape')
  assert.is(designOf('tables with only thin horizontal rules').page.orientation, null)
  assert.is(designOf('the title tall and narrow').page.orientation, null)
  assert.is(designOf('a square flyer').page.size, '1:1')
})

test('one colour that is loud, and a church that is dark, are no look of the page', () => {
  assert.is(designOf('grey, with one cheeky colour for the links').color.chroma, baseDesign.color.chroma)
  const { decor } = designOf('dark like a church at noon, soot and amber')
  assert.is(decor.motif, undefined)
  assert.is(designOf('Apple red and black').type.display, baseDesign.type.display)
  assert.is(designOf('in the colour of old paper').type.display, baseDesign.type.display)
})

test('a long quiet page is quiet', () => {
  assert.is(designOf('One long page that feels quiet.').space.density, 'airy')
})

test('which pages and what a sheet is folded to say nothing of its size', () => {
  assert.is(designOf('the board reads only the first two pages').page.maxPages, null)
  assert.is(designOf('A3 folded down to A5').page.size, 'A3')
  assert.is(designOf('A4, two pages').page.maxPages, 2)
  const { page } = designOf('One letter-size page that is read on a tailgate')
  assert.equal([page.size, page.maxPages], ['Letter', 1])
})

test('things that are banned are no faces, and what goes round a table is no corner', () => {
  assert.is(designOf('no lobster, no poppies').type.display, baseDesign.type.display)
  assert.equal(designOf('we hand it round a table').parts ?? {}, {})
  assert.is(designOf('the yes/no map of the forest').decor.drawing, undefined)
})

test('a word behind of or a count says the kind of the colour behind it, and little is little', () => {
  const shares = (brief: string) => designOf(brief).color.shares?.map(({ hex }) => hex)
  assert.equal(shares('slate, white and a bit of gasoline yellow'), ['#f7c91e'])
  assert.equal(shares('bottle green, orange sparingly, cream paper'), ['#e8731f'])
  assert.is(designOf('two inks only: orange and green, on newsprint').color.shares, undefined)
})

test('black is the ink of a printed page that has a colour for some of its words', () => {
  const brief = 'Black with orange for the headings only.'
  assert.is(designOf(brief, { printed: true }).color.ink, '#111111')
  assert.is(designOf(brief).color.mode, 'dark')
})

test('a deep colour that is almost black is one colour, and a grey before a bright one is the sheet', () => {
  assert.is(designOf('тло темно-синє, майже чорне').color.mode, 'dark')
  assert.is(designOf('deep green, nearly black').color.seeds.length, 1)
  const { paper, mode } = designOf('sea grey and oilskin yellow', { floods: true }).color
  assert.equal([mode, paper === null], ['light', false])
})

test('no small type is larger type, and no other lettering is none', () => {
  assert.ok(designOf('no tiny type, my uncle reads it').type.baseSize > baseDesign.type.baseSize)
  assert.is(designOf('no swirly lettering').type.display, baseDesign.type.display)
})

test('a warm message is no warm page', () => {
  const { color } = designOf("the brothers' message readable and warm", {
    says: (words: string) => words === 'message',
  })
  assert.is(color.neutral, baseDesign.color.neutral)
})

test('somebody writes the text, and one accent beside a grey is a little of it', () => {
  const { type } = designOf('my own words in a plain typewriter face')
  assert.equal([type.text, type.display], ['Courier Prime', baseDesign.type.display])
  assert.is(designOf('Foundry grey with one brass accent').color.sparing, true)
  const { parts } = designOf('un solo color vino para los títulos')
  assert.is(parts?.headings?.color, '#6d1a36')
  assert.is(designOf('deep blue melting into pale pink').decor.gradient, true)
})

test('dishes are not silver, and hearts not grey', () => {
  assert.is(designOf('nomes dos pratos em versaletes').parts?.names?.color, undefined)
  assert.equal(designOf('бордові заголовки. Без сердець').color.seeds, ['#6d1a36'])
})

test('colours that are banned leave the others as they are, and a fill is that of its box', () => {
  assert.is(designOf('dark, no rainbow, no sepia').color.neutral, baseDesign.color.neutral)
  const says = (words: string) => words === 'deposit'
  const { parts, color } = designOf('the deposit in a box with a pale green fill', { says })
  assert.is(parts?.['said:deposit']?.device, 'box')
  assert.ok(parts?.['said:deposit']?.tint)
  assert.is(color.paper, baseDesign.color.paper)
})

test('what is said of a back, of a paper and of one thing in a list is said of that', () => {
  assert.is(designOf('carta grezza, retro tutto verde').type.display, baseDesign.type.display)
  assert.is(designOf('manifesto in stile retrò').type.display, 'Fraunces')
  const says = (words: string) => words === 'place'
  const { parts } = designOf('yellow title, date and place small', { says })
  assert.equal([parts?.dates?.color, parts?.dates?.rank], [undefined, 'last'])
})

test('a small screen makes nothing small that is to be read on it', () => {
  for (const brief of ['date readable on a tiny screen', 'prices legible on a small phone'])
    assert.ok(
      Object.values(designOf(brief).parts ?? {}).every(part => (part?.scale ?? 1) >= 1),
      brief,
    )
})

test.run()
