import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../brief/design.ts'
import { measureFor } from '../draw/draw-sheets.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { leastHeight, textsApart } from './least-height.ts'
import { bodyStyle } from './text-style.ts'
import { readBrief } from '../brief/read-brief.ts'

const sentence = 'The ferry to the island leaves at six, and nobody will be fined for a bicycle. '
const page = { name: 'A4', width: 794, height: 1123, bleed: 0 }

test('no text takes less than the least height, in the narrowest face either', async () => {
  for (const words of ['a condensed face for all text', 'League Gothic for the text', 'small serif text']) {
    const { design } = readBrief(words, designFrom({}))
    const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
    const measure = await measureFor({ theme, surface: 'pages', assets: new Map() })
    for (const width of [60, 240, 600])
      for (const texts of [['a'], [sentence], [sentence.repeat(12), 'An item', sentence.repeat(3)]]) {
        const piece = (
          <div style={{ ...bodyStyle(theme), size: 10, leading: 1 }}>
            {texts.map(text => (
              <p style={{ margin: 0 }}>{text}</p>
            ))}
          </div>
        )
        const { height } = measure.piece(piece, width)
        const least = leastHeight(texts, 10, width)
        assert.ok(least > 0 && least <= height, `${words}, ${width} px: ${least} of ${height}`)
      }
  }
})

test('items, rows and quoted paragraphs stand on lines of their own', () => {
  const text = (value: string) => ({
    type: 'paragraph' as const,
    children: [{ type: 'text' as const, value }],
  })
  const item = (value: string) => ({ type: 'listItem' as const, children: [text(value)] })
  const blocks = [text('a'), { type: 'list' as const, children: [item('b'), item('c')] }]
  assert.equal(textsApart(blocks), ['a', 'b', 'c'])
})

test.run()
