import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom, type PartDesign } from '../brief/design.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'
import { withValuesBeside } from './values-beside.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, ...children: Node[]): Element => ({
  ...{ type: 'element', tagName, properties: {}, style: {} },
  children,
})

/** The rows of a document in a design, their cells divided by `|`. */
function rows(parts: Record<string, PartDesign>, ...children: Element[]): readonly string[] {
  const design = designFrom({ parts })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const sheet: Sheet = {
    name: 'body',
    size: page,
    margin: 0,
    background: '#ffffff',
    root: element('main', ...children),
  }
  const walk = (node: Node): readonly string[] => {
    if (!isElement(node)) return []
    if (node.style.display === 'flex') return [node.children.map(textOf).join('|')]
    return node.tagName === 'p' ? [textOf(node)] : node.children.flatMap(walk)
  }
  return walk(withValuesBeside([sheet], theme, 'en')[0]?.root ?? text(''))
}

const life = element(
  'p',
  ...[text('Puget Drydock Co, Tacoma 2019-now'), element('br'), text('crew of 9'), element('br')],
  text('Hollis Farm Equipment. 2013-15'),
)

test('dates of lines stand at their end, and nothing else moves', () => {
  assert.equal(rows({ dates: { align: 'end' } }, life), [
    'Puget Drydock Co, Tacoma|2019-now',
    'crew of 9',
    'Hollis Farm Equipment|2013-15',
  ])
})

test('or before them, wherever the author had them', () => {
  const gigs = element(
    'ul',
    element('li', text('fri 14 nov - Wire Hatch')),
    element('li', text('31/12 secret')),
  )
  assert.equal(rows({ dates: { align: 'start' } }, life, gigs), [
    '2019-now|Puget Drydock Co, Tacoma',
    'crew of 9',
    '2013-15|Hollis Farm Equipment',
    'fri 14 nov|Wire Hatch',
    '31/12|secret',
  ])
})

test('an entry has its date beside it', () => {
  const entry = (dates: string) =>
    element('div', element('p', text(dates)), element('p', text('welder')), element('p', text('Tacoma')))
  assert.equal(rows({ dates: { align: 'start' } }, entry('2019 – 2021'), entry('2013')), [
    '2019 – 2021|welderTacoma',
    '2013|welderTacoma',
  ])
})

test('prices stand at the side of what they are for; what is single or prose stays', () => {
  const soup = element('p', text('Soup £6'), element('br'), text('Pie - £9.50'))
  assert.equal(rows({ prices: { align: 'end' } }, soup), ['Soup|£6', 'Pie|£9.50'])
  const prose = element('p', text('We have been open since the spring of 2019.'))
  assert.equal(rows({ dates: { align: 'end' } }, prose), ['We have been open since the spring of 2019.'])
  assert.equal(rows({ dates: { align: 'end' } }, element('p', text('Whitby, 3 May 2026'))), [
    'Whitby, 3 May 2026',
  ])
})

test('a date in brackets stays in them, and two that are joined go together', () => {
  assert.equal(
    rows(
      { dates: { align: 'end' } },
      ...[element('p', text('Volunteer (Tuesdays since 2016)')), element('p', text('Clerk 2019'))],
      ...[element('p', text('Preceptor of the Year, 2019 and 2023')), element('p', text('Cook 2014'))],
    ),
    ['Volunteer (Tuesdays since 2016)', 'Clerk|2019', 'Preceptor of the Year|2019 and 2023', 'Cook|2014'],
  )
})

test('what opens with a bracket stays whole, and so does what is said of somebody at the head', () => {
  const aside = element('p', text('(2020: six months in the field hospital)'))
  const head: Element = {
    ...element('header', element('p', text('1990-05-04 · born in Cork'))),
    part: 'title-block',
  }
  const found = rows({ dates: { align: 'start' } }, head, life, aside)
  assert.ok(found.includes('(2020: six months in the field hospital)'))
  assert.ok(found.includes('1990-05-04 · born in Cork'))
})

test('all years of a line go aside together, or none; and none that a sentence tells of', () => {
  const list = element(
    'ul',
    ...['Snow lab, 2015, 2017, 2019, 2022', 'Avalanches, annually since 2020', 'Tunings after 1850'].map(
      line => element('li', text(line)),
    ),
    element('li', text('Reviewer since 2018. Choir board 2019')),
  )
  assert.equal(rows({ dates: { align: 'start' } }, list), [
    '2015, 2017, 2019, 2022|Snow lab',
    'annually since 2020|Avalanches',
  ])
})

test.run()
