import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { colorShares } from '../../core/check/color-shares.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import type { Format } from '../../core/format.ts'
import coupon from './coupon.ts'
import ogImage from './og-image.ts'
import poster from './poster.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'

test('a colour that is all a brief asks for is seen at a glance', async () => {
  const job = await composeJob(
    { content: '# How to ferment anything', instructions: 'big type, yellow' },
    ogImage,
  )
  const { drawing } = await layoutJob(job, ['png'])
  const share = colorShares(drawing.pages?.frames ?? []).get('#f7c91e') ?? 0
  assert.ok(share > 0.1, `${share}`)
})

test('a sheet that is seen as a whole has the colour that its brief names for no part', async () => {
  const paperOf = async (format: Format, instructions: string) => {
    const { brief } = await composeJob(
      { content: '# Pick your own\n\n**Sunday 5 July**', instructions },
      format,
    )
    return brief.design.color.paper
  }
  assert.is(await paperOf(poster, 'strawberry red, seen from a car'), '#d32f42')
  assert.is(await paperOf(coupon, 'Loud. Yellow and blue'), '#f7c91e')
  assert.is(await paperOf(poster, 'midnight blue with a pale moon yellow'), '#0b1437')
  assert.is(await paperOf(poster, 'white background, red accent'), '#ffffff')
  assert.is(await paperOf(poster, 'calm and airy, a soft green'), null)
  assert.is(await paperOf(poster, 'red, print friendly'), null)
  assert.is(await paperOf(ticket, 'red and loud'), null)
})

test('on a pass without a panel the title has the colour that its brief names beside the ground', async () => {
  const job = await composeJob(
    {
      content: '# An hour on the ice\n\nfor two',
      instructions: 'black background, copper orange, white text',
    },
    voucher,
  )
  const { drawing } = await layoutJob(job, ['png'])
  const [accent] = job.brief.design.color.seeds
  const share = colorShares(drawing.pages?.frames ?? []).get(accent ?? '') ?? 0
  assert.ok(share > 0.01, `${share}`)
})

test('of two colours of which one is the ground of the other the title has that other', async () => {
  const job = await composeJob(
    { content: '# Late fees\n\nA night of readings', instructions: 'mail-van red on pale dairy-cap yellow' },
    ogImage,
  )
  const { drawing } = await layoutJob(job, ['png'])
  const shares = colorShares(drawing.pages?.frames ?? [])
  assert.is(job.brief.design.color.paper, '#fbeec9')
  assert.ok((shares.get('#fbeec9') ?? 0) > 0.8, `${[...shares]}`)
})

test('the panel of a voucher has the colour that its brief names first', async () => {
  const content = '# Gift voucher\n\nFor: Ida\nFrom: the choir\nValue: £40\nValid until: 28 February 2027\n'
  const job = await composeJob(
    { content, instructions: 'calm and warm, terracotta, sand and olive' },
    voucher,
  )
  const { drawing } = await layoutJob(job, ['png'])
  const share = colorShares(drawing.pages?.frames ?? []).get('#c4613f') ?? 0
  assert.ok(share > 0.2, `${share}`)
})

test.run()
