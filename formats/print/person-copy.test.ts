import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../core/testing/property.test.kit.ts'
import { casesOf } from '../../core/testing/soak.test.kit.ts'
import type { Format } from '../../core/format.ts'
import { composeJob } from '../../core/render.ts'
import letter from './cover-letter.tsx'
import cv from './cv.tsx'
import resume from './resume.tsx'
import { isLoss } from '../test-copy.test.kit.ts'
import { layOut } from './lay-out.test.kit.ts'

/** What composing this copy has to say about words that are not in the sheets. */
async function missing(format: Format, content: string): Promise<readonly string[]> {
  const { messages } = await composeJob({ content }, format)
  return messages.filter(({ rule }) => isLoss(rule)).map(({ text }) => text)
}

const bodies = [
  '# Bo Ek',
  '# Curriculum vitae',
  'Bo Ek\nSmith\nUmeå | 070 555 01 42 | bo@ek.example',
  '**Name:** Bo\n**Role:** Smith\n**Shoe size:** 44',
  'bo@ek.example · a forge · ORCID 0000',
  '## Experience',
  '## Skills',
  '## Contact',
  '## Words of mine',
  '### Smith, Forge (2015–2019)',
  '*2019 – 2021* | Umeå',
  'Smith\t2019 – present\nForge, Umeå',
  '**Post:** Smith\n**Firm:** Forge\n**Years:** 2001 – 2005\n**Duties:**',
  '- struck iron\n- rested',
  '- **Smith**, Forge, 2012–2014\n  - struck iron\n- 2010: Apprentice',
  '1. One (2020). *Two*.',
  '| Year | What | Prize |\n|---|---|---|\n| 2019 | Gate | first |',
  '| SKILLS | |\n|---|---|\n| Iron | forging, welding |\n| | riding |',
  'Skills: iron, coal (two kinds) and air\nHobby: cats',
  "I'm Bo Ek and I live in Umeå. Phone me on 070 555 01 42 or write to bo@ek.example.",
  'Dear Ms Otto,',
  'Dear all,\nI have struck iron for as long as anybody here can remember, and longer.',
  '4 May 2026',
  'Forge & Sons\n9 High Street\nUmeå',
  '**Application: smith**',
  'Re: smith',
  'Yours sincerely,\nBo Ek\nSmith\n070 555 01 42',
  'Enclosures: CV; letters',
  'Enclosed:',
  'P.S. The cat comes too.',
  '> said by others',
]
const fields = [
  'name: Bo Ek',
  'title: Smith',
  'skills: [iron, coal]',
  'experience: [{ position: Smith, company: Forge, startDate: 2019-06, highlights: [iron] }, Apprentice 2010]',
  'certificates: [{ name: Fire, date: 2019-09 }]',
  'to: { name: Otto, street: High Street 9 }',
  'place_date: Umeå, 4 May 2026',
  'shoe_size: 44',
  'motto: Strike while it is hot, and when it is not, make it so and then strike again and again.',
  'languages: { Swedish: native, Finnish: B2 }',
]

const copies = check
  .tuple(
    check.uniqueArray(check.constantFrom(...fields), { maxLength: 4 }),
    check.array(check.constantFrom(...bodies), { maxLength: 8 }),
  )
  .map(
    ([front, body]) => `${front.length > 0 ? `---\n${front.join('\n')}\n---\n\n` : ''}${body.join('\n\n')}\n`,
  )

for (const format of [resume, cv, letter]) {
  test(`${format.slug}: every word is drawn, however the copy is put together`, async () => {
    await check.assert(
      check.asyncProperty(copies, async copy => {
        assert.equal(await missing(format, copy), [], copy)
      }),
      { numRuns: casesOf(250), seed: 9 },
    )
  })
}

test('a table of five columns is not cut in two in a CV: each of its rows is there once', async () => {
  const rows = ['Petrel', 'Spirit', 'Borealis'].map(
    name => `| MV ${name} | LNG carrier, 174,000 m³ | WinGD X72DF | Chief Engineer | Feb 2023 – Jan 2026 |`,
  )
  const { words } = await layOut(
    cv,
    `IDA MOOR
Chief Engineer
Leeds | +44 20 7946 0126 | ida@moor.example

PROFILE
Chief engineer with 19 years at sea, the last six in charge.

SEA SERVICE

| Vessel | Type | Engine | Rank | From – To |
|---|---|---|---|---|
${rows.join('\n')}

CERTIFICATES
STCW III/2 Chief Engineer, valid to 08/2029
IGF Code Advanced, valid to 03/2028

LANGUAGES
English, Norwegian
`,
  )
  for (const name of ['Petrel', 'Spirit', 'Borealis'])
    assert.is(words.filter(({ text }) => text === name).length, 1, name)
})

test.run()
