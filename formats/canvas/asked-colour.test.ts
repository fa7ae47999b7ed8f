import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { colorShares } from '../../core/check/color-shares.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import ogImage from './og-image.ts'

test('a colour that is all a brief asks for is seen at a glance', async () => {
  const job = await composeJob(
    { content: '# How to ferment anything', instructions: 'big type, yellow' },
    ogImage,
  )
  const { drawing } = await layoutJob(job, ['png'])
  const share = colorShares(drawing.pages?.frames ?? []).get('#facc15') ?? 0
  assert.ok(share > 0.1, `${share}`)
})

test.run()
