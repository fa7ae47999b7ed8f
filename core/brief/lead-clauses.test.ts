import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leadClausesIn } from './lead-clauses.ts'
import { slideNumbersIn } from './words/slide-numbers.ts'

/** What each clause says so of, and how soon that is to be met. */
const told = (brief: string): readonly string[] =>
  leadClausesIn(brief).flatMap(({ rank, subjects: [things = []] }) =>
    things.map(thing => `${rank}: ${thing.trim()}`),
  )

test('what stands before the verb is what matters, else what stands behind the words that say so', () => {
  assert.equal(told('The ferry times are what people look for.'), ['first: The ferry times'])
  assert.equal(told('Most important: the ferry times.'), ['first: the ferry times'])
  assert.equal(told('Il pezzo forte è il cappotto.'), ['first: è il cappotto'])
  assert.equal(told('Het bedrag dat nog betaald moet worden moet er meteen uitspringen.'), [
    'second: Het bedrag dat nog betaald moet worden',
  ])
})

test('what comes then and what is listed comes after it or with it', () => {
  assert.equal(told('The date must be seen first, then the place.'), ['first: The date', 'second: the place'])
  assert.equal(told('Rent, term and deposit must be seen first.').toSorted(), [
    'first: Rent',
    'first: term and deposit',
  ])
  assert.equal(told('The fee (40 €, 2 rates) is the point and must jump out.').length, 1)
})

test('a clause that refers back says it of the one before, and a reason says nothing', () => {
  assert.equal(told('There is a ferry at nine, that must not be missed.'), [
    'second: There is a ferry at nine',
  ])
  assert.equal(told('Large type because the date is what they remember.'), [])
  assert.equal(told('The date is not the most important.'), [])
  assert.equal(told('Warm and calm, no icons.'), [])
})

test('a sentence that goes on and on says of nothing that it matters', () => {
  assert.equal(leadClausesIn(`${'the long word '.repeat(400)}matters most`), [])
})

test('what has a look or a place of its own is no more of what is large', () => {
  for (const brief of [
    'Title huge in off-white, author and site small bottom left',
    'Titel riesig auf Weiß, Autorin und Seite klein darunter',
  ])
    assert.not.match(JSON.stringify(leadClausesIn(brief).map(({ subjects }) => subjects)), /author|Autorin/)
})

test('slides are counted in one clause, and named by their numbers', () => {
  const [clause] = leadClausesIn('Slides 2, 8 and 11 have to land like a slap.')
  assert.is(clause?.phrase, 'Slides 2, 8 and 11 have to land like a slap')
  for (const [text, numbers] of [
    ['slides 2, 8 and 11', [2, 8, 11]],
    ['Folie Nr. 3 und 5', [3, 5]],
    ['les diapos 2 à 4', [2, 3, 4]],
    ['the 3rd slide', [3]],
    ['slide four and the last slide', [4, 12]],
    ['第3页', [3]],
    ['the two slides they stop at', []],
    ['a slide deck of 12, 3 % of it in red', []],
  ] as const)
    assert.equal(slideNumbersIn(text, 12), numbers, text)
})

test('who is said to read everything is nothing of the copy', () => {
  for (const brief of [
    'Plain and easy to read, Mrs Ash-Kolb is 84 and should be able to read everything.',
    'Schlicht und gut lesbar, Frau Ash-Kolb ist 81 und soll alles ohne Lupe lesen können.',
    'Sobre et bien lisible, Mme Ash-Kolb a 83 ans et doit pouvoir tout lire sans loupe.',
  ])
    assert.not.match(JSON.stringify(leadClausesIn(brief)), 'Ash')
  assert.match(JSON.stringify(leadClausesIn('Mrs Ash-Kolb has to be impossible to miss.')), 'Ash')
})

test.run()
