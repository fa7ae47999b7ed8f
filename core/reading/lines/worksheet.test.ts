import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { readWorksheet } from './worksheet.ts'

const worksheet = suite('worksheet')

function built(content: string, lang = 'en') {
  const { root } = readDocument(content, new Map(), { add() {} })
  const { body, omitted } = readWorksheet(root.children, { lexicon: lexiconFor(lang), lang })
  return {
    blocks: body.map(
      block => `${block.type}${block.type === 'heading' ? block.depth : ''} ${plainText(block)}`,
    ),
    left: omitted.map(({ text }) => text),
  }
}

worksheet('the first headline of a page is its title, and places and labels are left out', () => {
  const { blocks, left } = built(
    '# Web copy: Mossbank\n\n## 1. Hero\n\n**Headline:** Moss, by post.\n**Subheadline:** Alive on arrival.\n**CTA:** Order a tray\n\n## 2. Benefits\n\n- a\n\n## 3. Final CTA\n\n**Headline:** Go green.\n**Button:** Order now\n',
  )
  assert.equal(blocks, [
    'paragraph Web copy: Mossbank',
    'heading1 Moss, by post.',
    'paragraph Alive on arrival.',
    'paragraph Order a tray',
    'heading2 Benefits',
    'list a',
    'heading2 Go green.',
    'paragraph Order now',
  ])
  assert.equal(left, [
    '1. Hero',
    'Headline',
    'Subheadline',
    'CTA',
    '2.',
    '3. Final CTA',
    'Headline',
    'Button',
  ])
})

worksheet(
  'labels are known in other languages, and headings go down where the page has none above them',
  () => {
    const { blocks } = built(
      '# Hero\n\nTitular: Pan de ayer, precio de hoy\n\nSubtítulo: Recogida de 19 a 20 h\n\nBotón: Reservar\n\n# Cómo funciona\n\n1. Eliges\n2. Vienes\n',
      'es',
    )
    assert.is(blocks[0], 'heading1 Pan de ayer, precio de hoy')
    assert.ok(blocks.includes('heading2 Cómo funciona'))
  },
)

worksheet('lines are called by how large they are, under what the page is called', () => {
  const { blocks, left } = built(
    'Kiln Days\n\nbig line: Throw your first pot on Saturday.\n\nsmaller line under: Clay, wheel and cake are included.\n\nbutton: Book a wheel\n\nprices\nAdults £30\nChildren £18\nGlazing £6\n',
  )
  assert.equal(blocks.slice(0, 4), [
    'paragraph Kiln Days',
    'heading1 Throw your first pot on Saturday.',
    'paragraph Clay, wheel and cake are included.',
    'paragraph Book a wheel',
  ])
  assert.equal(left, ['big line', 'smaller line under', 'button'])
})

worksheet('other copy stays as it is', () => {
  for (const content of [
    '# A\n\ntext\n\n## B\n\nTitle: x\nAuthor: y\n',
    '# A\n\nSome words first.\n\n## B\n\n**Headline:** x\n**Button:** y\n',
    '# Footer\n\nHow to set a footer.\n',
  ]) {
    const { left } = built(content)
    assert.equal(left, [], content)
  }
})

worksheet.run()
