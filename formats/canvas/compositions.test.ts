import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { testFormat } from '../../core/testing/index.ts'
import { picture } from './lay-out.test.kit.ts'
import ogImage from './og-image.ts'
import poster from './poster.ts'
import socialCard from './social-card.ts'

/** Copy, and the composition that it is to have. */
const cases: readonly (readonly [format: Format, chosen: string, content: string])[] = [
  [poster, 'words on a field', '# Rain\n\nAn exhibition'],
  [poster, 'words on a field', '# Low Tide Walk\n\n**Sunday 7 June 2026, 9:30**\n\n**Slipway, Portmarra**'],
  [
    poster,
    'usual',
    `# Festival of Small Instruments\n\nThree days of toy pianos\n\n**Friday 5 June 2026**\n\n${'Bring what you have, and a cushion. '.repeat(12)}`,
  ],
  [socialCard, 'words on a field', '# Closed on Monday'],
  [socialCard, 'words on a field', '---\nlang: ar\n---\n\n# القراءة في المساء\n\nكل أسبوع'],
  [
    socialCard,
    'usual',
    '# Five things to ask\n\n1. Who pays?\n2. Who is told?\n\n'.padEnd(220, 'And why so late? '),
  ],
  [ogImage, 'title on an axis', '# Bread\n\nNotes from a small oven.'],
  [ogImage, 'usual', '# How we cut our build from nine minutes to forty seconds\n\nWith no new machine.'],
]

for (const [format, chosen, content] of cases)
  test(`${format.slug}: “${chosen}” for “${content.slice(0, 24).replace(/\s+/g, ' ')}…”`, async () => {
    const { composition } = await testFormat(format, { content, blocksMove: true })
    assert.is(composition.chosen, chosen)
    const alone = await layoutJob(await composeJob({ content }, format), ['html'])
    assert.equal(alone.composition, composition)
  })

test('words stand on a field only where there is no picture', async () => {
  const content = '# Rain\n\n![Rain](rain.png)'
  const job = await composeJob({ content, assets: picture('rain.png', 1200, 800) }, poster)
  assert.is((await layoutJob(job, ['html'])).composition.chosen, 'usual')
})

test('a canvas that lies has its field at the start, with nothing of the copy cut', async () => {
  const content = '# Done is kind\n\nA note on finishing.'
  const { drawing, composition } = await layoutJob(
    await composeJob({ content, size: 'x card' }, socialCard),
    ['png'],
  )
  assert.equal(composition, {
    chosen: 'words on a field',
    considered: [{ name: 'words on a field', score: 1, because: [] }],
  })
  assert.is(drawing.pages?.frames.length, 1)
})

test.run()
