import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readDocument } from './read-document.ts'
import { plainText } from './text.ts'

/** The blocks of a copy, each as its kind and its words. */
function blocksOf(copy: string): readonly string[] {
  const { root } = readDocument(copy, new Map(), createReport())
  return root.children.map(block => `${block.type} ${plainText(block)}`)
}

test('what stands right below the last of several points is no part of it', () => {
  const [, list, tail] = blocksOf(
    '# Kosten\n\n- Anzahlung 90 € – 3. Mai\n- Rest 210 € – 1. Juli\n**Enthalten** sind Zelte.\nNicht enthalten: Fahrt.',
  )
  assert.match(list as string, /1. Juli\s*$/u)
  assert.is(tail, 'paragraph Enthalten sind Zelte.\nNicht enthalten: Fahrt.')
})

test('what is right below it can be edited where it stands', () => {
  const copy = '# Markt\n\n1. Brot – 3 €\n2. Kuchen – 4 €\nKaffee gibt es dazu.'
  const { root } = readDocument(copy, new Map(), createReport())
  const [, list, tail] = root.children
  assert.is(copy.slice(tail?.position?.start.offset, tail?.position?.end.offset), 'Kaffee gibt es dazu.')
  assert.is(
    copy.slice(list?.position?.start.offset, list?.position?.end.offset),
    '1. Brot – 3 €\n2. Kuchen – 4 €',
  )
})

test('a point that was broken, or goes on as others do, stays whole', () => {
  for (const copy of [
    '- Bread\n- Cakes, tarts and a few more things that we bake on Sundays for the\nGreen Market',
    '- Bread\n- Cakes and\nTea',
    '- Bread\n- Cakes\n  Only on Sundays',
    '- Bread\nOn weekdays\n- Cakes\nOnly on Sundays',
    '- Bread\n- Cakes\nonly on Sundays',
  ])
    assert.is(blocksOf(`# Kiosk\n\n${copy}`).at(-1)?.startsWith('list'), true, copy)
})

test.run()
