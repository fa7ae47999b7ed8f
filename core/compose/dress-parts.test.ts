import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom } from '../brief/design.ts'
import { readDocument } from '../source/read-document.ts'
import { createReport } from '../message.ts'
import { readCopy } from '../reading/read-copy.ts'
import { contrast } from '../theme/contrast.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { dressParts, measureDressed } from './dress-parts.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { element } from './element.test.kit.ts'
import type { Sheet } from './sheet.ts'
import { type Element, textOf } from './tree.ts'

const reading = readCopy(
  readDocument('# Fair\n\nSeat: 14\n\nthanks\nbank: Northgate, sort 00\n', new Map(), createReport()),
  {
    single: [],
    lists: [],
  } as never,
)

function dressed(parts: NonNullable<typeof baseDesign.parts>, ...children: Element[]) {
  return dressedOf(reading, parts, ...children)
}

function dressedOf(
  read: typeof reading,
  parts: NonNullable<typeof baseDesign.parts>,
  ...children: Element[]
) {
  const design = designFrom({ parts })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const root: Element = { type: 'element', tagName: 'main', properties: {}, style: {}, children }
  const sheet: Sheet = { name: 'body', size: page, margin: 0, background: '#ffffff', root }
  const result = dressParts([sheet], theme, read)
  return {
    ...result,
    before: [sheet],
    styles: result.sheets[0]?.root.children.map(child => (child as Element).style),
  }
}

test('without a part the sheets are returned as they are', () => {
  const design = baseDesign
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const sheets: Sheet[] = [
    { name: 'a', size: page, margin: 0, background: '#ffffff', root: element('p', 'a') },
  ]
  assert.is(dressParts(sheets, theme, reading).sheets, sheets)
})

test('parts are dressed and nothing beside them', () => {
  const { styles, absent } = dressed(
    { captions: { italic: true }, headings: { color: '#14213d' }, prices: { weight: 700 } },
    element('h2', 'Prices'),
    element('figcaption', 'A fair'),
    element('p', '€ 12.50'),
    element('p', 'Nothing of the kind'),
  )
  assert.is(styles?.[0]?.color, '#14213d')
  assert.is(styles?.[1]?.italic, true)
  assert.is(styles?.[2]?.weight, 700)
  assert.equal(styles?.[3], {})
  assert.equal(absent, [])
})

test('what is to be seen first is broken in no column of a grid', () => {
  const word = element('p', '£ 1250000000')
  const inGrid = (columns: number): Element => ({
    ...{ type: 'element', tagName: 'div', properties: {}, style: { display: 'grid', columns } },
    children: [word],
  })
  const sizeIn = (columns: number): number => {
    const [grid] = dressed({ prices: { rank: 'first' } }, inGrid(columns)).sheets[0]?.root.children ?? []
    return ((grid as Element).children[0] as Element).style.size ?? 0
  }
  assert.ok(sizeIn(8) < sizeIn(1), `${sizeIn(8)} ${sizeIn(1)}`)
  assert.ok(sizeIn(8) * 10 * 0.5 < 794 / 8)
})

test('figures in a colour are those of tables too, and larger ones are not', () => {
  const figures = ['1,284', '−3.5 %', '£48', '12 km', '14 min 20 s', '11 a year', '3 kWh/day']
  const cells = [...figures, 'Old Port', '3 May fair'].map(text => element('td', text))
  const colored = dressed({ figures: { color: '#1d4ed8' } }, ...cells).styles?.map(style => style.color)
  assert.equal(colored, [...figures.map(() => '#1d4ed8'), undefined, undefined])
  const grown = dressed({ figures: { color: '#1d4ed8', scale: 2 } }, ...cells)
  assert.equal(grown.absent, ['figures'])
})

test('a number that a brief ranks has the colour of numbers, and in large type as it was asked for', () => {
  const orange = '#f26a1b'
  const large = { ...element('p', '31%'), style: { size: 90 } }
  const parts: NonNullable<typeof baseDesign.parts> = {
    figures: { color: orange },
    'said:31': { rank: 'first' },
  }
  const read = readCopy(readDocument('# Cold\n\n31%\n\n£48\n', new Map(), createReport()), {
    single: [],
    lists: [],
  } as never)
  const { styles } = dressedOf(read, parts, large, element('td', '£48'))
  assert.is(styles?.[0]?.color, orange)
  assert.ok(styles?.[1]?.color !== orange && styles?.[1]?.color !== undefined)
})

test('a heading that begins with a ranked thing has its rank', () => {
  const { absent } = dressed(
    { 'said:14': { rank: 'first' } },
    element('h2', '14 litres'),
    element('h2', 'Seats 14'),
  )
  assert.equal(absent, [])
})

test('a ranked state has its colour in cells, and a word ranks no heading that only begins with it', () => {
  const cell = dressed(
    { 'said:critical': { rank: 'second' } },
    element('td', 'Critical'),
    element('td', 'OK'),
  )
  const { r = 0, b = 0 } = /^#(?<r>..)..(?<b>..)$/.exec(cell.styles?.[0]?.color ?? '')?.groups ?? {}
  assert.ok(parseInt(`${r}`, 16) > parseInt(`${b}`, 16))
  assert.is(cell.styles?.[1]?.color, undefined)
  const heading = dressed({ 'said:stock': { rank: 'second' } }, element('h2', 'Stock cover'))
  assert.equal(heading.absent, ['said:stock'])
})

test('a colour that is not read on its ground is moved, and said', () => {
  const { styles, moved } = dressed({ headings: { color: '#f7e14b' } }, element('h2', 'Prices'))
  assert.ok(contrast(styles?.[0]?.color ?? '#ffffff', '#ffffff') >= 4.5)
  assert.is(moved[0]?.part, 'headings')
})

test('a piece is measured in the size that the brief gives its parts', () => {
  const design = designFrom({ parts: { dates: { rank: 'second' } } })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const sizesIn = (one: Element): number => one.style.size ?? Math.max(0, ...inner(one).map(sizesIn))
  const inner = ({ children }: Element): Element[] => children.filter(child => child.type === 'element')
  const asItIs = {
    piece: (piece: Child) => ({
      ...{ lines: 1, widest: 0, overflow: 0 },
      height: Math.max(
        0,
        ...toNodes(piece).flatMap(node => (node.type === 'element' ? [sizesIn(node)] : [])),
      ),
    }),
    pages: () => [1],
  }
  const day = element('p', '3 May 2026', { part: 'date', style: { size: theme.type.base } })
  const measured = measureDressed(asItIs, theme, reading)
  assert.ok(measured.piece(day, 200).height > theme.type.base)
  assert.is(measured.piece(element('p', 'a word'), 200).height, 0)
})

test('parts that are not there are named', () => {
  const { absent } = dressed({ captions: { italic: true }, 'said:gate': { scale: 2 } }, element('p', 'a'))
  assert.equal(absent, ['captions', 'said:gate'])
})

test('a part in a part of its kind grows once', () => {
  const year = element('p', '1781', { style: { size: 40 } })
  const inner = { ...year, part: 'date' }
  const { sheets } = dressed(
    { dates: { scale: 1.25 } },
    { ...element('div', ''), part: 'event-date', children: [inner] },
  )
  const box = sheets[0]?.root.children[0] as Element
  assert.is((box.children[0] as Element).style.size, 50)
})

test('the words themselves are found', () => {
  const { styles } = dressed({ 'said:open': { scale: 2 } }, element('p', 'OPEN'), element('p', 'we open'))
  assert.ok((styles?.[0]?.size ?? 0) > 20)
  assert.equal(styles?.[1], {})
})

test('what a brief ranks stands out of its line, and no more than there is room for in many', () => {
  const bank = element('p', 'thanks\nbank: Northgate, sort 00', {})
  const { sheets } = dressed({ 'said:bank': { rank: 'second' } }, bank)
  const [before, own] = (sheets[0]?.root.children ?? []) as Element[]
  assert.is(before?.style.size, undefined)
  assert.is(textOf(own as Element), 'bank: Northgate, sort 00')
  assert.ok((own?.style.size ?? 0) >= baseDesign.type.baseSize * 1.25 && own?.style.background)
  const many = ['1 May 2026', '2 May 2026', '3 May 2026', '4 May 2026', '5 May 2026'].map(day =>
    element('p', day),
  )
  const sizes = dressed({ dates: { rank: 'second' } }, ...many).styles?.map(style => style.size)
  assert.ok(sizes?.every(size => size !== undefined && size < baseDesign.type.baseSize * 1.4))
})

test('a ranked year is that of its own entry, marked among the others, and none of a range or a sentence', () => {
  const years = ['1925', '1934', '2025'].map(year => element('p', year))
  const lines = ['Kraków — 1925–2025', 'A cake at the price of 2025', 'Since 1925 and till 2025.']
  const { styles, sheets } = dressed(
    { 'said:2025': { rank: 'second' }, dates: { rank: 'second' } },
    ...years.map(year => ({ ...year, part: 'event-date' })),
    ...lines.map(line => element('p', line)),
  )
  const inner = (sheets[0]?.root.children ?? []).map(child => (child as Element).children[0] as Element)
  const isMarked = inner.map(({ style }) => style?.background !== undefined)
  assert.equal(isMarked, [false, false, true, false, false, false])
  assert.equal(
    styles?.slice(3).map(({ size }) => size),
    [undefined, undefined, undefined],
  )
})

test('what is ranked last is small', () => {
  const { styles } = dressed({ prices: { rank: 'last' } }, element('p', '£12'))
  assert.ok((styles?.[0]?.size ?? 99) < baseDesign.type.baseSize)
})

test('what is to be seen first is larger than any title, the shorter the larger', () => {
  const title = element('h1', 'The Fair of the Year', { style: { size: 40 } })
  const sized = (words: string) =>
    dressed({ [`said:${words}` as const]: { rank: 'first' as const } }, title, element('p', words))
      .styles?.[1]?.size ?? 0
  assert.ok(sized('14') > 90)
  assert.ok(sized('thanks') > 60 && sized('thanks') < 70)
  assert.ok(sized('thanks to all of you') > 40)
})

test('words that are to have a face of their own have it among others', () => {
  const line = element('p', 'thanks ☕ Wi-Fi: fair87')
  const [sheet] = dressed({ 'said:thanks': { face: 'Caveat' } }, line).sheets as readonly [Sheet]
  const [words, rest] = (sheet.root.children[0] as Element).children
  assert.is((words as Element).style.family, 'Caveat')
  assert.equal(rest, { type: 'text', value: ' ☕ Wi-Fi: fair87' })
})

test('capitals are not set in a script', () => {
  const face = (words: string) =>
    dressed({ [`said:${words.toLowerCase()}` as const]: { face: 'Great Vibes' } }, element('p', words))
      .styles?.[0]
  assert.is(face('thanks')?.family, 'Great Vibes')
  assert.equal([face('THANKS')?.family, face('THANKS')?.italic], [undefined, true])
})

test('a price has its colour among other words where none stands alone', () => {
  const copy = readCopy(readDocument('# Buns\n\nSix for £5.40\n', new Map(), createReport()), {
    single: [],
    lists: [],
  } as never)
  const inked = () => {
    const design = designFrom({ parts: { prices: { color: '#c8102e' }, 'said:price': { color: '#c8102e' } } })
    const page = resolvePage([], design)
    const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
    const line = element('p', 'Six for £5.40')
    const root: Element = { type: 'element', tagName: 'main', properties: {}, style: {}, children: [line] }
    const result = dressParts(
      [{ name: 'body', size: page, margin: 0, background: '#ffffff', root }],
      theme,
      copy,
    )
    return { absent: result.absent, text: JSON.stringify(result.sheets[0]?.root) }
  }
  const { absent, text } = inked()
  assert.equal(absent, [])
  assert.match(text, /"color":"#c8102e"[^}]*\}[^[]*\[\{"type":"text","value":"£5\.40"/)
})

test('a title that is to be large stays small where the foot of a page tells it again', () => {
  const design = designFrom({ parts: { 'said:fair': { rank: 'first' } } })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const root = element('main', '', { children: [element('h1', 'Fair', { style: { size: 30 } })] })
  const footer = element('div', '', { part: 'page-foot', children: [element('span', 'Fair')] })
  const sheet: Sheet = { name: 'body', size: page, margin: 0, background: '#ffffff', root, footer }
  const [dressedSheet] = dressParts([sheet], theme, reading).sheets
  assert.is(dressedSheet?.footer, footer)
  assert.not.equal(dressedSheet?.root, root)
})

test('what is to be large in a box of a given width grows until its longest word fills that, in any script', () => {
  const sizeIn = (words: string, width?: number): number => {
    const inside = element('p', words)
    const box = element('div', '', {
      style: { ...(width && { width }), padding: [4, 10] },
      children: [inside],
    })
    const key = `said:${words.toLowerCase()}` as const
    const { sheets } = dressed({ [key]: { rank: 'first' } }, box)
    return Number(/"size":([\d.]+)/.exec(JSON.stringify(sheets[0]?.root))?.[1])
  }
  const free = sizeIn('Geschäftsführung')
  const held = sizeIn('Geschäftsführung', 220)
  assert.ok(held < free && held * 16 * 0.5 <= 200, `${held} of ${free}`)
  assert.ok(held >= baseDesign.type.baseSize, String(held))
  assert.is(sizeIn('Fair', 600), sizeIn('Fair'))
})

test('words in a sentence grow no larger than its lines hold', () => {
  const said =
    'Noise at the kerb fell by a good deal in the course of the nine months that we counted, which is by '
  const strong = element('strong', '£ 400')
  const sentence = element('p', said, {
    children: [{ type: 'text', value: said }, strong, { type: 'text', value: ', and that is a lot.' }],
  })
  const line = element('p', 'It is ', { children: [{ type: 'text', value: 'It is ' }, strong] })
  const sizes = [sentence, line].map(one => {
    const [made] = dressed({ prices: { rank: 'first' } }, one).sheets[0]?.root.children ?? []
    return ((made as Element).children[1] as Element).style.size ?? 0
  })
  assert.ok((sizes[0] ?? 0) < (sizes[1] ?? 0), sizes.join())
})

test('what is to be seen first and is only said in a sentence has a line of its own there, once', () => {
  const sentence = 'Level 3. 9,400 logged hours on rope, and no accident in all that time, not one.'
  const own = readCopy(readDocument(`# Rigger\n\n${sentence}\n`, new Map(), createReport()), {
    single: [],
    lists: [],
  } as never)
  const parts = { 'said:9,400': { rank: 'first' } } as const
  const { sheets } = dressedOf(
    own,
    parts,
    element('h1', 'Rigger'),
    element('p', sentence),
    element('p', sentence),
  )
  const texts = sheets[0]?.root.children.map(child => textOf(child))
  const [before, after] = sentence.split(' 9,400 ')
  assert.equal(texts, ['Rigger', before, '9,400', after, sentence])
  const [title, , figure] = (sheets[0]?.root.children ?? []) as Element[]
  assert.ok((figure?.style.size ?? 0) > (title?.style.size ?? 0) && (figure?.style.size ?? 0) > 32)
})

test('a colour for one thing is on no short figure elsewhere, and on no sentence that has the word', () => {
  const copy = readCopy(
    readDocument(
      '# Pumps\n\nline 4 stopped and we counted what the faults cost us in a year of patient watching, and wrote it down for whoever comes next.\n\n| Measure | Then | Now |\n|---|---|---|\n| stops | 9 | 4 |\n| faults, physical | 30 | 12 |\n',
      new Map(),
      createReport(),
    ),
    { single: [], lists: [] } as never,
  )
  const long = element(
    'p',
    'line 4 stopped and we counted what the faults cost us in a year of patient watching, and wrote it down for whoever comes next.',
  )
  const ink = (parts: NonNullable<typeof baseDesign.parts>, ...children: Element[]) =>
    JSON.stringify(dressedOf(copy, parts, ...children).sheets[0]?.root)
  assert.not.match(ink({ 'said:now': { color: '#c8102e' } }, long), /#c8102e/)
  assert.not.match(ink({ 'said:faults': { color: '#c8102e' } }, long), /#c8102e/)
  assert.match(ink({ 'said:faults': { color: '#c8102e' } }, element('p', 'faults, physical')), /#c8102e/)
})

test('what is to be seen and has no room to be larger than its like is marked among them', () => {
  const entry = (words: string) =>
    element('div', [element('p', words, { style: { size: 40 } })], { style: { width: 90 } })
  const heading = element('h1', 'Year', { style: { size: 90 } })
  const read = readCopy(readDocument('# Year\n\nSurvey\n\nReopening\n', new Map(), createReport()), {
    single: [],
    lists: [],
  } as never)
  const { sheets } = dressedOf(
    read,
    { 'said:reopening': { rank: 'second' } },
    ...[heading, entry('Survey'), entry('Reopening')],
  )
  const marks = (sheets[0]?.root.children ?? []).map(child => JSON.stringify(child).includes('"background"'))
  assert.equal(marks, [false, false, true])
})

test('a section whose heading is to be seen stands in a field of its own', () => {
  const wet = readCopy(
    readDocument('# Flats\n\n## Bins\n\nThursday\n\n## Water\n\nOff on Monday\n', new Map(), createReport()),
    { single: [], lists: [] } as never,
  )
  const { sheets, absent } = dressedOf(
    wet,
    { 'said:water': { rank: 'second' } },
    element('h2', 'Bins'),
    element('p', 'Thursday'),
    element('h2', 'Water'),
    element('p', 'Off on Monday'),
  )
  const [box] = (sheets[0]?.root.children ?? []).filter(child => (child as Element).style.background)
  assert.equal(absent, [])
  assert.match(textOf(box as Element), 'Off on Monday')
  assert.not.match(textOf(box as Element), 'Thursday')
})

test('of links the one that a name opens is to be seen, and none that mentions it', () => {
  const site = readCopy(
    readDocument('# Kiln\n\nWorkshop in May\n\nWay to the workshop\n', new Map(), createReport()),
    { single: [], lists: [] } as never,
  )
  const { styles } = dressedOf(
    site,
    { 'said:workshop': { rank: 'first' } },
    element('a', 'Workshop in May'),
    element('a', 'Way to the workshop'),
  )
  assert.is(styles?.[1]?.size, undefined)
})

test('each section that goes by a name has its box', () => {
  const lines = ['Tools', 'A spade', 'Seed', 'Rye', 'Tools', 'A rake']
  const { sheets } = dressed(
    { 'said:tools': { device: 'box', extent: 'section' } },
    ...lines.map((line, at) => element(at % 2 === 0 ? 'h2' : 'p', line)),
  )
  assert.equal(
    sheets[0]?.root.children.map(child => textOf(child as Element)),
    ['ToolsA spade', 'Seed', 'Rye', 'ToolsA rake'],
  )
})

test('a ranked value in a column stands in few lines, and a name beside a sum that has grown on its line', () => {
  const sizeIn = (columns: number): number => {
    const value = element('p', '38 kg of bread thrown away each day')
    const { sheets } = dressed(
      { 'said:38 kg of bread thrown away each day': { rank: 'first' } },
      element('div', [value], { style: { display: 'grid', columns } }),
    )
    const [grid] = sheets[0]?.root.children ?? []
    return ((grid as Element).children[0] as Element).style.size ?? 0
  }
  assert.ok(sizeIn(4) < sizeIn(1))
  const row = element('tr', [element('td', 'Deposit'), element('td', '€ 12.50')])
  const { sheets } = dressed({ prices: { rank: 'first' } }, element('table', [element('tbody', [row])]))
  const cells = JSON.stringify(sheets[0]?.root).match(/"verticalAlign":"baseline"/g)
  assert.is(cells?.length, 2)
})

test.run()
