import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { familyNamed } from '../fonts/catalogue.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'
import { likenessOf, likenessRows } from './words/likenesses.ts'

function heard(brief: string) {
  return readBrief(brief, baseDesign)
}

test('what a design is to be like is read as the look of that thing', () => {
  const { design, report } = heard('like a ferry timetable')
  assert.is(design.type.display, 'Inter')
  assert.is(design.space.density, 'compact')
  assert.equal(report.ignored, [])
  assert.is(heard('pharmacy-label style').design.decor.motif, 'double-frame')
  assert.is(heard('Think Saul Bass.').design.type.display, 'League Gothic')
  assert.is(heard('somewhere between a ledger and a map').design.type.display, 'EB Garamond')
  assert.is(heard('wie ein Fahrplan').design.type.display, 'Inter')
  assert.is(heard('comme un carnet de voyage').design.type.display, 'Caveat')
  for (const brief of [
    'like a serious medical journal',
    'like a trade journal',
    'wie eine Ingenieurzeitschrift',
  ])
    assert.not.match(heard(brief).design.type.display, /Caveat/, brief)
  assert.is(heard('como un cartel de circo').design.decor.motif, 'stars')
})

test('a known thing that is a whole clause of a list of looks is what the design is like', () => {
  for (const brief of ['black and gold, old theatre, calm', 'an old theatre, black and gold'])
    assert.is(heard(brief).design.type.display, heard('like an old theatre').design.type.display, brief)
  for (const brief of [
    'We run an old theatre. Calm.',
    'calm, for an old theatre, airy',
    'calm, an old theatre in Lyon',
  ])
    assert.is(heard(brief).design.type.display, heard('calm').design.type.display, brief)
})

test('a look that is not known is declined by its name, and what is said beside it stays', () => {
  const { design, report } = heard('like a warm kitchen in Lagos, navy headings')
  assert.is(design.color.neutral, 'warm')
  assert.is(design.parts?.headings?.color, colorNamed('navy'))
  assert.equal(
    report.ignored.map(({ phrase, effect }) => [phrase, effect.slice(0, 21)]),
    [['kitchen Lagos', 'no look of that name ']],
  )
})

test('a thing of the copy is no likeness', () => {
  for (const brief of [
    'picture on the right',
    'a ledger for the parish',
    'we would like a map on page two',
    'the timetable in green',
  ])
    assert.equal(heard(brief).design.type, baseDesign.type, brief)
})

test('what the design is not to be like is not its look', () => {
  const { design } = heard('not like a circus poster')
  assert.is(design.decor.motif ?? null, null)
  assert.equal(design.color.seeds, baseDesign.color.seeds)
})

test('every likeness has faces and colours that there are, and each thing one look', () => {
  const seen = new Map<string, string>()
  for (const { words, patch, accents = [] } of likenessRows) {
    for (const family of [patch?.type?.display, patch?.type?.text])
      assert.ok(familyNamed(family ?? ''), `${family} of ${words.slice(0, 40)}`)
    for (const accent of accents) assert.ok(colorNamed(accent))
  }
  const twice: string[] = []
  for (const words of [...likenessRows.map(row => row.words), ...likenessOf.map(([names]) => names)])
    for (const word of words.split('|')) {
      if (seen.has(word)) twice.push(word)
      seen.set(word, words)
    }
  assert.equal(twice, [])
})

test('a size that is thought of is a size', () => {
  const wall = readBrief('a long wall timeline (think 3 m × 60 cm), navy', baseDesign).design
  assert.is(wall.page.size, '300x60cm')
  const card = readBrief('white cube: almost nothing on it, small grotesque', baseDesign).design
  assert.equal([card.space.density, card.type.text], ['airy', 'Inter'])
})

test('what is found in or on a thing is like that thing, and old bills of shows are set as such', () => {
  const { design } = heard('like a page in a bird book, quiet')
  assert.is(design.type.display, 'EB Garamond')
  assert.is(heard('proud like the old county show posters').design.type.display, 'Alfa Slab One')
  // The page itself is no part of anything.
  assert.is(heard('like a page, on cream paper').design.type.display, baseDesign.type.display)
})

test.run()
