import { test } from 'uvu'
import * as assert from 'uvu/assert'
import format from '../slide-deck.ts'
import { type DrawnSlide, layoutDeck, textOf } from './layout-deck.test.kit.ts'

const wordsOf = ({ frame }: DrawnSlide): string =>
  textOf(frame)
    .flatMap(({ words }) => words.flatMap(({ word }) => word.text))
    .join(' ')

test('notes stand on the slide that refers to them, be it a title, a divider or a quotation', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Mud[^t]\n\nA year[^l]\n\n---\n\n# Part\n\n---\n\n# Other[^d]\n\n---\n\n> Said.[^q]\n\n---\n\n# End\n\n[^t]: Title note.\n[^l]: Lead note.\n[^d]: Divider note.\n[^q]: Quoted note.',
  )
  const [title, , divider, quote] = slides.map(wordsOf)
  assert.match(title ?? '', /Mud.*1.*Title note.*Lead note/)
  assert.match(divider ?? '', /Other.*3.*Divider note/)
  assert.match(quote ?? '', /Quoted note/)
})

test('notes take no more than a third of a slide; the others follow the last slide', async () => {
  const count = 14
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const sentence =
    'It says where the words come from and a little more about what was found there and by whom. '
  const { slides } = await layoutDeck(
    format,
    `# Deck\n\n---\n\n## Many\n\n${numbers.map(at => `Word[^${at}]`).join(' and ')}\n\n---\n\n# End\n\n${numbers.map(at => `[^${at}]: Begin${at} ${sentence.repeat(2)}End${at}.`).join('\n')}`,
  )
  const words = slides.map(wordsOf)
  assert.ok(slides.length >= 4 && slides.length <= 6, `${slides.length} slides`)
  assert.match(words[2] ?? '', /^End\b/)
  assert.match(words[3] ?? '', /^Notes/)
  for (const at of numbers)
    assert.is(words.filter(text => text.includes(`Begin${at} `) && text.includes(`End${at}.`)).length, 1)
  const [, many] = slides as [DrawnSlide, DrawnSlide]
  const small = textOf(many.frame).filter(({ size }) => size < 28)
  assert.ok(small.every(({ baseline }) => baseline > many.frame.height * 0.5))
})

test.run()
