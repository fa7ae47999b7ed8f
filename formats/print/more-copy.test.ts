/** Copy that grows line by line never takes fewer pages, and on as many is never set larger: a further page has room again. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import certificate from './certificate.tsx'
import letter from './cover-letter.tsx'
import cv from './cv.tsx'
import invoice from './invoice.tsx'
import { layOut } from './lay-out.test.kit.ts'
import menu from './menu.tsx'
import resume from './resume.tsx'

const sentence = 'The marker was set here once more and read aloud to whoever stayed.'
const times = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

/** Each copy has the word "marker" in its body text. */
const copies: readonly (readonly [Format, (count: number) => string])[] = [
  [
    menu,
    count =>
      `# Bar Lume\n\n## Starters\n\n${times(count, at => `- Soup marker ${at}, ${at + 4}.50`)}\n\n## Mains\n\n${times(count, at => `- Stew marker ${at}, ${at + 9}.50`)}\n`,
  ],
  [
    letter,
    count =>
      `# Ada Ek\n\n4 May 2026\n\nDear Ms Otto,\n\n${times(count, () => `${sentence}\n`)}\nYours sincerely,\n\nAda Ek\n`,
  ],
  [
    resume,
    count =>
      `# Ada Ek\n\nSmith\n\n## Experience\n\n### Smith, Forge (2015 – 2019)\n\n${times(count, () => `- ${sentence}`)}\n`,
  ],
  [
    cv,
    count =>
      `# Ada Ek\n\nSmith\n\n## Experience\n\n### Smith, Forge (2015 – 2019)\n\n${times(count, () => `- ${sentence}`)}\n`,
  ],
  [
    invoice,
    count =>
      `# Invoice\n\n**From:** Forge Ltd\n\n**To:** Otto Ltd\n\n**Number:** 17\n\n**Date:** 4 May 2026\n\n| Description | Quantity | Price | Amount |\n|---|---|---|---|\n${times(count, at => `| Iron marker ${at} | 1 | 10.00 | 10.00 |`)}\n\n**Total:** ${count * 10}.00 EUR\n`,
  ],
  [
    certificate,
    count =>
      `# Certificate\n\n**Awarded to:** Ada Ek\n\n${times(count, () => sentence)}\n\n**Date:** 4 May 2026\n`,
  ],
]

for (const [format, copy] of copies)
  test(`${format.slug}: more copy takes no fewer pages, and no larger type on as many`, async () => {
    let before = { pages: 0, size: Number.POSITIVE_INFINITY }
    for (const count of [1, 2, 4, 6, 8, 11, 14, 18, 24, 32, 42, 60]) {
      const { pages, words } = await layOut(format, copy(count))
      const size = Math.max(...words.filter(({ text }) => text === 'marker').map(word => word.size))
      const now = { pages: pages.frames.length, size }
      assert.ok(now.pages >= before.pages, `${count}: ${now.pages} pages after ${before.pages}`)
      const isFurther = now.pages > before.pages
      assert.ok(isFurther || now.size <= before.size + 0.01, `${count}: ${now.size} px after ${before.size}`)
      before = now
    }
    assert.ok(before.pages > 1 || format === certificate)
  })

test.run()
