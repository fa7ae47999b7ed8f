import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import type { Item, Reading } from '../reading.ts'
import { readCopy } from '../read-copy.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const career: Roles = {
  needs: ['name', 'entries'],
  takes: ['jobTitle', 'organization', 'email', 'telephone', 'location', 'abstract', 'url'],
  lists: ['profiles', 'skills', 'languages', 'publications', 'awards', 'references'],
  headline: 'name',
  silent: true,
}

function read(copy: string): Reading {
  return readCopy(readDocument(copy, new Map(), { add() {} }), career)
}

/** A station as it is told apart: what, where, when. */
function told({ title, parts }: Item): string {
  return [title.text, parts.organization?.text, parts.dates?.text].filter(Boolean).join(' | ')
}

const person = ['Oda Brevik', 'Lighthouse keeper', 'Bodø, Norway', '+47 75 55 01 42', 'oda@brevik.example']
const posts = [
  ['Keeper', 'Skomvær Light', '2016 – present'],
  ['Deckhand', 'Nordlys Ferries', '2009 – 2016'],
]
const rows = (write: (what: string, where: string, when: string) => string): string =>
  posts.map(([what = '', where = '', when = '']) => write(what, where, when)).join('\n\n')

const [name, job, place, phone, email] = person
const notations: Readonly<Record<string, string>> = {
  'headings with a line below': `# ${name}\n\n${job}\n\n${place} | ${phone} | ${email}\n\n## Experience\n\n${rows((what, where, when) => `### ${what}\n\n*${when}* | ${where}\n\n- Kept the light`)}\n`,
  'lines with a tab': `${name}\n${job}\n${place} | ${phone} | ${email}\n\n## Experience\n\n${rows((what, where, when) => `${what}\t${when}\n${where}\n\n- Kept the light`)}\n`,
  'bold words and a dash': `# ${name}\n${job}\n\n${place} · ${phone} · ${email}\n\n# Experience\n\n${rows((what, where, when) => `**${what}** — ${where} (${when})\n\n- Kept the light`)}\n`,
  'items of a list': `# ${name}\n\n${job}\n\n${place} · ${phone} · ${email}\n\n## Experience\n\n${rows((what, where, when) => `- **${what}**, ${where}, ${when}\n  - Kept the light`)}\n`,
  labels: `**Name:** ${name}\n**Position:** ${job}\n**Location:** ${place}\n**Phone:** ${phone}\n**Email:** ${email}\n\n## Experience\n\n${rows((what, where, when) => `**Position:** ${what}\n**Employer:** ${where}\n**Period:** ${when}\n\n- Kept the light`)}\n`,
  'a table with a head': `# ${name}\n\n${job}\n\n${place} | ${phone} | ${email}\n\n## Experience\n\n| Period | Position | Employer |\n|---|---|---|\n${rows((what, where, when) => `| ${when} | ${what} | ${where} |`).replaceAll('\n\n', '\n')}\n`,
  'front matter': `---\nname: ${name}\nposition: ${job}\nlocation: ${place}\nphone: "${phone}"\nemail: ${email}\nexperience:\n${rows((what, where, when) => `  - position: ${what}\n    company: ${where}\n    period: ${when}\n    points:\n      - Kept the light`).replaceAll('\n\n', '\n')}\n---\n`,
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`a career is the same as ${notation}`, () => {
    const { roles, lists, facts } = read(copy)
    const head = [roles.name, roles.jobTitle, roles.location, roles.telephone, roles.email]
    assert.equal(
      head.map(claim => claim?.text),
      person,
    )
    assert.equal(
      lists.entries?.map(told),
      posts.map(parts => parts.join(' | ')),
    )
    assert.equal(facts, [])
  })
}

test('posts, schools and services are entries; prizes, grants and talks are not', () => {
  const part = (heading: string): string => `## ${heading}\n\n- 2021: One, House\n- 2019: Two, House\n\n`
  const { lists } = read(
    `# Ana Sol\n\n${['Employment', 'Education', 'Grants', 'Talks', 'Awards'].map(part).join('')}`,
  )
  assert.is(lists.entries?.length, 4)
  assert.is(lists.awards?.length, 2)
})

test('a heading names its list by one of its words, in any language', () => {
  const headings = [
    ['es', 'Experiencia académica'],
    ['de', 'Ausgewählte Berufserfahrung'],
    ['pl', 'Doświadczenie kliniczne'],
    ['en', 'Selected Experience at Sea'],
  ]
  for (const [lang, heading] of headings) {
    const { lists } = read(
      `---\nlang: ${lang}\n---\n\n# Ana Sol\n\n## ${heading}\n\n- Uno, Casa (2015–2019)\n- Dos, Casa (2010–2015)\n`,
    )
    assert.is(lists.entries?.length, 2, heading)
  }
})

test('a life in bare lines has its name, its parts and its stations, each with its years', () => {
  const { roles, lists, sections } = read(
    'Dez "Dizzy" Pruitt\nwelder / fabricator\nTacoma WA   253 555 0148   dez@mailbox.example\n\nCERTS\nAWS D1.1\nOSHA 30\n\nWORK\nPuget Drydock Co, Tacoma 2019-now\npipe welder then lead (2022)\ncrew of 9\nrework down\non time\n\nHollis Farm, Yakima. 2013-15\nrepair, mostly in mud\n\nSchool\nBates College, welding cert 2013\nLincoln HS 2011\n\ncan do: TIG, MIG, stick, stainless, some Inventor\nspanish, good enough on site\n\nReferences: ask me',
  )
  assert.equal([roles.name?.text, roles.jobTitle?.text], ['Dez "Dizzy" Pruitt', 'welder / fabricator'])
  assert.is(roles.email?.text, 'dez@mailbox.example')
  assert.equal(
    sections.map(({ heading }) => heading && plainText(heading)),
    ['CERTS', 'WORK', 'School', 'can do', 'References'],
  )
  assert.equal(
    lists.entries?.map(({ title, parts }) => [title.text, parts.dates?.text]),
    [
      ['Puget Drydock Co, Tacoma', '2019-now'],
      ['Hollis Farm, Yakima.', '2013-15'],
      ['Bates College, welding cert', '2013'],
      ['Lincoln HS', '2011'],
    ],
  )
})

test('things named in a line are divided by commas, not inside brackets or numbers', () => {
  const { lists } = read(
    '# Bo\n\n## Skills\n\nP&L, drills (steel, wood), 1,400 bikes, patience\n\n## Languages\n\nNorsk – morsmål\nEngelsk – C1\n',
  )
  assert.equal(
    lists.skills?.map(({ title }) => title.text),
    ['P&L', 'drills (steel, wood)', '1,400 bikes', 'patience'],
  )
  assert.is(lists.languages?.length, 2)
})

test('a record of a program is dated for people, and an open end says so', () => {
  const { lists, omitted } = read(
    '---\nbasics: { name: Bo }\nwork:\n  - name: Light\n    position: Keeper\n    startDate: 2019-06\n---\n',
  )
  assert.is(lists.entries?.map(told).join(), 'Keeper | Light | Jun 2019 – present')
  assert.ok(omitted.some(({ text }) => text === '2019-06'))
})

test('the name of the sheet is not the name of the person, however the sheet is divided', () => {
  const table =
    '# Curriculum vitæ\n\n| ÉTAT CIVIL | |\n|---|---|\n| Nom | Ève Laure |\n| Courriel | eve@laure.example |\n\n| EXPÉRIENCE | |\n|---|---|\n| 2015 – 2019 | **Soudeuse** — Chantier Nord, Brest. Coques et ponts. |\n'
  const { roles, lists, sections } = read(table)
  assert.is(roles.name?.text, 'Ève Laure')
  assert.is(roles.title?.text, 'Curriculum vitæ')
  assert.equal(lists.entries?.map(told), ['Soudeuse | Chantier Nord, Brest | 2015 – 2019'])
  assert.is(sections.length, 1)
})

test('who introduces themselves in a sentence is known, and the sentence stays', () => {
  for (const [lang, said] of [
    ['en', "I'm Tess Okoro and I live in Leith."],
    ['de', 'Ich heiße Tess Okoro und wohne in Leith.'],
    ['es', 'Me llamo Tess Okoro y vivo en Leith.'],
  ]) {
    const { roles, head } = read(`---\nlang: ${lang}\n---\n\n${said} Quay work since ever.\n`)
    assert.is(roles.name?.text, 'Tess Okoro')
    assert.is(roles.location?.text, 'Leith')
    assert.ok(roles.name?.stays)
    assert.is(head.length, 1)
  }
})

test('dated lines right under the name are stations, and labelled lines below a part are parts', () => {
  const { lists, sections } = read(
    `${name}\n${job}\n${email}\n\n2016–now Keeper, Skomvær Light\n2009–2016 Deckhand, Nordlys Ferries\n2004–2009 School, Bodø\n\nLanguages: Norwegian, English\nTeaching: knots, weather\n`,
  )
  assert.is(lists.entries?.length, 3)
  assert.equal(
    lists.languages?.map(({ title }) => title.text),
    ['Norwegian', 'English'],
  )
  assert.is(sections.length, 3)
})

test('spans of months with short years open stations, and what is said behind them is text', () => {
  const { lists } = read(
    `# ${name}\n\n${email}\n\nKeeper – Skomvær Light, 3/23–now\nTwo winters.\nLine cook, Nordlys, 6/21–2/23, grill and 220 covers\n`,
  )
  assert.equal(
    lists.entries?.map(({ text }) => text.length),
    [1, 1],
  )
})

test('stations in lines one below the other begin with the line that is dated', () => {
  const { lists } = read(
    `# ${name}\n\n## Experience\n\nKeeper, Skomvær Light, 2016 to present\nKept the light burning through two winters.\nDeckhand, Nordlys Ferries, 2009 to 2016\nTied knots.\n`,
  )
  assert.equal(lists.entries?.map(told), [
    'Keeper, Skomvær Light | 2016 to present',
    'Deckhand, Nordlys Ferries | 2009 to 2016',
  ])
  assert.equal(
    lists.entries?.map(({ text }) => text.length),
    [1, 1],
  )
})

test('a degree and its school stand in lines of their own, whether the year is in brackets, between commas or before a sentence', () => {
  const entriesOf = (copy: string) => read(copy).lists.entries?.map(told)
  assert.equal(
    entriesOf(
      '# Ada Ash\n\n## Education\n\nMSc Nursing (in progress, expected Dec 2026)\\\nElm Valley University\\\nBSc Nursing, magna cum laude, 2014\\\nNorth State College\n',
    ),
    [
      'MSc Nursing | Elm Valley University | in progress, expected Dec 2026',
      'BSc Nursing, magna cum laude | North State College | 2014',
    ],
  )
  assert.equal(entriesOf('# Ada Ash\n\n## Education\n\nBSc Statistics, Lake University, 2026, GPA 3.7\n'), [
    'BSc Statistics, Lake University, GPA 3.7 | 2026',
  ])
  assert.equal(
    entriesOf(
      '# Ada Ash\n\n## Education\n\n- **PhD, Ecology**, Port University, 2005. *Thesis: Chalk streams*\n',
    ),
    ['PhD, Ecology | Port University | 2005'],
  )
})

test('a post below its house comes first, and a house may have a stop in its name', () => {
  const post = read(
    '# Ada Ash\n\n## Experience\n\nSt. Elm’s Hospital, Dayton, OH\\\nStaff Nurse\tJul 2014 – May 2017\n\n- Wrote a guide\n',
  ).lists.entries?.[0]
  assert.equal(
    [post?.title.text, post?.parts.organization?.text],
    ['Staff Nurse', 'St. Elm’s Hospital, Dayton, OH'],
  )
})

test('a sentence below languages is none of them', () => {
  const languages = read(
    '# Ada Ash\n\n## Experience\n\n**Clerk** | Mar 2021 – present\n\n## Languages\n\nPolish, German, English\n\nI consent to the processing of my personal data for the recruitment process.\n',
  )
  assert.equal(
    languages.lists.languages?.map(({ title }) => title.text),
    ['Polish', 'German', 'English'],
  )
})

test('a post whose years stand behind two hyphens opens its paragraph, and sentences below say more of it', () => {
  const { lists } = read(
    'ADA ASH\n\nWORK\n\nLead Driver, Plains Freight, Amarillo TX -- 2014 to present\nHaul dry van in 11 states. Trained 43 drivers.\n\nDriver, Valley Carriers, Roswell NM -- 2008 to 2014\n48 states. Flatbed. Driver of the year 2011.\n',
  )
  assert.equal(
    lists.entries?.map(({ parts, text }) => [parts.dates?.text, text.length]),
    [
      ['2014 to present', 1],
      ['2008 to 2014', 1],
    ],
  )
})

test('points with a dash below a post are its points, and rows without a date say more of the one above', () => {
  const dashed = read(
    '# Oda Brevik\n\n**Experience**\n\n2016 – today : Skomvær Light, Røst — keeper\n– two lamps, 11 miles\n– paint, every June\n\n2009 – 2016 : Nordlys Ferries — deckhand\n– ropes\n',
  )
  assert.equal(dashed.lists.entries?.map(told), [
    'Skomvær Light, Røst | keeper | 2016 – today',
    'Nordlys Ferries | deckhand | 2009 – 2016',
  ])
  assert.equal(dashed.lists.entries?.[0]?.text.map(plainText), ['two lamps, 11 miles\n\npaint, every June'])
  const rows = read(
    'Oda Brevik\nKeeper\n\nEXPERIENCE\n2016–2024\tSkomvær Light, Røst\tasst. Keeper\n\tTwo lamps, 11 miles\n\tPaint\n2009–2016\tNordlys Ferries, Bodø\tDeckhand\n\nEDUCATION\n2009\tBodø Maritime School, deck officer\n2005\tBodø School\n',
  )
  assert.equal(rows.lists.entries?.map(told).slice(0, 2), [
    'Skomvær Light, Røst | asst. Keeper | 2016–2024',
    'Nordlys Ferries, Bodø | Deckhand | 2009–2016',
  ])
})

test('a name is one under a mark of any depth, and lines in bold beside each other are parts as high as each other', () => {
  const under = read(
    '## Oda "Lys" Brevik\nLighthouse keeper\nBodø, Norway\n+47 75 55 01 42 - oda@brevik.example\n\n**Work**\n\nSkomvær Light — keeper, 2016 to now\n\n**Languages** Norwegian, Sami\n\n**The rest**\nSings second tenor in a choir of nine, and knits in the dark from October to March.\n',
  )
  assert.is(under.roles.name?.text, 'Oda "Lys" Brevik')
  assert.is(under.roles.jobTitle?.text, 'Lighthouse keeper')
  assert.equal(
    under.sections.map(({ heading }) => heading && plainText(heading)),
    ['Work', 'Languages', 'The rest'],
  )
})

test('what somebody does may be two things with a dot between them', () => {
  const { roles } = read(
    '# Oda Brevik\n\nLighthouse keeper · sea rescue\nStorgata 4, 8006 Bodø\n+47 75 55 01 42\noda@brevik.example\n\n## Experience\n\nKeeper, 2016 – today\n',
  )
  assert.is(roles.jobTitle?.text, 'Lighthouse keeper · sea rescue')
})

test('a name under what a sheet is called is its own, and years in a remark or between commas tear no line', () => {
  const read = readIn(
    '# Curriculum vitae\n\n## Ida Birch\n\nEmail: ida@ash.example\nTel: 01434 496 0110\n\n## Experience\n\n- Snow course (summer, since 2022)\n- Ice course (winter, since 2019)\n\n## Volunteering\n\nRoofs Together, 2016–now, 9 roofs\n',
    career,
  )
  assert.is(read.roles.name?.text, 'Ida Birch')
  const titles = titlesIn(read, 'entries')
  assert.ok(titles?.includes('Snow course') && titles.includes('Roofs Together, 9 roofs'), String(titles))
})

test('schools of one paragraph keep their own years, wherever they stand in their lines', () => {
  const school = (lines: string): readonly string[] =>
    read(`# Oda Brevik\nLighthouse keeper\n\n## Education\n\n${lines}\n`).lists.entries?.map(told) ?? []
  assert.equal(school('Bodø College — Diploma, 2009 (nights)\nSkjerstad School, 2005'), [
    'Bodø College | Diploma (nights) | 2009',
    'Skjerstad School | 2005',
  ])
  assert.equal(school('Diploma 2009 of Bodø College with honours\nSkjerstad School, 2005'), [
    'Diploma 2009 of Bodø College with honours',
    'Skjerstad School | 2005',
  ])
})

test('lines of which two of three say when they were are a part of a life, whatever heads them', () => {
  const { lists } = read(
    '# Oda Brevik\nLighthouse keeper\n\n## Talks given\n\n- Lamps and lenses, Bergen 2015, 2017, 2019\n- Fog, yearly since 2020\n- Supervised: 3 keepers\n',
  )
  assert.equal(lists.entries?.map(told), [
    'Lamps and lenses, Bergen | 2015, 2017, 2019',
    'Fog | yearly since 2020',
    'Supervised | 3 keepers',
  ])
})

test('a post over its dates keeps them, though sentences follow in the same paragraph', () => {
  const { lists } = read(
    '# Oda Brevik\n\nKeeper\n\n## Experience\n\n**Keeper**, Skomvær Light, since 2016\nKept the light and the log.\n\n**Deckhand**, Nordlys Ferries\n2009 – 2016\nCarried cars, mail and the odd cow between seven islands.\n',
  )
  assert.equal(lists.entries?.map(told), [
    'Keeper | Skomvær Light | since 2016',
    'Deckhand | Nordlys Ferries | 2009 – 2016',
  ])
})

test.run()
