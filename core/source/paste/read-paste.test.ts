import type { Nodes } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../testing/property.test.kit.ts'
import { casesOf } from '../../testing/soak.test.kit.ts'
import { createReport } from '../../message.ts'
import { assertProportional } from '../../testing/processor-time.test.kit.ts'
import { editNode } from '../edit-node.ts'
import { fieldShape, fieldTexts, nodesOfDocument } from '../fields.ts'
import { readDocument, type ReadOptions } from '../read-document.ts'
import { copyWords, plainText } from '../text.ts'
import { readRanRows, readSetRows } from './set-rows.ts'
import { isParent, nodesOf, rangeOf } from '../walk.ts'

function read(content: string, options: ReadOptions = {}) {
  const report = createReport()
  const document = readDocument(content, new Map(), report, options)
  return { ...document, document, messages: report.messages.map(({ rule, text }) => `${rule}: ${text}`) }
}

/** The tree in short: `h2 Title`, `p a / b` with breaks, `- item`, `| cell`. */
function outline(content: string): string[] {
  return read(content).root.children.flatMap(node => show(node, ''))
}

function show(node: Nodes, indent: string): string[] {
  const words = (held: Nodes): string =>
    held.type === 'break'
      ? ' / '
      : 'value' in held
        ? held.value
        : isParent(held)
          ? held.children.map(words).join('')
          : ''
  switch (node.type) {
    case 'heading':
      return [`h${node.depth} ${words(node)}`]
    case 'paragraph':
      return [`p ${words(node)}`]
    case 'list':
      return node.children.flatMap((item, at) => {
        const [first, ...rest] = item.children
        const box = typeof item.checked === 'boolean' ? (item.checked ? '[x] ' : '[ ] ') : ''
        const mark = node.ordered ? `${(node.start ?? 1) + at}.` : '-'
        return [
          `${indent}${mark} ${box}${first ? words(first) : ''}`,
          ...rest.flatMap(child => show(child, `${indent}  `)),
        ]
      })
    case 'table':
      return node.children.map(row =>
        row.children
          .map(cell => `| ${words(cell)} `)
          .join('')
          .trimEnd(),
      )
    default:
      return [node.type]
  }
}

const omittedOf = (content: string, options: ReadOptions = {}) =>
  read(content, options).omitted.map(
    ({ because, text, line, part }) => `${line} ${because}${part ? ` ${part}` : ''}: ${text}`,
  )

const memo = [
  'HARBOUR NOTES',
  'spring issue  –  for members',
  '',
  '',
  'NEWS',
  '',
  'The slip is open again.&nbsp;Come and look , bring a rope.',
  '',
  '',
  'RATES',
  '',
  '•\tdinghy\t\t40 €',
  '•\tkeelboat\t85 €',
  '\t–\twith crane\t20 €',
  '',
  '',
  'TIDES',
  '',
  'Day\tHigh\tLow',
  'Mon\t06:10\t12:30',
  'Tue\t07:02\t13:20',
  '',
  'Office: shed 4',
  'Tel.: 0555 0100',
].join('\n')

test('a paste from a word processor has headings, lists, tables and labels', () => {
  assert.equal(outline(memo), [
    'h1 HARBOUR NOTES',
    'p spring issue – for members',
    'h2 NEWS',
    'p The slip is open again. Come and look , bring a rope.',
    'h2 RATES',
    '- dinghy\t40 €',
    '- keelboat\t85 €',
    '  - with crane\t20 €',
    'h2 TIDES',
    '| Day | High | Low',
    '| Mon | 06:10 | 12:30',
    '| Tue | 07:02 | 13:20',
    'p Office: shed 4',
    'p Tel.: 0555 0100',
  ])
  assert.equal(read(memo).messages, ['copy-pasted: read as pasted text: 4 headings, 1 list, 1 table'])
})

test('every word of a paste stands where its position says, and can be edited there', () => {
  for (const node of nodesOf(read(memo).root)) {
    if (node.type !== 'text') continue
    const written = memo.slice(...(rangeOf(node) ?? [0, 0]))
    assert.is(written.replace(/&nbsp;|\s+/g, ' '), node.value.replace(/\s+/g, ' '))
    const edited = editNode(memo, node.data?.id ?? '', 'other words')
    assert.ok('source' in edited, node.value)
    const after = 'source' in edited ? edited.source : ''
    assert.ok(after.includes('other words') && !after.includes(written), node.value)
    // A heading in small letters, or a label without its colon, must say what it is: then the paste becomes Markdown.
    if (!/^[A-Z ]+$|:/.test(node.value)) assert.is(after, memo.replace(written, 'other words'))
  }
})

test('Markdown stays as it is', () => {
  const markdown =
    '# Title\n\nText with **bold**\nand a second line\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
  assert.equal(read(markdown).messages, [])
  assert.equal(outline(markdown), [
    'h1 Title',
    'p Text with bold\nand a second line',
    '- a',
    '- b',
    '| a | b',
    '| 1 | 2',
  ])
  const prose = 'One paragraph of plain words that says what it says.\n\nAnd another one, which is as plain.'
  assert.equal(
    outline(prose),
    prose.split('\n\n').map(text => `p ${text}`),
  )
  assert.equal(read(prose).messages, [])
})

test('in Markdown only what is surely none is mended', () => {
  const mixed =
    '# Title\n\nSHOUTING LINE\n\nA line\nand **another**\n\n• one\n• two\n\nItem\tPrice\nCod\t4.50\nEel\t6.00\n\n## More\n\nend'
  assert.equal(outline(mixed), [
    'h1 Title',
    'p SHOUTING LINE',
    'p A line\nand another',
    '- one',
    '- two',
    '| Item | Price',
    '| Cod | 4.50',
    '| Eel | 6.00',
    'h2 More',
    'p end',
  ])
  assert.equal(outline('# A\n\n```\n• code\na\tb\nc\td\n```\n\n    • code\n'), ['h1 A', 'code', 'code'])
})

test('items after dashes are a list in Markdown too, and what people say is none', () => {
  assert.equal(
    outline(
      '# Potager\n\nOn a récolté :\n– 312 kg de tomates ;\n– 90 kg de courges ;\n– trois figues.\n\n## Argent',
    ),
    [
      'h1 Potager',
      'p On a récolté :',
      '- 312 kg de tomates ;',
      '- 90 kg de courges ;',
      '- trois figues.',
      'h2 Argent',
    ],
  )
  const said = '— Kiedy będzie winda? — zapytała pani Zofia.\n— Po świętach — odpowiedziałam.'
  assert.equal(outline(`# Winda\n\n${said}\n`), ['h1 Winda', `p ${said}`])
  assert.equal(outline('# A\n\n**Words**\n– as she says –'), ['h1 A', 'p Words\n– as she says –'])
})

test('text that runs on behind capitals is headed by them where capitals head the other parts', () => {
  const parts = 'Ada Reed\ncook\n\nJOBS\nThe Bun\n\nTRAINING\nCity College\n\nTICKETS\nfirst aid\n\n'
  assert.equal(outline(`${parts}SPEAKS english, yoruba, bad french`).slice(-2), [
    'h2 SPEAKS',
    'p english, yoruba, bad french',
  ])
  assert.equal(outline(`${parts}FREE entry, all day`).slice(-1), ['p FREE entry, all day'])
  assert.equal(outline('FAIR\nsat 4 july\n\nBAR\ncider\n\nFREE beer, hugs, dogs').slice(-1), [
    'p FREE beer, hugs, dogs',
  ])
})

test('two who meet are one title, with what stands between them', () => {
  assert.equal(
    outline('HILL ROVERS\nvs\nDOCK UNITED\n\ngrand final\nsat 29 nov, 6 pm\n\nold mill hall, bring a fan'),
    ['h1 HILL ROVERS / vs / DOCK UNITED', 'p grand final / sat 29 nov, 6 pm', 'p old mill hall, bring a fan'],
  )
  assert.is(outline('Shopping\nx\nbread and milk for the week')[0]?.startsWith('h1'), false)
})

test('files of comma and semicolon separated values are tables', () => {
  const csv = 'id,name,note\n1,"Reed, J.","said ""no"""\n2,Ash,\n3,Oak,x|y'
  const rows = ['| id | name | note', '| 1 | Reed, J. | said "no"', '| 2 | Ash |', '| 3 | Oak | x|y']
  assert.equal(outline(csv), rows)
  assert.equal(outline(`# Trees\n\n\`\`\`csv\n${csv}\n\`\`\`\n\nThat is all.`), [
    'h1 Trees',
    ...rows,
    'p That is all.',
  ])
  assert.equal(outline('Report;;\n;;\nday;sold;left\nMon;4;2\nTue;5;1\n;;\nsum;9;3\n;;'), [
    'p Report',
    '| day | sold | left',
    '| Mon | 4 | 2',
    '| Tue | 5 | 1',
    '| sum | 9 | 3',
  ])
  assert.match(
    outline('Red, green, blue and so on,\nas we said, or, to be plain,\nall of them, as it were, now.')[0] ??
      '',
    /^p Red/,
  )
})

test('names with their figures in lines of two values are tables, amounts and places are not', () => {
  assert.equal(outline('# Water\n\nUse,Share\nBeans,38%\nPeas,"1,200"'), [
    'h1 Water',
    '| Use | Share',
    '| Beans | 38%',
    '| Peas | 1,200',
  ])
  assert.equal(
    outline('# Water\n\nLeeds,UK\nCork,Ireland\nBath,UK')
      .slice(1, 2)
      .map(one => one[0]),
    ['p'],
  )
  assert.equal(
    outline('# Water\n\n1,5\n2,3\n4,5')
      .slice(1, 2)
      .map(one => one[0]),
    ['p'],
  )
})

test('columns that a writer lined up with tabs or dots are one table', () => {
  assert.equal(outline('Name\t\tAda\nPlace of birth\tLondon\nYear\t\t\t1815'), [
    '|  |',
    '| Name | Ada',
    '| Place of birth | London',
    '| Year | 1815',
  ])
  assert.equal(outline('Kind\tA\tB\nfirst\t1\t2\nsecond\t\t4'), [
    '| Kind | A | B',
    '| first | 1 | 2',
    '| second |  | 4',
  ])
  assert.equal(outline('Soup......4,50\nBread and oil ........ 3,00'), [
    '|  |',
    '| Soup | 4,50',
    '| Bread and oil | 3,00',
  ])
})

test('items that stand beside each other in a line are items of their list', () => {
  assert.equal(
    outline('Papers\n\n•\tJourneyman card\n•\tRigger\t• First aid   • Confined space\n•\tWelding'),
    [
      'p Papers',
      ...['Journeyman card', 'Rigger', 'First aid', 'Confined space', 'Welding'].map(item => `- ${item}`),
    ],
  )
  assert.equal(outline('• 10:00 • Doors\n• 11:00 • Talk'), ['- 10:00 • Doors', '- 11:00 • Talk'])
})

test('a dash behind a tab ties the columns of rows, where it opens all of one', () => {
  assert.equal(outline('lata 70.\t– eksport\nXII 1981\t– komitet\n2026\t– 120 lat'), [
    '|  |',
    '| lata 70. | eksport',
    '| XII 1981 | komitet',
    '| 2026 | 120 lat',
  ])
  assert.ok(outline('Rent\t– 120\nPower\t– 80\nSum\t– 200').includes('| Rent | – 120'))
})

test('what costs what is one table, whatever its lines are divided by', () => {
  assert.equal(outline('rear cable 6.50\npads x2\t19.00\nlabour 40min\t24\ntube 26in - 5.99'), [
    '|  |',
    '| rear cable | 6.50',
    '| pads x2 | 19.00',
    '| labour 40min | 24',
    '| tube 26in | 5.99',
  ])
  assert.equal(
    outline('Kostnad\n\nband – 2 400 kr\n4 rep à 1 290 = 5 160 kr\nskylt: 640\nSumma ca 8 200 kr exkl moms'),
    [
      'p Kostnad',
      '|  |',
      '| band | 2 400 kr',
      '| 4 rep à 1 290 | 5 160 kr',
      '| skylt | 640',
      '| Summa | ca 8 200 kr exkl moms',
    ],
  )
  assert.equal(outline('flash : 90 à 160 €\ndemi-journée 320€\njournée — 580 €\nacompte 80 €, déduit'), [
    '|  |',
    '| flash | 90 à 160 €',
    '| demi-journée | 320€',
    '| journée | 580 €',
    'p acompte 80 €, déduit',
  ])
  assert.equal(outline('Ferry - 1998\nTram 1971\nBus - 4'), ['p Ferry - 1998 / Tram 1971 / Bus - 4'])
})

test('a list with bullets that somebody typed is no Markdown: its lines and headings are those of bare text', () => {
  assert.equal(
    outline(
      'Inspection\nLarkfield Rec\n\nSummary\nMostly sound.\nNext one: May\n\nWhat we saw\nswings, 2 bays\nnet\n\nDo before July\n- bark by the tower\n- gate closes too fast\n\nWho\nMoses Adeyemi\n07700 900 412',
    ),
    [
      'h1 Inspection',
      'p Larkfield Rec',
      'h2 Summary',
      'p Mostly sound. / Next one: May',
      'h2 What we saw',
      'p swings, 2 bays / net',
      'h2 Do before July',
      '- bark by the tower',
      '- gate closes too fast',
      'h2 Who',
      'p Moses Adeyemi / 07700 900 412',
    ],
  )
  assert.equal(outline('Words\nthat go on\n\n- one\n  and more of it\n- two'), [
    'p Words\nthat go on',
    '- one\nand more of it',
    '- two',
  ])
})

test('in a text whose author ends the lines two long ones are no paragraph that was wrapped', () => {
  const long = 'can do: TIG MIG stick, stainless, aluminum, duplex, blueprint, some Inventor'
  assert.equal(
    outline(`Dez\nwelder\nTacoma\n\nCERTS\nAWS D1\nASME IX\nforklift\n\n${long}\nspanish, on site`).at(-1),
    `p ${long} / spanish, on site`,
  )
})

test('a clause whose text runs on behind its title is headed by that title, and places to sign by whom they are for', () => {
  const agreement =
    'ACORDO\n\nEntre a Marés e a Prestadora.\n\n1.\tObjeto. Este acordo protege o que as partes trocam:\n(a)\tdesenhos;\n(b)\tpreços.\n\n2.\tPrazo. O acordo vigora por dois anos.\n\n3.\tLei aplicável. Aplica-se a lei portuguesa.\n\nMARÉS LDA.\t\tINÊS VALE\n\nPor: _____\t\tPor: _____\nNome: Rui\t\tNome: Inês\n'
  assert.equal(outline(agreement).slice(2, 10), [
    'h2 1. Objeto.',
    'p Este acordo protege o que as partes trocam:',
    'p (a) desenhos;',
    'p (b) preços.',
    'h2 2. Prazo.',
    'p O acordo vigora por dois anos.',
    'h2 3. Lei aplicável.',
    'p Aplica-se a lei portuguesa.',
  ])
  assert.ok(outline(agreement).includes('| MARÉS LDA. | INÊS VALE'))
  // Sentences that are only counted stay a list.
  const lessons =
    'LESSONS\n\n1. Start early. It is late soon.\n2. Ask twice. People forget.\n3. Sign. Then dig.\n'
  assert.is(outline(lessons).filter(line => line.startsWith('h2')).length, 0)
})

test('numbers of clauses stay words, counted items are a list', () => {
  assert.equal(
    outline('1.  SCOPE\n\n1.1\tThis is the scope of it.\n1.2\tThere is more:\n\t(a)\tone\n\t(b)\ttwo'),
    ['h1 1. SCOPE', 'p 1.1 This is the scope of it.', 'p 1.2 There is more:', 'p (a) one', 'p (b) two'],
  )
  assert.equal(outline('•\tx\n\n1)\tfirst\n2)\tsecond\n\n3)\tthird'), [
    '- x',
    '1. first',
    '2. second',
    '3. third',
  ])
  assert.equal(outline('• x\n\n1986. A year, and no item'), ['- x', 'p 1986. A year, and no item'])
})

test('lines without a blank one between them are divided where one stands over the next ones', () => {
  assert.equal(outline('Da Piero\nANTIPASTI\nbruschetta 5,50\nvitello 11\nPRIMI\nragù 12\nrisotto 14 (v)'), [
    'h1 Da Piero',
    'h2 ANTIPASTI',
    'p bruschetta 5,50 / vitello 11',
    'h2 PRIMI',
    'p ragù 12 / risotto 14 (v)',
  ])
  assert.equal(outline('House\nSoups\npea 5,50\nbeet 6,00\nCakes\nplum 4,00\napple 4,50'), [
    'h1 House',
    'h2 Soups',
    'p pea 5,50 / beet 6,00',
    'h2 Cakes',
    'p plum 4,00 / apple 4,50',
  ])
  assert.equal(
    outline('Rules\nof the house\n\n1. Keys\nReturn them.\n2. Noise\nNone.\n3. Pets\nSmall ones.'),
    [
      'h1 Rules',
      'p of the house',
      'h2 1. Keys',
      'p Return them.',
      'h2 2. Noise',
      'p None.',
      'h2 3. Pets',
      'p Small ones.',
    ],
  )
})

test('lines that begin with dates are a list, and what stands over them is their title', () => {
  assert.equal(outline('The bridge\n1432 a ferry\n1611: burned\nApril 1945 blown up\n2014 – 2019 rebuilt'), [
    'h1 The bridge',
    '- 1432 a ferry',
    '- 1611: burned',
    '- April 1945 blown up',
    '- 2014 – 2019 rebuilt',
  ])
  assert.equal(outline('## Day\n\n9:00 doors\n9:30 talk\n11:00 bread'), [
    'h2 Day',
    '- 9:00 doors',
    '- 9:30 talk',
    '- 11:00 bread',
  ])
})

test('days with the names of their months are dates, in any language, and lines that count from one are steps', () => {
  assert.equal(outline('Zomer\n\n6-10 okt  kamp\n14 november: gesprek\n26 t/m 31 maart aanmelden'), [
    'h1 Zomer',
    '- 6-10 okt kamp',
    '- 14 november: gesprek',
    '- 26 t/m 31 maart aanmelden',
  ])
  assert.equal(outline('fri 14 nov - Leeds\nsat 22 nov - Lisboa\n31/12 - secret\nmerch'), [
    '- fri 14 nov - Leeds',
    '- sat 22 nov - Lisboa',
    '- 31/12 - secret',
    'p merch',
  ])
  assert.equal(
    outline(
      'DJ\nleeds\n\nmixes https://a.example/m\nep b.example/bog\nnext gigs\nfri 14 nov - Leeds\nsat 22 nov - Lisboa\n31/12 - secret\nmerch',
    ).slice(-5),
    ['h2 next gigs', '- fri 14 nov - Leeds', '- sat 22 nov - Lisboa', '- 31/12 - secret', 'p merch'],
  )
  assert.equal(outline('74 plots\n31 waiting\n6 people'), ['p 74 plots / 31 waiting / 6 people'])
  assert.equal(outline('1 first advice in July\n2 a talk in November\n3 the test, in May'), [
    '1. first advice in July',
    '2. a talk in November',
    '3. the test, in May',
  ])
  assert.equal(
    outline(
      'IBK Stormen\n15 mars i stugan\n\nDagordning\n1 mötets öppnande i tid\n2 val av ordförande\n3 verksamhetsberättelse',
    ),
    [
      'p IBK Stormen / 15 mars i stugan',
      'h2 Dagordning',
      '1. mötets öppnande i tid',
      '2. val av ordförande',
      '3. verksamhetsberättelse',
    ],
  )
  assert.equal(outline('1 egg\n2 apples\n3 spoons'), ['p 1 egg / 2 apples / 3 spoons'])
})

test('among titles at the starts of blocks a question, a call and a year are titles too', () => {
  const headings = outline(
    'AGM\nPriory Lane\n\nWelcome!\ntea is ready\nwe stop at 12\n\nWho we are\n74 plots\n31 waiting\n\nWhat happened in 2025\nnew butts\nhedge laid\n\nMoney\nrents came in\nskip hire did not\n\nWater\noff in winter\non in March\n\nHedge\nlaid in spring\ncut in June\n\nAny questions?\nring Bev\nafter six',
  ).filter(line => line.startsWith('h'))
  assert.equal(headings.slice(1), [
    'h2 Welcome!',
    'h2 Who we are',
    'h2 What happened in 2025',
    'h2 Money',
    'h2 Water',
    'h2 Hedge',
    'h2 Any questions?',
  ])
})

test('titles recur at the starts of blocks: short ones, counted ones, and capitals in Markdown without headings', () => {
  const headings = (copy: string) => outline(copy).filter(line => line.startsWith('h'))
  assert.equal(
    headings(
      'Lumi\nasks back\n\nWhy now\nkids copy\nteachers know\n\nTeam\nVeera, ceo\nOtto, cto\n\nAsk\n900k seed\nthree hires',
    ),
    ['h1 Lumi', 'h2 Why now', 'h2 Team', 'h2 Ask'],
  )
  assert.equal(headings('Weimar\n\n1 — Start\n9. November 1918\n\n2 — Law\nstrong\n\n3 — End\nJanuary'), [
    'h1 Weimar',
    'h2 1 — Start',
    'h2 2 — Law',
    'h2 3 — End',
  ])
  assert.equal(
    headings('THE GYM\n\n**In short** it works.\n\nTHE PATTERN\nEveryone talks.\n\nTHE MONEY\nSay 900.'),
    ['h1 THE GYM', 'h2 THE PATTERN', 'h2 THE MONEY'],
  )
})

test('a year beside a short word in capitals is a title as much as beside a long one', () => {
  const seasons = ['SPRING 2026', 'FALL 2026', '2027 LATE'].map(
    name => `${name}\n* compost bay\n* tool library`,
  )
  const titles = outline(`ELM GROVE GARDEN\n\n${seasons.join('\n\n')}`).filter(line => line.startsWith('h2'))
  assert.equal(titles, ['h2 SPRING 2026', 'h2 FALL 2026', 'h2 2027 LATE'])
})

test('short lines over text and over lists head them among marks of Markdown that has no headings', () => {
  const found = 'The ash by the garage has dieback, some sixty percent of the crown is gone by now.'
  const work = '1) Ash, dismantle\t£1,150\n2) Lime, lift\t£420\n   keep the logs?'
  const copy = `Quote no. 0382\nFrom: Bryn\n\nWhat I saw\n\n${found}\n\nWhat I'd do\n\n${work}\n\nWhat I need\n- a socket for the saw\n- tea, milk no sugar`
  assert.equal(
    outline(copy).filter(line => line.startsWith('h')),
    ['h2 What I saw', "h2 What I'd do", 'h2 What I need'],
  )
})

test('short lines that lead the lines of their block head them among marks too', () => {
  const copy =
    'CALM BOOKS\nfor people without time\n\nWhat is in it\n- a guide each month\n- a report\n\nHow it works\nFirst: send a number\nThen: we look it up\n\nQuestions\nAm I late? Yes.\nMust I come? No.'
  assert.equal(
    outline(copy).filter(line => line.startsWith('h')),
    ['h1 CALM BOOKS', 'h2 What is in it', 'h2 How it works', 'h2 Questions'],
  )
})

test('rows between strokes are a table without a line of dashes', () => {
  assert.equal(
    outline('WHAT WE LOST\n\nProduct | kg | value\nyogurt | 410 | 1.230\nsalmon | 190 | 2.850\nsum 4.080'),
    [
      'h1 WHAT WE LOST',
      '| Product | kg | value',
      '| yogurt | 410 | 1.230',
      '| salmon | 190 | 2.850',
      'p sum 4.080',
    ],
  )
  assert.equal(outline('Ada | joiner\nBo | smith\nKim | cook'), ['p Ada | joiner / Bo | smith / Kim | cook'])
  assert.equal(outline('# Plan\n\n| week | who |\n| 1 | all |\n| 2-3 | desk |'), [
    'h1 Plan',
    '| week | who',
    '| 1 | all',
    '| 2-3 | desk',
  ])
})

test('posters, addresses and prose are not divided', () => {
  assert.equal(outline('LIVE\nTHE LAMPS\nFri 12 June\nThe Cellar'), [
    'p LIVE / THE LAMPS / Fri 12 June / The Cellar',
  ])
  assert.equal(outline('Orrin Labs\n4 Quay Street\n1432 Varn\nNorway'), [
    'p Orrin Labs / 4 Quay Street / 1432 Varn / Norway',
  ])
})

test('tasks keep their state, outlines their depth', () => {
  assert.equal(outline('☑ done\tAda\n☐ open'), ['- [x] done\tAda', '- [ ] open'])
  assert.equal(
    outline('Chair\n\tSecretary\n\t\tClerk\n\t\tPorter\n\tTreasurer\n\n\n• x'),
    ['- Chair', '  - Secretary', '  - Clerk', '  - Porter', '  - Treasurer', '- x'].map((line, at) =>
      at === 2 || at === 3 ? `  ${line}` : line,
    ),
  )
})

test('short lines stay lines, wrapped ones run on', () => {
  assert.equal(outline('Ada Byron\n12 St James Square\nLondon'), [
    'p Ada Byron / 12 St James Square / London',
  ])
  const wrapped =
    'It was wrapped at a margin by a program that knew\nno better, and so the sentence goes on here until\nit ends.'
  assert.equal(outline(wrapped), [`p ${wrapped.replaceAll('\n', ' ')}`])
})

test('words and sentences that a margin divided are whole again, also in clauses and in rows', () => {
  assert.equal(
    outline(
      'Das Haus am Deich wurde 1912 gebaut und ist seit-\ndem zweimal umgezogen worden, alle Vor-\nund Nachteile inbegriffen.\nWir freuen uns.',
    ),
    [
      'p Das Haus am Deich wurde 1912 gebaut und ist seitdem zweimal umgezogen worden, alle Vor- und Nachteile inbegriffen. / Wir freuen uns.',
    ],
  )
  const clauses =
    'ACORDO\n\nPRIMEIRA. Prazo. O contrato dura três anos e renova-se por igual perío-\ndo, salvo aviso.\nSEGUNDA. Renda. São pagos por mês, até ao dia oito, trezentos euros na conta de\nMARIA LEAL, sem outro aviso.'
  assert.equal(outline(clauses).slice(1), [
    'p PRIMEIRA. Prazo. O contrato dura três anos e renova-se por igual período, salvo aviso.',
    'p SEGUNDA. Renda. São pagos por mês, até ao dia oito, trezentos euros na conta de MARIA LEAL, sem outro aviso.',
  ])
  const poem = 'the tide comes in and nobody is looking at it\nthe tide goes out and nobody is any wiser'
  assert.equal(outline(`${poem}\n\nso it goes`)[0], `p ${poem.replace('\n', ' / ')}`)
  assert.match(
    outline(
      `Taş Fırın\n\nYENİ ŞUBEMİZ KADIKÖY'DE AÇI-\nLIYOR!\n\nOUR BOOKS AND RECORDS, SECOND-\nAND THIRD-HAND`,
    ).join(' '),
    /AÇILIYOR!.*SECOND- ?\/? ?AND/,
  )
})

const heads: readonly string[][] = [
  ['From: Ada <ada@b.example>', 'To: press', 'Subject: our poster'],
  ['Von: Ada <ada@b.example>', 'Gesendet: Montag, 3. Mai 2027 10:12', 'An: Presse', 'Betreff: Plakat'],
  ['De : Ada <ada@b.example>', 'Envoyé : lundi 3 mai 2027 10:12', 'À : presse', 'Objet : affiche'],
  ['差出人: Ada <ada@b.example>', '件名: ポスター', '宛先: press'],
  ['Від: Ada <ada@b.example>', 'Кому: преса', 'Тема: афіша'],
  ['发件人: Ada <ada@b.example>', '收件人: press', '主题: 海报'],
  ['من: Ada <ada@b.example>', 'إلى: press', 'الموضوع: ملصق'],
]

test('the head of a mail is wrapping, in any language; its greeting is copy', () => {
  for (const head of heads) {
    const { omitted, root } = read(
      `${head.join('\n')}\n\nHello all,\n\nhere it is.\n\n-- \nAda\nSent from my phone`,
    )
    assert.equal(
      omitted.map(({ text }) => text),
      [...head, '--', 'Sent from my phone'],
    )
    assert.is(plainText(root), 'Hello all,\nhere it is.\nAda')
  }
  assert.equal(omittedOf('From: Ada <ada@b.example>\nSubject: Re: us\n\nYes.'), [
    '1 mail header from: From: Ada <ada@b.example>',
    '2 mail header subject: Subject: Re: us',
  ])
})

test('what only looks like the head of a mail is copy', () => {
  const passes = [
    'From: Oslo\nTo: Bergen\nDate: 3 May 2027 10:12\nSeat: 4A',
    'Date: 3 May 2027\n\nDear Ada,',
    'Subject: Mathematics\n\nA lesson.',
    'Title: A\nFrom: the sea\nWith: love',
    'Boarding  07:05\nDeparts  07:40',
    'He wrote:\n\nall the letters',
    '# Post\n\nFrom: a\n\nSubject: b',
  ]
  for (const copy of passes.slice(0, -2)) assert.equal(omittedOf(copy), [], copy)
  assert.equal(omittedOf(`Once more.\n\n${passes.at(-2)}`), [])
  assert.equal(omittedOf(passes.at(-1) ?? ''), [])
})

test('prices with a dot over lines that go on are no hours of a chat', () => {
  const menu =
    'MAINS\n\nMutton pie   14.00\nLamb shank\nas it was   19.00\nPlaice   17.00\n\nSIDES   4.00\nChips and beans\n\nPUDDINGS\n\nTrifle   6.00\nTart   6.50\n'
  assert.equal(omittedOf(menu), [])
})

test('chat stamps, quotes and page numbers are wrapping', () => {
  assert.equal(omittedOf('[12/03/2026, 14:05] Ada: The words\n[12/03/2026, 14:06] Ada: and more'), [
    '1 chat stamp: [12/03/2026, 14:05] Ada:',
    '2 chat stamp: [12/03/2026, 14:06] Ada:',
  ])
  assert.equal(omittedOf('[12/9, 10:41] Ada: The words'), ['1 chat stamp: [12/9, 10:41] Ada:'])
  assert.equal(omittedOf('[mardi 10:41] Ada : The words'), ['1 chat stamp: [mardi 10:41] Ada :'])
  assert.equal(omittedOf('**ada b** 08:52\nThe words\n\n**Bo** 08:55\nOthers'), [
    '1 chat stamp: **ada b** 08:52',
    '4 chat stamp: **Bo** 08:55',
  ])
  assert.equal(omittedOf('12.03.26, 14:05 - Ada B.: The words'), ['1 chat stamp: 12.03.26, 14:05 - Ada B.:'])
  assert.equal(omittedOf('Ada, 12:04\nfirst\n\nBo, 12:05\nsecond'), [
    '1 chat stamp: Ada, 12:04',
    '4 chat stamp: Bo, 12:05',
  ])
  assert.equal(
    omittedOf('Fine.\n\nOn 3 May 2027, at 10:12, Ada <ada@b.example> wrote:\n> The words\n>> older'),
    [
      '3 mail header: On 3 May 2027, at 10:12, Ada <ada@b.example> wrote:',
      '4 quote mark: >',
      '5 quote mark: >>',
    ],
  )
  assert.equal(omittedOf('One\n\nPage 2 of 5\n\nTwo'), ['3 page number: Page 2 of 5'])
})

test('a line of place and day above it is no title', () => {
  const source =
    'Leeds, 4 June 2026\n\nTHE PIER OPENS AT LAST\n\nOn Friday we open the pier, all of it, to everybody who comes.\n\nFACTS\n\nThe pier is 200 metres long and as old as the town.\n'
  const { root } = readDocument(source, new Map(), { add() {} })
  const heads = root.children.flatMap(node =>
    node.type === 'heading' ? [`${node.depth} ${plainText(node)}`] : [],
  )
  assert.equal(heads, ['1 THE PIER OPENS AT LAST', '2 FACTS'])
})

test('what firms put under every mail is wrapping', () => {
  const source =
    'Ada Lark\nTailor\n\nPlease consider the environment before printing this e-mail.\n\nThis message and any attachment are confidential and intended\nsolely for the addressee.\n'
  const { omitted } = readDocument(source, new Map(), { add() {} })
  assert.equal(
    omitted.map(({ because }) => because),
    ['mail footer', 'mail footer'],
  )
  const contract =
    'Secrets\n\nThis message is for you. What we tell each other stays confidential between the two of us.\n'
  assert.is(readDocument(contract, new Map(), { add() {} }).omitted.length, 0)
})

test('a line that asks for no answer takes nothing else with it', () => {
  const copy =
    'Your trip with Fjord Lines - do not reply to this e-mail\nSailing   Bergen\nSeat   4\n\nThis mail was made by a program, please do not reply.\nGate   7\n\n[View in browser]  [Unsubscribe]   [Follow]\n'
  const { root, omitted } = readDocument(copy, new Map(), { add() {} })
  assert.match(plainText(root), /Fjord Lines[\s\S]*Sailing[\s\S]*Gate/)
  assert.equal(
    omitted.map(({ because }) => because),
    ['mail footer', 'site navigation'],
  )
})

test('what is quoted around the copy of a mail was said about it, and is left out', () => {
  const mail =
    'From: Ada <ada@b.example>\nSubject: RE: sale\n\n> here you are, typed by my son\n\nGARDEN SALE\nSaturday from ten, in the yard behind the chapel\nPlants, pots and a good many tools that the club has no more use for\nCoffee and cake for those who come\n\n> big letters please\n> Sent from my phone'
  const { root, omitted } = readDocument(mail, new Map(), { add() {} })
  assert.not.match(plainText(root), /typed|letters|phone/)
  assert.equal(omitted.filter(({ because }) => because === 'mail remark').length, 2)
})

test('numbers at the right edge that count pages, and the name of a file around them, are no copy', () => {
  const far = (page: number): string => `${' '.repeat(60)}${page}`
  const { root, omitted } = readDocument(
    `Frühling 27 v3 neu.pdf${' '.repeat(40)}1\nATELIER NORD\nLeinen\n\n${far(2)}\nEin Hemd\n${far(3)}\nEine Hose\nFrühling 27 v3 neu.pdf`,
    new Map(),
    { add() {} },
  )
  assert.match(plainText(root), /^ATELIER NORD\s+Leinen\s+Ein Hemd\s+Eine Hose$/)
  assert.is(omitted.length, 4)
})

test('buttons, paths and links of the page around a copy are no copy', () => {
  const page =
    'Home  >  Shows  >  May\nShare   Save   ♥ 214\nThe Long Night\nTown Hall, 9 May\n더 보기...\nVer no mapa\n© 2027   Privacy   Cookies'
  const { root, omitted } = readDocument(page, new Map(), { add() {} })
  assert.is(plainText(root).replace(/\s+/g, ' '), 'The Long Night Town Hall, 9 May')
  assert.ok(omitted.every(({ because }) => because === 'site navigation'))
  assert.equal(readDocument('Share\n\nSave the date, 9 May\n', new Map(), { add() {} }).omitted, [])
})

test('how long a text takes to read is a fact where it is written among others', () => {
  const { omitted } = readDocument(
    'title: Tides\nauthor: Ida Birch\nreading time: 9 min',
    new Map(),
    createReport(),
  )
  assert.equal(omitted, [])
})

test('the way into a page and through its site is no copy in other languages either', () => {
  for (const [into, through] of [
    ['Zum Inhalt springen', 'Start   Speisekarte   Reservieren   Anfahrt'],
    ['Aller au contenu', 'Accueil   Menu   Réserver   Nous trouver'],
    ['Przejdź do treści', 'Strona główna   Menu   Rezerwacja   Kontakt'],
    ['İçeriğe geç', 'Ana sayfa   Menü   Rezervasyon   İletişim'],
  ]) {
    const page = `${into}\n${through}\n\nMILL INN\n\nSOUPS\nLeek\t6\nPea\t5\n`
    const { omitted } = readDocument(page, new Map(), { add() {} })
    assert.equal(
      omitted.map(({ text }) => text),
      [into, through],
    )
  }
})

test('lists of Markdown that go on further in keep their points', () => {
  const copy =
    '# Rules\n\n1. The club shall:\n   1. keep the boats;\n   2. mend the nets.\n2. The keeper shall ring.\n\na\tb\nc\td'
  assert.ok(outline(copy).some(line => /^\s+1\. keep the boats;/.test(line)))
})

test('labels that stand beside their values, before or above them are read with those', () => {
  const form =
    'GUEST   Ida Birch            BOOKING   QX7 P2L\nFROM  TO     Oslo (OSL)   Bergen (BGO)\nBAG    1 piece 20 kg   + 1 bag 8 kg\nGATE   ROW   SEAT\nB12    14    C (window)\nDoors close early.'
  assert.equal(
    outline(form).filter(line => line.includes('\t')),
    [
      'p GUEST\tIda Birch',
      'p BOOKING\tQX7 P2L',
      'p FROM\tOslo (OSL)',
      'p TO\tBergen (BGO)',
      'p BAG\t1 piece 20 kg + 1 bag 8 kg',
      'p GATE\tB12',
      'p ROW\t14',
      'p SEAT\tC (window)',
    ],
  )
})

test('rows whose columns have no names are a table with one column of sums; sentences with odd blanks are none', () => {
  assert.equal(
    outline(
      'Bil 1   Volvo 240     röd, 1988     32 000 kr\nBil 2   Saab 96   .......... grön  18 000 kr   dragkrok\n\nBil 3   Amazon   45 000 kr   två ägare',
    ).filter(line => line.startsWith('|') && !/^[| ]*$/.test(line)),
    [
      '| Bil 1 | Volvo 240 | röd, 1988 | 32 000 kr |',
      '| Bil 2 | Saab 96 | grön | 18 000 kr | dragkrok',
      '| Bil 3 | Amazon | 45 000 kr | två ägare',
    ],
  )
  const said =
    'The fair is on 6 May,  in the yard.  Gates open at 2  and close at 10\nWe print 600,  each with a number,  start with  1'
  assert.not.match(outline(said).join('\n'), /\|/)
})

test('names with amounts that ran together are a table under the names of its columns', () => {
  assert.equal(
    outline(
      'Plot  Hectares Trees felled  Depth 2021\nNorth Wood 420  1,310 –41 cm\nMill End 690 2,245  –58 cm\nLow Fen 510  1,480 –49 cm\nTotal 1,620 5,035',
    ).filter(line => line.startsWith('|')),
    [
      '| Plot | Hectares | Trees felled | Depth 2021',
      '| North Wood | 420 | 1,310 | –41 cm',
      '| Mill End | 690 | 2,245 | –58 cm',
      '| Low Fen | 510 | 1,480 | –49 cm',
      '| Total | 1,620 | 5,035 |',
    ],
  )
})

test('columns below a name each are read one after the other', () => {
  assert.equal(
    outline(
      'ATELIER NORD\n\nRECHNUNG AN                LIEFERUNG AN\nAnna Reh                   Lager Süd\nHofgasse 4                 Tor 3\n8010 Graz',
    ),
    [
      'h1 ATELIER NORD',
      'h2 RECHNUNG AN',
      'p Anna Reh / Hofgasse 4 / 8010 Graz',
      'h2 LIEFERUNG AN',
      'p Lager Süd / Tor 3',
    ],
  )
})

test('a sum at the right edge of a title is a line of its own', () => {
  assert.equal(
    outline(
      'CORNER GARAGE\n\nWINTER CHECK FOR ALL CARS          £49\n(was £70)\nBrakes, lights and tyres.',
    ).slice(1),
    ['h2 WINTER CHECK FOR ALL CARS', 'p £49 / (was £70) / Brakes, lights and tyres.'],
  )
})

test('what chats and browsers print around a copy is left out', () => {
  const chat =
    '[3.5.27, 21:14] Ana: here is the wording, tell me if anything is off\n[3.5.27, 21:15] Ana: \nPLEASE COME\nto the christening of our son Ole in the old church at Vik, Sunday 9 May at eleven\nand to lunch in the barn afterwards, with music by the neighbours, until the last of us goes home\nBring a coat, the barn is cold, and a spoon, as we have only forty of them\nAnswers to Ana by Friday, please, or to her mother, who has the list of all who come\n[3.5.27, 21:19] Bo: perfect, only no pink'
  assert.not.match(outline(chat).join('\n'), /wording|pink/)
  const printed =
    'Mail - Application          https://mail.example/u/0\n\nApplication\n1 message\nIda Birch <ida@b.example>          Tue, Feb 17, 2027 at 9:41 PM\nTo: jobs@c.example\n\nDear all,\nI can start in May.\n\n1 of 1          18/02/2027, 07:55'
  assert.equal(outline(printed), ['p Dear all, / I can start in May.'])
})

test('a name alone in the middle of a page is its title', () => {
  const card = `${' '.repeat(10)}with joy\n${' '.repeat(8)}we ask you to the feast of\n\n\n${' '.repeat(14)}Tamar\n\n\n${' '.repeat(9)}on Thursday at six`
  assert.ok(outline(card).includes('h1 Tamar'))
})

test('on a slip how many at what each stands below its name, behind blanks or a tab, and is a line with it', () => {
  for (const gap of ['\t', '     ']) {
    const slip = `ATELIER PONT\n12 RUE HAUTE\n----------------\nCAHIER A5 96P\n${gap}2 x 3,50${gap}7,00\nCRAYON HB NO 2\n${gap}10 x 0,80${gap}8,00\nGOMME${gap}1,20\n----------------\nTOTAL EUR${gap}16,20\nCB${gap}16,20\n`
    assert.match(outline(slip).join('\n'), /CAHIER A5 96P 2 x 3,50/)
    assert.match(outline(slip).join('\n'), /CRAYON HB NO 2 10 x 0,80/)
  }
})

test('a paper with a small table of amounts is no slip of a till', () => {
  const words = 'The tenant pays on the first day of each month, and not a day later than that, as agreed.'
  const paper = `LEASE\n\nPARTIES\n${words}\n\nRENT\n${words}\n${words}\n${words}\nShop      700.00\nYard       40.00\nTotal     740.00\n`
  assert.ok(outline(paper).includes('h2 PARTIES'))
})

test('what a press release says of itself is wrapping', () => {
  const source =
    'PRESS RELEASE – FOR IMMEDIATE RELEASE\n\nThe pier opens\n\nOn Friday we open the pier.\n\n– ENDS –\n'
  const { omitted } = readDocument(source, new Map(), { add() {} })
  assert.equal(
    omitted.map(({ because }) => because),
    ['press mark', 'press mark'],
  )
  assert.equal(readDocument('Press release\n\nThe end\n', new Map(), { add() {} }).omitted, [])
})

test('tags of site generators are wrapping, but not in code', () => {
  const source =
    '# Bats\n\n{{< toc >}}\n\nFour evenings.\n{: .lead }\n\n{% include contact.html %}\n\n```\n{{< toc >}}\n```\n\nDear {{ name }}, {% if x %}yes.\n'
  const { root, omitted } = readDocument(source, new Map(), { add() {} })
  assert.equal(
    omitted.map(({ text, because, line }) => [text, because, line]),
    [
      ['{{< toc >}}', 'site tag', 3],
      ['{: .lead }', 'site tag', 6],
      ['{% include contact.html %}', 'site tag', 8],
    ],
  )
  assert.is(root.children.filter(({ type }) => type === 'code').length, 1)
  assert.equal(omittedOf(source, { keep: 'all' }), [])
})

test('what only a site generator can fill in is wrapping, in words, addresses and fields', () => {
  const source =
    '---\ncta:\n  text: Ask\n  url: "{{ site.baseurl }}/contact/"\n---\n# Bats\n\nSee [the map]({{ site.baseurl }}/map.pdf) of {{ page.place | escape }} bats, or [the list]({{ "/list/" | relative_url }}).\n\nDear {{ name }}, write `{{ site.url }}`.\n'
  const { root, fields, omitted } = readDocument(source, new Map(), { add() {} })
  assert.equal(
    omitted.map(({ text, because, line }) => [text, because, line]),
    [
      ['{{ site.baseurl }}', 'site tag', 4],
      ['{{ site.baseurl }}', 'site tag', 8],
      ['{{ page.place | escape }}', 'site tag', 8],
      ['{{ "/list/" | relative_url }}', 'site tag', 8],
    ],
  )
  const links = nodesOf(root).flatMap(node => (node.type === 'link' ? [node.url] : []))
  assert.equal(links, ['/map.pdf', '/list/'])
  assert.equal(
    fieldTexts(fields).map(({ text }) => text),
    ['Ask', '/contact/'],
  )
  const [, , words] = root.children
  assert.is(words?.type === 'paragraph' && plainText(words), 'Dear {{ name }}, write {{ site.url }}.')
  assert.equal(omittedOf(source, { keep: 'all' }), [])
})

test('who asks for everything gets everything', () => {
  const mail = 'From: Ada <ada@b.example>\nSubject: x\n\nHello'
  assert.equal(omittedOf(mail, { keep: 'all' }), [])
  assert.equal(omittedOf(`---\nkeep: all\n---\n${mail}`), [])
  assert.is(omittedOf(`---\ntitle: A\n---\n${mail}`).length, 2)
  assert.equal(omittedOf('BEGIN:VCARD\nFN:Ada\nEND:VCARD', { keep: 'all' }), [])
})

const line = check.constantFrom(
  ...[
    'WORD WORD',
    'WORD',
    '•\tWORD\tWORD',
    '- WORD',
    '– WORD',
    '1. WORD',
    '2) WORD',
    '1.1\tWORD',
    '(a) WORD',
    'WORD\tWORD',
    'WORD\tWORD\t\tWORD',
  ],
  ...[
    'WORD: WORD',
    'WORD;WORD;WORD',
    '"WORD, WORD",WORD,WORD',
    '# WORD',
    '> WORD',
    '>> WORD',
    '*WORD*',
    '_WORD_',
    '~WORD~',
    '| WORD | WORD |',
    '---',
    '====',
    '____',
  ],
  ...[
    'From: WORD <a@b.co>',
    'Subject: WORD',
    'To: WORD',
    '[12/03/2026, 14:05] WORD: WORD',
    'Sent from my WORD',
    '-- ',
    '```',
    '```csv',
    '&nbsp;WORD',
    '<b>WORD</b>',
    '    WORD',
  ],
  ...[
    '',
    '',
    '\t\tWORD',
    'WORD.....WORD',
    '+ WORD',
    '#WORD',
    'WORD\\',
    'BEGIN:VCARD',
    'FN:WORD',
    '"WORD',
    'WORD|WORD',
    'WORD 14:05',
    '☐ WORD',
    '\u200BWORD',
  ],
)

test('no text throws, and no word of any is lost', () => {
  check.assert(
    check.property(check.array(line, { maxLength: 12 }), check.boolean(), (lines, isLoud) => {
      let count = 0
      const word = () => `${isLoud ? 'WRD' : 'wrd'}${'abcdefghij'[count % 10]}${count++}x`
      const content = lines.join('\n').replace(/WORD/g, word)
      const { document } = read(content)
      const said = [
        copyWords(document, { notes: true, alts: true }).join(' '),
        JSON.stringify(nodesOfDocument(document)),
        ...fieldTexts(document.fields).map(({ text }) => text),
        fieldShape(document.fields),
        JSON.stringify(document.omitted),
      ].join(' ')
      for (const found of content.match(/wrd[a-z0-9]+/gi) ?? []) {
        assert.ok(said.includes(found), `${found} of ${JSON.stringify(content)}`)
      }
    }),
    { numRuns: casesOf(2000) },
  )
})

test('what a bar code holds heads nothing in a paste', () => {
  const code = 'M1ROWE/ADA            EQZ7LMP DUBEDIFR 0412 118Y014C0051'
  const text = `CARTE D'EMBARQUEMENT\nCompagnie : Air Armor\nPassager : ROWE / ADA\nVol : FR 412\nPorte : 7\n\n${code}\n\nLa porte ferme vingt minutes avant le départ.\n`
  assert.not(outline(text).some(line => /^h\d M1ROWE/.test(line)))
})

test('a long paste is read in linear time', async () => {
  const times = (text: string, count: number) => Array.from({ length: count }, () => text).join('\n')
  for (const line of ['a;b;c', '"a,b,c', 'x\ty', '• a', 'From: a', 'Item name   Amount   Price'])
    await assertProportional(count => read(`${times(line, count)}\n\n${memo}`), 100)
})

test('of each line of a long paragraph it is asked in linear time whether rows begin there', async () => {
  for (const readRows of [readSetRows, readRanRows])
    await assertProportional(count => {
      const lines = Array.from({ length: count }, (_, number) => ({
        start: 0,
        end: 1,
        text: 'a',
        indent: 0,
        number,
      }))
      for (const at of lines.keys()) readRows(lines, at, 'a')
    }, 2500)
})

test('a line with the sign of a section over text in its block heads it', () => {
  const text =
    'MIETVERTRAG\n\nzwischen\nGerd Au und Jana Ro\n\n§ 1 Mietsache\nRaum 0.07 im Keller, trocken. 3 Schlüssel werden übergeben.\n\n§ 2 Mietzeit\nBeginn 1.10.2025, auf unbestimmte Zeit.\n\n§ 3 Pflichten\na) nicht rauchen\nb) Tür zu\n'
  const headings = outline(text).filter(line => line.startsWith('h2'))
  assert.equal(headings, ['h2 § 1 Mietsache', 'h2 § 2 Mietzeit', 'h2 § 3 Pflichten'])
})

test('titles that count from one head the text right below them; points that count are a list', () => {
  const parts =
    'GARDEN\nSchool 4, Rosario\n\n1. ¿What you asked for?\nA place where children can plant, measure and eat what they grew.\n\n2. What we do\nTwelve raised beds.\nOne small glass house.\n\n3. Stages\n\nWeeks 1–2: clear the ground\nWeek 3: build'
  assert.equal(
    outline(parts).filter(line => /^h\d \d/.test(line)),
    ['h2 1. ¿What you asked for?', 'h2 2. What we do', 'h2 3. Stages'],
  )
  assert.not.ok(outline('Steps\n\n1. Draw the plan\n\n2. Dig\n\n3. Plant').some(line => /^h\d \d/.test(line)))
})

test('a sketch whose parts are led by a line each has headings, two such blocks have none', () => {
  const plan =
    'Plotter roadmap, rough!!\n\nNOW (Q4 25)\noffline maps - 80% done\nfix sync bug\n\nNext / Q1 2026\nsoil samples\nteam accounts\n\nlater maybe\nmarketplace\ncarbon reporting\n\nnot doing\ndrones\nsocial feed\n'
  assert.equal(
    outline(plan).filter(line => line.startsWith('h2')),
    ['h2 NOW (Q4 25)', 'h2 Next / Q1 2026', 'h2 later maybe', 'h2 not doing'],
  )
  const two = 'Notes\n\nwhat we do\nwalks\nvisits\n\nwhere\nLeeds\nYork\n'
  // Two parts are no habit.
  assert.equal(
    outline(two).filter(line => line.startsWith('h2')),
    [],
  )
})

test('a list of prices stays whole where some say for what they are paid, or have words in place of an amount', () => {
  const rows = (text: string) =>
    outline(text)
      .filter(line => !line.startsWith('p '))
      .join('\n')
  const plumber =
    'Rohrbeck\n\nPreise\nAnfahrt - 29 €\nStunde werktags - 68,50 €\nNacht - 119 € pro Std\nFestpreis\t149 €\nReinigung\tab 95 €\n'
  assert.match(rows(plumber), /119 € pro Std[\s\S]*ab 95 €/)
  assert.not.match(rows(plumber), /h\d .*119/)
  const feast =
    'Anna and Ben\nSaturday 20 June\n130 guests\n\nDINNER\nsoup and fish, then cake\n\nPARTY\ndancing until two\n\nPrices\nadults\t€ 118 a head\nchildren\t€ 45\ncake\tincluded\nkitchen van € 650\n'
  assert.equal(
    outline(feast).filter(line => /^h\d/.test(line)),
    ['h1 Anna and Ben', 'h2 DINNER', 'h2 PARTY', 'h2 Prices'],
  )
  assert.match(rows(feast), /included[\s\S]*€ 650/)
})

test('days are a list whatever parts them from what is on, short names of weekdays too', () => {
  const dates =
    'Dates\nMon 17 Nov – socks\nFri 21 Nov - closed\nThurs 27 Nov: evening, 3.45 to 7pm\nFri 5 Dec — fair\n'
  assert.is(outline(dates).filter(line => line.includes('27 Nov') || line.includes('5 Dec')).length > 0, true)
  assert.not.match(outline(dates).join('\n'), /p .*Thurs/)
})

test('what stands over the lines of its own block below a heading is a part of it, and names over long texts head them', () => {
  const long =
    'It cannot perch and will not eat from a dish, so we fed it by hand every thirty minutes until it left with its flock.'
  const report = `River Trust\n2025 report\n\nA letter from us\n\nDear friends,\n\n${long} ${long}\n\n\n2025 at a glance\n\n• 12 walks along the river\n• 9 talks in schools\n\n\nTwo stories\n\nThe swift\n${long}\n\nThe owl who stayed\n${long}\n\n\nMoney\n\nWhere it came from\nGifts\t$141\nGrants\t$96\nEvents\t$48\n\nWhere it went\nCare\t$188\nPeople\t$44\nTalks\t$20\n\n$25 feeds a nest for two weeks\n$120 mends one turtle shell\n$500 builds one foot of wall\n`
  assert.equal(
    outline(report).filter(line => /^h\d|^- \$/.test(line)),
    [
      ...['h1 River Trust', 'h2 A letter from us', 'h2 2025 at a glance', 'h2 Two stories', 'h3 The swift'],
      ...['h3 The owl who stayed', 'h2 Money', 'h3 Where it came from', 'h3 Where it went'],
      ...[
        '- $25 feeds a nest for two weeks',
        '- $120 mends one turtle shell',
        '- $500 builds one foot of wall',
      ],
    ],
  )
})

test('who said a quotation is no point of a list, and a line that is said again heads nothing', () => {
  const page =
    'Aai’s Dabba\nHome food\n\nHot tiffin cooked in eleven kitchens, delivered to your desk before one.\n\nOrder a trial dabba\n\nWhy people stay\n• Cooked the same morning\n• Less oil\n\nVoices\n“I was eating noodles five nights a week.”\n- Aniket, tester\n\nMore to read\n• One kitchen\n• Two\n\nEating alone is no fun.\nOrder a trial dabba\n'
  const lines = outline(page)
  assert.ok(
    lines.some(line => /a week\.”[\s/]+- Aniket, tester/.test(line)),
    lines.join('\n'),
  )
  assert.not.ok(lines.some(line => /^h\d Order/.test(line)))
})

test('where titles are known by their place, one with a colon that calls out is one too', () => {
  const long =
    'We fed it by hand every thirty minutes from dawn to dusk until it left with its flock in June.'
  const news = `Between the Flags\n\nFrom the President\n${long}\n\nNew roof: we’re nearly there!\n${long}\n\nNippers rego is open\n${long}\n\nLost property\n${long}\n`
  assert.ok(outline(news).includes('h2 New roof: we’re nearly there!'), outline(news).join('\n'))
})

test('a line over strokes, or in capitals before a dash, is the title over headings in capitals', () => {
  const parts = ['THE PROBLEM', 'WHAT WE FOUND', 'WHAT WE DID', 'RESULTS', 'DIFFERENTLY', 'MONEY']
    .map(head => `${head}\n\nThe bill of ${head.length} doubled in two years.\n\nThen it fell.\n\n`)
    .join('')
  const titled = outline(`Case study: Ash Laundry\n-----------\n\nHow it was done\n\n${parts}`)
  assert.is(titled[0], 'h1 Case study: Ash Laundry')
  const menu = outline(`THE SALT BAR - wall menu from 1st July (prices up a bit, sorry)\n\n${parts}`)
  assert.ok(menu[0]?.startsWith('h1 THE SALT BAR'), menu.join('\n'))
})

test('a table with an empty corner does not make counted titles a list, and a word over a paragraph heads it', () => {
  const long =
    'Moving deliveries from the day into the night takes lorries out of traffic and puts them under the windows of bedrooms.'
  const paper = `Quiet streets\nFreight and sleep\n\nAbstract\n${long}\n\nFindings\n* Cages are loud.\n* Doors are loud.\n\n1. Why the night\n\n${long}\n\n2. Why they fail\n\n${long}\n\n\tClosed (5)\tLived (9)\nTold before\t0\t8\nDriver training\t1\t7\n\n3. What it costs\n\n${long}\n\nLimits\n${long}\n`
  assert.equal(
    outline(paper).filter(line => /^h\d/.test(line)),
    [
      ...['h1 Quiet streets', 'h2 Abstract', 'h2 Findings', 'h2 1. Why the night'],
      ...['h2 2. Why they fail', 'h2 3. What it costs', 'h2 Limits'],
    ],
  )
})

test('blanks that set a few words apart from what stands beside them are a tab; those behind a sentence are one blank', () => {
  assert.equal(outline('TRAM NIGHT\n\nRider   Ida Birch\nFrom  Elm Quay\nWe met.  It rained.\n'), [
    'h1 TRAM NIGHT',
    'p Rider\tIda Birch / From\tElm Quay / We met. It rained.',
  ])
})

test('wide blanks divide columns, and beside a stop or a bracket they are one', () => {
  assert.equal(outline('ELM POTTERY\n\nRound letter no. 3 of May     Graz, in May\n'), [
    'h1 ELM POTTERY',
    'p Round letter no. 3 of May     Graz, in May',
  ])
  assert.equal(outline('ELM POTTERY\n\nKindly come,     all of you, to Elm Quay 4    (the red door)\n'), [
    'h1 ELM POTTERY',
    'p Kindly come, all of you, to Elm Quay 4 (the red door)',
  ])
})

test('a line that ends in an address ends there', () => {
  const { root } = read('ELM POTTERY\n\nGasse 12\nwww.elm.example\nopen on Sunday\n')
  assert.equal(plainText(root).match(/www\S*/)?.[0], 'www.elm.example')
})

test('short lines right above one sentence head it where others name lines, and a year heads its list', () => {
  const study = [
    'Annual letter 2031\nElm Quay Rowers, Graz',
    'Our year\nSix boats went out, and six came home again.',
    "L'été en chiffres\n41 members\n6 boats\n12 lessons",
    'Money\nSubs: 610\nRepairs: 420\nOars: 180',
    'Paint: 60\nTea: 20',
    '“We row because the river is there.”\nIda Birch, cox',
    '2032\n- a new slip\n- a dry shed',
  ].join('\n\n')
  assert.equal(
    outline(study).filter(line => /^h\d/.test(line)),
    ['h1 Annual letter 2031', 'h2 Our year', "h2 L'été en chiffres", 'h2 Money', 'h2 2032'],
  )
  const dishes = 'Fish soup\nRouille, croutons and a good deal of cheese.'
  assert.not.ok(outline(`${dishes}\n\n${dishes}s\n\n${dishes} too\n`).some(line => /^h/.test(line)))
})

test('capitals with an aside behind a comma head a part, and days behind which what is then stands are one run', () => {
  const lines = outline(
    'A FAIR\n\nWHAT I DO\nplan the fair\n\nWHAT OTHERS ASK, roughly\ntent £400\nband £90\n\nWHEN\nby 20 Jan – sign\nFeb – visit\nJune – letters\n1 Aug – numbers\n13 Sept – the fair\n\nWHO I AM\nIda.\n',
  )
  assert.equal(
    lines.filter(line => /^h2/.test(line)),
    ['h2 WHAT I DO', 'h2 WHAT OTHERS ASK, roughly', 'h2 WHEN', 'h2 WHO I AM'],
  )
  assert.ok(lines.some(line => /by 20 Jan – sign \/.*13 Sept – the fair/.test(line)))
})

test('a table that is set by blanks has the names of its columns, and words below a row go on in their cell', () => {
  const copy = `HARBOUR ROPES LTD

PART     WHAT IT IS               PCS    EACH      SUM
HR-8     Rope 8 mm, laid,           4    9.50    38.00
         sold by the coil
HR-K     Knife                      1   42.00    42.00

HR-T     Tallow, tin                2    3.00     6.00
                              carried forward    86.00
`
  assert.equal(outline(copy).slice(1, 6), [
    '| PART | WHAT IT IS | PCS | EACH | SUM',
    '| HR-8 | Rope 8 mm, laid, sold by the coil | 4 | 9.50 | 38.00',
    '| HR-K | Knife | 1 | 42.00 | 42.00',
    '| HR-T | Tallow, tin | 2 | 3.00 | 6.00',
    'p carried forward\t86.00',
  ])
})

test('what heads each page goes with its number where it is said anyway, and so does what a site prints around its pages', () => {
  const copy = `Home  About  Shop  Contact
Ida Birch, Weaver                                   1 / 2
Rugs and blankets, woven to order in Lerwick.

Ida Birch, Weaver                                   2 / 2
Open on Saturdays, ten to four.
Back to top ↑
`
  const { omitted } = read(copy)
  assert.equal(
    omitted.map(({ text, because }) => `${because}: ${text}`),
    [
      'site navigation: Home  About  Shop  Contact',
      'page number: 1 / 2',
      'page number: Ida Birch, Weaver                                   2 / 2',
      'site navigation: Back to top ↑',
    ],
  )
  assert.match(outline(copy).join(' '), /Ida Birch, Weaver.*Lerwick.*ten to four/)
  assert.equal(read('- 1 -\nOne\n- 2 -\nTwo\n').omitted.length, 2)
})

test('the two columns of a paper’s head are read one after the other', () => {
  const copy = `BILL TO: Quay Theatre Company               Date: 17 May 2026
The Old Net Loft, Strand                    Terms: 30 days nett
Whitby YO21 3PU                             Ref: PO 5531


• Ropes
• Knives
`
  assert.equal(outline(copy).slice(0, 4), [
    'p BILL TO: Quay Theatre Company / The Old Net Loft, Strand / Whitby YO21 3PU',
    'p Date: 17 May 2026',
    'p Terms: 30 days nett',
    'p Ref: PO 5531',
  ])
})

test('pages that begin anywhere, with a word for a page or in brackets, are told by their heads; strokes and “continued” go with them', () => {
  const copy = `Vereinschronik_final.docx                             Seite 3 von 9
____________________________________________________________

Der Verein zählte im Frühjahr 84 Mitglieder.

                                        (Fortsetzung nächste Seite)

Vereinschronik_final.docx                             Seite 4 von 9
____________________________________________________________
Im Herbst kamen neun dazu.
`
  assert.equal(outline(copy), [
    'p Der Verein zählte im Frühjahr 84 Mitglieder.',
    'p Im Herbst kamen neun dazu.',
  ])
  const swedish =
    'PROTOKOLL                     Sida 1(2)\nMötet öppnades.\n\n\n        Sida 2(2)\nMötet slöts.\n'
  assert.not.match(outline(swedish).join(' '), /Sida/)
  const dutch =
    'Afvalverslag                     pag. 7\n\nGlas ging vaker de bak in.\n\nAfvalverslag                     pag. 8\n\nPapier bleef gelijk.\n'
  assert.not.match(outline(dutch).join(' '), /pag/)
  assert.match(
    outline('Beginnings      p. 1\nThe mill      p. 2\nThe flood      p. 3\n').join(' '),
    /mill.*p\. 2/,
  )
})

test('a line of underscores under the words that open a paste is the stroke of its title, and further down one to sign on', () => {
  const copy = `Kansallispuiston ystävät ry
___________________________

1968    Seitsemän retkeilijää kokoontuu Kolilla.
1974    Ensimmäinen laavu valmistuu.

Puheenjohtaja
______________________
Aino Salmela
`
  const lines = outline(copy)
  assert.is(lines[0], 'h1 Kansallispuiston ystävät ry')
  assert.match(lines.join(' '), /Puheenjohtaja.*____.*Aino/)
  assert.not.match(outline('Name:\n______________\n\nStreet:\n______________\n').join(' '), /h1/)
})

test('a mail that brings nothing but what it quotes is what it quotes; names of columns in it head nothing', () => {
  const copy = `From: desk@hall.example
To: ida@b.example
Subject: Fwd: Your seats

> QUAYSIDE HALL            LERWICK
> ----------------------------------
> THE LONG NIGHT with Ida Birch
>
> SEC    ROW   SEAT       PRICE
> STALLS  C     11      £ 24.00
> VAT incl. 20%
>
> ORDER 7718     ENTR. NORTH DOOR
> HOLDER   IDA BIRCH
>
> Page 1/1     Sent from the box office PC
`
  const lines = outline(copy)
  assert.ok(lines.includes('p ROW\tC') && lines.includes('p SEAT\t11'), lines.join('\n'))
  assert.not.match(lines.join('\n'), /Page 1|Sent from|>/)
  assert.equal(
    lines.filter(line => line.startsWith('h')),
    ['h1 THE LONG NIGHT with Ida Birch'],
  )
  assert.match(lines[0] ?? '', /^p QUAYSIDE HALL \/ LERWICK$/)
  const said =
    'From: a@b.example\nSubject: Re: bio\n\n> make it short please\n\nIda Birch weaves rugs and blankets, to order, in Lerwick.\n'
  assert.equal(outline(said), ['p Ida Birch weaves rugs and blankets, to order, in Lerwick.'])
})

test('what runs over each page beside its number goes with it', () => {
  const copy = `Blad 1 van 3
HUUROVEREENKOMST BOOTHUIS
De verhuurder geeft het boothuis in gebruik.

Blad 2 van 3
BOOTHUIS – HUUROVEREENKOMST
De huur is 90 euro per maand.

Blad 3 van 3
BOOTHUIS – HUUROVEREENKOMST
Opzeggen kan met een maand.
`
  assert.not.match(outline(copy).join('\n'), /BOOTHUIS –|Blad/)
})

test('the way through a site, how long a page takes and what points further are no copy in any language', () => {
  const site = `Esileht  |  Tööd  |  Töökoda  |  Kontakt              ET | EN

Mari Tamm
Sepp, Haapsalu

TÖÖD                                Järjesta: aasta ▼
Väravad, Haapsalu 2024
Loe edasi »
Redel, Tallinn 2022
Loe edasi »

Töökoda
Sündinud Pärnus.

Kontakt
mari@tamm.example

© Kõik õigused kaitstud   Privaatsus   Tingimused
`
  const { omitted } = read(site)
  assert.is(omitted.filter(({ because }) => because === 'site navigation').length, 5)
  assert.match(outline(site).join(' '), /TÖÖD.*Väravad.*Redel.*Sündinud/)
  assert.equal(read('Orders   147 ▼   12 ▲\n\nGuests   31 ▼\n').omitted, [])
  const page = `The Quay Post | Boats ▾ | Join from £3   Log in

Home > Boats

ESSAY                              9 min read
The last rope maker
of Lerwick

Share  Tweet  Keep   ♥ 40

For forty years he has made rope.

Advertisement

Accept cookies   Manage preferences
`
  assert.equal(outline(page), [
    'p The Quay Post',
    'p ESSAY',
    'h1 The last rope maker / of Lerwick',
    'p For forty years he has made rope.',
  ])
})

test('what a network prints around a profile is no copy, and the entries of a career head nothing', () => {
  const profile = `Ilse Brandt
Head of Kiln at Mossbank Pottery
Leeds, England · Contact info
312 connections

About
Potter and teacher. Fires wood and gas, and writes glaze recipes that others can read. …see more

Experience

Head of Kiln
Mossbank Pottery · Full-time
Apr 2021 - Present · 5 yrs 1 mo
- Fires two kilns a week

Kiln Hand
Mossbank Pottery
Jan 2018 - Apr 2021 · 3 yrs 4 mos
Show credential

Education

North School of Craft
Diploma in Ceramics
2015 - 2017

Skills
Wheel throwing · Glazing · Kiln repair
Endorsed by 12 people
`
  const { omitted } = read(profile)
  assert.equal(
    omitted.map(({ text }) => text),
    [
      '· Contact info',
      '312 connections',
      '…see more',
      '· 5 yrs 1 mo',
      '· 3 yrs 4 mos',
      'Show credential',
      'Endorsed by 12 people',
    ],
  )
  assert.equal(
    outline(profile).filter(line => line.startsWith('h')),
    ['h2 About', 'h2 Experience', 'h2 Education'],
  )
  assert.equal(
    read('The kiln\n\nWe have 300 connections to the old mill.\n\nContact info\n\nada@kiln.example\n')
      .omitted,
    [],
  )
})

test('labels that a blank of full width sets beside each other are lines of their own', () => {
  assert.equal(
    outline(
      '灯会\n\n导演：林之遥\n灯光：周见　音响：何田田\n时间：3月3日　　地点：西园\n主演：苏木　白芷\n',
    ).slice(1),
    [
      'p 导演：林之遥',
      'p 灯光：周见',
      'p 音响：何田田',
      'p 时间：3月3日',
      'p 地点：西园',
      'p 主演：苏木　白芷',
    ],
  )
})

test('an address below a number to call is no more of that', () => {
  const card =
    'BON\n\nDla: Hani\nWartość: 90 zł\n\nProsimy zadzwonić dzień wcześniej: 12 555 01 99\nul. Długa 4, Kraków, w bramie po prawej stronie\n\nZapraszamy.\n'
  assert.ok(
    outline(card).some(line => /12 555 01 99(?: \/ ul\. Długa.*)?$/.test(line)),
    outline(card).join('|'),
  )
})

test('the strips of a site around a history are no copy, and the line below its path is the title', () => {
  const page =
    'Home > The club > History\n\nMossbank Rowing Club: a history\n\nPrint this page  |  Share\n\n1902\nNine anglers buy a second-hand four from a boatyard in Gowrie for £8.\n\n1911\nThe boathouse burns down. The boat is out on the river.\n\n1926\nFirst regatta, with eleven crews and a brass band.\n\nRelated pages: Join us  |  Hire the boathouse  |  Results\nCookie settings\n'
  const { omitted } = read(page)
  assert.equal(
    omitted.map(({ text }) => text),
    [
      'Home > The club > History',
      'Print this page  |  Share',
      'Related pages: Join us  |  Hire the boathouse  |  Results',
      'Cookie settings',
    ],
  )
  assert.is(outline(page)[0], 'h1 Mossbank Rowing Club: a history')
  assert.match(outline(page).join(' '), /1902.*1911.*1926/)
  for (const kept of [
    'Related works: Dusk | Dawn | Noon',
    'Print this page and bring it along.',
    'Share | Care',
    'See also: Dusk | Dawn',
  ])
    assert.equal(read(`# Kiln\n\nClay.\n\n${kept}\n`).omitted, [], kept)
})

test('buttons that share a page are no copy in a row with others', () => {
  const because = (row: string): readonly string[] =>
    read(`# Kiln\n\nClay.\n\n${row}\n`).omitted.map(one => one.because)
  for (const row of ['Auf Facebook teilen | Drucken | Nach oben', 'Share on WhatsApp | Print | Back to top'])
    assert.equal(because(row), ['site navigation'])
  assert.equal(because('Follow us on Instagram | Post us a pot'), [])
})

test('who tells something in a chat is headed by what the other asks in between, each message by itself', () => {
  const at = (hour: string, name: string, text: string): string => `02.03.2026, ${hour} - ${name}: ${text}`
  const chat = [
    '[Signal Export „Bootshaus und Steg“]',
    at('19:01', 'Jana', 'Das Bootshaus steht seit 1974 und hat noch das erste Dach, durch das es regnet'),
    at('19:02', 'Jana', 'Wir haben 41 Boote darin liegen und 38 Mitglieder, die sich darum kümmern wollen'),
    at('19:03', 'Uwe', 'und was kostet das'),
    at('19:04', 'Jana', 'Das Dach 18.000 Euro, der Steg 7.500 Euro, beides vom Zimmermann aus Plön'),
    at('19:05', 'Uwe', 'so viel haben wir nicht'),
    at('19:06', 'Jana', 'Wir haben 11.000 Euro, und die Stadt gibt noch einmal so viel dazu'),
    at('19:07', 'Uwe', 'bis wann?'),
    at('19:08', 'Jana', 'Bis zum 1. Oktober müssen wir es beantragt haben, sonst ist es weg'),
  ].join('\n')
  const lines = outline(chat)
  assert.is(lines[0], 'h1 Bootshaus und Steg')
  assert.equal(
    lines.filter(line => line.startsWith('h2')),
    ['h2 und was kostet das', 'h2 so viel haben wir nicht', 'h2 bis wann?'],
  )
  assert.is(lines.filter(line => line.startsWith('p')).length, 5)
  const dishes = ['Soup', 'Fish', 'Cake', 'Tea', 'Wine', 'Beer'].map(dish => at('19:01', 'Ada', dish))
  assert.equal(
    outline(dishes.join('\n')).filter(line => line.startsWith('h')),
    [],
  )
})

test('the first item of a list before its headed parts heads none of the others', () => {
  const copy =
    'What the tide left in May\n\n900 things on one morning\n\n- Corks: 412\n- Ropes: 218\n- Floats: 90\n- Shoes: 31\n\nWho came along\n- Monday: 12 people, 8 kg\n- Friday: 21 people, 19 kg\n- Sunday: 30 people, 27 kg\n\nWhat we do next\n- Ask for a second bin\n- Come back in June\n- Write to the harbour\n'
  const lines = outline(copy)
  assert.equal(
    lines.filter(line => line.startsWith('h2')),
    ['h2 Who came along', 'h2 What we do next'],
  )
})

test('a sum of two cells below columns of a table is its last row, and a long name before an amount is a line of a bill', () => {
  const rows = [
    'SCHEDULE 1: THE WORKS',
    'Item\tDescription\tTimber\tPrice (EUR)',
    '1\tStair, fifteen risers\tOak\t18,400',
    '2\tKitchen, eleven doors\tAsh\t17,250',
    '3\tShelves\tTulip\t4,300',
    'Total\t39,950',
  ]
  assert.equal(outline(`${rows.join('\n')}\n\nPaid on delivery.\n`).slice(-2), [
    '| Total |  |  | 39,950',
    'p Paid on delivery.',
  ])
  const bill = [
    'Panels: £5,150',
    'Inverter: £1,620',
    'Grid application, testing and commissioning work: £850',
    'Total: £7,620',
  ]
  const shown = outline(
    `From: A B <a@b.example>\nSubject: Sun\n\nHello,\n\nWhat is in it\n\n${bill.join('\n')}\n`,
  )
  assert.equal(
    shown.slice(-bill.length),
    bill.map(line => `p ${line}`),
  )
})

test('names with a figure each behind wide blanks are rows, whatever is remarked behind one of them', () => {
  const lines = ['Year 1   97.2%', 'Year 2   94.8%', 'Year 3   98.4%  well done!', 'Year 4   95.5%']
  assert.equal(
    outline(`A note\n\nSome words of text here.\n\n${lines.join('\n')}\n\nMore of them.\n`).slice(-6, -1),
    [
      '|  |  |',
      '| Year 1 | 97.2% |',
      '| Year 2 | 94.8% |',
      '| Year 3 | 98.4% | well done!',
      '| Year 4 | 95.5% |',
    ],
  )
})

test('blocks of separated values are tables under what stands over them, whatever cells their rows lack', () => {
  const copy = [
    'Harbour pool - week 9',
    'Measure;Now;Target\nSwimmers;412;400\nNo-shows;3;< 5\nHeating kWh;1.900;2.000',
    'Swimmers by day;;\nMo;Tu;We;Th\n90;101;98;123',
    'Four weeks;\nW6;380\nW7;391\nW8;402',
    'Age, Share\n0-17, 40%\n18-64, 45%\n65+, 15%',
    'Lane 3, the warm one, is shut.\n#REF!',
  ].join('\n\n')
  assert.equal(outline(copy), [
    'p Harbour pool - week 9',
    '| Measure | Now | Target',
    '| Swimmers | 412 | 400',
    '| No-shows | 3 | < 5',
    '| Heating kWh | 1.900 | 2.000',
    'h2 Swimmers by day',
    '| Mo | Tu | We | Th',
    '| 90 | 101 | 98 | 123',
    'h2 Four weeks',
    '|  |',
    '| W6 | 380',
    '| W7 | 391',
    '| W8 | 402',
    '| Age | Share',
    '| 0-17 | 40%',
    '| 18-64 | 45%',
    '| 65+ | 15%',
    'p Lane 3, the warm one, is shut.',
  ])
  assert.equal(
    read(copy).omitted.map(({ text, because }) => [text, because]),
    [['#REF!', 'spreadsheet error']],
  )
})

test('lines with commas of their own are no values', () => {
  for (const copy of [
    'Bread, butter, 3 eggs\nMilk, cheese, 2 apples\nTea, jam, 1 lemon',
    'Anna, 34\nBert, 27\nCleo, 31',
    'Ada Wood, Leeds\nBen Hill, York\nCy Moor, Hull',
    'Tea: £ 1,94\nJam: £ 2,61\nBun: £ 2,38',
    'Total 41,270\nGifts 12,300\nFees 28,970',
  ])
    assert.ok(!outline(copy).some(line => line.startsWith('|')), copy)
})

test('a clause that its page broke goes on in the lines below it, whether they are set in or not', () => {
  const copy =
    'ACCORD\n\n1.  USE\n\n1.1\tThe Hall is lent for the whole of\n\tOctober.\n1.2 The keys are handed over at the door of the vestry on the\nFirst of the month.\n\t(a)\tOne set\n\t(b)\ttwo.\n2.\tNext'
  assert.equal(outline(copy).slice(2), [
    'p 1.1 The Hall is lent for the whole of October.',
    'p 1.2 The keys are handed over at the door of the vestry on the First of the month.',
    'p (a) One set',
    'p (b) two.',
    'p 2.\tNext',
  ])
})

test.run()
