import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import { remarked } from './remark.ts'

function parts(text: string, options = {}): readonly string[] {
  const { main, remark } = remarked(phraseOf(text), options)
  return [main.text, ...(remark ? [remark.text] : [])]
}

test('a value is apart from the remark behind it, and no sign between them is lost', () => {
  assert.equal(parts('12A (window)'), ['12A', '(window)'])
  assert.equal(parts('7C (am Gang – kann sich ändern)'), ['7C', '(am Gang – kann sich ändern)'])
  assert.equal(parts('12F – hublot, au-dessus de l’aile'), ['12F', '– hublot, au-dessus de l’aile'])
  assert.equal(parts('Oma Lotte (zum 80., du Liebe)'), ['Oma Lotte', '(zum 80., du Liebe)'])
  assert.equal(parts('Grandad — happy retirement, no excuses'), ['Grandad', '— happy retirement, no excuses'])
  assert.equal(parts('Mormor, fordi du fyller år', { comma: true }), ['Mormor,', 'fordi du fyller år'])
})

test('names, numbers and sentences stay whole', () => {
  for (const text of [
    'Edward (Ted) Hughes',
    'Anna Lund (Nora)',
    'Ravi, Leena & the boys',
    'Paris – Lyon',
    'Ada and Ben — Clara and Dan',
    'the long way around the harbour wall (at low tide only)',
  ])
    assert.equal(parts(text, { comma: true }), [text], text)
})

test.run()
