import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contentItems, sheetOf, testContext, wordsOf, layoutFaces } from '../sheets.test.kit.ts'

const { context } = testContext()

test('lines of two directions are painted in the order of the text, at their visual places', async () => {
  const said = 'المنتج · أكتوبر 2026 مع API'
  const sheet = sheetOf(
    <p dir="rtl" lang="ar" style={{ size: 40 }}>
      {said}
    </p>,
  )
  const pages = await layoutFaces([sheet], context)
  const items = contentItems(pages)
  const first = (at: number): string | undefined => items.at(at)?.words[0]?.word.text
  assert.is(first(0), 'المنتج')
  assert.is(first(-1), 'API')
  const xs = items.map(({ words }) => words[0]?.x ?? 0)
  assert.equal(
    xs,
    [...xs].sort((one, other) => other - one),
  )
})

test('a number before a Latin word in a line from right to left is not said after it', async () => {
  const said = 'عدد 12 abc هنا'
  const sheet = sheetOf(
    <p dir="rtl" lang="ar" style={{ size: 40 }}>
      {said}
    </p>,
  )
  assert.is(wordsOf(await layoutFaces([sheet], context)).trim(), said)
})

test.run()
