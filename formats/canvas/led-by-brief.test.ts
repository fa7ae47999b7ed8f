import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import type { Theme } from '../../core/theme/theme.ts'
import banner from './banner.ts'
import boardingPass from './boarding-pass.ts'
import businessCard from './business-card.ts'
import coupon from './coupon.ts'
import invitation from './invitation.ts'
import { largest, layOutCanvas } from './lay-out.test.kit.ts'
import poster from './poster.ts'
import socialCard from './social-card.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'
import { inLetters } from './sheets/title.tsx'

const wash = `BUBBLE BROS car wash
2 for 1 full wash + wax
(normal £18)
mon-thurs only
til 30 nov 2025
code SUDS21
`
const card = `Wren Halloran
tree surgeon
07700 900 163
wren@hallorantrees.example
pruning felling hedges
free quotes
`
const theatre = `# The Understudy's Understudy

| | |
|---|---|
| Date | Friday 6 February 2026 |
| Curtain | 19:30 |
| Row | G |
| Seat | 14 |
| Price | £34.00 |
`
const concert = `# The Harbour Singers

Winter Concert

Saturday 13th December 7.30pm

St Brannock's Church, Fore Street, Appleford

£12 / £8 conc / under 16 free
`

const seenFirst = async (format: Format, copy: string, brief: string): Promise<string> =>
  largest(await layOutCanvas(format, copy, { brief }))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')

test('what is to be read from across the street takes the room of a banner before what is read near', async () => {
  const sale = `SELLOUT
Up to 50% off all garden chairs of 2025

Willow & Sons, chairmakers
Mill Lane 12, Leeds

until Saturday 28 February

While stocks last. We take your old chair too, even a broken one.
`
  const brief = 'yellow and black, "SELLOUT" and "50%" readable from across the street'
  const { words } = await layOutCanvas(banner, sale, { brief, size: '3000x1000mm' })
  const near = words.find(({ text }) => text.startsWith('Willow'))?.size ?? 0
  const [lead] = largest({ frames: [], messages: [], words })
  assert.is(lead?.text, 'SELLOUT')
  assert.ok((lead?.size ?? 0) > near * 2.6, `${lead?.size} over ${near}`)
})

test('two short leads share the width of a banner, with what is small around each in its column', async () => {
  const sale =
    'SELLOUT\nUp to 40% off all garden chairs of 2025\n\nWillow & Sons\nMill Lane 12, Leeds\n\nWhile stocks last. We take your old chair too.\n'
  const { words } = await layOutCanvas(banner, sale, {
    brief: 'yellow, "SELLOUT" and "40%" readable from across the street',
    size: '3000x1000mm',
  })
  const [one, other] = ['SELLOUT', '40%'].map(text => words.find(word => word.text === text))
  assert.is(one?.size, other?.size)
  assert.ok((one?.size ?? 0) > 1000, `${one?.size}`)
})

test('a part of the title that the brief wants first is larger than the rest of it', async () => {
  const supper = 'Night of stew and fiddles\nFriday 6 March, 7 pm\nThe Mill, Otley\nFree lesson at 6\n'
  const { words } = await layOutCanvas(socialCard, supper, {
    brief: 'navy and gold, "stew and fiddles" the biggest',
  })
  const wanted = ['stew', 'and', 'fiddles']
  const led = words.filter(({ text }) => wanted.includes(text))
  const sizes = (own: typeof words) => own.map(({ size }) => size)
  assert.equal(
    led.map(({ text }) => text),
    wanted,
  )
  // Each line of it may be as large as it goes.
  assert.ok(Math.min(...sizes(led)) > Math.max(...sizes(words.filter(word => !led.includes(word)))) * 2)
  const bare = `**Night of stew and fiddles**\nFriday 6 March, 7 pm\nThe Mill, Otley\nFree lesson at 6\n£6, with stew`
  assert.not(
    (await seenFirst(socialCard, bare, 'navy and gold, "stew and fiddles" the biggest')).includes('Night'),
  )
  const loaves = '3x2 SU TUTTO IL PANE\n\nForno Belli\nSolo il martedì\nCodice: PANE32\n'
  assert.is(await seenFirst(coupon, loaves, 'Il "3x2" enorme, rosa e giallo'), '3×2')
})

test('what the brief wants first is largest', async () => {
  assert.is(await seenFirst(coupon, wash, 'Loud. Yellow and blue, 2 FOR 1 as big as it goes'), '2 FOR 1')
  assert.is(await seenFirst(businessCard, card, 'dark green, phone number huge'), '07700 900 163')
  assert.equal(
    (await seenFirst(ticket, theatre, 'plum red and ivory. Seat and time the biggest')).split(' ').sort(),
    ['14', '19:30', 'G'],
  )
})

test('a ticket whose brief ranks its values keeps its stub with the seat on it', async () => {
  const { words } = await layOutCanvas(ticket, theatre, { brief: 'Seat and time the biggest' })
  assert.is(words.filter(({ text }) => text === '14').length, 2)
  assert.is(words.filter(({ text }) => text === '19:30').length, 2)
})

test('what it wants readable from afar is next to the title', async () => {
  for (const format of [poster, socialCard]) {
    const { words } = await layOutCanvas(format, concert, {
      brief: 'Midnight blue. Title huge, date and place readable from across the street.',
    })
    const size = (text: string): number =>
      Math.max(...words.filter(word => word.text === text).map(word => word.size))
    assert.ok(size('Singers') > size('13th'), format.slug)
    assert.ok(size('13th') >= size('conc') * 1.45, format.slug)
    assert.ok(size('Appleford') >= size('conc') * 1.45, format.slug)
  }
})

const sale = `CAR BOOT SALE
every 2nd sunday - Hadley Rugby Club
gates 7am, cars £8 vans £12
no dogs no early birds
`
const choir = `Choir needs TENORS
(any age, you don't have to read music, you do have to turn up)
Tuesdays 7.30 St Brannoc's hall
first one 6 January
Marguerite 07700 900 285
`

test('of bare lines those that tell when and where are next to the title, without a word of the brief', async () => {
  for (const [format, copy, told, rest] of [
    [banner, sale, 'Hadley', 'birds'],
    [socialCard, choir, 'Tuesdays', 'music,'],
    [poster, choir, 'Tuesdays', 'music,'],
  ] as const) {
    const { words } = await layOutCanvas(format, copy, { brief: 'readable' })
    const size = (text: string): number =>
      Math.max(...words.filter(word => word.text === text).map(word => word.size))
    assert.ok(size(told) >= size(rest) * 1.3, `${format.slug}: ${size(told)} beside ${size(rest)}`)
  }
})

test('letters have the colour that is named before its ground, and stand on black that is named before them', async () => {
  const inkOf = async (format: Format, copy: string, brief: string): Promise<readonly string[]> => [
    ...new Set(largest(await layOutCanvas(format, copy, { brief })).map(({ color }) => color)),
  ]
  assert.equal(await inkOf(banner, sale, 'red on yellow'), ['#c8102e'])
  assert.equal(await inkOf(businessCard, card, 'Phone number huge. Black and brass.'), ['#b08d3c'])
})

test('nothing of the copy is lost', async () => {
  const { messages } = await layOutCanvas(coupon, wash, { brief: 'yellow, 2 for 1 as big as it goes' })
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
})

test('what leads keeps what is written in one with it, and its second place in the copy stays text', async () => {
  const copy = '# Cough?\n\nIf you cough for three weeks, tell us.\n\nSay “three weeks” to us.\n'
  const { words } = await layOutCanvas(poster, copy, { brief: 'make "three weeks" huge' })
  const weeks = words.filter(({ text }) => text.startsWith('weeks'))
  assert.is(weeks.length, 2)
  assert.ok((weeks[0]?.size ?? 0) > (weeks[1]?.size ?? 0) * 1.5)
  assert.is(weeks[0]?.text, 'weeks,')
  const sale = await layOutCanvas(poster, '# Ici\n\nle grand VIDE-GRENIER des Quatre-Chemins\n', {
    brief: 'VIDE énorme',
  })
  const sizeOf = (word: string) => sale.words.find(({ text }) => text.includes(word))?.size ?? 0
  assert.ok(sizeOf('VIDE') > 40)
  assert.is(sizeOf('GRENIER'), sizeOf('VIDE'))
  assert.not(sale.messages.some(({ rule }) => rule === 'part-absent'))
})

test('a pass keeps its route and its stub where the brief wants the gate first', async () => {
  const flight = `ELM AIR\n\nName: Ida Birch\nFrom: Riga (RIX)\nTo: Oslo (OSL)\nGate: B7\nSeat: 12C\nBoarding: 17:35\n`
  const { words, frames } = await layOutCanvas(boardingPass, flight, { brief: 'gate biggest' })
  const sizes = (text: string) => words.filter(word => word.text === text).map(({ size }) => size)
  assert.is(Math.max(...words.map(({ size }) => size)), Math.max(...sizes('B7')))
  assert.is(sizes('RIX').length, 2)
  const repeated = words.filter(({ text, x }) => text === 'B7' && x > (frames[0]?.width ?? 0) * 0.7)
  assert.is(repeated.length, 1)
})

test('a boarding pass keeps its form where its brief ranks both codes, which stand before the names they have strokes to', async () => {
  const flight = `Airline: Air Nils\nPassenger: BERG / NILS MR\nFrom: LIB – Library, 2nd floor\nTo: SEA – The seaside, hut 9\nFlight: NI 040 (40 years)\nDate: Thursday 4 June 2026\nBoarding: 14:30\nGate: C2\nSeat: 2F\nMeal: Herring, rye bread\n`
  const { words, frames } = await layOutCanvas(boardingPass, flight, {
    brief: 'a proper boarding pass, the two big codes should dominate',
  })
  const most = Math.max(...words.map(({ size }) => size))
  const stub = words.filter(({ x }) => x > (frames[0]?.width ?? 0) * 0.7).map(({ text }) => text)
  assert.equal(
    words.filter(({ size }) => size === most).map(({ text }) => text),
    ['LIB', 'SEA'],
  )
  for (const repeated of ['LIB', 'SEA', 'NILS', '040', 'Thursday', '2F'])
    assert.ok(
      stub.some(text => text.endsWith(repeated)),
      repeated,
    )
})

test('a pass without an hour of boarding has that at which it ends beside pier and seat, on both of its parts', async () => {
  const ferry =
    '# Boarding card\n\nSkerry Lines\n\nPassenger: Ada Quill\nFrom: Hatston (HTN)\nTo: Lerwick (LER)\n\n- Pier: 2\n- Seat: 34C\n- Group: 2\n- Gate closes: 16:55\n'
  const { words, frames } = await layOutCanvas(boardingPass, ferry, {
    brief: 'pier and seat clear from afar',
  })
  const body = words.find(({ text }) => text === 'Quill')?.size ?? 0
  for (const value of ['34C', '16:55']) {
    const found = words.filter(({ text }) => text === value)
    assert.equal(
      found.map(({ x }) => x > (frames[0]?.width ?? 0) * 0.7),
      [false, true],
      value,
    )
    assert.ok((found[0]?.size ?? 0) > body * 2, value)
  }
})

test('what is typed at a till stands out of the conditions beside what a brief wants first', async () => {
  const bikes =
    '**SPOKE & MIRRORS**\nbike repairs, Leeds\n\n£15 OFF\nany full service\n\nCode: WOBBLE15\n\n- Valid 1 Feb – 31 March 2027\n- One per bike, not per person\n- Cargo bikes ring first\n'
  const { words, messages } = await layOutCanvas(coupon, bikes, {
    brief: 'Loud, hot orange and black. £15 OFF massive, expiry not hidden.',
  })
  const [code, near] = ['WOBBLE15', 'ring'].map(one => words.find(({ text }) => text === one))
  assert.ok((code?.size ?? 0) > (near?.size ?? 0) * 1.5)
  assert.is.not(code?.color, near?.color)
  assert.is(messages.filter(({ severity }) => severity === 'error').length, 0)
})

test('names are written by hand on lines as wide as their column, and a number to call keeps together', async () => {
  const ride =
    '# Two hours on the vlei\n\n**Gift voucher for a guided ride**\nRooiels Trails\n\nTo: ________________\nFrom: ________________\n\nValue: R1 450\nValid until: 31 October 2027\n\nBook at least 3 days ahead on WhatsApp 082 555 0163. It cannot be swapped for cash, and we move your date if it storms.\n'
  const { words, frames } = await layOutCanvas(voucher, ride, {
    brief: 'DL size, the expiry date must be big',
  })
  const baselines = ['082', '555', '0163'].map(
    part => words.find(({ text }) => text.replaceAll('\u00a0', ' ').includes(part))?.baseline,
  )
  assert.is(new Set(baselines).size, 1)
  const [to, from] = ['TO', 'FROM'].map(one => words.find(({ text }) => text === one))
  assert.is(to?.x, from?.x)
  assert.ok((from?.baseline ?? 0) - (to?.baseline ?? 0) > (8 / 25.4) * 96, `${frames.length}`)
})

test('row and seat that a brief wants large are the largest of a ticket and of its counterfoil, whatever the block is called', async () => {
  for (const [stub, labels] of [
    ['Stub: 00418 · Fri 12 Mar · Row C · Seat 14', 1],
    ['**Counterfoil**\n00418 – 12 Mar – C 14', 0],
  ] as const) {
    const play = `## Northmoor Players\n\n# The Glass Orchard\n\nDate: Fri 12 March 2027\nTime: 7.30 pm\nVenue: Mill Lane Hall\n\nBlock: Circle\nRow: C\nSeat: 14\nPrice: £22.50\nTicket no: 00418\n\n${stub}\n`
    const { words, frames } = await layOutCanvas(ticket, play, {
      brief: 'row and seat must be very large, deep red',
    })
    const edge = (frames[0]?.width ?? 0) * 0.7
    const most = (own: typeof words) => Math.max(...own.map(({ size }) => size))
    const [main, torn] = [words.filter(({ x }) => x < edge), words.filter(({ x }) => x >= edge)]
    for (const part of [main, torn])
      assert.equal(
        part.filter(({ size }) => size === most(part)).map(({ text }) => text),
        ['C', '14'],
        stub,
      )
    assert.is(torn.filter(({ text }) => text === 'Row').length, labels)
    assert.ok(
      (main.find(({ text }) => text === 'Orchard')?.size ?? 0) >
        (main.find(({ text }) => text === 'Players')?.size ?? 0),
    )
  }
})

test('a plain ticket keeps its stub where the brief wants the hour first, with what the line goes on with below', async () => {
  const walk = `**Owl Walk**\nElm Quay\n\nDate: 4 May 2026\nMeet: 18:45 at the pier\nNo. 0419\n`
  const { words, frames } = await layOutCanvas(ticket, walk, {
    brief: 'Black and white, meeting time is what you see first',
  })
  const hour = words.find(({ text }) => text === '18:45')
  assert.is(hour?.size, Math.max(...words.map(({ size }) => size)))
  assert.ok((words.find(({ text }) => text === 'pier')?.baseline ?? 0) > (hour?.baseline ?? 0))
  assert.ok(words.some(({ text, x }) => text === 'Owl' && x > (frames[0]?.width ?? 0) * 0.7))
})

test('a ticket has the seat that its brief wants large on both parts, its house above the title, who plays below', async () => {
  const gig =
    'Elm Quay Folk Club\n21st Winter Season\n\nEvent: An evening of pipes\nArtist: Oona Marsh-Delaney\nHarp: Tam Reid\nDate: Friday, 6 November 2026\nTime: 8 pm\nVenue: Net Loft, Harbour Street\nRow: F\nSeat: 23\nPrice: £12\nTicket no.: EQ-21-0077\n\nNo talking during the airs. Phones off. The bar opens at 7 and the soup is free. Ticket admits one person.\n'
  const { words, frames } = await layOutCanvas(ticket, gig, {
    brief: 'with a tear-off stub, row and seat must be big on both parts',
  })
  const width = frames[0]?.width ?? 0
  const [on, apart] = [words.filter(({ x }) => x <= width * 0.7), words.filter(({ x }) => x > width * 0.7)]
  const find = (text: string) => on.find(word => word.text === text)
  const text = Math.min(...words.map(({ size }) => size))
  for (const part of [on, apart])
    for (const seat of ['F', '23'])
      assert.ok((part.find(word => word.text === seat)?.size ?? 0) > text * 3, seat)
  const places = ['Season', 'pipes', 'Oona', 'Friday,'].map(word => find(word)?.baseline ?? 0)
  assert.equal(
    places,
    places.toSorted((one, other) => one - other),
  )
  assert.ok(places.every(place => place > 0))
  assert.ok([on, apart].every(part => part.some(({ text }) => text.startsWith('EQ'))))
})

test('a voucher keeps its amount and says beside it whom it is for, what is ranked last at its foot', async () => {
  const gift =
    'GUTSCHEIN\n\nFür: Frau Ilse Brandt\nVon: Jo und Kim\nWert: 85 €\nGutschein-Nr.: WB-0417\nGültig bis: 31. März 2027\nGrußtext: Viel Freude am Webstuhl!\n\nKeine Barauszahlung. Der Gutschein ist übertragbar.\n'
  const { words } = await layOutCanvas(voucher, gift, {
    brief: '85 € im Vordergrund, Grußtext handgeschrieben, Bedingungen klein am Fuß',
  })
  const find = (text: string) => words.find(word => word.text === text)
  const text = find('Jo')?.size ?? 0
  assert.is(find('85')?.size, Math.max(...words.map(({ size }) => size)))
  assert.ok((find('Brandt')?.size ?? 0) > text * 1.5)
  assert.ok((find('Freude')?.size ?? 0) > text)
  assert.is(words.at(-1)?.text, 'übertragbar.')
})

test('a banner whose title is wanted as large as it goes has the day next, and the rest large enough to be read', async () => {
  const market =
    'ELM MARKET\nSaturday 6 June\nTown square, Ashport\nhoney, bread, baskets\nfree parking at the mill\n'
  const { words, frames } = await layOutCanvas(banner, market, { brief: 'ELM MARKET as large as it goes' })
  const sizeOf = (text: string) => words.find(word => word.text === text)?.size ?? 0
  assert.ok(sizeOf('MARKET') >= sizeOf('Saturday') * 1.6)
  assert.ok(sizeOf('Saturday') > sizeOf('honey,') * 1.3)
  assert.ok(sizeOf('honey,') >= (frames[0]?.height ?? 0) * 0.04)
})

test('the few lines left on a strip that is passed by are as strong as its title, and in one row', async () => {
  const strip =
    'ASHPORT TOOL LIBRARY\n\nBorrow it. Fix it. Bring it back.\n\nEvery second Sunday, 11 – 3\nNet Loft, Harbour Street\nFree\n'
  const { words } = await layOutCanvas(banner, strip, {
    brief: 'Railing banner 3 m x 80 cm, read from a car, no thin type',
  })
  const find = (text: string) => words.find(word => word.text === text)
  const [title, said, free] = [find('LIBRARY'), find('Borrow'), find('Free')]
  assert.ok((said?.size ?? 0) > (title?.size ?? 0) * 0.4)
  assert.is(said?.baseline, free?.baseline)
})

test('a card whose brief wants the name largest has the person on its front, and no deep side where colour is to be sparing', async () => {
  const copy =
    '社名：青葉設計室\n肩書：建築士\n氏名：青葉 花\n電話：075-555-0100\nメール：hana@aoba.example\n'
  const { words, frames } = await layOutCanvas(businessCard, copy, {
    brief: '両面の名刺。色は墨と一点だけ朱（#B7282E）。氏名をいちばん大きく',
  })
  const [first] = words
  const most = Math.max(...words.map(({ size }) => size))
  assert.is(first?.page, 0)
  assert.is(first?.size, most)
  assert.ok(first?.text.startsWith('青葉') && !first.text.includes('設計'))
  assert.is(frames.length, 2)
})

test('a coupon leads with the price that the brief wants, strikes the old one and keeps its code apart', async () => {
  const copy =
    'Bagno Olmo\n\n2 SDRAIO + 1 TENDA\nmezza giornata\n13 € invece di 22 €\n\ndal 1/6 al 20/6, dopo le 14\nnon vale di domenica\ncod. OLMO62\n'
  const { words, frames } = await layOutCanvas(coupon, copy, {
    brief: 'Il 13 € enorme; il codice in un riquadro',
  })
  const code = words.find(({ text }) => text === 'OLMO62')
  assert.is(words.find(({ text }) => text.startsWith('13'))?.size, Math.max(...words.map(({ size }) => size)))
  assert.ok((code?.x ?? 0) > (frames[0]?.width ?? 0) * 0.6)
  assert.is(words.filter(({ text }) => text.startsWith('22')).length, 1)
})

test('a coupon says its offer once, its days as they were written, and strikes what it costs without it', async () => {
  const copy =
    'LOUGH CARPETS\nAutumn clean, £15 off\n\nThree rooms £90, with this coupon £75.\nStairs, landings and rugs on request, and we move the sofas.\n\nCode: AUTUMN15\nValid 1 October to 30 November 2027\n\nOne coupon per home. Not valid on wool or with any other offer. Show the coupon or say the code on the phone.\n'
  const { words, frames } = await layOutCanvas(coupon, copy, { brief: 'green, £15 off HUGE' })
  const all = words.map(({ text }) => text)
  assert.is(frames.length, 1)
  assert.is(all.filter(text => text.includes('15') && !text.includes('AUTUMN')).length, 1)
  assert.ok(words.some(({ text, x }) => text.includes('November') && x > (frames[0]?.width ?? 0) * 0.6))
  assert.is(all.filter(text => text.includes('October')).length, 1)
})

test('a note that the brief wants seen stands on the front of a pass whose copy has two sides', async () => {
  const flight = `ELM AIR\n\nPASSENGER  Ida Birch Lindqvist / Ms\nFLIGHT  YR 103\nRIGA (RIX) → OSLO (OSL)\nThu 23 Oct 2025\nboarding from 05:40, gate is the blue door\nSEAT 4A\nbag 10 kg + 5 kg hand\nPNR  K7Q2MD\nseq 011\n\nThe crate of kittens travels on the lap of the passenger, never in the hold.\n\nIf Oslo is closed by fog, this pass is good for the next flight, and no stamp is needed for that.\n`
  const { words, frames } = await layOutCanvas(boardingPass, flight, {
    brief: 'The two airport codes biggest; the crate of kittens note in a frame, it cannot be missed',
  })
  const front = words.slice(0, words.findIndex(({ text }) => text === 'kittens') + 1)
  assert.is(frames.length, 2)
  assert.ok(!front.some(({ text }) => text === 'fog,'))
})

test('a title in capitals is not set in copperplate', () => {
  const theme = { type: { display: 'Great Vibes', text: 'Inter', strongWeight: 600 } } as Theme
  assert.is(inLetters('GIFT VOUCHER', theme).type.display, 'Inter')
  assert.is(inLetters('Gift Voucher', theme).type.display, 'Great Vibes')
  assert.is(inLetters('£60', theme).type.display, 'Great Vibes')
})

test('what is read from afar fills the width of a banner, and two days with their hours are told once', async () => {
  const copy = `GEMEINDE ALTMOOS

KARTOFFELFEST
SA 12. + SO 13. SEPTEMBER      10 – 18 UHR

PUFFER      40 SORTEN      KUTSCHFAHRT 3 €

Parken auf der Wiese
`
  const { words, frames } = await layOutCanvas(banner, copy, {
    brief:
      'Banner 3000 x 1000 mm on a fence, read from a car: KARTOFFELFEST and the dates enormous. Dark green #2f5d34, cream',
  })
  const name = words.find(({ text }) => text === 'KARTOFFELFEST')
  const width = frames[0]?.width ?? 0
  assert.is(words.filter(({ text }) => text.includes('SEPTEMBER')).length, 1)
  assert.ok((name?.right ?? 0) - (name?.x ?? 0) > width * 0.7)
  const days = words.filter(({ text }) => /^SA(?!\p{L})|SEPTEMBER/u.test(text))
  assert.is(new Set(days.map(({ baseline }) => Math.round(baseline))).size, 1)
})

test('a voucher for a present shows what is given and to whom before its worth, unless the brief wants that first', async () => {
  const copy =
    '# Gutschein\n\nEin Tag im Holzofen\nmit Brot und Suppe\n\nFür: Oma Lotte (zum 80., von uns allen)\nVon: den Enkeln\n\nWert: 120 €\nGutschein-Nr.: 44-7\n'
  const laid = await layOutCanvas(voucher, copy)
  const size = (word: string): number =>
    Math.max(0, ...laid.words.filter(({ text }) => text.includes(word)).map(one => one.size))
  assert.ok(size('Holzofen') > size('Oma') && size('Oma') > size('(zum') * 1.8)
  assert.ok(size('Oma') > size('120'))
  assert.match(await seenFirst(voucher, copy, 'der Wert am größten'), '120')
})

test('the name that stands out leads an invitation, next to it the day, and what leads to them is small', async () => {
  const copy =
    'Après 27 ans de craie et de récréations\n\n**Odile Ferrand**\nrange son tableau\n\nVendredi 3 juillet 2026\nà 17 h, sous le préau\n\nUn verre, un discours, une surprise\n'
  const brief = 'Gai, jaune. Le nom et la date sont le plus important.'
  const laid = await layOutCanvas(invitation, copy, { brief })
  const size = (word: string): number =>
    Math.max(0, ...laid.words.filter(({ text }) => text.includes(word)).map(one => one.size))
  assert.ok(size('Odile') > size('juillet') && size('juillet') > size('craie'))
})

test('the time of a flight is when it leaves, whatever stands under a label that begins so', async () => {
  const copy =
    'Passenger: A. LOW\nFlight: SK 90\nFrom: KOI Kirkwall\nTo: ABZ Aberdeen\nDate: 3 May 2026\nBoarding: 08:10\nDeparts: 08:40\nGate: 2\nSeat: 3A (by weight – may change)\nBooking ref: Q7RWLM\n'
  assert.match(await seenFirst(boardingPass, copy, 'Flight time biggest'), '08:40')
})

test('a voucher that says under a label what is given shows that, its worth is one of the facts', async () => {
  const copy =
    '# Buono regalo\n\nMaglificio Tosi\n\nDà diritto a: un pomeriggio al telaio, dalle 14 alle 18, merenda inclusa\nPer: Irene\nDa: le colleghe\nValore: 75 €\nCodice: TLA-19\n'
  const laid = await layOutCanvas(voucher, copy)
  const size = (word: string): number =>
    Math.max(0, ...laid.words.filter(({ text }) => text.includes(word)).map(one => one.size))
  assert.ok(size('telaio') > size('75') * 2 && size('telaio') > size('merenda') * 2)
})

test('a card for a way without gate and seat has its hour large on both halves', async () => {
  const copy =
    'LOCH LINE\n\nName: Innes, Mhairi\nSailing: LL 7\nFrom: Uig\nTo: Tarbert\nDate: 4 June 2026\nDeparts: 14:05\nArrives: 15:45\nVessel: Sgarbh\nRef: 20-TY\n'
  const { words, frames } = await layOutCanvas(boardingPass, copy)
  const hours = words.filter(({ text }) => text === '14:05')
  const usual = words.find(({ text }) => text === 'Sgarbh')?.size ?? 0
  assert.is(hours.length, 2)
  assert.ok(hours.every(({ size }) => size > usual * 1.3))
  assert.ok(hours.some(({ x }) => x > (frames[0]?.width ?? 0) * 0.7))
})

test('a coupon whose brief wants its offer huge keeps its plate for the code, and its sender is larger than the print', async () => {
  const { words } = await layOutCanvas(
    coupon,
    'Okafor Bike Works\n22 Mill Lane, Leith — since 1971\n\n£12 OFF\nany full service\n\nCode: SPOKE12\nGood until 30 June 2027. One per bike. No cash value.\n',
    { brief: 'navy and cream, £12 OFF huge, dashed line to cut' },
  )
  const size = (text: string) => words.find(word => word.text.startsWith(text))?.size ?? 0
  assert.ok(size('£') > size('service') * 2)
  assert.ok(size('SPOKE12') > size('cash') * 1.8)
  assert.ok(size('Okafor') > size('Mill') * 1.5)
})

const fair = `# Thornby Plum Fair & Produce Show

Saturday 12 September
Gates 11 a.m.

Rectory Meadow, Thornby
(park behind the chapel)

£3, children free.

Too wet? Ring Dilys on 01632 960 144.
`

test('a date that is to be read from afar is nearly as large as the title, and a title over a larger date is read from as far', async () => {
  const sizeOf = (words: readonly { readonly text: string; readonly size: number }[], word: string) =>
    Math.max(...words.filter(({ text }) => text.includes(word)).map(({ size }) => size))
  const seen = await layOutCanvas(poster, fair, {
    brief: 'A3, plum and cream. The date has to be readable from a passing car.',
  })
  const [day, name] = ['September', 'Plum'].map(word => sizeOf(seen.words, word))
  assert.ok((day ?? 0) >= (name ?? 0) * 0.7, `${day} behind ${name}`)
  const led = await layOutCanvas(banner, fair, {
    brief: 'Plum and cream. The date must be the biggest thing.',
    size: '3000x1000mm',
  })
  const [date, title, near] = ['September', 'Plum', 'Rectory'].map(word => sizeOf(led.words, word))
  assert.ok((date ?? 0) > (title ?? 0) && (title ?? 0) >= (near ?? 0) * 1.5, `${date}, ${title}, ${near}`)
})

test('what is to stand in a strip at the bottom is a band across the whole sheet, at its very edge', async () => {
  const { frames, words } = await layOutCanvas(poster, fair, {
    brief: 'A3, plum and cream. Keep the "Too wet?" line as a separate strip at the bottom.',
  })
  const [frame] = frames
  const dilys = words.find(({ text }) => text === 'Dilys')
  const bands = frame?.items.flatMap(item => (item.kind === 'rect' && item.fill ? [item] : [])) ?? []
  const band = bands.find(
    ({ y, height }) => y <= (dilys?.baseline ?? 0) && y + height >= (dilys?.baseline ?? 0) && height < 200,
  )
  assert.is(Math.round(band?.width ?? 0), Math.round(frame?.width ?? 1))
  assert.ok(Math.abs((band?.y ?? 0) + (band?.height ?? 0) - (frame?.height ?? 0)) < 2)
})

test('a line that a brief describes as what matters most leads behind the title', async () => {
  const copy = `# Thornby Repair Evening

Bring the kettle and we bring the solder.

Rectory Hall, Thornby
Every second Tuesday
Tea and seed cake
`
  const { words } = await layOutCanvas(poster, copy, {
    brief: 'The most important thing is the line bring the kettle and we bring the solder.',
  })
  const size = (word: string) => words.find(({ text }) => text === word)?.size ?? 0
  assert.ok(size('kettle') > size('seed') * 1.3, `${size('kettle')} over ${size('seed')}`)
})

test.run()
