import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Section } from '../reading.ts'

function partsOf(copy: string): readonly Section[] {
  const roles = { needs: ['title'], lists: ['quotes', 'questions'] } as const
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles).parts
}

const sayings: readonly (readonly [copy: string, who: string])[] = [
  ['“I have my Sundays back.” – Ana Reis, Porto', 'Ana Reis, Porto'],
  ['„Ich habe den Wagen verkauft“, sagt Henrike, Hebamme.', 'sagt Henrike, Hebamme.'],
  ['« On ne s’en passe plus depuis. »\n— Luc, Brest', 'Luc, Brest'],
  ['「毎朝これで始まります。」— 佐藤', '佐藤'],
]

for (const [copy, who] of sayings) {
  test(`a quotation in marks is one, with its speaker: ${who}`, () => {
    const [part] = partsOf(`# T\n\n## Voices\n\n${copy}\n`)
    assert.is(part?.kind, 'quotes')
    assert.is(part?.items[0]?.title.text, who)
    const said = part?.items[0]?.text.map(plainText).join('') ?? ''
    assert.ok(said.length > 8 && !said.includes(who), said)
  })
}

test('a sentence that quotes a word is no quotation', () => {
  const [part] = partsOf(
    '# T\n\n## Text\n\n“Slow” is what they call it, and they are right about the hill behind the house and its weather.\n',
  )
  assert.is(part?.kind, 'prose')
})

const asking: readonly string[] = [
  'What if it rains? Then we swim.\n\nCan I bring a dog? Two, if they are small.',
  '*¿Y si llueve?*\nNadamos.\n\n*¿Puedo traer un perro?*\nDos.',
  'Q: What if it rains?\nA: We swim.\n\nQ: Dogs?\nA: Two.',
  '雨の場合は？\n\n泳ぎます。\n\n犬は大丈夫ですか？\n\n二匹まで。',
]

for (const copy of asking) {
  test(`questions in paragraphs have their answers: ${copy.slice(0, 16)}`, () => {
    const [part] = partsOf(`# T\n\n${copy}\n`).filter(({ kind }) => kind === 'questions')
    assert.is(part?.items.length, 2)
    for (const { text } of part?.items ?? []) assert.ok(text.map(plainText).join('').length > 1)
  })
}

test('running text that asks once stays text', () => {
  const [part] = partsOf(
    '# T\n\n## Stone\n\nWhy would anybody cut stone by hand? Nobody asked me before, and I had no answer.\n\nSo I went on.\n',
  )
  assert.is(part?.kind, 'prose')
})

test('lines of one paragraph that each ask and answer are as many questions', () => {
  const [part] = partsOf(
    '# T\n\n## Asked\n\nDo you deliver on Sunday? No. We rest.\\\nIs there egg? On Wednesdays.\n',
  )
  assert.equal(
    part?.items.map(({ title }) => title.text),
    ['Do you deliver on Sunday?', 'Is there egg?'],
  )
})

test('lines that ask and answer by turns are as many questions, whatever they are called', () => {
  for (const copy of [
    'Is it far?\nTen minutes.\nIs it hilly?\nA bit.',
    'Q: Is it far?\nA: Ten minutes.\nQ: Is it hilly?\nA: A bit.',
  ]) {
    const [part] = partsOf(`# T\n\n## Answers\n\n${copy}\n`).filter(({ kind }) => kind === 'questions')
    assert.equal(
      part?.items.map(({ title }) => title.text),
      ['Is it far?', 'Is it hilly?'],
      copy,
    )
  }
})

test('what is set in bold like the question above it is one of them, and a rule ends them', () => {
  const [part] = partsOf(
    '# T\n\n## Asked\n\n**Do you need water?** No. We carry it.\n\n**My dog bites.** Tell us.\n\n**Can I stay?** Yes.\n\n---\n\n**Muddy Ltd** is Kerry Ash.\n',
  )
  assert.equal(
    part?.items.map(({ title, text }) => [title.text, text.map(plainText).join('')]),
    [
      ['Do you need water?', 'No. We carry it.'],
      ['My dog bites.', 'Tell us.'],
      ['Can I stay?', 'Yes.'],
    ],
  )
})

test('lines of one paragraph that are each a quotation are as many, with who said it in brackets', () => {
  const [part] = partsOf(
    '# T\n\n## Voices\n\n“It sings in the rain.” (Lotte, Delft)\n“My cat moved in.” (Bram)\n',
  )
  assert.equal(
    part?.items.map(({ title, text }) => [title.text, text.map(plainText).join('')]),
    [
      ['Lotte, Delft', '“It sings in the rain.”'],
      ['Bram', '“My cat moved in.”'],
    ],
  )
})

test.run()
