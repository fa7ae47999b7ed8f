import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'

const ticket: Roles = {
  needs: ['title', 'startDate', 'location', 'seatNumber'],
  takes: ['time', 'doorTime', 'seatSection', 'seatRow', 'price', 'holder', 'ticketNumber'],
  facts: 'all',
}
const certificate: Roles = {
  needs: ['title', 'recipient', 'credential', 'issuer', 'dateIssued', 'signatures'],
  takes: ['identifier', 'location'],
  facts: 'all',
}

const read = (copy: string, roles: Roles) =>
  readCopy(readDocument(`---\n${copy}\n---\n`, new Map(), { add() {} }), roles)

/** The words of roles, with the label that each has in print. */
function told(copy: string, roles: Roles) {
  return Object.fromEntries(
    Object.entries(read(copy, roles).roles).map(([role, { text, label }]) => [
      role,
      `${label.text}: ${text}`,
    ]),
  )
}

test('keys that are cut short mean what their values are, and print as whole words', () => {
  const roles = told(
    'evt: The Long Ladder\nven: Old Sorting Office\ndt: Sat 17 Oct 2026\ndrs: "19:00"\nst: "19:30"\nsec: Gallery\nrow: C\nst_no: 14\npx: £18.50\nadm: one adult',
    ticket,
  )
  assert.is(roles['time'], 'Start time: 19:30')
  assert.is(roles['seatNumber'], 'Seat: 14')
  assert.is(roles['location'], 'Venue: Old Sorting Office')
  assert.is(roles['doorTime'], 'Doors: 19:00')
  assert.is(roles['holder'], 'Admit: one adult')
  assert.is(roles['ticketNumber'], undefined)
  assert.is(roles['title'], 'Event: The Long Ladder')
})

test('keys of an English program have the words of the language of the copy', () => {
  const roles = told(
    'lang: de\nevt: Der lange Weg\nven: Altes Postamt\ndrs: "19:00"\nst: "19:30"\nreihe: C\nst_no: 14',
    ticket,
  )
  assert.is(roles['doorTime'], 'Einlass: 19:00')
  assert.is(roles['seatNumber'], 'Platz: 14')
})

test('a short key with a value of another kind is left as it is', () => {
  const { roles, facts } = read('title: Route\nst: 14 High Street\nco: Clare\nst_no: 14', ticket)
  assert.is(roles.time, undefined)
  assert.is(roles.seatNumber, undefined)
  assert.ok([...facts, ...Object.values(roles)].some(({ label }) => label.text === 'Co'))
})

test('those who sign are a list where their fields are counted, and none of them is the title', () => {
  for (const [copy, title, first] of [
    [
      'tit: Certificado\nalumna: Itziar Belmonte\ncurso: Carretilla\nfirma1: Fermín Ojeda, director\nfirma2: Nuria Palau, instructora\nlang: es',
      'Certificado',
      'Fermín Ojeda, director',
    ],
    [
      'tit: Zeugnis\nfür: Lina Vogt\nkurs: Schweißen\nunterschrift_1: Jörg Behn, Ausbilder\nunterschrift_2: Petra Lau, Leiterin\nlang: de',
      'Zeugnis',
      'Jörg Behn, Ausbilder',
    ],
    [
      'title: Diploma\nrecipient: Dana Okoro\ncourse: Beekeeping\nsign1: Ruth Elms, tutor\nsign2: Paul Grey, chair',
      'Diploma',
      'Ruth Elms, tutor',
    ],
    [
      'tytuł: Dyplom\ndla: Anna Zięba\nkurs: Barman\npodpis 1: Jan Kos, instruktor\npodpis 2: Ewa Lis, dyrektor\nlang: pl',
      'Dyplom',
      'Jan Kos, instruktor',
    ],
  ] as const) {
    const { roles, lists } = read(copy, certificate)
    assert.is(roles.title?.text, title)
    assert.is(lists.signatures?.length, 2, copy)
    assert.is(lists.signatures?.[0]?.title.text, first)
  }
})

test.run()
