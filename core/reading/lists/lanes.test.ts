import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (copy: string): Reading =>
  readCopy(readDocument(copy, new Map(), { add() {} }), {
    needs: ['title', 'lanes'],
    lists: ['items'],
    facts: 'all',
  })

const told = ({ lists }: Reading): Record<string, string[]> =>
  Object.fromEntries(
    (lists.lanes ?? []).map(({ title, items }: Item) => [title.text, items.map(i => i.title.text)]),
  )

const plan = { Now: ['Search', 'Login'], Later: ['Maps'] }

const notations: Readonly<Record<string, string>> = {
  headings: '# Plan\n\n## Now\n\n- Search\n- Login\n\n## Later\n\n- Maps\n',
  'bold lines': '# Plan\n\n**Now**\n\n- Search\n- Login\n\n**Later**\n\n- Maps\n',
  'bare lines': 'Plan\n\nNow\nSearch\nLogin\n\nLater\nMaps\n',
  'bare lines without gaps': 'Plan\n\nNow\nSearch\nLogin\nLater\nMaps\n',
  'stages as labels': '# Plan\n\nNow: Search / Login\nLater: Maps\n',
  'stages over lists': 'Plan\n\nNow\n- Search\n- Login\n\nLater\n- Maps\n',
  table: '# Plan\n\n| Phase | Item |\n|-|-|\n| Now | Search |\n| Now | Login |\n| Later | Maps |\n',
  matrix: '# Plan\n\n| Now | Later |\n|-|-|\n| Search; Login | Maps |\n',
  records:
    '---\ntitle: Plan\nlanes:\n  - name: Now\n    items: [Search, Login]\n  - name: Later\n    items: [Maps]\n---\n',
  lists: '---\ntitle: Plan\nnow: [Search, Login]\nlater: [Maps]\n---\n',
  'flat records':
    '---\ntitle: Plan\nitems:\n  - { title: Search, milestone: Now }\n  - { title: Login, milestone: Now }\n  - { title: Maps, milestone: Later }\n---\n',
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`lanes are read from ${notation}`, () => {
    assert.equal(told(read(copy)), plan)
  })
}

test('a pasted board: names of columns with the number of their cards, menus and buttons left out', () => {
  const reading = read(
    '🗺\nOur garden\nWhat grows next.\nShare   Views   …\n\nDoing   2\nPond\nIn progress\n👤 Ida\ndig it before it freezes\nHedge\nBlocked\n\nNever   2\nGravel\nNo.\nDecking\nNo.\n\n+ New\n',
  )
  assert.equal(told(reading), { Doing: ['Pond', 'Hedge'], Never: ['Gravel', 'Decking'] })
  assert.is(reading.roles.title?.text, 'Our garden')
  assert.is(reading.roles.abstract?.text, 'What grows next.')
  const [pond, hedge] = reading.lists.lanes?.[0]?.items ?? []
  assert.is(pond?.parts.owner?.text, 'Ida')
  assert.is(hedge?.status, 'blocked')
  assert.equal(
    reading.omitted.map(({ text }) => text),
    ['Share   Views   …', 'New', '2', '2'],
  )
})

test('columns whose cards do not add up are no board', () => {
  assert.is(read('Doing   3\nPond\nHedge\n\nNever   2\nGravel\nDecking\n').lists.lanes, undefined)
})

const card = (line: string): Item => {
  const [lane] = read(`# Plan\n\n## A\n\n- ${line}\n- b\n\n## B\n\n- c\n`).lists.lanes ?? []
  return lane?.items[0] as Item
}

test('a card has a status, an owner and a date, however they are written', () => {
  assert.is(card('[x] Search').status, 'done')
  assert.is(card('[~] Search').status, 'active')
  assert.is(card('🚧 Search').status, 'active')
  assert.is(card('Search (done)').status, 'done')
  assert.is(card('Search — Inès — in progress').parts.owner?.text, 'Inès')
  assert.is(card('Search — Inès — in progress').status, 'active')
  assert.is(card('Search\tKaisa\t⚠️ no permit').status, 'blocked')
  assert.is(card('Search (Jan-Feb) @team').parts.date?.text, 'Jan-Feb')
  assert.is(card('Search (Jan-Feb) @team').parts.owner?.text, '@team')
  assert.is(card('**Search** in all notes').parts.note?.text, 'in all notes')
  assert.is(card('Search').status, undefined)
})

test('brackets between a name and what is said of it say how far a card is', () => {
  for (const [line, status, said, note] of [
    [
      '**Search** (planned, Ida) – in all notes of all readers',
      'planned',
      'planned, Ida',
      'in all notes of all readers',
    ],
    ['**Search** (in progress, Ida): two words', 'active', 'in progress, Ida', 'two words'],
    ['Search (done) – since May', 'done', 'done', 'since May'],
    ['**Search** [planned] in all notes', 'planned', 'planned', 'in all notes'],
  ] as const) {
    const { title, status: found, parts } = card(line)
    assert.equal(
      [title.text, found, parts.status?.text, parts.note?.text],
      ['Search', status, said, note],
      line,
    )
  }
  assert.is(card('**Search** (all of it) – in notes').status, undefined)
})

test('columns of a table are the parts of a card, in other languages too', () => {
  const table =
    '| Kokonaisuus | Hanke | Ajankohta | Vastuu | Tila |\n|-|-|-|-|-|\n' +
    '| Asiointi | Venepaikka | Q4/2026 | Jarmo | Käynnissä |\n| Asiointi | Kartta | Q1/2027 | Tuuli | Valmis |\n' +
    '| Koulut | Kyydit | Q4/2026 | Ville | Riskissä |\n'
  const reading = read(`---\nlang: fi\n---\n# Tiekartta\n\n${table}`)
  assert.equal(Object.keys(told(reading)), ['Asiointi', 'Koulut'])
  assert.equal(
    reading.lists.items?.map(({ status }) => status),
    ['active', 'done', 'blocked'],
  )
})

test('what follows the last lane is said about all of them, and notes are no lane', () => {
  const reading = read('# A\n\n## Now\n\n- a\n\n## Next\n\n- b\n\nUpdated in June.\n\n## Notes\n\n- c\n')
  assert.equal(Object.keys(told(reading)), ['Now', 'Next'])
  assert.ok(reading.words.includes('June.'))
})

test('a phase is called by its heading and the time below it, and what is said behind its list closes it', () => {
  for (const [lang, [one, when], [two, then], closing] of [
    ['en', ['Phase 1: Fix', 'April – December 2026'], ['Phase 2: Use', '2028'], 'Cost £9. Funded.'],
    ['de', ['Etappe 1: Retten', '*März bis Juni 2026*'], ['Etappe 2: Öffnen', '2027–28'], 'Kosten 9 Fr.'],
    ['fr', ['Étape 1 : Réparer', 'Janvier – juin 2026'], ['Étape 2 : Ouvrir', 'été 2027'], 'Coût 9 €.'],
  ] as const) {
    const copy = `# Plan\n\n## ${one}\n${when}\n\n- a\n- b\n\n${closing}\n\n## ${two}\n\n${then}\n\n- c\n\n${closing}\n`
    const { lists } = read(`---\nlang: ${lang}\n---\n${copy}`)
    assert.equal(
      lists.lanes?.map(({ title, items, parts }) => [title.text, items.length, parts.note?.text]),
      [
        [`${one}\n${when.replaceAll('*', '')}`, 2, closing],
        [`${two}\n${then}`, 1, closing],
      ],
    )
  }
})

test('how far a card is opens what is said of it, or is all that stands in italics behind its name', () => {
  for (const [line, status, said, note] of [
    ['Search – **in progress**, since May', 'active', 'in progress', 'since May'],
    ['Search – *planning permission granted*', undefined, 'planning permission granted', undefined],
    ['Search – *23 done*', undefined, '23 done', undefined],
    ['Search – in all notes', undefined, undefined, 'in all notes'],
  ] as const) {
    const { title, status: found, parts } = card(line)
    const own = [title.text, found, parts.status?.text, parts.note?.text]
    assert.equal(own, ['Search', status, said, note], line)
  }
})

test('labelled lines one below the other are cards as in a list', () => {
  const copy = 'What we build\nWeb: passkeys\nApp: widget\nData: offline mode\n'
  assert.equal(
    told(read(copy)),
    told(read('# What we build\n\n- Web: passkeys\n- App: widget\n- Data: offline mode\n')),
  )
  assert.is(read(copy).lists.items?.length, 3)
})

test('lines that name a part of a year, a stage or what is left out head what stands below them', () => {
  const copy =
    'Fahrplan\n\nFrühjahr 2027\nUmzug\nWerkbank\n\nQ3 – Sommerkurs\nRäder\n\nirgendwann\nHalle\n(ohne Gewähr)\n\nNicht geplant\nAkkus\n\nFragen: rad@linden.example\n'
  const reading = read(`---\nlang: de\n---\n${copy}`)
  assert.equal(told(reading), {
    'Frühjahr 2027': ['Umzug', 'Werkbank'],
    'Q3 – Sommerkurs': ['Räder'],
    irgendwann: ['Halle'],
    'Nicht geplant': ['Akkus'],
  })
  assert.is(reading.lists.lanes?.at(-1)?.status, 'dropped')
  assert.is(reading.roles.title?.text, 'Fahrplan')
  assert.is(reading.roles.email?.text, 'rad@linden.example')
})

test('signs are marks, flags are milestones, and a key says what signs stand for', () => {
  const copy =
    'Plan\n\nQ1\n🚧 Search | Ida\n🏁 milestone: 500 users\n\nQ2\nMaps\nLogin\n\nkey:\n🚧 under way 🏁 milestone\n'
  const reading = read(copy)
  const [first, , key] = reading.lists.lanes ?? []
  assert.equal(
    first?.items.map(({ status, milestone }) => status ?? milestone),
    ['active', true],
  )
  assert.equal(told(reading), {
    Q1: ['Search', '500 users'],
    Q2: ['Maps', 'Login'],
    key: ['under way', 'milestone'],
  })
  assert.is(key?.kind, 'definitions')
})

test('dates that head nothing are words', () => {
  assert.is(read('# Plan\n\nIn spring we begin.\n\nMarch\n\nApril\n').lists.lanes, undefined)
})

test('phases that are counted head the points below them, and a line of the budget is no point', () => {
  const copy =
    '# Mill house\n\nPhase 1: strip out (Jan–Feb 2026)\n - asbestos\n - old kitchen\nPhase 2: roof (March–May)\n - tiles: 4,800\n - joiner Huber\nPhase 3: move in\n - party\n\nBudget 180,000, spent: 22,300\nRisk: the permit\n'
  assert.equal(told(read(copy)), {
    'Phase 1: strip out (Jan–Feb 2026)': ['asbestos', 'old kitchen'],
    'Phase 2: roof (March–May)': ['tiles', 'joiner Huber'],
    'Phase 3: move in': ['party'],
  })
})

test('what a stage is called besides stands behind a stroke, and a word that may lead to a year is no stage', () => {
  const copy =
    'Clinic plan 2026\n\nQ1 jan-mar\na larger room\none solicitor\n\nQ2\nnight clinic\nintake form\n\nLATER / maybe\nvan\nsouth branch 2027\nthe stream for sailors\n'
  assert.equal(told(read(copy)), {
    'Q1 jan-mar': ['a larger room', 'one solicitor'],
    Q2: ['night clinic', 'intake form'],
    'LATER / maybe': ['van', 'south branch 2027', 'the stream for sailors'],
  })
})

test('an arrow before what is to do is none of its words, also under a heading', () => {
  const copy = '# Plan\n\n## Q1\n\nsearch\nlogin\n\n## Q2\n\n→ maps by night\n→ intake form\n'
  assert.equal(told(read(copy)), { Q1: ['search', 'login'], Q2: ['maps by night', 'intake form'] })
})

test('how near a stage is and its months name it, and the line over all stages is the title', () => {
  const reading = read(
    'BAKERY app – what comes next\n(Ida, 1 May. tell Bo before he promises anything)\n\nNOW  may-jun\n- orders by phone\n- bug: wrong day\n\nNEXT jul → aug\n- gift cards\n- SMS\n\nLATER, spring 2027\n- vans\n',
  )
  assert.is(reading.roles.title?.text, 'BAKERY app – what comes next')
  assert.equal(
    reading.lists.lanes?.map(({ items }) => items.length),
    [2, 2, 1],
  )
})

test('states in square brackets, days before what is reached then, and what is left out in one line are read as such', () => {
  const { lists } = read(
    '# Clinic 2027\n\n**NOW – Q1**\n- roof [in progress]\n- hire two [done ✔]\n- van (at risk, half funded)\n\n**NEXT – Q2**\n- open the post\n- stock\n\n## Milestones\nFeb 20: water test\nMay 4: the post opens\nAug 15: second post\n\nNOT doing in 2027: app, new logo\n',
  )
  const [now, , points, out] = lists.lanes ?? []
  assert.equal(
    now?.items.map(({ title, status }) => [title.text, status]),
    [
      ['roof', 'active'],
      ['hire two', 'done'],
      ['van', 'blocked'],
    ],
  )
  assert.is(points?.milestone, true)
  assert.equal(
    points?.items.map(({ title, parts }) => [parts.date?.text, title.text]),
    [
      ['Feb 20', 'water test'],
      ['May 4', 'the post opens'],
      ['Aug 15', 'second post'],
    ],
  )
  assert.equal([out?.status, out?.items.map(({ title }) => title.text)], ['dropped', ['app', 'new logo']])
})

test('arrows before what is to do are no words of it, and the line over a label is the title', () => {
  const reading = read(
    'Plan de la ferme 2027\nresponsable : Maël\n\nPrintemps\n→ tailler\n→ semer\nÉté\n→ terrasse\n→ foin\n\nPas cette année : boutique, bière\n',
  )
  assert.is(reading.roles.title?.text, 'Plan de la ferme 2027')
  assert.equal(told(reading).Printemps, ['tailler', 'semer'])
})

test('what stands under the last lane with headings of its own is about all, and what is left out there a list', () => {
  const lanes = read(
    '# Plan\n\n## Now\n\n- Ovens\n- Signs\n\n## Later\n\n- Boats\n\n### Not doing\n~~Cars~~ · ~~Planes~~\n\n### Worries\n\nRain, and more rain.\n',
  ).lists.lanes
  assert.equal(
    lanes?.map(({ title, text, items, status }) => [title.text, text.length, items.length, status]),
    [
      ['Now', 0, 2, undefined],
      ['Later', 0, 1, undefined],
      ['Not doing', 0, 2, 'dropped'],
    ],
  )
})

test('years over lists are lanes beside other stages, and arrows before signs are plans', () => {
  const lanes = read(
    'Plan of the park\n\nSpring 2026\n- Signs\n- Paths\n\n2027\n- Hut\n- Bridge\n\nLater\n- Lift\n',
  ).lists.lanes
  assert.equal(
    lanes?.map(({ title, items }) => [title.text, items.length]),
    [
      ['Spring 2026', 2],
      ['2027', 2],
      ['Later', 1],
    ],
  )
  const arrows = read(
    'Plan\n\nQ1 / 2026\n→ Ovens\n→ Signs\n\nQ2 / 2026\n→ Boats: 50 of them\n→ !! Motor: buy or build\n',
  )
  assert.equal(
    arrows.lists.lanes?.map(({ items }) => items.length),
    [2, 2],
  )
})

test('points with their days behind what they are called are a lane of milestones', () => {
  const [, , lane] =
    read(
      '# Plan\n\n## Q1\n\n- Ovens\n- Signs\n\n## Q2\n\n- Boats\n\nMilestones: 22.4. Opening | 1.9. Shop | 12.12. First boat\n',
    ).lists.lanes ?? []
  assert.is(lane?.milestone, true)
  assert.equal(
    lane?.items.map(({ title, parts }) => [title.text, parts.date?.text]),
    [
      ['Opening', '22.4.'],
      ['Shop', '1.9.'],
      ['First boat', '12.12.'],
    ],
  )
})

test('a table whose every row is a stage is stages side by side', () => {
  const copy =
    '| Phase | When | State | What |\n|-|-|-|-|\n| Roof | Jan–Mar 2026 | done | 640 slates |\n| Floor | Apr 2026 | in progress | oak, 90 m² |\n| Stage | May 2026 | planned | lights and curtain |\n'
  const { lists } = read(`# Hall\n\n${copy}`)
  assert.equal(told(read(`# Hall\n\n${copy}`)), {
    Roof: ['640 slates'],
    Floor: ['oak, 90 m²'],
    Stage: ['lights and curtain'],
  })
  assert.equal(
    lists.items?.map(({ status, parts }) => [status, parts.date?.text]),
    [
      ['done', 'Jan–Mar 2026'],
      ['active', 'Apr 2026'],
      ['planned', 'May 2026'],
    ],
  )
})

test('paragraphs that open with when something is to be are the stages of a roadmap', () => {
  const copy = [
    'Dear members, at the last meeting you asked where the boathouse is going, and here is the answer in writing.',
    'By the end of May 2026 we mend the slipway. The rails are rotten and Jim has the oak in his barn already.',
    'In the third quarter we buy the second-hand quad from Henley. It costs 9,400 and the bank has nodded.',
    'In spring 2027 the juniors get their own night. Ruth coaches, and we need two more lamps on the pontoon.',
    'What we do not plan is a bar, whatever the treasurer says after dark.',
  ].join('\n\n')
  assert.equal(told(read(copy)), {
    'By the end of May 2026': ['we mend the slipway.'],
    'In the third quarter': ['we buy the second-hand quad from Henley.'],
    'In spring 2027': ['the juniors get their own night.'],
  })
})

test('projects of a list of data are stages with their months, and actions cards with how far they are', () => {
  const project = (name: string, from: string, to: string, states: readonly string[]): string =>
    `{ "@type": "ListItem", "position": 1, "name": "${name}", "item": { "@type": "Project", "name": "${name}",
      "foundingDate": "${from}", "dissolutionDate": "${to}", "subjectOf": [${states
        .map(
          (state, at) =>
            `{ "@type": "Action", "name": "${name} ${at}", "actionStatus": "${state}ActionStatus" }`,
        )
        .join(',')}] } }`
  const copy = `{ "@type": "ItemList", "name": "Pier", "numberOfItems": 2, "itemListElement": [
    ${project('Piles', '2026-03', '2026-05', ['Completed', 'Active'])}, ${project('Deck', '2026-06', '2026-09', ['Potential'])}] }`
  const { lists } = read(copy)
  assert.equal(told(read(copy)), { Piles: ['Piles 0', 'Piles 1'], Deck: ['Deck 0'] })
  assert.equal(
    lists.items?.map(({ status }) => status),
    ['done', 'active', 'planned'],
  )
  assert.match(lists.lanes?.[0]?.text.map(plainText).join(' ') ?? '', /March\s–\sMay 2026/)
})

test('a stage of words alone between others is one of them, and so is what is left out behind them', () => {
  const copy =
    '# Plan\n\n## 1er trimestre 2026\n\n- Quai\n\n## 2e trimestre 2026\n\nOn se repose.\n\n## 3e trimestre 2026\n\n- Grue\n\n## Not planned\n\nNo hotel.\n\n| Measured | 2026 | 2027 |\n|-|-|-|\n| Boats | 40 | 60 |\n| Moorings | 12 | 15 |'
  const reading = read(copy)
  assert.equal(told(reading), {
    '1er trimestre 2026': ['Quai'],
    '2e trimestre 2026': [],
    '3e trimestre 2026': ['Grue'],
    'Not planned': [],
    Measured: ['Boats', 'Moorings'],
  })
  assert.is(reading.lists.lanes?.[1]?.text.length, 1)
})

test('words under a heading between lanes that is no stage are said about the whole', () => {
  const reading = read('# Plan\n\n## Q1\n\n- Quay\n\n## Why we wait\n\nThe bank.\n\n## Q2\n\n- Crane')
  assert.equal(Object.keys(told(reading)), ['Q1', 'Q2'])
})

test('a comma in a cell divides cards only where no other cell has one within a card', () => {
  const cards = (cells: string) =>
    (
      readCopy(
        readDocument(`# Plan\n\n| Stream | Q1 2027 | Q2 2027 |\n|-|-|-|\n${cells}`, new Map(), { add() {} }),
        {
          needs: ['title', 'lanes'],
        },
      ).lists.items ?? []
    ).map(({ title }) => title.text)
  assert.equal(cards('| Desk | Night mode, opt-in | Access audit, WCAG 2.2 |\n| Site | Maps | Search |\n'), [
    'Night mode, opt-in',
    'Access audit, WCAG 2.2',
    'Maps',
    'Search',
  ])
  assert.equal(cards('| Desk | Night mode, Print | Audit |\n| Site | Maps | Search |\n').length, 5)
})

const grid = '| Line | Q1 2027 | Q2 2027 |\n|-|-|-|\n| Track | Survey | Rails |\n| Cars | Order | Paint |\n'

test('beside a grid of periods what is reached on days is one lane of milestones, and other tables are about the whole', () => {
  const days =
    '| Milestone | Date | State |\n|-|-|-|\n| Permit | 3 March 2027 | done |\n| First ride | 9 May 2027 | planned |\n'
  const risks = '| Risk | Then |\n|-|-|\n| No steel | Cars first |\n| Rain | Later |\n'
  for (const copy of [
    `# Tram\n\n${grid}\n${days}\n${risks}`,
    `# Tram\n\n${grid}\n## Points\n\n${days}\n## Risks\n\n${risks}`,
  ]) {
    const { lists } = read(copy)
    const points = (lists.lanes ?? []).filter(({ milestone }) => milestone)
    assert.equal(
      points.map(({ items }) =>
        items.map(({ title, parts, status }) => [title.text, parts.date?.text, status]),
      ),
      [
        [
          ['Permit', '3 March 2027', 'done'],
          ['First ride', '9 May 2027', 'planned'],
        ],
      ],
    )
    assert.is(lists.lanes?.length, 5)
  }
})

test('records that tell days beside records by periods are milestones, called by what is reached', () => {
  const { lists } = read(
    '---\ntitle: Tram\nlines:\n  - line: Track\n    "Q1 2027": Survey\n    "Q2 2027": Rails\n  - line: Cars\n    "Q1 2027": Order\n    "Q2 2027": Paint\nhitos:\n  - fecha: 3 March 2027\n    hito: Permit\n  - fecha: 9 May 2027\n    hito: First ride\n---\n',
  )
  const last = lists.lanes?.at(-1)
  assert.is(last?.milestone, true)
  assert.equal(
    last?.items.map(({ title, parts }) => [title.text, parts.date?.text]),
    [
      ['Permit', '3 March 2027'],
      ['First ride', '9 May 2027'],
    ],
  )
})

test('a plan has the status that its words end with, behind a sign or a mark', () => {
  const { lists } = read(
    '# Plan\n\n## Now\n\n- Tags: 61 of 88 done ✔ on track\n- Lockers – waits for power, *at risk*\n- Tools – drills, research and more\n\n## Later\n\n- Maps',
  )
  assert.equal(
    (lists.lanes?.[0]?.items ?? []).map(({ status }) => status),
    ['active', 'blocked', undefined],
  )
})

test('what a plan depends on or waits for stands in brackets behind it, and a sign may end its line', () => {
  const { lists } = read(
    '# Plan\n\n## Now\n\n- Kiln ✔\n- Shop [blocked: customs]\n- Book, 90 prints (depende del fondo)\n- Wheel (two seats)\n',
  )
  const cards = lists.lanes?.[0]?.items.map(({ title, status, parts }) => [
    title.text,
    status,
    parts.status?.text,
  ])
  assert.equal(cards, [
    ['Kiln', 'done', undefined],
    ['Shop', 'blocked', 'blocked: customs'],
    ['Book, 90 prints', undefined, 'depende del fondo'],
    ['Wheel (two seats)', undefined, undefined],
  ])
})

test.run()
