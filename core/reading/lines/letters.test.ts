import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../testing/property.test.kit.ts'
import { casesOf } from '../../testing/soak.test.kit.ts'
import { readDocument } from '../../source/read-document.ts'
import { describeReading, type ReadingReport } from '../descriptions/describe-reading.ts'
import { readCopy } from '../read-copy.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const letter: Roles = {
  needs: ['sender', 'date', 'salutation', 'closing', 'signature'],
  takes: ['recipient', 'subject', 'location', 'email', 'telephone', 'url', 'notes'],
  lists: ['enclosures'],
  headline: 'sender',
  silent: true,
}

function read(copy: string): ReadingReport & { readonly body: number } {
  const reading = readCopy(readDocument(copy, new Map(), { add() {} }), letter)
  return { ...describeReading(reading), body: reading.body.length }
}

const text = 'I have kept bees on three roofs since I was nine, and I would keep them on yours.'
const parts = {
  sender: 'Wanja Lund',
  recipient: 'Hive & Sons',
  date: '4 May 2026',
  subject: 'Beekeeper, ref. 12',
  salutation: 'Dear Ms Otto,',
  closing: 'Yours sincerely,',
  signature: 'Wanja Lund',
  telephone: '07700 900 273',
  email: 'wanja@lund.example',
}

const notations: Readonly<Record<string, string>> = {
  'plain lines': `${parts.sender}\n3 Quay Lane\n${parts.email}\n${parts.telephone}\n\n${parts.recipient}\n9 High Street\n\n${parts.date}\n\n${parts.subject}\n\n${parts.salutation}\n\n${text}\n\n${parts.closing}\n\n${parts.signature}\n\nEnclosed: CV; two letters\n`,
  'a letterhead with a heading': `# ${parts.sender}\n\nBeekeeper\n\n${parts.telephone} · ${parts.email}\n\n${parts.date}\n\n${parts.recipient}\n9 High Street\n\n**${parts.subject}**\n\n${parts.salutation}\n\n${text}\n\n${parts.closing}\n\n${parts.signature}\n\nEnclosures:\n\n- CV\n- two letters\n`,
  'one paragraph a part': `${parts.sender}\n${parts.email}\n${parts.telephone}\n\n${parts.date}\n\n${parts.recipient}\n9 High Street\n\nRe: ${parts.subject}\n\n${parts.salutation}\n${text}\n\n${parts.closing}\n${parts.signature}\n\nEnclosures\n- CV\n- two letters\n`,
  'front matter': `---\nfrom:\n  name: ${parts.sender}\n  phone: "${parts.telephone}"\n  email: ${parts.email}\nto: |\n  ${parts.recipient}\n  9 High Street\ndate: ${parts.date}\nsubject: ${parts.subject}\nsalutation: ${parts.salutation}\nclosing: ${parts.closing}\nsignature: ${parts.signature}\nenclosures: [CV, two letters]\n---\n\n${text}\n`,
  labels: `**From:** ${parts.sender}\n**Phone:** ${parts.telephone}\n**Email:** ${parts.email}\n**To:** ${parts.recipient}\n**Date:** ${parts.date}\n**Subject:** ${parts.subject}\n\n${parts.salutation}\n\n${text}\n\n${parts.closing}\n\n${parts.signature}\n\nEnclosures: CV, two letters\n`,
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`a letter is the same as ${notation}`, () => {
    const { roles, lists, body } = read(copy)
    for (const [role, said] of Object.entries(parts)) assert.is(roles[role], said, role)
    assert.is(lists.enclosures, 2)
    assert.is(body, 1)
  })
}

test('a mail tells in its header what a letter has above its salutation', () => {
  const header = `From: ${parts.sender} <${parts.email}>\nDate: Mon, 4 May 2026 at 06:41\nSubject: Re: ${parts.subject}\nTo: <jobs@hive.example>\nAttachments: CV.pdf; letters.pdf\n\n`
  const { roles, lists } = read(
    `${header}${parts.salutation}\n\n${text}\n\n${parts.closing}\n\n${parts.signature}\n${parts.telephone}\n\nSent from my phone\n`,
  )
  assert.is(roles.sender, parts.sender)
  assert.is(roles.date, parts.date)
  assert.is(roles.subject, parts.subject)
  assert.is(roles.email, parts.email)
  assert.is(roles.telephone, parts.telephone)
  assert.is(roles.recipient, undefined)
  assert.is(lists.enclosures, 2)
})

test('the name at the top is found by the name that is signed, whatever the mail address has in it', () => {
  const head = (lines: string): string =>
    readIn(
      `${lines}\n\n4 May 2026\n\nHive & Sons\n9 High Street\n\nDear Ms Otto,\n\n${text}\n\nYours sincerely,\n\nAnna Pike\n`,
      letter,
    ).roles.sender?.text.split('\n')[0] ?? ''
  assert.is(head('Anna Mary Pike\n3 Quay Lane\n01288 555 019 | anna.pike@pike.example'), 'Anna Mary Pike')
  assert.is(head('01288 555 019\nanna-pike.example\nAnna M. Pike'), 'Anna M. Pike')
})

test('an address alone at the top is that of whoever signs', () => {
  const { roles } = read(
    `P.O. Box 22-1010\nHarbour\n${parts.telephone}\n\n${parts.date}\n\nThe Head Keeper\n${parts.recipient}\n9 High Street\n\n${parts.salutation}\n\n${text}\n\n${parts.closing}\n\n${parts.signature}\n`,
  )
  assert.match(roles.sender ?? '', new RegExp(`^${parts.sender}`))
  assert.match(roles.recipient ?? '', /^The Head Keeper/)
})

const tongues: Readonly<Record<string, readonly [salutation: string, closing: string]>> = {
  de: ['Sehr geehrte Damen und Herren,', 'Mit freundlichen Grüßen'],
  fr: [
    'Madame, Monsieur,',
    "Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.",
  ],
  es: ['Estimada señora Ruiz:', 'Saludos cordiales,'],
  it: ['Gentile dottoressa Conti,', 'Cordiali saluti'],
  pl: ['Szanowna Pani,', 'Z poważaniem'],
  sv: ['Hej Anna,', 'Med vänlig hälsning'],
  uk: ['Шановна пані Олено!', 'З повагою'],
  tr: ['Sayın Yetkili,', 'Saygılarımla'],
  ja: ['採用ご担当者様', '敬具'],
  zh: ['尊敬的李经理：', '此致敬礼'],
  ar: ['السيد المدير المحترم،', 'مع فائق الاحترام'],
}

for (const [lang, [salutation, closing]] of Object.entries(tongues)) {
  test(`salutation and closing are told in ${lang}`, () => {
    const { roles, body } = read(
      `---\nlang: ${lang}\n---\n\n${salutation}\n\n${text}\n\n${text}\n\n${closing}\n\nWanja Lund\n`,
    )
    assert.is(roles.salutation, salutation)
    assert.is(roles.closing, closing)
    assert.is(roles.signature, 'Wanja Lund')
    assert.is(body, 2)
  })
}

test('a line that ends in a comma above a name takes leave in any words', () => {
  const { roles } = read(`Dear all,\n\n${text}\n\nUntil the linden flower,\n\nWanja Lund\n`)
  assert.is(roles.closing, 'Until the linden flower,')
  assert.is(roles.signature, 'Wanja Lund')
})

test('place and date are two, whoever writes them', () => {
  for (const line of ['Erfurt, 12. Februar 2026', 'Erfurt, den 12. Februar 2026']) {
    const { roles } = read(`---\nlang: de\n---\n\n${line}\n\nSehr geehrte Frau Otto,\n\n${text}\n`)
    assert.is(roles.date, '12. Februar 2026')
    assert.match(roles.location ?? '', /^Erfurt/)
  }
})

test('notes for a letter are its text, with what is labelled above it', () => {
  const { roles, body } = read(
    '- to: Dr Ito\n- date: 3 May 2026\n\n## say this\n\n- seven years\n\n## and this\n\nno fear of snow\n',
  )
  assert.is(roles.recipient, 'Dr Ito')
  assert.is(roles.date, '3 May 2026')
  assert.is(body, 4)
})

test('nothing throws, whatever a letter is made of', () => {
  const pieces = [
    'Dear X,',
    text,
    'Yours,',
    '# A',
    '4 May 2026',
    '**b**',
    '- to: x',
    'Enclosures',
    '- y',
    'a@b.example',
    'A\nB\nC',
    '> q',
    '| a | b |\n|---|---|\n| c | d |',
  ]
  check.assert(
    check.property(check.array(check.constantFrom(...pieces), { maxLength: 9 }), parts => {
      read(parts.join('\n\n'))
    }),
    { numRuns: casesOf(300) },
  )
})

test('a label within the text of a letter stays there', () => {
  const { body } = readCopy(
    readDocument(
      'Wanja Lund\n\n4 May 2026\n\nDear Ms Otto,\n\nI have kept bees since I was nine, and I would keep them on yours.\n\nSkills: swarms, frames, honey that does not burn.\n\nI could start in June.\n\nYours sincerely,\nWanja Lund\n',
      new Map(),
      { add() {} },
    ),
    letter,
  )
  assert.is(body.filter(block => JSON.stringify(block).includes('swarms')).length, 1)
})

test('who writes and whom to may stand in a line each, the text may begin behind the greeting, and a table in it is text', () => {
  const read = readCopy(
    readDocument(
      '# Post of warden\n\nFrom Ida Birch, 9 Mill Lane, Hay HR3 5AA – 01497 555 012 – ida@birch.example\nTo Mr Mo Ash, Head of Rivers, 4 May 2026\n\nDear Mr Ash, I have walked the river since I was nine, and would like to be paid for it.\n\n| What else | |\n|---|---|\n| I can start | on Monday 1 June 2026 |\n| I own | a boat |\n\nYours sincerely,\nIda Birch\n',
      new Map(),
      { add() {} },
    ),
    letter,
  )
  const { sender, date, salutation } = read.roles
  assert.match(sender?.text ?? '', /^Ida Birch\b/)
  assert.is(date?.text, '4 May 2026')
  assert.is(salutation?.text, 'Dear Mr Ash,')
  assert.not(read.facts.some(({ text }) => /boat/.test(text)))
  assert.is(read.body.filter(({ type }) => type === 'table').length, 1)
})

test('below a name alone stand where its bearer is, whom the letter goes to is the next block', () => {
  const to = 'Hr. Aksel Friis\nVærkfører\nSkibsværftet Nord\nKajen 4, 8000 Aarhus'
  const rest = `**Snedker, ref. 7**\n\nDear Aksel Friis,\n\n${text}\n\nYours sincerely,\n\nWanja Lund\n`
  const reached = read(
    `# Wanja Lund\n\nToldbodgade 3, 5000 Odense\n22 55 50 12 · wanja@lund.example\n\n4. maj 2026\n\n${to}\n\n${rest}`,
  )
  assert.is(reached.roles.recipient, 'Hr. Aksel Friis')
  assert.is(reached.roles.sender, 'Wanja Lund')
  assert.is(reached.roles.email, 'wanja@lund.example')
  assert.is(reached.body, 1)
  const placed = read(`# Wanja Lund\n\nToldbodgade 3\n5000 Odense\n\n${to}\n\n4. maj 2026\n\n${rest}`)
  assert.is(placed.roles.recipient, 'Hr. Aksel Friis')
  assert.is(placed.body, 1)
  const alone = read(`# Wanja Lund\n\n${to}\n\n${rest}`)
  assert.is(alone.roles.recipient, 'Hr. Aksel Friis')
})

test('a line that opens with words for whom it goes to is the recipient, though another word of it greets', () => {
  const { roles } = read(
    `---\nlang: it\n---\nAda Lovati\nVia Po 3\n333 555 0101\n\nTorino, 3 marzo 2026\n\nSpett.le Vivaio Comunale di Oulx alla cortese attenzione di Rita Serra\n\nOggetto: un posto\n\nGentile signora Serra,\n\n${text}\n\nCordiali saluti,\n\nAda Lovati\n`,
  )
  assert.match(roles.recipient ?? '', /^Spett\.le Vivaio/)
  assert.match(roles.salutation ?? '', /^Gentile/)
})

test.run()
