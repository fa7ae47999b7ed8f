import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { families as catalogue } from '../fonts/catalogue.ts'
import { families, familyFacts, familyForScripts } from './families.ts'

test('the facts agree with the fonts that are installed', () => {
  for (const [name, { weights }] of Object.entries(families)) {
    const cuts = catalogue.find(family => family.name === name)?.cuts.map(({ weight }) => weight) ?? []
    assert.equal([Math.min(...cuts), Math.max(...cuts)], [...weights], name)
  }
})

test('a stand-in for a script has facts and covers it', () => {
  for (const [name, { instead }] of Object.entries(families)) {
    for (const [script, other] of Object.entries(instead)) {
      assert.ok(families[other]?.scripts.includes(script), `${other} for ${script} in ${name}`)
    }
  }
})

test('an unknown family is taken for an ordinary sans and kept', () => {
  assert.is(familyFacts('Nonesuch').kind, 'sans')
  assert.is(familyForScripts('Nonesuch', new Set(['Cyrl'])), 'Nonesuch')
})

test.run()
