import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Design, designFrom } from '../brief/design.ts'
import { createReport } from '../message.ts'
import { readCopy } from '../reading/read-copy.ts'
import { readDocument } from '../source/read-document.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { dressParts } from './dress-parts.ts'
import { element } from './element.test.kit.ts'
import { type Element, isElement, textOf } from './tree.ts'

const holding = (tagName: string, ...children: Element[]): Element => ({
  ...{ type: 'element', tagName, properties: {}, style: {}, children },
})

function keyed(key: `said:${string}`, copy: string, ...children: Element[]): Element {
  return ranked({ [key]: { rank: 'second' } }, copy, ...children)
}

function ranked(parts: NonNullable<Design['parts']>, copy: string, ...children: Element[]): Element {
  const design = designFrom({ parts })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const reading = readCopy(readDocument(copy, new Map(), createReport()), { single: [], lists: [] } as never)
  const sheet = {
    name: 'body',
    size: page,
    margin: 0,
    background: '#ffffff',
    root: holding('main', ...children),
  }
  const { sheets, absent } = dressParts([sheet], theme, reading)
  assert.equal(absent, [])
  return sheets[0]?.root as Element
}

const fieldsIn = (one: Element): readonly string[] => [
  ...(one.style.background ? [textOf(one)] : []),
  ...one.children.flatMap(child => (isElement(child) ? fieldsIn(child) : [])),
]

test('a row stands in a field with its figures, which are larger than its label', () => {
  const row = (...cells: string[]): Element => holding('tr', ...cells.map(text => element('td', text)))
  const table = holding('table', row('Apples per tree', '31 kg', '44 kg'), row('Loss', '18%', '4%'))
  const root = keyed('said:apples per tree', 'Apples per tree 31 kg 44 kg', table)
  assert.equal(fieldsIn(root), ['Apples per tree', '31 kg', '44 kg'])
  const cells = ((root.children[0] as Element).children[0] as Element).children as Element[]
  assert.ok((cells[1]?.style.size ?? 0) > (cells[0]?.style.size ?? 0))
})

test('a row that its page has no room for larger keeps its field, and its figures stay below those of others', () => {
  const cell = (text: string): Element => ({
    ...element('td', text),
    style: { size: 20, padding: [4, 0, 4, 9] },
  })
  const table = holding(
    'table',
    holding('tr', cell('Losses'), cell('18 %')),
    holding('tr', cell('Pears'), cell('4 %')),
  )
  const root = ranked({ 'said:losses': { rank: 'second', scale: 1 } }, 'Losses 18 %', table)
  assert.equal(fieldsIn(root), ['Losses', '18 %'])
  const [name, figure] = ((root.children[0] as Element).children[0] as Element).children as Element[]
  assert.equal([name?.style.size, figure?.style.size], [20, 20])
  assert.equal(figure?.style.padding, [4, 7, 4, 9])
})

test('a sentence is taken out of its paragraph whole', () => {
  const text = 'We bill by stage. You may cancel on any day without a fee. The rest follows.'
  const root = keyed('said:you may cancel on any day without a fee', text, element('p', text))
  assert.equal(fieldsIn(root), ['You may cancel on any day without a fee.'])
  assert.is(textOf(root).replace(/\s+/g, ''), text.replace(/\s+/g, ''))
})

test('what is said in two places is shown in none', () => {
  const text = 'You may cancel on any day.'
  assert.equal(
    fieldsIn(keyed('said:you may cancel on any day', text, element('p', text), element('p', text))),
    [],
  )
})

test('a card stands on a field with all that it says, and none that has one already; a free place keeps its edge', () => {
  const copy = 'Ana Ruiz, Pottery, open to all. Vacant, Forge. Lena Holm, Looms.'
  const card = (style: Element['style'], ...lines: string[]): Element => ({
    ...holding('div', ...lines.map(text => element('p', text))),
    ...{ part: 'person', style: { padding: 8, ...style } },
  })
  const edge = { border: { width: 1, color: '#888888', style: 'dashed' as const } }
  const cards = [
    card({}, 'Ana Ruiz', 'Pottery, open to all'),
    card(edge, 'Forge', 'Vacant'),
    card({}, 'Lena Holm', 'Looms'),
  ]
  assert.equal(fieldsIn(keyed('said:ana ruiz', copy, ...cards)), ['Ana RuizPottery, open to all'])
  const free = keyed('said:vacant', copy, ...cards).children[1] as Element
  assert.ok(free.style.background !== undefined && free.style.border?.style === 'dashed')
  assert.ok(free.style.border?.color !== free.style.background)
  const inner = { ...element('p', 'Looms'), style: { background: '#ffee00' } }
  const own = { ...holding('li', inner, element('p', 'Lena Holm')), part: 'milestone' as const }
  assert.equal(fieldsIn(keyed('said:looms', copy, own)), ['Looms'])
})

test('what comes first of a text is a line or an item in a field, and none that is torn out of it', () => {
  const item = 'not keep, copy or pass on any of the drawings'
  const list = holding('ul', element('li', item), element('li', 'return them all'))
  const line = element('p', 'Share: 60% writer / 40% press')
  assert.equal(fieldsIn(ranked({ [`said:${item}`]: { rank: 'first' } }, item, list)), [item])
  const copy = textOf(line)
  assert.equal(fieldsIn(ranked({ 'said:60% writer / 40% press': { rank: 'first' } }, copy, line)), [copy])
})

test('of a paragraph in lines the one with the label stands in a field', () => {
  const text = 'Check-up: Tue 3 Mar\nNo swimming until then.'
  const root = keyed('said:tue 3 mar', text, element('p', text))
  assert.equal(fieldsIn(root), ['Check-up: Tue 3 Mar'])
  assert.equal(
    root.children.map(child => textOf(child)),
    ['Check-up: Tue 3 Mar', 'No swimming until then.'],
  )
})

test('a paragraph that a name opens stands in its field whole, with its first sentence bold', () => {
  const text =
    'In May 2021 the roof of the store came down. We moved nine thousand plates in four days, all by hand.'
  const [box] = ranked({ 'said:in may 2021 the roof': { rank: 'first' } }, text, element('p', text)).children
  assert.is(textOf(box as Element).replace(/\s+/g, ''), text.replace(/\s+/g, ''))
  const [first, rest] = (box as Element).children as Element[]
  assert.is(textOf(first as Element), 'In May 2021 the roof of the store came down.')
  assert.is(first?.style.weight, 700)
  assert.is(rest?.style.weight, undefined)
})

test('of more than two pieces each stands on a soft field', () => {
  const days = [
    'One day of rain is made up for',
    'Two days of rain are paid half',
    'Three days end the hire at once',
  ]
  const parts = Object.fromEntries(
    days.map(day => [`said:${day.toLowerCase()}`, { rank: 'second' as const }]),
  )
  const root = ranked(parts, days.join('\n\n'), ...days.map(day => element('p', day)))
  const fills = root.children.map(child => (isElement(child) ? child.style.background : undefined))
  const strong = keyed('said:one day of rain is made up for', days.join('\n\n'), element('p', days[0] ?? ''))
  assert.is(new Set(fills).size, 1)
  assert.is.not(fills[0], (strong.children[0] as Element).style.background)
})

test('a section that is named stands in a field, and no cell that only says what it is about', () => {
  const copy =
    '# Sails\n\n## Launching Saturday 26 April\n\nBring ropes and be there at seven.\n\n## Days\n\n| Day | What |\n|---|---|\n| 26 April | Launching |\n| 7 May | Race |\n'
  const told = holding(
    'section',
    element('h2', 'Launching Saturday 26 April'),
    element('p', 'Bring ropes and be there at seven.'),
  )
  const days = holding('table', holding('tr', element('td', '26 April'), element('td', 'Launching')))
  const root = keyed('said:launching saturday 26 april', copy, element('h1', 'Sails'), told, days)
  assert.ok(fieldsIn(root).some(text => text.includes('Bring ropes')))
  assert.not.ok(fieldsIn(root).includes('Launching'))
})

test('where no strong colour is free a piece stands on a soft field with an edge in the accent', () => {
  const [day, other] = ['The ferry goes at nine on Monday', 'The harbour is closed in March']
  const plain = keyed(`said:${day.toLowerCase()}`, day, element('p', day)).children[0] as Element
  const accent = plain.style.background as string
  const taken = { ...element('p', other), style: { background: accent } }
  const root = keyed(`said:${day.toLowerCase()}`, `${day}\n\n${other}`, element('p', day), taken)
  const { background, border } = (root.children[0] as Element).style
  assert.is.not(background, accent)
  assert.is(border?.color, accent)
})

test.run()
