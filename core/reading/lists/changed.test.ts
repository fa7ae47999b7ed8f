import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listOfLines, paragraphOf, tableOfRows } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import { changesApart, changesOfTable, type Side, type Told } from './changed.ts'

const sideText = ({ lead, figure, words }: Side): string => `${lead.text}<${figure.text}>${words.text}`

function shown(told: readonly Told[]): readonly string[] {
  return told.flatMap(one =>
    'type' in one
      ? [one.type]
      : one.map(({ name, before, after, rest }) =>
          [name.text, sideText(before), sideText(after), rest.text].filter(Boolean).join(' | '),
        ),
  )
}

const lines = (...texts: readonly string[]): readonly string[] =>
  shown(changesApart(texts.map(text => paragraphOf(phraseOf(text)))))
const points = (...texts: readonly string[]): readonly string[] =>
  shown(changesApart([listOfLines(texts.map(phraseOf))]))

test('what something was and became is told in many ways, with what is remarked of it', () => {
  assert.equal(
    lines('Leaks per week: 14 before, 0.5 after (mean of a year)', 'Wait at 9 am: 61 s before, 20 s after'),
    [
      'Leaks per week | <14>before | <0.5>after | (mean of a year)',
      'Wait at 9 am | <61 s>before | <20 s>after',
    ],
  )
  assert.equal(points('Bruch: vorher 9 %, nachher 2 %', 'Stunden: von 40 auf 31'), [
    'Bruch | vorher<9 %> | nachher<2 %>',
    'Stunden | von<40> | auf<31>',
  ])
  assert.equal(points('Attente : 50 min → 12 min', 'Plaintes : 31 -> 4'), [
    'Attente | <50 min> | <12 min>',
    'Plaintes | <31> | <4>',
  ])
  assert.equal(lines('Falls: 22 in 2021, 3 in 2024', 'Błędy: 18 przed, 5 teraz'), [
    'Falls | <22>in 2021 | <3>in 2024',
    'Błędy | <18>przed | <5>teraz',
  ])
  assert.equal(lines('Losses fell from 30 % to 12 %.', 'Members rose from 80 to 140.'), [
    'Losses fell | from<30 %> | to<12 %>',
    'Members rose | from<80> | to<140>',
  ])
})

test('hours change with an arrow between them, and a point among changes may say only what is now', () => {
  assert.equal(points('Last bus: 21:10 → 23:40', 'Riders a day: 310 → 545', 'Saved: €2,100 a month'), [
    'Last bus | <21:10> | <23:40>',
    'Riders a day | <310> | <545>',
    'Saved | <> | <€2,100> | a month',
  ])
  assert.equal(points('Mon: 9:00 → 17:00', 'Sat: 10:00 → 14:00'), ['list'])
})

test('a short table of what was and what is tells changes', () => {
  const table = (...heads: readonly string[]) =>
    tableOfRows([heads, ['Brot je Tag', '96', '61'], ['Zeit', '4 h', '2,5 h']].map(row => row.map(phraseOf)))
  const read = (...heads: readonly string[]) =>
    changesOfTable(table(...heads), heads[1] !== '2021')?.map(({ before, after }) => [
      before.figure.text,
      after.figure.text,
    ])
  for (const [was, is] of [
    ['Vorher', 'Nachher'],
    ['Antes', 'Ahora'],
    ['2022/23', '2024/25'],
  ] as const)
    assert.equal(read('', was, is), [
      ['96', '61'],
      ['4 h', '2,5 h'],
    ])
  for (const heads of [
    ['', '2021', '2022'],
    ['', 'Nord', 'Süd'],
    ['', 'Nachher', 'Vorher'],
  ])
    assert.is(read(...heads), undefined)
})

test('lines around changes stay what they are', () => {
  assert.equal(
    lines(
      'Energy: 900 kWh before, 400 after',
      'Noise: 71 dB before, 58 dB after',
      'Budget: 1.4M approved, 1.3M spent',
    ),
    ['Energy | <900 kWh>before | <400>after', 'Noise | <71 dB>before | <58 dB>after', 'paragraph'],
  )
})

test('ranges, hours, years and one change alone are no pairs', () => {
  assert.equal(lines('Open: from 9 to 17', 'Ages: from 6 to 12'), ['paragraph', 'paragraph'])
  assert.equal(points('Zug 9.30 → 12.15', 'Zug 10.30 → 13.15'), ['list'])
  assert.equal(points('Lease: 2019 → 2024', 'Grant: 2021 → 2023'), ['list'])
  assert.equal(lines('Rent: 900 € before, 950 € after', 'We moved in May.'), ['paragraph', 'paragraph'])
})

test('from one amount to another is a change where the years are said or one of several falls, as no range does', () => {
  assert.equal(lines('Spills: from 12 in 2023 to 4 in 2025', 'Shut: from 12 to 4'), [
    'Spills | from<12>in 2023 | to<4>in 2025',
    'Shut | from<12> | to<4>',
  ])
  assert.equal(lines('Germs: from 180 to 70 per 100 ml', 'Smell: from 50 to 9'), [
    'Germs | from<180> | to<70> | per 100 ml',
    'Smell | from<50> | to<9>',
  ])
})

test.run()
