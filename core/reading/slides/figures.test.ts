import type { Nodes } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { withFigures } from './figures.ts'

/** What a slide's copy is made of: what opens a point in bold stands in angle brackets. */
function read(copy: string): readonly string[] {
  const { root } = readDocument(`# A\n\n${copy}`, new Map(), { add() {} })
  const context = { lang: 'en', lexicon: () => [] } as unknown as Context
  const words = (node: Nodes): string =>
    node.type === 'strong'
      ? `<${plainText(node)}>`
      : node.type === 'tableRow'
        ? node.children.map(cell => plainText(cell)).join('|')
        : 'children' in node
          ? node.children.map(words).join(node.type === 'list' || node.type === 'table' ? '\n' : '')
          : node.type === 'text'
            ? node.value
            : plainText(node)
  return withFigures(root.children.slice(1), context).map(words)
}

test('what was and became is one figure', () => {
  assert.equal(read('- Queue: 38 min → 16 min\n- 4 desks open'), ['<38 min → 16 min> Queue\n<4> desks open'])
  assert.equal(read('£12 → £13 a month'), ['<£12 → £13> a month'])
})

test('what divides a figure from the next thing opens no words', () => {
  assert.equal(read('£2.5M seed\n18 months · 70 arms · even by depot'), [
    '<£2.5M> seed\n<18 months> 70 arms · even by depot',
  ])
})

test('a line stays whole where the rest of it is no caption', () => {
  for (const line of [
    'Two leaks this year. Damage: about £640.',
    'Coast alone: 340 × £3',
    'City 60 %, members 40 %',
    '129 € to share among 43 members = 3 € each',
  ])
    assert.equal(read(`- 3 desks\n- ${line}`), [`3 desks\n${line}`], line)
})

test('names and amounts that strokes part are rows, with the sign of what is taken off', () => {
  assert.equal(read('Sales | £900\nRent | – £300\nMargin | **£600**'), [
    'Sales £900\nRent – £300\nMargin <£600>',
  ])
  assert.equal(read('Pipes / 210 m / 2026\nMeters / 48 m / 2027\nValves / 65 m / 2027'), [
    '||\nPipes|210 m|2026\nMeters|48 m|2027\nValves|65 m|2027',
  ])
  assert.is(read('Boat / Length / Crew\nRIB / 6 m / 3\nGig / 9 m / 7')[0]?.split('\n')[0], 'Boat|Length|Crew')
})

test('what is proposed in bold, and who may be voted for, stand apart', () => {
  assert.equal(
    read(
      'The roof leaks. Badly.\nOffer A: felt — £300\nOffer B: tiles — £900\nWe propose: **Offer B, in May**',
    ),
    [
      'The roof leaks. Badly.',
      '<Offer A> felt — £300\n<Offer B> tiles — £900',
      'We propose: <Offer B, in May>',
    ],
  )
  assert.equal(read('Candidates: Ada Obi (altos), Jan Fell (basses)'), [
    'Candidates:',
    '<Ada Obi> (altos)\n<Jan Fell> (basses)',
  ])
  assert.is(read('Eva Lund – chair\n\nAdvisers: Ada Obi (altos), Jan Fell (basses)').length, 2)
  assert.equal(read('Rooms: Upper Hall, Lower Hall'), ['Rooms: Upper Hall, Lower Hall'])
})

test('times and their figures in one line are a course, and shares may have numbers in their names', () => {
  assert.equal(read('2023: 4, 2024: 11, 2025: 27'), ['|\n2023|4\n2024|11\n2025|27'])
  assert.equal(read('- 14 kilns: 64%\n- Team: 23%\n- Permits: 13%\n→ 17 kilns by May'), [
    '<64%> 14 kilns\n<23%> Team\n<13%> Permits',
    '→ 17 kilns by May',
  ])
})

test.run()
