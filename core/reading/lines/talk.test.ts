import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { describeReading, type ReadingReport } from '../descriptions/describe-reading.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'

const poster: Roles = { needs: ['title', 'startDate'], takes: ['location', 'telephone'] }
const letter: Roles = { needs: ['title'], takes: ['salutation', 'closing', 'signature'] }
const agreement: Roles = { needs: ['title'], lists: ['clauses'] }

const copy =
  'LANTERN SWIM\n\nSaturday 7 November 2026, Mirror Pond\n\nBring a towel and a torch, we bring soup for everybody who comes.'

/** What was left out of a copy as talk. */
function talkIn(source: string, roles: Roles = poster): readonly string[] {
  return read(source, roles).omitted.flatMap(({ text, because }) =>
    because.startsWith('said to') ? [text] : [],
  )
}

function read(source: string, roles: Roles): ReadingReport {
  return describeReading(readCopy(readDocument(source, new Map(), { add() {} }), roles))
}

const messages: readonly (readonly [opening: string, leave: string])[] = [
  ['Hi Jo,\n\nneed this by Thursday, same as last year', 'cheers\nAnselm'],
  ['hey! here is the text for the poster', 'thx xx'],
  ['Hallo Jana,\n\nanbei der Text', 'LG\nAnselm'],
  ['Bonjour Léa,\n\nci-joint le texte de l’affiche', 'Merci\nAnselm'],
  ['Hola Eva, te mando el texto', 'Gracias\nAnselmo'],
  ['Ciao Ada, ti mando il testo', 'Grazie\nAnselmo'],
  ['Ahoj Jano,\n\nposílám text', 'díky\nA.'],
]

test('a greeting and a leave are no slides of a deck', () => {
  const deck: Roles = { needs: ['title', 'slides'], takes: ['abstract'] }
  const mail =
    'Hallo allemaal,\n\nDe boot vaart weer vanaf 1 mei, twee keer per dag.\n\nWe hebben 41 leden.\n\nGroetjes,\nBram'
  assert.equal(talkIn(mail, deck), ['Hallo allemaal,', 'Groetjes,', 'Bram'])
  assert.is(readCopy(readDocument(mail, new Map(), { add() {} }), deck).lists.slides?.length, 2)
})

for (const [opening, leave] of messages) {
  test(`talk around a copy is left out: ${leave.replace('\n', ' ')}`, () => {
    const { roles } = read(`${opening}\n\n${copy}\n\n${leave}\n`, poster)
    assert.is(roles.title, 'LANTERN SWIM')
    const lines = `${opening}\n${leave}`.split('\n').filter(Boolean)
    assert.equal(talkIn(`${opening}\n\n${copy}\n\n${leave}\n`), lines)
  })
}

test('what is said below a text, that it was all and what may go, is left out with the strokes around it', () => {
  const { roles, omitted } = read(
    `Hi Jo, text below as promised\n\n---\n\n${copy}\n\n---\n\nThat's everything from me. You can lose the towel line if there's no room.\nAnselm\n`,
    poster,
  )
  assert.is(roles.title, 'LANTERN SWIM')
  assert.equal(
    omitted.map(({ text }) => text),
    [
      'Hi Jo, text below as promised',
      "That's everything from me. You can lose the towel line if there's no room.",
      'Anselm',
    ],
  )
  assert.equal(talkIn(`${copy}\n\nThat's all we have, so come early.`), [])
})

test('a message that a mail program quotes over a copy is left out, what the copy quotes stays', () => {
  const quoted = '> From: Callum\n> To: studio\n> final text attached and pasted'
  assert.is(
    talkIn(`${quoted}\n\n# Lantern swim\n\nBring a towel.`).join(' '),
    'From: Callum To: studio final text attached and pasted',
  )
  assert.equal(talkIn('> The house was fine for two hundred years.\n\n# Warm walls\n\nRepair first.'), [])
})

test('contacts below a leave stay, a name goes', () => {
  const source = `Hi Jo,\n\nhere is the text\n\n${copy}\n\ncheers\nAnselm\n07700 900 273\n`
  assert.equal(talkIn(source), ['Hi Jo,', 'here is the text', 'cheers', 'Anselm'])
  assert.is(read(source, poster).roles.telephone, '07700 900 273')
})

test('a card made of a signature has no leave over it', () => {
  const card: Roles = { needs: ['name'], takes: ['telephone'] }
  assert.equal(talkIn('Kind regards,\n\nAda Lark\n\nTailor\n\n07700 900 273\n', card), ['Kind regards,'])
})

const kept: Readonly<Record<string, string>> = {
  'a greeting to whom the copy is for': `Hi Mrs Lark, as promised here's what we talked about\n\nFor: Mrs Ada Lark\n\n${copy}\n\ncheers\n`,
  'a greeting that is the title': `# Hello Harbour\n\n${copy}\n`,
  'a greeting alone': `Hello Harbour!\n\n${copy}\n`,
  'thanks alone': `${copy}\n\nThank you\nAll helpers\n`,
  'a greeting with a date': `Hi all, here is the text: we swim on 7 November 2026.\n\n${copy}\n`,
  'copy that asks': `${copy}\n\nCan you bring a lamp?\n`,
  'copy of nothing else': 'Hi Jo,\n\nneed this by Thursday\n',
  'what its author keeps': `---\nkeep: all\n---\n\nHi Jo,\n\nneed this by Thursday\n\n${copy}\n`,
}

for (const [name, source] of Object.entries(kept)) {
  test(`what may be copy stays: ${name}`, () => {
    assert.equal(talkIn(source), [])
  })
}

test('a line that hands over what a sheet is to bear is no word of it, in whichever language', () => {
  for (const line of [
    'dit moet erop:',
    'kuponda bunlar yazsın abi 👇',
    'this needs to go on it please:',
    'Das soll aufs Plakat:',
    "Here's the text for the poster:",
    'Voici le texte :',
    'esto tiene que poner:',
    'Deve esserci scritto:',
    'na plakacie ma być:',
    'надо написать:',
    'पोस्टर पर यह लिखना है:',
  ])
    assert.equal(talkIn(`${line}\n\n${copy}`), [line])
})

test('a first line that points to a list, a programme or a price is copy', () => {
  for (const line of [
    'This is on at the mill:',
    'Bring these:',
    'This must be said about Saturday 7 November:',
    'Heute gibt es:',
  ])
    assert.equal(talkIn(`${line}\n\n${copy}`), [])
})

test('letters and agreements are said to somebody', () => {
  const source = `Hi Jo,\n\nhere is the text\n\n${copy}\n\ncheers\nAnselm\n`
  assert.equal(talkIn(source, letter), [])
  assert.equal(talkIn(source, agreement), [])
})

const sent = (opening: string, ending: string): string =>
  `From: Odile Marchand <odile@laverie.example>\nTo: studio\nSubject: Re: panneau\n\n${opening}\n\n# The laundry on Quay Street\n\n${copy}\n\n${ending}\n`

const mailed: readonly (readonly [opening: string, ending: string])[] = [
  [
    'As promised, the whole story in short. I have checked the years.',
    'That is nine. If it needs to be shorter, drop 1931.\n\nO.',
  ],
  [
    'Wie besprochen hier der Text, ich hab ihn etwas gekürzt.',
    'Falls es zu lang wird, streich ruhig 1931.\n\nO.',
  ],
  ['Comme convenu, l’histoire en bref, je l’ai relue deux fois.', "S'il faut plus court, enlève 1931.\n\nO."],
  ['Como quedamos, la historia resumida.', 'Si queda demasiado largo, quita 1931.\n\nO.'],
  ['Zoals beloofd, de geschiedenis in het kort.', 'Als het te lang is, laat 1931 maar weg.\n\nO.'],
  ['Zgodnie z obietnicą, cała historia w skrócie.', 'Jeśli ma być krócej, usuń 1931.\n\nO.'],
]

for (const [opening, ending] of mailed)
  test(`what a mail says above the title and below the text is left out: ${ending.slice(0, 20)}`, () => {
    assert.equal(talkIn(sent(opening, ending)), [opening, ...ending.split('\n\n')])
  })

test('a text over the title of a mail that speaks of nothing but its own is printed', () => {
  assert.equal(
    talkIn(sent('The river has risen twice since the house was built.', 'The door is always open.')),
    [],
  )
})

test.run()
