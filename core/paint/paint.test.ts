import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DrawContext } from '../draw/context.ts'
import { createReport, type Message } from '../message.ts'
import { frame, pagesOf } from './sample.test.kit.ts'
import { paint } from './paint.ts'

/** The size in px of the picture of a page on a screen, and what is said of it. */
async function pictureOf(
  width: number,
  height: number,
): Promise<{ readonly size: readonly (number | undefined)[]; readonly messages: readonly Message[] }> {
  const report = createReport()
  const context = { surface: 'screen', report } as unknown
  const drawing = { sheets: [], pages: pagesOf([frame([], { width, height })]) }
  for await (const { bytes } of paint(drawing, context as DrawContext, ['png'])) {
    const { width: across, height: down } = await sharp(bytes).metadata()
    return { size: [across, down], messages: report.messages }
  }
  throw new Error('no picture')
}

test('the picture of a very large page is made smaller, says so, and takes memory that is bounded', async () => {
  const before = process.resourceUsage().maxRSS
  const { size, messages } = await pictureOf(20_000, 20_000)
  assert.equal(size, [6325, 6325])
  assert.equal(
    messages.map(({ rule }) => rule),
    ['picture-reduced'],
  )
  assert.match(messages[0]?.text ?? '', 'page 1 is 20000 × 20000 px, its picture 6325 × 6325')
  const { size: tall } = await pictureOf(1080, 1_000_000)
  assert.ok((tall[0] ?? 0) * (tall[1] ?? 0) < 41_000_000, String(tall))
  // What is native is in no heap, and bounded by no heap's limit: 3.4 GB, were they as large as their pages.
  const taken = process.resourceUsage().maxRSS - before
  assert.ok(taken < 1_000_000, `${taken} kB`)
})

test('what has no more pixels than a large photograph is as large as it says', async () => {
  assert.equal(await pictureOf(1920, 1080), { size: [1920, 1080], messages: [] })
})

test('files that take too much room end the job, at the file that is too much', async () => {
  const context = { surface: 'screen', report: createReport() } as unknown as DrawContext
  const pages = pagesOf(Array.from({ length: 3 }, () => frame([], { width: 100, height: 100 })))
  const painted: string[] = []
  try {
    for await (const { path } of paint({ sheets: [], pages }, context, ['svg'], 200)) painted.push(path)
    assert.unreachable()
  } catch (error) {
    assert.is((error as { code?: string }).code, 'content-too-large')
  }
  assert.equal(painted, ['pages/1.svg'])
})

test.run()
