import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import type { Document } from '../source/document.ts'
import { readDocument } from '../source/read-document.ts'
import { assertProportional } from '../testing/processor-time.test.kit.ts'
import { baseDesign, designFrom } from './design.ts'
import { readBrief } from './read-brief.ts'
import { subjectOf } from './subject.ts'

function about(copy: string, brief = ''): string | undefined {
  return subjectOf(readDocument(copy, new Map(), createReport(), {}), brief)?.subject.name
}

test('a copy is about what its title and enough of its words tell, in the languages of copies', () => {
  const told: Record<string, string> = {
    '# Copper Kettle Bakery\n\nSourdough, £4.50': 'bread and cakes',
    'FACTUUR\nHoveniersbedrijf De Groene Vinger': 'gardens',
    'Walkies with Bea\nYour dog gets mud, you get peace.': 'dogs and cats',
    '# Nacht der Chöre\n\nKonzert mit Orchester': 'classical music',
    'POKWITOWANIE\nSerwis Rowerowy Szprycha': 'cycling',
    '# 居酒屋 こもれび\n\nお造り': 'Japanese food',
    '# Menu\n\nVins du vignoble, choisis par le vigneron': 'wine',
    'Buy nine, get one free\n\ncorner of Mill and 3rd': '',
  }
  for (const [copy, subject] of Object.entries(told)) assert.is(about(copy) ?? '', subject, copy)
  assert.is(about('# Quote 12\n\nfor Lindow Court', 'for our yoga retreat and massage'), 'wellness')
})

test('streets, names and single words of the text tell nothing', () => {
  assert.is(
    about('# Priya Ellwood\n\n12 Church Street, Ludlow\n\nrue de la Gare 3, Lyon\n\nBergstraße 4'),
    undefined,
  )
  assert.is(about('# Isvägen är öppen\n\n**38 cm is. Högst 2 ton. Kör inte ikapp din egen våg.**'), undefined)
  assert.is(about('Bractwo poświadcza, że pan Zenon Krejbich, urodzony w Lipsku, odbył naukę.'), undefined)
  assert.is(about('# Tom Baker\n\nAccounts assistant, Leeds'), undefined)
  const text = 'We met again in spring to look at the figures of the year. '.repeat(6)
  assert.is(about(`# Minutes of the meeting\n\n${text}\n\nThere was a dog.`), undefined)
})

test('a subject colours what the brief leaves open, toned by its moods, and says so', () => {
  const document = readDocument('# Wild Hem Flowers\n\nbouquets and dahlias', new Map(), createReport(), {})
  const subject = subjectOf(document, '')
  assert.ok(subject)
  const colors = (brief: string, base = baseDesign) => readBrief(brief, base, { subject }).design.color.seeds
  assert.equal(colors(''), [...subject.subject.accents])
  assert.equal(colors('navy'), ['#14213d'])
  assert.equal(colors('like a wedding in winter colours').length, 2)
  assert.equal(colors('minimal, plain'), baseDesign.color.seeds)
  assert.not.equal(colors('calm'), colors('loud'))
  const sober = designFrom({ color: { seeds: ['#1a1a1a'], neutral: 'pure' } })
  assert.equal(colors('', sober), ['#1a1a1a'])
  const [note] = readBrief('', baseDesign, { subject }).report.assumed.filter(({ effect }) =>
    effect.startsWith('color.seeds'),
  )
  assert.match(note?.effect ?? '', /the copy is about flowers/)
})

test('a word of thousands of letters is looked through in a time in proportion to it', async () => {
  const documents = new Map(
    [350, 16 * 350].map(letters => [
      letters,
      readDocument(`# Notes\n\n${'ж'.repeat(letters)}`, new Map(), createReport()),
    ]),
  )
  await assertProportional(letters => subjectOf(documents.get(letters) as Document, ''), 350)
})

test('where a brief says what its colours are like, the subject of the copy gives none', () => {
  const document = readDocument('# Bakery\n\nBread, rolls, our bakery\n', new Map(), createReport(), {})
  const subject = subjectOf(document, '')
  const seeds = (brief: string): readonly string[] =>
    readBrief(brief, baseDesign, { ...(subject && { subject }) }).design.color.seeds
  assert.is.not(seeds('A4').join(), baseDesign.color.seeds.join())
  assert.equal(seeds('A4, colours like those at home'), baseDesign.color.seeds)
  assert.equal(seeds('A4, Farben wie Tante Eddas Decke'), baseDesign.color.seeds)
})

test.run()
