import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const report: Roles = {
  needs: ['title', 'sections'],
  takes: ['alternativeHeadline', 'datePublished', 'abstract', 'publisher'],
  lists: ['authors', 'references'],
}

test('chapters are the outermost headed parts without references and contact', () => {
  const reading = readIn(
    '# Mud\n\n## Where\n\nHere.\n\n### Detail\n\nThere.\n\n## Why\n\nRain.\n\n## References\n\n[1] Ash, M. (2020). Mud.\n[2] Birch, I. (2021). More mud.\n\n## Contact\n\nmud@mud.example\n',
    report,
  )
  assert.equal(titlesIn(reading, 'sections'), ['Where', 'Why'])
  assert.is(reading.lists.references?.length, 2)
})

test('panels are the headed parts of a sheet, whom to ask among them', () => {
  const reading = readIn(
    '# Mill\n\n## Flour\n\nStone.\n\n## Bread\n\nOven.\n\n## Contact\n\nmill@mill.example\n',
    { needs: ['title', 'panels'], takes: ['abstract', 'contact'] },
  )
  assert.is(reading.lists.panels?.length, 3)
})

test('a byline tells names, whose text it is and when, and stays a line', () => {
  const reading = readIn(
    '# Mud\n\nWhy it moves\n\nMo Ash and Ida Birch, Harbour Institute, Rotterdam, April 2026\n\n## Where\n\nHere.\n\n## Why\n\nRain.\n',
    report,
  )
  assert.equal(titlesIn(reading, 'authors'), ['Mo Ash', 'Ida Birch'])
  assert.is(reading.roles.publisher?.text, 'Harbour Institute, Rotterdam')
  assert.is(reading.roles.datePublished?.text, 'April 2026')
  assert.is(reading.roles.alternativeHeadline?.text, 'Why it moves')
  assert.is(reading.head.length, 1)
})

test('lines under the title beside a label for authors: whose it is, and the day behind words for it', () => {
  const reading = readIn(
    '# Slib\n\nTwee winters aan de dijk\n\nRaad voor het wad\nAuteurs: Mo van Es, Ida Berk\nGepubliceerd op 4 juni 2031\n\n## Waar\n\nHier ligt het.\n\n## Waarom\n\nRegen op de dijk.\n',
    report,
  )
  assert.equal(titlesIn(reading, 'authors'), ['Mo van Es', 'Ida Berk'])
  assert.is(reading.roles.publisher?.text, 'Raad voor het wad')
  assert.is(reading.roles.datePublished?.text, '4 juni 2031')
  assert.is(reading.roles.alternativeHeadline?.text, 'Twee winters aan de dijk')
})

test('a heading under the title with nothing below but whose text it is, is the line under the title', () => {
  const copy = (below: string): string =>
    `# Mud\n\n## Why rivers, not rain, decide\n\n${below}\n\n## Where\n\nHere it lies.\n\n## How\n\nIn spring water.\n`
  const reading = readIn(
    copy('Published by the Harbour Institute, May 2031\nAuthors: Dr. Mo Ash, Ida Birch'),
    report,
  )
  assert.is(reading.roles.alternativeHeadline?.text, 'Why rivers, not rain, decide')
  assert.is(reading.roles.publisher?.text, 'Harbour Institute')
  assert.is(reading.roles.datePublished?.text, 'May 2031')
  assert.equal(titlesIn(reading, 'sections'), ['Where', 'How'])
  const plain = readIn(copy('They move more than we thought.'), report)
  assert.is(plain.roles.alternativeHeadline, undefined)
  assert.is(plain.lists.sections?.length, 3)
})

test('names are divided behind a label; what somebody is stays with the name', () => {
  assert.equal(
    titlesIn(
      readIn('**Författare:** Elin Ryd, Farid Nour\n\n# Fukt\n\nText om fukt här.\n', report),
      'authors',
    ),
    ['Elin Ryd', 'Farid Nour'],
  )
  assert.equal(titlesIn(readIn('---\nauthor: Mo Ash, head of mud\n---\n# Mud\n', report), 'authors'), [
    'Mo Ash, head of mud',
  ])
  assert.equal(
    titlesIn(
      readIn(
        '# Mud\n\nHarbour Trust. Prepared by Mo Ash, head of mud, for the board.\n\n## Where\n\nHere.\n\n## Why\n\nRain.\n',
        report,
      ),
      'authors',
    ),
    ['Mo Ash'],
  )
})

const proposal: Roles = {
  needs: ['title', 'client'],
  takes: ['author', 'date', 'validThrough'],
  lists: ['offers', 'signatures'],
}

test('offers are rows without their sums, or the columns of a comparison', () => {
  const rows = readIn(
    '# Plan\n\n## Preis\n\n| Posten | Betrag |\n|---|---:|\n| Beet | 640,00 € |\n| Regen | 185,00 € |\n| MwSt. | 156,75 € |\n| Summe | 981,75 € |\n',
    proposal,
  )
  assert.equal(titlesIn(rows, 'offers'), ['Beet', 'Regen'])
  const columns = readIn(
    '# Plan\n\n| | Repair | Replace |\n|---|---:|---:|\n| Net | €100.00 | €300.00 |\n| Total | €118.00 | €354.00 |\n| Guarantee | 5 years | 10 years |\n',
    proposal,
  )
  assert.equal(titlesIn(columns, 'offers'), ['Repair', 'Replace'])
})

const study: Roles = {
  needs: ['title', 'stats'],
  takes: ['client', 'challenge', 'approach', 'result', 'action'],
  lists: ['facts', 'quotes'],
}

test('a story has its figures, facts and quotations wherever they stand', () => {
  const told = readIn(
    '# Door\n\n**Client:** Skagen Libraries\n**Sector:** Culture\n\n- **+41%** visits\n- **0** thefts\n\n## Result\n\nOpen.\n\n> I came for the printer.\n>\n> — Birgit Lund\n',
    study,
  )
  assert.is(told.lists.stats?.length, 2)
  assert.is(told.lists.quotes?.length, 1)
  assert.is(told.lists.facts?.length, 2)
  const fields = readIn(
    '---\nlang: zh\n标题: 菜市场\n引言:\n  - 内容: 看字就认得是你。\n    姓名: 周桂芳\n  - 内容: 还以为碰到骗子了。\n    姓名: 廖建国\n---\n',
    study,
  )
  assert.is(fields.lists.quotes?.length, 2)
})

test('the words of a quotation are no name, whoever is named beside them', () => {
  const { lists } = readIn(
    '---\ntitle: Stallbook\ntestimonials:\n  - quote: Now I just have a bath.\n    who: Noreen Applegarth\n  - quote: I knew exactly why.\n    who: Tunde Reid\n---\n',
    study,
  )
  assert.equal(
    lists.quotes?.map(({ title, parts }) => [title.text, parts.text?.text]),
    [
      ['Noreen Applegarth', 'Now I just have a bath.'],
      ['Tunde Reid', 'I knew exactly why.'],
    ],
  )
})

test('labels that come back are speakers and no facts', () => {
  const { facts } = readIn(
    '# Talk\n\n**Gwen:** How long?\n\n**Pat:** Since 1987.\n\n**Gwen:** And now?\n\n**Pat:** Open.\n\n**Gwen:** Thanks.\n',
    study,
  )
  assert.equal(facts, [])
})

test('a line in bold over labelled lines or a sentence heads them, where others head parts as well', () => {
  const reading = readIn(
    '# Mud\n\n**At a glance**\nDepth: 40 cm\nBoots lost: 3\n\n**Where**\n\n- the gate\n- the ford\n\n**What happened**\nIt rained for eleven days, and on the twelfth the ford went down to the mill with the gate.\n\n**Next**\n\n- stones\n- a bridge\n',
    report,
  )
  assert.equal(titlesIn(reading, 'sections'), ['At a glance', 'Where', 'What happened', 'Next'])
})

test('a first line alone over labelled lines is the title, with a colon in it or without', () => {
  const titleOf = (copy: string) => readIn(copy, report).roles.title?.text
  const below = 'Prepared by: Ida Birch\nPeriod: May to June\n\n## Where\n\nHere.\n\n## Why\n\nRain.\n'
  assert.is(titleOf(`Birch Farm: 40 cm of mud\n\n${below}`), 'Birch Farm: 40 cm of mud')
  assert.is.not(titleOf(`Date: 4 May 2026\n\n${below}`), 'Date: 4 May 2026')
})

test('words in quotation marks with who says them below, behind or in brackets are a quotation', () => {
  const typeOf = (words: string) =>
    readIn(`# Mud\n\n## Where\n\n${words}\n\n## Why\n\nRain.\n`, report).sections[0]?.blocks[0]?.type
  assert.is(typeOf('"The rain is my boss now."\nIda Birch, farmer'), 'blockquote')
  assert.is(typeOf('„Der Keller ist leer, von Wasser." (Herr Esch, Lindenallee)'), 'blockquote')
  assert.is(typeOf('"When he left, we closed the gate." — farmer, Kendal'), 'blockquote')
  assert.is(typeOf('« Ils râlent que c’est chaud. » – Mme Dupuis, nageuse'), 'blockquote')
  assert.is(typeOf('"Mud" is what Ida Birch calls it, and she means the gate.'), 'paragraph')
})

test.run()
