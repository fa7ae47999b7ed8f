import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toOklch } from '../theme/oklch.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'
import { colorNamed } from './words/colors.ts'

const colorOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design.color

test('what is only offered behind a ban is wanted, and the ban ends before it', () => {
  for (const brief of [
    'no stock-photo blue, no skeletons, maybe a deep plum or varnish brown',
    'no corporate blue, perhaps burgundy or brown',
    'kein Bankblau, eher Pflaume oder Nussbraun',
    'pas de bleu de banque, peut-être un bordeaux ou un brun',
    'niente azzurro da clinica, magari un bordeaux o un marrone',
    'nada de azul corporativo, quizá un granate o un marrón',
    'inget bankblått, kanske en djup vinröd eller rostbrun',
    'žádná nemocniční modrá, možná tmavě vínová nebo hnědá',
    'ei pankkisinistä, ehkä syvä viininpunainen tai ruskea',
    'よくある企業ブルーは避けて、えんじ色か茶色がいいかも',
    '不要企业蓝，也许深酒红或棕色',
  ]) {
    const { seeds, forbidHues } = colorOf(brief)
    const { h, l } = toOklch(seeds[0] ?? '#ffffff')
    assert.is(seeds.length, 1, brief)
    assert.ok((h > 310 || h < 35) && l < 0.5, `${brief}: ${seeds}`)
    assert.ok(forbidHues.length > 0 || /企业|企業/.test(brief), brief)
  }
})

test('of colours that are left open the first is taken', () => {
  assert.equal(colorOf('either burgundy or dark teal, you pick').seeds, [colorNamed('burgundy')])
  assert.equal(colorOf('soit bordeaux, soit vert bouteille').seeds, [colorNamed('burgundy')])
  assert.equal(colorOf('entweder Senfgelb oder Petrol').seeds, [colorNamed('mustard')])
  assert.equal(colorOf('forest green or rust').seeds, [colorNamed('forest')])
})

test('a list that is turned down goes on to its end', () => {
  assert.is(colorOf('no red, green or blue').forbidHues.length, 3)
  assert.is(colorOf('nothing pink or orange').forbidHues.length, 2)
  assert.is(colorOf('nie może być niebieski').forbidHues.length, 1)
})

test('an hour is no colour', () => {
  assert.equal(colorOf('people land on it at midnight').seeds, baseDesign.color.seeds)
  assert.equal(colorOf('midnight and gold').seeds.length, 2)
})

test.run()
