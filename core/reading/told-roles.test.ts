import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeReading } from './descriptions/describe-reading.ts'
import { readIn } from './read-in.test.kit.ts'
import type { Roles } from './roles.ts'

const coupon: Roles = {
  headline: 'offer',
  needs: ['offer', 'validThrough'],
  takes: ['code', 'validFrom', 'redeemAt', 'issuer', 'address', 'conditions'],
  lists: ['conditions'],
  facts: 'all',
}
const pass: Roles = { needs: ['departureAirport', 'arrivalAirport'], takes: ['flightNumber'], facts: 'all' }
const voucher: Roles = {
  needs: ['value', 'code'],
  takes: ['recipient', 'giver', 'message', 'validThrough', 'redeemAt', 'issuer'],
  facts: 'all',
}
const invitation: Roles = {
  needs: ['title', 'hosts', 'startDate', 'location'],
  takes: ['request', 'time', 'dress', 'rsvp'],
  facts: 'all',
}
const invoice: Roles = {
  needs: ['seller', 'buyer', 'invoiceNumber', 'issueDate', 'lines', 'total'],
  takes: ['paymentDueDate', 'reference', 'paid', 'due', 'notes'],
  lists: ['sums'],
  facts: 'all',
}
const receipt: Roles = {
  needs: ['seller', 'dateTime', 'lines', 'total'],
  takes: ['receiptNumber', 'cashier', 'till', 'payment', 'change', 'thanks'],
  lists: ['sums'],
  facts: 'all',
}
const card: Roles = { needs: ['title'], takes: ['startDate', 'datePublished', 'location'], facts: 'all' }
const circular: Roles = {
  needs: ['title', 'stories', 'unsubscribe'],
  takes: ['issue', 'publisher', 'subject', 'salutation', 'closing', 'signature'],
}

/** Only the roles that are asked for, so that a test says what it is about. */
function told(copy: string, roles: Roles, names: readonly string[]): Readonly<Record<string, string>> {
  const { roles: all } = describeReading(readIn(copy, roles))
  return Object.fromEntries(names.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]])))
}

/** Copy in a language, and what must be told in it; an empty text is a role that must not be told. */
function tells(name: string, roles: Roles, copy: string, expected: Readonly<Record<string, string>>): void {
  test(name, () => {
    const wanted = Object.entries(expected).filter(([, text]) => text !== '')
    assert.equal(told(copy, roles, Object.keys(expected)), Object.fromEntries(wanted))
  })
}

tells(
  'a shop is the first line of its lines, whatever stands above, and the total in capitals is no heading',
  receipt,
  `RICEVUTA

Ferramenta Bellucci dal 1954
via dei Tintori 18, Caltagirone
tel 0933 555 017

12/05/2025 ore 10:42

viti 4x40 - 6,90
silicone x2 - 11,00
sconto cliente - -1,90

TOTALE 16,00
contanti 50,00
resto 34,00
`,
  { seller: 'Ferramenta Bellucci dal 1954', total: '16,00', payment: '50,00', change: '34,00' },
)

tells(
  'an account number in groups of four is whole, and its lines are how to pay',
  { ...invoice, takes: [...(invoice.takes ?? []), 'payment', 'iban', 'telephone'] },
  `INVOICE 12

Harbour Sparks
11 Quay Row, Youghal

To: The Seal Inn

Lamps 8 x 10.00 80.00
Wiring 20.00
Total 100.00

Bank of the Quay
IBAN IE11 BLKW 5550 1234 5678 91
please put the number on it
`,
  {
    seller: 'Harbour Sparks',
    iban: 'IE11 BLKW 5550 1234 5678 91',
    payment: 'Bank of the Quay IBAN IE11 BLKW 5550 1234 5678 91 please put the number on it',
    telephone: '',
  },
)

tells(
  'a voucher in a German note',
  voucher,
  `Hallo Petra,

es ist ein Gutschein über 75 € für die Töpferei, von Oma Gisela für Jonas und Mia. Drauf soll stehen „Alles Gute und immer feuchten Ton“.

Einzulösen bei uns, Töpferei Lehmann, Am Anger 4, 99084 Erfurt. Gültig bis 31. Dezember 2028.`,
  {
    value: '75 €',
    giver: 'Oma Gisela',
    recipient: 'Jonas und Mia',
    message: 'Alles Gute und immer feuchten Ton',
    redeemAt: 'Töpferei Lehmann, Am Anger 4, 99084 Erfurt',
    validThrough: '31. Dezember 2028',
  },
)

tells(
  'what stands in quotation marks under the name of a voucher is given, and who has a name in capitals gives it',
  voucher,
  `Gift voucher for the glass studio

"One long evening of blowing"
for three people

KILN YARD Deptford`,
  { value: 'One long evening of blowing', message: '', recipient: '' },
)

tells(
  'of all who invite the two who marry are named first',
  invitation,
  `Occasion: Wedding
Hosts: Mr & Mrs Idris Falana
Couple: Temi & Jonas
Date: 5 June 2027
Venue: The Boathouse, Marlow`,
  { hosts: 'Temi & Jonas' },
)

tells(
  'one word after a preposition gives nothing to anybody',
  voucher,
  'A voucher over £40 for Christmas, valid from Monday to Friday.',
  { giver: '', recipient: '' },
)

tells(
  'hosts above the words that invite, in French',
  invitation,
  `Colette et Bruno Marchetti

vous invitent à fêter leurs trente ans de mariage

# Trente ans déjà

le samedi 12 juin 2027 à 18 h, au Moulin Neuf, Chemin du Lavoir, Saint-Rémy.`,
  { title: 'Trente ans déjà', startDate: 'samedi 12 juin 2027', time: '18 h' },
)

tells(
  'what to wear, and whom to answer, are sentences that keep their place',
  invitation,
  `Ada and Bo Quill

request the pleasure of your company

# Midsummer

on Saturday 19 June 2027, at 5 pm, at Fernhill House, Mill Lane, Ludlow.

Please wear flat shoes. There are geese. Kindly reply by 1 June to ada@quill.example.`,
  {
    hosts: 'Ada and Bo Quill',
    request: 'request the pleasure of your company',
    time: '5 pm',
    location: 'Fernhill House, Mill Lane, Ludlow',
    dress: 'Please wear flat shoes.',
    rsvp: 'Kindly reply by 1 June to ada@quill.example.',
  },
)

tells(
  'the sums of a French bill that is a letter',
  invoice,
  `Bonjour Madame,

voici ma facture n° F-2027-14 du 4 mars 2027 pour la réparation du clavecin.

démontage et nettoyage, 180,00 €
douze cordes neuves à 9 €, 108,00 €
accord, 95,00 €

Cela fait 383,00 € au total, dont 100 € déjà payés, reste 283,00 € à payer avant le 4 avril.

Cordialement
Atelier Roche SARL, 8 rue du Pont, 63000 Clermont-Ferrand`,
  {
    seller: 'Atelier Roche SARL, 8 rue du Pont, 63000 Clermont-Ferrand',
    invoiceNumber: 'F-2027-14',
    issueDate: '4 mars 2027',
    total: '383,00 €',
    due: '283,00 €',
    paymentDueDate: '4 avril',
  },
)

tells(
  'whom a bill is for, and what to put on the transfer',
  invoice,
  `Invoice number T-19 dated 3 May 2027, for Ms R. Okafor, 5 Weir Street, Otley LS21 4BD. Please put JOB 77 on it.

| Work | Amount |
|---|---:|
| Two sash windows | £640.00 |
| Putty | £12.00 |
| **Total** | **£652.00** |

It was a pleasure to see the old glass again.`,
  {
    buyer: 'Ms R. Okafor, 5 Weir Street, Otley LS21 4BD',
    issueDate: '3 May 2027',
    reference: 'JOB 77',
    notes: 'It was a pleasure to see the old glass again.',
  },
)

tells(
  'a slip from a German till',
  receipt,
  `Bäckerei Sonnenberg
Marktgasse 12, 79098 Freiburg
Tel. 0761 555 0144

Bon-Nr. 4471   14.03.2027  09:12
Kasse 2   Es bediente Sie: Annika

2 x 0,55 Laugenbrezel   1,10
Roggenmischbrot 1 kg   4,80
Nusszopf   5,60

Summe EUR   11,50
Bar   20,00
Rückgeld   8,50

Vielen Dank und einen sonnigen Tag!`,
  {
    seller: 'Bäckerei Sonnenberg',
    address: 'Marktgasse 12, 79098 Freiburg',
    telephone: '0761 555 0144',
    receiptNumber: '4471',
    dateTime: '14.03.2027 09:12',
    till: '2',
    cashier: 'Annika',
    thanks: 'Vielen Dank und einen sonnigen Tag!',
  },
)

tells(
  'the heading that says what one gets, under the name of the shop',
  coupon,
  `# Kavárna U Tří vran

## Druhá káva zdarma

- jen ve všední dny
- jeden kupon na osobu

Kód: VRANA2`,
  { offer: 'Druhá káva zdarma', issuer: 'Kavárna U Tří vran', code: 'VRANA2' },
)

tells(
  'the few lines in capitals that say what one gets, under the name of the shop',
  coupon,
  `BÄCKEREI LERCHE
seit 1931

3 BREZELN KAUFEN
KAFFEE AUFS HAUS!

1. - 30. November 2026 | werktags bis 11 Uhr

Code: LERCHE3`,
  { offer: '3 BREZELN KAUFEN KAFFEE AUFS HAUS!', issuer: 'BÄCKEREI LERCHE', code: 'LERCHE3' },
)

tells(
  'the ends of a way in a table of one row under a heading, the code before the name',
  pass,
  `# Boarding Pass

## Flight

| From | To |
|------|----|
| **ABT** Abbot Point Jetty | **LHI** Little Heron Island |

- **Flight:** CH 214`,
  { departureAirport: 'ABT Abbot Point Jetty', arrivalAirport: 'LHI Little Heron Island' },
)

tells(
  'an offer in one sentence, its code, its days and its house',
  coupon,
  'Bring an umbrella and the cake is yours. At 41 Harbour Road, Whitby, from now until 30 April 2027, or say RAINCAKE7 at the till.',
  {
    offer: 'Bring an umbrella and the cake is yours.',
    code: 'RAINCAKE7',
    address: '41 Harbour Road, Whitby',
    validThrough: '30 April 2027',
    validFrom: '',
  },
)

tells(
  'a span of days is a beginning and an end',
  coupon,
  `# 2 pizze al prezzo di 1

Valido dal 3 maggio al 17 maggio 2027.`,
  { validFrom: '3 maggio', validThrough: '17 maggio 2027' },
)

tells(
  'a line that begins with a word for the author',
  card,
  `# The pier is closing

By Orla Quinn, 3 March 2027, The Harbour Gazette

It has been open since 1894.`,
  {
    author: 'Orla Quinn',
    datePublished: '3 March 2027',
    publisher: 'The Harbour Gazette',
    startDate: '',
    location: '',
    alternativeHeadline: '',
  },
)

tells(
  'a firm in a line of its own owns the paper, one in a sentence does not',
  card,
  `# Wir drehen seit 1923

Gefördert von der Sparkasse Musterland AG und vielen anderen.

Maschinenbau Löffler GmbH, Zwickau`,
  { publisher: 'Maschinenbau Löffler GmbH' },
)

tells(
  'a Czech hour with its small word is a time and no version',
  { needs: ['title', 'startDate'], takes: ['time', 'seatRow'], facts: 'all' },
  'Divadlo\n\nTOSCA\n\nstředa 15. dubna 2026\nzačátek v 19.00\n\nřada 6\n',
  { startDate: 'středa 15. dubna 2026', time: 'v 19.00' },
)

tells(
  'what a document is stands above what it is about',
  { needs: ['title', 'client'], takes: ['author'], lists: ['offers'] },
  '# PROPOSAL\n\nRe-roofing of the chapel and north wing\n\nPrepared for: Sisters of the Visitation\n\n## Price\n\nSlate: $1,500',
  { eyebrow: 'PROPOSAL', title: 'Re-roofing of the chapel and north wing' },
)

tells(
  'the head of a circular is no letterhead',
  circular,
  `# Föreningsbrevet

**Odlarföreningen Solsidan**
Nr 4 / 2027

## Vattnet stängs av

Lördag den 24 oktober stänger vi vattnet för vintern.

## Skördefest

Söndag den 4 oktober pressar vi must på ängen.

Vill du inte ha brevet längre, skriv till nej@solsidan.example.`,
  {
    title: 'Föreningsbrevet',
    publisher: 'Odlarföreningen Solsidan',
    issue: 'Nr 4 / 2027',
    signature: '',
    subject: '',
  },
)

test('the mark of a version is no part of a title', () => {
  const org: Roles = { needs: ['people'], facts: 'all' }
  const copy = 'Orgánigrama Faro 2027-03-01 v4_final\n\n- Directora Inés Luz\n  - Taller Juan Roca\n'
  assert.equal(told(copy, org, ['title']), { title: 'Orgánigrama Faro' })
})

test('sentences are no addresses', () => {
  const copy = '# Notes\n\nTicket no. is AB-12, good for 18 months so that is until 14 June 2028.\n'
  assert.equal(told(copy, voucher, ['address']), {})
})

const sign: Roles = { needs: ['title'], takes: ['startDate', 'location', 'url'], facts: 'all' }

tells(
  'the line in quotation marks of a message is what it shall say, and a name with a place stands under its day',
  sign,
  `the sign for Friday please
"Soup for the whole street"
Fri 5 March 2027, 6 pm
Old Tannery, opposite the mill`,
  { title: 'Soup for the whole street', location: 'Old Tannery, opposite the mill' },
)

tells(
  'what several people said is no title, nor is a band under its day a place',
  sign,
  `"Best soup"
"Too much salt"
Fri 5 March 2027
The Tanners, live at last`,
  { title: '', location: '' },
)

tells(
  'words in capitals behind the name of a number are no number',
  receipt,
  'The RECEIPT FOLLOWS when you ask.',
  { receiptNumber: '' },
)

test('neither words that lead to what follows nor a question in a mail are titles', () => {
  const lines = 'taking out the units, £380.00\nplastering, £420.00\nmaterials, £517.36\n'
  assert.equal(told(`So that was:\n\n${lines}`, invoice, ['title']), {})
  const mail = (subject: string): string =>
    `From: Ada <ada@b.example>\nDate: Mon, 8 Jun 2026, 22:14\nSubject: ${subject}\nTo: Bo <bo@b.example>\n\nHi Bo, ok so to put numbers on it. Eight episodes in all.\n`
  assert.equal(told(mail('podcast?'), card, ['title']), {})
  assert.equal(told(mail('The last tram home'), card, ['title']), { title: 'The last tram home' })
  // An answer names what was written about.
  assert.equal(told(mail('Re: The last tram home'), card, ['title']), {})
})

test('numbers and days behind their names, and addresses under a label, are taken from bare lines', () => {
  const bare = readIn(
    '---\nlang: nl\n---\n# FACTUUR\n\nAan: VvE Zonneplein\nZonneplein 1-24, Mijdrecht\n\nfactuurnr 2025-088\ndatum 3-11-2025\nvervaldatum 17-11-2025\n\nTuin 736,00\nHeg 100,00\n\nTotaal 836,00\n',
    invoice,
  )
  const told = (role: 'buyer' | 'invoiceNumber' | 'issueDate' | 'paymentDueDate') => bare.roles[role]?.text
  assert.is(told('invoiceNumber'), '2025-088')
  assert.is(told('issueDate'), '3-11-2025')
  assert.is(told('paymentDueDate'), '17-11-2025')
  assert.match(told('buyer') ?? '', /^VvE Zonneplein/)
  assert.equal(bare.unplaced, [])
})

test('a firm below bold words for a buyer is the buyer, and a number of taxes is not that of the bill', () => {
  const { roles } = readIn(
    '# Invoice 2025-0147\n\n**Studio Halvorsen**\n12 Rope Walk, Bristol BS1 6ZJ\nVAT no. GB 455 5501 29\n\n**Billed to**\nPeregrine Hotels Ltd\n80 Corn Street, Bath BA1 1QQ\n\nRope: 8.00\nKnife: 42.00\n\nTotal: 50.00\n',
    invoice,
  )
  assert.match(roles.buyer?.text ?? '', /^Peregrine Hotels Ltd/)
  assert.is.not(roles.invoiceNumber?.text, 'GB')
  const bare =
    'Invoice to\nFamily Brandt\n9 Mill Lane\nBath BA1 1QQ\n\nRope: 8.00\nKnife: 42.00\n\nTotal: 50.00\n'
  assert.match(readIn(`# Invoice\n\n${bare}`, invoice).roles.buyer?.text ?? '', /^Family Brandt/)
})

test('among labelled lines a known name needs no sign before its number, and values stand in columns', () => {
  const copy =
    'NIGHT FERRY\n\nPassenger   Ida Birch\nFrom   Elm Quay\nTo   Ash Point\nGate 4\nSeat: 12\nBoarding 17:35\n'
  const wanted: Roles = {
    needs: ['title', 'passengerName', 'departureAirport', 'arrivalAirport', 'gate', 'seat', 'boardingTime'],
    facts: 'all',
  }
  const { roles } = readIn(copy, wanted)
  assert.is(roles.passengerName?.text, 'Ida Birch')
  assert.is(roles.gate?.text, '4')
  assert.is(roles.boardingTime?.text, '17:35')
})

test('a first line in bold over others is the title of a sheet', () => {
  const { roles } = readIn('**Owl Walk**\nElm Quay\n\nDate: 4 May 2026\nBring a torch.\n', {
    needs: ['title', 'startDate'],
    facts: 'all',
  })
  assert.is(roles.title?.text, 'Owl Walk')
})

test('who sells says behind a dash what they do, and a word for who is billed needs no sign above an address', () => {
  const ends = '| What | Sum |\n|---|---|\n| Wax | 8.00 |\n\n**Totale 8,00**'
  const copy = `**Rita Bassi – candele e saponi**\nVia Roma 4, 20132 Milano\n\n## FATTURA 12\n\nSpett.le\nCircolo Luna Storta APS\nvia Adda 9, Segrate\n\n${ends}`
  const { roles } = readIn(`---\nlang: it\n---\n${copy}`, invoice)
  assert.is(roles.seller?.text, 'Rita Bassi – candele e saponi')
  assert.match(roles.buyer?.text ?? '', /^Circolo Luna Storta APS/)
})

test('two short lines by themselves below a name are what is offered', () => {
  const terms = 'show before you order\ngood till 1/31/26\ncode TWO2'
  const offers = [
    ['CROWN BARBERS\n4 Mill Lane, Leeds\n\n3 haircuts\npay for 2!! $30', '3 haircuts pay for 2!! $30'],
    [
      'Salon Kędzior\nul. Mickiewicza 4, Sopot\n\nstrzyżenie\n-30% dla studentów',
      'strzyżenie -30% dla studentów',
    ],
  ] as const
  for (const [copy, offer] of offers) {
    const { roles } = describeReading(readIn(`${copy}\n\n${terms}`, coupon))
    assert.is(roles['offer'], offer)
    assert.is(roles['issuer'], copy.slice(0, copy.indexOf('\n')))
  }
  const named = readIn(`FRESH OUT OF THE OVEN\n\nEastfield Bakery\n3 for 2 on rye\n\n${terms}`, coupon)
  assert.not.match(describeReading(named).roles['offer'] ?? '', /Eastfield/)
})

test.run()
