import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { withPriceTables } from './price-rows.ts'

/** The blocks of a copy: a table by the words of its rows, bold ones with a star, anything else by its type. */
function blocksOf(copy: string, lang = 'en'): readonly unknown[] {
  const { root } = readDocument(`# Offer\n\n${copy}`, new Map(), { add() {} })
  return withPriceTables(root.children.slice(1), lang).map(block =>
    block.type === 'table'
      ? block.children.slice(1).map(({ children }) => {
          const isBold = children.some(cell => cell.children[0]?.type === 'strong')
          return children.map(cell => (isBold ? '*' : '') + plainText(cell))
        })
      : block.type,
  )
}

test('lines with prices are a table, with the sum that stands below them in bold', () => {
  assert.equal(blocksOf('Design 3,800\nJoinery 11,400\nSign 1,900\nTotal without VAT 17,100 EUR'), [
    [
      ['Design', '3,800'],
      ['Joinery', '11,400'],
      ['Sign', '1,900'],
      ['*Total without VAT', '*17,100 EUR'],
    ],
  ])
  assert.equal(
    blocksOf(
      '1) Ash, grind the stump\t£1,150\n2) Lime\t£420\n3) Cart away\tincluded\n\nTotal £1,570\nno VAT',
    ),
    [
      [
        ['1.\u2002Ash, grind the stump', '£1,150'],
        ['2.\u2002Lime', '£420'],
        ['3.\u2002Cart away', 'included'],
        ['*Total', '*£1,570'],
      ],
      'paragraph',
    ],
  )
})

test('lines that all end in shares of a whole are a table, each by itself or together', () => {
  const table = [
    ['Cats and dogs', '31%'],
    ['Traffic', '22 %'],
    ['Unknown (young)', '3%'],
  ]
  assert.equal(blocksOf('Cats and dogs: 31%\n\nTraffic: 22 %\n\nUnknown (young): 3%\n\nThat is all.'), [
    table,
    'paragraph',
  ])
  assert.equal(blocksOf('- Cats and dogs: 31%\n- Traffic – 22 %\n- Unknown (young) 3%'), [table])
  assert.equal(blocksOf('Cats: 31%\n\nTraffic: 22%'), ['paragraph', 'paragraph'])
  assert.equal(blocksOf('- Bills fell by 31%\n- Cost: £14,900\n- Carbon fell by 78%'), ['list'])
})

test('lines that are paragraphs of their own are one table down to their sum, and what follows it stands apart', () => {
  assert.equal(
    blocksOf(
      'Slate: $1,500\n\nCopper: $200\n\nClean up: $40\n\nTotal: $1,740\n\nOption: snow guards, add $90',
    ),
    [
      [
        ['Slate', '$1,500'],
        ['Copper', '$200'],
        ['Clean up', '$40'],
        ['*Total', '*$1,740'],
      ],
      'paragraph',
    ],
  )
})

test('points that open with a day are a table of days, in which a numbered name is no price', () => {
  assert.equal(
    blocksOf(
      '- Sept 8 scaffold up\n- Sept 15 - Oct 16 Phase 1\n- Oct 5 - Oct 30 Phase 2\n- Nov 16 - 20 Phase 3',
    ),
    [
      [
        ['Sept 8', 'scaffold up'],
        ['Sept 15 - Oct 16', 'Phase 1'],
        ['Oct 5 - Oct 30', 'Phase 2'],
        ['Nov 16 - 20', 'Phase 3'],
      ],
    ],
  )
  assert.equal(blocksOf('- Chapel Phase 1\n- Ridges Phase 2\n- Wing Phase 3'), ['list'])
})

test('text that names prices, and points of which few have one, stay as they are', () => {
  assert.equal(blocksOf('The table costs £40.\nWe deliver on Friday for £5.'), ['paragraph'])
  assert.equal(blocksOf('- adults 9.50\n- bring a coat\n- no dogs\n- parking'), ['list'])
  assert.equal(blocksOf('Rooms from 80\nOpen since 1998'), ['paragraph'])
})

test('a sum that runs on below the last point of a price list is a row of its own', () => {
  assert.equal(blocksOf('- lift and drain    €180\n- two belts    €145\n  TOTAL    €325 incl. VAT'), [
    [
      ['lift and drain', '€180'],
      ['two belts', '€145'],
      ['*TOTAL', '*€325 incl. VAT'],
    ],
  ])
})

test('a price behind a wide gap ends its line, and prices that are counted up are a sentence', () => {
  assert.equal(blocksOf('- lamps 64 x $185       11,840\n- cables       4,460\n- test       free'), [
    [
      ['lamps 64 x $185', '11,840'],
      ['cables', '4,460'],
      ['test', 'free'],
    ],
  ])
  assert.equal(
    blocksOf('in: stall 142 €, members 200 €\nout: seed 61.50 €, hose 38 €, soil 90 €\nleft: 152.50 €'),
    ['paragraph'],
  )
})

test('lines that count stages are rows, and so are days of which one is two', () => {
  assert.equal(
    blocksOf(
      'Stage 1 – survey – 2 weeks\nStage 2 – shed, cables – 4 weeks\nStage 3 – switch on\nNot in July.',
    ),
    [
      [
        ['Stage 1', 'survey – 2 weeks'],
        ['Stage 2', 'shed, cables – 4 weeks'],
        ['Stage 3', 'switch on'],
      ],
      'paragraph',
    ],
  )
  assert.equal(blocksOf('Feb 2 – Mar 13: lanes\nMar 23 & 24: training\nMon Mar 30: first walk'), [
    [
      ['Feb 2 – Mar 13', 'lanes'],
      ['Mar 23 & 24', 'training'],
      ['Mon Mar 30', 'first walk'],
    ],
  ])
})

test('lines that each count something are one table', () => {
  assert.equal(blocksOf('Dogs : 231\n\nCats: 1,274\n\nRabbits (grey): 29\n\nThat is all.'), [
    [
      ['Dogs', '231'],
      ['Cats', '1,274'],
      ['Rabbits (grey)', '29'],
    ],
    'paragraph',
  ])
})

test('what costs nothing is a row, and a sum may have words behind it', () => {
  assert.equal(blocksOf('Boat £40\nNets £25\nWalk home: free\nTotal £65 plus VAT'), [
    [
      ['Boat', '£40'],
      ['Nets', '£25'],
      ['Walk home', 'free'],
      ['*Total', '*£65 plus VAT'],
    ],
  ])
})

test.run()
