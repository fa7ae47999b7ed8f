import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom } from '../../brief/design.ts'
import { leadClausesIn } from '../../brief/lead-clauses.ts'
import { createReport } from '../../message.ts'
import { readDocument } from '../../source/read-document.ts'
import { leadsNamed, withLead } from './lead-things.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'

const named = (
  brief: string,
  copy: string,
  lang?: string,
  needs: NonNullable<Roles['needs']> = [],
): readonly string[] => {
  const document = readDocument(copy, new Map(), createReport())
  const reading = readCopy(document, { needs })
  return leadsNamed(leadClausesIn(brief), document, reading, lang).map(
    ({ key, rank }) => `${key.replace('said:', '')}, ${rank}`,
  )
}

const plan = `# Orchard plan

Dogs on a lead, we mean it.

## Frost watch

We look after 40 rows. You may cancel the contract on any day without a fee. The rest follows. Losses fell from 18% to 4%.

| | Last year | This year |
|---|---|---|
| Apples per tree | 31 kg | 44 kg |
| Loss to frost | 18% | 4% |

Seat: 12 B

[Walk the rows for free](https://a.example)

## Picking parties

Bring boots.
`

test('what matters most is the sentence, the row or the heading that a clause names', () => {
  const sentence = ['you may cancel the contract on any day without a fee, second']
  assert.equal(
    named('Green. They must find that they may cancel the contract on any day without searching.', plan),
    sentence,
  )
  assert.equal(named('The apples per tree result has to jump out.', plan), ['apples per tree, second'])
  assert.equal(named('If they remember one page it has to be frost watch.', plan), ['frost watch, first'])
  assert.equal(named('The picking party dates are what people look for.', plan), ['picking parties, first'])
  assert.equal(named("Calm, and the leash note can't be lost, I mean the lead bit must stand out.", plan), [
    'dogs on a lead we mean it, second',
  ])
})

test('figures are those of the copy, as it joins them', () => {
  assert.equal(named('The drop from 18% to 4% is what they should go home with.', plan), ['18% to 4%, first'])
  assert.equal(named('44 kg is the number we want remembered.', plan), ['44 kg, first'])
  assert.equal(named('The loss to frost this year is what they must see first.', plan), ['4%, first'])
  assert.equal(named('Max 12 slides, impossible to miss.', plan), [])
})

test('what is quoted, a label, a button, the first line', () => {
  assert.equal(named('the "Bring boots" part should be the clearest thing in it', plan), [
    'bring boots, second',
  ])
  assert.equal(named('The seat must be readable in the dark.', plan), ['seat, second'])
  assert.equal(named('The free walk button matters most.', plan), ['walk the rows for free, first'])
  assert.equal(named('The first line is the joke so make that huge.', plan), [
    'dogs on a lead we mean it, first',
  ])
})

test('two things that are joined are each one', () => {
  assert.equal(named('Seat and frost watch must stand out.', plan), ['seat, second', 'frost watch, second'])
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
  assert.equal(named('参加費と締切が最重要。', '# 会\n\n- 参加費：1000円\n- 締切：5月3日', 'ja'), [
    '参加費, first',
    'valid until, first',
  ])
  assert.equal(named('رقم المقعد أكبر شيء', '# رحلة\n\nرقم المقعد: 12', 'ar').length, 1)
})

test('all things of a list are heard, whatever joins them, and what comes too or then', () => {
  const ticket = '# Night train\n\nRow: F\nSeat: 12\nPlatform: 3\nPrice: £14\nBuffet: car 4'
  const all = ['platform, second', 'seat, second', 'row, second']
  for (const brief of [
    'Row, seat and platform have to be found without hunting.',
    'Green. The platform must stand out, row and seat too.',
  ])
    assert.equal(named(brief, ticket).toSorted(), all.toSorted(), brief)
  assert.equal(named('The seat comes first, the row right after.', ticket), ['seat, first', 'row, second'])
})

test('a slide is known by its number, and an answer by its question', () => {
  const deck = '# Millrace\n\n---\n\n# Leaks\n\nMany.\n\n---\n\n# The ask\n\n£2m'
  const slides = ['title', 'slides'] as const
  assert.equal(named('Slides 2 and 3 have to land like a punch.', deck, 'en', slides), [
    'leaks, first',
    'the ask, first',
  ])
  const bill = '# Bill\n\nTotal: £86.00\nDue: 30 May 2026'
  assert.equal(named('How much it is and by when must be found at once.', bill), [
    'amount due, second',
    'due date, second',
  ])
  assert.equal(named('Where to park must be seen at once.', '# Fair\n\nVenue: Mill Lane'), [])
})

test('who reads is no thing of the copy', () => {
  const lease = '# Lease\n\n**Landlord:** Hedwig Anhäuser\n\nMany words.'
  assert.equal(named('Gut sichtbar, Frau Anhäuser ist 81 und soll alles lesen können.', lease, 'de'), [])
})

test('what is denied, a reason and what names nothing of the copy bind nothing', () => {
  for (const brief of [
    'The apples per tree are not the most important.',
    'The most important thing is that it is readable.',
    'Calm and green, apples per tree in a table.',
    'Leave proper room for two signatures at the end.',
    'Big type, since the frost watch is what they remember.',
  ])
    assert.equal(named(brief, plan), [], brief)
})

test('what a clause says beside a thing is as much a thing', () => {
  const phrase = 'row and seat must stand out'
  const leads = (['said:row', 'said:seat'] as const).map(key => ({ phrase, key, rank: 'second' as const }))
  const design = leads.reduce((own, lead) => withLead(own, lead, leads), baseDesign)
  assert.equal(Object.keys(design.parts ?? {}), ['said:row', 'said:seat'])
})

test('a fragment of what is named is no thing beside it', () => {
  const design = designFrom({ parts: { 'said:any day': { rank: 'first' } } }, baseDesign)
  const lead = {
    phrase: 'cancel on any day without a fee matters most',
    key: 'said:you may cancel',
    rank: 'second',
  } as const
  assert.equal(Object.keys(withLead(design, lead).parts ?? {}), ['said:you may cancel'])
})

test('what a sentence mentions as known is the section before it that tells it', () => {
  for (const [brief, heading, mention] of [
    [
      'The lantern evening must be the thing nobody can miss.',
      'Carols by lantern',
      'We sing it at the lantern evening.',
    ],
    [
      'Der Laternenabend muss sofort auffallen, das Laternen-Essen auch.',
      'Suppe',
      'Wir essen zum Laternenabend.',
    ],
    [
      'La soirée lampions doit sauter aux yeux.',
      'Promenade aux lampions',
      'On la chante à la soirée lampions.',
    ],
  ] as const) {
    const found = named(
      brief,
      `# News\n\nHello all.\n\n## ${heading}\n\nBring a light.\n\n## Other things\n\n${mention} Subs are due.`,
    )
    if (heading === 'Suppe')
      assert.not(
        found.some(one => one.startsWith('suppe')),
        found.join(),
      )
    else assert.match(found.join(), new RegExp(heading.toLowerCase()))
  }
})

test.run()
