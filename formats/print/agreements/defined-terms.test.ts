import type { Paragraph } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../../core/brief/design.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import { a4 } from '../sheets/sizes.ts'
import { withBoldTerms } from './defined-terms.tsx'

const theme = resolveTheme(baseDesign, a4, { lang: 'en', dir: 'ltr' })

test('a term in bold, and what stands around it, are each edited by themselves', () => {
  const value = 'Larch Ropes Ltd (the “Lender”) lends.'
  const block: Paragraph = { type: 'paragraph', children: [{ type: 'text', value, data: { id: 'n_3' } }] }
  const [paragraph] = withBoldTerms([block], theme)
  assert.equal(paragraph, {
    type: 'paragraph',
    children: [
      { type: 'text', value: value.slice(0, 22), data: { id: 'n_3@0-22' } },
      { type: 'strong', children: [{ type: 'text', value: 'Lender', data: { id: 'n_3@22-28' } }] },
      { type: 'text', value: '”) lends.', data: { id: 'n_3@28-37' } },
    ],
  })
})

test.run()
