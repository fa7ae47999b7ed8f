import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design, designFrom } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { createReport, type Message } from '../message.ts'
import type { PageSize } from './page.ts'
import { namedSize } from './page-sizes.ts'
import { reportMoves } from './report-moves.ts'
import { resolveThemeWithLog } from './resolve-theme.ts'

function messagesFor(design: Design, usual: Design = baseDesign, lang = 'en'): readonly Message[] {
  const report = createReport()
  const { moves } = resolveThemeWithLog(design, namedSize('A4') as PageSize, { lang, dir: 'ltr' })
  reportMoves(moves, { design, usual }, report)
  return report.messages
}

const rulesFor = (...request: Parameters<typeof messagesFor>): readonly string[] =>
  messagesFor(...request).map(({ rule }) => rule)

test('a brief that asks for type too small to read is told what is set', () => {
  const [message, ...others] = messagesFor(readBrief('calm, body text 6px', baseDesign).design)
  assert.equal(others, [])
  assert.equal(message, {
    rule: 'type-too-small',
    severity: 'info',
    text: 'the size of type: 4.5 pt (6 px) was asked for and 7.5 pt (10 px) is set: less cannot be read on A4',
    hint: 'ask for larger type, for shorter copy or for another page',
  })
})

test('what the format has by itself moves without a word, and what is set as asked needs none', () => {
  const small = designFrom({ type: { baseSize: 6 } })
  assert.equal(rulesFor(small, small), [])
  assert.equal(rulesFor(designFrom({ type: { baseSize: 14, scale: 1.5 }, space: { marginScale: 0.8 } })), [])
  assert.equal(rulesFor(baseDesign), [])
})

test('faces, capitals, colours, ratios and margins that had to move are told', () => {
  assert.equal(rulesFor(designFrom({ type: { display: 'Fraunces' } }), baseDesign, 'ru'), [
    'face-lacks-letters',
  ])
  assert.equal(rulesFor(designFrom({ color: { ink: '#bbbbbb', paper: '#ffffff' } })), ['ink-too-faint'])
  assert.equal(rulesFor(designFrom({ color: { mode: 'dark', paper: '#ffffff' } })), ['mode-unlike-ground'])
  assert.equal(rulesFor(designFrom({ type: { scale: 3 } })), ['type-scale-out-of-range'])
  assert.equal(rulesFor(designFrom({ space: { marginScale: 0.1 } })), ['margins-out-of-range'])
  const script = designFrom({ type: { display: 'Great Vibes', displayCase: 'uppercase' } })
  assert.equal(rulesFor(script), ['capitals-unfit'])
})

test.run()
