import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCopy } from '../read-copy.ts'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Reading } from '../reading.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = { needs: ['title', 'parties', 'signatures'], lists: ['clauses'] }
const text = '# Deal\n\n## 1. Use\n\nOn Sundays.\n\n## 2. End\n\nSoon.\n\n'
const blanks = ({ lists }: Reading) =>
  lists.signatures?.[0]?.facts.filter(fact => fact.text === '').map(({ label }) => label.text)

test('a table with cells to fill in is signed by its columns or by its rows', () => {
  const columns = readIn(
    `${text}| | For the Lender | For the Borrower |\n|---|---|---|\n| Name | Ida Birch | Mo Ash |\n| Signature | | |\n| Date | | |\n`,
    roles,
  )
  assert.equal(titlesIn(columns, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.equal(blanks(columns), ['Signature', 'Date'])
  assert.is(columns.lists.signatures?.[0]?.parts.organization?.text, 'For the Lender')
  const rows = readIn(
    `${text}| Agreed | Name | Signature | Date |\n|---|---|---|---|\n| For A | Ida Birch | | |\n| For B | Mo Ash | | |\n`,
    roles,
  )
  assert.equal(titlesIn(rows, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const table = readIn(`${text}| Reader | Copies |\n|---|---|\n| Ida | 3 |\n| Mo | |\n`, roles)
  assert.is(table.lists.signatures, undefined)
})

test('where and when some sign stands over them alone, and what is attached is signed by nobody', () => {
  const line = '______________'
  const read = readIn(
    `---\nlang: de\n---\n${text}Kiel, den ${line}\n\n${line}\nIda Birch\nFür die Mieterin\n\n${line}\nMo Ash\nZeuge\n\nLübeck-Süd, den ${line}\n\n${line}\nEva Moor\nFür die Vermieterin\n\n**Anlagen:** 1 Plan · 2 Angebot\n`,
    roles,
  )
  const places = read.lists.signatures ?? []
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash', 'Eva Moor'])
  assert.equal(
    places.map(({ parts }) => parts.heading?.label.text),
    ['Kiel, den', undefined, 'Lübeck-Süd, den'],
  )
  assert.ok(
    places.every(({ facts }) =>
      facts.every(({ label, text: said }) => label.text === '' && !said.includes('Plan')),
    ),
  )
})

test('who signs before a line has the name and the day below it, one after another', () => {
  const line = '______________'
  const read = readIn(
    `${text}## Signatures\n\nFor the Venue: ${line}  \nName: Ida Birch, Director  \nDate: ${line}\n\nThe Artist: ${line}  \nName: Mo Ash  \nDate: ${line}\n`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const parties = read.lists.signatures?.map(({ parts }) => parts.organization?.text)
  assert.equal(parties, ['For the Venue', 'The Artist'])
  assert.equal(blanks(read), ['Date'])
})

test('a name, a line for a hand and what is filled in are one place, in one paragraph or in one each', () => {
  const places = (gap: string) =>
    readIn(
      `${text}## Signed\n\nAsh Robots, Inc.${gap}By:${gap}Name: Ida Ash${gap}Title: President${gap}Date:\n\nPear Growers${gap}By:${gap}Name: Mo Ash${gap}Title: Manager${gap}Date:\n`,
      roles,
    )
  for (const read of [places('  \n'), places('\n\n')]) {
    assert.equal(titlesIn(read, 'signatures'), ['Ida Ash', 'Mo Ash'])
    const [first] = read.lists.signatures ?? []
    assert.is(first?.parts.organization?.text, 'Ash Robots, Inc.')
    assert.is(first?.parts.jobTitle?.text, 'President')
    assert.equal(blanks(read), ['By', 'Date'])
  }
})

test('a day to be filled in above the parts is no place to sign, and a name may stand above what is left open', () => {
  const place = (who: string, name: string) =>
    `Signed for ${who}\n\nName: ${name}\n\nTitle: Director\n\nSignature:  \nDate:\n\n`
  const read = readIn(
    `# Deal\n\nDate: ____ / ____ / 2025\n\nBetween:\n\nAsh Robots Ltd and Pear Growers BV.\n\n## 1. Use\n\nOn Sundays.\n\n## 2. Law\n\nEnglish law.\n\n${place('Ash Robots Ltd', 'Ida Ash')}${place('Pear Growers BV', 'Mo Birch')}`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Ash', 'Mo Birch'])
  assert.equal(blanks(read), ['Signature', 'Date'])
})

test('a table signs with all its columns, titles before names too, or with none', () => {
  const certificate: Roles = { needs: ['title', 'signatures'] }
  const table = (name: string) =>
    readIn(
      `# Certificate\n\nIda Birch passed.\n\n| | |\n|---|---|\n| Helen Ash | ${name} |\n| Lead Nurse | Medical Director |\n`,
      certificate,
    )
  assert.equal(titlesIn(table('Dr Samir Haddad'), 'signatures'), ['Helen Ash', 'Dr Samir Haddad'])
  assert.is(table('12 procedures').lists.signatures, undefined)
})

test('rows of underscores have names below them, side by side or one after another', () => {
  const beside = readIn(
    `${text}____________________      ____________________\nIda Birch                 Mo Ash\nVermieterin               Mieter\n`,
    roles,
  )
  assert.equal(titlesIn(beside, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const below = readIn(
    `${text}Signed for the Club: ____________\n\nSigned by the Owner: ____________\n\nDate: ____________\n`,
    roles,
  )
  assert.equal(titlesIn(below, 'signatures'), ['Signed for the Club', 'Signed by the Owner'])
  assert.equal(blanks(below), ['Date'])
})

test('last lines say who signs for whom, in any language', () => {
  for (const [one, other] of [
    ['For the Owner', 'Witness'],
    ['Pelo dono', 'Testemunha'],
    ['Pour le propriétaire', 'Témoin'],
    ['Für die Eigentümerin', 'Zeuge'],
  ] as const) {
    const reading = readIn(`${text}${one}: Ida Birch, Director\n${other}: Mo Ash\n`, roles)
    assert.equal(titlesIn(reading, 'signatures'), ['Ida Birch', 'Mo Ash'], one)
  }
})

test('parties with somebody who signs are signed by them; a clause about acceptance is no place to sign', () => {
  const reading = readIn(
    `---\nparties:\n  - {name: Ash Ltd, signatory: Mo Ash, role: Director}\n  - {name: Birch & Sons, signatory: Ida Birch, role: Partner}\n---\n${text}## Acceptance\n\n1. Work is accepted in ten days.\n2. Silence is consent.\n`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['Mo Ash', 'Ida Birch'])
  assert.is(reading.lists.signatures?.[0]?.parts.organization?.text, 'Ash Ltd')
  assert.is(reading.lists.clauses?.length, 2)
})

test('a place before a blank for the day signs nothing', () => {
  const reading = readIn(
    `${text}Delft, den ____________\n\n______________________\nIda Birch, Ash Ltd\n\n______________________\nMo Ash\n`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['Ida Birch', 'Mo Ash'])
})

test('a blank in a sentence is no place to sign, and what stands under it stays in the text', () => {
  const reading = readIn(
    `${text}between Maple Games = "us" and ____________ = "you"\n\nYou will see our game. Please keep it to yourself, in all of its details, for as long as we ask.\n\nSigned\n\nus: ____________ date ______\nyou: ____________ date ______\n`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['us', 'you'])
  assert.equal(blanks(reading), ['date'])
  const drawn = reading.lists.signatures?.flatMap(({ blocks }) => blocks.map(plainText)) ?? []
  assert.is(reading.lists.signatures?.[0]?.parts.heading?.text, 'Signed')
  assert.not(drawn.some(words => words.includes('between') || words.includes('You will')))
})

test('a label of two blanks is one to fill in, and where and when all sign is filled in once', () => {
  const table = readIn(
    `${text}## Ondertekening\n\n| Zee B.V. | Werf B.V. |\n|---|---|\n| Naam: I. Berk | Naam: M. Es |\n| Plaats en datum: | Plaats en datum: |\n| Handtekening: | Handtekening: |\n`,
    roles,
  )
  assert.equal(blanks(table), ['Plaats en datum', 'Handtekening'])
  const line = '____________'
  const lines = readIn(`${text}Delft, den ${line}\n\nLandlord: ${line}     Tenant: ${line}\n`, roles)
  assert.equal(titlesIn(lines, 'signatures'), ['Landlord', 'Tenant'])
  assert.equal(blanks(lines), [])
  const headings = lines.lists.signatures?.map(({ parts }) => parts.heading?.label.text)
  assert.equal(headings, ['Delft, den', undefined])
})

test('bare labels under whom it is signed for are lines to fill in', () => {
  const reading = readIn(
    `${text}SIGNED for Birch Ltd\nName: Dr Ida Birch, CTO\nSignature\nDate\n\nSIGNED for Ash LLP\nName: Mo Ash\nSignature\nDate\n`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['Dr Ida Birch', 'Mo Ash'])
  assert.equal(blanks(reading), ['Signature', 'Date'])
  const whom = reading.lists.signatures?.map(({ parts }) => parts.organization?.text)
  assert.equal(whom, ['SIGNED for Birch Ltd', 'SIGNED for Ash LLP'])
})

test('blanks beside each other behind names are a place each', () => {
  const reading = readIn(
    `${text}Dortmund, den ________\n\nVermieter: __________     Mieterin: __________\n`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['Vermieter', 'Mieterin'])
  assert.is(reading.lists.signatures?.[0]?.parts.heading?.label.text, 'Dortmund, den')
  const made = readIn(
    `${text}Fait à Annecy, le ________\n\nLoueur : __________     Client : __________\n`,
    roles,
  )
  assert.equal(titlesIn(made, 'signatures'), ['Loueur', 'Client'])
  const dated = readIn(
    `${text}Madrid, a ____ de ________ de 2026\n\nRíos: __________     Gil: __________\n`,
    roles,
  )
  assert.equal(titlesIn(dated, 'signatures'), ['Ríos', 'Gil'])
})

test('labelled lines under those who are signed for are a place each', () => {
  const place = (firm: string, name: string) =>
    `Signed for and on behalf of **${firm}**\n\nName: ${name}\nPosition: Director\nSignature: ________\nDate: ________\n\n`
  const reading = readIn(
    `${text}## Signatures\n\n${place('Ash Ltd', 'Ida Birch')}${place('The Trustees of Elm Hall', 'Mo Oak')}`,
    roles,
  )
  assert.equal(titlesIn(reading, 'signatures'), ['Ida Birch', 'Mo Oak'])
  assert.equal(
    reading.lists.signatures?.map(({ parts }) => parts.organization?.text),
    ['Signed for and on behalf of Ash Ltd', 'Signed for and on behalf of The Trustees of Elm Hall'],
  )
  assert.equal(blanks(reading), ['Signature', 'Date'])
})

test('labels with nothing behind them are lines to fill in, those of a witness apart', () => {
  const order = readIn(`${text}Signed to go ahead:\nDate:\n`, roles)
  assert.equal(
    order.lists.signatures?.map(({ parts, facts }) => [
      parts.organization?.text,
      facts.map(({ label }) => label.text),
    ]),
    [['Signed to go ahead', ['Date']]],
  )
  const table =
    '| For the Lender | The Borrower |\n|---|---|\n| Signature: | Signature: |\n| Name: Ida Birch | Name: Mo Ash |\n'
  const seen = readIn(`${text}## Signatures\n\n${table}\n**Witness**\n\nName:\nAddress:\nSignature:\n`, roles)
  assert.equal(titlesIn(seen, 'signatures'), ['Ida Birch', 'Mo Ash', ''])
  assert.equal(
    seen.lists.signatures?.map(({ facts }) => facts.map(({ label }) => label.text)),
    [['Signature'], ['Signature'], ['Name', 'Address', 'Signature']],
  )
})

test('blanks one after the other in a line are filled in at one place', () => {
  const reading = readIn(
    `${text}## Acceptance\n\nSigned for the Guild: ________\n\nName: ________ Date: ________\n\nMarsh Ltd · 3 Granary Steps, Aldersby · 01632 960 882 · hello@marsh.example · the best of gardens\n`,
    roles,
  )
  assert.equal(
    reading.lists.signatures?.map(({ parts, facts, title }) => [
      [title.text, parts.organization?.text].filter(Boolean).join(),
      facts.map(({ label }) => label.text),
    ]),
    [['Signed for the Guild', ['Name', 'Date']]],
  )
})

test('a name over bare labels signs, and labels in paragraphs of their own belong to one place', () => {
  const names = readIn(
    `${text}## Signatures\n\nIda Birch, Welder\nDate:\n\nMo Ash, President, Ash Ltd.\nDate:\n`,
    roles,
  )
  assert.equal(titlesIn(names, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.equal(blanks(names), ['Date'])
  assert.is(names.lists.signatures?.flatMap(({ blocks }) => blocks).length, 2)
  const unheaded = readIn(`${text}Ida Birch\nUnterschrift:\nDatum:\n`, roles)
  assert.equal(blanks(unheaded), ['Unterschrift', 'Datum'])
  const apart = readIn(`${text}## Next step\n\nSend it back.\n\nSigned for Ash Ltd:\n\nDate:\n`, roles)
  assert.equal(
    apart.lists.signatures?.map(({ parts, blocks: { length } }) => [parts.organization?.text, length]),
    [['Signed for Ash Ltd', 2]],
  )
  assert.equal(blanks(apart), ['Date'])
  const label = readIn(`${text}## Bring\n\nThe date:\n\n- a pen\n\nFor the board:\n\n- a chair\n`, roles)
  assert.is(label.lists.signatures, undefined)
})

test('lines below a heading that say who signs are drawn once', () => {
  const reading = readCopy(
    readDocument(
      '# Thanks\n\nTo Mo.\n\n### Knight\n\nof the ward.\n\nSigned: Ada Lund\nWitnessed by: Bear',
      new Map(),
      { add() {} },
    ),
    { needs: ['title'], lists: ['signatures'] },
  )
  assert.is(reading.lists.signatures?.length, 2)
  assert.is(reading.sources.signatures?.length, 2)
})

test('who signs side by side has a piece of each line, and where and when stands above', () => {
  const beside = (end: string) => readIn(`${text}${end}\n`, roles)
  const names = beside('Signed at Kendal, 3 May 2026\n\nIda Birch            Mo Ash')
  assert.equal(titlesIn(names, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.is(names.lists.signatures?.[0]?.parts.heading?.text, 'Signed at Kendal, 3 May 2026')
  const parties = beside('For the Mill          The Friend\nIda Birch             Mo Ash')
  assert.equal(titlesIn(parties, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.equal(
    parties.lists.signatures?.map(({ parts }) => parts.organization?.text),
    ['For the Mill', 'The Friend'],
  )
  const days = beside('Ida Birch          date\nMo Ash             date\nAda Quill          date')
  assert.equal(titlesIn(days, 'signatures'), ['Ida Birch', 'Mo Ash', 'Ada Quill'])
  assert.equal(blanks(days), ['date'])
  const costs = beside('Day          £90\nNight        £120')
  assert.is(costs.lists.signatures, undefined)
})

test('a place before the blank of a day heads the places, with a comma or without', () => {
  const read = readIn(
    `${text}Umeå den ____________\n\n____________________        ____________________\nIda Birch                   Mo Ash\n`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
})

test('parties with names as the last lines of an agreement sign it', () => {
  const read = readIn(`${text}Wynajmujący: Ida Brzoza\nNajemca: Jan Jesion\n`, roles)
  assert.equal(titlesIn(read, 'signatures'), ['Ida Brzoza', 'Jan Jesion'])
})

test('columns of a table that open with whom for are places of those', () => {
  const read = readIn(
    `${text}## Signatures\n\n| For Ash Robots Ltd | Ms Pear |\n|---|---|\n| Ida Ash, Founder | Mo Pear |\n`,
    roles,
  )
  assert.equal(
    read.lists.signatures?.map(({ parts }) => parts.organization?.text),
    ['For Ash Robots Ltd', 'Ms Pear'],
  )
})

test('two names below each other are two who sign, and labels that wait for a hand head nothing', () => {
  const offer: Roles = { needs: ['title', 'client'], lists: ['offers', 'signatures'] }
  const names = readIn('# Offer\n\n## Next\n\nSign below.\n\nIda Birch\nMo Ash\n', offer)
  assert.equal(titlesIn(names, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const blank = readIn(
    'Offer\n\nWhat we saw\nA pond.\nAnd a fence.\n\nWhat we plan\nA bridge.\nAnd a gate.\n\nWhen\nIn May.\nOr June.\n\nname:\ndate:\nsignature:\n',
    offer,
  )
  assert.is(
    blank.sections.some(({ heading }) => heading && plainText(heading).startsWith('name')),
    false,
  )
  assert.equal(blanks(blank), ['name', 'date', 'signature'])
})

test('each name before a line to sign on is a place, and two who sign for one party are two', () => {
  const line = '____________________'
  const names = readIn(`${text}Bell & Co. ${line}\n\nIda Birch ${line}\n`, roles)
  assert.equal(titlesIn(names, 'signatures'), ['Bell & Co.', 'Ida Birch'])
  const parties = readIn(`${text}Tenant: Ida Birch, Mo Birch\n\nLandlord: Ada Ash\n`, roles)
  assert.equal(titlesIn(parties, 'signatures'), ['Ida Birch', 'Mo Birch', 'Ada Ash'])
  const whom = parties.lists.signatures?.map(({ parts }) => parts.organization?.text)
  assert.equal(whom, ['Tenant', undefined, 'Landlord'])
})

test('a signature may have its day behind the name, and labelled lines above those that sign are no part of them', () => {
  const copy =
    '# Offer\n\nThe roof is tarred in May.\n\n## To accept\n\nSend it back: by the end of March\nHouse: 9 Mill Lane, Hay\nSigned for the Mill: Ida Birch, 3 March 2026\nSigned for the Roofers: Mo Ash\n'
  const read = readIn(copy, { needs: ['title', 'signatures'] })
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const drawn = read.lists.signatures?.flatMap(({ blocks }) => blocks.map(plainText)).join(' ') ?? ''
  assert.not(/Mill Lane/.test(drawn))
})

test('a post of several words behind a name is no second name', () => {
  const read = readIn(
    `${text}For Ash Ltd: Ida Birch, Head of Sales\nFür Birke AG: Mo Ash, Kaufmännischer Leiter`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const two = readIn(`${text}For Ash Ltd: Ida Birch, Jo Fir\nFor Pear AG: Mo Ash, Director`, roles)
  assert.equal(titlesIn(two, 'signatures'), ['Ida Birch', 'Jo Fir', 'Mo Ash'])
})

test('at the end of a form people behind what they are sign it, each in a paragraph of its own or below the rest', () => {
  const deed: Roles = { needs: ['title', 'recipient', 'signatures'], takes: ['issuer'], facts: 'all' }
  const lines = [
    'Titre : Brevet de voile',
    'Décerné à : Ida Bouleau',
    'Mention : bien',
    'Moniteur : Yann Le Goff',
    'Cheffe de base : Dr Anne Morvan',
  ]
  for (const join of ['\n\n', '\n'])
    assert.equal(titlesIn(readIn(`---\nlang: fr\n---\n${lines.join(join)}`, deed), 'signatures'), [
      'Yann Le Goff',
      'Dr Anne Morvan',
    ])
})

test('a name behind any label signs at the end beside one for whom somebody does', () => {
  const apart = readIn(
    `${text}Hay, 3 May 2026\n\nFor the Mill: Ida Birch\n\nThe skipper: Dr. Mo Ash\n`,
    roles,
  )
  assert.equal(titlesIn(apart, 'signatures'), ['Ida Birch', 'Dr. Mo Ash'])
  const together = readIn(`${text}The skipper: Mo Ash\nFor the Mill: Ida Birch\n`, roles)
  assert.equal(titlesIn(together, 'signatures'), ['Mo Ash', 'Ida Birch'])
  const other = readIn(`${text}For the Mill: Ida Birch\n\nKeys: at the lock\n`, roles)
  assert.equal(titlesIn(other, 'signatures'), ['Ida Birch'])
})

test('who signs may stand behind the line that is signed on, and whom for before it', () => {
  const line = '______________________'
  const read = readIn(
    `${text}Signed at Hay, 3 May 2026.\n\nThe keeper : ${line} Ida Birch\n\nThe miller: ${line} Mo Ash, partner\n`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
  const parties = read.lists.signatures?.map(({ parts }) => parts.organization?.text)
  assert.equal(parties, ['The keeper', 'The miller'])
  const [, miller] = read.lists.signatures ?? []
  assert.ok(
    [...(miller?.facts ?? []), ...Object.values(miller?.parts ?? {})].some(fact => fact.text === 'partner'),
  )
})

test('at the end of a sheet each may sign in a line with a post behind the name, or before it', () => {
  const sheet = '# Award\n\nis given to\n\n**Ada Ash**\n\nfor her rope.\n\n'
  const given: Roles = { needs: ['title', 'recipient', 'signatures'], facts: 'all' }
  const names = (copy: string) =>
    readIn(`${sheet}${copy}`, given).lists.signatures?.map(({ title, parts }) => [
      title.text,
      parts.jobTitle?.text,
    ])
  assert.equal(names('Ida Birch, prezes koła\nMo Quill, sekretarz\n'), [
    ['Ida Birch', 'prezes koła'],
    ['Mo Quill', 'sekretarz'],
  ])
  assert.equal(names('Signed: Ida Birch\nSigned: Warden of the quay, Ms Mo Quill\n'), [
    ['Ida Birch', undefined],
    ['Ms Mo Quill', 'Warden of the quay'],
  ])
})

test('names at the end sign below where and when, and a word before a name stays with it', () => {
  const read = readIn(`${text}Ulm, den 20. September 2025\n\nIda Birch\n\nMo Ash\n`, roles)
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.is(read.lists.signatures?.[0]?.parts.heading?.text, 'Ulm, den 20. September 2025')
  const lines = 'Signed for Ash Ltd: Ida Birch, Managing Director\n\nSigned: Mo Ash\n\nWitness: Bo Reed\n'
  const said = readIn(`${text}${lines}`, roles)
  assert.equal(titlesIn(said, 'signatures'), ['Ida Birch', 'Mo Ash', 'Bo Reed'])
  assert.equal(
    said.lists.signatures?.map(({ parts }) => parts.caption?.text),
    [undefined, 'Signed', 'Witness'],
  )
})

test('lines to fill in are signed by whom the line or the heading above them names, and once more where a label comes again', () => {
  const line = '______________'
  const parties = (read: Reading) => read.lists.signatures?.map(({ parts }) => parts.organization?.text)
  const apart = readIn(
    `${text}SIGNED for Ash Timber Limited\n\nName: Ida Birch, Director\n\nE-mail: ida@ash.example\n\nSignature: ${line}\n\nDate: ${line}\n\nSIGNED by the Client\n\nName: Mo Ash\n\nSignature: ${line}\n\nDate: ${line}\n\nName: Eva Moor\n\nSignature: ${line}\n\nDate: ${line}\n`,
    roles,
  )
  assert.equal(titlesIn(apart, 'signatures'), ['Ida Birch', 'Mo Ash', 'Eva Moor'])
  assert.equal(parties(apart), ['SIGNED for Ash Timber Limited', 'SIGNED by the Client', undefined])
  assert.equal(blanks(apart), ['Signature', 'Date'])
  assert.ok(apart.lists.signatures?.[0]?.facts.some(({ text: said }) => said === 'ida@ash.example'))
  const headed = readIn(
    `${text}## SIGNED for ASH TIMBER LIMITED\n\nName: Ida Birch, Director\\\nSignature:\\\nDate:\n\n## SIGNED by the CLIENT\n\nName: Mo Ash\\\nSignature:\\\nDate:\n\n## WITNESS (to both)\n\nName:\\\nAddress:\\\nSignature:\\\nDate:\n`,
    roles,
  )
  assert.equal(titlesIn(headed, 'signatures'), ['Ida Birch', 'Mo Ash', ''])
  assert.equal(parties(headed), [
    'SIGNED for ASH TIMBER LIMITED',
    'SIGNED by the CLIENT',
    'WITNESS (to both)',
  ])
})

test('those who sign side by side have a piece of each row: where and when, whom for, the name, what is filled in', () => {
  const rule = '____________________________'
  const days = readIn(
    `${text}Kassel, den ________\tFulda, den ________\n\n|  |  |\n| --- | --- |\n| ${rule} | ${rule} |\n| Ida Birch | Mo Ash |\n`,
    roles,
  )
  assert.equal(titlesIn(days, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.equal(
    days.lists.signatures?.map(({ parts }) => parts.heading?.label.text),
    ['Kassel, den', 'Fulda, den'],
  )
  const over = readIn(
    `${text}Fait à Lyon, le ________ en deux exemplaires\n\nLe Loueur        Le Locataire\n\n\\${rule}        ${rule}\\\nIda Birch        Mo Ash\n`,
    roles,
  )
  assert.equal(titlesIn(over, 'signatures'), ['Ida Birch', 'Mo Ash'])
  assert.equal(
    over.lists.signatures?.map(({ parts }) => parts.organization?.text),
    ['Le Loueur', 'Le Locataire'],
  )
  const bare = readIn(
    `${text}Signed for Ash Ltd\n\nName: Mo Ash\n\nPosition: Clerk\n\nSignature / Date\n\nSigned for the Choir\\\nName:\\\nPosition:\\\nSignature / Date\n`,
    roles,
  )
  assert.is(titlesIn(bare, 'signatures').length, 2)
})

test('one who signs fills in a whole line, and a label says whose signature it is', () => {
  const line = readIn(
    `${text}## Acceptance\n\nFor Marsh Council\n\nName: ________  Signature: ________  Date: ________\n`,
    roles,
  )
  assert.equal(
    line.lists.signatures?.map(({ parts }) => parts.organization?.text),
    ['For Marsh Council'],
  )
  assert.equal(blanks(line), ['Name', 'Signature', 'Date'])
  const named = readIn(
    `${text}Unterschrift Mieterin: ________\nDatum: ________\n\nUnterschrift Vermieterin: ________\nDatum: ________\n`,
    roles,
  )
  assert.is(named.lists.signatures?.length, 2)
  assert.equal((blanks(named) ?? []).slice(0, 2), ['Unterschrift Mieterin', 'Datum'])
})

test('the name below whom for and a line signs on it, and each party has its own place and day', () => {
  const line = '______________'
  for (const [lang, first, second] of [
    ['de', 'Für die Mieterin', 'Der Gärtner'],
    ['en', 'For the Council', 'The Gardener'],
    ['fr', 'Pour la mairie', 'Le jardinier'],
  ]) {
    const read = readIn(
      `---\nlang: ${lang}\n---\n${text}---\n\nKiel, den ${line}\n\n${first}: ${line}\nDr. Ida Birch\n\nUlm, den ${line}\n\n${second}: ${line}\nMo Ash\n`,
      roles,
    )
    const places = read.lists.signatures ?? []
    assert.equal(titlesIn(read, 'signatures'), ['Dr. Ida Birch', 'Mo Ash'])
    assert.equal(
      places.map(({ parts }) => [parts.organization?.text, parts.heading?.label.text]),
      [
        [first, 'Kiel, den'],
        [second, 'Ulm, den'],
      ],
    )
    assert.equal(
      places.flatMap(({ facts }) => facts),
      [],
    )
  }
})

test('people below a certificate sign it, each before what they are and where, but not the day on which it is given', () => {
  const certificate: Roles = { needs: ['title', 'recipient', 'signatures'], facts: 'all' }
  const read = readIn(
    '# Brevet de conducteur\n\n## Niveau 2\n\nLa commission certifie que\n\n**Maëlle Kerbrat**\n\na suivi 60 heures de formation.\n\nFait à Carhaix, le 14 juin 2025\n\nM. Yann Le Bihan – Président\nMme Soizic Abgrall – Cheffe instructrice\nDr Ronan Quéré – Examinateur, Haras de Hennebont\n',
    certificate,
  )
  assert.equal(titlesIn(read, 'signatures'), ['M. Yann Le Bihan', 'Mme Soizic Abgrall', 'Dr Ronan Quéré'])
})

test('lines that each end with a line to sign on, behind who signs, are places to sign', () => {
  for (const lines of [
    'Le Bailleur : Solange Brunet ________\n\nLe Locataire : Idriss Amrani ________\n\nTémoin : ________',
    'CONTRATADA: Dalva Moreira ________\nCONTRATANTE: Renato Siqueira ________\nTestemunha: ________',
  ]) {
    const names = titlesIn(readIn(text + lines, roles), 'signatures')
    assert.is(names.length, 3)
    assert.is(
      names.some(name => name.includes('_') || name.includes(':')),
      false,
    )
  }
})

test('below a word that alone says so, and below somebody who signs, the next one signs too', () => {
  const read = readIn(
    `${text}The courts of Hull decide what is left open.\n\nSigned\n\nFor Elm Boats Ltd\nName: Ida Birch\nTitle: Owner\nDate:\n\nBorrower\nName: Mo Ash\nDate:\n`,
    roles,
  )
  assert.equal(titlesIn(read, 'signatures'), ['Ida Birch', 'Mo Ash'])
})

test.run()
