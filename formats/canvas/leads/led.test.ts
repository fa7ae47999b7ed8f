import { test } from 'uvu'
import * as assert from 'uvu/assert'
import banner from '../banner.ts'
import socialCard from '../social-card.ts'
import ticket from '../ticket.ts'
import voucher from '../voucher.ts'
import { layOutCanvas } from '../lay-out.test.kit.ts'

const fair = `UPPER BRACKEN SPRING FAIR

Saturday 9th May 2026 - 11 am til 4pm
The Green, Church Lane

Dog show * Tombola * Cream teas * Brass band

£2 adults / under 12s FREE

Organised by Upper Bracken Parish Council
`

/** A banner whose brief names what is seen first. */
async function set() {
  const brief = 'banner for railings, so the name and the date have to be readable from a moving car'
  const { words, frames } = await layOutCanvas(banner, fair, { brief })
  return {
    words,
    height: frames[0]?.height ?? 0,
    of: (text: string) => words.find(word => word.text === text),
  }
}

test('whose it is stands at the foot where its author says so last', async () => {
  const { of } = await set()
  const [organised, dogs] = [of('Organised'), of('Dog')]
  assert.ok(organised !== undefined && dogs !== undefined)
  assert.ok(
    organised.baseline > dogs.baseline || (organised.baseline === dogs.baseline && organised.x > dogs.x),
  )
})

test('what is read near beside a lead takes the room that it has', async () => {
  const { words, of } = await set()
  const least = Math.min(...words.map(({ size }) => size))
  assert.ok(least >= (of('FAIR')?.size ?? 0) / 4)
})

const garage =
  'MOSS & TINDER\nspring tune-up week!!\n4 – 9 May, Mill Lane, Bath\nfull check £65\ntea while you wait\njust roll in\n'

test('what is announced under the name of a house stands next to it, and short lines of a strip stand beside each other', async () => {
  const { words } = await layOutCanvas(banner, garage)
  const of = (text: string) => words.find(word => word.text.startsWith(text))
  assert.ok((of('tune-up')?.size ?? 0) > (of('check')?.size ?? 0))
  assert.is(of('check')?.baseline, of('just')?.baseline)
  assert.ok((of('MOSS')?.baseline ?? 0) < (of('tune-up')?.baseline ?? 0))
})

test('a title that the brief wants as large as it goes has the height of a strip', async () => {
  const copy = 'FINISH\nLoch Ard Half Marathon 2026\n21.1 km - you did it!\n#lahm26\n'
  const { words, frames } = await layOutCanvas(banner, copy, { brief: 'FINISH as big as it gets' })
  const size = words.find(({ text }) => text === 'FINISH')?.size ?? 0
  assert.ok(size > (frames[0]?.height ?? 0) * 0.3)
})

test('a sheet of leads is planned in each size of type: what has no room in a small one may have it in a larger', async () => {
  const show = `{
 "@context": "https://schema.org",
 "@type": "Festival",
 "name": "Severn Moor Apple Fair",
 "alternateName": "Ffair Afalau Hafren",
 "description": "Fifty kinds of apple, perry and cake. Open orchards, a blind tasting and a ram that nobody can lift.",
 "startDate": "2026-08-22T10:00:00+01:00",
 "endDate": "2026-08-22T17:00:00+01:00",
 "organizer": { "@type": "Organization", "name": "Severn Side Growers", "url": "https://severnside.example/fair", "foundingDate": "1946" },
 "offers": [
  { "@type": "Offer", "name": "Adults", "price": "4.00", "priceCurrency": "GBP" },
  { "@type": "Offer", "name": "Under 16", "price": "0", "priceCurrency": "GBP" }
 ]
}`
  const brief =
    '3 metres by 80 cm, read from a moving car, so the name and the date huge and next to nothing else. Heather purple and the yellow of gorse, a fat friendly slab serif'
  const { messages } = await layOutCanvas(banner, show, { brief })
  assert.equal(
    messages.filter(({ rule }) => rule === 'type-shrunk').map(({ text }) => text),
    [],
  )
})

const ride = `# Night Train Fish Fry

*Southbound steam, catfish on board*

**Saturday, August 23, 2025**

Boards: 6:10 PM, Grand Junction Station
Leaves: 6:40 PM sharp
Car: 3
Seat: 14 B
Fare: $58, supper and sweet tea included

No. 00371
`

test('what a brief has largest of a ticket stands on its front, larger than its title', async () => {
  const brief =
    'about 5 by 2 inches, the car and seat the largest; soot black on buttercup yellow, signal green'
  const { words } = await layOutCanvas(ticket, ride, { brief })
  const of = (text: string) => words.find(word => word.text === text)
  assert.ok((of('3')?.size ?? 0) > 2 * (of('Train')?.size ?? 0), `${of('3')?.size}`)
  assert.is(of('3')?.size, words.find(({ text }) => text.startsWith('14'))?.size)
})

test('a voucher whose amount is to be small is led by the name that is to be large', async () => {
  const gift =
    '# One afternoon in a biplane\n\nFor: **Great-uncle Winston**, who is not scared\nWorth: $540\nCode: MOTH-1187'
  const brief = '"Great-uncle Winston" the largest, the dollar value the smallest thing on it'
  const { words } = await layOutCanvas(voucher, gift, { brief })
  const of = (text: string) => words.find(word => word.text.includes(text))?.size ?? 0
  assert.ok(
    of('Winston') > of('biplane') && of('Winston') > 3 * of('540'),
    words.map(({ text }) => text).join(' '),
  )
})

test('a short lead takes the height that a long one beside it cannot fill', async () => {
  const copy =
    'GRATIS Hörtest\nMittwoch 14. Oktober 2026, 9–17 Uhr\nStadthalle Lahr, Kaiserstraße 107\nBitte Krankenkassenkarte mitbringen.\n07821 555 0140\n'
  const { words } = await layOutCanvas(socialCard, copy, {
    brief: 'square 1080x1080, GRATIS and the date have to shout',
  })
  const sizeOf = (text: string) => words.find(word => word.text === text)?.size ?? 0
  assert.ok(sizeOf('GRATIS') > sizeOf('Oktober') * 1.8, `${sizeOf('GRATIS')} ${sizeOf('Oktober')}`)
})

test('a short word that leads is not parted at its hyphen', async () => {
  const copy =
    'GIFT VOUCHER\n\nTwo half-hour swims\n\nFor: Ada Marsh\n\nVoucher no: SW-204\n\nValid until 31 March 2027\n'
  const { words } = await layOutCanvas(voucher, copy, { brief: 'Most important: "Two half-hour swims".' })
  assert.ok(words.some(({ text, size }) => text === 'half-hour' && size > 40))
})

test.run()
