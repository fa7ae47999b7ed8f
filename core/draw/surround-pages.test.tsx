import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom, type OrnamentName } from '../brief/design.ts'
import { type Surround, surroundOf, themeInside } from '../compose/surround.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { DrawContext } from './context.ts'
import { drawSheets } from './draw-sheets.ts'
import { sheetOf, testContext, textItems } from './sheets.test.kit.ts'

/** So many cards that are drawn with an ornament around them, and the ornament. */
function drawWith(motif: OrnamentName, surface: 'canvas' | 'pages', motifOn?: 'first' | 'ends', count = 1) {
  const page = { name: '1200x630', width: 1200, height: 630, bleed: 11 }
  const whole = resolveTheme(designFrom({ decor: { motif, ...(motifOn && { motifOn }) } }), page, {
    lang: 'en',
    dir: 'ltr',
  })
  const surround = surroundOf(whole, surface) as Surround
  const context: DrawContext = {
    ...testContext().context,
    ...{ theme: themeInside(whole, surround), surface, surround },
  }
  const card = (
    <div style={{ background: '#123456', color: '#ffffff', padding: 20, grow: 1 }}>
      <h1>A heading that goes on and on until it has filled more than a line of its card</h1>
      <p>Words up to the edge of it.</p>
    </div>
  )
  const sheets = Array.from({ length: count }, () => sheetOf(card, { size: surround.inner }))
  return { surround, drawn: drawSheets(sheets, context, ['pdf', 'html']) }
}

test('a page is as large as was asked for, and its words are inside of its ornament', async () => {
  for (const motif of ['checks', 'rings', 'double-frame', 'stripes'] as const) {
    for (const surface of ['canvas', 'pages'] as const) {
      const { surround, drawn } = drawWith(motif, surface)
      const { pages } = await drawn
      const [frame] = pages?.frames ?? []
      assert.ok(frame)
      assert.equal([frame.width, frame.height], [1200, 630])
      const { top, right, bottom, left } = surround.border
      const items = textItems(frame)
      assert.ok(items.length > 0)
      for (const item of items) {
        const ends = item.words.map(({ x, word }) => [x, x + word.width * item.size] as const)
        assert.ok(
          ends.every(([from, to]) => from >= left && to <= 1200 - right),
          motif,
        )
        assert.ok(item.baseline > top + item.size / 2 && item.baseline < 630 - bottom, motif)
      }
    }
  }
})

test('what reached into the bleed of the smaller page is under the ground of the ornament', async () => {
  const { pages } = await drawWith('stripes', 'canvas').drawn
  const items = pages?.frames[0]?.items ?? []
  const field = items.findIndex(item => item.kind === 'rect' && item.fill === '#123456')
  const ground = items.findLastIndex(item => item.kind === 'rect' && item.fill === '#ffffff')
  assert.ok(field >= 0 && ground > field)
})

test('a web page has the same ornament, hidden from those who listen', async () => {
  for (const surface of ['canvas', 'pages'] as const) {
    const { html } = (await drawWith('checks', surface).drawn).html ?? {}
    assert.is(html?.match(/<svg[^>]*aria-hidden="true"[^>]*edging/g)?.length, 2, surface)
  }
})

test('an ornament that is on the first sheet alone, or on both ends, is on no other of a web page', async () => {
  for (const surface of ['canvas', 'pages'] as const)
    for (const [motifOn, sheets] of [
      ['first', 1],
      ['ends', 2],
    ] as const) {
      const { html } = (await drawWith('checks', surface, motifOn, 3).drawn).html ?? {}
      const pieces = html?.match(/<svg[^>]*aria-hidden="true"[^>]*edging/g)?.length
      assert.is(pieces, 2 * sheets, `${surface} ${motifOn}`)
    }
})

test.run()
