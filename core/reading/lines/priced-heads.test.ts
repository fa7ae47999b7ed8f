import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'

function offersIn(copy: string): readonly string[] {
  const roles = { needs: ['title', 'action'], lists: ['offers', 'quotes', 'features'] } as const
  const { lists } = readCopy(readDocument(copy, new Map(), { add() {} }), roles)
  return (lists.offers ?? []).map(({ title, parts }) => `${title.text} ${parts.price?.text}`)
}

test('lines with a price over lists are offers', () => {
  const copy =
    '# T\n\n## Boxes\n\nSmall — €9\n\n- greens\n- eggs\n\nLarge — €15\n\n- greens\n- eggs\n- bread\n'
  assert.equal(offersIn(copy), ['Small €9', 'Large €15'])
})

test('a quotation below prices takes nothing from them', () => {
  const copy = '# T\n\n## Prices\n\nWash 12 €\nCut 30 €\nBeard 15 €\n\n"Best beard in town." – Jo, regular\n'
  assert.equal(offersIn(copy), ['Wash 12 €', 'Cut 30 €', 'Beard 15 €'])
})

test.run()
