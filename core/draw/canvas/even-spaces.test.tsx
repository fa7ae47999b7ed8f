import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { shapeWord } from '../../fonts/shape-word.ts'
import type { TextItem } from '../frame.ts'
import { sheetOf, testContext, textItems, layoutFaces } from '../sheets.test.kit.ts'

const { context } = testContext()

const endOf = ({ words, size }: TextItem): number => {
  const last = words.at(-1)
  return last === undefined ? 0 : last.x + last.word.width * size
}

for (const textAlign of ['start', 'center', 'end'] as const)
  test(`spaces beside a change of style are as wide as any other, ${textAlign}`, async () => {
    const sheet = sheetOf(
      <p style={{ width: 1000, size: 46, family: 'Source Serif 4', textAlign }}>
        AWAY <strong>2027</strong> and V <em>Terne</em> and <a href="https://a.org/">To link</a>, AV
      </p>,
    )
    const [frame] = (await layoutFaces([sheet], context)).frames
    const items = frame === undefined ? [] : textItems(frame)
    const [first, ...others] = items
    assert.ok(first !== undefined && others.length > 5)
    const space = shapeWord(' ', first.face).width * 46
    others.forEach((item, at) => {
      const before = items[at] as TextItem
      const gap = (item.words[0]?.x ?? 0) - endOf(before)
      assert.ok(Math.abs(gap - (before.spaceAfter ? space : 0)) < 0.5, `${gap} px`)
    })
    const left = first.words[0]?.x ?? 0
    const right = 1000 - endOf(items.at(-1) as TextItem)
    if (textAlign === 'center') assert.ok(Math.abs(left - right) < 2, `${left} ${right}`)
    else assert.ok(Math.abs(textAlign === 'start' ? left : right) < 2, `${left} ${right}`)
  })

test('justified lines keep their wide spaces, and tabs in code theirs', async () => {
  const words = 'some words that fill a line '.repeat(5)
  const sheet = sheetOf(
    <div>
      <p style={{ width: 500, size: 30, textAlign: 'justify' }}>
        {words}
        <strong>end</strong>
      </p>
      <pre style={{ size: 20 }}>{'a    b'}</pre>
    </div>,
  )
  const [frame] = (await layoutFaces([sheet], context)).frames
  const items = frame === undefined ? [] : textItems(frame)
  const ends = items.slice(0, 2).map(endOf)
  assert.ok(
    ends.every(end => Math.abs(end - 500) < 3),
    ends.join(' '),
  )
  const [a, b] = items.flatMap(item => item.words).slice(-2)
  assert.ok(a !== undefined && b !== undefined && b.x - a.x > 20)
})

test.run()
