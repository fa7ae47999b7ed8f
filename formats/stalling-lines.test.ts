/** Lines that a pattern was tried on again and again, a few hundred letters for a minute: each stalled a thread once. */
import { test } from 'uvu'
import { composeJob, layoutJob } from '../core/render.ts'
import { assertWithin } from '../core/testing/processor-time.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'

/** A blank that Markdown leaves where it is. */
const blank = '\u2003'

/** ms of the processor: twenty times what they take, and a hundredth of what they took. */
const MOST = 2000

const rows: Readonly<Record<string, readonly [format: string, copy: string]>> = {
  'many signs behind a dish': ['menu', `# Menu\n\n## Soups\n\n- Tomato ${'🌱'.repeat(40)} x €5\n- Leek €6`],
  'signs that end in a letter': ['menu', `# Menu\n\n## Soups\n\nLeek ${'🌱'.repeat(40)}x .... 6.50`],
  'letters behind a price': ['menu', `# Menu\n\n## Soups\n\n- Tomato €5 ${'A '.repeat(40)}x\n- Leek 6.50`],
  'figures behind a price': ['menu', `# Menu\n\n## Soups\n\n- Pea 5,50 ${'12'.repeat(40)}x\n- Leek 6.50`],
  'a gap in a line of a menu': ['menu', `# Menu\n\n## Soups\n\n- Soup${blank.repeat(4000)}.\n- Leek 5`],
  'a tag of a language with many parts': [
    'report',
    `---\nlanguage: AAA${'_A_AAA0A'.repeat(40)}!\n---\n# A\n\nwords`,
  ],
  'a gap before a date': ['cv', `# Ana\n\n## Work\n\n- (${blank.repeat(4000)}x 2011–2013\n- Clerk 2014`],
  'brackets in the head of a mail': [
    'invoice',
    `From: ${'('.repeat(3000)}${'@'.repeat(3000)}\nTo: b@example.org\nSubject: A\nDate: Tue, 17 Mar 2026 at 06:41\n\nwords`,
  ],
  'figures in brackets that are left open': [
    'infographic',
    `# A\n\n- 12 boats${blank.repeat(3000)}[${'0'.repeat(3000)}${blank.repeat(3000)}[0,] x\n- 13 b\n- 14 c`,
  ],
  'a slide of signs without a blank': ['slide-deck', '`a'.repeat(20_000)],
  'one word of many hyphens': ['invoice', `# A\n\n${'a-'.repeat(32_000)}`],
  'a paragraph of very many lines': ['dashboard', 'a\n'.repeat(6000)],
  'a gap between two words': ['invitation', `a${' '.repeat(48_000)}b`],
  'a gap behind a year': ['cv', `500+ connections\nShow all 4 roles\n2014${' '.repeat(48_000)}b`],
  'a gap before a blank to be filled in': ['contract', `# A\n\nName${blank.repeat(3000)}a ________ b`],
  'a gap after a year': ['proposal', `# A\n\n2014${blank.repeat(12_000)}b 2015`],
  'gaps before prices': [
    'contract',
    `# A\n\n- Tea${blank.repeat(6000)}x €5\n- Milk${blank.repeat(6000)}y €6\n- Bun €7`,
  ],
  'gaps around a label': ['case-study', `# A\n\n**b${blank.repeat(8000)}c:** d${blank.repeat(8000)}e`],
  'thirty tags around a letter': ['landing-page', `${'<sup>'.repeat(30)}a${'</sup>'.repeat(30)}`],
  'thirty stars around a letter': ['landing-page', `${'*'.repeat(30)}a${'*'.repeat(30)}`],
  'brackets on a canvas': ['og-image', '['.repeat(8000)],
  'a title of dots': ['report', `# a${'.'.repeat(4000)}/x\n\nwords`],
}

for (const [name, [slug, content]] of Object.entries(rows))
  test(`${name}: ${slug} reads and draws it as fast as any line`, async () => {
    const format = await formatOf(slug)
    await assertWithin(MOST, async () => layoutJob(await composeJob({ content }, format), ['html']), name)
  })

test.run()
