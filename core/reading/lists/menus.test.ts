import type { Nodes } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

function read(text: string): Reading {
  const document = readDocument(text, new Map(), { add() {} })
  return readCopy(document, {
    needs: ['title', 'sections'],
    takes: ['legend', 'terms'],
    lists: ['items'],
    facts: 'all',
  })
}

function told({ title, parts }: Item): readonly (string | undefined)[] {
  return [title.text, parts.marks?.text, parts.description?.text, parts.price?.text]
}

function dish(line: string): readonly (string | undefined)[] {
  const [item] = read(`# House\n\n## Course\n\n- ${line}\n`).lists.items ?? []
  return item ? told(item) : []
}

test('name, marks, description and price are told apart', () => {
  assert.equal(dish('**Soup** (VG, SG) with sage oil 9,50'), ['Soup', 'VG, SG', 'with sage oil', '9,50'])
  assert.equal(dish('**Rouge**, verre / bouteille 6,00 / 28,00'), [
    'Rouge',
    undefined,
    'verre / bouteille',
    '6,00 / 28,00',
  ])
  assert.equal(dish('**Żurek:** 14 zł / 19 zł (1, 3)'), ['Żurek', '1, 3', undefined, '14 zł / 19 zł'])
  assert.equal(dish('Tea $3'), ['Tea', undefined, undefined, '$3'])
  assert.equal(dish('Board: ham, olives ..... € 14'), ['Board', undefined, 'ham, olives', '€ 14'])
})

test('a sentence over dishes has no price, and words that are one need no dots before them', () => {
  const { lists } = read(
    '# Landing\n\n## Fish\nAsk what the boat brought, we weigh it for you.\nBass, grilled £21\nTurbot (May to July) market price\nCrab £17\n\n## Glass\nCider, glass £4 / jug £1,050\nWater on the house\nAle £5\n',
  )
  assert.equal(
    lists.items?.map(item => [item.title.text, item.parts.description?.text, item.parts.price?.text]),
    [
      ['Bass, grilled', undefined, '£21'],
      ['Turbot (May to July)', undefined, 'market price'],
      ['Crab', undefined, '£17'],
      ['Cider', undefined, 'glass £4 / jug £1,050'],
      ['Water', undefined, 'on the house'],
      ['Ale', undefined, '£5'],
    ],
  )
  assert.equal(dish('Haloumi, gluten free'), ['Haloumi, gluten free', undefined, undefined, undefined])
})

test('two dishes with whole numbers are dishes where the rest of the menu has such prices', () => {
  const { lists } = read(
    '# House\n\n## Pasta\n\nragù 12\nporcini 14\nsalvia 13,50\n\n## Mains\n\nbranzino 19\ntagliata, rucola 21',
  )
  assert.equal(lists.items?.map(({ title, parts }) => [title.text, parts.price?.text]).slice(3), [
    ['branzino', '19'],
    ['tagliata, rucola', '21'],
  ])
})

test('courses for one price name their dishes alone, in their place', () => {
  const { lists } = read(
    '# House\n\n## Starters\n\nLeeks, hazelnuts\nTerrine (+2)\n\n## Mains\n\nSausage, mash\nCod, rice\n\n## Glass\n\nred 4\nwhite 4,50\nhouse 3\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, items.length]),
    [
      ['Starters', 2],
      ['Mains', 2],
      ['Glass', 3],
    ],
  )
})

test('a course of two lines, each led to its price by a dash, is two dishes', () => {
  const course = read(
    '# House\n\n## After\n\nTreacle tart – 7.50\nThree cheeses – 9\n\n## Drinks\n\nHouse cider – 5\nMuscadet – 7 / 31\n',
  )
  assert.equal(
    course.lists.items?.map(({ title, parts }) => [title.text, parts.price?.text]),
    [
      ['Treacle tart', '7.50'],
      ['Three cheeses', '9'],
      ['House cider', '5'],
      ['Muscadet', '7 / 31'],
    ],
  )
  const [wine] = read('# House\n\n## Course\n\nRioja – Reserva 2019\n').lists.items ?? []
  assert.is(wine?.parts.price, undefined)
})

test('a vintage is no price, brackets with words or measures are no marks', () => {
  assert.equal(dish('**Rioja** Reserva 2019'), ['Rioja', undefined, 'Reserva 2019', undefined])
  assert.equal(dish('**Lamb** (for two) with mint 30'), ['Lamb', undefined, '(for two) with mint', '30'])
  assert.equal(dish('Oysters (6 pc) 18.00'), ['Oysters (6 pc)', undefined, undefined, '18.00'])
})

const notations: Readonly<Record<string, string>> = {
  list: '# House\n\n## Food\n\n- Soup 4.50\n- Pie 9.00\n\n## Drinks\n\n- Tea 2.00\n',
  table:
    '# House\n\n## Food\n\n| Dish | Price |\n|---|---|\n| Soup | 4.50 |\n| Pie | 9.00 |\n\n## Drinks\n\n| Dish | Price |\n|---|---|\n| Tea | 2.00 |\n',
  lines: '# House\n\n## Food\n\nSoup .... 4.50\nPie .... 9.00\n\n## Drinks\n\nTea .... 2.00\n',
  'paragraphs in bold':
    '# House\n\n## Food\n\n**Soup:** 4.50\n\n**Pie:** 9.00\n\n## Drinks\n\n**Tea:** 2.00\n',
  'headed dishes':
    '# House\n\n## Food\n\n### Soup\n\n4.50\n\n### Pie\n\n9.00\n\n## Drinks\n\n### Tea\n\n2.00\n',
  records:
    '---\ntitle: House\nsections:\n  - name: Food\n    items: [{name: Soup, price: 4.50}, {name: Pie, price: 9.00}]\n  - name: Drinks\n    items: [{name: Tea, price: 2.00}]\n---\n',
  pairs: '---\ntitle: House\nFood: {Soup: 4.50, Pie: 9.00}\nDrinks:\n  - Tea: 2.00\n---\n',
}

for (const [name, text] of Object.entries(notations)) {
  test(`courses are the same as ${name}`, () => {
    const { lists, roles } = read(text)
    assert.is(roles.title?.text, 'House')
    assert.equal(
      lists.sections?.map(({ title, items }) => [
        title.text,
        items.map(item => `${item.title.text} ${item.parts.price?.text}`),
      ]),
      [
        ['Food', ['Soup 4.50', 'Pie 9.00']],
        ['Drinks', ['Tea 2.00']],
      ],
    )
  })
}

test('the line that explains the marks is the legend', () => {
  const { roles } = read(
    '# House\n\n## Food\n\n- Soup (V) 4.50\n- Pie (GF) 9.00\n\nV vegetarian · GF no gluten\n\nService included.\n',
  )
  assert.is(roles.legend?.text, 'V vegetarian · GF no gluten')
})

test('a feast has no prices', () => {
  const { lists } = read('# Anna & Per\n\n## First\n\nSoup\n\n## Then\n\nVenison\nMushrooms (v)\n')
  assert.equal(
    lists.items?.map(({ title }) => title.text),
    ['Soup', 'Venison', 'Mushrooms'],
  )
})

test('heads of a table that every menu has are not said, heads of several prices are', () => {
  const table = (head: string, row: string): string =>
    `# House\n\n## Food\n\n| ${head} |\n|${'---|'.repeat(head.split('|').length)}\n${`| ${row} |\n`.repeat(2)}`
  const labels = (copy: string): readonly string[] =>
    (read(copy).lists.items ?? [])
      .slice(0, 1)
      .flatMap(({ parts, facts }) =>
        [...Object.values(parts), ...facts].map(({ label }) => label.text).filter(Boolean),
      )
  const plain = table('Dish | Description | Price', 'Soup | with sage | £4.50')
  assert.equal(labels(plain), [])
  assert.equal(
    read(plain).omitted.map(({ text }) => text),
    ['Dish', 'Description', 'Price'],
  )
  assert.equal(labels(table('Wine | Glass | Bottle', 'Rioja | £4.50 | £19.00')), ['Wine', 'Glass', 'Bottle'])
})

test('a menu without any mark has its house, its courses and a dish a line', () => {
  const dishes = ['Olives, 4.50', 'Bread and butter 3', 'Soup of the day – £6.00']
  const names = [
    ['Olives', undefined, undefined, '4.50'],
    ['Bread and butter', undefined, undefined, '3'],
    ['Soup of the day', undefined, undefined, '£6.00'],
  ]
  for (const fields of ['', '---\nlang: en\n---\n']) {
    const bare = read(`${fields}The Blue Door\nBar menu\n${dishes.join('\n')}\n`)
    assert.is(bare.roles.title?.text, 'The Blue Door')
    assert.equal(bare.lists.items?.map(told), names)
    assert.equal(
      bare.lists.sections?.map(({ title }) => title.text),
      ['Bar menu'],
    )
    const courses = read(
      `${fields}The Blue Door\n\nTo begin\n${dishes.join('\n')}\n\nMains\nPie 14.00\nSteak 20.00\n`,
    )
    assert.is(courses.roles.title?.text, 'The Blue Door')
    assert.equal(
      courses.lists.sections?.map(({ title }) => title.text),
      ['To begin', 'Mains'],
    )
    assert.equal(courses.lists.items?.length, 5)
    const short = read(
      `${fields}THE LAMP\nSnacks\nCroquettes 8\nBread, whipped butter 4.5\nOlives 6.5\n\nDrinks\nVermouth 9\nRed 6 / 28\nBeer 4.8\n`,
    )
    assert.equal(
      short.lists.items?.map(({ parts }) => parts.price?.text),
      ['8', '4.5', '6.5', '9', '6 / 28', '4.8'],
    )
    assert.equal(
      short.lists.sections?.map(({ title }) => title.text),
      ['Snacks', 'Drinks'],
    )
  }
})

test('the first line of a paste above its courses is its title', () => {
  const { roles } = read(
    'The Heron\nSupper by the weir\n\nSTARTERS\n\nSoup\t£4\nPie\t£6\n\nMAINS\n\nLamb\t£9\nHake\t£8\n\nSWEETS\n\nFool\t£5\nTart\t£5\n',
  )
  assert.is(roles.title?.text, 'The Heron')
  assert.is(roles.alternativeHeadline?.text, 'Supper by the weir')
})

test('a name in bold over a line, above the courses, is the house and no course', () => {
  const { roles, lists } = read(
    '**OSTERIA DA MIRELLA**\ncucina di lago\n\nANTIPASTI\nMissoltini € 12\nPaté € 11\n\nPRIMI\nRisotto € 17\nRavioli € 15\n\nSECONDI\nLavarello € 19\nBrasato € 20\n',
  )
  assert.is(roles.title?.text, 'OSTERIA DA MIRELLA')
  assert.is(roles.alternativeHeadline?.text, 'cucina di lago')
  assert.equal(
    lists.sections?.map(({ title }) => title.text),
    ['ANTIPASTI', 'PRIMI', 'SECONDI'],
  )
})

test('courses that only a blank line divides have their names, their order and the words below them', () => {
  const { lists, sources } = read(
    `# House

## starters
soup 8
egg 9,50

## mains
beef 19
pike 22

cheese
3 pieces 8 / 5 pieces 11

desserts 8
tart
baba (+2)

lunch
two courses 21
three courses 26

## cakes
tart 4
slice 3,50

whole cakes to order

## wine
red 5
white 4,50

Closed on Sunday.
`,
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, items.length]),
    [
      ['starters', 2],
      ['mains', 2],
      ['cheese', 1],
      ['desserts 8', 2],
      ['lunch', 2],
      ['cakes', 2],
      ['wine', 2],
    ],
  )
  assert.equal(sources.sections?.map(({ lead, rest }) => [lead.length, rest.length]).at(5), [0, 1])
})

test('a table without words over its columns goes on with the dishes above it', () => {
  const { lists } = read(
    '# House\n\n## Buns\n\nplain 2.60\nsweet 3.60\n\n| | |\n|---|---|\n| knot | 3.20 |\n| swirl | 3.80 |\n\n## Tea\n\ngreen 2.50\nblack 2.50\n',
  )
  assert.equal(
    lists.sections?.map(({ items }) => items.length),
    [4, 2],
  )
})

test('a star with a word behind a price commends the dish', () => {
  const { lists } = read('# House\n\n## Grill\n\nもも 180円\n皮 160円\nおまかせ五本盛り 950円 ★おすすめ\n')
  const dish = lists.items?.[2]
  assert.equal(
    [lists.items?.length, dish?.title.text, dish?.parts.price?.text, dish?.parts.description?.text],
    [3, 'おまかせ五本盛り', '950円', '★おすすめ'],
  )
})

test('the courses of a meal for one price keep their place before what is priced, and what it costs whom is told apart', () => {
  const { lists, sources } = read(
    '# Hof\n\n## Das Schlachtfest – so viel ihr mögt\n\nErwachsene 32 · Jugendliche 22 · Kinder 14 · unter 4: nichts\n\n**Zum Anfang**\nMetzelsuppe\nBrot vom Nachbarn\n\n**Aus dem Kessel**\nWellfleisch, Kraut\nLeberwurst\nBlutwurst\n\n## OHNE FLEISCH\nKäsespätzle auf Bestellung, zum selben Preis\n\n## GETRÄNKE\nMost 3,50\nBier 4,20\nWasser 2,80\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, items.length]),
    [
      ['Das Schlachtfest – so viel ihr mögt', 3],
      ['Zum Anfang', 2],
      ['Aus dem Kessel', 3],
      ['OHNE FLEISCH', 0],
      ['GETRÄNKE', 3],
    ],
  )
  assert.equal(
    lists.items?.slice(0, 3).map(({ title, parts }) => [title.text, parts.price?.text]),
    [
      ['Erwachsene', '32'],
      ['Jugendliche', '22'],
      ['Kinder', '14'],
    ],
  )
  assert.is(sources.sections?.[3]?.lead.length, 1)
})

test('names of dishes in bold over what they are made of stay dishes', () => {
  const { lists } = read(
    '# House\n\n## Mains\n\n**Pie**\nwith ale 14.00\n\n**Cod**\nwith chips 15.00\n\n## Glass\n\nred 4.50\nwhite 4.00\n',
  )
  assert.equal(
    lists.sections?.map(({ title }) => title.text),
    ['Mains', 'Glass'],
  )
})

const bare = `THE LOCK HOUSE

BREAD
Sourdough, butter 4
Focaccia 4,5
Rolls 3 p.p.

EEL (April to June, as long as the river gives)
Smoked eel 14
Eel soup 9 (ask first)

FRIED
Whitebait 1/2 6 - whole 11
Squid half 7,50 / full 13
Waffle plain 4 / jam 5 / cream 5,5
* all in rape oil, no nuts

STEWS for two, forty minutes, please wait
Carp stew 15 p.p.
Bean stew 11 p.p.

DRINK
Cider, glass 3 / bottle 14
Beer sm 3 lg 5
Plum juice 3 / Pear juice 3
Water 1 — from the pump
`

test('one dish in several portions has a price for each, and a note behind a bare price says more of its dish', () => {
  const { lists } = read(bare)
  const all = (lists.items ?? []).map(item => told(item))
  const priceOf = (name: string) => all.find(([title]) => title === name)?.[3]
  assert.is(priceOf('Whitebait'), '1/2 6 - whole 11')
  assert.is(priceOf('Squid'), 'half 7,50 / full 13')
  assert.is(priceOf('Waffle'), 'plain 4 / jam 5 / cream 5,5')
  assert.is(priceOf('Cider'), 'glass 3 / bottle 14')
  assert.is(priceOf('Beer'), 'sm 3 lg 5')
  assert.is(priceOf('Rolls'), '3 p.p.')
  assert.equal(
    all.find(([title]) => title === 'Eel soup'),
    ['Eel soup', undefined, '(ask first)', '9'],
  )
  assert.equal(
    all.find(([title]) => title === 'Water'),
    ['Water', undefined, 'from the pump', '1'],
  )
})

test('two dishes in one line are two', () => {
  const names = read(bare).lists.items?.map(({ title, parts }) => `${title.text} ${parts.price?.text}`)
  assert.ok(names?.includes('Plum juice 3') && names.includes('Pear juice 3'), String(names))
})

test('what a course says behind its name in capitals stands below it, and so does one point below its dishes', () => {
  const sections = read(bare).sources.sections ?? []
  const words = (blocks: readonly Nodes[]) => blocks.map(block => plainText(block))
  assert.equal(
    sections.map(({ heading, lead, rest }) => [heading && plainText(heading), ...words([...lead, ...rest])]),
    [
      ['BREAD'],
      ['EEL', '(April to June, as long as the river gives)'],
      ['FRIED', 'all in rape oil, no nuts'],
      ['STEWS', 'for two, forty minutes, please wait'],
      ['DRINK'],
    ],
  )
})

test('courses in scripts without capitals are courses, and short lines with a price are their dishes', () => {
  const { lists } = read(
    '麺処 たに\n\n◎温かい麺\nかけ 420円\n山菜 560円\n\n小皿\n卵 80 / 海苔 90\n漬物 120\n\n飲み物\n麦茶 200\n瓶ビール 小 400 大 600\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, ...items.map(dish => dish.title.text)]),
    [
      ['◎温かい麺', 'かけ', '山菜'],
      ['小皿', '卵', '海苔', '漬物'],
      ['飲み物', '麦茶', '瓶ビール'],
    ],
  )
})

test('portions on lines of their own belong to the dish above them', () => {
  const { lists } = read(
    '# Krug\n\n## Mains\n\nCarp, potatoes € 14,90\nRoast goose with dumplings\nquarter € 16,50\nhalf € 27,00\nSpätzle € 9,80\n',
  )
  assert.equal(
    lists.items?.map(({ title, items }) => [title.text, ...items.map(dish => dish.title.text)]),
    [['Carp, potatoes'], ['Roast goose with dumplings', 'quarter', 'half'], ['Spätzle']],
  )
})

test('a legend with its label is said once, and is the legend', () => {
  const { roles, unplaced } = read(
    '# Krug\n\n## Mains\n\nCarp € 14,90 (F)\nSpätzle € 9,80 (G)\n\n## Sweet\n\nStrudel € 5 (G)\n\nAllergens: F fish, G gluten\nClosed on Mondays\n',
  )
  assert.is(roles.legend?.text, 'F fish, G gluten')
  const left = unplaced.flatMap(({ blocks }) => blocks).map(block => plainText(block))
  assert.not.ok(left.some(text => text.includes('gluten')))
})

test('the first of several portions may stand right behind a colon, and a wide stroke divides them', () => {
  assert.equal(dish('盖碗茶：竹叶青 28 ／ 茉莉花茶 18 ／ 老鹰茶 12'), [
    '盖碗茶',
    undefined,
    undefined,
    '竹叶青 28 ／ 茉莉花茶 18 ／ 老鹰茶 12',
  ])
  assert.equal(dish('Tea: green 4 / jasmine 3'), ['Tea', undefined, undefined, 'green 4 / jasmine 3'])
})

test('small pictures behind a price are marks, and portions in Han need no blank', () => {
  const { lists } = read(
    '# 小馆\n\n## 热菜\n\n宫保鸡丁 36 🌶🌶\n清炒时蔬 22 🌱\n蒜泥白肉 38\n\n## 面\n\n牛肉面 小碗18 大碗24\n葱油面 15\n凉面 12\n',
  )
  assert.equal(lists.items?.map(told), [
    ['宫保鸡丁', '🌶🌶', undefined, '36'],
    ['清炒时蔬', '🌱', undefined, '22'],
    ['蒜泥白肉', undefined, undefined, '38'],
    ['牛肉面', undefined, undefined, '小碗18 大碗24'],
    ['葱油面', undefined, undefined, '15'],
    ['凉面', undefined, undefined, '12'],
  ])
})

test('several dishes in the one line below a name are its course, and sizes in one line are portions', () => {
  const menu =
    '# 小馆\n\n## 热菜\n\n宫保鸡丁 36\n清炒时蔬 22\n\n烤物(每串)\n羊肉 4 | 鸡翅 6 | 豆干 3 | 茄子 12/份\n\n## 喝的\n\n酸梅汤 6\n生啤 12,2杯20\n大麦茶免费\n'
  const { lists } = read(menu)
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, items.length]),
    [
      ['热菜', 2],
      ['烤物(每串)', 4],
      ['喝的', 3],
    ],
  )
  assert.equal(lists.items?.slice(-4).map(told), [
    ['茄子', undefined, undefined, '12/份'],
    ['酸梅汤', undefined, undefined, '6'],
    ['生啤', undefined, undefined, '12,2杯20'],
    ['大麦茶', undefined, undefined, '免费'],
  ])
  const western = read(
    '# House\n\n## Mains\n\nStew 9\nPie 8\n\nSkewers (each)\nBeef 3 | Liver 4 | Prawn 6 | Leek 2\n\n## Sweet\n\nTart 5\nIce 4\n\nFudge\nsmall 2 | medium 3 | large 4 | family 8\n',
  )
  assert.equal(
    western.lists.sections?.map(({ title }) => title.text),
    ['Mains', 'Skewers (each)', 'Sweet'],
  )
})

test('a mark before the name of a dish is its mark, one dish may have two prices, and a star stands behind one', () => {
  assert.equal(dish('(VG) Leek tart 9.50'), ['Leek tart', 'VG', undefined, '9.50'])
  assert.equal(dish('curry - prawn 12 / squash (v) 9'), [
    'curry',
    undefined,
    undefined,
    'prawn 12 / squash (v) 9',
  ])
  const starred = read(
    '小馆人家\n\n面条\n牛肉面 32\n担担面 26 ★推荐\n凉面 22\n\n汤羹\n酸辣汤 18\n蛋花汤 16\n\n饮料\n豆浆 6\n酸梅汤 8\n',
  )
  assert.equal(
    starred.lists.sections?.map(({ title, items }) => `${title.text} ${items.length}`),
    ['面条 3', '汤羹 2', '饮料 2'],
  )
})

test('lines that stand alone over what is priced name the courses of a menu without headings', () => {
  const { lists } = read(
    '# Auberge du Pont\n\nEntrées\n\nTerrine – 9 €\nSoupe – 7 €\nSalade – 8 €\n\nPlats (midi)\n\nTruite aux amandes\n19 €\n\nRôti du jour\n17 €\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => `${title.text} ${items.length}`),
    ['Entrées 3', 'Plats (midi) 2'],
  )
})

test('names of courses in capitals are headings though a blank line parts some from their dishes', () => {
  const { lists } = read(
    'THE BELL\nEgham – since 1911\n\nSTARTERS\n\nPea soup ......... 6.00\nHerring ......... 7.50\n\n\nMAINS\n\nMutton pie   14.00\nLamb shank\nas the ferrymen had it   19.00\nPlaice   17.00\n\n\nSIDES   4.00\nChips • Green beans • Beetroot\n\nPUDDINGS\n\nTrifle .... 6.00\nTreacle tart .... 6.50\n\nBY THE GLASS\nPort 2011 .... 7.00\nMadeira 2015 .... 8.00\n\nBread 2.00\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text.replace(/\s+/g, ' '), items.length]),
    [
      ['STARTERS', 2],
      ['MAINS', 3],
      ['SIDES 4.00', 3],
      ['PUDDINGS', 2],
      ['BY THE GLASS', 2],
    ],
  )
  const shank = lists.items?.find(({ title }) => title.text === 'Lamb shank')
  assert.equal(shank && told(shank), ['Lamb shank', undefined, 'as the ferrymen had it', '19.00'])
})

test('a record with a name and a price is a dish under its own heading, and no title', () => {
  const { lists, roles: taken } = read(
    '---\nrestaurant: Net Loft\nstarters:\n  - { name: Soup, price: 7 }\n  - { name: Eel, price: 9 }\ncatch_of_the_day: { name: Turbot, price: 24, note: while it lasts }\n---\n',
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, ...items.map(item => item.title.text)]),
    [
      ['Starters', 'Soup', 'Eel'],
      ['Catch of the day', 'Turbot'],
    ],
  )
  assert.is(taken.title?.text, 'Net Loft')
})

test('days of names alone stay days where the last stands over a table of prices', () => {
  const day = (name: string, end = ''): string =>
    `${name}\nSuppe mit Klößchen\nEintopf, Brot\nKompott${end}\n\n`
  const { lists } = read(
    `KANTINE AM MARKT\n\n${day('Montag')}${day('Dienstag')}${day('Mittwoch', ' von Oma !!')}Menü\t7,40 €\nSuppe allein\t3,20 €\nKaffee\t1,10 €\n`,
  )
  assert.equal(
    lists.sections?.map(({ title, items }) => `${title.text} ${items.length}`),
    ['Montag 3', 'Dienstag 3', 'Mittwoch 3', ' 3'],
  )
})

test('a price of four figures is no year in records of dishes', () => {
  const copy =
    '---\ntitle: Liman\nrakı:\n  tek: 210\n  büyük: 1450\nşarap:\n  - {isim: Kuntra, fiyat: 320}\n  - {isim: Urla, fiyat: 1700}\n---\n'
  const { lists } = readCopy(readDocument(copy, new Map(), { add() {} }), {
    needs: ['title'],
    lists: ['sections', 'items'],
  })
  assert.equal(
    (lists.items ?? []).map(({ title, parts }) => `${title.text} ${parts.price?.text}`),
    ['Tek 210', 'Büyük 1450', 'Kuntra 320', 'Urla 1700'],
  )
})

test('keys of one letter are what they are in records of dishes, and one that says which price it is is a price', () => {
  const content =
    '---\nsmall: [{n: Samoosas, d: "mince, potato", per: 3, p: 48}, {n: Daltjies, p: 42}]\npots:\n  - {n: Bredie, d: mutton neck, p_half: 115, p_full: 175, hot: 2}\n---\n'
  const { lists } = read(content)
  const [small, pots] = (lists.sections ?? []).map(({ items }) => items)
  assert.equal(
    small?.map(({ title, parts }) => [title.text, parts.price?.text, parts.description?.text]),
    [
      ['Samoosas', '48', 'mince, potato'],
      ['Daltjies', '42', undefined],
    ],
  )
  assert.is(pots?.[0]?.parts.price?.text, '115')
})

test('lines that open a paragraph over dishes name its course, and what is said behind a price in thousands is said of the dish', () => {
  for (const copy of [
    '달빛찻집\n전주, 1998년부터\n\n차\n쌍화차 9,000\n대추차 8,000\n오미자차 7,500 (따뜻하게 / 차갑게)\n황차 8,500 지리산, 두 번 우림\n\n커피\n핸드드립 6,500\n라떼 6,500\n\n떡\n인절미 6,000 조청과 콩가루\n팥빙수 13,000 6월부터 9월까지\n',
    'MOON TEA\n\nTea\nSpruce 9,000\nJujube 8,000\nBerries 7,500 (hot / cold)\nYellow 8,500 steeped twice\n\nCoffee\nDrip 6,500\nLatte 6,500\n\nCakes\nGrilled 6,000 honey and flour\nIce 13,000 June to 9 September\n',
  ]) {
    const { lists } = read(copy)
    assert.equal(
      lists.sections?.map(({ items }) => items.map(({ parts }) => parts.price?.text)),
      [
        ['9,000', '8,000', '7,500', '8,500'],
        ['6,500', '6,500'],
        ['6,000', '13,000'],
      ],
    )
    const said = (lists.items ?? []).flatMap(({ parts }) => parts.description?.text ?? [])
    assert.equal(said.length, 4)
  }
  // Portions of what stands above them are no course.
  const { lists } = read('Eggs\nwith bacon 7\nwith beans 6\n\nToast\nwith jam 3\nwith cheese 4\n')
  assert.not.ok(lists.sections?.some(({ title }) => title.text === 'Eggs'))
})

test('two prices of a set meal in one line are a line each, the second with what goes on in small letters', () => {
  const { lists } = read(
    '# Linde\n\n## Mittag\nSuppe und Hauptgericht 13,90 € · mit Nachspeise 16,50 €\n\n## Vorspeisen\n- Suppe – 6 €\n- Salat – 7 €\n',
  )
  assert.equal(
    lists.sections?.map(({ items }) => items.map(({ title, parts }) => [title.text, parts.price?.text])),
    [
      [
        ['Suppe und Hauptgericht', '13,90 €'],
        ['mit Nachspeise', '16,50 €'],
      ],
      [
        ['Suppe', '6 €'],
        ['Salat', '7 €'],
      ],
    ],
  )
})

test.run()

test('letters behind a price mark the dish, and things that each have a price share a line', () => {
  const { lists } = read(
    'THE MILL\n\nToast\nBeans 6 v/gf\nRarebit 7.5 v\nKipper 9\n\nKids (under 8)\nhalf pie 6, fish + chips 7\n\nextras\nslaw 3 / thick gravy 2 / fried bread 4\n\nDRINKS\nTea 3, flat white 4, lemonade made by Jo (she is 9) 3.5\n\nTO SHARE\nThe lot - for 2, or one cousin 30\nRioja 2019, from the barrel 24\n',
  )
  assert.equal(lists.items?.map(told), [
    ['Beans', 'v/gf', undefined, '6'],
    ['Rarebit', 'v', undefined, '7.5'],
    ['Kipper', undefined, undefined, '9'],
    ['half pie', undefined, undefined, '6'],
    ['fish + chips', undefined, undefined, '7'],
    ['slaw', undefined, undefined, '3'],
    ['thick gravy', undefined, undefined, '2'],
    ['fried bread', undefined, undefined, '4'],
    ['Tea', undefined, undefined, '3'],
    ['flat white', undefined, undefined, '4'],
    ['lemonade made by Jo (she is 9)', undefined, undefined, '3.5'],
    ['The lot', undefined, 'for 2, or one cousin', '30'],
    ['Rioja 2019, from the barrel', undefined, undefined, '24'],
  ])
})

test('a course alone has its name over its dishes, and sizes below a dish are none', () => {
  const { lists } = read('KIOSK\n\nBuns\nPlain 2 v\nSeeded 3 v\nFilled 4\n')
  assert.equal(
    lists.sections?.map(({ title, items }) => [title.text, items.length]),
    [['Buns', 3]],
  )
  const { lists: noted } = read(
    '# House\n\n## Course\nPancake — 4.20\nComplete — 9.80\n\n*Another egg 1.20 · green salad 2.50*\n\n## Glass\nCider — 3.80\nMilk — 2.80\n',
  )
  assert.equal(
    noted.items?.map(({ title }) => title.text),
    ['Pancake', 'Complete', 'Cider', 'Milk'],
  )
  assert.equal(dish('Burger 12, with cheese 13'), ['Burger', undefined, undefined, '12, with cheese 13'])
})
