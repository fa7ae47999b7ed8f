import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import type { Roles } from '../roles.ts'
import { withoutKindLabels } from './kind-labels.ts'

/** The kinds and words of a copy's blocks without labels that only name them. */
function kinds(content: string, roles: Roles = {}): readonly string[] {
  const { root } = readDocument(content, new Map(), { add() {} })
  return withoutKindLabels(root.children, roles).blocks.map(
    block => `${block.type} ${plainText(block).trim()}`,
  )
}

test('what is labelled as a quotation is one, in any language, with who said it', () => {
  for (const label of [
    'Quote',
    'Quote 2',
    'PULL QUOTE',
    'Zitat',
    'Citation',
    'Cita',
    'Citaat 3',
    'Cytat',
    'Цитата',
  ])
    assert.equal(
      kinds(`The roof held.\n\n${label}: “It held.” – Ada Lark`),
      ['paragraph The roof held.', 'blockquote “It held.” – Ada Lark'],
      label,
    )
  assert.equal(kinds('Quote: “It held.”\n– Ada Lark, roofer\n\nBye'), [
    'blockquote “It held.”\n– Ada Lark, roofer',
    'paragraph Bye',
  ])
  assert.equal(kinds('Quote: 1,400 €, valid 30 days'), ['paragraph Quote: 1,400 €, valid 30 days'])
})

test('labels of headings and of plain words go where they stand among their like', () => {
  const copy =
    'HEADING: What we saw\n\nBODY: Every Tuesday we looked up for an hour.\n\nHEADING: And then\n\nBODY:\nIt rained for a week and a day.'
  assert.equal(kinds(copy), [
    'heading What we saw',
    'paragraph Every Tuesday we looked up for an hour.',
    'heading And then',
    'paragraph It rained for a week and a day.',
  ])
  assert.equal(kinds('Überschrift: Der Kiln\nFließtext: Er brennt seit zwanzig Jahren jede Woche.'), [
    'heading Der Kiln',
    'paragraph Er brennt seit zwanzig Jahren jede Woche.',
  ])
  for (const alone of ['Text: 07700 900123', 'Text: the words of Psalm 23, sung by all', 'Rubrik: Segling'])
    assert.equal(kinds(alone), [`paragraph ${alone}`])
})

test('small print keeps its label for a sheet of facts that has a place for it', () => {
  assert.equal(kinds('Letra pequeña: No se devuelve.'), ['paragraph No se devuelve.'])
  assert.equal(kinds('Letra pequeña: No se devuelve.', { takes: ['terms'], facts: 'all' }), [
    'paragraph Letra pequeña: No se devuelve.',
  ])
})

test.run()
