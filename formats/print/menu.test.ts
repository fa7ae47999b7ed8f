import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pt } from '../../core/theme/page.ts'
import { testCopy } from '../test-copy.test.kit.ts'
import { chosenFor, find, layOut, rectsOn } from './lay-out.test.kit.ts'
import menu from './menu.tsx'

const course = (name: string, count: number) =>
  `## ${name}\n\n${Array.from({ length: count }, (_, at) => `- **${name}dish${at}** (V) with herbs from the garden and a long list of other things ${at + 4},50`).join('\n')}\n\n`
const copy = (counts: readonly number[]) =>
  `# Zur Linde\n\nKüche am Markt\n\n${counts.map((count, at) => course(`Gang${at}`, count)).join('')}---\n\nV vegetarisch\n`

test('R1: prices stand on one edge in each column', async () => {
  const { words } = await layOut(menu, copy([4, 5, 4]))
  const edges = new Set(
    words.filter(({ text }) => /^\d+,50$/.test(text)).map(({ right }) => Math.round(right)),
  )
  assert.is(edges.size, 2)
})

test('R2: a dish stays on one page, and so does a heading with its first dishes', async () => {
  for (const count of [9, 11, 13, 16]) {
    const { words } = await layOut(menu, copy([count, count, count, count]))
    const names = words.filter(({ text }) => /dish\d+$/.test(text))
    const prices = words.filter(({ text }) => /^\d+,50$/.test(text))
    assert.is(names.length, prices.length)
    const at = (word: { page: number; baseline: number }) => `${word.page} ${Math.round(word.baseline)}`
    const priced = new Set(prices.map(at))
    assert.ok(names.every(name => priced.has(at(name))))
    for (let course = 0; course < 4; course += 1) {
      const heading = words.find(({ text }) => text === `Gang${course}`)
      const first = words.find(({ text }) => text === `Gang${course}dish0`)
      assert.is(heading?.page, first?.page)
    }
  }
})

test('R3: names are heavier than descriptions, and nothing is smaller than dim light allows', async () => {
  const { words } = await layOut(menu, copy([3, 3]))
  const name = words.find(({ text }) => text === 'Gang0dish0')
  const description = words.find(({ text }) => text === 'herbs')
  assert.ok(name && description && name.weight > description.weight)
  assert.ok(words.filter(({ text }) => text === 'herbs').every(({ size }) => size >= pt(8.5)))
  assert.ok(words.some(({ text }) => text === 'vegetarisch'))
})

test('the head row of a second table stands above its own dishes', async () => {
  const first = '| Drink | Glass | Bottle |\n|---|--:|--:|\n| Riesling | 6.50 | 28.00 |\n| Port | | 31.00 |\n'
  for (const more of ['', '## Food\n\n- Soup 4.50\n- Bread 2.00\n']) {
    const content = `# Cellar\n\n## To drink\n\n${first}\n| | USD |\n|---|--:|\n| Juice | 3.00 |\n| Water | 1.00 |\n\n${more}`
    const { words } = await layOut(menu, content)
    const lineOf = (text: string) => words.find(word => word.text === text)?.baseline ?? Number.NaN
    assert.ok(lineOf('Glass') < lineOf('Riesling'))
    assert.ok(lineOf('Port') < lineOf('USD') && lineOf('USD') < lineOf('Juice'), more)
    assert.is(words.filter(({ text }) => text === 'Glass').length, 1)
  }
})

test('a short menu is set larger than a long one', async () => {
  const sizeOf = async (counts: readonly number[]) =>
    (await layOut(menu, copy(counts))).words.find(({ text }) => text === 'herbs')?.size ?? 0
  assert.ok((await sizeOf([2, 3])) > (await sizeOf([12, 12])))
})

test('a few dishes are a card in the middle of its page, the same in each output', async () => {
  const few = '# Coffee Cart\n\nOpen till five\n\n## Hot\n\n- Espresso 2.50\n- Filter 3.00\n'
  for (const content of [few, '# Café Morgen\n\nFilter coffee, 3 €\n', '# Tapas\n\n- Olives\n- Bread\n']) {
    const { composition, pages } = await testCopy(menu, { content })
    assert.is(composition.chosen, 'card')
    assert.is(pages, 1)
    assert.is(await chosenFor(menu, content, ['html']), 'card')
  }
  const { words, theme } = await layOut(menu, few)
  const lines = words.map(({ baseline }) => baseline)
  const middle = (Math.min(...lines) + Math.max(...lines)) / 2
  assert.ok(Math.abs(middle / theme.page.height - 0.5) < 0.1)
  assert.is(await chosenFor(menu, copy([4, 5, 4])), 'house front')
})

test('a long menu fills its pages to about the same height, in the order of the copy', async () => {
  const counts = Array.from({ length: 12 }, (_, at) => 7 + (at % 4))
  const { composition } = await testCopy(menu, { content: copy(counts) })
  assert.is(composition.chosen, 'house front')
  const { words, pages, theme } = await layOut(menu, copy(counts))
  assert.ok(pages.frames.length > 1)
  const names = words.filter(({ text }) => /dish\d+$/.test(text)).map(({ text }) => text)
  const wanted = counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, dish) => `Gang${at}dish${dish}`),
  )
  assert.equal(names, wanted)
  for (const [page] of pages.frames.entries()) {
    const lowest = Math.max(...words.filter(word => word.page === page).map(({ baseline }) => baseline))
    assert.ok(lowest > 0.6 * theme.page.height, `page ${page + 1} ends at ${lowest}`)
  }
})

test('a house front: the name leads, the last course stands on a field at the foot, to the edges of the page', async () => {
  for (const brief of ['', 'dark, accent #e0b040', 'A4, accent #ffe14d', 'Letter, accent #111111']) {
    const laid = await layOut(menu, copy([4, 5, 3, 4]), brief)
    const { width, height } = laid.theme.page
    assert.is(laid.pages.frames.length, 1)
    assert.ok(find(laid.words, 'Linde').size >= 3.5 * find(laid.words, 'herbs').size, brief)
    const field = rectsOn(laid, 0).find(
      rect => rect.fill !== undefined && rect.height > 20 && rect.y > height / 2,
    )
    assert.ok(field && field.x === 0 && Math.round(field.width) === Math.round(width), brief)
    assert.ok(field.y + field.height > height - 1)
    assert.ok(find(laid.words, 'Gang3').baseline > field.y && find(laid.words, 'Gang2').baseline < field.y)
  }
})

test('a menu of running text fills its page as a card does', async () => {
  const text = 'The soup changes with the garden and so does the bread that comes with it, every day anew. '
  assert.is(await chosenFor(menu, `# Mill Lane\n\n${text.repeat(5)}\n\n${text.repeat(4)}\n`), 'card')
})

test('a house without a name is known by what it says first, in larger type than its dishes', async () => {
  const text =
    'We bake at five each day. A plain loaf is $6, the seeded one $7, a bag of rolls $5 and the rye $8.\n\nCoffee comes at $3, tea at $2, and a glass of milk at $1. Bring a cup if you can.\n'
  const { words } = await layOut(menu, text)
  const sizeOf = (word: string) => words.find(({ text: own }) => own === word)?.size ?? 0
  assert.ok(sizeOf('bake') > sizeOf('seeded') * 1.3, `${sizeOf('bake')} ${sizeOf('seeded')}`)
})

test('a plain brief keeps a menu without fields of colour', async () => {
  const laid = await layOut(menu, copy([4, 5, 4]), 'plain, save ink')
  assert.is(rectsOn(laid, 0).filter(({ width, height }) => width > 99 && height > 20).length, 0)
})

test('every name and price stands on one edge, in a frame too; a line leads to a price where there is room for one', async () => {
  const rows = (names: readonly string[]) => names.map((name, at) => `- ${name} — ${at + 2},50`).join('\n')
  const full = 'Velouté de potimarron aux châtaignes grillées du pays'
  const laid = await layOut(
    menu,
    `# Chez Anna\n\n## Entrées\n\n${rows(['Soupe', full, 'Terrine', 'Oeuf'])}\n\n## Plats\n\n${rows(['Lieu', 'Joue', 'Risotto', 'Aligot', 'Tarte', 'Daube', 'Truite'])}\n\n## Frites\n\n${rows(['Frites', 'Salade', 'Pain'])}\n\n## Desserts 8\n\n- Coings\n- Baba\n\n## Vins\n\n| | Verre | Bouteille |\n|---|---:|---:|\n| Gaillac | 5 | 24 |\n| Marcillac | 6 | 28 |\n`,
  )
  const lefts = ['Frites', 'Salade', 'Pain'].map(text =>
    Math.round(laid.words.findLast(word => word.text === text)?.x ?? 0),
  )
  assert.is(new Set(lefts).size, 1)
  // The price of a whole course stands at the end of its line, those of a grid under their heads.
  assert.ok(find(laid.words, '8').size < find(laid.words, 'Desserts').size)
  assert.ok(Math.abs(find(laid.words, '24').right - find(laid.words, 'Bouteille').right) < 2)
  assert.ok(Math.abs(find(laid.words, '28').right - find(laid.words, 'Bouteille').right) < 2)
})

test('four prices of a row stand under their heads and on the edge of all others, in a narrow column too', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => `- Meze${at} … ${at + 31}5`).join('\n')
  const table =
    '| | Kadeh | Duble | Küçük | Büyük |\n|---|---|---|---|---|\n| Rakı | 160 | 290 | 950 | 1.750 |'
  for (const courses of [`## Soğuk\n\n${rows}\n\n## Sıcak\n\n${rows.replaceAll('Meze', 'Tava')}\n\n`, '']) {
    const { words } = await layOut(menu, `# Yosun\n\n${courses}## İçki\n\n${table}\n\n- Bira … 75\n`)
    for (const [head, price] of [
      ['Kadeh', '160'],
      ['Büyük', '1.750'],
    ] as const)
      assert.ok(Math.abs(find(words, head).right - find(words, price).right) < 2, head)
    assert.ok(Math.abs(find(words, '1.750').right - find(words, '75').right) < 2)
  }
})

test('what a line at the foot tells beside something else is said once', async () => {
  const { words } = await layOut(
    menu,
    '# 달빛 국수\n\n## 국수\n\n- 멸치국수 6,500원\n- 비빔국수 7,000원\n\n알레르기: 멸치, 밀, 콩, 달걀\n매주 수요일 쉽니다 · 051-555-0126\n',
  )
  assert.is(words.filter(({ text }) => text.startsWith('달걀')).length, 1)
})

test('marks behind a price leave its column, and a dish that the house is known for says so before its name', async () => {
  const content =
    '# The Quay\n\n## Small\n\nOlives ....... 4\nCod cakes ....... 9 (house special)\nSoup ....... 7\n\n## Large (12:00–14:30)\n\nStew ....... 16\nPie ....... 15 (house special)\nRice ....... 12\n'
  const { words } = await layOut(menu, content)
  const [cod, special, price] = ['Cod', 'house', '9'].map(text => find(words, text))
  assert.ok(cod && special && price && special.right <= cod.x && price.x > cod.right)
  assert.ok(
    find(words, 'Stew').weight === cod.weight &&
      (words.find(({ text }) => text.includes('12:00'))?.size ?? 99) < find(words, 'Large').size,
  )
  assert.not.ok(words.some(({ text }) => /\.{3}|\(house/.test(text)))
})

test('a price stands under its own head where others of its row are missing', async () => {
  const drinks =
    '| | Glass | Half | Litre |\n|---|---|---|---|\n| Cider | 3,80 | 7,50 | 11,00 |\n| Perry | 3,20 | 6,10 | – |\n| Milk | | 5,00 | |'
  const { words } = await layOut(menu, `# The Barn\n\n## Drinks\n\n${drinks}\n`)
  const edge = (text: string): number => Math.round(find(words, text).right)
  assert.is(edge('3,20'), edge('3,80'))
  assert.is(edge('6,10'), edge('7,50'))
  assert.is(edge('5,00'), edge('7,50'))
})

test('what is sold at one price is one offer: its price is large, and all of it is set alike', async () => {
  const offer =
    '## Lunch — 14,90\nOne galette of the day\n+ one crêpe with butter\n+ one bowl of cider\n\n*Tuesday to Friday*'
  const mains = '## Mains\n\nLentil stew — 11,00\nBaked leek — 12,50\nRoast carrot — 10,00'
  const { words } = await layOut(
    menu,
    `# The Barn\n\n${mains}\n\n${offer}\n\n${mains.replace('Mains', 'More')}\n`,
  )
  const [galette, cider, price] = ['galette', 'bowl', '14,90'].map(text => find(words, text))
  assert.is(galette?.size, cider?.size)
  assert.is(galette?.weight, cider?.weight)
  assert.ok((price?.size ?? 0) > (cider?.size ?? 0))
  assert.not.ok(words.some(({ text }) => text === '—'))
})

test.run()
