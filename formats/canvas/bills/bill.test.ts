import { test } from 'uvu'
import * as assert from 'uvu/assert'
import invitation from '../invitation.ts'
import poster from '../poster.ts'
import socialCard from '../social-card.ts'
import type { Format } from '../../../core/format.ts'
import { type CanvasWord, layOutCanvas } from '../lay-out.test.kit.ts'

/** The largest size that some words stand in, px. */
function sizeOf(words: readonly CanvasWord[], text: string): number {
  return Math.max(
    0,
    ...words.filter(word => word.text.toLowerCase() === text.toLowerCase()).map(({ size }) => size),
  )
}

/** The words of a canvas as one text, and their sizes. */
async function set(format: Format, copy: string, brief = '') {
  const { words, frames } = await layOutCanvas(format, copy, { brief })
  return {
    words,
    pages: frames.length,
    text: words.map(({ text }) => text).join(' '),
    size: (one: string) => sizeOf(words, one),
  }
}

const concert = `CORO DELLE ALPI

LUCI D'INVERNO
Canti di neve e di ritorno

Ven. 11.12.2026 – ore 20:30
Chiesa di San Rocco, Valbruna
Sab. 12.12. – ore 17
Sala Civica, Pontalto

Direttore: Marta Ferigo
Arpa: Luca Driussi
Voce recitante – Ada Pillin

Ingresso 12,- / rid. 6,-
Prevendita: Libreria del Ponte

organizzato dal Comune di Valbruna
`

test('a poster of bare lines says each of them once, in their order, and tears none', async () => {
  const { text, pages } = await set(poster, concert)
  assert.is(pages, 1)
  const said = text.toLowerCase()
  for (const once of ['ferigo', '11.12.2026', 'pontalto', 'prevendita', 'neve'])
    assert.is(said.split(once).length - 1, 1, once)
  assert.ok(said.indexOf('valbruna') < said.indexOf('pontalto'))
})

test('the work leads a poster, not who presents it, and days stand out from what is read near', async () => {
  const { size } = await set(poster, concert)
  assert.ok(size("d'inverno") > size('coro') * 2 || size('d’inverno') > size('coro') * 2)
  assert.ok(size('11.12.2026') > size('prevendita') * 1.3)
  assert.is(size('11.12.2026'), size('12.12.'))
})

test('two evenings stand beside each other', async () => {
  const { words } = await set(poster, concert)
  const day = (text: string) => words.find(word => word.text === text)
  assert.is(day('11.12.2026')?.baseline, day('12.12.')?.baseline)
})

const wedding = `~ Om Sri Ganeshaya ~

With the blessings of
Smt. Leela & Shri Mohan Rao

ANJALI
weds
ROHAN

Mehendi - Friday, 4th Dec 2026 - 5 pm - Rao House, Mysuru
Sangeet - Saturday 5th Dec - 7 pm - Lake Lawns
Wedding - Sunday 6th Dec - 10.30 am - Lake Lawns

RSVP by 15th Nov
Kavya +91 00000 41726
`

test('the couple leads an invitation, whatever stands over it, and each of its days has a place', async () => {
  const { size, words } = await set(invitation, wedding)
  for (const other of ['Om', 'Leela', 'weds', 'Sangeet']) assert.ok(size('ANJALI') > size(other) * 1.4, other)
  assert.is(size('ANJALI'), size('ROHAN'))
  const day = (text: string) => words.find(word => word.text === text)
  assert.ok((day('Mehendi')?.x ?? 0) < (day('Sangeet')?.x ?? 0))
})

test('from one hour to another is one line', async () => {
  const copy =
    '# Winter Market\n\nSaturday 5 December 2026, 10 am – 5 pm\n\nOld Corn Hall, Tarn Street\n\nmulled cider\n\nfree entry\n'
  const { words } = await set(poster, copy)
  const line = (text: string) => words.find(word => word.text === text)?.baseline
  assert.is(line('am'), line('pm'))
})

test('what a brief ranks first leads a card of bare lines', async () => {
  const copy =
    'Pottery evening at Kiln Lane\n\nwonky bowls welcome\n\nthurs 5th march, 7.30\n12 a head\n\n@kilnlane\n'
  const { size } = await set(socialCard, copy, 'the line "wonky bowls welcome" as big as possible')
  assert.ok(size('wonky') > size('Pottery') * 1.4)
})

test('a line that the brief has at the foot is taken out of the others, which stay lines', async () => {
  const { text, size } = await set(poster, concert, 'organiser line small at the bottom')
  assert.is(text.toLowerCase().split('organizzato').length - 1, 1)
  assert.ok(size('11.12.2026') > size('prevendita') * 1.3)
})

test('a copy with a table is no bill', async () => {
  const { size } = await set(poster, '# Prices\n\n| A | B |\n|---|---|\n| one | 2 |\n| two | 3 |\n\ntoday\n')
  assert.ok(size('Prices') > 0)
})

test('a blessing stands small over what guests are asked to, whoever asks', async () => {
  const copy =
    'بسم الله\n\nعائلة نجيب\nتدعوكم إلى حفل افتتاح المقهى\n\nالسبت ٢٢ تشرين الثاني ٢٠٢٥\n\nفي ساحة القرية\n'
  const { size } = await set(invitation, copy)
  assert.ok(size('المقهى') > size('الله') * 1.5)
  assert.ok(size('المقهى') > size('نجيب') * 1.5)
})

test('what guests are asked to leads by its name where that stands in quotation marks', async () => {
  const copy =
    'The Elm family\ninvite you to launch their boat “Grey Heron”\n\nSaturday 4 July 2026\n3 pm\nOld Slipway, Ashport\n'
  const { size } = await set(invitation, copy)
  assert.ok(size('Heron”') > size('launch') * 1.8)
})

test('a line that names the list below it stands over that and not under what is before it', async () => {
  const copy =
    'Party\n\nOld Barn, Ashport\nProgramme:\n- songs\n- soup\n- a raffle\n\nSaturday 4 July 2026\n3 pm\n'
  const { words } = await set(invitation, copy)
  const y = (text: string) => words.find(word => word.text === text)?.baseline ?? 0
  assert.ok(y('Programme:') - y('Barn,') > y('songs') - y('Programme:'))
})

test('the day of a poster stands apart from the hours under it, larger', async () => {
  const copy =
    'LANTERN FAIR\nAshport\n2 – 3 August\n\nsaturday\n10 am carving\n2 pm fiddles and spoons\n\nsunday\n9 am breakfast\n3 pm raffle\n\ntickets at the mill\n'
  const { words, size } = await set(poster, copy)
  const day = words.find(({ text }) => text.endsWith('August'))
  assert.ok((day?.size ?? 0) > size('fiddles') * 1.25)
})

test('entries of a list stay together though one of them tells an hour', async () => {
  const copy =
    '## HARBOUR DAY\n\nSunday 14 June\n\n- Ride the tug\n- Knot race, 11:00 and 2:30\n- Soup by the crew\n- Meet Otto, ship cat\n'
  const { size } = await set(poster, copy)
  assert.is(size('Knot'), size('Ride'))
  assert.is(size('Knot'), size('Meet'))
})

test('what somebody said leads a card, and who said it stands under it', async () => {
  const copy =
    '“Small boats make good sailors.”\n— Ida Lund, harbour master\nfrom the pilot book\n@pilotbook\n'
  const { size } = await set(socialCard, copy)
  assert.ok(size('sailors.”') > size('Lund,') * 1.5)
})

test('what is read near is larger where a wall has room for it', async () => {
  const { size } = await set(
    poster,
    'JUMBLE\nin the yard of Mill Lane 41\nSun 14 June / 10 - 4\n\nbooks and plates\ntea by the choir\n',
  )
  const full = await set(poster, concert)
  assert.ok(size('plates') > full.size('Arpa:') * 1.1)
})

const told: readonly (readonly [copy: string, lead: string, when: string, said: string])[] = [
  [
    'The Pilots’ Association requests the pleasure of your company at a dinner in honour of Captain Margaret Ellison on her retirement after thirty-one years at sea. Dinner will be held on Friday 9 October 2026 at 7 pm in the Pilot House, 4 Quay Street, Falmouth. There will be short speeches, and dancing to the Harbour Band. Please reply before 20 September on 01326 555 0170.',
    'Margaret',
    'Friday',
    'speeches,',
  ],
  [
    'Hiermit laden wir Sie herzlich zur Verabschiedung von Frau Dr. Helga Brandmüller ein, die nach 28 Jahren die Leitung der Stadtbücherei abgibt. Wir feiern am Donnerstag, 25. Juni 2026, um 17 Uhr im Lesesaal, Marktplatz 3, 88212 Ravensburg. Für Essen und Musik ist gesorgt. Bitte geben Sie uns bis zum 10. Juni unter 0751 555 0144 Bescheid.',
    'Brandmüller',
    'Donnerstag,',
    'Musik',
  ],
  [
    'Las familias Ortega Ruiz y Beltrán tienen el placer de invitarles a la boda de Lucía y Andrés, que se celebrará el sábado 5 de septiembre de 2026 a las 18:00 en la finca El Olivar, carretera de Alcalá, km 4, Sevilla. Después cenaremos bajo los olivos y habrá baile hasta la madrugada. Se ruega confirmación antes del 1 de agosto en el 600 555 017.',
    'Lucía',
    'sábado',
    'olivos',
  ],
  [
    'Le conseil d’administration a le plaisir de vous convier à l’inauguration de la bibliothèque, le samedi 14 mars 2026 à 11 heures, au 12 rue des Carmes, à Cahors.\n\nLa cérémonie sera suivie d’un verre. Merci de confirmer votre présence avant le 1er mars au 05 65 55 01 20.',
    'bibliothèque,',
    'samedi',
    'cérémonie',
  ],
  [
    'You are warmly invited to the Thornbury Summer Fête on Sunday 12 July 2026, 2 to 5 pm, in the garden of the Old Rectory, Church Lane. There will be a plant stall, a brass band and the famous egg race. Wet weather: the village hall.',
    'Thornbury',
    'Sunday',
    'brass',
  ],
]

test('an invitation told in sentences has whom or what it is about large within them, and the day larger than the rest', async () => {
  for (const [copy, lead, when, said] of told) {
    const { size, text } = await set(invitation, copy)
    assert.ok(size(lead) > size(said) * 1.7, `${lead} ${size(lead)} of ${size(said)}`)
    assert.ok(size(when) > size(said), when)
    const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    assert.is(plain(text), plain(copy))
  }
})

test('an event that has the word for a place in its name leads a card, and not what it costs', async () => {
  const copy = `Seed Swap at Wharf Street Library

Bring what you saved. Take what you need.

Sat 7 March, 2–4.30pm
Free, no booking
Beans, tomatoes, sweet peas
`
  const { size } = await set(socialCard, copy, 'square, rust and cream')
  assert.ok(size('swap') > size('booking') * 1.5)
})

test('hours with what is on then stand in two columns, behind the part of the day too', async () => {
  for (const lines of [
    'aamulla 8.15 — Avajaiset\naamulla 11.00 — Kahvit\nillalla 18.30 — Konsertti',
    '8:15 – Avajaiset\n11:00 – Kahvit\n18:30 – Konsertti',
  ]) {
    const copy = `Muuttojuhla\n\nTervetuloa uuteen kotiimme\n\nLauantai 14.3.2026\n\n${lines}\n\nKoivukuja 3, Salo\n`
    const { words } = await set(invitation, copy)
    const lefts = ['avajaiset', 'kahvit', 'konsertti'].map(
      text => words.find(word => word.text.toLowerCase() === text)?.x,
    )
    assert.ok(lefts[0] !== undefined && new Set(lefts.map(x => Math.round(x ?? 0))).size === 1, lines)
  }
})

test('two names around what joins them lead an invitation with the order of its day, and what opens it stands over them', async () => {
  const copy = `With their parents

Marit Holm
&
Sipho Dube

ask you to their wedding

Saturday 5 September 2026 at 1 pm

1:00 pm  Ceremony
2:30 pm  Tea on the lawn
5:00 pm  Dinner
8:00 pm  Dancing
`
  const { size } = await set(invitation, copy, '5x7, names as large as possible')
  assert.ok(size('marit') > size('parents') * 1.8)
  assert.ok(size('marit') > size('dinner') * 1.5)
})

test('on a sheet of wood type each line fills the measure in a size of its own', async () => {
  const copy = `GREAT FLAX FAIR

Friday 4 & Saturday 5 September 2026
Lower Mill Green

Scutching · Spinning · Rope Making

Gates open at ten
£4 at the gate, under 8 free

Tea and a ceilidh with the Loom Street Band after dark
`
  const { words } = await set(poster, copy, 'letterpress handbill, wood type, black on cream')
  const right = (text: string) => words.find(word => word.text.toLowerCase() === text)?.right ?? 0
  assert.ok(Math.abs(right('2026') - right('green')) < right('green') * 0.03)
  assert.ok(Math.abs(right('2026') - right('free')) < right('free') * 0.03)
})

test.run()
