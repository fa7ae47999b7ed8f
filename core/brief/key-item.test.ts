import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { baseDesign, designFrom } from './design.ts'
import { keyItemsIn, withKeyItems } from './key-item.ts'

const copyOf = (text: string) => readDocument(text, new Map(), createReport())
const named = (brief: string, copy: string): readonly string[] =>
  keyItemsIn(brief, copyOf(copy)).map(({ piece }) => `${piece.kind}: ${piece.name}`)

const plan = `# Orchard plan

## Frost watch

We look after 40 rows. You may cancel the contract on any day without a fee. The rest follows.

| | Last year | This year |
|---|---|---|
| Apples per tree | 31 kg | 44 kg |
| Loss to frost | 18% | 4% |
`

test('what matters most is the whole sentence, the row by its name, the heading', () => {
  const sentence = ['sentence: you may cancel the contract on any day without a fee']
  assert.equal(
    named('Green. They must find that they may cancel the contract on any day without searching.', plan),
    sentence,
  )
  assert.equal(named('The apples per tree result has to jump out.', plan), ['row: apples per tree'])
  assert.equal(named('The loss going from 18 to 4 to frost is the moment of the talk.', plan), [
    'row: loss to frost',
  ])
  assert.equal(named('If they remember one page it has to be frost watch.', plan), ['heading: frost watch'])
})

test('it is heard in other languages', () => {
  const card = (sentence: string): string => `# A\n\n## B\n\n${sentence} Zzz yyy xxx.`
  for (const [brief, sentence] of [
    [
      'Der Satz über den kostenlosen Rücktritt bis Freitag ist am wichtigsten.',
      'Ein kostenloser Rücktritt gilt bis Freitag.',
    ],
    [
      "L'annulation gratuite avant vendredi doit sauter aux yeux.",
      'Annulation gratuite avant vendredi midi.',
    ],
    [
      'La cancelación gratuita antes del viernes es lo más importante.',
      'Hay cancelación gratuita hasta el viernes.',
    ],
    [
      "L'annullamento gratuito entro venerdì è la cosa più importante.",
      'Vale annullamento gratuito fino a venerdì.',
    ],
    ['O cancelamento gratuito até sexta é o mais importante.', 'Vale o cancelamento gratuito na sexta.'],
    ['De gratis annulering tot vrijdag is het belangrijkste.', 'Gratis annulering geldt tot vrijdag.'],
    ['Gratis avbokning före fredag är viktigast.', 'Gratis avbokning gäller före fredag.'],
    ['Bezpłatna rezygnacja do piątku jest najważniejsza.', 'Bezpłatna rezygnacja trwa do piątku.'],
    ['Cuma gününe kadar ücretsiz iptal en önemli.', 'Ücretsiz iptal Cuma gününe kadar.'],
    ['Безкоштовне скасування до пʼятниці – найважливіше.', 'Безкоштовне скасування до пʼятниці.'],
  ] as const)
    assert.is(named(brief, card(sentence)).length, 1, brief)
})

test('what is denied, is about a button or names nothing of the copy binds nothing', () => {
  for (const brief of [
    'The apples per tree are not the most important.',
    'The frost watch button matters most.',
    'The most important thing is that it is readable.',
    'Calm and green, apples per tree in a table.',
  ])
    assert.equal(named(brief, plan), [], brief)
})

test('a fragment of a piece is no thing beside it', () => {
  const items = keyItemsIn('That they may cancel on any day without a fee matters most.', copyOf(plan))
  const design = designFrom({ parts: { 'said:any day': { rank: 'first' } } }, baseDesign)
  assert.equal(Object.keys(withKeyItems(design, items).parts ?? {}), [
    'said:you may cancel the contract on any day without a fee',
  ])
})

test.run()
