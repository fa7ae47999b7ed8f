import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const copy = ['harbour day', 'gate fee', 'draft']
const says = (words: string): boolean => copy.includes(words)
const heard = (brief: string) => readBrief(brief, baseDesign, { fresh: true, says })
const designOf = (brief: string) => heard(brief).design

/** Everything of a design but its parts. */
function pageOf(brief: string): unknown {
  const { parts: _, ...page } = designOf(brief)
  return page
}

test('a manner of one part is set on that part and steers no page', () => {
  const quiet = [
    'prices discreet',
    'the prices should be quiet',
    'los precios, discretos',
    'Preise dezent',
    'discreet prices',
  ]
  for (const brief of quiet) {
    assert.equal(designOf(brief).parts, { prices: { rank: 'last' } }, brief)
    assert.equal(pageOf(brief), baseDesign, brief)
  }
  assert.equal(designOf('the amount should be elegant').parts, {
    'said:amount': { face: 'Playfair Display' },
  })
  assert.equal(designOf('captions playful').parts, { captions: { face: 'Rubik' } })
  assert.equal(designOf('the gate fee loud').parts, { 'said:gate fee': { weight: 700, rank: 'second' } })
  assert.equal(designOf('elegant headings').type, { ...baseDesign.type, display: 'Playfair Display' })
})

test('what is said of one page or of a thing that no part is called is told', () => {
  for (const brief of [
    'team slide plain',
    'the chapter panels playful',
    'cheerful tags',
    'last section calm',
  ]) {
    assert.equal(designOf(brief), baseDesign, brief)
    assert.is(heard(brief).report.ignored.length > 0, true, brief)
  }
})

test('a manner of the whole stays one', () => {
  assert.is(designOf('warm, editorial, serif headlines').color.neutral, 'warm')
  assert.is(designOf('a friendly company brochure').color.neutral, 'warm')
  assert.is(designOf('harbour day, moody').color.mode, 'dark')
  assert.is(designOf('the poster should be loud').type.displayCase, 'uppercase')
})

test('names are dressed by themselves, whatever is said of them', () => {
  for (const brief of ['names bold', 'Namen fett', 'nombres en negrita', 'imiona pogrubione']) {
    assert.equal(designOf(brief).parts, { names: { weight: 700 } }, brief)
    assert.equal(pageOf(brief), baseDesign, brief)
  }
  assert.equal(designOf('handwritten font only for the name').type, baseDesign.type)
})

test('a size without a verb is that of what stands before its comma', () => {
  assert.equal(designOf('the phone number under it, almost as large').parts, {
    'said:phone number': { rank: 'second' },
  })
  assert.equal(designOf('draft and nothing else large').parts, { 'said:draft': { rank: 'first' } })
})

test('what is behind the thing that a brief names stands behind it already', () => {
  for (const brief of [
    'dates huge, everything else small',
    'dates huge, everything else calm and small',
    'Datum riesig, alles andere klein und zurückhaltend',
  ]) {
    assert.equal(designOf(brief).parts, { dates: { rank: 'first' } }, brief)
    assert.equal(pageOf(brief), baseDesign, brief)
  }
  // The rest of a page is plain where what is named is not.
  assert.is(designOf('yellow header, rest plain').decor.fields, undefined)
})

test('a list of parts has its colour alone, wherever the only stands', () => {
  const only = designOf('names, subtitles and prices only in plum')
  assert.equal(Object.keys(only.parts ?? {}), ['names', 'subheads', 'prices'])
  assert.equal(only.color.seeds, ['#1b1b1f'])
})

test('a colour for when something is so, or for one thing that no part is called, is told', () => {
  for (const brief of [
    'red only if it is late',
    'only the badge in red',
    'vermelho só se passar de 30 minutos, fundo branco',
  ])
    assert.equal(designOf(brief).color.seeds, baseDesign.color.seeds, brief)
})

test('one line of a table is not the table', () => {
  assert.is(designOf('our row in the table highlighted').parts?.tables, undefined)
})

test('clauses go on about the thing of the clause before', () => {
  assert.equal(designOf('value in the middle, in a light elegant serif, large but not shouty').parts, {
    'said:value': { face: 'Fraunces', rank: 'second', weight: 400 },
  })
  assert.equal(pageOf('value in the middle, in a light elegant serif, large but not shouty'), baseDesign)
  assert.equal(designOf('Jahreszahlen links in großer schmaler Schrift, Namen fett').parts?.dates, {
    ...{ align: 'start', rank: 'second', face: 'Roboto Condensed' },
  })
  assert.equal(designOf('names in italics, in the middle, large').parts, {
    names: { italic: true, rank: 'second' },
  })
  // A list of wishes for the page goes on about nothing.
  assert.is(designOf('A4, navy on cream, in a serif').type.display, 'Fraunces')
})

test('a fact of the copy is written and no thing is drawn of it', () => {
  const drawn = designOf('Kaartje voor een meubelmaker, mijn naam hoeft niet groot, het telefoonnummer wel')
  assert.is(drawn.decor.drawing, undefined)
})

test('a colour is that of the part beside it and not of what stands further on', () => {
  assert.is(designOf('Coffee by the numbers. Cream paper').parts, undefined)
  assert.is(designOf('a yellow header with black text').color.ink, null)
})

test.run()
