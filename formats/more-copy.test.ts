/**
 * Copy that grows line by line never takes fewer pages, whichever composition it then has, and on as many pages its text is
 * never set larger, but for a tenth where another composition takes over. A further page has room again: there type may step up,
 * as it does on slides, whose text fills each one. Graphics that draw their items by a plan (`timeline`, `roadmap`,
 * `org-chart`) may take another plan for more of them, which may set larger what it has room for: of them only the pages are held.
 */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../core/format.ts'
import { composeJob, layoutJob } from '../core/render.ts'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'

const sentence = 'The marker was set here once more and read aloud to whoever stayed.'
const times = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')
const paragraphs = (count: number): string => times(count, () => `${sentence}\n`)
const points = (count: number): string => times(count, () => `- ${sentence}`)
const career = (count: number): string =>
  `# Ada Ek\n\nSmith\n\n## Experience\n\n### Smith, Forge (2015 – 2019)\n\n${points(count)}\n`

/** Each copy has the word "marker" in what grows. */
const copies: Readonly<Record<string, (count: number) => string>> = {
  menu: count =>
    `# Bar Lume\n\n## Starters\n\n${times(count, at => `- Soup marker ${at}, ${at + 4}.50`)}\n\n## Mains\n\n${times(count, at => `- Stew marker ${at}, ${at + 9}.50`)}\n`,
  'cover-letter': count =>
    `# Ada Ek\n\n4 May 2026\n\nDear Ms Otto,\n\n${paragraphs(count)}\nYours sincerely,\n\nAda Ek\n`,
  resume: career,
  cv: career,
  invoice: count =>
    `# Invoice\n\n**From:** Forge Ltd\n\n**To:** Otto Ltd\n\n**Number:** 17\n\n**Date:** 4 May 2026\n\n| Description | Quantity | Price | Amount |\n|---|---|---|---|\n${times(count, at => `| Iron marker ${at} | 1 | 10.00 | 10.00 |`)}\n\n**Total:** ${count * 10}.00 EUR\n`,
  certificate: count =>
    `# Certificate\n\n**Awarded to:** Ada Ek\n\n${times(count, () => sentence)}\n\n**Date:** 4 May 2026\n`,
  'slide-deck': count => `# Markers\n\n## What they are\n\n${paragraphs(count)}`,
  presentation: count => `# Markers\n\n## What they are\n\n${points(count)}\n`,
  'pitch-deck': count => `# Markers\n\n## What they are\n\n${paragraphs(count)}`,
  poster: count =>
    `# Low Tide Walk\n\n**Date:** 7 June 2026\n\n**Venue:** Slipway, Portmarra\n\n${paragraphs(count)}`,
  ticket: count =>
    `# The Glass Harbour\n\n**Date:** 24 October 2026\n\n**Venue:** Teatro Nuevo\n\n**Seat:** 14\n\n${paragraphs(count)}`,
  voucher: count => `# Gift voucher\n\n**Amount:** €150\n\n**Code:** HK7Q\n\n${paragraphs(count)}`,
  coupon: count => `# 20 % off\n\n**Code:** TIDE20\n\n${paragraphs(count)}`,
  'business-card': count => `# Ada Ek\n\nSmith\n\nada@example.org\n\n${paragraphs(count)}`,
  invitation: count =>
    `# Midsummer supper\n\n**Date:** 20 June 2026\n\n**Venue:** The orchard\n\n${paragraphs(count)}`,
  'social-card': count => `# Low tide\n\n${paragraphs(count)}`,
  'og-image': count => `# Low tide\n\n${paragraphs(count)}`,
  banner: count => `# Low tide\n\n${paragraphs(count)}`,
  timeline: count => `# The library\n\n${times(count, at => `## ${1900 + at}\n\nA marker was set.\n`)}`,
  roadmap: count =>
    `# Plan\n\n## Now\n\n${times(count, at => `- Set marker ${at}`)}\n\n## Next\n\n${times(count, at => `- Read marker ${at} again`)}\n`,
  'org-chart': count =>
    `# The forge\n\n- Ada Ek, Director\n${times(count, at => `  - Bo Otto ${at}, marker`)}\n`,
  infographic: count => `# Markers\n\n${times(count, at => `## Part ${at}\n\n${sentence}\n`)}`,
}

/** Those whose type follows a plan of their items. */
const planned: ReadonlySet<string> = new Set(['timeline', 'roadmap', 'org-chart'])
/** Those that hold all of it on one page. */
const onePage: ReadonlySet<string> = new Set(['certificate', 'org-chart', 'infographic', 'poster'])

const counts = [1, 2, 3, 4, 6, 8, 11, 14, 18, 24, 32, 42]
const MOST = 60

for (const [row, [slug, copy]] of Object.entries(copies).entries())
  test(`${slug}: more copy takes no fewer pages, and no larger type on as many`, async () => {
    const format = await formatOf(slug)
    let before = { pages: 0, size: Number.POSITIVE_INFINITY, chosen: '' }
    for (const count of [...partOf(counts, row, counts.length), MOST]) {
      const now = await sizeOf(copy(count), format)
      assert.ok(now.pages >= before.pages, `${count}: ${now.pages} pages after ${before.pages}`)
      const isFree = now.pages > before.pages || planned.has(slug)
      const most = before.size * (now.chosen === before.chosen ? 1 : 1.1)
      assert.ok(isFree || now.size <= most + 0.01, `${count}: ${now.size} px after ${before.size}`)
      before = now
    }
    assert.ok(before.pages > 1 || onePage.has(slug))
  })

test.run()

/** Pages that a copy takes, px of the largest "marker" on them, and the composition. */
async function sizeOf(
  content: string,
  format: Format,
): Promise<{ readonly pages: number; readonly size: number; readonly chosen: string }> {
  const { drawing, composition } = await layoutJob(await composeJob({ content }, format), ['pdf'])
  const frames = drawing.pages?.frames ?? []
  const sizes = frames.flatMap(({ items }) =>
    items.flatMap(item =>
      item.kind === 'text' && item.words.some(({ word }) => word.text.startsWith('marker'))
        ? [item.size]
        : [],
    ),
  )
  assert.ok(sizes.length > 0)
  return { pages: frames.length, size: Math.max(...sizes), chosen: composition.chosen }
}
