import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findFormat, formatsCalled } from './find-format.ts'
import { formats } from './index.ts'

/** Words that people write for a format, and what they may mean. */
const meant: readonly (readonly [string, readonly string[]])[] = [
  ['letter', ['cover-letter']],
  ['deck', ['slide-deck', 'pitch-deck']],
  ['Pitch', ['pitch-deck']],
  ['flyer', ['brochure']],
  ['bill', ['invoice']],
  ['Rechnung', ['invoice']],
  ['newsletter', ['email-newsletter']],
  ['website', ['landing-page', 'link-in-bio', 'portfolio']],
  ['bio', ['link-in-bio']],
  ['gift card', ['voucher']],
  ['talk', ['presentation']],
  ['card', ['social-card', 'business-card', 'voucher']],
]

for (const [word, slugs] of meant) {
  test(`whoever asks for "${word}" is told ${slugs.join(', ')}`, () => {
    const [first, ...others] = slugs.map(slug => `"${slug}"`)
    const question = [`did you mean ${first}`, ...others].join(' or ')
    assert.throws(
      () => findFormat(word),
      ({ code, message }: { code: string; message: string }) => {
        assert.is(code, 'format-unknown')
        assert.match(message, `${question}`)
        return true
      },
    )
  })
}

test('a word that is nothing suggests nothing, and a slug is found', () => {
  assert.throws(() => findFormat('zzzzzzzzzzzz'), /there is no format "zzzzzzzzzzzz"; there are landing-page/)
  assert.equal(formatsCalled(' '), [])
  assert.is(findFormat('cv'), formats.cv)
})

test.run()
