import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../testing/property.test.kit.ts'
import { casesOf } from '../testing/soak.test.kit.ts'
import type { Document } from '../source/document.ts'
import { readDocument } from '../source/read-document.ts'
import { plainText } from '../source/text.ts'
import { assertProportional } from '../testing/processor-time.test.kit.ts'
import { describeReading, type ReadingReport } from './descriptions/describe-reading.ts'
import { readCopy } from './read-copy.ts'
import { readIn } from './read-in.test.kit.ts'
import type { Role, Roles } from './roles.ts'

/** A ticket's facts: role, names for it in several languages, value. */
const facts: readonly { readonly role: Role; readonly names: readonly string[]; readonly value: string }[] = [
  { role: 'startDate', names: ['Date', 'Datum', 'Date', 'Datum'], value: '12 November 2026' },
  { role: 'doorTime', names: ['Doors', 'Einlass', 'Ouverture des portes', 'Insläpp'], value: '19:00' },
  { role: 'location', names: ['Venue', 'Ort', 'Lieu', 'Plats'], value: 'The Old Granary' },
  { role: 'seatRow', names: ['Row', 'Reihe', 'Rang', 'Rad'], value: '7' },
  { role: 'seatNumber', names: ['Seat', 'Sitzplatz', 'Siège', 'Plats'], value: '11' },
  { role: 'price', names: ['Price', 'Preis', 'Prix', 'Pris'], value: '€ 42.50' },
  {
    role: 'orderNumber',
    names: ['Order number', 'Bestellnummer', 'Numéro de commande', 'Ordernummer'],
    value: 'GA-77120',
  },
  {
    role: 'holder',
    names: ['Ticket holder', 'Karteninhaber', 'Titulaire', 'Biljettinnehavare'],
    value: 'Ada Quillfeather',
  },
]

const ticket: Roles = {
  needs: ['title', 'startDate', 'location'],
  takes: [
    'doorTime',
    'address',
    'seatSection',
    'seatRow',
    'seatNumber',
    'entrance',
    'holder',
    'price',
    'orderNumber',
    'ticketNumber',
    'terms',
  ],
  facts: 'all',
}

type Pair = readonly [label: string, value: string]

const shapes: Readonly<Record<string, (pairs: readonly Pair[]) => string>> = {
  keys: pairs =>
    `---\ntitle: Three Cellos\n${pairs.map(([label, value]) => `${label}: ${value}\n`).join('')}---\n`,
  labels: pairs =>
    `# Three Cellos\n\n${pairs.map(([label, value]) => `**${label}:** ${value}`).join('  \n')}\n`,
  lines: pairs => `# Three Cellos\n\n${pairs.map(([label, value]) => `${label}: ${value}`).join('\n\n')}\n`,
  list: pairs => `# Three Cellos\n\n${pairs.map(([label, value]) => `- ${label}: ${value}`).join('\n')}\n`,
  table: pairs =>
    `# Three Cellos\n\n| | |\n|---|---|\n${pairs.map(([label, value]) => `| ${label} | ${value} |`).join('\n')}\n`,
  csv: pairs =>
    `# Three Cellos\n\n\`\`\`csv\n${pairs.map(([label, value]) => `${label},${value}`).join('\n')}\n\`\`\`\n`,
}

function readingOf(copy: string, roles: Roles = ticket): ReadingReport {
  return describeReading(readCopy(readDocument(copy, new Map(), { add() {} }), roles))
}

function rolesOf(copy: string): Readonly<Record<string, string>> {
  const { title: _, ...roles } = readingOf(copy).roles
  return roles
}

const expected = Object.fromEntries(facts.map(({ role, value }) => [role, value]))
const pairsIn = (language: number): readonly Pair[] =>
  facts.map(({ names, value }) => [names[language] ?? '', value])

for (const [shape, write] of Object.entries(shapes)) {
  test(`a ticket's facts are read as ${shape}`, () => {
    assert.equal(rolesOf(write(pairsIn(0))), expected)
  })
}

test('the order of facts changes no role, however they are written', () => {
  const order = check.shuffledSubarray([...pairsIn(0)], { minLength: facts.length })
  check.assert(
    check.property(order, check.constantFrom(...Object.values(shapes)), (pairs, write) => {
      assert.equal(rolesOf(write(pairs)), expected)
    }),
    { numRuns: casesOf(60) },
  )
})

test('labels in another language change no role', () => {
  for (const language of [1, 2, 3]) {
    const lang = ['en', 'de', 'fr', 'sv'][language]
    for (const write of [shapes.keys, shapes.labels, shapes.table]) {
      const copy = write?.(pairsIn(language)) ?? ''
      const told = copy.startsWith('---\n')
        ? copy.replace('---\n', `---\nlang: ${lang}\n`)
        : `---\nlang: ${lang}\n---\n\n${copy}`
      assert.equal(rolesOf(told), expected, `${lang}:\n${told}`)
    }
  }
})

test('labels in another language than the copy change no role', () => {
  for (const language of [1, 2]) {
    const sentence = 'The players sit among the audience, and nobody may leave before the last of them.'
    assert.equal(rolesOf(`${shapes.keys?.(pairsIn(language))}\n${sentence}\n`).seatRow, '7')
    const { abstract: _, ...roles } = rolesOf(`${shapes.keys?.(pairsIn(language))}\n${sentence}\n`)
    assert.equal(roles, expected)
  }
  // Two words of another language are chance.
  assert.is(rolesOf('---\ntitle: Cellos\nlang: en\nReihe: 7\nOrt: Hall\n---\n').seatRow, undefined)
})

test('an unknown fact takes no role away', () => {
  const label = check.stringMatching(/^Q[a-z]{5,9}$/)
  check.assert(
    check.property(
      label,
      check.stringMatching(/^[a-z]{2,8} [a-z]{2,8}$/),
      check.nat(facts.length),
      (name, value, at) => {
        const pairs = [...pairsIn(0).slice(0, at), [name, value] as const, ...pairsIn(0).slice(at)]
        const { unplaced } = readingOf(shapes.labels?.(pairs) ?? '')
        assert.equal(rolesOf(shapes.labels?.(pairs) ?? ''), expected)
        assert.ok(
          unplaced.some(text => text.includes(value)),
          `${name}: ${value} is kept`,
        )
      },
    ),
    { numRuns: casesOf(40) },
  )
})

test('what the author says outweighs what is told', () => {
  const copy =
    '---\nroles:\n  seatRow: Zeug\nZeug: 17\nRow: 3\n---\n\n# Konzert\n\n::: {doorTime}\nso gegen acht\n:::\n'
  const { roles, because } = readingOf(copy)
  assert.is(roles.seatRow, '17')
  assert.is(roles.doorTime, 'so gegen acht')
  assert.is(because.seatRow, 'the author says so')
})

test('nothing throws, and every word is in a role, a list or what is unplaced', () => {
  const hostile = [
    '---\n__proto__: 1\nconstructor: 2\ntoString: 3\n"42": x\ntrue: y\n---\n',
    `---\n${Array.from({ length: 400 }, (_, at) => `fact ${at}: value ${at}`).join('\n')}\n---\n`,
    `---\n${'x'.repeat(3000)}: y\n---\n\n**${'y'.repeat(3000)}:** z\n`,
    `---\na:\n${Array.from({ length: 12 }, (_, at) => `${'  '.repeat(at + 1)}b${at}:`).join('\n')} deep\n---\n`,
    `---\nempty:\nnull: ~\ndate: 2026-05-09\nsexagesimal: 12:30:45\nlist: []\nmap: {}\n---\n\n# Title\n`,
    `| ${Array.from({ length: 60 }, (_, at) => `c${at}`).join(' | ')} |\n|${'---|'.repeat(60)}\n| ${Array.from({ length: 60 }, (_, at) => at).join(' | ')} |\n`,
    '# One\n\n# Two\n\ntitle: Three\n\n**Title:** Four\n',
    '日期: 2026年5月3日\n\nDatum: 3. Mai\n\nDate: 3 May\n\nתאריך: 3.5.2026\n\nДата: 3 травня\n',
  ]
  for (const copy of hostile) readingOf(copy)
  check.assert(
    check.property(check.string({ maxLength: 200 }), text => {
      readingOf(text)
    }),
    { numRuns: casesOf(200) },
  )
})

test('a long text is read in time that grows with its length', async () => {
  const documentOf = (paragraphs: number): Document => {
    const copy = Array.from(
      { length: paragraphs },
      (_, at) => `## Part ${at}\n\nNote ${at}: it says a word, then more.\n\n- One: 1\n- Two: 2\n`,
    ).join('\n')
    return readDocument(copy, new Map(), { add() {} })
  }
  const documents = new Map([100, 1600].map(paragraphs => [paragraphs, documentOf(paragraphs)]))
  await assertProportional(paragraphs => readCopy(documents.get(paragraphs) ?? documentOf(0), ticket), 100)
})

test('a name in bold over parts in bold is what a life is called by, and strokes above headings are no part of it', () => {
  const career: Roles = { needs: ['name', 'email'], lists: ['entries'], facts: 'some' } as never
  const copy =
    '**Ida Birch**\nGlazier | Elm Quay\nida@ash.example\n\n---\n\n**Summary**\nGlass and lead since 2019.\n\n---\n\n**Experience**\n\n**Glazier**, Ash Studio — 2019 to now\n- leaded lights\n'
  const read = readCopy(readDocument(copy, new Map(), { add() {} }), career)
  assert.is(read.roles.name?.text, 'Ida Birch')
  assert.not.match(JSON.stringify([read.head, read.sections]), /thematicBreak/)
})

test('a line in bold under the title is what is said below it, and one that names a part or has others beside it is a heading', () => {
  const headed = (copy: string): readonly string[] =>
    readCopy(readDocument(copy, new Map(), { add() {} }), { takes: ['title'], facts: 'all' }).sections.map(
      ({ heading }) => (heading ? plainText(heading) : ''),
    )
  const line = '**Boat builder, Elm Quay**'
  assert.equal(headed(`# Ida Birch\n\n${line}\n\nClinker and carvel.\n\n## Boats\n\nTwo a year.`), ['Boats'])
  assert.is(headed('# Ida Birch\n\n**Contact**\n\nElm Quay.').includes('Contact'), true)
  const two = `# Ida Birch\n\n${line}\n\nClinker and carvel.\n\n**Boats of this year**\n\nTwo dinghies.`
  assert.is(headed(two).length, 2)
})

test('a stroke between the title of a long text and its first part is no part of it', () => {
  const parts = ['Summary', 'Rain', 'Tank', 'Costs', 'Method'].map(name => `## ${name}\n\nSo much is said.`)
  const read = readCopy(
    readDocument(`# The Roof\n\nDunnock Water\n\n---\n\n${parts.join('\n\n')}`, new Map(), { add() {} }),
    { needs: ['title', 'sections'] },
  )
  assert.not.match(JSON.stringify([read.head, read.sections]), /thematicBreak/)
})

test('a heading right under the title that is smaller than those of parts is the line under it, and a link in bold heads nothing', () => {
  const roles: Roles = { needs: ['title'], takes: ['alternativeHeadline'], facts: 'all' }
  const read = (copy: string) => readCopy(readDocument(copy, new Map(), { add() {} }), roles)
  const letter = read(
    '# The Oar\n\n### News from Elm Quay\n\nIt rains.\n\n## Boats\n\nTwo.\n\n**[All our boats](https://oar.example)**\n\nSee you.\n',
  )
  assert.is(letter.roles.alternativeHeadline?.text, 'News from Elm Quay')
  assert.equal(
    letter.sections.map(({ heading }) => heading && plainText(heading)),
    ['Boats'],
  )
  assert.is(letter.sections[0]?.sections.length, 0)
  const said = 'Rain for bus depots: what it saves, what it costs, when not to bother'
  const paper = read(
    `# The Roof\n## ${said}\n\n**Dunnock Water**\nVersion 1.2\n\n---\n\n## Summary\n\nIt pays.\n\n## Costs\n\nLittle.`,
  )
  assert.is(paper.roles.alternativeHeadline?.text, said)
})

test('what stands alone over a table of facts is a line of its own, and a name beside its label names no column', () => {
  const read = (copy: string): ReadingReport =>
    readingOf(copy, { takes: ['recipient', 'validThrough'], facts: 'all' })
  const pass = read('| Tageskarte | |\n|---|---|\n| Für | Ida Kern |\n| Gültig bis | 3. Mai 2027 |')
  assert.is(pass.roles.recipient, 'Ida Kern')
  assert.is(pass.unplaced.length <= 1, true, 'nothing is said twice')
  assert.is(pass.unplaced.join(' ').includes('Ida Kern'), false)
  const diploma = read('| Name | Ottoline de Vries |\n|---|---|\n| Valid until | 3 May 2027 |')
  assert.equal(diploma.omitted, [])
  const head = read('| Name | Details |\n|---|---|\n| Valid until | 3 May 2027 |')
  assert.is(head.omitted.length, 2, 'names of columns are not printed')
})

test('whom a sentence certifies is its recipient, and other names in sentences are not', () => {
  const roles: Roles = { takes: ['recipient', 'credential'], facts: 'all' }
  const whom = (copy: string): string | undefined => readingOf(copy, roles).roles.recipient
  assert.is(
    whom('Die Innung bescheinigt, dass Frau Ida Kern aus Gera am 3. Mai 2026 die Prüfung abgelegt hat.'),
    'Frau Ida Kern',
  )
  // Words may stand between, and small ones in the name.
  assert.is(
    whom('Nous certifions par la présente que Claire de la Tour a suivi le stage de reliure à Lyon.'),
    'Claire de la Tour',
  )
  assert.is(
    whom('Bij dezen verklaren wij dat Anna van den Berg de opleiding tot imker heeft voltooid.'),
    'Anna van den Berg',
  )
  assert.is(whom('Ada Quill came to Leeds and met Ben Okri there before the prize was given.'), undefined)
})

test('a line that leads to a name in bold is said, whatever the name becomes', () => {
  const copy =
    'Wij zeilen al 25 jaar samen\n\n**Anna en Pieter**\n\nnodigen je uit\n\nWanneer: zaterdag 13 juni 2026\n'
  const roles: Roles = { needs: ['title', 'date'], takes: ['hosts'], silent: true }
  const { omitted } = readCopy(readDocument(copy, new Map(), { add() {} }), roles)
  assert.equal(
    omitted.map(({ text }) => text),
    ['Wanneer'],
  )
})

test.run()

test('a text that opens with a greeting keeps it: none of it sums the copy up', () => {
  for (const greeting of ['Dear Ann and Tom,', 'Hello Ann and Tom!', 'Dear Ms Lee:']) {
    const { roles, head } = readIn(
      `# A new oven\n\nPrepared for Ann Lee\nBy Hollis Ltd\n\n${greeting}\n\nThank you for having us in at four. The old oven should go, and two days are enough.\n\n## Plan\n\nOut and in.\n\n## Price\n\nFair.\n`,
      { needs: ['title', 'client'], takes: ['author', 'abstract'], schema: 'Report' },
    )
    assert.is(roles.abstract, undefined, greeting)
    assert.is(head.length, 3, greeting)
  }
})

test('what a letter to many is called stands below the subject of its mail, over the greeting', () => {
  const { roles, sections } = readIn(
    'Subject: Gate shut from the 12th\n\nTHE HEAP\nLetter of the plots   No 7   May\n\nHello all,\n\nA cold month, and thank you to everyone who came.\n\nGATE SHUT\nThe gate is shut from Monday until the spring.\n\nrota\nwe still need two people for May, and a kettle\n\nkind regards\nIvo Lal\n',
    { needs: ['title', 'stories'], takes: ['subject'], silent: true },
  )
  assert.is(roles.title?.text, 'THE HEAP')
  assert.is(roles.subject?.text, 'Gate shut from the 12th')
  assert.equal(
    sections.map(({ heading }) => heading && plainText(heading)),
    ['GATE SHUT', 'rota'],
  )
})

test('what is to be done is no day, and a line of pieces has no label across them', () => {
  const { roles, facts } = readIn(
    '# Farm: week 34\n\n17–23 August 2026 · Manager: Ada Quill · Licence 3,120 t\n\n## Figures\n\n- Stock: 2,684 t\n- Loss: 0.19%\n\n## Next week\n\n1. Vet visit on Tuesday\n2. Count before Friday\n',
    { needs: ['title'], takes: ['period', 'date'], lists: ['tiles'], facts: 'all' },
  )
  assert.not(roles.period?.text.includes('Vet'))
  assert.not(roles.date?.text.includes('Vet'))
  assert.not(facts.some(({ label }) => label.text.includes('·')))
})
