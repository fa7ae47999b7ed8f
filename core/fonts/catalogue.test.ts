import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { familyForScripts, familyNamed, textFamilies, textFamily, weightsOf } from './catalogue.ts'

test('a stand-in for a script can be named and covers it', () => {
  for (const { name, metrics } of textFamilies) {
    for (const [script, other] of Object.entries(metrics.instead)) {
      assert.ok(familyNamed(other)?.metrics?.scripts.includes(script), `${other} for ${script} in ${name}`)
    }
  }
})

test('an unknown family is taken for an ordinary sans and kept', () => {
  assert.is(textFamily('Nonesuch').kind, 'sans')
  assert.is(familyForScripts('Nonesuch', new Set(['Cyrl'])), 'Nonesuch')
})

test('the weights of a family are those of its files', () => {
  assert.equal(weightsOf(textFamily('IBM Plex Sans')), [100, 700])
  assert.equal(weightsOf(textFamily('Great Vibes')), [400, 400])
})

test.run()
