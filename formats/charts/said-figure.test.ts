import type { Nodes, Text } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { editNode } from '../../core/source/edit-node.ts'
import { readDocument } from '../../core/source/read-document.ts'
import { phrasingText } from '../../core/source/text.ts'
import { nodesOf } from '../../core/source/walk.ts'
import { cutAtFigure, cutAtFirstFigure, type SaidFigure } from './said-figure.ts'

test('a figure that stands alone leaves the sign behind that ends its sentence', () => {
  const cut = (value: string): readonly string[] => {
    const said = cutAtFirstFigure([{ type: 'text', value }])
    return said ? [said.before, said.figure, said.after].map(nodes => phrasingText(nodes).trim()) : []
  }
  assert.equal(cut('A boat costs $11,800. Oars are $40 more.'), [
    'A boat costs',
    '$11,800',
    'Oars are $40 more.',
  ])
  assert.equal(cut('We have 61 %, which is enough'), ['We have', '61 %', 'which is enough'])
})

test('of a calculation what it comes to is the figure, whatever it is reckoned from', () => {
  const figure = (value: string): readonly string[] =>
    [cutAtFigure, cutAtFirstFigure].map(read => phrasingText(read([{ type: 'text', value }])?.figure ?? []))
  assert.equal(figure('80 Höfe × 1.200 € = 96.000 € im Jahr'), ['96.000 €', '96.000 €'])
  assert.equal(figure('12 boats at $30k each ≈ $360k in the first year'), ['$360k', '$360k'])
  assert.equal(figure('60 villages à 1 400 € = 84 000 € par an'), ['84 000 €', '84 000 €'])
  assert.equal(figure('Une maison de 84 000 € environ'), ['84 000 €', '84 000 €'])
  assert.equal(figure('Alone: 340 × KES 3.8 m = KES 1.3 bn a year'), ['KES 1.3 bn', 'KES 1.3 bn'])
  assert.equal(figure('全国 2,100 店 × 180 万円 = 37.8 億円'), ['37.8 億円', '37.8 億円'])
  assert.equal(figure('From $30k we went to $360k'), ['', '$30k'])
})

test('whoever edits a figure or what is said of it leaves the rest of its sentence', () => {
  const edited = (source: string, read: typeof cutAtFigure, part: keyof SaidFigure, words: string) => {
    const { root } = readDocument(source, new Map(), { add: () => {} })
    const line = nodesOf(root).find(node => node.type === 'paragraph')
    const piece = (line && read(line.children))?.[part].flatMap(node => nodesOf(node)).find(isText)
    return editNode(source, piece?.data?.id ?? '', words)
  }
  const rent = 'Rents rose by 31 % in a year'
  assert.equal(edited(rent, cutAtFirstFigure, 'figure', '32 %'), { source: 'Rents rose by 32 % in a year' })
  assert.equal(edited(rent, cutAtFirstFigure, 'after', ' since May'), {
    source: 'Rents rose by 31 % since May',
  })
  assert.equal(edited(rent, cutAtFigure, 'before', 'Fares fell by '), {
    source: 'Fares fell by 31 % in a year',
  })
  const waste = 'We burn **92 millions de tonnes** a year'
  assert.equal(edited(waste, cutAtFirstFigure, 'figure', '90 millions'), {
    source: 'We burn **90 millions de tonnes** a year',
  })
})

function isText(node: Nodes): node is Text {
  return node.type === 'text'
}

test.run()
