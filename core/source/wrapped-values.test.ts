import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from './text.ts'
import { readDocument } from './read-document.ts'
import { toMappedText } from './mapped-text.ts'
import { withWholeValues } from './wrapped-values.ts'

const whole = (text: string): string =>
  withWholeValues(toMappedText(text, [{ start: 0, end: text.length }]))?.text ?? text

test('a value that was broken where the line was full stands in one line', () => {
  const copy =
    'Anlass: Jubiläum\nGrund: Die alte Mühle mahlt seit hundert Jahren das Korn\n  der Bauern aus dem Tal, und nun ist ihr Rad gebrochen.\nOrt: Hof'
  assert.is(
    whole(copy),
    'Anlass: Jubiläum\nGrund: Die alte Mühle mahlt seit hundert Jahren das Korn der Bauern aus dem Tal, und nun ist ihr Rad gebrochen.\nOrt: Hof',
  )
})

test('a sentence that goes on in small letters without an inset belongs to its label', () => {
  const copy =
    '**Mot :** Chères amies, le four neuf est arrivé de la ville sur\nun plateau tiré par deux chevaux, et nous avons\nSignature : Maud'
  assert.is(whole(copy).split('\n').length, 2)
})

test('what a label lists in lines that are set in below it is listed in its line', () => {
  assert.is(
    whole(
      'When: Saturday 9 May 2026\n      8 to 17 h, all day\n      (when it rains in house 3)\nWhere: Hay',
    ),
    'When: Saturday 9 May 2026, 8 to 17 h, all day (when it rains in house 3)\nWhere: Hay',
  )
  assert.is(
    whole('Mechanics: Ion Lupu, Noelia Prat,\n  Samuel Ogbonna\n'),
    'Mechanics: Ion Lupu, Noelia Prat, Samuel Ogbonna\n',
  )
  assert.is(
    whole('Mechanics: Ion Lupu,\nNoelia Prat\nOffice: Ida'),
    'Mechanics: Ion Lupu, Noelia Prat\nOffice: Ida',
  )
  assert.is(whole('المذاق: زبيب\n        قشر برتقال'), 'المذاق: زبيب، قشر برتقال')
})

test('lines that end before they are full, lines with labels and lists stay lines', () => {
  for (const copy of [
    'Boarding: 07:50\n   the door is shut a quarter of an hour before',
    'Soup of the day: 5 €\n   with bread from the oven',
    'Soup of the day: leek, with bread\n   5 €',
    '2011 – 2015: Mill of Hay\n   milled and mended',
    'Parts: Andrés Mota, who has kept the store for thirty years\n  Phone: 983 555 014 and in the evening 983 555 015',
    'We said: this is how it goes in a sentence of the usual length.\nThen we went home, and it rained.',
    'Note: one two three four five six seven eight nine ten eleven\n- a list\n- of things',
  ])
    assert.is(whole(copy), copy)
})

test('words keep their place in the source', () => {
  const copy =
    'Purpose: To find out whether a laminate of coir can be used in\n  a socket below the knee, and if so at what price.\n\nSecond paragraph.\n'
  const { root } = readDocument(copy, new Map(), { add() {} })
  assert.is(root.children.length, 2)
  assert.match(plainText(root.children[0] as never), /used in a socket/)
  assert.is(root.children[1]?.position?.start.line, 4)
})

test.run()
