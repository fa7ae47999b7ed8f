import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Child } from '../../compose/jsx-runtime.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import type { Pages } from '../frame.ts'
import { drawSheets } from '../draw-sheets.ts'
import { isRenderError } from '../../error.ts'
import { itemsOutside, lettersOf, sheetOf, testContext, textItems, wordsOf } from '../sheets.test.kit.ts'

async function draw(sheet: Sheet): Promise<{ sheets: readonly Sheet[]; pages: Pages }> {
  const { sheets, pages } = await drawSheets([sheet], testContext().context, ['pdf'])
  return { sheets, pages: pages as Pages }
}

async function assertWhole(sheet: Sheet): Promise<Pages> {
  const { pages } = await draw(sheet)
  assert.is(wordsOf(pages).replace(/\s/g, ''), lettersOf(sheet.root))
  assert.equal(itemsOutside(pages), [])
  return pages
}

const column: Style = { display: 'flex', direction: 'column', height: '100%' }

test('centred content that is far too tall goes on over many sheets', async () => {
  const sheet = sheetOf(
    <div style={{ ...column, justify: 'center' }}>
      {Array.from({ length: 18 }, (_, index) => (
        <h2 style={{ size: 300 }}>{`Title${index} again`}</h2>
      ))}
    </div>,
  )
  await assertWhole(sheet)
})

test('a heading too long to be repeated moves on with what is below it', async () => {
  const sheet = sheetOf(
    <div style={column}>
      <h1 style={{ size: 60, textWrap: 'balance' }}>{'x'.repeat(9000)}</h1>
      <div flow>
        <p>the text</p>
      </div>
    </div>,
  )
  const pages = await assertWhole(sheet)
  assert.ok(pages.frames.length > 1 && pages.frames.length < 100)
})

test('lists in lists, with more indentation than the sheet is wide', async () => {
  const nested = (depth: number): Child =>
    depth === 0 ? (
      'the point '.repeat(60)
    ) : (
      <ul style={{ padding: [0, 0, 0, 49] }}>
        <li>{nested(depth - 1)}</li>
      </ul>
    )
  await assertWhole(sheetOf(<div>{nested(30)}</div>))
})

test('text without a size is drawn', async () => {
  await assertWhole(sheetOf(<p style={{ size: 0 }}>said after all</p>))
})

test('long words of several scripts are broken with nothing lost', async () => {
  for (const word of ['x', 'ش', 'ก', '한', '😀', 'e\u0301', '…', 'a-'])
    await assertWhole(sheetOf(<p style={{ size: 30 }}>{word.repeat(700)}</p>))
})

test('a long word is one word on each line', async () => {
  const { pages } = await draw(sheetOf(<p style={{ size: 30 }}>{'x'.repeat(1000)}</p>))
  const items = pages.frames.flatMap(textItems)
  assert.is(items.length, new Set(items.map(item => item.baseline)).size)
})

test('controls, halves of characters and marks of direction come to no harm', async () => {
  const text = 'a\u0000b \ud800c\udc00 \u202ed\u202c \u2066e\u2069 f\u200bg\u200dh\ufeff \ufffe'
  const { pages } = await draw(sheetOf(<p>{text}</p>))
  assert.is(wordsOf(pages).replace(/[\s\p{C}\ufffd]/gu, ''), 'abcdefgh')
})

test('paragraphs of a letter over more pages than anyone turns end the job before they are all laid out', async () => {
  const letters = Array.from({ length: 3000 }, () => <p style={{ size: 60 }}>a</p>)
  const error = await draw(sheetOf(<div style={column}>{letters}</div>)).catch((thrown: unknown) => thrown)
  assert.ok(isRenderError(error) && error.code === 'content-too-large')
  assert.match(error.message, /1200 × 630 px would go on over more than 43 pages/)
})

test('sheets with next to nothing on each are more than a job may have; sheets with words are not', async () => {
  const sheets = (words: string): readonly Sheet[] =>
    Array.from({ length: 320 }, () => sheetOf(<p>{words}</p>))
  const drawn = (words: string) => drawSheets(sheets(words), testContext().context, ['html'])
  const error = await drawn('a').catch((thrown: unknown) => thrown)
  assert.ok(isRenderError(error) && error.code === 'content-too-large')
  await drawn('a few words')
})

test.run()
