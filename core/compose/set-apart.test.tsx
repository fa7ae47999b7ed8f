import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toNodes } from './jsx-runtime.ts'
import { MENTION, setApart } from './set-apart.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

function apart(words: readonly string[], isFlow: boolean): readonly Element[] {
  const [root, footer] = toNodes([
    <div>
      <p>
        For the roof:
        <br />
        Begin: 4 May 2026
        <br />
        In a storm all rests.
      </p>
    </div>,
    <p>1</p>,
  ]) as Element[]
  const sheet = { name: 'body', root, ...(isFlow && { footer }) } as unknown as Sheet
  const [set] = setApart([sheet], [{ words, lines: true, grows: true }])
  return (set?.root.children ?? []).filter(child => isElement(child))
}

test('on pages that flow what is to be larger stays on its line with what leads up to it', () => {
  assert.equal(apart(['4 may 2026'], true).map(textOf), [
    'For the roof:',
    'Begin: 4 May 2026',
    'In a storm all rests.',
  ])
  assert.is(apart(['4 may 2026'], false).length, 3)
  assert.is(textOf(apart(['4 may 2026'], false)[1] as Element), '4 May 2026')
})

test('words among others of a line are marked as such, a short value at its end is not', () => {
  const partsOf = (words: string): readonly (string | undefined)[] =>
    apart([words], true).flatMap(line => line.children.flatMap(child => (isElement(child) ? child.part : [])))
  assert.equal(partsOf('4 may 2026'), [undefined])
  assert.equal(partsOf('begin'), [MENTION])
})

test.run()
