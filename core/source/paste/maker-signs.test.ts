import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../read-document.ts'
import { plainText } from '../text.ts'

function read(source: string) {
  const { root, omitted } = readDocument(source, new Map(), { add() {} })
  return {
    words: root.children.map(plainText).join('\n'),
    left: omitted.flatMap(({ because, text }) => (because === 'note of the writer' ? [text] : [])),
  }
}

const told: readonly (readonly [line: string, printed: string])[] = [
  ['Soup of the day (is this still on? ask Maren)', 'Soup of the day'],
  ['(It hangs by the bus stop, nobody reads a long text. You decide, but the date must be on.)', ''],
  ['Wert: 40 €  – oder doch 50, Jochen klärt das noch', 'Wert: 40 €'],
  ['Un cours de vannerie (le lundi ? Maud doit confirmer)', 'Un cours de vannerie'],
  ['El riego (¿lo quitamos?)', 'El riego'],
  ['Cesti (chiedere a Piero, forse 40 €)', 'Cesti'],
  ['Almoço 9 € (ou 10, ainda não sabemos)', 'Almoço 9 €'],
  ['Warsztaty 20 zł (albo 25, Marek ma potwierdzić)', 'Warsztaty 20 zł'],
  ['(og så priserne, dem vil jeg gerne have stillet pænt op)', ''],
  ['Staff list, May 2026 (exported from Airtable)', 'Staff list, May 2026'],
  ['— no text yet, Tove will send it. It is the blue one', ''],
  ['(Enclosures: diploma. Please don’t put a photo on.)', 'Enclosures: diploma.'],
]

for (const [line, printed] of told) {
  test(`words with signs that agree are said to the maker: ${line}`, () => {
    const { words, left } = read(`# Open house\n\nCome and see the mill.\n\n${line}\n`)
    assert.is(words, ['Open house', 'Come and see the mill.', printed].filter(Boolean).join('\n'))
    assert.is(left.length, 1)
  })
}

test('where a copy says that brackets are for its maker, no line of them is printed', () => {
  const { words } = read(
    'Hallo Miri\n\nWas in Klammern steht, ist nur für dich.\n\n(erst die Ziegen)\n\nVierzig Ziegen, ein Kessel.\n',
  )
  assert.not(words.includes('erst die Ziegen'))
  assert.ok(words.includes('Vierzig Ziegen'))
})

const kept: readonly string[] = [
  'The Client may shorten the text, change the headline or leave it out (if it fits the page, in the Printer’s opinion).',
  'Please do not write on the proof. You decide where we meet.',
  'I am not sure who decided that the front page should say so little. (Maybe it was Tom: he never liked headlines.)',
  'Maybe the text that I sent in May was too long; I have cut it.',
  'Cheese (you choose three) 9',
  'Pie (if there is any left) 12',
  'Steak (please say how: rare, medium) 24',
  'Venue to be confirmed (maybe the old mill).',
  'Ich weiß nicht, wer den Text schreiben sollte (vielleicht Jürgen).',
  'On verra bien si le texte tient sur la page (je crois que oui).',
  '« Il manque une photo », disait Yvan.',
  'Car park £4 (cash only, the card machine is broken again).',
  'Ne pas mettre au lave-vaisselle.',
  'If it fits, we print it; if not, we cut it (you can undo that).',
]

for (const line of kept) {
  test(`what a reader may be told stays: ${line}`, () => {
    const { words, left } = read(`# Open house\n\n${line}\n`)
    assert.is(words, `Open house\n${line}`)
    assert.equal(left, [])
  })
}

test.run()
