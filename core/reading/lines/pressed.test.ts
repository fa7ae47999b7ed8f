import type { RootContent } from 'mdast'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nodesOf } from '../../source/walk.ts'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { withPressed } from './pressed.ts'

const pressed = suite('pressed')

/** The words of what is pressed in a copy. */
function words(content: string, isLinkPage = false, isLetter = false): readonly string[] {
  const { root } = readDocument(content, new Map(), { add() {} })
  const links = (block: RootContent): readonly string[] =>
    nodesOf(block).flatMap(node => (node.type === 'link' && node.url === '#' ? [plainText(node)] : []))
  return withPressed(root.children, 'en', isLinkPage, isLetter).flatMap(links)
}

pressed('a line in brackets or with an arrow is a button, in any language', () => {
  assert.equal(words('# A\n\n[Termin vereinbaren]\n\ntext'), ['Termin vereinbaren'])
  assert.equal(words('# A\n\n**Réserver une table →**'), ['Réserver une table →'])
  assert.equal(words('# A\n\n[Buy]  ·  [See how it works]'), ['Buy', 'See how it works'])
  assert.equal(words('# A\n\n👉 予約する'), ['予約する'])
})

pressed('the last line of a block of a letter that says what to do and where is a button', () => {
  const buttons = (content: string): readonly string[] => {
    const { root } = readDocument(content, new Map(), { add() {} })
    return withPressed(root.children, 'en', false, true).flatMap(block =>
      nodesOf(block).flatMap(node => (node.type === 'link' ? [`${plainText(node)} > ${node.url}`] : [])),
    )
  }
  assert.equal(buttons('Three seats left.\nSave one: https://a.example/seat'), [
    'Save one > https://a.example/seat',
  ])
  assert.equal(buttons('>> Zapisy: szkola.example/zapisy'), ['Zapisy > https://szkola.example/zapisy'])
  assert.equal(
    buttons('If you would rather not have any more of these letters from us: https://a.example/out'),
    ['https://a.example/out > https://a.example/out'],
  )
})

pressed('a line behind two typed arrows is a button, and a quotation in another stays one', () => {
  assert.equal(words('# A\n\n>> Falar no WhatsApp'), ['Falar no WhatsApp'])
  assert.equal(words('# A\n\n>> “She said so.”'), [])
})

pressed('sentences with brackets, addresses and arrows between names are text', () => {
  assert.equal(words('# A\n\nSay [name] when you ring.'), [])
  assert.equal(words('# A\n\n→ cafe.example/menu'), [])
  assert.equal(words('# A\n\nRoma → Napoli\n\n«Torno presto»'), [])
})

pressed('the points of a page of links lead somewhere unless it says where', () => {
  const points = '# Nadja\n\n- Laden (ab Freitag)\n- Kurse: Samstag\n- Rezept\n\nnadja@ton.example'
  assert.equal(words(points, true), ['Laden', 'Kurse: Samstag', 'Rezept'])
  assert.equal(words(points), [])
  assert.equal(words(`${points}\n\nladen.example/jetzt`, true), [])
})

pressed(
  'beside a list of points the lines of the page are no links, and a point with an address keeps it',
  () => {
    const list = '- Termin buchen\n- Preise: ab 120 €\n- Gutscheine\n- Instagram @noor.linien'
    const points = ['Termin buchen', 'Preise: ab 120 €', 'Gutscheine']
    assert.equal(words(`**noor / Tattoo**\nRotterdam ↔ Berlin\nsie\n\n${list}`, true), points)
    assert.equal(
      words(`# Noor\n\n${list}\n\nMontag zu\nkein Anruf\nnur mit Termin\nbar\nleise`, true),
      points,
    )
  },
)

pressed('lines of a page of links that all have an arrow are pressed, and one with a number calls it', () => {
  const lines = '👉 book a visit\n👉 price list 2026\n👉 ring: 040-611 22 33\n👉 used bikes'
  const { root } = readDocument(`Frida\nbike shop\n\n${lines}`, new Map(), { add() {} })
  const links = withPressed(root.children, 'en', true)
    .flatMap(nodesOf)
    .flatMap(node => (node.type === 'link' ? [`${plainText(node)} ${node.url}`] : []))
  assert.equal(links, [
    'book a visit #',
    'price list 2026 #',
    'ring: 040-611 22 33 tel:0406112233',
    'used bikes #',
  ])
})

pressed('in a letter a line that says what stands on a button is one, without the word for it', () => {
  assert.equal(words('# A\n\ntext\n\nButton: Reserve a stall', false, true), ['Reserve a stall'])
  assert.equal(words('# A\n\nButton: Reserve a stall'), [])
  assert.equal(words('# A\n\nBouton : Je viens', false, true), ['Je viens'])
  assert.equal(words('# A\n\nButtons: horn, six of them', false, true), [])
})

pressed.run()
