import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { colorShares } from '../core/check/color-shares.ts'
import { shareOfHue } from '../core/check/color-ranges.ts'
import { composeJob, layoutJob } from '../core/render.ts'
import { hueTurn, toOklch } from '../core/theme/oklch.ts'
import { formatOf } from './format-of.test.kit.ts'

/** A job in each group: what alone has the colour, in a language of its own. */
const jobs = [
  ['menu', 'plain, only the prices in crimson', '#a8123e'],
  ['poster', 'ruhig, nur das Datum in Orange', '#e8731f'],
  ['report', 'sober, warm figures in one teal, and nowhere else', '#0f766e'],
  ['invoice', 'sobrio, únicamente el total en azul', '#1f62a8'],
  ['social-card', 'white, a single red line under the title and no other colour', '#c8102e'],
  ['contract', 'sober, madder red only for the clause numbers, otherwise black on white', '#b3272e'],
  ['invoice', 'plain, a red line over the total and no other colour', '#c8102e'],
  ['cover-letter', 'dyskretnie, cienka czerwona linia, nic więcej', '#c8102e'],
] as const

for (const [slug, instructions, hex] of jobs)
  test(`${slug}: ${instructions}: no other colour is on its pages, and little of that`, async () => {
    const content = readFileSync(`fixtures/${slug}/content.md`, 'utf8')
    const job = { content, instructions }
    const { drawing } = await layoutJob(await composeJob(job, await formatOf(slug)), ['png'])
    const shares = colorShares(drawing.pages?.frames ?? [])
    const { h } = toOklch(hex)
    const others = [...shares.keys()].filter(other => {
      const tone = toOklch(other)
      return tone.c > 0.06 && Math.abs(hueTurn(tone.h, h)) > 25
    })
    assert.equal(others, [])
    if (/^(?:contract|invoice)$/.test(slug)) assert.ok(shareOfHue(shares, hex) > 0)
    assert.ok(shareOfHue(shares, hex) < 0.1, String(shareOfHue(shares, hex)))
  })

test.run()
