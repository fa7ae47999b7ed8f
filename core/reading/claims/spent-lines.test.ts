import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const ticket: Roles = {
  needs: ['title', 'startDate'],
  takes: ['startDate', 'time', 'price', 'ticketNumber'],
  facts: 'all',
  once: true,
}

const honour: Roles = {
  needs: ['title', 'recipient', 'credential', 'issuer', 'dateIssued', 'signatures'],
  takes: ['identifier'],
  facts: 'all',
  once: true,
}

test('a line that says nothing but its role is not said again, and its words before the value are the label', () => {
  const { roles, head } = readIn(
    '---\nlang: sv\n---\n# Rave\n\nlör 22 nov 2025\nståplats\n325 kr (+ garderob 30)\nnr 0417',
    ticket,
  )
  assert.equal(head.map(plainText), ['ståplats\n325 kr (+ garderob 30)'])
  assert.equal([roles.ticketNumber?.label.text, roles.ticketNumber?.written], ['nr', true])
  assert.is(roles.startDate?.told, undefined)
  assert.is(roles.price?.told, true)
})

test('a word behind a value that has its name before it belongs to the value', () => {
  const { roles, head } = readIn('# Ball\n\nA dance.\n\n12 June 2026 | doors 3:00 PM sharp', {
    ...ticket,
    takes: ['startDate', 'doorTime'],
  })
  assert.equal([roles.doorTime?.label.text, roles.doorTime?.text], ['doors', '3:00 PM sharp'])
  assert.not(head.map(plainText).join().includes('sharp'))
})

test('a day that goes on in the next line keeps its line, and an announcement keeps all of them', () => {
  const spelled = '# Ball\n\nSaturday 20 June 2026\nat two in the afternoon'
  assert.equal(readIn(spelled, ticket).head.map(plainText), [
    'Saturday 20 June 2026\nat two in the afternoon',
  ])
  const { once: _, ...poster } = ticket
  assert.equal(readIn('# Ball\n\nSaturday 20 June 2026', poster).head.map(plainText), [
    'Saturday 20 June 2026',
  ])
})

test('capitals that a line opens with are its title and stand in it no more', () => {
  const { roles, head } = readIn('SUMMER SALE up to half price\nfri 12 july', {
    needs: ['title'],
    facts: 'all',
  })
  assert.is(roles.title?.text, 'SUMMER SALE')
  assert.equal(head.map(plainText), ['up to half price\nfri 12 july'])
})

test('what a house presents is called so, under the line that presents it', () => {
  for (const copy of [
    '# Das Gripen zeigt\n\nNachtpatrouille\n22.11.2025',
    'THE GRIPEN PRESENTS\nNight Patrol',
  ]) {
    const { roles } = readIn(copy, ticket)
    assert.match(roles.eyebrow?.text ?? '', /gripen/i)
    assert.match(roles.title?.text ?? '', /^N/)
  }
})

test('an honour in lines: the name and what it is for, each with the line that leads to it, and who signs', () => {
  const { roles, lists } = readIn(
    '# Certificate\n\nAwarded with joy\n\nThis is to certify that\n\n**Ada Quill**\n\nhas completed the\n\n**Diploma in Lettering**\n\nGiven at Leeds.\n\n**Tom Whit**\nHead of School\n\n*Mill School of Arts · Certificate no. M-31*',
    honour,
  )
  assert.equal([roles.recipient?.text, roles.recipient?.label.text], ['Ada Quill', 'This is to certify that'])
  assert.equal(
    [roles.credential?.text, roles.credential?.label.text],
    ['Diploma in Lettering', 'has completed the'],
  )
  assert.equal(
    lists.signatures?.map(({ title }) => title.text),
    ['Tom Whit'],
  )
  assert.equal([roles.issuer?.text, roles.issuer?.stays], ['Mill School of Arts', false])
})

test('names behind posts at the end of an honour sign it, and what is labelled otherwise does not', () => {
  const signers = (end: string): readonly (readonly string[])[] | undefined =>
    readIn(
      `# Certificate\n\nawarded to\n\n**Noor Haddad**\n\nfor 200 hours\n\nWhitby, 3 May 2025\n\n${end}`,
      honour,
    ).lists.signatures?.map(({ title, parts }) => [
      title.text,
      ...Object.values(parts).map(({ text }) => text),
    ])
  assert.equal(signers('Coxswain: Bill Storr\nStation Manager: Dr. Ann Lythe'), [
    ['Bill Storr', 'Coxswain'],
    ['Dr. Ann Lythe', 'Station Manager'],
  ])
  assert.is(signers('Coxswain: Bill Storr\nLocation: Boat House'), undefined)
})

test('under headings the house certifies, a name is whom, and the columns of a table are who signs', () => {
  const { roles, lists } = readIn(
    '---\nlang: en\n---\n# Certificate of Apprenticeship\n\n**The Guild of Northern Bookbinders**\n\ncertifies that\n\n## Temperance Adjei-Hill\n\nhas completed an apprenticeship in\n\n**Hand Bookbinding and Paper Conservation**\n\nunder **Alasdair Crombie**, Hexham\n\n| | |\n|---|---|\n| Honor Blackett | Alasdair Crombie |\n| Warden of the Guild | Master |\n\nRegister No. 1182',
    honour,
  )
  assert.is(roles.issuer?.text, 'The Guild of Northern Bookbinders')
  assert.equal(
    [roles.recipient?.text, roles.recipient?.label.text],
    ['Temperance Adjei-Hill', 'certifies that'],
  )
  assert.is(roles.credential?.text, 'Hand Bookbinding and Paper Conservation')
  const signing = lists.signatures?.map(({ title, parts }) => [title.text, parts.jobTitle?.text])
  assert.equal(signing, [
    ['Honor Blackett', 'Warden of the Guild'],
    ['Alasdair Crombie', 'Master'],
  ])
})

test('a line whose name is known as a whole is no byline: who booked is the holder', () => {
  const pass: Roles = { needs: ['title'], takes: ['holder', 'orderNumber'], facts: 'all', once: true }
  const { roles, head } = readIn(
    '---\nlang: en\n---\n# Play\n\nBooked by: Ada Quill\nBooking no. **TR-88**',
    pass,
  )
  assert.equal([roles.holder?.text, roles.orderNumber?.text, roles.author], ['Ada Quill', 'TR-88', undefined])
  assert.equal(head.map(plainText), [])
})

test('in bare lines the line that says what one gets is the offer, under the name above it', () => {
  const coupon: Roles = {
    headline: 'offer',
    needs: ['offer', 'validThrough'],
    takes: ['code', 'issuer'],
    lists: ['conditions'],
    facts: 'all',
    once: true,
  }
  const told = (copy: string) => {
    const { roles } = readIn(copy, coupon)
    return [roles.issuer?.text, roles.offer?.text, roles.validThrough?.text, roles.code?.text]
  }
  assert.equal(
    told('---\nlang: en\n---\nBUBBLE BROS car wash\n2 for 1 full wash\nmon-thurs only\ncode SUDS21'),
    ['BUBBLE BROS car wash', '2 for 1 full wash', undefined, 'SUDS21'],
  )
  assert.equal(
    told(
      '---\nlang: fr\n---\n# PRESSING\n\n-20% sur les manteaux\ndu lundi au jeudi\njusqu’au 15 décembre 2025\nn° FM-22',
    ),
    ['PRESSING', '-20% sur les manteaux', '15 décembre 2025', 'FM-22'],
  )
  assert.equal(
    told('---\nlang: tr\n---\nFırın Ayla\nÇITIR GÜN\n\n5 simit alana 2 simit bizden\n\nKupon kodu: SALI52'),
    ['Fırın Ayla', '5 simit alana 2 simit bizden', undefined, 'SALI52'],
  )
})

test('in bare lines a name below a line that leads to it is whom the sheet honours', () => {
  const { roles, head } = readIn('SEEPFERDCHEN\n\nUrkunde für\nMila Hoffmann\n25 m geschwommen', honour)
  assert.equal([roles.recipient?.text, roles.recipient?.label.text], ['Mila Hoffmann', 'Urkunde für'])
  assert.equal(head.map(plainText).join('|').includes('Mila'), false)
})

test('forms of address that a stroke divides stay with the name behind them', () => {
  for (const name of ['Master / Kum. ANANYA R. NAMBIAR', 'Herr / Frau Ada Quill', 'Mr / Ms Bo Reed']) {
    const { roles } = readIn(
      `# Certificate\n\nThis is to certify that\n${name}\nhas passed the\n**Course**`,
      honour,
    )
    assert.equal([roles.recipient?.text, roles.recipient?.facts.length], [name, 0], name)
  }
})

test('a form of address stands before whom an honour names, and a birth before what it is for', () => {
  for (const [house, name, born, lead, what] of [
    [
      'Die Akademie Bamberg verleiht',
      'Herrn **Emil Quint**',
      'geboren am 3. August 1991',
      'nach Prüfung den Titel',
      'Restaurator im Handwerk',
    ],
    [
      'Die Innung verleiht',
      'Frau **Ada Quill**',
      'geboren am 4. Mai 1990',
      'in Anerkennung ihrer Arbeit den Preis',
      'Goldene Feder',
    ],
  ] as const) {
    const { roles } = readIn(
      `# Honour\n\n${house}\n\n${name}\n${born}\n\n${lead}\n\n**${what}**\n\nGrade: 1.3`,
      honour,
    )
    assert.equal([roles.recipient?.text, roles.credential?.text], [name.replaceAll('*', ''), what])
  }
})

test('a certificate in a script without capitals is for whom a form of address names', () => {
  const turns = [
    [
      'ar',
      'شهادة تقدير\n\nتشهد مدرسة النور – إربد\nبأن\n\nليلى حسن عودة\n\nقد شاركت في الدورة',
      'ليلى حسن عودة',
    ],
    ['ar', 'شهادة تقدير\n\nالسيد خالد بن يوسف الكعبي\n\nلمشاركته في الدورة', 'السيد خالد بن يوسف الكعبي'],
    ['ja', '感謝状\n\n青木 花子 殿\n\nここに感謝の意を表します\n\n株式会社 大和', '青木 花子 殿'],
    [
      'ja',
      '# 修了証\n\n**手打ちそば養成講座　第二十七期**\n\n**高見沢 由紀子 殿**\n\nここに証します',
      '高見沢 由紀子 殿',
    ],
  ] as const
  for (const [lang, copy, name] of turns)
    assert.is(readIn(`---\nlang: ${lang}\n---\n${copy}`, honour).roles.recipient?.text, name)
})

test('words that every certificate has are no heading of it though they stand alone', () => {
  const copy =
    'СЕРТИФИКАТ\n\nНастоящим подтверждается, что\n\nЛебедева Ольга Игоревна\n\nпрошла курс гончаров\n'
  const { roles } = readIn(`---\nlang: ru\n---\n${copy}`, honour)
  assert.equal([roles.title?.text, roles.recipient?.text], ['СЕРТИФИКАТ', 'Лебедева Ольга Игоревна'])
})

test('the label of who holds a ticket stays though it is a word for a headline too', () => {
  const copy = '---\nlang: es\n---\n# Feria\n\nFecha: 3 de mayo de 2026\nTitular: Ana Ruiz\nNúmero: 12'
  const { roles } = readIn(copy, { ...ticket, takes: ['startDate', 'holder', 'ticketNumber'] })
  assert.equal([roles.holder?.label.text, roles.holder?.written], ['Titular', true])
})

test.run()
