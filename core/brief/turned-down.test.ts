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

test.run()
