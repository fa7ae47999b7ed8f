import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import type { Design, DesignPatch } from '../core/brief/design.ts'
import { designFrom } from '../core/brief/design.ts'
import { anyOf, type TokenPath } from '../core/brief/reach.ts'
import { undrawnIn } from '../core/check/drawn.ts'
import { explain } from '../core/explain.ts'
import type { Format } from '../core/format.ts'
import { declinesOf } from '../core/reach.ts'
import { composeJob, type LaidOutJob, layoutJob } from '../core/render.ts'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'

/** Wishes whose honouring differs between formats, each as a change of one token from what nobody asked for. */
const wishes: readonly { readonly path: TokenPath; readonly value: unknown; readonly patch: DesignPatch }[] =
  [
    { path: 'decor.gradient', value: true, patch: { decor: { gradient: true } } },
    { path: 'decor.ornament', value: true, patch: { decor: { ornament: true } } },
    { path: 'shape.shadow', value: true, patch: { shape: { shadow: true } } },
    { path: 'shape.rules', value: 'heavy', patch: { shape: { rules: 'heavy' } } },
    { path: 'type.bold', value: false, patch: { type: { bold: false } } },
    { path: 'layout.cover', value: true, patch: { layout: { cover: true } } },
    { path: 'layout.contents', value: true, patch: { layout: { contents: true } } },
    { path: 'type.displayScale', value: 0.7, patch: { type: { displayScale: 0.7 } } },
    { path: 'color.scheme', value: 'triad', patch: { color: { scheme: 'triad' } } },
  ]

async function drawn(
  format: Format,
  base: Design,
): Promise<{ readonly job: LaidOutJob; readonly text: string }> {
  const { content, assets } = await readCase(format.slug)
  const output = format.surface === 'screen' ? 'html' : 'pdf'
  const job = await layoutJob(await composeJob({ content, assets: assets ?? {}, base }, format), [output])
  const { html, pages } = job.drawing
  return { job, text: html?.html ?? JSON.stringify(pages?.frames, shown) }
}

/** Faces and pictures are large, and the same in all that is compared here. */
function shown(key: string, value: unknown): unknown {
  return key === 'face' || key === 'asset' ? undefined : value
}

for (const [row, slug] of Object.keys(formats).entries()) {
  test(`${slug} says of each token whether it draws it`, async () => {
    const format = await formatOf(slug)
    const off: DesignPatch = {
      decor: { gradient: false, ornament: false },
      layout: { cover: false, contents: false },
    }
    const plain = designFrom(off, format.design)
    const { text: before, job: asItWas } = await drawn(format, plain)
    const wrong: string[] = []
    for (const { path, value, patch } of partOf(wishes, row, wishes.length)) {
      const design = designFrom(patch, plain)
      // The copy itself may ask for contents, whatever a design says.
      const isAsked = path === 'layout.contents' && asItWas.reading.contents !== undefined
      if (isAsked || JSON.stringify(design) === JSON.stringify(plain)) continue
      const { job, text } = await drawn(format, design)
      const reason = anyOf(declinesOf(format), undrawnIn({ ...job, brief: { design } }))(path, value)
      if ((reason === undefined) !== (text !== before))
        wrong.push(
          `${path} = ${String(value)}: ${text === before ? 'not drawn' : 'drawn'}, ${reason ?? 'claimed'}`,
        )
    }
    assert.equal(wrong, [], slug)
  })
}

test('an accent is seen as it was asked for, where only a darker one can be read as words', async () => {
  const instructions = 'plain, white paper, black text, one accent #e0a526'
  for (const slug of partOf(Object.keys(formats), 1, 5)) {
    const { content, assets = {} } = await readCase(slug)
    const { brief } = await explain({ content, assets, instructions }, await formatOf(slug))
    const said = brief.told?.map(told => told.said).find(text => text.includes('#e0a526')) ?? 'not told'
    // Programs for mail draw no edges.
    if (slug !== 'email-newsletter') assert.match(said, /#e0a526: .*%/, slug)
  }
})

test.run()
