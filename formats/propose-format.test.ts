import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { formats } from './index.ts'
import { kinds } from './kinds.ts'
import { proposeFormat } from './propose-format.ts'

test('a document is what its file, its title or its labels call it', async () => {
  const told: readonly (readonly [copy: string, file: string, slug: string])[] = [
    ['# Rechnung\n\nFür Beratung.', '', 'invoice'],
    ['# Atelier Kurz\n\nRechnungs-Nr.: 17\n\nRechnungsdatum: 3. Mai 2026\n', '', 'invoice'],
    ['# Harbour\n\nWords.', 'notes/q3-roadmap.md', 'roadmap'],
    ['# 請求書\n\n合計 3,000円\n', '', 'invoice'],
    ['---\ntitle: Speisekarte\n---\n\nSuppe\n', '', 'menu'],
    ['Ada Quill\n\nBaker', 'cv.txt', 'cv'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Ada Quill\nEND:VCARD\n', 'business-card.vcf', 'business-card'],
  ]
  for (const [copy, file, slug] of told) assert.is((await proposeFormat(copy, file)).slug, slug, copy)
})

test('a document is what is in it', async () => {
  const told: readonly (readonly [copy: string, slug: string])[] = [
    [
      '# Ada Quill\n\n## Experience\n\n### Baker, Old Mill\n\n2019–2024\n\n### Miller, New Mill\n\n2014–2019\n\n## Education\n\n### School, 2012\n',
      'resume',
    ],
    ['# Tides\n\n---\n\n## High\n\n- six\n\n---\n\n## Low\n\n- noon\n', 'slide-deck'],
    [
      'Together with their families\n\nAda Quill\n&\nBo Reed\n\nrequest the pleasure of your company at their wedding\n\nSaturday, 5 June 2027\n\nOld Mill Barn\n',
      'invitation',
    ],
    ['THE LAMP\nSnacks\nOlives 6.5\nBread 4.5\nNuts 4\n\nDrinks\nVermouth 9\nBeer 4.8\nCider 5.2\n', 'menu'],
    ['Dear Ms Reed,\n\nI would like to bake for you.\n\nYours sincerely,\n\nAda Quill\n', 'cover-letter'],
  ]
  for (const [copy, slug] of told) assert.is((await proposeFormat(copy)).slug, slug, copy)
})

test('what nothing tells is a report, and a word among others is no name', async () => {
  for (const copy of [
    '# Why the invoice was late\n\nIt rained, and the contract said nothing of rain. We waited.\n',
    'Words.',
    '',
  ])
    assert.is((await proposeFormat(copy)).because, 'nothing but its text', copy)
})

test('names are of formats that there are', () => {
  for (const slug of Object.keys(kinds)) assert.ok(Object.hasOwn(formats, slug), slug)
})

const wild = fileURLToPath(new URL('../../../shared/inputs/wild/', import.meta.url))
if (existsSync(wild))
  test('copy of many hands is told, or taken for a report, rather than mistaken', async () => {
    let all = 0
    const mistaken: string[] = []
    for (const [row, slug] of readdirSync(wild).entries()) {
      const names = readdirSync(`${wild}${slug}`).filter(file => file.endsWith('.md'))
      for (const name of partOf(names, row, 4)) {
        all++
        const found = await proposeFormat(readFileSync(`${wild}${slug}/${name}`, 'utf8'))
        if (found.slug !== slug && found.slug !== 'report')
          mistaken.push(`${slug}/${name}: ${found.slug}, ${found.because}`)
      }
    }
    assert.ok(mistaken.length <= all / 7, mistaken.join('\n'))
  })
else test.skip(`copy of many hands: ${wild} is not here`)

test.run()
