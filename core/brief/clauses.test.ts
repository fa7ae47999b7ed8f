import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign).design
const hues = (brief: string) => designOf(brief).color.forbidHues

test('rather this than that bans the other', () => {
  assert.is(designOf('Rather airy than dense').space.density, 'airy')
  assert.is(hues('Rather than the usual blue, terracotta').length, 1)
  assert.is(designOf('headings smaller than last year').type.displayScale < 1, true)
})

test('bans in other words', () => {
  const [blue] = hues('no blue')
  for (const brief of [
    'allergic to blue',
    'sick of blue',
    'Ban: blue',
    'blue is forbidden',
    "it shouldn't be blue",
  ])
    assert.equal(hues(brief), [blue], brief)
  assert.is(hues('red and yellow are forbidden').length, 2)
  assert.is(designOf('Undo the dark background').color.mode, 'light')
  assert.is(designOf('not that style with a border').shape.rules, 'none')
  assert.is(designOf('no fluff no colour no lines').color.scheme, 'mono')
})

test('one side of a card is no ground of the page, and a weight that is said outranks that of a face', () => {
  const card = 'white front, graphite back with white text, one terracotta accent'
  assert.is(designOf(card).color.mode, 'light')
  assert.is(designOf(card).color.paper, '#ffffff')
  assert.is(designOf('purple and gold, white lettering').color.mode, 'dark')
  assert.is(designOf('rounded bold sans').type.displayWeight, 700)
})

test('what is left out says nothing of moods', () => {
  assert.equal(designOf('leave out the legal stuff'), baseDesign)
})

test('pictures of one kind are not all pictures', () => {
  for (const brief of ['no stock photos', 'no photos of sunsets', 'no sunset pictures'])
    assert.is(designOf(brief).imagery.images, true, brief)
  assert.is(designOf('no photos').imagery.images, false)
})

test('words that only sound like wishes', () => {
  const briefs = [
    'make my email into a real letter',
    'for our jazz night',
    'five lines each slide',
    'the traffic-light',
    'code-heavy slides',
    'the executive summary',
    'stripes round the edge of a mug',
    'a strip, a dinner and a hearing',
    'today has a thin vertical line',
  ]
  for (const brief of briefs) {
    const { shape, page, color, type } = designOf(brief)
    assert.equal(
      [shape, page, color, type],
      [baseDesign.shape, baseDesign.page, baseDesign.color, baseDesign.type],
      brief,
    )
  }
})

test('what a colour of one part is like says nothing of the whole', () => {
  const { parts, ...rest } = designOf('headings in a friendly dark teal')
  assert.match(parts?.headings?.color ?? '', /^#/)
  assert.equal(rest.type, baseDesign.type)
})

test('a wish for letters is for the thing said before them', () => {
  const { parts, type } = designOf('allergens in tiny letters')
  assert.equal(type, baseDesign.type)
  assert.ok((parts?.['said:allergens']?.scale ?? 1) < 1)
})

test('what is replaced goes, and what it is replaced with comes', () => {
  for (const brief of ['replace the red with brick', 'das Rot durch Ziegel ersetzen'])
    assert.equal(designOf(brief).color.seeds, [colorNamed('brick')], brief)
  const { decor } = designOf('replace the gradients with a pattern, big headings')
  assert.is(decor.gradient, false)
  assert.is(decor.pattern, true)
})

test('any bytes are read without an error', () => {
  let state = 11
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
  for (let round = 0; round < 300; round++) {
    const length = Math.floor(next() * 120)
    const bytes = Array.from({ length }, () =>
      String.fromCharCode(Math.floor(next() * (round % 2 ? 0x2fff : 0x7f))),
    )
    readBrief(bytes.join(''), baseDesign)
  }
})

test('What used to be is no wish, and what is supposed to seem so is one', () => {
  assert.is(designOf('We had 40 pages, the board wants fewer').page.maxPages, null)
  assert.equal(designOf('The header was navy; make it graphite').color.seeds, ['#3b3f46'])
  assert.is(designOf('as if it were dark').color.mode, 'dark')
})

test('What is said of one part or thing is not done to the whole', () => {
  const same = (brief: string) => assert.equal(designOf(brief).type, baseDesign.type, brief)
  same('the header can be loud')
  same('equations not in sans')
  const subject = designOf('subject line underlined and bold')
  assert.equal(subject.parts?.['said:subject'], { underline: true, weight: 700 })
  assert.equal(subject.type, baseDesign.type)
  assert.is(designOf('verses in big letters').type.baseSize, baseDesign.type.baseSize)
  assert.is(designOf('grey, bars horizontal, the percentages outside the bars').page.orientation, null)
  assert.is(designOf('8 vouchers per A4 sheet').page.size, null)
})

test('A sheet that has its colour already is printed without one', () => {
  assert.is(designOf("the paper will be yellow so don't print a background").color.paper, '#ffffff')
})

test('The thing whose colours are named behind it is none of them, and a slash divides colours', () => {
  assert.equal(designOf('harbour colours: rust and navy').color.seeds, designOf('rust and navy').color.seeds)
  assert.ok(designOf('black/red/ochre').color.seeds.includes('#c8102e'))
})

test('A bare size of type is in points, and one on another is a leading', () => {
  assert.is(designOf('font size 12').type.baseSize, 16)
  assert.equal([designOf('9 on 12').type.baseSize, designOf('9 on 12').type.leading], [12, 1.333])
})

test('Rounded corners that get somebody fired are square', () => {
  assert.is(designOf('rounded corners = fired').shape.radius, 0)
})

test('One kind of a look is banned without the look', () => {
  const gold = designOf('gold obviously, but NOT glitter gold')
  assert.equal([gold.color.seeds, gold.color.forbidHues], [['#c9a227'], []])
  assert.is(designOf('pastel but not baby shower pastel').color.chroma, designOf('pastel').color.chroma)
})

test('What others have, and what something is compared with, is not wanted', () => {
  assert.equal(designOf('every competitor site is blue, ours has a rust accent').color.seeds, ['#b7410e'])
  assert.equal(designOf('set in something less stiff than Helvetica').type.text, baseDesign.type.text)
  assert.equal(designOf('navy has been done to death, so a dark green').color.seeds, ['#005322'])
  assert.equal(designOf('Honey yellow is too obvious so go with blue').color.seeds, ['#1f62a8'])
})

test('A single page and an exception have no look of the whole', () => {
  assert.is(designOf('dark slides except the last slide which is white').color.mode, 'dark')
  assert.is(designOf('Dark screen for the office wall, charcoal with salmon pink').color.mode, 'dark')
  assert.is(designOf('a dark monitor in the hall').color.mode, 'dark')
  assert.is(designOf('loud; but the financials page has to be calm').space.density, baseDesign.space.density)
  assert.equal(designOf('only the second page in blue').color.seeds, baseDesign.color.seeds)
  assert.is(designOf('no colour except a burgundy rule').color.lines?.hex, '#6d1a36')
})

test('A ban ends where what it is to stand on begins', () => {
  assert.ok(designOf('no text over any photo').imagery.images)
  assert.ok(designOf('print version without pictures').imagery.images)
  assert.ok(designOf('no photos of people').imagery.images)
  assert.not(designOf('no photos please').imagery.images)
})

test('Words of every day are no sizes, faces or parts', () => {
  for (const brief of ['numbers carry the story', 'our love story', 'instagram not email'])
    assert.is(designOf(brief).page.size, null, brief)
  assert.is(designOf('story format').page.size, '9:16')
  assert.is(designOf('times down the left').type.text, baseDesign.type.text)
  assert.is(designOf('room so people can fill by hand').decor.fields, baseDesign.decor.fields)
  assert.is(designOf('a safety yellow stripe at left').decor.gradient, baseDesign.decor.gradient)
  assert.equal(designOf('an infographic on coffee').color, baseDesign.color)
})

test('Legible is a step from what the format has, never a size', () => {
  const deck = { ...baseDesign, type: { ...baseDesign.type, baseSize: 42 } }
  assert.ok(readBrief('text readable', deck).design.type.baseSize > 42)
  assert.equal(designOf('body not smaller than 12pt').type.baseSize, 16)
  assert.equal(readBrief('14 point at least', deck).design.type.baseSize, 42)
})

test('Two colours that nothing is both of are a list, and a black poster is black', () => {
  assert.equal(designOf('yellow black').color.seeds, ['#f7c91e', '#111111'])
  assert.equal(designOf('black poster, one yellow').color.paper, '#111111')
  assert.equal(designOf('white on orange').color.ink, '#ffffff')
  assert.is(designOf('3 metres by 1').page.size, '300x100cm')
})

test('Inflected colours are heard', () => {
  const headings = (brief: string) => designOf(brief).parts?.headings?.color
  assert.is(designOf('Überschriften auf cremefarbenem Papier').color.paper, '#faf6ef')
  assert.is(headings('lichtgroene achtergrond, zalmkleurige titels'), '#fa8072')
  assert.is(headings('Titoli azzurri su fondo crema'), headings('blue headings'))
  assert.is(headings('Títulos azuis sobre fundo creme'), headings('blue headings'))
  assert.is(designOf('ciemnozielony tekst, kremowe tło').color.ink, '#005322')
  assert.is(designOf('Krem zemin üzerine lacivert başlıklar').color.paper, '#faf6ef')
})

test('a colour for one part alone is no accent', () => {
  const { design } = readBrief('department blue #00406b for the title only', baseDesign)
  assert.is(design.parts?.title?.color, '#00406b')
  assert.equal(design.color.seeds, ['#1b1b1f'])
  const lunch = readBrief('red only for lunches', baseDesign).design
  assert.equal([lunch.color.seeds, Object.keys(lunch.parts ?? {})], [['#1b1b1f'], ['said:lunches']])
})

test('a loud or grimy word before a colour is that colour', () => {
  const { type, shape } = readBrief('orange and black on dirty cream', baseDesign).design
  assert.equal([type, shape], [baseDesign.type, baseDesign.shape])
})

test('a length by itself says more of the corners before it', () => {
  const { shape, type } = readBrief('Rounded corners, 8px.', baseDesign).design
  assert.equal([shape.radius, type.baseSize], [8, baseDesign.type.baseSize])
})

test('pale words without a ground are read on the deepest colour', () => {
  const { color } = readBrief('purple and gold, white lettering', baseDesign).design
  assert.equal([color.paper, color.mode, color.ink], ['#5f2f96', 'dark', '#ffffff'])
})

test('words are never set so that they cannot be read', () => {
  const { color } = readBrief("the artist's name in grey on grey", baseDesign).design
  assert.is(color.paper, null)
  assert.is(readBrief('black text on black', baseDesign).design.color.ink === '#111111', false)
})

test('one thing in a manner is that thing, and figures outrank the name of a network', () => {
  assert.is(readBrief('italic for the losses', baseDesign).design.type.displayItalic, false)
  assert.is(readBrief('1080x1350 for Instagram', baseDesign).design.page.size, '1080x1350')
})

test('only the title slide in the dark is no dark deck', () => {
  const { color, parts } = readBrief('Make only the title slide dark.', baseDesign).design
  assert.is(color.mode, 'light')
  assert.is(parts?.cover?.fill, '#1b1b1f')
})

test('what was too much before is not wanted', () => {
  const { design } = readBrief('Our last site was too purple and too startup-y.', baseDesign)
  assert.equal(design, baseDesign)
})

test('words that say why stand with the words that they are said of', () => {
  const { report } = readBrief('sponsors at the foot', baseDesign)
  assert.equal(
    report.ignored.map(({ phrase }) => phrase),
    ['sponsors at the foot'],
  )
})

test('what is said of one thing does not reach the page', () => {
  const looks = (brief: string) => readBrief(brief, baseDesign).design
  assert.equal(looks('cream, dark serif').color.mode, 'light')
  assert.equal(looks('Monospace for times only').type, baseDesign.type)
  assert.equal(looks('a line for each signature').shape, baseDesign.shape)
  assert.equal(looks('source line at the foot in 8pt').type.baseSize, baseDesign.type.baseSize)
  assert.equal(looks('left margin 4 cm').space, baseDesign.space)
  assert.equal(looks('photos without frames').shape, baseDesign.shape)
  assert.equal(looks('tables without a background').decor, baseDesign.decor)
  assert.equal(looks('the rest in small caps').type.displayCase, 'none')
  const cover = looks('a cover with a dark background')
  assert.equal([cover.color.mode, cover.parts?.cover?.fill], ['light', '#1b1b1f'])
})

test('a condition is no wish, and a page is never banned by a list', () => {
  assert.equal(readBrief("landscape if that's better", baseDesign).design.color, baseDesign.color)
  const { page } = readBrief('no shadows, A3 landscape', baseDesign).design
  assert.equal([page.size, page.orientation], ['A3', 'landscape'])
})

test('black with a touch of a colour is a black page, and kraft is paper', () => {
  const { color } = readBrief('black with one flash of signal red', baseDesign).design
  assert.equal([color.paper, color.mode], ['#111111', 'dark'])
  assert.is(readBrief('kraft, dark brown ink', baseDesign).design.color.paper, '#c9a26d')
})

test('a weight is for its thing, and exact whatever its degree', () => {
  const looks = (brief: string) => readBrief(brief, baseDesign).design
  assert.is(looks('very thin type').type.displayWeight, 400)
  assert.equal(looks('bold totals').parts, { 'said:totals': { weight: 700 } })
  assert.equal(looks('bold totals').type, baseDesign.type)
  assert.equal(looks('captions not italic').parts, { captions: { italic: false } })
  assert.is(looks('black border, lilac').color.paper, null)
  assert.is(looks('thin gold frame').decor.motif, 'frame')
})

test('what stands behind a colon begins anew', () => {
  const { design } = readBrief('readable for a beekeeper: 12pt', baseDesign)
  assert.equal([design.type.baseSize, design.parts], [16, undefined])
  assert.equal(readBrief('red but not bloody: a muted raspberry', baseDesign).design.color.forbidHues, [])
})

test('A word that sets something elsewhere is a thing of the copy here', () => {
  for (const brief of [
    'T-04 is the story',
    'wine list, reds on the right and whites on the left',
    "don't mention her age in big letters",
    'nothing should cover her face',
    'not the whole background',
    'move the tables to landscape pages',
    'the old photos sepia',
    'going back to work after kids',
    'the photo fills the top',
    'tidslinje til skiklubben og klubben',
    "c'est vu et revu pour les titres",
  ])
    assert.equal(designOf(brief), baseDesign, brief)
  assert.is(designOf('an og image').page.size, 'open graph')
  assert.is(designOf('OG, dark').page.size, 'open graph')
  assert.is(designOf('landscape, tables in red').page.orientation, 'landscape')
})

test('A colour is for what it is said of', () => {
  const rest = designOf('photo on top, the rest mustard')
  assert.equal(rest.color.seeds, [colorNamed('mustard')])
  assert.is(rest.color.ink, null)
  assert.is(designOf('rest in black').color.ink, '#111111')
  assert.is(designOf('sidebars tinted light grey').color.paper, null)
  assert.is(designOf('turkuaz ve bakır renkli kenarlar').color.chroma, baseDesign.color.chroma)
  assert.is(designOf('çok renkli olsun, gölge olmasın').color.chroma > 1, true)
})

test('Colours that each language has a name of its own for', () => {
  const seeds: Readonly<Record<string, string>> = {
    'nur Neonorange': 'neon orange',
    'bandeau vert canard, sans ombres': 'teal',
    'sfondo bianco, accento tortora, senza ombre': 'taupe',
    'karton-bruin, geen schaduw': 'cardboard brown',
    'duck-egg blue': 'duck egg blue',
    'акцент фісташковий, без тіней': 'pistachio',
    'アクセントは群青色、影なし': 'ultramarine',
    '主色用墨绿色,不要阴影': 'forest green',
  }
  for (const [brief, name] of Object.entries(seeds))
    assert.is(designOf(brief).color.seeds[0], colorNamed(name), brief)
})

test('Without a code nothing is drawn that machines read', () => {
  for (const brief of [
    'No code, we check the number by hand',
    'no codes please',
    'kein QR-Code',
    'no barcode',
  ])
    assert.is(designOf(brief).decor.codes, false, brief)
  assert.is(designOf('the code in bold').decor.codes, baseDesign.decor.codes)
})

test('what is said of one thing alone is none of the page, whether that thing is found or not', () => {
  const heard = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design
  const plain = heard('A4')
  assert.equal(heard('A4. Bold only my own surname').type, plain.type)
  assert.equal(heard('A4. Balance due big and bold').type, plain.type)
  assert.is(heard('My name in a quiet serif at 8 pt').type.baseSize, plain.type.baseSize)
  assert.is(heard('Garamond or similar at 12 pt').type.baseSize, 16)
  assert.equal(heard('A4. No seashells as decoration').decor.ornament, plain.decor.ornament)
  assert.equal(heard('White paper and purple ink for the headings').color.ink, plain.color.ink)
})

test('what only sounds like a word that steers bans nothing', () => {
  const { color } = readBrief('One drop-red, everything else grey', baseDesign, { fresh: true }).design
  assert.ok(color.seeds.includes('#c8102e'))
  const green = readBrief('A big margin for notes, forest green', baseDesign, { fresh: true }).design
  assert.equal(green.color.forbidHues, [])
  const quiet = readBrief('派手な色は使わない。', baseDesign, { fresh: true }).design
  assert.ok(quiet.color.chroma <= 1)
})

test.run()
