import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const heard = (brief: string) => readBrief(brief, baseDesign, { fresh: true })
const designOf = (brief: string) => heard(brief).design

test('a plain word right before a thing is said of that, and of the page elsewhere', () => {
  for (const brief of [
    'a simple bar chart',
    'when and where in one clear box',
    'keep the tables simple',
    'a plain sans',
  ])
    assert.is(
      designOf(brief).color.scheme === 'mono' && designOf(brief).space.density === 'airy',
      false,
      brief,
    )
  assert.is(designOf('simple and clean').space.density, 'airy')
  assert.is(designOf('clean Scandinavian look').space.density, 'airy')
})

test('what would be welcome and why something is wanted are no looks', () => {
  assert.equal(designOf('rails would be lovely'), designOf('rails'))
  assert.equal(designOf('2003 stands alone because it was so dramatic').color.mode, 'light')
  assert.is(designOf('a lovely, dramatic poster').color.mode, 'dark')
})

test('a loud or warm colour is no mood of the page', () => {
  assert.is(designOf('a warm yellow').color.neutral, baseDesign.color.neutral)
  assert.equal(designOf('jeden mocny pomarańczowy, duża czcionka').type.displayCase, 'none')
})

test('a side of an ornament is no page, and what goes sideways lies no paper', () => {
  assert.is(designOf('a leaf border on one side only').page.maxPages, null)
  assert.is(designOf('print it on one side only').page.maxPages, 1)
  assert.is(designOf('the ticket number goes sideways up the edge').page.orientation, null)
})

test('bans reach over pairs of colours and what an or joins', () => {
  assert.is(designOf('not another blue and white dental site').color.paper, null)
  assert.is(designOf('no gold seals or ribbons').decor.ornament, false)
})

test('a face for one thing is for that alone, and a colour that is only an accent is a touch', () => {
  assert.is(designOf('a monospaced font for the reference only').type.display, baseDesign.type.display)
  assert.is(designOf('red only as an accent').color.sparing, true)
  assert.is(designOf('Feuerwehrrot nur als Akzent, sonst Dunkelgrau und Weiß').color.sparing, true)
})

test('who reads it, what a firm makes and what is not drawn colour and size nothing', () => {
  const says = (words: string): boolean => ['rent', 'tenant'].includes(words)
  const parts = readBrief('rent highlighted so that tenant cannot miss it', baseDesign, { says, fresh: true })
    .design.parts
  assert.equal(parts, { 'said:rent': { device: 'mark' } })
  assert.is(designOf('We make oat ice cream. Creamy off-white.').color.paper, '#faf6ef')
  assert.is(
    readBrief('white with a red stamp', baseDesign, { fresh: true, floods: true }).design.color.paper,
    '#ffffff',
  )
  assert.equal(designOf('steer clear of green, brown and cream').color.seeds, ['#6f4e37'])
  assert.is(designOf('A3 landscape, lines of years, project names vertical').page.orientation, 'landscape')
  assert.is(designOf('the amount elegant, but not the largest').type.display, baseDesign.type.display)
})

test('what a page cannot look like is banned', () => {
  const banned = designOf("it can't look like a bank")
  assert.equal(banned.color.seeds.join() === designOf('look like a bank').color.seeds.join(), false)
})

test('the ground of one page is no ground of all, and of a thing alone no shade of the page', () => {
  for (const brief of [
    'white, and put the closing poem alone on a black slide',
    'white, the quote sits alone on a dark slide',
    'Vit bakgrund, citatet ensamt på en mörk bild',
    'Weiß, das Zitat allein auf einer dunklen Folie',
  ])
    assert.is(designOf(brief).color.mode, 'light', brief)
  assert.is(designOf('the quote by itself on a navy slide, white otherwise').parts?.quotes?.device, 'apart')
  assert.is(designOf('ein dunkles Kellergewölbe, helle Schrift auf Weiß').color.mode, 'light')
  assert.is(designOf('"Later" should look paler').color.chroma, baseDesign.color.chroma)
})

test('a manner of one line, of what is given to something or of a noun in a list is none of the page', () => {
  const sober = designOf('sober')
  for (const brief of [
    'sober, leave out that chatty first line',
    'Sachlich, die Buchhaltung ganz verspielt',
    'sober, something playful for the sums',
  ])
    assert.equal({ ...designOf(brief).type, displayWeight: 0 }, { ...sober.type, displayWeight: 0 }, brief)
  assert.is(designOf('Headline in a big soft serif').type.displayScale > baseDesign.type.displayScale, true)
  assert.equal(designOf('die Zahlen sauber untereinander').parts?.figures, { align: 'end' })
})

test('a face for books is one with serifs, and something narrower in tables a condensed one', () => {
  const book = designOf('Serious, a good book face for the text, tables in something narrower')
  assert.is(book.type.text, 'Source Serif 4')
  assert.is(book.parts?.tables?.face, 'Roboto Condensed')
  assert.is(book.space.marginScale, baseDesign.space.marginScale)
  for (const brief of [
    'calm, a bit bookish',
    'Fließtext in einer Buchschrift',
    'testo in un carattere da libro',
  ])
    assert.is(designOf(brief).type.text, 'Source Serif 4', brief)
})

test('how nearly a measure is meant, where a thing breaks and what sheet it is are no things and no pages', () => {
  assert.is(designOf('a bookish serif at about 10.5pt').type.baseSize, 14)
  assert.is(designOf("don't split a clause over two pages").page.maxPages, null)
  assert.is(designOf('a tile border, one side of A4').decor.motifAt, baseDesign.decor.motifAt)
  assert.is(designOf('tutto su un foglio A4').decor.motif, baseDesign.decor.motif)
  assert.is(designOf('等寬字').type.text, 'JetBrains Mono')
})

test('letters for details are those of the text, and a hand for one thing alone is on that', () => {
  const ticket = designOf('typewriter-ish lettering for the details')
  assert.is(ticket.type.text, 'Courier Prime')
  assert.is(ticket.type.display, baseDesign.type.display)
  const mail = designOf('een handgeschreven letter alleen voor de groet')
  assert.equal([mail.type.display, mail.imagery.images], [baseDesign.type.display, baseDesign.imagery.images])
})

test('soft letters, a plain table and the size of a quote are no look of the page', () => {
  const serif = designOf('a rounded serif')
  assert.equal(designOf('a soft rounded serif').color, serif.color)
  assert.is(
    designOf('Die Tabellen bitte ganz schlicht ohne Farbe, sonst Rot').color.seeds[0] !== '#111111',
    true,
  )
  assert.is(
    designOf('the quote gets a slide to itself, massive').type.displayScale,
    baseDesign.type.displayScale,
  )
  assert.is(designOf('rounded headlines, enormous').type.displayScale > baseDesign.type.displayScale, true)
})

test('what the next clause says a colour is for alone has it, and a small thing to draw is no size of another', () => {
  const says = (words: string): boolean => ['key results', 'apple cake', 'cake'].includes(words)
  const parts = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true }).design.parts
  const results = parts('slate, and a yellow like a highlighter, only on the key results')?.[
    'said:key results'
  ]
  assert.equal([results?.device, results?.tint], ['box', '#f7c91e'])
  assert.is(parts('le gâteau mérite un petit cœur, tout le reste en noir')?.['said:cake'], undefined)
  assert.is(designOf('numery paragrafów na środku, reszta czarna').type.align, baseDesign.type.align)
  assert.is(designOf('no party colours please').type.displayWeight, baseDesign.type.displayWeight)
})

test('a deep sheet is under bright headings, and the night is under what is like it', () => {
  assert.is(designOf('Nästan svart, rubriken i gult och stor').color.mode, 'dark')
  assert.is(designOf('夜の海のような紺に、薄い黄色を一本の線として通してください').color.mode, 'dark')
  assert.is(designOf('winter-night indigo for the cover, white pages').color.mode, 'light')
})

test('a likeness in the spirit of something is one of the page, and a page by its name is no number of pages', () => {
  assert.is.not(designOf('A4, in the spirit of painted canal boats').type.display, baseDesign.type.display)
  assert.is(designOf('heavy old-garage lettering').type.displayWeight, 800)
  assert.is(designOf('peach going into dusty purple').color.seeds.length, 2)
})

test('what one thing is set in, stands in or stands out by is none of the page', () => {
  const plain = baseDesign
  assert.is(designOf('model names in hairline caps').type.displayCase, plain.type.displayCase)
  assert.is(designOf('model names in hairline caps').shape.rules, plain.shape.rules)
  assert.is(designOf('il nome in corsivo molto grande, carta avorio').parts?.names?.italic, true)
  assert.is(designOf('Mostarda e azul, validade em letra miudinha').type.baseSize, plain.type.baseSize)
  assert.is(designOf('the middle plan should pop').color.contrast, plain.color.contrast)
  assert.is(designOf('white, one dark slide for the mission statement').color.mode, 'light')
  assert.is(designOf('la date en gris, conditions minuscules').parts?.smallPrint?.rank, 'last')
  assert.is(designOf('the date as loud as the band').parts?.dates?.device, undefined)
  const field = designOf('het totaalbedrag op een lichtgroen vlak, de rest zwart')
  assert.is(field.color.paper, plain.color.paper)
  assert.is(
    designOf('une colonne grise à gauche pour les dates, titres noirs').color.paper,
    plain.color.paper,
  )
})

test('a hand of one thing, a page in reverse and quotes on another ground are none of the whole', () => {
  assert.is(designOf('papier crème, signature manuscrite, une page').type.display, baseDesign.type.display)
  assert.is(designOf('white, one slide in reverse for the break').page.maxPages, null)
  assert.is.not(designOf('black and white, quotes alone on orange').color.paper, '#e8731f')
  const pass = designOf('lichtblauw papier, schrijfmachineletters voor de details')
  assert.is(pass.type.display, baseDesign.type.display)
})

test('what a colour is like is no manner, in whatever language, and what is barely there is little', () => {
  const plain = designOf('Vitt och mörkblått, namnet i antikva')
  assert.equal(designOf('Vitt och mörkblått som havet, namnet i antikva').type, plain.type)
  assert.is(designOf('fond blanc et rose flamant à peine posé, beaucoup de calme').color.sparing, true)
  assert.is(
    designOf('azulejo blue and white with a tile border, oyster-shell cream behind').color.paper,
    '#f8f3ea',
  )
})

test('what only begins a word, names a thing or says who it is for is no look of the page', () => {
  assert.is(designOf('landscape-shy, so portrait').page.orientation, 'portrait')
  assert.equal(designOf('letters as on the stern of a barge').type, baseDesign.type)
  assert.equal(designOf('large captions for cold hands').color.neutral, baseDesign.color.neutral)
  assert.not.equal(designOf('a flyer for a festive market').type, baseDesign.type)
  assert.equal(designOf('gothic-black text').type.display, baseDesign.type.display)
  assert.equal(designOf('no clip-art apples').color.chroma, baseDesign.color.chroma)
  assert.equal(designOf('the two winters as a table').color.ground, baseDesign.color.ground)
  assert.is(designOf('no kitsch in the photos').imagery.images, baseDesign.imagery.images)
  assert.is(designOf('room for three signatures').space.density, baseDesign.space.density)
  assert.is(designOf('do not drop a single line').shape.rules, baseDesign.shape.rules)
  assert.is(designOf('a sturdy grotesque').type.displayCase, 'none')
})

test('a line of a size is one of words, and a colour that is almost black is a deep one', () => {
  assert.not.ok(designOf('navy ground, one chalk-white line as big as it goes').color.lines)
  const [red] = designOf('ivory paper, cherry red almost black').color.seeds
  assert.ok(Number.parseInt((red ?? '#ff').slice(1, 3), 16) < 0x60, red)
})

test('a face behind the noun of its clause is that of the noun', () => {
  const parts = (brief: string) => heard(brief).design.parts
  assert.equal(parts('cream paper, the dedication handwritten'), { 'said:dedication': { face: 'Caveat' } })
  assert.is(designOf('cream paper, everything handwritten').type.display, 'Caveat')
})

test('no frame is none of the format either', () => {
  for (const brief of ['no frames', 'no borders', 'bez ramek, papier kremowy, tytuł największy', 'unframed'])
    assert.is(designOf(brief).decor.frame, null, brief)
  assert.is(designOf('a thin frame').decor.frame, undefined)
})

test('a thing that the copy names with its colour is no colour of the page', () => {
  const says = (words: string) => words === 'blue gate'
  const { color } = readBrief('rust on cream, the blue gate easy to find', baseDesign, {
    says,
    fresh: true,
  }).design
  assert.equal(color.seeds, ['#b7410e'])
})

test('a part with a colour may be large as well', () => {
  const { parts, type } = designOf('one white headline as large as it will go, navy ground')
  assert.equal([parts?.headings?.color, type.displayScale > 1.3], ['#ffffff', true])
})

test('a band that stands or lies says nothing of how the page does', () => {
  assert.is(designOf('landscape, a vertical wine-red stripe down the left').page.orientation, 'landscape')
  assert.is(
    designOf('Diploma apaisado, una franja vertical vino a la izquierda').page.orientation,
    'landscape',
  )
})

test('a cover that is solid has its colour alone, and white on white is white', () => {
  const { parts, color } = designOf('the cover solid teal, inside white')
  assert.equal([parts?.cover?.fill, color.paper], ['#0f766e', '#ffffff'])
  assert.is(designOf('all white on white, one single blue').color.paper, '#ffffff')
  const shares = designOf('mostly white: thick card, one single blue').color.shares ?? []
  assert.not.ok(shares.some(({ hex, most }) => hex === '#ffffff' && most < 0.5))
})

test('which things are meant says nothing of how they are', () => {
  assert.is(heard('the three small tables kept as tables').design.parts?.tables, undefined)
  assert.equal(heard('small tables').design.parts?.tables, { scale: 0.8 })
})

test('a paper and kinds of other colours are those of the page', () => {
  const { color, parts } = designOf('paper white, tile green and brick pink kept to the margins')
  assert.equal([color.paper, color.seeds.length, parts], ['#ffffff', 2, undefined])
})

test('a size before a place that is only declined is that of its thing, and names of another kind are those', () => {
  const parts = (brief: string) => heard(brief).design.parts
  assert.is(parts('additives tiny at the end')?.['said:additives']?.scale !== undefined, true)
  assert.equal(parts('company names italic'), { 'said:company names': { italic: true } })
})

test('the panel of what a design is like is its face', () => {
  assert.is(designOf('like an old amplifier: brushed dark panel, amber, one teal').color.mode, 'dark')
  assert.is(designOf('white, a dark panel for the totals').color.mode, 'light')
})

test('a colour where something is the case is none of the page, and grey paper is a pale grey', () => {
  assert.equal(designOf('moss green, cherry red where we owe money, cream').color.seeds.length, 1)
  assert.is(designOf('grey paper, bottle green').color.mode, 'light')
  assert.ok((designOf('grey paper, bottle green').color.paper ?? '') > '#c0')
})

test('what is large and quiet is light, and no smaller', () => {
  for (const brief of ['big quiet numerals', 'year and square metres as big quiet numerals'])
    assert.is(readBrief(brief, baseDesign, { fresh: true }).design.parts?.figures?.rank, undefined, brief)
  assert.is(readBrief('quiet numerals', baseDesign, { fresh: true }).design.parts?.figures?.rank, 'last')
})

test('a school of design keeps its faces whatever else the page is to be', () => {
  for (const brief of ['Swiss and strict', 'strict, Swiss, solemn'])
    assert.is(readBrief(brief, baseDesign, { fresh: true }).design.type.display, 'Inter', brief)
})

test.run()
