import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from './brief/design.ts'
import type { Format } from './format.ts'
import type { Job } from './job.ts'
import { composeJob, layoutJob, paintJob } from './render.ts'
import { proseSheet } from './testing/prose-sheet.test.kit.tsx'
import { mm } from './theme/page.ts'

/** Prose on one tall page. */
const format: Format = {
  slug: 'sheet',
  group: 'print',
  surface: 'pages',
  sizes: [{ name: 'sheet', width: mm(148), height: mm(400), bleed: 0 }],
  design: designFrom({}),
  roles: {},
  compose: ({ body }, theme) => [proseSheet('sheet', body, theme)],
}

const copy = `# Harvest

The plums are in.

## Recipe

Stew them slowly.

## Where

Call us on a weekday.

Phone: 0131 496 0255
`

/** Everything of an item but its opened font. */
function withoutFaces(key: string, value: unknown): unknown {
  return key === 'face' ? undefined : value
}

async function drawn(job: Pick<Job, 'instructions' | 'base' | 'baseContent'>) {
  const laidOut = await layoutJob(await composeJob({ content: copy, ...job }, format), ['pdf'])
  const { design, content } = await paintJob(laidOut, ['html'])
  const items = laidOut.drawing.pages?.frames.flatMap(frame => frame.items) ?? []
  const base: Pick<Job, 'base' | 'baseContent'> = {
    base: design,
    ...(content && { baseContent: content.patch }),
  }
  return { base, design, content, items: items.map(item => JSON.stringify(item, withoutFaces)) }
}

test('an edit of the copy leaves the tokens, and every frame item elsewhere, as they were', async () => {
  const first = await drawn({ instructions: 'teal accent, serif headlines' })
  const edited = await drawn({ instructions: 'hide the phone number', ...first.base })
  assert.equal(edited.design, first.design)
  assert.ok(edited.items.length < first.items.length)
  const before = new Set(first.items)
  assert.equal(
    edited.items.filter(item => !before.has(item)),
    [],
  )
})

test('an earlier wish holds until it is taken back, and then everything is as it was', async () => {
  const first = await drawn({ instructions: 'teal accent' })
  const hidden = await drawn({ instructions: 'hide the phone number', ...first.base })
  const warmer = await drawn({ instructions: 'like before but warmer', ...hidden.base })
  assert.is(warmer.content?.dropped[0]?.phrase, 'hide the phone number')
  const back = await drawn({ instructions: 'add back the phone number', ...hidden.base })
  assert.equal(back.items, first.items)
  assert.equal(back.design, first.design)
  assert.is(back.content, undefined)
  assert.equal((await drawn({ instructions: 'undo', ...hidden.base })).items, first.items)
})

test('what is highlighted stands on the ground of the accent, and nothing moves by it but its line', async () => {
  const first = await drawn({ instructions: 'teal accent' })
  const marked = await drawn({ instructions: 'highlight the plums', ...first.base })
  assert.is(marked.content?.highlighted[0]?.count, 1)
  const before = new Set(first.items)
  const changed = marked.items.filter(item => !before.has(item))
  assert.ok(changed.length > 0)
  assert.ok(changed.length < 12, `${changed.length} items differ`)
})

test.run()
