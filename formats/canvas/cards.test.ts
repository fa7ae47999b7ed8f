import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm, pt } from '../../core/theme/page.ts'
import boardingPass from './boarding-pass.ts'
import businessCard from './business-card.ts'
import coupon from './coupon.ts'
import invitation from './invitation.ts'
import { type LaidOutCanvas, largest, layOutCanvas, picture, titleIn } from './lay-out.test.kit.ts'
import poster from './poster.ts'
import socialCard from './social-card.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'

const sizeOf = (laid: LaidOutCanvas, text: string): number | undefined =>
  laid.words.find(word => word.text === text)?.size
/** Of the first that begins so: small words may be bound to it. */
const sizeOfWord = (laid: LaidOutCanvas, start: string): number | undefined =>
  laid.words.find(({ text }) => text.split('\u00a0').includes(start))?.size
const textOf = (words: LaidOutCanvas['words']): string =>
  words.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ')

test('a business card has a front and a back with bleed; its contacts share one edge and even leading', async () => {
  const laid = await layOutCanvas(
    businessCard,
    '---\nbrand: Otter Works\nname: Ama Boateng\nrole: Joiner\nphone: "+44 20 7946 0011"\nemail: ama@otter.example\naddress: 4 Quay Street, Bristol\n---\n\n# Otter Works',
  )
  assert.equal(
    laid.frames.map(({ bleed }) => bleed),
    [mm(3), mm(3)],
  )
  assert.ok(laid.words.every(({ size }) => size >= pt(6.5) - 0.1))
  const lines = ['+44\u00a020\u00a07946\u00a00011', 'ama@otter.example', '4\u00a0Quay'].map(text =>
    laid.words.find(word => word.text.startsWith(text)),
  )
  assert.is(new Set(lines.map(word => Math.round(word?.x ?? 0))).size, 1)
  const [one = 0, two = 0, three = 0] = lines.map(word => word?.baseline ?? 0)
  assert.ok(Math.abs(three - two - (two - one)) < 1)
})

test('a ticket is printed on the deep one of two colours that its brief names', async () => {
  const copy = '---\nevent: Tide Songs\ndate: 3 May 2027\ntime: "20:00"\nseat: B 12\n---\n'
  const { frames } = await layOutCanvas(ticket, copy, { brief: 'midnight blue and brass' })
  assert.is(frames[0]?.background, '#0b1437')
})

test('a card that is to be of its paper alone has that on both of its sides', async () => {
  const copy = '---\nbrand: Otter Works\nname: Ama Boateng\nphone: "+44 20 7946 0011"\n---\n'
  const { frames } = await layOutCanvas(businessCard, copy, {
    brief: 'almost all white, one single sky blue',
  })
  assert.equal(
    frames.map(({ background }) => background),
    ['#ffffff', '#ffffff'],
  )
})

test('a card without a mark is a field with its house across it; its back has a panel of the accent, a plain card neither', async () => {
  const copy =
    '---\nbrand: Otter Works\nname: Ama Boateng\nrole: Joiner\nphone: "+44 20 7946 0011"\nemail: ama@otter.example\n---\n'
  const fieldsIn = ({ frames }: LaidOutCanvas, hex: string): number =>
    frames.filter(
      ({ background, items }) =>
        background === hex ||
        items.some(item => item.kind === 'rect' && item.fill === hex && item.height > 60),
    ).length
  const laid = await layOutCanvas(businessCard, copy, { brief: 'accent #0b6e4f' })
  assert.is(fieldsIn(laid, '#0b6e4f'), 2)
  assert.equal(textOf(largest(laid)), 'Otter Works')
  assert.ok((largest(laid)[0]?.size ?? 0) >= 4 * Math.min(...laid.words.map(({ size }) => size)))
  const plain = await layOutCanvas(businessCard, copy, { brief: 'minimal, accent #0b6e4f' })
  assert.is(fieldsIn(plain, '#0b6e4f'), 0)
})

test('the ends of a journey are their codes with the places in brackets below, and no bracket is cut', async () => {
  const copy = (from: string, to: string): string =>
    `Passenger: IDA BIRCH\nCarrier: Kiln Air\nFlight: KA 12\nFrom: ${from}\nTo: ${to}\nDate: 4 May 2027\nBoarding: 09:10\nGate: B2\nSeat: 4C\n`
  const coded = await layOutCanvas(boardingPass, copy('OFC (Kiln 3, back yard)', 'HOM (Lerwick, at last)'))
  assert.match(textOf(titleIn(coded)), /^OFC HOM/)
  assert.match(textOf(coded.words), /Kiln 3, back yard.*Lerwick, at last/)
  const named = await layOutCanvas(
    boardingPass,
    copy('The kiln (Shed 3, back yard)', 'Lerwick (Hay’s Dock), Shetland'),
  )
  assert.match(textOf(named.words), /Shed 3, back yard.*Shetland/)
  assert.is(/[()]/.test(textOf(coded.words)), false)
  assert.equal(
    textOf(named.words)
      .match(/\([^)]*\)?/g)
      ?.filter(text => text !== '(Hay’s Dock)'),
    [],
  )
})

test('a business card of a name alone is one side', async () => {
  assert.is((await layOutCanvas(businessCard, '# Ama Boateng')).frames.length, 1)
})

test('a poster keeps date and place legible at 2 m, nothing under 14 pt, and one dominant line', async () => {
  const laid = await layOutCanvas(
    poster,
    '# Night Swim\n\nTwelve lanes, no clocks\n\n**Friday 3 July 2026, 21:00**\n\n**Lido, Park Road**\n\nTowels are lent at the door. Children under ten come with an adult.\n\nSupported by the borough',
  )
  const head = Math.min(...titleIn(laid).map(({ size }) => size))
  assert.equal(textOf(titleIn(laid)).toLowerCase(), 'night swim')
  for (const text of ['Friday', 'Lido,']) {
    const size = laid.words.find(word => word.text.toLowerCase() === text.toLowerCase())?.size ?? 0
    assert.ok(size >= pt(30) && size * 2.5 <= head, `${text} at ${size} under ${head}`)
  }
  assert.ok(laid.words.every(({ size }) => size >= pt(14)))
  assert.equal(
    laid.messages.filter(({ rule }) => rule !== 'role-missing'),
    [],
  )
})

test('a ticket has its seat large in its field, and repeats it on the stub with the hour', async () => {
  const laid = await layOutCanvas(
    ticket,
    '---\nevent: Low Tide\ndate: 2026-06-03\ntime: "20:15"\nvenue: The Shed\nseat: 9C\nprice: €22\n---\n\n# Low Tide',
  )
  const sizesOf = (text: string) => laid.words.filter(word => word.text === text).map(({ size }) => size)
  assert.is(sizesOf('20:15').length, 2)
  const [large = 0, small = 0] = sizesOf('9C').sort((one, other) => other - one)
  assert.ok(large >= (sizeOf(laid, 'Shed') ?? 0) * 3)
  assert.ok(small > 0)
})

test('a boarding pass shows its route largest, tells what is missing and makes nothing up', async () => {
  const laid = await layOutCanvas(
    boardingPass,
    '---\ncarrier: Skua Air\npassenger: Li/Wen\nflight: SK 12\nfrom:\n  code: BGO\n  city: Bergen\nto:\n  code: LIS\n  city: Lisboa\n---\n',
  )
  assert.equal(textOf(largest(laid)), 'BGO LIS')
  const missing = laid.messages.filter(({ rule }) => rule === 'role-missing').map(({ text }) => text)
  assert.is(missing.length, 4)
  assert.match(missing.join(), 'boarding')
  assert.not.match(textOf(laid.words), /seat|gate|specimen/i)
})

test('a coupon says its offer largest and its code once, a voucher its amount', async () => {
  const offer = await layOutCanvas(
    coupon,
    '---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n\nOne use per person.',
  )
  assert.equal(textOf(largest(offer)), '3 for 2')
  assert.is(offer.words.filter(({ text }) => text === 'BERRY32').length, 1)
  const gift = await layOutCanvas(
    voucher,
    '---\namount: €80\nto: Mina\ncode: AB-12-CD\nvalid_until: 2027-01-31\n---\n\n# Gift voucher',
  )
  assert.equal(textOf(largest(gift)), '80')
})

test('a picture beside a coupon’s words costs them no size', async () => {
  const copy = (shown: string): string =>
    `---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n${shown}\nOne use per person.`
  const brief = 'no fills'
  const plain = await layOutCanvas(coupon, copy(''), { brief })
  const assets = picture('jam.png', 1200, 800)
  const pictured = await layOutCanvas(coupon, copy('\n![Jam](jam.png)\n'), { assets, brief })
  for (const text of ['use', 'jams', 'BERRY32']) assert.is(sizeOf(pictured, text), sizeOf(plain, text), text)
})

test('small print of many short lines stands in two columns, at the size of a single line', async () => {
  const terms = ['No re-entry', 'No bags', 'No flash', 'No dogs', 'No glass', 'No chairs'].join('\n- ')
  const fields =
    '---\nevent: Low Tide\ndate: 2026-06-03\ntime: "20:15"\nvenue: The Shed\nseat: 9C\n---\n\n# Low Tide\n\n'
  const brief = 'no fills'
  const one = await layOutCanvas(ticket, `${fields}- No re-entry`, { brief })
  const many = await layOutCanvas(ticket, `${fields}- ${terms}`, { brief })
  assert.is(many.frames.length, 1)
  assert.is(sizeOf(many, 'glass'), sizeOf(one, 're-entry'))
  const found = (text: string) => many.words.find(word => word.text === text)
  assert.ok((found('dogs')?.x ?? 0) > (found('flash')?.x ?? 0) + 100)
})

test('two names stand on lines of their own, largest by far; the answer stands on the foot, on a field unless the card is plain', async () => {
  const copy =
    '---\nhosts: Their families\ndate: 2026-06-03\nvenue: The Orchard\nrsvp: by May to ines@orchard.example\n---\n\n# Ines & Tomas\n\ninvite you to lunch under the trees, and to whatever the evening will bring\n'
  for (const [brief, leaves, fields] of [
    ['romantic, ornamental, accent #9caf88', true, 1],
    ['accent #9caf88', false, 1],
    ['minimal, accent #9caf88', false, 0],
  ] as const) {
    const { words, frames } = await layOutCanvas(invitation, copy, { brief })
    const [one, joint, other] = ['Ines', '&', 'Tomas'].map(text => words.find(word => word.text === text))
    assert.ok(
      one && joint && other && one.baseline < joint.baseline && joint.baseline < other.baseline,
      brief,
    )
    const rest = words.filter(word => word !== one && word !== joint && word !== other)
    assert.ok(one.size >= 3 * Math.max(...rest.map(({ size }) => size)), brief)
    const lowest = words.reduce((low, word) => (word.baseline >= low.baseline ? word : low))
    assert.is(lowest.text, 'ines@orchard.example', brief)
    const items = frames.flatMap(frame => frame.items)
    assert.is(items.filter(({ kind }) => kind === 'path').length > 100, leaves, brief)
    // The edge that shows an accent on a plain card is a line and no field.
    const filled = items.filter(
      item => (item.kind === 'path' || (item.kind === 'rect' && item.height > 24)) && item.fill === '#9caf88',
    )
    assert.is(filled.length, fields, brief)
  }
})

test('an invitation stands on one axis, with facts of the front matter', async () => {
  const laid = await layOutCanvas(
    invitation,
    '---\ndate: 2026-06-03\nvenue: The Orchard\n---\n\nPlease join\n\n# Ines & Tomas\n\nfor lunch under the trees\n\nAnswer by May',
  )
  const [frame] = laid.frames
  for (const { left, right } of linesOf(laid))
    assert.ok(Math.abs((left + right) / 2 - (frame?.width ?? 0) / 2) < 2, `${left}–${right}`)
  assert.match(textOf(laid.words), 'Orchard')
  assert.equal(textOf(largest(laid)), 'Ines & Tomas')
})

function linesOf({ words }: LaidOutCanvas): readonly { left: number; right: number }[] {
  const lines = new Map<number, { left: number; right: number }>()
  for (const { baseline, x, right } of words) {
    const key = Math.round(baseline)
    const line = lines.get(key) ?? { left: x, right }
    lines.set(key, { left: Math.min(line.left, x), right: Math.max(line.right, right) })
  }
  return [...lines.values()]
}

const flown =
  'Flight: FJ 118\nFrom: Tromsø (TOS)\nTo: Bodø (BOO)\nDate: 4 January 2027\nBoarding: 06:25\nGate: 2\nSeat: 7A (window)\nPassenger: Solveig Haugen'

test('a seat leads, and the remark in brackets after it stands small', async () => {
  const laid = await layOutCanvas(boardingPass, flown, { brief: 'petrol and ice blue' })
  assert.is(laid.messages.filter(({ rule }) => rule === 'type-shrunk').length, 0)
  assert.ok((sizeOf(laid, '7A') ?? 0) >= (sizeOf(laid, '(window)') ?? 99) * 1.5)
})

test('a route that is read from the right stands so on the stub too', async () => {
  const laid = await layOutCanvas(boardingPass, `---\nlang: ar\n---\n\n${flown}`)
  const places = (text: string) => laid.words.filter(word => word.text === text).map(({ x }) => x)
  for (const [at, from] of places('TOS').entries()) assert.ok(from > (places('BOO')[at] ?? 0))
})

test('a sentence that runs on over the names of an invitation keeps its order', async () => {
  const copy =
    'Sarojini and Vasant Kulkarni\n\nrequest the pleasure of your company at the wedding of their daughter\n\n# Ira & Jonathan\n\nson of Ruth and Elias Cole\n\non Sunday 24 January 2027 at Banyan Court, Pune.'
  const { words } = await layOutCanvas(invitation, copy)
  const at = (text: string): number => words.find(word => word.text === text)?.baseline ?? 0
  assert.ok(at('request') < at('Ira') && at('Ira') < at('son'))
})

test('a card that lies has its title on a field at its start', async () => {
  const copy =
    '# Slow Weather\n\nDate: Thursday 5 November\n\nTime: 6 pm\n\nPlace: Pell Gallery, 212 Ropewalk Street\n\nDress: as you are\n\nRSVP: door@pell.example'
  const { frames, words } = await layOutCanvas(invitation, copy, { size: 'A6', brief: 'landscape, rust' })
  const field = frames[0]?.items.find(item => item.kind === 'rect' && item.fill !== '#ffffff')
  const edge = field?.kind === 'rect' ? field.x + field.width : 0
  assert.ok(
    words.filter(({ text }) => text === 'Slow' || text === 'Weather').every(({ right }) => right <= edge),
  )
  assert.ok(words.filter(({ text }) => text === 'November').every(({ x }) => x >= edge))
})

test('a back is of the second colour of the brief, and what stands alone on it is set large', async () => {
  const copy =
    'Nadia Osei\nStructural engineer\n+44 7700 900412\nnadia@osei.example\nosei-structures.example\nUnit 4, The Foundry, Leeds LS10 1JQ\n'
  const laid = await layOutCanvas(businessCard, copy, { brief: 'accent #d3202a, secondary #92918c' })
  const [, back] = laid.frames
  assert.is(back?.background, '#92918c')
  const contact = laid.words.find(({ text }) => text.startsWith('nadia@'))
  assert.ok((contact?.size ?? 0) >= pt(11), `${contact?.size}`)
})

test('the title of a pass that no house issues stands on its band', async () => {
  const laid = await layOutCanvas(boardingPass, '# Boarding card\n\nDate: 3 April 2027\n\nSeat: 7C\n', {
    brief: 'navy #16283a',
  })
  const title = largest(laid)[0]
  const bands = laid.frames[0]?.items.flatMap(item =>
    item.kind === 'rect' && item.y <= 0 && item.width > 600 ? [item.y + item.height] : [],
  )
  assert.is(title?.text, 'Boarding')
  assert.ok(title && bands?.some(foot => foot > title.baseline), `${bands} and ${title?.baseline}`)
})

test('the plate of a coupon takes what its stub leaves free', async () => {
  const copy = '---\noffer: 20 % off\ncode: FERN241\nvalid until: 31 January 2027\n---\n'
  const { frames } = await layOutCanvas(coupon, copy)
  const [frame] = frames
  const plates = frame?.items.flatMap(item =>
    item.kind === 'rect' && item.x > frame.width * 0.68 && item.width < frame.width * 0.3 && item.height > 40
      ? [item.height]
      : [],
  )
  assert.ok(frame && Math.max(...(plates ?? [0])) > frame.height * 0.45, `${plates}`)
})

test('ways to reach somebody in a list are lines of a card, under the house that stands over them', async () => {
  const { words } = await layOutCanvas(
    businessCard,
    '# Ama Boateng\n\nJoiner & Turner\n\n**Otter Works LLP**\n\n- +44 20 7946 0011\n- ama-boateng@otter.example\n- otter.example',
  )
  const said = textOf(words)
  assert.not.match(said, /•/u)
  assert.ok(
    ['Joiner', 'Otter', 'ama-boateng@otter.example', 'otter.example'].every(word => said.includes(word)),
  )
})

test('an invitation is read from top to bottom as it was written, labelled details last and each once', async () => {
  const said = textOf(
    (
      await layOutCanvas(
        invitation,
        '# Ada & Ben\n\nTogether with their families\n\n**Ada Quill** and **Ben Frost**\n\nrequest the pleasure of your company\n\n**Saturday 20 June 2026**\n\n---\n\n## Details\n\n**Getting there** A coach leaves the church at three and returns at midnight.\n\n**Dress** Smart, for grass.',
      )
    ).words,
  )
  const places = ['Together', 'Quill', 'request', 'Saturday', 'Details', 'coach', 'Dress'].map(word =>
    said.indexOf(word),
  )
  assert.equal(
    places,
    places.toSorted((one, other) => one - other),
  )
  assert.is(said.split('Smart').length, 2)
})

test('hosts of the front matter stand above, and where they are is said although it has their name', async () => {
  const { words } = await layOutCanvas(
    invitation,
    '---\nname: Slow Weather\norganizer: Pell & Ostrander\nlocation:\n  name: Pell & Ostrander\n  address: 212 Ropewalk Street, New Bedford\n---\n\nPlease join us.',
  )
  assert.match(textOf(words), /Ropewalk/)
})

test('what is left to be filled in on a voucher is a ruled line, and its sum no heading', async () => {
  const said = textOf(
    (
      await layOutCanvas(
        voucher,
        '# Gift voucher\n\n**Value £85**\n\nFor: ______________\n\nFrom: ______________\n\nVoucher no. **SB-20931**\nValid until 31 December 2026',
      )
    ).words,
  )
  assert.not.match(said, /_/u)
  assert.is(said.split('SB-20931').length, 2)
  assert.match(said, /For/)
})

const wedding = `Helena & Viktor
say yes
11 September 2027 at 3 in the afternoon
Schloss Aigen, Salzburg
dinner, dancing, a very long night
please answer by 1 July: helenaundviktor@mail.example
`

test('in the bare lines of an invitation day and place stand out, and how to answer is on its foot', async () => {
  const laid = await layOutCanvas(invitation, wedding)
  const [day = 0, place = 0, rest = 0] = ['11', 'Schloss', 'dinner,'].map(text => sizeOfWord(laid, text))
  assert.ok(day >= rest * 1.15 && place >= rest * 1.15, `${day} and ${place} beside ${rest}`)
  const foot = laid.words.find(({ text }) => text === 'helenaundviktor@mail.example')
  assert.ok((foot?.baseline ?? 0) > (laid.frames[0]?.height ?? 0) * 0.85)
})

test('the lines of a list under a heading that is a label stay lines', async () => {
  const { words } = await layOutCanvas(
    invitation,
    '# 窯開き\n\n## 日時\n\n- **日付**　令和七年五月十八日（日）\n- **窯出し**　午前十時\n- **閉会**　午後四時\n',
  )
  const baselines = ['日付', '窯出し', '閉会'].map(
    label => words.find(({ text }) => text.startsWith(label.slice(0, 1)) && text !== '窯開き')?.baseline,
  )
  assert.is(new Set(baselines).size, 3)
})

test('an address in pieces stays in its lines', async () => {
  const { words } = await layOutCanvas(
    businessCard,
    '---\nname: Ama Boateng\nphone: "+44 20 7946 0011"\naddress: [4 Quay Street, Bristol, BS1 4DB]\n---\n\n# Otter Works\n',
  )
  const [street, town] = ['4', 'Bristol,'].map(start =>
    words.find(({ text }) => text.split('\u00a0').includes(start)),
  )
  assert.is(street?.baseline, town?.baseline)
})

const tires = `Nguyen Bros Tire & Alignment
$25 OFF
4 wheel alignment
with any 2 new tires
code ALIGN25
exp 12/31/2025
one per car, not good w/ other offers
4410 Pulaski Hwy next to the donut place
`

test('what an offer is for is larger than its conditions', async () => {
  const laid = await layOutCanvas(coupon, tires)
  const offer = largest(laid)[0]?.size ?? 0
  const [deal = 0, print = 99] = ['wheel', 'Pulaski'].map(text => sizeOfWord(laid, text))
  assert.ok(offer > deal * 2 && deal >= print * 1.6, `${offer}, ${deal}, ${print}`)
})

test('names of a couple lead an invitation whatever stands over them; what they ask opens it', async () => {
  for (const names of ['## Ida Holm & Per Lund', '**Ida Holm & Per Lund**']) {
    const laid = await layOutCanvas(
      invitation,
      `# We are getting married\n\n${names}\n\nCome and dance with us\n\n**Saturday 20 June 2026**`,
    )
    assert.equal(textOf(titleIn(laid)), 'Ida Holm & Per Lund')
    assert.ok((sizeOfWord(laid, 'Ida') ?? 0) > (sizeOfWord(laid, 'married') ?? 0) * 2)
    const [first] = laid.words
    assert.is(first?.text.startsWith('We'), true)
  }
  const party = await layOutCanvas(invitation, '# Garden party\n\n## Food and drink\n\nBring what you like.')
  assert.equal(textOf(titleIn(party)), 'Garden party')
})

test('a ticket has no margins as wide as those of a book', async () => {
  const laid = await layOutCanvas(
    ticket,
    '# Glen Steam Railway\n\n## Evening Dining Train\n\n- **Date:** Saturday 30 August 2025\n- **Departs:** Portglen, 18:40\n- **Returns:** 21:55\n- **Coach:** C\n- **Seats:** 11 & 12\n- **Class:** First\n\nThree courses\n\n**£79.00 per seat · Paid**\n\nNo. 004618\n\n---\n\n*Stub* — 30 Aug 2025 · Coach C · Seats 11 & 12 · No. 004618\n\nPlease board fifteen minutes before departure. Not transferable.',
    {
      brief:
        'Like a Victorian railway ticket: maroon and cream, guilloche or fine lines, stub on the left with perforation. Coach and seats largest.',
    },
  )
  const start = Math.min(...laid.words.map(({ x }) => x))
  const height = laid.frames[0]?.height ?? 0
  assert.ok(start < height * 0.3, `${start} of ${height}`)
})

const sailing = `Passenger: MR INNES TULLOCH
From: Aberdeen (ABZ)
To: Lerwick, Shetland (LWK)
Sailing: MV Hrossey
Date: Friday 3 July 2026
Departs: 19:00
Arrives: 07:30
Deck: Sun lounge
Ref: INNES60
`

test('a pass on a sheet of paper keeps its shape and its stub, inside of a line to cut along', async () => {
  const laid = await layOutCanvas(boardingPass, sailing, { brief: 'navy and white, A4, I will cut it out' })
  const [frame] = laid.frames
  assert.is(laid.frames.length, 1)
  assert.ok(frame && frame.width > frame.height && Math.abs(frame.width - mm(297)) < 2)
  const dashed = frame?.items.some(item => item.kind === 'path' && item.dash !== undefined)
  assert.ok(dashed)
  assert.ok(laid.words.every(({ baseline }) => baseline > mm(40) && baseline < mm(170)))
  assert.is(laid.words.filter(({ text }) => text === 'ABZ').length, 2)
  assert.equal(textOf(largest(laid)), 'ABZ LWK')
})

test('where one sits on a ship keeps its label; a code that people type is no code for machines', async () => {
  const { frames, words } = await layOutCanvas(boardingPass, sailing)
  assert.match(textOf(words), /Deck Sun/i)
  const isCode = (path: string): boolean => (path.match(/M/g)?.length ?? 0) > 60
  assert.not(frames.some(({ items }) => items.some(item => item.kind === 'path' && isCode(item.d))))
})

test('an offer is said once, and so is until when', async () => {
  const copy =
    'Lavanderia "Bolle"\n\n**−25 %** su piumoni + tappeti\n\nValido dal lunedì al giovedì, fino al 30.11.2026\nUn buono a persona\n\nCodice: BOLLE25\n\nvia Roma 4, Lecco\n'
  const { words } = await layOutCanvas(coupon, copy)
  const said = textOf(words).replaceAll('\u00a0', ' ')
  assert.is(said.split('piumoni').length, 2, said)
  assert.is(said.split('30.11.2026').length, 2, said)
})

test('a play in capitals leads the ticket of a house with its address, and its author stands over it', async () => {
  for (const [house, address, play, date] of [
    ['Divadlo Na Průplavu', 'Brno, Křenová 52', 'VĚC MAKROPULOS', 'středa 15. dubna 2026'],
    ['Teatr Nad Kanałem', 'Kraków, Floriańska 12', 'SPRAWA MAKROPULOS', 'środa 15 kwietnia 2026'],
    ['Theater am Kanal', 'Berlin, Kantstraße 12', 'DIE SACHE', 'Mittwoch, 15. April 2026'],
  ] as const) {
    const laid = await layOutCanvas(ticket, `${house}\n${address}\n\nKarel Čapek\n${play}\n\n${date}`)
    assert.equal(
      titleIn(laid)
        .map(({ text }) => text)
        .join(' '),
      play,
    )
    const [author] = laid.words.filter(({ text }) => text === 'Čapek')
    assert.ok(author && author.baseline < (titleIn(laid)[0]?.baseline ?? 0), house)
  }
})

test('an ensemble leads the ticket of the house that it plays in, and holds none', async () => {
  const copy =
    'Teatro Sociale di Camogli\nStagione 2026\n\nTrio Ligeti\n*Brahms · Ligeti*\n\nSabato 9 maggio 2026, ore 21.00\nPlatea – Fila C – Posto 7\n'
  const laid = await layOutCanvas(ticket, copy)
  const trio = sizeOfWord(laid, 'Trio') ?? 0
  assert.ok(trio > (sizeOfWord(laid, 'Teatro') ?? 99) * 2, textOf(laid.words))
  assert.not.match(textOf(laid.words), /intestatario/i)
})

test('what an invitation says of its day is read in the order of its author', async () => {
  const { words } = await layOutCanvas(
    invitation,
    'Nora & Emil\n\nCome and eat with us.\n\nDate: 20 June 2026\nTime: 7 pm\nPlace: The Walled Garden, Ludlow\n\nOur parents\nUna & Per Lind\nIda & Axel Dahl\n\nDress: summer\n',
  )
  const said = textOf(words).replaceAll('\u00a0', ' ')
  const places = ['Come and', '20 June', '7 pm', 'Ludlow', 'Our parents', 'summer'].map(part =>
    said.indexOf(part),
  )
  assert.ok(
    places.every((at, index) => at > (places[index - 1] ?? -1)),
    said,
  )
})

test('days of a programme stand beside each other on a poster, and who conducts is said once', async () => {
  const copy = `# Apple Days

**Saturday**
14:00 opening, brass band
15:30 best apple cake
17:00 the Hill Singers

**Sunday**
10:30 service in the orchard
12:00 fair
14:00 grafting trees

Conductor: Ada Brown-Lee
Piano: Tom Ross
`
  const { words } = await layOutCanvas(poster, copy, { brief: 'no pictures' })
  const [saturday, sunday] = ['14:00', '10:30'].map(text => words.find(word => word.text.startsWith(text)))
  assert.ok(
    saturday && sunday && Math.abs(saturday.baseline - sunday.baseline) < 1 && sunday.x > saturday.right,
  )
  assert.is(textOf(words).split('Brown-Lee').length, 2)
})

test('how a game ended leads a card, whatever is cried over it', async () => {
  const laid = await layOutCanvas(
    socialCard,
    'VICTORY!\n\nHill Rovers – Port United\n**3 – 0**\n\nAda (12)\nYul (31)\nKim (60)\n',
  )
  assert.match(textOf(largest(laid)), /^3.–.0$/)
})

test('a blank that holds behind a dash is neither lost nor the end of a line', async () => {
  const { words } = await layOutCanvas(
    socialCard,
    '# Open house\n\nWe are there from 10 – 12 pm and from 14 – 16 pm on every day of the week\n',
  )
  const hours = words
    .filter(({ text }) => text.includes('–'))
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
  assert.equal(hours, ['10 – 12 pm', '14 – 16 pm'])
})

test('a brief that wants the ends of a journey largest has the face that sets them so', async () => {
  const laid = await layOutCanvas(boardingPass, sailing, {
    brief: 'navy and cream, ABZ and LWK the biggest things on it',
  })
  assert.equal(textOf(largest(laid)), 'ABZ LWK')
  assert.is(laid.words.filter(({ text }) => text === 'ABZ').length, 2)
})

test('a card of bare lines leads with the person, under the house and over what they do, wherever the name stands', async () => {
  const reach = '\nElm Lane 3, 99423 Ashport\n07700 900 123\nida@elm.example\n(closed on Monday)\n'
  for (const [name, lines] of [
    ['Birke', 'Korbflechterei Birke\nIda Birke\nwillow baskets, repairs'],
    ['BIRCH', 'baskets • chairs • mats\nIDA BIRCH\nbasket maker'],
    ['花', '森木工所（もり）\n代表　森 花\n家具・建具'],
  ] as const) {
    const { words, frames } = await layOutCanvas(businessCard, `${lines}${reach}`)
    assert.is(frames.length, 2)
    const most = Math.max(...words.map(({ size }) => size))
    assert.is(words.findLast(({ text }) => text.includes(name))?.size, most, name)
    assert.ok(words.some(({ text, size }) => text === '(closed' && size < most / 2))
  }
})

test('a card that is to have one side has all on it, under its house and with the name largest', async () => {
  const copy = '北野時計店\n\n北野 玲子\n時計修理技能士\n\n〒500-0001 岐阜市緑町3-2\n電話 058-555-0121'
  for (const brief of ['printed on one side', '片面のみの名刺']) {
    const laid = await layOutCanvas(businessCard, copy, { brief })
    assert.is(laid.frames.length, 1, brief)
    assert.match(largest(laid)[0]?.text ?? '', /北野|玲子/)
    assert.ok(laid.words.some(({ text }) => text.includes('058-555-0121')))
  }
})

const regatta = `REGATTA CLUB OF LAKE MORA

**The Long Row**
Mora against Siljan

Saturday 6 June 2026, 2 pm
Gates: 1 pm

Boathouse Quay, Mora
Row C — Seat 18

Price: 12 €
Ticket no. 00713
Code: RCL-C18-713

Bring a cushion, the benches are older than the club.
No refund, whatever the wind does.
`

test('a stub has the number and the code of its ticket and no small print; an hour stands next to its day', async () => {
  const { words } = await layOutCanvas(ticket, regatta)
  const stub = Math.min(...words.filter(({ text }) => text === '18').map(({ x }) => x)) + 60
  const onStub = words.filter(({ x }) => x > stub).map(({ text }) => text)
  assert.ok(
    onStub.some(text => text.includes('RCL-C18-713')),
    onStub.join(' '),
  )
  assert.not.ok(
    onStub.some(text => /cushion|refund/.test(text)),
    onStub.join(' '),
  )
  const order = words.map(({ text }) => text).join(' ')
  assert.ok(order.search(/2\spm/) < order.search(/1\spm/), order)
})

test('facts of all rows stand on one set of edges, and none is alone in the last', async () => {
  const { words } = await layOutCanvas(
    ticket,
    `# Night of the Accordions

Date: 3 May 2026
Section: B
Row: 9
Seat: 4
Venue: Old Mill on the Weir
Name: Petra Novak
Price: 14 €
Order: 7718-20044
Kind: adult, reduced
Usher: Bar and cloakroom
`,
  )
  const labels = words.filter(({ text }) => /^(?:VENUE|NAME|PRICE|ORDER|KIND|USHER)$/i.test(text))
  const alone = labels.filter(one => labels.every(other => other === one || other.baseline !== one.baseline))
  assert.is(alone.length, 0, alone.map(({ text }) => text).join(' '))
  assert.ok(new Set(labels.map(({ x }) => Math.round(x))).size <= 4, labels.map(({ x }) => x).join(' '))
})

test('a present with places for names to be written in leads its voucher, and its worth is one of its facts', async () => {
  const laid = await layOutCanvas(
    voucher,
    `# Gift Voucher

A day in the bakery
**Stein & Sauerteig**, Bath

For: ____________________
From: ____________________

Worth £95
Voucher no. SB-118
Valid until 30 June 2027
`,
  )
  const said = largest(laid)
    .map(({ text }) => text)
    .join(' ')
  assert.match(said, /day in the bakery/i)
})

test('where somebody works is no name of a house: the front of a card has a name', async () => {
  for (const [place, name] of [
    ['Atelier : 7 bis, venelle du Pain-Cuit, 29200 Brest', 'Solène'],
    ['Laboratorio: vicolo delle Rose 3, 06121 Perugia', 'Solène'],
    ['Studio: 12b Tanner Row, Otley LS21', 'Solène'],
  ] as const) {
    const copy = `**Solène Kervarrec**\nAccordeuse & réparatrice de pianos\n\n${place}\n06 55 50 18 73\nsolene@lajustenote.example\nSur rendez-vous, du mardi au samedi\n`
    const { words } = await layOutCanvas(businessCard, copy)
    const [lead] = largest({ frames: [], messages: [], words })
    assert.is(lead?.text, name, place)
    assert.is(words.filter(({ page, text }) => page === 0 && /\d/.test(text)).length, 0)
  }
})

test.run()
