import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (copy: string): Reading =>
  readCopy(readDocument(copy, new Map(), { add() {} }), { needs: ['people'], facts: 'all' })

const tree = (people: readonly Item[] | undefined): unknown =>
  (people ?? []).map(({ title, parts, items }) => [title.text, parts.jobTitle?.text, tree(items)])

const firm = [
  [
    'Ada Byron',
    'Director',
    [
      ['Alan Mathison', 'Research', []],
      ['Grace Murray', 'Fleet', [['Tom Reed', 'Deck', []]]],
    ],
  ],
]

const notations: Readonly<Record<string, string>> = {
  'a nested list':
    '- Ada Byron – Director\n  - Alan Mathison – Research\n  - Grace Murray – Fleet\n    - Tom Reed – Deck\n',
  'posts first':
    '- Director: Ada Byron\n  - Research: Alan Mathison\n  - Fleet: Grace Murray\n    - Deck: Tom Reed\n',
  'a table':
    '| Name | Role | Reports to |\n|-|-|-|\n| Ada Byron | Director | |\n| Alan Mathison | Research | Ada Byron |\n| Grace Murray | Fleet | Ada Byron |\n| Tom Reed | Deck | Grace Murray |\n',
}

const reports: Readonly<Record<string, string>> = {
  'in brackets':
    'Director: Ada Byron\nResearch: Alan Mathison (reports to Byron)\nFleet: Grace Murray (reports to: Byron)\nDeck: Tom Reed (under Murray)\n',
  'behind a dash, in another order':
    '- Deck: Tom Reed – untersteht Murray\n- Director: Ada Byron\n- Research: Alan Mathison – untersteht Byron\n- Fleet: Grace Murray – untersteht Byron\n',
  'behind a stroke':
    'Director: Ada Byron\n\nResearch: Alan Mathison | depende de: Byron\n\nFleet: Grace Murray | depende de: Byron\n\nDeck: Tom Reed | depende de: Murray\n',
  'by arrows up':
    'Director: Ada Byron\nResearch: Alan Mathison → Byron\nFleet: Grace Murray → Byron\nDeck: Tom Reed → Murray\n',
}

const sorted = (people: readonly Item[] | undefined): readonly string[] =>
  (people ?? []).flatMap(({ title, items }) => [
    ...items.map(item => `${title.text} > ${item.title.text}`),
    ...sorted(items),
  ])

for (const [notation, copy] of Object.entries(reports)) {
  test(`lines that say ${notation} whom they report to are a tree`, () => {
    assert.equal([...sorted(read(`# Firm\n\n${copy}`).lists.people)].sort(), [
      'Ada Byron > Alan Mathison',
      'Ada Byron > Grace Murray',
      'Grace Murray > Tom Reed',
    ])
  })
}

test('a board stands over whom it says, heads of parts keep how many are with them, and a post that is free is vacant', () => {
  const { people } = read(
    '# Mleczarnia\n\nPrezes: Ada Zięba\nSerownia: Jan Lis, mistrz, 14 osób (podlega: Zięba)\nCysterny: 11 osób (podlega: Zięba)\nSklep: wakat (podlega: Lis)\nRada: przew. Ewa Kot (nad prezesem)\n',
  ).lists
  assert.equal(
    [...sorted(people)],
    ['przew. Ewa Kot > Ada Zięba', 'Ada Zięba > Jan Lis', 'Ada Zięba > Cysterny', 'Jan Lis > wakat'],
  )
  const [head] = people?.[0]?.items ?? []
  assert.equal(
    head?.items.map(({ text }) => text.map(plainText)),
    [['mistrz, 14 osób'], ['11 osób']],
  )
  assert.ok(head?.items[0]?.items[0]?.parts.vacant)
})

for (const [notation, copy] of Object.entries(notations)) {
  test(`people are read from ${notation}`, () => {
    assert.equal(tree(read(`# Firm\n\n${copy}`).lists.people), firm)
  })
}

test('records that name each other by keys are a tree, and the keys are shown nowhere', () => {
  const { lists, omitted } = read(
    [
      '---',
      'yard: Harbour Street Boatyard',
      'crew:',
      '  - { key: ru, who: Ruth Adler, job: Owner, under: the bank }',
      '  - { key: ol, who: Olaf Brandt, job: Foreman, under: ru }',
      '  - { key: mi, who: Mina Castro, job: Rigger, under: ol, helps: ru }',
      '  - { key: te, who: "Tess, Bo", job: Apprentices, under: ol }',
      'mascot: { cat: Pitch, job: rats, under: Tess }',
      '---',
      '',
    ].join('\n'),
  )
  assert.equal(tree(lists.people), [
    [
      'Ruth Adler',
      'Owner',
      [
        [
          'Olaf Brandt',
          'Foreman',
          [
            ['Mina Castro', 'Rigger', []],
            ['Tess, Bo', 'Apprentices', [['Pitch', 'rats', []]]],
          ],
        ],
      ],
    ],
  ])
  assert.equal(
    lists.people?.[0]?.facts.map(({ text }) => text),
    ['the bank'],
  )
  assert.ok(omitted.some(({ text }) => text === 'ru'))
})

test('a column that holds the names of another is whom each is under, in whatever language', () => {
  const copy =
    '| Nom | Poste | Sous |\n|-|-|-|\n| Léa Roux | Cheffe | |\n| Ali Bey | Four | Léa Roux |\n| Zoé Petit | Vente | Léa Roux |\n'
  assert.equal(tree(read(copy).lists.people), [
    [
      'Léa Roux',
      'Cheffe',
      [
        ['Ali Bey', 'Four', []],
        ['Zoé Petit', 'Vente', []],
      ],
    ],
  ])
})

test('which part of the house people are in is said without the word for it', () => {
  const { roles, lists } = read(
    '# Kiln\n\nName\tRole\tReports to\tDepartment\nAda Moss\tDirector\t\tOffice\nBo Lund\tHead of kiln\tAda Moss\tKiln\nCy Dale\tPotter\tBo Lund\tKiln\nDi Ray\tGlazer\tBo Lund\tKiln\n',
  )
  assert.is(roles.title?.text, 'Kiln')
  const [ada] = lists.people ?? []
  const bo = ada?.items[0]
  assert.equal(
    [ada, bo, bo?.items[1]].map(each => each?.facts.map(({ label, text }) => label.text + text)),
    [['Office'], ['Kiln'], ['Kiln']],
  )
})

test('a graphic without a title is called by what its front matter opens with', () => {
  const copy =
    '---\nyard: Harbour Street Boatyard\ncrew:\n  - { name: Ada Byron, role: Owner }\n  - { name: Tom Reed, role: Deck }\n---\n'
  assert.is(read(copy).roles.title?.text, 'Harbour Street Boatyard')
})

test('somebody alone above a tree leads it, and how many are with somebody is no part of their name', () => {
  const { lists } = read(
    '# Skola\n\n**Rektor:** Anneli Sand\n\n- Lag 1: Peter Lund (ledare), 6 lärare\n  - Kök: Birgitta Hall (+ 3)\n- Lag 2: Sara Isak\n',
  )
  assert.equal(tree(lists.people), [
    [
      'Anneli Sand',
      'Rektor',
      [
        ['Peter Lund', 'Lag 1', [['Birgitta Hall', 'Kök', []]]],
        ['Sara Isak', 'Lag 2', []],
      ],
    ],
  ])
  assert.equal(lists.people?.[0]?.items[0]?.text.map(plainText), ['(ledare), 6 lärare'])
})

test('a list under a line that names somebody above, or their post, is below them', () => {
  const lines = [
    ['Under Boats:', 'Under Shore:'],
    ['**Beneath Sean Devlin**', '**Beneath Mags Kehoe**'],
    ['### Sotto Boats', '### Sotto Shore'],
  ]
  for (const [boats, shore] of lines) {
    const { lists, unplaced } = read(
      `# Station\n\nManager: Orla Quinn\n\n- Boats – Sean Devlin\n- Shore – Mags Kehoe\n\n${boats}\n\n- Coxswain: Pat Rooney\n  - Mechanic: Dee Lynch\n\n${shore}\n\n- Slipway: Tom Walsh\n`,
    )
    assert.equal(tree(lists.people), [
      [
        'Orla Quinn',
        'Manager',
        [
          ['Sean Devlin', 'Boats', [['Pat Rooney', 'Coxswain', [['Dee Lynch', 'Mechanic', []]]]]],
          ['Mags Kehoe', 'Shore', [['Tom Walsh', 'Slipway', []]]],
        ],
      ],
    ])
    assert.equal(unplaced, [])
  }
})

test('a line over a list that names nobody above is the name of a team', () => {
  const { lists } = read(
    '# Club\n\n- Cash – Mo Tahiri\n- Notes – Ineke Brink\n\n## Youth team\n\n- Coach: Tom Sluis\n- Goal: Lieke Hartog\n',
  )
  const all = (people: readonly Item[] = []): readonly Item[] =>
    people.flatMap(person => [person, ...all(person.items)])
  const noted = all(lists.people).find(({ title }) => title.text === 'Ineke Brink')
  assert.equal(noted?.items, [])
})

test('lines with arrows are a tree; who is named again is the same person', () => {
  const { lists, omitted } = read(
    '# Firm\n\nAda Byron – Director\nunder her: Alan (Research), Grace (Fleet)\nGrace -> deck: Tom, Yara\nAlan -> Kim\nSepp helps everybody\n',
  )
  assert.equal(tree(lists.people), [
    [
      'Ada Byron',
      'Director',
      [
        ['Alan', undefined, [['Kim', undefined, []]]],
        [
          'Grace (Fleet)',
          undefined,
          [
            [
              'deck',
              undefined,
              [
                ['Tom', undefined, []],
                ['Yara', undefined, []],
              ],
            ],
          ],
        ],
      ],
    ],
  ])
  assert.ok(omitted.some(({ text }) => text === 'under her'))
})

test('records within records are a tree', () => {
  const tom = '{ name: Tom Reed, jobTitle: Deck }'
  const copy = `---\nname: Firm\nmember:\n  name: Ada Byron\n  jobTitle: Director\n  employee:\n    - { name: Alan Mathison, jobTitle: Research }\n    - { name: Grace Murray, jobTitle: Fleet, employee: [${tom}] }\n---\n`
  assert.equal(tree(read(copy).lists.people), firm)
})

test('labelled lines by headings: the first of each leads it, below the first of all', () => {
  const reading = read(
    '# School\n\n**Head:** Mrs Philippa Garside\n\n## Pastoral\n\n**Deputy:** Mr Imran Sheikh\n**Nurse:** Miss Oyin Adeyemi\n\n## Kitchen\n\n**Cook:** Mr Tom Reed\n',
  )
  const [head] = reading.lists.people ?? []
  assert.is(head?.title.text, 'Mrs Philippa Garside')
  assert.equal(
    head?.items.map(({ title, parts, items }) => [title.text, parts.group?.text, items.length]),
    [
      ['Mr Imran Sheikh', 'Pastoral', 1],
      ['Mr Tom Reed', 'Kitchen', 0],
    ],
  )
})

test('free places are told in several languages', () => {
  for (const [lang, name] of [
    ['en', '(vacant)'],
    ['en', 'vacant, interviews in May'],
    ['it', 'posizione aperta'],
    ['de', 'N. N.'],
  ] as const) {
    const [top] =
      read(`---\nlang: ${lang}\n---\n# A\n\n- Ada Byron – Director\n  - ${name} – Deck\n`).lists.people ?? []
    assert.ok(top?.items[0]?.parts.vacant, name)
    assert.not(top?.parts.vacant)
  }
})

test('who reports to themselves or to nobody stands at the top', () => {
  const reading = read(
    '# A\n\n| Name | Role | Manager |\n|-|-|-|\n| Ada | Director | Bob |\n| Bob | Deputy | Ada |\n| Cid | Deck | Nobody known |\n',
  )
  const count = (people: readonly Item[]): number =>
    people.reduce((sum, { items }) => sum + 1 + count(items), 0)
  assert.is(count(reading.lists.people ?? []), 3)
})

test('remarks after a tree are no people', () => {
  const reading = read(
    '# A\n\n- Ada – Director\n  - Bob – Deck\n- Two trainees will join us in November, not yet in here\n',
  )
  assert.is(reading.lists.people?.length, 1)
  assert.is(reading.unplaced.length, 1)
})

test('the line over a table that another line follows is what it is called, a colon in it or not', () => {
  for (const name of ['Who does what', 'Harbour Works: who does what']) {
    const { roles } = read(
      `${name}\nAs of May, mistakes to ada@harbour.example\n\n| Name | Role | Reports to |\n|-|-|-|\n| Ada Byron | Director | |\n| Alan Reed | Research | Ada Byron |\n`,
    )
    assert.is(roles.title?.text, name)
  }
})

test('lines alone over lists are teams below the first who is named, and how to call is nobody', () => {
  const copy =
    'Rowan House\n\nManager: Moira Dunbar\n\nCare team\n- Senior carer – Aisha Bello\n- Night carer – vacancy\n\nKitchen\n- Cook – Jean Petrie\n- Helper – Luis Ortega\n\nOffice: 01555 010 010\n'
  const { lists, words } = read(copy)
  assert.equal(tree(lists.people), [
    [
      'Moira Dunbar',
      'Manager',
      [
        [
          'Care team',
          undefined,
          [
            ['Aisha Bello', 'Senior carer', []],
            ['vacancy', 'Night carer', []],
          ],
        ],
        [
          'Kitchen',
          undefined,
          [
            ['Jean Petrie', 'Cook', []],
            ['Luis Ortega', 'Helper', []],
          ],
        ],
      ],
    ],
  ])
  assert.ok(words.includes('01555'))
})

test('a figure in brackets is no name, and a post beside a tree with a name stands in it', () => {
  const { lists } = read(
    '# Coop\n\n- **Assembly** (312 members)\n  - **Board** – Ana Brum\n  - **Audit** – Odete Sampaio\n\n**Chair:** Rui Prates\n',
  )
  const [assembly, chair] = lists.people ?? []
  assert.is(assembly?.title.text, 'Assembly')
  assert.is(assembly?.parts.vacant, undefined)
  assert.equal(
    assembly?.items.map(({ title }) => title.text),
    ['Ana Brum', 'Odete Sampaio'],
  )
  assert.is(chair?.title.text, 'Rui Prates')
})

test('somebody with their post right above a tree leads it and is not the title', () => {
  const copy =
    'County Hospital\nOrganisation\n\nDirector – Dr Halina Fox\n  - Medicine – Dr Paul Reed\n    - Surgery – Mark Hale\n  - Nursing – Ida Bell\n    - Hygiene – Celia Dud'
  const { roles, lists } = read(copy)
  const [head, ...others] = lists.people ?? []
  assert.is(head?.title.text, 'Dr Halina Fox')
  assert.is(head?.items.length, 2)
  assert.is(others.length, 0)
  assert.not.ok(roles.title?.text.includes('Halina'))
})

test('blanks of full width indent a tree as two of half width do', () => {
  const copy =
    '株式会社みなと　組織図\n\n社長　佐伯 正人\n　監査役　野村 律子\n　常務　大沢 健\n　　営業部　部長 井上 美咲\n　　運行部　部長 黒田 隆'
  const [head, ...others] = read(copy).lists.people ?? []
  assert.is(others.length, 0)
  assert.equal(
    head?.items.map(({ items }) => items.length),
    [0, 2],
  )
})

test('lines below others by arrows are a tree, under somebody in two lines', () => {
  const copy =
    'Camping Seeblick – wer macht was\n\nIda Falk\nPlatzwartin\n   → Tom Berg – Technik\n        → Strom: Uli Rau, Pit Kern\n        → Boote: Jens\n   → Küche: Mara Lind\n\nNotruf 0431 555 010'
  assert.equal(tree(read(copy).lists.people), [
    [
      'Ida Falk',
      'Platzwartin',
      [
        [
          'Tom Berg',
          'Technik',
          [
            ['Uli Rau, Pit Kern', 'Strom', []],
            ['Jens', 'Boote', []],
          ],
        ],
        ['Mara Lind', 'Küche', []],
      ],
    ],
  ])
})

test('one blank more each level is a tree', () => {
  const copy =
    'Rowing club\nfrom May\n\nChair: Nora Quinn\n Captain: Hugh Ash\n  Boat 1 – Ned Lowe\n  Boat 2 – Ana Pike\n Steward: Jo Reed'
  const [head] = read(copy).lists.people ?? []
  assert.equal(
    head?.items.map(({ title, items }) => [title.text, items.length]),
    [
      ['Hugh Ash', 2],
      ['Jo Reed', 0],
    ],
  )
})

test('lines quoted over lists lead them, below who is named above, with those who assist', () => {
  const copy =
    'Museum chart\nas of May\n\nTrustees\n  Dr Ruth Hale (chair)\n\n> Director of art – Ben Cole\n   - Prints: Ivy Lane\n   - Loans: VACANT\n\n> Director of house – Kim Dow\n   - Shop: Al Fry\n\nSecretariat (for all)\n  post Eve Moss\n  calls Sam Orr'
  const [head, ...others] = read(copy).lists.people ?? []
  assert.is(others.length, 0)
  assert.is(head?.title.text, 'Dr Ruth Hale (chair)')
  assert.equal(
    head?.items.map(({ title, items, text }) => [title.text, items.length, text.length]),
    [
      ['Ben Cole', 2, 0],
      ['Kim Dow', 1, 0],
      ['Secretariat', 0, 3],
    ],
  )
})

test('a name in brackets leads its part, and a part that is only a name leads all', () => {
  const copy =
    'CITY OPERA\nseason\n\nARTISTIC DIRECTOR\nClara Bonn\n\nSTAGE (Luke Ferris)\n• set – Irene\n• light – Ben\n\nPRESS (vacant)\n• web – Nina\n• print – Nina again\n\nHOUSE (Ann Rivers)\n• bar – Gino\n• tickets – Paul'
  const [head, ...others] = read(copy).lists.people ?? []
  assert.is(others.length, 0)
  assert.is(head?.title.text, 'Clara Bonn')
  assert.equal(
    head?.items.map(({ title, parts, items }) => [title.text, parts.group?.text, items.length]),
    [
      ['Luke Ferris', 'STAGE', 2],
      ['vacant', 'PRESS', 2],
      ['Ann Rivers', 'HOUSE', 2],
    ],
  )
  assert.ok(head?.items[1]?.parts.vacant)
})

test('those who are counted are one post, whatever commas say of them', () => {
  const { lists } = read(
    '# Ferry\n\n- Director: Ada Byron\n  - Deck: Tom Reed\n    - 2 captains (Roy, Lund)\n    - 3 clerks, two of them in summer\n    - 2 cooks: Ann Lee and Ed Moe\n',
  )
  assert.equal(tree(lists.people), [
    [
      'Ada Byron',
      'Director',
      [
        [
          'Tom Reed',
          'Deck',
          [
            ['2 captains', undefined, []],
            ['3 clerks, two of them in summer', undefined, []],
            ['Ann Lee and Ed Moe', '2 cooks', []],
          ],
        ],
      ],
    ],
  ])
})

test('a tree that is drawn with strokes is one', () => {
  const copy =
    '## Crèche\n\nHead: Gabi Neumann\n├── Deputy: Ali Demir\n├── Bees\n│   ├── Ute Kraus\n│   └── Jonas\n└── Kitchen: Herr Pohl\n'
  const [head, ...others] = read(copy).lists.people ?? []
  assert.is(others.length, 0)
  assert.equal(
    head?.items.map(({ title, items }) => [title.text, items.length]),
    [
      ['Ali Demir', 0],
      ['Bees', 2],
      ['Herr Pohl', 0],
    ],
  )
})

const council = ['Ann Lee, Ed Moe', 'Council (outside the line)', []]
const club = [
  [
    'Ada Byron',
    'Director',
    [
      ['Tom Reed', 'Fleet', [['Alan Mathison', 'Deck', []]]],
      [
        'Grace Murray',
        'Shore',
        [
          ['Cy Hill', 'Bar', []],
          ['Desk', 'vacant', []],
        ],
      ],
    ],
  ],
  council,
]

const clubs: Readonly<Record<string, string>> = {
  'lines over lists':
    'Club 2026\n\nDirector: Ada Byron\n\nFleet – Tom Reed\n   - Deck: Alan Mathison\n\nShore – Grace Murray\n   - Bar: Cy Hill\n   - Desk: vacant\n\nCouncil (outside the line): Ann Lee, Ed Moe\n',
  'lines over lists of bullets, one under the other':
    'Club 2026\n\nDirector: Ada Byron\n\nFleet - Tom Reed\n  * Deck: Alan Mathison\nShore - Grace Murray\n  * Bar: Cy Hill\n  * Desk: vacant\n\nCouncil (outside the line): Ann Lee, Ed Moe\n',
}

for (const [notation, copy] of Object.entries(clubs)) {
  test(`several who each stand over a list lead it below who is named above, beside a council: ${notation}`, () => {
    const people = read(copy).lists.people ?? []
    assert.equal(tree(people.map(withoutVacancy)), club)
  })
}

/** A free place as it is written: what is to be done, and that nobody does it. */
function withoutVacancy(person: Item): Item {
  const { title, parts, items } = person
  const { jobTitle } = parts
  const turned =
    parts.vacant && jobTitle
      ? { title: { ...title, text: jobTitle.text }, jobTitle: { ...jobTitle, text: title.text } }
      : undefined
  return {
    ...person,
    ...(turned && { title: turned.title, parts: { ...parts, jobTitle: turned.jobTitle } }),
    items: items.map(withoutVacancy),
  }
}

test('the first of a list, alone over others who have people of their own, leads them', () => {
  const { lists } = read(
    '# School\n\n- Head – Ada Byron\n- Deputy – Tom Reed\n  - Deck – Cy Hill\n- Office – Grace Murray\n  - Desk – Ann Lee\n',
  )
  assert.equal(
    lists.people?.map(({ title, items }) => [title.text, items.length]),
    [['Ada Byron', 2]],
  )
})

test('a headed name with a post leads all parts, and a headed line of names stands beside them', () => {
  const part = (name: string, lead: string): string =>
    `## ${name}\nLead: ${lead}\n- Desk: Cy Hill\n- Bar: Jo Reed\n\n`
  const copy = `# Theatre\n\n## Direction\nAda Byron, director\n\n${part('Stage', 'Tom Reed')}${part('House', 'Grace Murray')}## Council (to be asked)\nAnn Lee, Ed Moe\n`
  assert.equal(
    read(copy).lists.people?.map(({ title, items }) => [title.text, items.map(item => item.title.text)]),
    [
      ['Ada Byron', ['Tom Reed', 'Grace Murray']],
      ['Ann Lee, Ed Moe', []],
    ],
  )
})

test('records in records of the same fields are a tree, whatever the fields are called', () => {
  const copy = `---
verein: Ruderclub Möwe
oben:
  wer: Hedda Krause
  macht: Vorsitz
  seit: 2014
darunter:
  - wer: Ole Tietjen
    macht: Bootshaus
    bande:
      - {wer: Mia Voss, macht: Einer und Zweier, boote: 7}
      - {wer: unbesetzt, macht: Hänger}
  - wer: Piet Lorenz
    macht: Kasse
daneben:
  - {wer: Jule Brandt, macht: Ehrenmitglied}
---
`
  assert.equal(tree(read(copy).lists.people), [
    [
      'Hedda Krause',
      'Vorsitz',
      [
        [
          'Ole Tietjen',
          'Bootshaus',
          [
            ['Mia Voss', 'Einer und Zweier', []],
            ['unbesetzt', 'Hänger', []],
          ],
        ],
        ['Piet Lorenz', 'Kasse', []],
      ],
    ],
    ['Jule Brandt', 'Ehrenmitglied', []],
  ])
  assert.is(read(copy).roles.title?.text, 'Ruderclub Möwe')
})

test('who leads all is named by a heading with the post, or alone in a line below the name of the post', () => {
  const parts =
    '### Werkplaats\n\n**Joost van der Velde**, chef\n\n- Machines – Ada Bril\n- Gereedschap – Ines Mol\n\n### Winkel\n\n**Mia Smit**, chef\n\n- Kassa – Bo Verhoef\n- Etalage – Tom Kuiper\n'
  const below = [
    [
      'Joost van der Velde',
      'chef',
      [
        ['Ada Bril', 'Machines', []],
        ['Ines Mol', 'Gereedschap', []],
      ],
    ],
    [
      'Mia Smit',
      'chef',
      [
        ['Bo Verhoef', 'Kassa', []],
        ['Tom Kuiper', 'Etalage', []],
      ],
    ],
  ]
  const headed = read(`# De fabriek\n\n## Directeur: Dr. Eva Jansen\n\n${parts}`)
  assert.equal(tree(headed.lists.people), [['Dr. Eva Jansen', 'Directeur', below]])
  const alone = read(`# De fabriek\n\n## Directie\n\n**Eva Jansen**\n\n${parts}`)
  assert.equal(tree(alone.lists.people), [['Eva Jansen', undefined, below]])
  assert.is(alone.lists.people?.[0]?.parts.group?.text, 'Directie')
})

test('records of parts are below whom a field before them names, each under who leads it', () => {
  for (const [copy, lead, parts] of [
    [
      'firm: Moorside\nceo: Ruth Adeyemi\npa: Kim Ho\nteams:\n  - { name: Repairs, lead: Sam Obi, units: ["Gas, Ida Lund (6)", "Roofs, Tom Reed (8)"] }\n  - { name: Lettings, lead: vacant }\n  - { name: Finance, lead: Pat Cole }',
      'Ruth Adeyemi',
      ['Kim Ho', 'Sam Obi', 'vacant', 'Pat Cole'],
    ],
    [
      'lang: de\nfa: Siebtechnik\ngf: Dr. Ada Tiedgen\nber:\n  - { bez: Vertrieb, ltg: Holger Brand, teams: ["Innendienst, Ltg. Simone Upmeyer (5)"] }\n  - { bez: Konstruktion, ltg: Anne Sielbeck, ma: 12 }\nstabsst:\n  - Datenschutz, Kanzlei Wübbels\n  - Qualität, Monika Fehring',
      'Dr. Ada Tiedgen',
      ['Stabsstellen', 'Holger Brand', 'Anne Sielbeck'],
    ],
    [
      'lang: fr\natelier: Duval\ndirectrice: Claire Duval\nservices:\n  - { nom: Bois, responsable: Jean Roux, équipes: ["Scierie, Paul Noir"] }\n  - { nom: Métal, responsable: Luc Martin }',
      'Claire Duval',
      ['Jean Roux', 'Luc Martin'],
    ],
  ] as const) {
    const [head, ...others] = read(`---\n${copy}\n---\n`).lists.people ?? []
    assert.is(head?.title.text, lead)
    assert.equal(others, [])
    assert.equal(
      head?.items.map(({ title }) => title.text),
      parts,
    )
  }
})

test('labelled lines that name nobody tell of the house, and nobody there leads it', () => {
  const reading = read(
    '# Lido\n\nAs of: May 2026\n\n**Director:** Ida Birch\n\n## Pool\n\nShift lead: Mo Ash\n\nRescue: Tam Reed, Joy Hill\n\n## Desk\n\nLead: Pat Cole\n\nEvenings: vacant\n',
  )
  assert.is(reading.lists.people?.[0]?.title.text, 'Ida Birch')
  assert.not.match(JSON.stringify(tree(reading.lists.people)), /May 2026/)
})

test('a table in which people report to the numbers of others is a tree without the numbers', () => {
  const table =
    'id,name,title,unit,reports_to,note\n1,Ada Brandt,Director,House,,\n2,Rui Tavares,Harbour Master,Marine,1,\n3,Sofia Reyes,Head of Finance,Finance,1,\n4,vacant,Head of Works,Works,1,recruiting\n5,Paulo Reis,Chief Pilot,Marine,2,\n6,Dora Lemos,Traffic,Marine,2,\n7,Ana Vieira,Accounts,Finance,3,\n8,Olu Adeyemi,Dredging,Works,4,acting head\n'
  // Whatever the columns are called: the first of them numbers the rows.
  for (const copy of [table, table.replace('id,', 'nr,').replace('reports_to', 'goes_to')]) {
    const { lists, words } = read(copy)
    const [top, ...others] = lists.people ?? []
    assert.equal([top?.title.text, others.length], ['Ada Brandt', 0])
    assert.equal(
      top?.items.map(
        ({ title, items }) => `${title.text}: ${items.map(({ title: own }) => own.text).join(', ')}`,
      ),
      ['Rui Tavares: Paulo Reis, Dora Lemos', 'Sofia Reyes: Ana Vieira', 'vacant: Olu Adeyemi'],
    )
    assert.not.ok(words.some(word => /^\d$/.test(word)))
  }
})

test('a post that others report to is no number of a row, and stays', () => {
  const { lists, words } = read(
    '| Post | Name | Reports to | Staff |\n|---|---|---|---|\n| Director | Ada Brandt | | 1 |\n| Matron | Rui Tavares | Director | 11 |\n| Manager | Sofia Reyes | Director | 4 |\n| Porter | Paulo Reis | Manager | 9 |\n',
  )
  assert.equal(
    lists.people?.[0]?.items.map(({ parts }) => parts.jobTitle?.text),
    ['Matron', 'Manager'],
  )
  assert.ok(words.some(word => word.includes('Porter')))
})

test('posts are told from names also where how many are with somebody is said, and a post that is free is so before a comma', () => {
  const copy =
    'Head: Ursula Frei\n\n- Care: Andrea Vogt\n  - Ward A – Lea Baumann (18)\n  - Ward B – **vacant**, Andrea covers (17)\n  - Emergency – Reto Gisler (22)'
  const { lists } = read(`# Hospital\n\n${copy}`)
  const all = (people: readonly Item[]): readonly Item[] => people.flatMap(item => [item, ...all(item.items)])
  const found = all(lists.people ?? [])
  assert.ok(
    found.some(({ title, parts }) => title.text === 'Lea Baumann' && parts.jobTitle?.text === 'Ward A'),
  )
  assert.equal(
    found.filter(({ parts }) => parts.vacant).map(({ parts }) => parts.jobTitle?.text),
    ['Ward B'],
  )
})

test('somebody in a line, under whom a list says that it stands, leads it, below the board that their line names', () => {
  const copy = (above: string, under: string, part: (name: string) => string): string =>
    `Board\n\n- Chair: Ida Birch\n- Clerk: Sam Moor\n\nWarden: Ada Byron\n${above} Board\n\nHeads (${under} Warden)\n\n- Fleet: Grace Murray\n- Shop: Alan Mathison\n\n${part('Fleet')}\n\n- Deck: Tom Reed\n\n${part('Shop')}\n\n- Till: Ann Fox\n\nTotal: 14 people\n`
  const below = [
    ['Grace Murray', 'Fleet', [['Tom Reed', 'Deck', []]]],
    ['Alan Mathison', 'Shop', [['Ann Fox', 'Till', []]]],
  ]
  const expected = [['Board', undefined, [['Ada Byron', 'Warden', [['Heads', undefined, below]]]]]]
  for (const [above, under, part] of [
    ['reports to the', 'report to the', (name: string) => name],
    ['reports to', 'reporting to', (name: string) => `Under ${name}`],
  ] as const)
    assert.equal(tree(read(copy(above, under, part)).lists.people), expected, above)
  const [board] = read(copy('reports to', 'report to', name => name)).lists.people ?? []
  assert.equal(board?.text.map(plainText), ['Chair: Ida Birch', 'Clerk: Sam Moor'])
})

test.run()

test('who stands in for a free post is said of it, and has not its name', () => {
  const { lists } = readCopy(
    readDocument(
      '# Pier\n\n- **Ada Quill**, Director\n  - **Ben Roe**, Works\n    - Cy Dow, Paint (4 people), deputy: Di Fox\n    - *Vacant*, Ropes (2 people), acting: Ben Roe\n  - **Eve Lee**, Tickets\n    - Kitchen, laundry: Fay Orr\n',
      new Map(),
      { add() {} },
    ),
    { needs: ['people'] },
  )
  const all = (items: readonly Item[]): readonly Item[] => items.flatMap(item => [item, ...all(item.items)])
  const told = all(lists.people ?? []).map(({ title, parts, text }) => [
    title.text,
    parts.vacant !== undefined,
    text.map(plainText).join(),
  ])
  assert.equal(told[2], ['Cy Dow', false, 'deputy: Di Fox'])
  assert.is(told.filter(([, isVacant]) => isVacant).length, 1)
  assert.equal(told[3]?.slice(1), [true, 'acting: Ben Roe'])
  assert.is(told[5]?.[0], 'Fay Orr')
})
