import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Child } from '../../compose/jsx-runtime.ts'
import { contentItems, itemsOutside, sheetOf, testContext, wordsOf, layoutFaces } from '../sheets.test.kit.ts'

const { context } = testContext()

/** Words on each line, in order. */
async function linesOf(child: Child): Promise<string[]> {
  const pages = await layoutFaces([sheetOf(child)], context)
  assert.equal(itemsOutside(pages), [])
  const lines = new Map<number, string[]>()
  for (const { baseline, words } of contentItems(pages))
    lines.set(Math.round(baseline), [
      ...(lines.get(Math.round(baseline)) ?? []),
      ...words.map(({ word }) => word.text),
    ])
  return [...lines.values()].map(words => words.join(' '))
}

test('no text ends in a line of one short word, at any width and in any style', async () => {
  for (let width = 200; width < 420; width += 20) {
    const plain = await linesOf(
      <p style={{ width, size: 30 }}>The mud was taken to the old mill by the sea</p>,
    )
    const mixed = await linesOf(
      <p style={{ width, size: 30 }}>
        The mud was taken to the <em>old mill</em> by the <strong>sea</strong>
      </p>,
    )
    for (const lines of [plain, mixed]) {
      assert.is(lines.join(' '), 'The mud was taken to the old mill by the sea')
      assert.match(lines.at(-1) ?? '', / /, `${width}: ${lines.join(' | ')}`)
    }
  }
})

test('text in several styles is balanced as plain text is', async () => {
  const said = 'Crews ask for transfers to the electric boats not away'
  const lines = await linesOf(
    <p style={{ width: 620, size: 30, textWrap: 'balance' }}>
      Crews ask for <em>transfers</em> to the electric boats not away
    </p>,
  )
  assert.is(lines.join(' '), said)
  assert.is(lines.length, 2)
  assert.ok((lines[1] ?? '').length > said.length * 0.35, lines.join(' | '))
})

test('words that stay together are two words to a reader', async () => {
  const said = 'The mud was taken to the old mill by the sea'
  assert.is(
    wordsOf(await layoutFaces([sheetOf(<p style={{ width: 300, size: 30 }}>{said}</p>)], context)),
    said,
  )
})

test('a blank that holds at the beginning of a style has its room', async () => {
  const wordsIn = async (blank: string): Promise<readonly number[]> => {
    const text = (
      <p style={{ width: 600, size: 30 }}>
        <strong>Blog</strong>
        {`${blank}· 6 min read`}
      </p>
    )
    const items = contentItems(await layoutFaces([sheetOf(text)], context))
    return items.flatMap(({ words }) => words.map(({ x }) => Math.round(x)))
  }
  const plain = await wordsIn(' ')
  assert.ok((plain[1] ?? 0) > (plain[0] ?? 0))
  assert.is((await wordsIn('\u00a0'))[1], plain[1])
})

test('in a column too narrow for both, each of the last words stays whole', async () => {
  const lines = await linesOf(<p style={{ width: 120, size: 30 }}>The mud was taken to the harbour</p>)
  assert.ok(lines.join(' ').endsWith('the harbour'), lines.join(' | '))
})

test('no line begins with a point or a dash between words, or ends with a point that parts them', async () => {
  for (let width = 240; width < 500; width += 20)
    for (const textWrap of [undefined, 'balance'] as const) {
      const lines = await linesOf(
        <p style={{ width, size: 30, ...(textWrap && { textWrap }) }}>
          Ada Lovelace · <a href="mailto:a@b.example">a@b.example</a> · Hall 2 – Delft
        </p>,
      )
      assert.is(lines.join(' ').replaceAll(' ·', ''), 'Ada Lovelace a@b.example Hall 2 – Delft')
      assert.not.ok(
        lines.some(line => /^[·–]|·$/.test(line)),
        lines.join(' | '),
      )
    }
})

test('long last words and short texts break where they must', async () => {
  const long = await linesOf(
    <p style={{ width: 300, size: 30 }}>One of the words is very Donaudampfschifffahrtsgesell</p>,
  )
  assert.ok(long.length > 1)
  assert.equal(await linesOf(<p style={{ width: 120, size: 30 }}>Made in Delft</p>), ['Made in', 'Delft'])
})

test.run()
