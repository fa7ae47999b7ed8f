import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Reading } from '../reading.ts'
import type { Roles } from '../roles.ts'
import { linked, linkOf } from './links.ts'

const page: Roles = {
  needs: ['name', 'links'],
  takes: ['handle', 'terms'],
  lists: ['socials'],
  headline: 'name',
}

function read(copy: string, roles: Roles = page): Reading {
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles)
}

/** Names and addresses of a list. */
function places({ lists }: Reading, role: 'links' | 'socials'): readonly string[] {
  return (lists[role] ?? []).map(item => {
    const link = linkOf(item)
    return `${item.title.text} > ${link?.href ?? ''}`
  })
}

const wanted = ['Sklep > https://wrona.example/sklep', 'Umów pomiar > https://wrona.example/pomiar']

const notations: Readonly<Record<string, string>> = {
  links:
    '# Zofia Wrona\n\n- [Sklep](https://wrona.example/sklep)\n- [Umów pomiar](https://wrona.example/pomiar)\n',
  labels:
    '# Zofia Wrona\n\n**Sklep:** https://wrona.example/sklep  \n**Umów pomiar:** https://wrona.example/pomiar\n',
  lines: '# Zofia Wrona\n\nSklep\nhttps://wrona.example/sklep\n\nUmów pomiar\nhttps://wrona.example/pomiar\n',
  dashes:
    '# Zofia Wrona\n\n- Sklep – https://wrona.example/sklep\n- Umów pomiar – https://wrona.example/pomiar\n',
  map: '---\nname: Zofia Wrona\nlinks:\n  Sklep: https://wrona.example/sklep\n  Umów pomiar: https://wrona.example/pomiar\n---\n',
  keys: '---\nname: Zofia Wrona\nlinki:\n  - Sklep: https://wrona.example/sklep\n  - Umów pomiar: https://wrona.example/pomiar\n---\n',
  'words of a field':
    '---\nname: Zofia Wrona\nlinki:\n  - Sklep https://wrona.example/sklep\n  - Umów pomiar – https://wrona.example/pomiar\n---\n',
  'a table':
    '# Zofia Wrona\n\n| | |\n|---|---|\n| Sklep | https://wrona.example/sklep |\n| Umów pomiar | wrona.example/pomiar |\n',
  'a table with heads':
    '# Zofia Wrona\n\n| Tytuł | Link |\n|---|---|\n| Sklep | https://wrona.example/sklep |\n| Umów pomiar | wrona.example/pomiar |\n',
  records:
    '---\nname: Zofia Wrona\nlinks:\n  - { title: Sklep, url: "https://wrona.example/sklep" }\n  - { title: Umów pomiar, url: "https://wrona.example/pomiar" }\n---\n',
}

for (const [name, copy] of Object.entries(notations)) {
  test(`places to go are the same however they are written: ${name}`, () => {
    assert.equal(places(read(copy), 'links'), wanted)
  })
}

test('lines at the end of a page of links that each lead somewhere are no small print, whatever stands in brackets beside one', () => {
  const lines = 'Reserve a boat\nTides (not for swimmers, they are strong)\nGift cards'
  const { roles, lists } = read(`Nell Rows\nrowing lessons, Mill Quay\n\n${lines}`)
  assert.is(roles.terms, undefined)
  assert.equal(
    lists.links?.map(item => linkOf(item)?.href),
    ['#', '#', '#'],
  )
})

test('networks are told from other places, with a number or an address', () => {
  const reading = read(
    '# Marisol\n\nTienda\nhttps://marisol.example/tienda\n\nTikTok tiktok.example/@marisol\nWhatsApp +34 600 555 012\n',
  )
  assert.equal(places(reading, 'links'), ['Tienda > https://marisol.example/tienda'])
  assert.equal(
    reading.lists.socials?.map(({ title }) => title.text),
    ['TikTok', 'WhatsApp'],
  )
})

test('of lines with an arrow each is a place, whether it leads to an address, a number or what its words tell', () => {
  const reading = read(
    [
      '# Kessi Aalto\n\nI mend nets and sails in Hanko.\n',
      'Book a repair => kessi.example/book (from € 40)',
      'Spare twine, by the roll -> WhatsApp +358 40 555 0123',
      'My film about knots → on Vimeo',
      'School visits → PDF\n',
      'Closed in July.\n',
    ].join('\n'),
  )
  assert.equal(places(reading, 'links'), [
    'Book a repair > https://kessi.example/book',
    'Spare twine, by the roll > tel:+358405550123',
    'My film about knots > ',
    'School visits > ',
  ])
  const called = reading.lists.links?.[1]
  assert.is(
    plainText({ type: 'paragraph', children: [...((called && linkOf(called)?.note) ?? [])] }),
    'WhatsApp +358 40 555 0123',
    'a number is to be read as well',
  )
})

test('a link behind a label keeps its own words beside it', () => {
  const { lists } = read('# Anna\n\nTour, at nine: [See a **studio** tour](https://wrona.example/tour) today')
  const [link] = (lists.links ?? []).map(linkOf)
  assert.is(link?.href, 'https://wrona.example/tour')
  const words = plainText({ type: 'paragraph', children: [...(link?.words ?? []), ...(link?.note ?? [])] })
  for (const word of ['Tour', 'nine', 'See', 'studio', 'today']) assert.match(words, word)
  assert.not.match(JSON.stringify(link?.note), '"link"')
})

test('a sentence with an address is no button, one that names it is, and keeps its words', () => {
  const reading = read(
    '# Otto Brandis\n\n## Arbeit\n\nIch schneide Stein in einer Scheune bei Melle, meist Namen, manchmal ein ganzes Gedicht. Werkliste: https://brandis.example/werke\n\nSchreib mir an otto@brandis.example oder ruf an.\n',
  )
  assert.equal(places(reading, 'links'), ['Werkliste > https://brandis.example/werke'])
  const text = JSON.stringify(reading.parts)
  assert.match(text, 'Ich schneide Stein')
  assert.match(text, 'oder ruf an')
})

const site: Roles = {
  needs: ['title'],
  takes: ['abstract', 'telephone', 'email'],
  lists: ['links'],
  headline: 'title',
}

test('a line of ways to reach somebody is text, in which its addresses are read', () => {
  const contacts = 'Wrona Studio, Kanal 12, Gdynia · hej@wrona.example · +48 58 555 01 93'
  assert.equal(places(read(`# Zofia Wrona\n\n## Kontakt\n\n${contacts}\n`), 'links'), [])
  const { unplaced } = read(`# Zofia Wrona\n\n## Shop\n\nTable lamp | https://wrona.example/lamp | 120 zł\n`)
  assert.match(
    unplaced
      .flatMap(({ blocks }) => blocks)
      .map(plainText)
      .join(),
    'wrona.example/lamp',
  )
})

test('a line with two ways to reach somebody keeps both in its words, and leads to the first', () => {
  for (const [line, href] of [
    ['Book a visit → 0113 496 0182 or bookings@paws.example', 'tel:01134960182'],
    ['Termin holen → 0331 5550172 oder hund@pfote.example', 'tel:03315550172'],
    ['Réserver → 01 99 00 55 12 ou pattes.example/visite', 'tel:0199005512'],
  ] as const)
    assert.equal(places(read(`# Paws\n\nWe come to you. Your dog stays calm.\n\n${line}`, site), 'links'), [
      `${line} > ${href}`,
    ])
})

test('a bare address in text becomes a link and loses none of its words', () => {
  const [block] = readDocument('Die Seite ist brandis.example/werke, seit *gestern*.', new Map(), {
    add() {},
  }).root.children
  assert.ok(block)
  const found = JSON.stringify(linked(block, 'de'))
  assert.match(found, '"url":"https://brandis.example/werke"')
  assert.match(found, 'Die Seite ist ')
  assert.match(found, 'gestern')
})

test('a profile as a record: another name that is a handle, records with an address, networks', () => {
  const person = {
    '@type': 'Person',
    name: 'Tove Almqvist',
    alternateName: '@tove.almqvist',
    sameAs: ['https://instagram.example/tove', 'https://vimeo.example/tove'],
  }
  const page = (name: string, path: string): object => ({
    '@type': 'WebPage',
    name,
    url: `https://tove.example/${path}`,
  })
  const reading = read(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: person,
      hasPart: [page('Keramikkurs', 'kurs'), page('Butik', 'butik')],
    }),
  )
  assert.is(reading.roles.handle?.text, '@tove.almqvist')
  assert.equal(places(reading, 'links'), [
    'Keramikkurs > https://tove.example/kurs',
    'Butik > https://tove.example/butik',
  ])
  assert.is(reading.lists.socials?.length, 2)
})

test('lines that lead nowhere among links stand between them, and what is a list of links is not drawn as text again', () => {
  const reading = read(`# Mara Lund

- book a seat - https://mara.example/seat
- closed in july
- prices – https://mara.example/prices
- instagram - @mara.lund
- whatsapp 912 555 043 (messages only)`)
  const links = reading.parts.filter(({ list }) => list === 'links')
  assert.is(links.length, 1)
  assert.equal(
    links[0]?.items.map(({ title }) => title.text),
    ['book a seat', 'closed in july', 'prices', 'instagram', 'whatsapp'],
  )
  assert.is(links[0]?.items.at(-1)?.facts[0]?.text, '912 555 043')
  assert.is(reading.parts.filter(({ list }) => list === undefined).length, 0)
})

test('lines of links in one block are a list though one leads nowhere, with other lines above and below them', () => {
  const copy =
    'Studio Fen\n@studiofen\nprints and pots\n\n▶ Shop https://fen.example/shop\n▶ Dates(May)https://fen.example/dates\n▶ Letter https://fen.example/letter\n▶ Open studio\n\nClosed on Mondays'
  const reading = read(copy)
  assert.equal(places(reading, 'links'), [
    'Shop > https://fen.example/shop',
    'Dates(May) > https://fen.example/dates',
    'Letter > https://fen.example/letter',
    'Open studio > ',
  ])
})

test('a mailbox between dashes and other ways to somebody is no button of the place before it', () => {
  const { lists } = read('Ana Reis\n\nPorto – ana@reis.example – IG @ana.reis')
  assert.not.ok(lists.links?.some(({ title }) => title.text === 'Porto'))
})

test('a network with a few words before its number is a way to somebody', () => {
  const reading = read(
    'Mo Bakery\nMarket hall\n\nwhatsapp for orders (85) 5555-0102\nmenu https://mo.example/menu\nmap https://mo.example/map',
  )
  const all = [...(reading.lists.links ?? []), ...(reading.lists.socials ?? [])]
  assert.ok(all.some(({ title }) => title.text === 'whatsapp for orders'))
})

test('what lies on a network under a name of its own is a link and no profile', () => {
  const reading = read(
    '# Nilo\n\nlatest mix: Tidewater 019 → soundcloud.com/nilo/019\n\n- tickets → nilo.example/live\n- tees → nilo.example/tees\n\nsoundcloud: soundcloud.com/nilo\n',
  )
  const titles = (role: 'links' | 'socials') => (reading.lists[role] ?? []).map(({ title }) => title.text)
  assert.equal(titles('links').toSorted(), ['latest mix', 'tees', 'tickets'])
  assert.equal(titles('socials'), ['soundcloud'])
})

test('a name in bold over a line of who that is names the page, in small letters too', () => {
  const { roles } = readIn(
    '**noor / fine line tattoo**\nRotterdam ↔ Berlin\nshe/they\n\n- Book an appointment\n- Gift cards\n',
    { needs: ['name', 'links'], headline: 'name' },
  )
  assert.is(roles.name?.text, 'noor / fine line tattoo')
})

test('bare lines of a page of links are pressed in each block but the first, and dates among them are text', () => {
  const reading = read(
    '@thehens\nThe Hens\nPunk from Leith. Three people.\n\nNew single out now\nListen → spotify\nWatch the video → youtube\nTour dates\n  6 Jun Stirling\n  7 Jun Dundee\n  14 Jun Oban\nT-shirts & towels\nMailing list\nBook us for weddings\n',
  )
  assert.is(reading.roles.name?.text, 'The Hens')
  assert.equal(
    (reading.lists.links ?? []).map(({ title }) => title.text),
    [
      'New single out now',
      'Listen → spotify',
      'Watch the video → youtube',
      'T-shirts & towels',
      'Mailing list',
      'Book us for weddings',
    ],
  )
  assert.ok(reading.head.some(block => plainText(block).startsWith('Tour dates')))
})

test('whose page of links it is stands in the first line, in small letters or with a pictograph', () => {
  const { roles, lists } = read(
    'nina ceramics 🏺\ncups and plates from a cold shed\nsince 2011 · 900 cups\n\n👉 order a cup → nina.example/order\n👉 stock list → nina.example/stock\n👉 zap 48 95555-0172\n',
  )
  assert.is(roles.name?.text, 'nina ceramics')
  assert.equal(
    lists.links?.map(({ title }) => title.text),
    ['order a cup', 'stock list', 'zap'],
  )
})

test('a thing that its author pins is the link that matters most, and the switch is not printed', () => {
  const { lists } = readIn(
    '---\nlinks:\n  - { txt: Class times, goes: tide.example/times }\n  - { txt: Book a class, goes: tide.example/free, pin: yes }\n---\n',
    { needs: ['name', 'links'] },
  )
  const links = lists.links?.map(item => linkOf(item))
  assert.equal(
    links?.map(link => [link?.strong, link?.note.length]),
    [
      [false, 0],
      [true, 0],
    ],
  )
})

test('in running text on a page of links the words before an address lead there, and the text stays whole', () => {
  const copy =
    "I'm Ida Birch-Moor, and since 2014 I have played the pipes on every pier from Oban to Wick. You can hear the album at tide.example/pipes whenever you like. The dates are at tide.example/dates, and I answer slowly.\n"
  const { lists, roles: taken, words } = readIn(copy, { needs: ['name', 'links'], headline: 'name' })
  assert.equal(
    lists.links?.map(({ title, facts }) => [title.text, facts.length]),
    [
      ['hear the album', 0],
      ['The dates', 0],
    ],
  )
  assert.is(taken.name?.text, 'Ida Birch-Moor')
  assert.match(words.join(' '), /on every pier from Oban to Wick\. You can hear the album at tide\.example/)
  assert.equal(
    readIn(`# Pipes\n\n${copy}`, { needs: ['name', 'links'], headline: 'name' }).lists.links ?? [],
    [],
  )
})

test('an address at the end of the second of two sentences is no link that both of them name', () => {
  const document = readDocument(
    '# Ada Quill\n\nThe stool won a prize in 2025. You can write to me at ada@quill.example.\n',
    new Map(),
    { add() {} },
  )
  const { lists } = readCopy(document, { needs: ['title'], takes: ['email'], lists: ['links'], facts: 'all' })
  assert.equal(lists.links ?? [], [])
})

test('the networks that one line names are each a place, by handle or by path', () => {
  const { lists } = read(
    '# Ada Quill\n\nShop → quill.example/shop\nMap → quill.example/map\nStools → by e-mail\n\nInstagram @ada.quill · YouTube /adaquill · RA /dj/ada\n',
  )
  assert.equal(
    lists.socials?.map(({ title }) => title.text),
    ['Instagram', 'YouTube', 'RA'],
  )
  const line = read(
    '# Ada Quill\n\nShop → quill.example/shop\nMap → quill.example/map\n\nopen Sat · 10–16 /winter 11–15\n',
  )
  assert.equal(line.lists.socials ?? [], [])
})

test.run()
