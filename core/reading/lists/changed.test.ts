import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listOfLines, paragraphOf } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import { changesApart, type Side, type Told } from './changed.ts'

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
