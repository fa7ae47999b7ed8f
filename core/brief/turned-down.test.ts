import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

test('what a brief would rather not have is banned in every language', () => {
  const [green] = designOf('no green').color.forbidHues
  for (const brief of [
    'eher Terrakotta als Grün',
    'Lieber ein warmes Rostbraun als ein Giftgrün, große Überschriften',
    'plutôt bordeaux que vert',
    'más bien burdeos que verde',
    'meglio bordeaux che verde',
    'liever bordeaux dan groen',
    'raczej bordowy niż zielony',
    'hellre vinrött än grönt, stora rubriker',
  ]) {
    const { color } = designOf(brief)
    assert.equal(color.forbidHues, [green], brief)
    assert.is(color.seeds.length, 1, brief)
  }
})

test('a list that one would rather have than nothing is no ban', () => {
  assert.equal(designOf('Bordeaux, die Termine lieber als Liste in Grün').color.forbidHues, [])
})

test('what is no longer wanted is not wanted', () => {
  for (const brief of [
    'Titel nicht mehr kursiv',
    'koppen niet meer cursief',
    'headings no longer in italics',
  ])
    assert.is.not(designOf(brief).parts?.headings?.italic, true, brief)
  assert.is.not(designOf('Überschriften nicht mehr in Großbuchstaben').parts?.headings?.case, 'upper')
})

test('a question that is answered with no is no wish, and its part is that of the answer', () => {
  for (const brief of [
    'Titles in script? No, rather a slab.',
    'Titel in Schreibschrift? Nein, lieber eine Egyptienne.',
  ])
    assert.is(designOf(brief).type.display, 'Rokkitt', brief)
})

test('what all of a kind have, what may come to be and what would be wrong are not asked for', () => {
  const { color } = designOf('no agency orange, every studio around here is orange')
  assert.is(color.forbidHues.length, 1)
  assert.equal(color.seeds, baseDesign.color.seeds)
  assert.equal(designOf('no office grey - every firm here is grey').color.seeds, baseDesign.color.seeds)
  assert.equal(designOf('drop the motto if it looks crowded').space, baseDesign.space)
  assert.is(designOf('it gets wider as you read down the page').page.orientation, baseDesign.page.orientation)
  assert.is(designOf('Ein heller Hintergrund wäre hier falsch, also dunkel').color.mode, 'dark')
  assert.equal(designOf('Text large enough for playful uncles').shape, baseDesign.shape)
  assert.equal(designOf("I'd sooner have it read than look at anything elegant").type, baseDesign.type)
})

test('a choice of faces is that of its part', () => {
  const { type, parts } = designOf('Garamond or a serif for the quotes')
  assert.equal(type, baseDesign.type)
  assert.ok(parts?.quotes?.face)
})

test('a ban in what is said of somebody or something is none of things on the page', () => {
  const told = (brief: string) =>
    readBrief(brief, baseDesign, { fresh: true }).report.ignored.map(({ effect }) => effect)
  for (const brief of [
    'so grandpa reads it without spectacles',
    'elle lit sans loupe',
    'so groß, dass man es ohne Lupe sieht',
  ])
    assert.not.ok(
      told(brief).some(effect => effect.startsWith('nothing is drawn')),
      brief,
    )
  assert.ok(told('no kraken').some(effect => effect.startsWith('nothing is drawn')))
})

test('the accent colour is none that is banned', () => {
  const { parts } = designOf('Everyone is purple, so anything but purple, and the dates in the accent colour')
  assert.is(parts?.dates?.color, undefined)
})

test('lines and stripes of tables are theirs', () => {
  const { shape, decor } = designOf('Tables with thick rules only, no stripes. Navy')
  assert.is(shape.rules, baseDesign.shape.rules)
  assert.is(decor.motif, baseDesign.decor.motif)
})

test('a thing of the copy before its facts is no colour of theirs', () => {
  const says = (words: string) => words === 'water'
  const { parts } = readBrief('navy, water prices at the bottom', baseDesign, { fresh: true, says }).design
  assert.is(parts?.prices?.color, undefined)
})

test('the colour of a thing that stands somewhere is a touch of the page', () => {
  assert.is(designOf('navy with one crimson squib top right').color.shares?.length, 1)
})

test('words of one language that another list has for looks', () => {
  assert.is(designOf('auf Legal, zweispaltig').page.size, 'Legal')
  assert.is(designOf('format legal 8,5 x 14, deux colonnes, titres bleu marine').page.size, 'Legal')
  assert.equal(designOf('Das Impressum kann ruhig winzig sein').space, baseDesign.space)
  assert.equal(designOf('de voetnoten mogen rustig klein').space, baseDesign.space)
  assert.is(designOf('Große Schrift, ruhig').space.density, 'airy')
  assert.equal(designOf('Die Rahmen dürfen schief sein, Navy').color.seeds.length, 1)
})

test('what is said of the only one of a part is not done to all of it', () => {
  const { parts } = designOf('The boiler is the only figure that frightens us so make that one crimson')
  assert.is(parts?.figures?.color, undefined)
})

test.run()
