import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Reading } from '../reading.ts'

function readAs(lists: 'bill' | 'menu', text: string): Reading {
  const document = readDocument(text, new Map(), { add() {} })
  return lists === 'bill'
    ? readCopy(document, { needs: ['seller', 'dateTime', 'lines', 'total'], lists: ['sums'], facts: 'all' })
    : readCopy(document, {
        needs: ['title', 'sections'],
        takes: ['abstract'],
        lists: ['items'],
        facts: 'all',
      })
}

const billed = ({ lists }: Reading): readonly string[] =>
  (lists.lines ?? []).map(({ title, parts }) => `${title.text} | ${parts.net?.text}`)

const dishes = ({ lists }: Reading): readonly string[] =>
  (lists.items ?? []).map(({ title, parts }) => `${title.text} | ${parts.price?.text}`)

test('sentences that tell what things cost are a line for each price, in their words', () => {
  const reading = readAs(
    'menu',
    'We bake at five and open at seven. A plain loaf is $6, the seeded one $7.50, and a bag of four rolls goes for $5 with butter.\n\nCoffee is $3 or, with milk, $3.80. Bring your own cup if you can.\n',
  )
  assert.equal(dishes(reading), [
    'A plain loaf is | $6',
    'the seeded one | $7.50',
    'and a bag of four rolls goes for | $5',
    'Coffee is | $3',
    'or, with milk | $3.80',
  ])
  assert.equal(reading.lists.items?.[2]?.parts.description?.text, 'with butter')
})

test('lines of a bill told in sentences, and the sum that they make', () => {
  const reading = readAs(
    'bill',
    'Le 3 mai nous avons réparé votre vélo, Madame Perrin : deux pneus pour 58 euros, une chaîne pour 24,50 euros et le réglage, 30 euros. Le tout fait 112,50 euros. Merci de votre visite et bonne route.\n',
  )
  assert.equal(billed(reading), [
    'deux pneus pour | 58 euros',
    'une chaîne pour | 24,50 euros',
    'et le réglage | 30 euros',
  ])
  assert.equal(
    reading.lists.sums?.map(({ parts }) => parts.amount?.text),
    ['112,50 euros'],
  )
})

test('of what each costs and what that comes to the second is the price; later numbers need no currency', () => {
  const reading = readAs(
    'bill',
    'We cut your hedge last week, Mr Bell. It took two men at £120 per day, which is £240. The skip was £95, the tip 40, and the ladder we lent you 0. Thank you for the tea and the cake.\n',
  )
  assert.equal(billed(reading).slice(0, 3), [
    'It took two men at £120 per day, which is | £240',
    'The skip was | £95',
    'the tip | 40',
  ])
})

test('amounts in Han signs are told in a line each where their clause ends', () => {
  const reading = readAs(
    'bill',
    '自行车修好了，明细写在下面，请您核对。换内胎，三十五元；补漆，一百二十元；清洗上油，四十元，共计一百九十五元。收据请保管好，三个月内免费调整。\n',
  )
  assert.equal(billed(reading), ['换内胎 | 三十五元', '补漆 | 一百二十元', '清洗上油 | 四十元'])
})

test('text with a price or two stays text', () => {
  const text =
    'The hall was built in 1904 for £3,000 by the parish. It has been let for weddings since, at £150 a day. Ask at the office.'
  assert.equal(dishes(readAs('menu', text)), [])
})

test.run()
