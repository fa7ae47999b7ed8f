import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listOfLines, paragraphOf } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import { sharedList, sharedWhole } from './share-lines.ts'

const read = (text: string): readonly string[] | undefined => {
  const found = sharedWhole(paragraphOf(phraseOf(text)))
  return (
    found && [found.lead?.text ?? '', ...found.shares.map(({ name, share }) => `${name.text} ${share.text}`)]
  )
}

test('a line that is the parts of one whole is read, whichever of name and share comes first', () => {
  assert.equal(read('Visitors: 51 % from town, 29 % from the valley and 20 % from abroad.'), [
    'Visitors:',
    'from town 51 %',
    'from the valley and 29 %',
    'from abroad 20 %',
  ])
  assert.equal(read('Holz 40,5 %, Ziegel 39,5 %, Lehm 20 %'), [
    '',
    'Holz 40,5 %',
    'Ziegel 39,5 %',
    'Lehm 20 %',
  ])
})

test('instalments are parts of a sum, with how much each is and whatever they are called', () => {
  const found = sharedWhole(
    paragraphOf(
      phraseOf('Payment 40% on order ($2,400), 40% on delivery of lot 2 ($2,400), 20% on handover ($1,200).'),
    ),
  )
  assert.equal(
    found?.shares.map(({ name, share, amount }) => [name.text, share.text, amount?.text]),
    [
      ['on order', '40%', '$2,400'],
      ['on delivery of lot 2', '40%', '$2,400'],
      ['on handover', '20%', '$1,200'],
    ],
  )
  assert.is(found?.lead?.text, 'Payment')
})

test('running text, shares of several wholes and two parts are none', () => {
  for (const text of [
    'In 2024 64 % came by bus, 80 % of them daily, and 12 % walked.',
    '90 % were glad, 80 % would come again, 70 % paid more',
    'Half: 50 % men, 50 % women',
    'Prices rose by 3 %, wages by 2 %, rents by 9 %, which hurt.',
  ])
    assert.is(read(text), undefined, text)
})

test('points that are the parts of one whole are those', () => {
  const list = (...points: readonly string[]) => listOfLines(points.map(phraseOf))
  const shares = sharedList(list('48 % from town', '31 % from the coast', '21 % from abroad'))?.shares
  assert.equal(
    shares?.map(({ name, share }) => `${name.text} ${share.text}`),
    ['from town 48 %', 'from the coast 31 %', 'from abroad 21 %'],
  )
  assert.is(sharedList(list('48 % work', '12 % have a child', '9 % are new')), undefined)
})

test.run()
