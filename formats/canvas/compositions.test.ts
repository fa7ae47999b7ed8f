import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { isLoss, testRow } from '../test-copy.test.kit.ts'
import { partOf } from '../../core/testing/soak.test.kit.ts'
import banner from './banner.ts'
import boardingPass from './boarding-pass.ts'
import businessCard from './business-card.ts'
import coupon from './coupon.ts'
import invitation from './invitation.ts'
import { largest, layOutCanvas, picture, titleIn } from './lay-out.test.kit.ts'
import ogImage from './og-image.ts'
import poster from './poster.ts'
import socialCard from './social-card.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'

const opera = `---
subtitle: An opera in one tide
date: 24 October 2026
time: "19:30"
doors: "18:45"
ends: "22:15"
venue: Teatro Nuevo del Muelle
address: Paseo de la Farola 8, Cartaviva
section: Stalls left
row: F
seat: "14"
gate: B
holder: Anneke Dlamini
price: €64
order: TNM-88417
ticket_id: TNM-88417-F14
language: Spanish with English surtitles
conductor: Ruiz-Ndiaye
director: Pilar Åström
cloakroom: included
parking: Level 2, bay 114
---

# The Glass Harbour

`
const stay = `---
amount: €150
to: Thandiwe Okafor-Lindqvist
from: Grandpa Aurelio and everybody at Via Lago
message: For a day with a book and no telephone, and for the lake in the morning before anybody else is up.
serial: HK-2026-00417
code: HK7Q-M4TX-9PLW
valid_from: 1 January 2027
valid_until: 31 December 2029
redeem_at: Hotel Kastanienhof, Via Lago 14, 39100 Bolzano
room: Double with balcony
dinner: Four courses, wine not included
booking: At least fourteen days before
---

# Gift voucher

`
const flight = `---
airline: Straitswing Air
passenger: Nurul Huda Razali
flight: SW 2187
date: 9 September 2026
from: Singapore Changi (SIN)
to: Penang (PEN)
boarding: "07:05"
departs: "07:40"
gate: G19
seat: 12A
---
`
const shed = '---\ndate: 3 June 2026\ntime: "20:15"\nvenue: The Shed\nseat: 9C\n---\n\n# Low Tide'
const conditions =
  'Latecomers are admitted at the interval. No re-entry, no refunds. Resale only through the theatre, at face value. Bags larger than a sheet of paper are left at the cloakroom. '

const plumber = `---
brand:
  name: Halloran & Sons
  tagline: Plumbing, heating, drains since 1962
name: Declan Halloran
role: Master plumber, owner
phone: 01632 960 114
mobile: 07700 900 461
email: declan@halloran.example
address: |
  Unit 4, Dockside Yard
  Whitmouth WM3 8QT
gas_safe: 518 442
hours: Mon–Fri 7:30–18:00, Sat 8–13
---

## What we do

- Boilers fitted, serviced and repaired
- Bathrooms and wet rooms from first pipe to last tile
- Leaks traced without lifting the floor
- Drains cleared, lined and surveyed by camera

## Emergencies

Day and night, every day of the year. No call-out fee inside the ring road.
`
const mill = `# Friends of the Old Mill

The mill on the dyke has been grinding since 1741. In the storm of last February it lost two of its sails and part of the cap, and since then it has stood still. We are a hundred and forty volunteers who want to hear it turn again before winter.

We need oak for two sails, a carpenter for six weeks, and €38,000. A metre of sail costs €95, a sack of flour €12.

**Open every Saturday 10:00–16:00**

- Give a metre of sail
- Come and saw with us
`
const weekend = `---
hosts: Amara & Tobias
title: Our wedding weekend
date: 19–21 June 2026
location: Gut Lerchenhof, 17291 Prenzlau
rsvp: by 1 March 2026
---

## Friday

- 16:00 Arrival, cake on the terrace
- 18:30 Supper at the long table

## Saturday

- 14:00 Ceremony under the lime tree
- 18:00 Dinner, speeches (short!)
- 21:30 First dance, then all of them

## Getting there

Regional train to Prenzlau, every hour. We collect you from the station: tell us which train.
`
const camp = `# Summer camp

For everybody between 8 and 12.

**6–10 July, Lake Varna**

## What to bring

${'- A sleeping bag, rubber boots, and two pairs of everything else\n'.repeat(4)}
## What it costs

${'€140 with all meals; brothers and sisters pay half of it. '.repeat(4)}
`
const wedding = `دعوة لحضور حفل زفاف

# ليلى وسامي

**الجمعة 25 سبتمبر 2026**

قاعة الياسمين، شارع البحر، بيروت

## البرنامج

- 19:00 استقبال الضيوف
- 20:00 عقد القران
- 21:00 العشاء
`

/** Copy, and the composition that it is to have. */
const cases: readonly (readonly [format: Format, chosen: string, content: string, brief?: string])[] = [
  [poster, 'title across the sheet', '# Rain\n\nAn exhibition'],
  [
    poster,
    'title across the sheet',
    '# Low Tide Walk\n\n**Sunday 7 June 2026, 9:30**\n\n**Slipway, Portmarra**',
  ],
  [
    poster,
    'title across the sheet',
    `# Festival of Small Instruments\n\nThree days of toy pianos\n\n**Friday 5 June 2026**\n\n${'Bring what you have, and a cushion. '.repeat(12)}`,
  ],
  [socialCard, 'title across the sheet', '# Closed on Monday'],
  [socialCard, 'title across the sheet', '---\nlang: ar\n---\n\n# القراءة في المساء\n\nكل أسبوع'],
  [
    socialCard,
    'title across the sheet',
    '# Five things to ask\n\n1. Who pays?\n2. Who is told?\n\n'.padEnd(220, 'And why so late? '),
  ],
  [ogImage, 'title on an axis', '# Bread\n\nNotes from a small oven.'],
  [ticket, 'seat in a field', opera],
  [
    ticket,
    'seat in a field',
    opera.replace('section:', 'sec:').replace('time:', 'show:'),
    'seat and show big',
  ],
  [ticket, 'seat in a field', `${opera}${conditions.repeat(4)}`],
  [ticket, 'front and back', `${opera}${conditions.repeat(4)}`, 'no fills'],
  [ticket, 'usual', shed, 'no fills'],
  [ticket, 'seat in a field', shed],
  [ticket, 'seat in a field', shed, 'accent #ffd400, dark'],
  [boardingPass, 'usual', flight, 'no fills'],
  [boardingPass, 'route on a band', flight],
  [boardingPass, 'usual', flight.replace(/^to:.*\n/m, '')],
  [boardingPass, 'front and back', `${flight}\n${conditions.repeat(10)}`, 'no fills'],
  [voucher, 'amount in a rosette', `${stay}${conditions}`],
  [voucher, 'amount in a rosette', stay, 'A5 portrait'],
  [voucher, 'front and back', `${stay}${conditions.repeat(5)}`, 'no fills'],
  [
    coupon,
    'front and back',
    `---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n\n${conditions}`,
    'A6 landscape, no fills',
  ],
  [coupon, 'offer and code', '---\noffer: 3 for 2\ncode: BERRY32\n---\n\n# 3 for 2\n\nall jams'],
  [businessCard, 'name across', '# Ilse Marchetti\n\n+32 475 90 12 33'],
  [businessCard, 'name across', '---\nname: Okonkwo\nemail: hello@okonkwo.example\n---'],
  [
    businessCard,
    'usual',
    '---\nname: Marguerite Olsen\nrole: Curator\ncompany: Fjord Museum\nphone: +47 55 12 88 04\n---',
  ],
  [businessCard, 'person and offer', plumber],
  [businessCard, 'person and offer', plumber, 'JP business card, centred'],
  [banner, 'words across', '# Slow is smooth'],
  [banner, 'message beside a block', '# 今日はお休み\n\n明日また', 'medium rectangle'],
  [banner, 'message beside a block', '# We are hiring\n\nBakers, early risers welcome', 'leaderboard'],
  [
    banner,
    'message beside a block',
    '---\nbrand: Fennel & Ash\n---\n\n# A garden for every balcony\n\nSeeds, soil and advice, delivered by bike',
  ],
  [banner, 'message beside columns', mill],
  [banner, 'message beside columns', mill, 'linkedin banner, dark'],
  [banner, 'message beside columns', mill, 'medium rectangle'],
  [invitation, 'title in a frame', '# Dinner at ours\n\n**Friday 8 May, 7 pm**'],
  [
    invitation,
    'title in a frame',
    '# Mina is 5!\n\n3 October, the garden',
    'A6 landscape, ivory paper, flush left',
  ],
  [
    invitation,
    'line by line',
    '# The opening of Atelier Vesper\n\n17 September 2026, 18:30\n\nRua da Boavista 88, Lisboa\n\nWine, bread, and the first eleven chairs; the cellar is open until midnight.',
  ],
  [invitation, 'front and programme', weekend],
  [invitation, 'front and programme', camp, 'A6 landscape, flush left'],
  [invitation, 'front and programme', wedding],
  [ogImage, 'usual', '# How we cut our build from nine minutes to forty seconds\n\nWith no new machine.'],
]

for (const [row, [format, chosen, content, brief = '']] of cases.entries())
  test(`${format.slug}: “${chosen}” for “${content.slice(0, 24).replace(/\s+/g, ' ')}…”`, async () => {
    const { composition } = await testRow(format, { content, brief, blocksMove: true }, row)
    assert.is(composition.chosen, chosen)
    assert.not(composition.considered.some(({ name, score }) => name === chosen && score <= 0))
    // A page alone has the same, whichever it is: of five cases one, and all in a soak.
    for (const job of partOf([{ content, instructions: brief }], row, 5))
      assert.equal((await layoutJob(await composeJob(job, format), ['html'])).composition, composition)
  })

test('a card’s title fills its width over a field for what is found; a plain brief has none', async () => {
  const content = '# Bring a cutting, take a jungle home\n\nTea and spare pots.\n\nSunday 17 May, 14–17 h'
  for (const brief of [
    '',
    'mint background #cdeadf, coral accent',
    'minimal, plain',
    'dark, orange accent',
  ]) {
    const laid = await layOutCanvas(socialCard, content, { brief })
    const { width = 0, items = [] } = laid.frames[0] ?? {}
    const title = titleIn(laid)
    const across = Math.max(...title.map(({ right }) => right)) - Math.min(...title.map(({ x }) => x))
    assert.ok(across > width * 0.78, brief)
    const fields = items.filter(item => item.kind === 'rect' && item.width >= width - 1)
    assert.is(fields.length > 0, brief === '' || brief.startsWith('mint'), brief)
  }
})

test('a strip has its message large beside a field; a plain brief has neither field nor rings', async () => {
  const content = '---\nbrand: Pikku Atlas\nurl: atlas.example\n---\n\n# Maps for people who walk slowly'
  for (const [brief, isField] of [
    ['', true],
    ['yellow accent, dark', true],
    ['minimal', false],
  ] as const) {
    const laid = await layOutCanvas(banner, content, { brief })
    const { height = 0, items = [] } = laid.frames[0] ?? {}
    const size = Math.max(...laid.words.map(word => word.size))
    assert.ok(size >= height * 0.16, brief)
    assert.is(
      items.some(item => item.kind === 'rect' && item.height >= height - 1 && item.width < 600),
      isField,
      brief,
    )
  }
})

test('a poster’s title fills its width, on a field unless the brief is plain', async () => {
  const content = '# Festival of Small Instruments\n\n**Friday 5 June 2026**\n\n**Old mill, Brnica**'
  for (const brief of ['', 'yellow accent', 'minimal, plain', 'dark, orange accent']) {
    const laid = await layOutCanvas(poster, content, { brief })
    const { width = 0, items = [] } = laid.frames[0] ?? {}
    const title = titleIn(laid)
    const across = Math.max(...title.map(({ right }) => right)) - Math.min(...title.map(({ x }) => x))
    assert.ok(across > width * 0.8 && across < width * 0.96, brief)
    const isField = items.some(item => item.kind === 'rect' && item.width >= width - 1)
    assert.is(isField, brief === '' || brief === 'yellow accent', brief)
  }
})

test('hours of a programme that are no part of their own stand on the axis too', async () => {
  const acts = ['21:30 Lanterns', '22:00 The wood', '23:00 Soup']
  const fields = `---\ntitle: Night of Fireflies\nprogramme:\n${acts.map(act => `  - ${act}\n`).join('')}---\n`
  const { words } = await layOutCanvas(poster, fields)
  const hours = words.filter(({ text }) => /^\d\d:\d\d$/.test(text))
  assert.is(hours.length, 3)
  assert.is(new Set(hours.map(({ x }) => Math.round(x))).size, 1)
})

test('a portrait stays on its card however much the card says', async () => {
  const content = `${plumber}\n![Declan at work](declan.png)\n`
  const job = await composeJob({ content, assets: picture('declan.png', 600, 800) }, businessCard)
  assert.is((await layoutJob(job, ['html'])).composition.chosen, 'usual')
})

test('a canvas that lies has its field at the start, with nothing of the copy cut', async () => {
  const content = '# Done is kind\n\nA note on finishing.'
  const { drawing, composition } = await layoutJob(
    await composeJob({ content, size: 'x card' }, socialCard),
    ['png'],
  )
  assert.equal(composition, {
    chosen: 'title across the sheet',
    considered: [{ name: 'title across the sheet', score: 1, because: [] }],
  })
  assert.is(drawing.pages?.frames.length, 1)
})

test('a long title that is to be calm is set as a sentence, and a short one may fill its lines', async () => {
  const chosenFor = async (content: string) =>
    (
      await layoutJob(await composeJob({ content, instructions: 'calm and quiet, off-white' }, socialCard), [
        'png',
      ])
    ).composition.chosen
  const long = 'We stopped the night ferry. Here is what became of the people who took it.'
  assert.is(await chosenFor(`# ${long}\n\nBy Una Moss`), 'usual')
  assert.is(await chosenFor('# Rest is kind\n\nBy Una Moss'), 'title across the sheet')
})

test('a card that says much has who it is of on its front, and what they do on its back', async () => {
  const { words, frames } = await layOutCanvas(businessCard, plumber)
  const pageOf = (text: string) => words.find(word => word.text.startsWith(text))?.page
  assert.is(frames.length, 2)
  assert.equal(['Halloran', 'Declan', 'WM3', '518\u00a0442'].map(pageOf), [0, 0, 0, 0])
  assert.equal(['Boilers', 'Emergencies'].map(pageOf), [1, 1])
})

test('much copy of a banner stands on one face, and its message is the largest', async () => {
  for (const size of ['x header', 'linkedin banner', 'youtube channel']) {
    const canvas = await layOutCanvas(banner, mill, { size })
    assert.is(canvas.frames.length, 1, size)
    assert.equal(
      largest(canvas).map(({ text }) => text),
      ['Friends', 'of', 'the', 'Old', 'Mill'],
      size,
    )
  }
})

test('an order of the day has its hours in a column', async () => {
  const { words } = await layOutCanvas(invitation, weekend)
  const hours = words.filter(({ text, page }) => page === 1 && /^\d\d:\d\d$/.test(text))
  assert.equal(
    hours.map(({ text }) => text),
    ['16:00', '18:30', '14:00', '18:00', '21:30'],
  )
  assert.ok(new Set(hours.map(({ x }) => Math.round(x))).size <= 2)
})

test('a paper that the brief names stays under few words', async () => {
  const groundWith = async (brief: string) =>
    (await layOutCanvas(invitation, '# Dinner at ours\n\nFriday', { brief })).frames[0]?.background
  assert.is(await groundWith('ivory paper'), '#faf4e3')
  assert.is(await groundWith('accent #b4532a'), '#b4532a')
})

test('a pass of two sides has what is looked for on its front, and its small print no smaller than that on its back', async () => {
  const { words, frames } = await layOutCanvas(ticket, `${opera}${conditions.repeat(4)}`)
  const pageOf = (text: string) => words.find(word => word.text === text)?.page
  assert.is(frames.length, 2)
  assert.equal(['19:30', '14', '€64'].map(pageOf), [0, 0, 0])
  assert.equal(['Ruiz-Ndiaye', 'Latecomers'].map(pageOf), [1, 1])
  const least = (page: number) =>
    Math.min(...words.filter(word => word.page === page).map(({ size }) => size))
  assert.ok(least(1) >= least(0))
})

test('a pass leads with what it is looked at for: seat, boarding, amount and offer are three times the text at least', async () => {
  const leads = [
    [ticket, shed, '9C', 'Shed'],
    [boardingPass, flight, '07:05', 'Nurul'],
    [voucher, stay, '150', 'HK-2026-00417'],
    [coupon, '---\noffer: 20% off\ncode: STEEP20\n---\n\n# 20% off\n\nEvery tea.\n\nOne use.', '20%', 'use.'],
  ] as const
  for (const [format, content, lead, text] of leads) {
    const { words, frames } = await layOutCanvas(format, content)
    const sizeOf = (wanted: string) =>
      Math.max(...words.filter(word => word.text === wanted).map(({ size }) => size))
    assert.ok(sizeOf(lead) >= sizeOf(text) * 3, `${format.slug}: ${sizeOf(lead)} over ${sizeOf(text)}`)
    assert.is(frames.length, 1)
  }
})

test('the names of both ends of a way keep to one line each, where they are not much smaller for it', async () => {
  const { words } = await layOutCanvas(
    boardingPass,
    '# Porto OPO → Bergen BGO\n\nNorthline NL 482\n\n- Passenger: Ada Cardoso\n- Date: 14 May 2027\n- Boarding: 07:05\n- Departure: 07:45\n- Gate: B22\n- Seat: 11A\n- Booking: QX4T9L\n',
    { brief: 'night blue with a coral band, clear sans, the gate and the seat large' },
  )
  const baselines = ['Porto', 'OPO', 'Bergen', 'BGO'].map(
    name => words.find(({ text }) => text === name)?.baseline ?? Number.NaN,
  )
  assert.is(new Set(baselines.map(Math.round)).size, 1, baselines.join())
})

test('headings with nothing below them are shown, within a section and in small print too', async () => {
  const copies = [
    '## Contact\n## About the practice\n### Evening Library\n',
    '# A day\n\n## Terms\n\n## Contact\n',
  ]
  for (const format of [poster, banner, coupon, businessCard])
    for (const content of copies) {
      const { messages } = await composeJob({ content }, format)
      const lost = messages.filter(({ rule }) => isLoss(rule))
      assert.equal(lost, [], `${format.slug}: ${content}`)
    }
})

test.run()
