import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { testFormat } from '../../core/testing/index.ts'
import boardingPass from './boarding-pass.ts'
import coupon from './coupon.ts'
import { layOutCanvas, picture } from './lay-out.test.kit.ts'
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
const conditions =
  'Latecomers are admitted at the interval. No re-entry, no refunds. Resale only through the theatre, at face value. Bags larger than a sheet of paper are left at the cloakroom. '

/** Copy, and the composition that it is to have. */
const cases: readonly (readonly [format: Format, chosen: string, content: string, brief?: string])[] = [
  [poster, 'words on a field', '# Rain\n\nAn exhibition'],
  [poster, 'words on a field', '# Low Tide Walk\n\n**Sunday 7 June 2026, 9:30**\n\n**Slipway, Portmarra**'],
  [
    poster,
    'usual',
    `# Festival of Small Instruments\n\nThree days of toy pianos\n\n**Friday 5 June 2026**\n\n${'Bring what you have, and a cushion. '.repeat(12)}`,
  ],
  [socialCard, 'words on a field', '# Closed on Monday'],
  [socialCard, 'words on a field', '---\nlang: ar\n---\n\n# القراءة في المساء\n\nكل أسبوع'],
  [
    socialCard,
    'usual',
    '# Five things to ask\n\n1. Who pays?\n2. Who is told?\n\n'.padEnd(220, 'And why so late? '),
  ],
  [ogImage, 'title on an axis', '# Bread\n\nNotes from a small oven.'],
  [ticket, 'front and back', `${opera}${conditions.repeat(4)}`],
  [ticket, 'usual', '---\ndate: 3 June 2026\ntime: "20:15"\nvenue: The Shed\nseat: 9C\n---\n\n# Low Tide'],
  [boardingPass, 'usual', flight],
  [boardingPass, 'front and back', `${flight}\n${conditions.repeat(10)}`],
  [voucher, 'front and back', `${stay}${conditions.repeat(5)}`],
  [
    coupon,
    'front and back',
    `---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n\n${conditions}`,
    'A6 landscape',
  ],
  [coupon, 'usual', '---\noffer: 3 for 2\ncode: BERRY32\n---\n\n# 3 for 2\n\nall jams'],
  [ogImage, 'usual', '# How we cut our build from nine minutes to forty seconds\n\nWith no new machine.'],
]

for (const [format, chosen, content, brief = ''] of cases)
  test(`${format.slug}: “${chosen}” for “${content.slice(0, 24).replace(/\s+/g, ' ')}…”`, async () => {
    const { composition } = await testFormat(format, { content, brief, blocksMove: true })
    assert.is(composition.chosen, chosen)
    const alone = await layoutJob(await composeJob({ content, instructions: brief }, format), ['html'])
    assert.equal(alone.composition, composition)
  })

test('words stand on a field only where there is no picture', async () => {
  const content = '# Rain\n\n![Rain](rain.png)'
  const job = await composeJob({ content, assets: picture('rain.png', 1200, 800) }, poster)
  assert.is((await layoutJob(job, ['html'])).composition.chosen, 'usual')
})

test('a canvas that lies has its field at the start, with nothing of the copy cut', async () => {
  const content = '# Done is kind\n\nA note on finishing.'
  const { drawing, composition } = await layoutJob(
    await composeJob({ content, size: 'x card' }, socialCard),
    ['png'],
  )
  assert.equal(composition, {
    chosen: 'words on a field',
    considered: [{ name: 'words on a field', score: 1, because: [] }],
  })
  assert.is(drawing.pages?.frames.length, 1)
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

test.run()
