import { meaningAbroad } from './color-words.ts'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { distance, toOklch } from '../theme/oklch.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { baseDesign, type ColorDesign } from './design.ts'
import { readBrief } from './read-brief.ts'
import { meaningOf } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { colorNamed } from './words/colors.ts'

const colorOf = (brief: string): ColorDesign => readBrief(brief, baseDesign).design.color
const themeOf = (brief: string) => {
  const { design } = readBrief(brief, baseDesign)
  return resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' }).color
}

/** What a brief asks for: the brand colours in order, the ground, the ink; null is what the theme derives. */
type Asked = readonly [seeds: readonly string[], paper?: string | null, ink?: string | null]

const hexOf = (meaning: Meaning | undefined): string => (meaning && 'hex' in meaning ? meaning.hex : '')

function holds(briefs: Readonly<Record<string, Asked>>): void {
  for (const [brief, [seeds, paper, ink]] of Object.entries(briefs)) {
    const color = colorOf(brief)
    assert.equal(color.seeds, seeds, brief)
    if (paper !== undefined) assert.is(color.paper, paper, brief)
    if (ink !== undefined) assert.is(color.ink, ink, brief)
  }
}

test('a literal outranks the words beside it, which give it its seat', () => {
  holds({
    'off-white with two stripes in our maroon (#6D1A2D) and a bit of navy': [
      ['#6d1a2d', '#14213d'],
      '#faf9f5',
    ],
    'Quietly luxurious: matte black back with copper (#B0703C), front warm white': [
      ['#b0703c'],
      '#fbf8f1',
      '#111111',
    ],
    'deep plum-black (#17101C), one lilac accent #B79CFF, dark mode': [['#b79cff'], '#17101c'],
    'dark terminal look, #0A0F0D with #7CFFB2': [['#7cffb2'], '#0a0f0d'],
    'ein gedecktes Blau (ungefähr #2F4A5E)': [['#2f4a5e']],
    'rouge-orangé (#FF4B1F) et noir sur blanc': [['#ff4b1f'], '#ffffff', '#111111'],
    'white, cool greys, one signal cyan (#00A6C8)': [['#00a6c8', '#7f8890'], '#ffffff'],
    'solid #0B3D91 with one orange detail': [['#e8731f'], '#0b3d91'],
    'cream background, moss green accent #5b6f3a': [['#5b6f3a'], '#faf6ef'],
    'pale sand background, ink text, one rust accent': [['#b7410e'], '#fff3e3', '#1b1b1f'],
    'accent RAL 5002': [['#00387b'], null],
    'our corporate red C8102E and white, facade, defaced, 12345': [['#c8102e'], '#ffffff'],
    'accent hsl(210, 60%, 40%)': [['#2966a3'], null],
    'accent rebeccapurple': [['#663399'], null],
  })
  assert.is(themeOf('our maroon (#6D1A2D) on cream').accent, '#6d1a2d')
})

test('what stands on what, and what is for what', () => {
  holds({
    'ecru paper, indigo ink': [['#2f3b8c'], '#efe6d2', '#2f3b8c'],
    'wine red ink and a touch of olive': [['#6b7a1e'], null, '#6f1d34'],
    'papel crudo, tinta vino tinto y algo de verde olivo': [['#6b7a1e'], '#faf9f5', '#6f1d34'],
    'wine ink on ecru paper': [['#722f37'], '#efe6d2', '#722f37'],
    'burgundy ink on ecru paper': [['#6d1a36'], '#efe6d2', '#6d1a36'],
    'ivory with marigold and a deep peacock': [['#f0a010', '#00515b'], '#faf4e3'],
    'deep bottle green and old gold on it': [['#a98a3a'], '#003122'],
    'teal, mustard, coral on cream': [['#0f766e', '#d4a017', '#ff6f61'], '#faf6ef'],
    'black plus one lichen green': [['#111111', '#70924e'], null],
    'midnight plum #231942 on pale peach, one butter-yellow booking button': [
      ['#231942', '#0b1437', '#f9e8a0'],
      '#fff2ec',
    ],
    'typewriter face on slightly warm white, brick red': [['#9c3d2a'], '#fbf8f1'],
    'lime, turquoise, bubblegum and sunflower in blocks': [
      ['#90be30', '#2ec4b6', '#f78fb8', '#f8c81c'],
      null,
    ],
    'carta crema, arancio bruciato e marrone, con il totale grande': [['#b7410e', '#6f4e37'], '#faf6ef'],
    'Dark screen for the office wall, charcoal with salmon pink': [['#fa8072'], '#36454f'],
    'white ground, cobalt blue headings, coral red only in the numbers': [['#0047ab'], '#ffffff'],
    'black, amber figures, cyan for cold, like a trading terminal': [['#e0982a', '#16a3bf'], '#111111'],
    'tomato red, cream, a touch of brass': [['#d8361f', '#b08d3c'], '#faf6ef'],
    'white on navy': [['#ffffff'], '#14213d', '#ffffff'],
  })
  assert.is(colorOf('dark text on cream').mode, 'light')
  assert.is(colorOf('Noir profond, texte blanc, une seule touche rouge').sparing, true)
  assert.is(colorOf('Serious, with a hint of Wan Chai at night: pages strictly white').mode, 'light')
  assert.is(colorOf('mon nom avec un filet fin bordeaux dessous').lines?.hex, '#6d1a36')
})

test('two words that make one colour', () => {
  const hue = (hex: string | undefined) => toOklch(hex ?? '#000000')
  const [peat] = colorOf('peat brown').seeds
  const [brown] = colorOf('brown').seeds
  assert.ok(hue(peat).l < hue(brown).l && Math.abs(hue(peat).h - hue(brown).h) < 20)
  const [harbour] = colorOf('harbour black-green').seeds
  assert.ok(hue(harbour).l < 0.35 && Math.abs(hue(harbour).h - 160) < 25)
  assert.ok(hue(colorOf('fog grey, red').seeds[1]).c < 0.03)
  assert.equal(colorOf('red, yellow, blue and black').seeds.length, 4)
  assert.is(colorOf('red gold and green').seeds.length, 3)
})

test('things are colours in a list of colours, before their part, and nowhere else', () => {
  holds({
    'turquoise, lagoon and coral': [['#2ec4b6', '#2ab8b8', '#ff6f61']],
    'Letterpress on thick tweed-coloured stock, heather and peat': [['#8f6f9c', '#3f3026'], '#8a7f6a'],
    'colours: peat, lichen and brass': [['#8a9a5b', '#3f3026', '#b08d3c']],
  })
  for (const brief of [
    'please no palm tree sunset',
    'our company is called Green Door',
    'a flyer for Blue Note Records',
    'wine list for a restaurant',
    'bread and honey on the cover',
    'peat bog society',
    'Rose Cottage, bed and breakfast',
    'Olive and Ivory Smith invite you',
    'carrot cake and rye bread',
    'Abendbrot um sieben',
    'one rose-and-castle flourish',
    'we sell tomato, cherry and carrot seeds',
    'volets et paste',
    'brown is too obvious',
  ]) {
    const { seeds, paper, ink } = colorOf(brief)
    assert.equal([seeds, paper, ink], [baseDesign.color.seeds, null, null], brief)
  }
})

test('a ban ends where its clause does', () => {
  const pub = colorOf('not fake Victorian: bottle green, cream')
  assert.equal([pub.seeds, pub.paper, pub.forbidHues], [['#0f4a36'], '#faf6ef', []])
  assert.equal(colorOf('red, green —brown no, everybody has brown—').seeds, ['#c8102e', '#16803c'])
  assert.is(colorOf('nothing cozy or orange').forbidHues.length, 1)
  assert.is(colorOf('kein Blau, sondern Grün').forbidHues.length, 1)
})

test('colours in the languages of the briefs', () => {
  holds({
    'Dunkelblau auf Creme, ein Akzent in Senfgelb': [['#d4a017', '#14213d'], '#faf6ef'],
    'vert foncé et ocre sur papier ivoire': [['#cc7722', '#005322'], '#faf4e3'],
    'azul marino y mostaza, fondo crema': [['#d4a017', '#14213d'], '#faf6ef'],
    'verde oliva e terracotta su crema': [['#6b7a1e', '#c4613f'], '#faf6ef'],
    'bordowy i złoto': [['#c9a227', '#6d1a36']],
    'donkerblauw en oranje op gebroken wit': [['#e8731f', '#082c50'], '#faf9f5'],
    'roxo e areia': [['#6d48b4', '#d8c3a5']],
    'tmavě modrá a zlatá': [['#c9a227', '#082c50']],
    'mörkgrön och guld': [['#c9a227', '#005322']],
    'koyu yeşil ve altın': [['#c9a227', '#005322']],
    'темно-зелений і золотий': [['#c9a227', '#005322']],
    'أخضر زيتوني على ورق أبيض': [['#6b7a1e'], '#ffffff'],
    '番茄红、葱绿、豆腐白': [['#b3122d', '#9caf88'], '#faf9f5'],
    'クリーム色の紙、墨色、朱を一箇所': [['#d6371f'], '#faf6ef', '#1b1b1f'],
    '바탕은 백자색, 글자는 먹색, 주황 하나만': [['#e8731f'], '#faf9f5', '#1b1b1f'],
  })
  assert.equal(colorOf('文庫本のような佇まいの白書、余白の多い').paper, null)
})

test('a colour of lines is on those, and no accent', () => {
  for (const [brief, one] of [
    ['sober, no colour except a thin burgundy rule', true],
    ['un petit filet rouge quelque part', true],
    ['black with one orange bar', true],
    ['small caps, with one thin line under it in oxblood', true],
    ['quiet, ochre lines, wide margins', false],
    ['thin red lines', false],
  ] as const) {
    const { lines, seeds } = colorOf(brief)
    assert.is(lines?.one, one, brief)
    assert.not.ok(seeds.includes(lines?.hex ?? ''), brief)
  }
  assert.equal(colorOf('navy headings, ochre lines').seeds, ['#14213d'])
})

test('a colour for the fine details is sparing: it follows the colours of the page and is not its accent', () => {
  for (const [brief, seeds] of [
    ['navy with gold details', ['#14213d', '#c9a227']],
    ['forest green with brass for the fine details', ['#1f4d3a', '#b08d3c']],
  ] as const)
    assert.equal(readBrief(brief, baseDesign).design.color.seeds, seeds, brief)
})

test('a look right before a colour is said of that colour, and a thing behind it says which one', () => {
  holds({
    'soft pink background': [['#753351'], '#ffdbe8'],
    'electric green accent, dark background': [['#00ed6d']],
    'bold white headline on our deep blue #12355b': [['#ffffff'], '#12355b'],
    'the yellow of an old brass lamp': [['#c59e38']],
    'black serif type on stone grey': [['#111111'], '#949089', '#111111'],
  })
})

test('a pigment is a colour by itself, and so is whatever stands as the one colour', () => {
  holds({
    'Off-white with a big idea, one colour: vermilion.': [['#d6371f'], '#faf9f5'],
    'calm, with carmine': [['#a8123e']],
    'white, gamboge lines': [['#1b1b1f'], '#ffffff'],
    'carta color crosta di pane, marrone scuro': [['#472912'], '#d9b384'],
    'żółto-czarny': [['#f7c91e', '#111111'], null],
    'large dark letters on a pale background, our purple (#5A2D81) and a soft yellow': [
      ['#5a2d81'],
      '#fbeec9',
    ],
    'a dark glaze blue': [['#082c50'], null],
    'Stormy: slate blue, white': [['#45678b'], '#ffffff'],
    'one colour: rhubarb': [['#c4566a']],
    'a single colour, ultramarine': [['#3f2bd6']],
    'one colour only, burnt sienna': [['#8a3a1f']],
  })
})

test('links have a colour that is a touch: in ink they would look bold beside quiet words', () => {
  const { link, text } = themeOf('just a hint of dark green')
  assert.ok(link !== text && toOklch(link).c > 0.05)
})

test('colours that are called after things, in the languages of the briefs', () => {
  holds({
    'kremowy papier, czerń i jeden cynobrowy akcent': [['#d6371f'], '#faf6ef', '#111111'],
    'rojo almagre, amarillo azafrán': [['#9b3d2a', '#f4c430']],
    'Lentegroen en iets van rabarber': [['#16803c', '#c4566a']],
    胡桃木色和米白: [['#603f2a'], '#faf9f5'],
    'титан і білий': [['#8d9196'], '#ffffff'],
    'svart text på benvitt': [['#111111'], '#e3dac9', '#111111'],
    'terra di Siena e bianco calce': [['#b0622c'], '#f4f1e8'],
    '#1B7F9C and sandy tones': [['#1b7f9c', '#d8c3a5']],
    'the reddish brown of laterite soil with one clear blue for the numbers': [['#9a3e2d', '#1f62a8']],
  })
  const [celadon, earth] = colorOf('灰釉のような淡い緑と土の色').seeds
  assert.ok(toOklch(celadon ?? '').l > 0.75 && toOklch(earth ?? '').l < 0.45)
  for (const brief of [
    'a lucky day, happy and windy',
    'no elephants',
    'Fox & Raven, solicitors',
    'matcha and avocado toast',
  ])
    assert.equal(colorOf(brief).forbidHues, [], brief)
})

test('colours in names, on white, of the rest, and without the letters of their language', () => {
  holds({
    'le site de la librairie Les Mots Bleus, fond papier crème, titre en bordeaux': [['#6d1a36'], '#faf6ef'],
    'White paper about zero trust: white, glacier blue': [['#bfe3f2'], '#ffffff'],
    'bleu nuit en fond, chiffres en jaune, le reste en blanc': [['#ffffff'], '#0b1437', '#ffffff'],
    'lacivert basliklar, turuncu sadece uyarilarda': [['#14213d'], null],
    'preto e branco com vermelho cravo apenas nas horas': [['#1b1b1f'], '#ffffff', '#111111'],
  })
  assert.is(
    readBrief('logo in alto al centro, carattere con grazie', baseDesign).design.layout.centered,
    null,
  )
  assert.equal(
    readBrief('プロジェクト名は細いゴシック体', baseDesign).report.assumed.filter(
      ({ phrase }) => phrase === 'プロ',
    ),
    [],
  )
})

test('a colour of two words is that one in the languages of the briefs', () => {
  holds({
    'Ambiance chaude et calme, papier blanc, terre cuite pour les titres': [['#c4613f'], '#ffffff'],
    'Uma coisa solar com fundo branco e laranja queimado nos títulos': [['#b7410e'], '#ffffff'],
    'černá, krémová a cihlově červená': [['#9c3d2a'], '#faf6ef', '#111111'],
    'magenta and buff': [['#c2188f', '#e4cda4']],
    'white and one radiator-y orange': [['#e8731f'], '#ffffff'],
  })
  const { h } = toOklch(colorOf('beetroot purple').seeds[0] ?? '')
  assert.ok(h > 300 && h < 350, `${h}`)
})

test('a family that a later sentence says alone is the colour that was named of it', () => {
  const totalOf = (brief: string) => readBrief(brief, baseDesign).design.parts?.['said:total']?.color
  assert.is(totalOf('White, headings bottle green. The total in green'), '#0f4a36')
  assert.is(totalOf('White, headings bottle green, the total in green'), '#16803c')
  assert.is(
    colorOf('Black page, one acid green line. The button filled green').seeds.includes('#16803c'),
    false,
  )
})

test('words that hang together before a colour say which one, and its ground stays its ground', () => {
  holds({
    'Library-stamp red on pale index-card yellow': [['#c8102e'], '#fbeec9'],
    'milk-crate blue and white': [['#1f62a8'], '#ffffff'],
  })
})

test('of strong colours alone the one that shines is the sheet of what is to be loud', () => {
  const paperOf = (brief: string) => readBrief(brief, baseDesign, { floods: true }).design.color.paper
  assert.is(paperOf('Loud and cheerful: blue, yellow, raspberry'), colorNamed('yellow'))
  assert.is(paperOf('Blue, yellow, raspberry'), null)
  assert.is(readBrief('Leaf green and milk white', baseDesign, { floods: 'deep' }).design.color.mode, 'light')
})

test('of three colours black is the sheet where it comes first or beside a metal', () => {
  const sheetOf = (brief: string) => readBrief(brief, baseDesign, { floods: true }).design.color
  for (const brief of ['negro, bordó y dorado', 'schwarz, weinrot und gold', 'noir, bordeaux et doré']) {
    const { paper, seeds } = sheetOf(brief)
    assert.is(paper, '#111111', brief)
    assert.is(seeds[0], '#c9a227', brief)
    assert.is(seeds.length, 2, brief)
  }
  assert.is(sheetOf('black, pink and yellow').paper, '#111111')
  assert.is(sheetOf('pink, yellow and black').paper, null)
})

test('beside one colour a grey is the sheet', () => {
  const sheetOf = (brief: string) => readBrief(brief, baseDesign, { floods: true }).design.color
  for (const brief of [
    'Cool greys and one leaf green',
    'grey with one single red',
    'Grau und ein einziges Rot',
  ]) {
    const { paper, seeds } = sheetOf(brief)
    const { l, c } = toOklch(paper ?? '#000000')
    assert.ok(l >= 0.83 && c < 0.03, `${brief}: ${paper}`)
    assert.is(seeds.length, 1, brief)
  }
})

test('a sheet that is seen as a whole has the colour that comes first', () => {
  const sheetOf = (brief: string) => readBrief(brief, baseDesign, { floods: true }).design.color
  assert.equal(
    [sheetOf('midnight blue and cream').paper, sheetOf('midnight blue and cream').ink],
    ['#0b1437', '#faf6ef'],
  )
  assert.is(sheetOf('cream and midnight blue').paper, '#faf6ef')
  assert.is(sheetOf('celadon and peat').paper, '#a8c4ae')
})

test('words for many colours bring them, and go before those of other moods', () => {
  holds({
    'calm, warm colours': [['#c4613f', '#d4a017']],
    'pastel, cute': [['#f4c6c3', '#98d8c0', '#b7a8e0', '#f9e8a0']],
    'alegre, con colores de fiesta mexicana': [['#d6189b', '#f28500', '#2ec4b6', '#f7c91e']],
    'sepia and ink tones': [['#6b4a2e', '#c8a47e']],
    'pretty but the prices need to be crystal clear': [['#9f7a9a', '#f4c6c3']],
    'pretty bold': [['#d7261e']],
  })
})

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

test('what has a colour beside it says none itself, and a column has its own', () => {
  for (const [brief, seeds] of [
    ['mudflat browns with a dawn pink sky', ['#f37a84', '#827369']],
    ['Azul-marinho e branco com um fiozinho vermelho', ['#14213d']],
  ] as const)
    assert.equal(designOf(brief).color.seeds, seeds, brief)
  assert.is(designOf('cricket-whites cream with a deep red').color.paper, '#faf6ef')
  for (const brief of [
    'helles Gletscherblau nur als schmale Spalte links, sonst weiß',
    'Narrow pale-grey column on the left, white otherwise',
    'tomato red and ice blue on white',
  ])
    assert.is(designOf(brief).color.paper, '#ffffff', brief)
})

test('almost black is a black in each language, and a deep colour on a screen is its ground', () => {
  for (const brief of [
    'Mörk källare, nästan svart, med rubriken i gult',
    'Der Hintergrund fast schwarz, die Schrift weiß',
    'Lo sfondo quasi nero, il testo bianco',
  ]) {
    const { paper, seeds } = designOf(brief).color
    assert.is([paper, ...seeds].includes('#1b1b1f'), true, brief)
  }
  const board = designOf('Dark navy so it looks good on the TV, aqua for the good numbers')
  assert.is(board.color.mode, 'dark')
  assert.is(designOf('Navy headings, seen on a TV').color.mode, 'light')
})

test('a colour of some words beside an ink, or as pale as paper, is on those words alone', () => {
  for (const [brief, hex] of [
    ['deep green, numbers in pale cream', '#f7f5f1'],
    ['burgundy ink, the number in red', '#c8102e'],
  ] as const)
    assert.is(designOf(brief).color.seeds.includes(hex), false, brief)
})

test('things called for their colours are heard in each language, in a list, and not as parts of other words', () => {
  assert.equal(designOf('celadon and a speckled oatmeal').color.paper, '#e6dbc6')
  assert.is(designOf('olive and a sun-bleached cream').color.seeds.length, 1)
  for (const brief of [
    'Vit bakgrund med siffrorna i korall',
    'Witte achtergrond met krokuspaars en rust',
    'Fond blanc et rose flamant, beaucoup de calme',
    'Sfondo bianco, rosa e nocciola, tutto tranquillo',
    'Fundo branco com avelã e canela, tudo calmo',
  ])
    assert.is(
      designOf(brief).color.seeds.some(seed => toOklch(seed).c > 0.04),
      true,
      brief,
    )
})

test('food that is reserved, slate in a list and a night are colours', () => {
  assert.is(
    designOf('slate headings, one warm coral reserved for the price').color.seeds.includes('#ff6f61'),
    true,
  )
  assert.is(designOf('Pizarra y blanco, cajas redondeadas').color.mode, 'light')
  assert.is(toOklch(designOf('Kvadratisk, nattblå med en tunn linje').color.seeds[0] ?? '').l < 0.35, true)
})

test('the plain names of colours are colours in their languages, whatever else they name', () => {
  for (const [brief, hex] of [
    ['Sobrio, con lo sfondo giallo, i titoli grandi', '#f7c91e'],
    ['Sober, met de achtergrond in wit, de koppen groot', '#ffffff'],
    ['Spokojnie, na białym tle, duże nagłówki', '#ffffff'],
  ] as const)
    assert.is(designOf(brief).color.paper, hex, brief)
  assert.is(designOf('white, coral bars').color.lines, undefined)
  assert.is(designOf('midnight velvet and champagne').color.seeds.length, 2)
  assert.is(designOf('chiffres en orange et en très gros, pages blanches').parts?.figures?.color, '#e8731f')
})

test("a sheet has one colour, and the next behind an and is another's", () => {
  holds({
    'paper white and rust red, bold': [['#8a3324'], '#ffffff'],
    'paper yellow and tomato red, friendly': [['#d8361f'], '#f7c91e'],
  })
})

test('a colour that is said to be dark before brighter ones is what a board stands on', () => {
  const boardOf = (brief: string) =>
    readBrief(brief, baseDesign, { floods: 'deep', fresh: true }).design.color
  const lake = boardOf('dark lake blue with lime and warm orange for what is off target')
  assert.equal([lake.mode, lake.paper === null], ['dark', false])
  assert.is(boardOf('lake blue, lime and warm orange').paper, null)
})

test('a page that is likened to a thing has the colours that are named behind that', () => {
  const { color } = readBrief(
    'A web page that feels like a lamp left on: spruce green dusk, lamplight yellow',
    baseDesign,
  ).design
  assert.equal([color.paper, color.seeds.length], [null, 2])
})

test('things are colours in every language, side by side one of them, and owners of colours none', () => {
  for (const [brief, seeds] of [
    ['بلون خشب الجوز والعاج ولمسة فيروزية', ['#5a3825', '#2ec4b6']],
    ['Castanho de cortiça e branco de cal', ['#a9825c']],
    ['색은 짙은 청록과 주황 딱 두 가지', ['#00958a', '#e8731f']],
    ['palm-leaf straw and black', ['#dcc07c', '#111111']],
    ['Colores de las casas del puerto: óxido, turquesa gastado, mostaza', ['#b7410e', '#90cac2', '#d4a017']],
    ['pewter grey sea and violet', ['#6d48b4', '#868a8d']],
  ] as const)
    assert.equal(colorOf(brief).seeds, seeds, brief)
  const { paper } = colorOf('jako dřevořez: černá, kost a jedna červená')
  assert.is(paper, '#e3dac9')
})

test('what a colour is like, how sharp it is, and flowers that are not wanted are no colours', () => {
  const piano = colorOf('one thin line of felt red like the felt in a piano')
  assert.equal([piano.lines?.hex, piano.seeds.includes('#5d6650')], ['#994b4a', false])
  const { design } = readBrief('a single sharp orange for the button, no orchids', baseDesign)
  assert.equal([design.color.forbidHues, design.shape.radius], [[], baseDesign.shape.radius])
  const contract = readBrief('nothing more than one dark blue for the headings; a serif at 11 pt', baseDesign)
  assert.equal([contract.design.parts?.headings?.color, contract.design.type.baseSize], ['#082c50', 14.67])
})

test('paper is of the colour of the thing right behind it, and Korean turns with a verb', () => {
  assert.is(colorOf('papier koloru wosku').paper, '#e3b04b')
  assert.is(colorOf('Papier in der Farbe von Wachs').paper, '#e8d9a8')
  const { design } = readBrief('둥글둥글한 글씨는 좋지만 이모지는 빼 주세요', baseDesign)
  assert.equal([design.shape.radius > 0, design.decor.icons], [true, false])
})

test('a colour in the reason for a wish is none', () => {
  for (const [brief, seeds] of [
    ["rust, nothing blue just because it's water", ['#b7410e']],
    ['all navy because the tent is yellow', ['#14213d']],
    ['Ocker, nichts Blaues, nur weil es um Wasser geht', ['#cc7722']],
    ['Rost und Creme, denn das Zelt ist grün', ['#b7410e']],
    ["crème et brique, pas de vert parce que c'est une forêt", ['#9c3d2a']],
    ['oker met roest, geen blauw omdat het water is', ['#cc7722', '#b7410e']],
  ] as const)
    assert.equal(colorOf(brief).seeds, seeds, brief)
})

test('a colour that one owner has is not banned where it is wanted as another has it', () => {
  const blue = '#1f62a8'
  for (const brief of [
    'colours like the blue beakers, not the NHS blue',
    'blue and lemon, not the Facebook blue',
    'des bleus comme la faïence, pas le bleu EDF',
  ]) {
    const { seeds, forbidHues } = colorOf(brief)
    assert.equal([seeds.includes(blue), forbidHues], [true, []], brief)
  }
  assert.is.not(colorOf('warm, no Facebook blue').forbidHues.length, 0)
})

test('a green that goes by a thing is one where it stands alone', () => {
  const { parts } = readBrief('sobre, vert feuille juste pour mon nom', baseDesign).design
  assert.is(parts?.names?.color, colorOf('leaf green').seeds[0])
  for (const brief of ['rosso pompieri', 'verde hierba', 'yaprak yeşili', 'bleu piscine'])
    assert.is(colorOf(brief).seeds.length, 1, brief)
  holds({
    'watergroen met geel': [['#8cc7b2', '#f7c91e']],
    '竹青、米白、一点朱红': [['#789262', '#d6371f'], '#faf9f5'],
    '色は墨と、朱を一点だけ': [['#d6371f'], null, '#111111'],
  })
})

test('what is called a colour in so many words is one, and what hangs together names its kind', () => {
  assert.is(colorOf('Lacivert, pirinç rengi detaylar').seeds.includes('#b08d3c'), true)
  assert.equal(colorOf('kolory gliny i szkliwa celadonowego').seeds, ['#b5775a', '#b9c2ab'])
  assert.is(colorOf('纸白底，一点胭脂红').seeds[0], '#a8123e')
  assert.is(colorOf('crushed-pea green').seeds[0], '#6ea346')
})

test('A compound keeps to the hue of the thing before the family, in whatever list that is', () => {
  const hexOf = (word: string) => {
    const meaning = meaningAbroad(word)
    return meaning?.kind === 'color' ? meaning.hex : undefined
  }
  for (const word of ['vejdeblå', 'auberginenblau', 'waidblau']) assert.is.not(hexOf(word), '#1f62a8', word)
  assert.ok(toOklch(hexOf('pflaumenblau') ?? '#000000').l < toOklch('#1f62a8').l, 'deeper than blue')
})

test('Two words for what looks like one colour are one, and two numbers are two', () => {
  assert.equal(colorOf('Friendly, some yellow for sun').seeds, ['#f7c91e'])
  assert.equal(colorOf('#f7c91e and #f8c81c').seeds, ['#f7c91e', '#f8c81c'])
})

test('a landscape gives its colours where a brief names none, and the first words of a sail, a varnish or an island theirs', () => {
  assert.equal(colorOf('quiet and bright, heather in the fog').seeds.slice(0, 2), ['#8f6f9c', '#c3c8ca'])
  const hexOf = (brief: string, lang: string) => readBrief(brief, baseDesign, { lang }).design.color.seeds[0]
  assert.is(hexOf('la couleur des voiles rouge tan', 'fr'), colorNamed('tan red'))
  assert.is(hexOf('Color del barniz del violín', 'es'), '#8a3f1c')
  assert.is(hexOf('Ege mavisi', 'tr'), colorNamed('aegean blue'))
  assert.is(hexOf('rietgroen', 'nl'), colorNamed('reed green'))
  assert.is(hexOf('Sepia, like an old ledger', 'en'), colorNamed('sepia brown'))
  assert.is(hexOf('Karibisch und warm', 'de'), colorNamed('turquoise'))
})

test('a few words are in the language of the copy where they could be of several', () => {
  assert.is(
    readBrief('Verde ulivo.', baseDesign, { lang: 'it' }).design.color.seeds[0],
    colorNamed('olive leaf'),
  )
  assert.is(
    readBrief('Olive green.', baseDesign, { lang: 'it' }).design.color.seeds[0],
    colorOf('Olive green.').seeds[0],
  )
})

test('only behind a list of two colours in Japanese is said of both', () => {
  assert.is(colorOf('静かに、い草の緑を少しだけ使ってください。').seeds[0], colorNamed('rush green'))
  assert.is(colorOf('苔の緑と欄間の藍だけで、静かに。').seeds.length, 2)
})

test('light is light and washed out is lifted, what is electric has the strength of its hue, enamel is deep', () => {
  const near = (brief: string, hex: string, lang = 'en') => {
    const seed = readBrief(brief, baseDesign, { lang }).design.color.seeds[0] ?? '#000000'
    const [one, other] = [toOklch(seed), toOklch(hex)]
    assert.ok(Math.abs(one.l - other.l) < 0.1, `${brief}: ${seed}`)
    assert.ok(Math.abs(one.c - other.c) < 0.07, `${brief}: ${seed}`)
  }
  near('azzurro chiaro per i titoli e per i fondi', '#a9cdf0', 'it')
  near('Светло-голубой, просто и легко читать', '#9cc6ec', 'uk')
  near('a washed-out navy accent', '#4d5a75')
  near('dark fig headlines', '#3a2030')
  near('electric violet', '#8a1cff')
  near('toxic green', '#33e833')
  near('ocre quemado, sencillo', '#9c5510', 'es')
  near('azulejo de esmalte azul, sencillo', '#0c4f9c', 'es')
  near('Falmet blå til hele plakaten', '#7d93b0')
})

test('things of nature give their colours behind a word for colours, in light, and with a hue of their own, and never as what is sold', () => {
  const named = (...names: readonly string[]): string[] => names.map(name => meaningOf(name)).map(hexOf)
  const gives: Readonly<Record<string, readonly [lang: string, names: readonly string[]]>> = {
    'ألوان الرمل والنخيل، بسيط': ['ar', ['palm', 'sand']],
    'Farben wie Salat und Apfel, ruhig': ['de', ['salad', 'red apple']],
    'couleurs de pomme et de salade, gai': ['fr', ['red apple', 'salad']],
    'Kolory jęczmienia i kory, spokojnie': ['pl', ['barley', 'bark']],
    'tumma, hiilloksen hehkua, paksu': ['fi', ['ember']],
    'Roșu și galben, simplu': ['ro', ['red', 'yellow']],
    'Fekete és türkiz, egyszerű': ['hu', ['turquoise', 'black']],
    'Plain, one hot colour from a sunset': ['en', ['sunset']],
    'Plain: mustard and navy wool': ['en', ['mustard', 'navy']],
    'Prostě, zlatá a sametově červená': ['cs', ['gold', 'red']],
  }
  for (const [brief, [lang, names]] of Object.entries(gives))
    assert.equal(readBrief(brief, baseDesign, { lang }).design.color.seeds, named(...names), brief)
  assert.is(colorOf('Lake blue at dusk, plain').seeds.length, 1)
  const plain = readBrief('Plain please.', baseDesign).design.color.seeds
  assert.equal(colorOf('Wood, stone and water are what we work with. Plain please.').seeds, plain)
})

test('what is to be mostly white has a white sheet, in other languages too, and not where that is too much', () => {
  for (const brief of ['Honig und Rot, viel Weiß', 'miel y rojo, mucho blanco', 'röd och gul, mycket vitt'])
    assert.is(readBrief(brief, baseDesign, { floods: true }).design.color.paper, '#ffffff', brief)
  assert.is(colorOf('red and yellow, not too much white').paper, null)
})

test('one ink in black on a quiet page is that of its words and no field', () => {
  for (const brief of ['조용하게, 여백 많이. 먹색 하나.', 'Quiet and airy, only black.'])
    assert.is(readBrief(brief, baseDesign).design.decor.fields, false, brief)
  assert.is.not(readBrief('Loud, black and yellow.', baseDesign).design.decor.fields, false)
})

test('colours that face each other are two, in each language, and a manner before two things is theirs', () => {
  holds({
    'A ticket, cornflower blue against brick red': [['#6495ed', '#9c3d2a']],
    'bleu bleuet contre rouge à carreaux, drôle': [['#6495ed', '#c8102e']],
    'Earthy celadon and clay': [['#b5775a', '#a8c4ae']],
  })
})

test('a woman who is called as a colour is none, and a colour is of the thing in its word', () => {
  const { seeds, paper, scheme } = colorOf('Kupfer, Rahm, Holzdunkel. 1918 mit der Rosa, 1976 mit dem Brand')
  assert.is(seeds.length, 2, seeds.join())
  assert.equal([paper, scheme], [colorNamed('cream'), 'mono'])
  const near = (brief: string, hex: string): void => {
    const [seed = '#ffffff'] = colorOf(brief).seeds
    assert.ok(distance(seed, hex) < 0.1, `${brief}: ${seed}`)
  }
  near('Kernölgrün', '#3b4a1e')
  near('pumpkin-seed-oil green', '#3b4a1e')
  near('das Blau von der Eichelhäherfeder', '#2f6db0')
  near("the blue of a jay's feather", '#2f6db0')
  near('the green of old copper roofs', '#5a9a84')
  near('rouge sang de bœuf', colorNamed('oxblood'))
})

test.run()
