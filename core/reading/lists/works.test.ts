import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Reading } from '../reading.ts'
import type { Roles } from '../roles.ts'

const portfolio: Roles = {
  needs: ['name', 'works'],
  takes: ['jobTitle', 'about'],
  lists: ['services'],
  headline: 'name',
}
const lookbook: Roles = { needs: ['title'], takes: ['season', 'publisher'], lists: ['spreads', 'items'] }
const newsletter: Roles = { needs: ['title', 'stories'], takes: ['issue', 'publisher', 'unsubscribe'] }

function read(copy: string, roles: Roles): Reading {
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles)
}

const works: Readonly<Record<string, string>> = {
  table:
    '# Noor\n\n| Werk | Rol | Opdrachtgever | Jaar |\n|---|---|---|---|\n| Het natte boek | Illustratie | De Wind | 2025 |\n| Zes vogels | Tekening | De Vecht | 2023 |\n',
  records:
    '---\nnaam: Noor\nwerken:\n  - titel: Het natte boek\n    opdrachtgever: De Wind\n    jaar: 2025\n  - titel: Zes vogels\n    opdrachtgever: De Vecht\n    jaar: 2023\n---\n',
}

for (const [name, copy] of Object.entries(works)) {
  test(`works have a client and a year however they are written: ${name}`, () => {
    const { lists } = read(copy, portfolio)
    const [first, second, ...more] = lists.works ?? []
    assert.is(more.length, 0)
    assert.equal([first?.title.text, second?.title.text], ['Het natte boek', 'Zes vogels'])
    assert.equal([first?.parts.client?.text, second?.parts.year?.text], ['De Wind', '2023'])
  })
}

test('parts with a picture each are works, and a house in a heading names nobody', () => {
  const { lists, roles, parts } = read(
    '# Kiln\n\n## Red House\n\n![](r.jpg)\n\nA barn.\n\n## Blue House\n\n![](b.jpg)\n\nA shed.\n\n## Contact\n\nhi@kiln.example\n',
    portfolio,
  )
  assert.is(lists.works?.length, 2)
  assert.is(roles.publisher, undefined)
  assert.is(parts.length, 3)
})

test('spreads are parts with pictures or priced things; an index is none, and its things are told', () => {
  const { lists } = read(
    '# Polvo\n\n## Sombra\n\n![](a.jpg)\n\n## Cal\n\nLino lavado.\n\n- Camisa Era — 89 €\n- Falda Tapia — 110 €\n\n## Precios\n\n| Pieza | Precio |\n|---|---|\n| Abrigo | 300 € |\n',
    lookbook,
  )
  assert.is(lists.spreads?.length, 2)
  assert.equal(
    lists.items?.map(({ title, parts }) => `${title.text} ${parts.price?.text}`),
    ['Camisa Era 89 €', 'Falda Tapia 110 €', 'Abrigo 300 €'],
  )
})

test('season and house stand in one line under a title and stay there', () => {
  const { roles } = read(
    '# Lera\n\nHöst 2027 · Småkryp Ytterkläder\n\nKläder för barn som sitter i pölen. Allt går att laga.\n',
    lookbook,
  )
  assert.is(roles.season?.text, 'Höst 2027')
  assert.is(roles.publisher?.text, 'Småkryp Ytterkläder')
  assert.ok(roles.season?.stays && roles.publisher?.stays)
})

test('headed parts of a newsletter are its stories; its end says who signs and how to leave', () => {
  const copy =
    '# Letter, shearing week\n\nWe are done.\n\n## The river\n\nIt runs.\n\n## The shed\n\nCome on Saturday.\n\nHugh Macleod\nTern Station, via Hay NSW 2711\n\nIf you would rather not, tern.example/enough, and no hard feelings.\n'
  const { lists, roles } = read(copy, newsletter)
  assert.is(lists.stories?.length, 2)
  assert.is(roles.author?.text, 'Hugh Macleod')
  assert.is(roles.address?.text, 'Tern Station, via Hay NSW 2711')
  assert.is(roles.unsubscribe?.text, 'tern.example/enough')
})

test('the files of pictures that a table of works names are no words, and its cells have places of their own', () => {
  const { omitted, words, moved, lists } = read(
    '# Noor\n\n| Work | Client | Year | Cover |\n|---|---|---|---|\n| Wet book | De Wind | 2025 | wet-book.jpg |\n| Six birds | De Vecht | 2023 | |\n',
    portfolio,
  )
  assert.is(lists.works?.length, 2)
  assert.equal(
    omitted.map(({ text }) => text),
    ['Cover', 'wet-book.jpg'],
  )
  assert.not.match(words.join(' '), /jpg|Cover/)
  assert.match(moved.join(' '), /De Vecht/)
})

test('paragraphs of labelled lines that open alike are a work each', () => {
  const { lists, omitted } = read(
    '# Noor\n\n## Werken\n\n**Werk:** Het natte boek\n**Opdrachtgever:** De Wind\n**Jaar:** 2025\n\n**Werk:** Zes vogels\n**Opdrachtgever:** De Vecht\n**Jaar:** 2023\n',
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['Het natte boek', 'Zes vogels'],
  )
  assert.is(omitted.filter(({ text }) => text === 'Werk').length, 2)
})

test('a single part under the heading of a list is a thing of it, with its heading and its words', () => {
  const { lists } = read('# Noor\n\n## Skills\n\n### Tools\n\nPython and chalk.\n', portfolio)
  assert.equal(
    lists.services?.map(({ title, text }) => [title.text, text.length]),
    [['Tools', 1]],
  )
})

test('a work has its name whole before a colon, and what the colon leads to stays one line', () => {
  const said = 'Director: Pat Hill\nA show about a night nurse, out of a suitcase.'
  const { lists } = read(
    `Ravi Moor\nSound designer\n\nI make rooms sound like others.\n\n**Selected work**\n\n**Salt Ledger**: Old Annex, Leeds, 2025\n${said}\n\n**Small Hours:** Touring, 19 halls, 2022\n${said}\n\n**Opera**, Kochi, 2019\n${said}\n\nTools: Reaper, Max, two recorders\n`,
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title, text }) => [title.text, plainText(text[0] as RootContent).split('\n')[0]]),
    [
      ['Salt Ledger', 'Old Annex, Leeds, 2025'],
      ['Small Hours', 'Touring, 19 halls, 2022'],
      ['Opera', 'Kochi, 2019'],
    ],
  )
})

test('works in bare lines are parts of what opens them, each under its name, up to the next part', () => {
  const roles: Roles = { needs: ['name', 'works'], headline: 'name', lists: ['services', 'quotes'] }
  const reading = read(
    'Maud Kerz\ntatoueuse\n\nTravaux choisis\n\nCriste-marine, avant-bras, 2024\n4 h, une séance.\n\nLes aiguilles à filet\nmollet 2023\nSon grand-père ramendait les filets, tous les hivers.\n\nCormoran qui sèche\ndos, 2022\n3 séances\n\nGoémon — manchette, 2021\nPrix du public\n\nTarifs\nflash : 90 à 160 €\ndemi-journée 320€\njournée — 580 €\n\nRéserver\nLes carnets ouvrent deux fois par an.\nmaud@kerz.example',
    roles,
  )
  assert.equal(
    reading.lists.works?.map(({ title }) => title.text),
    ['Criste-marine', 'Les aiguilles à filet', 'Cormoran qui sèche', 'Goémon'],
  )
  assert.equal(
    reading.sections.map(({ heading }) => heading && plainText(heading)),
    ['Travaux choisis', 'Tarifs', 'Réserver'],
  )
})

test('headed parts that their author counts from one are works', () => {
  const counted =
    '# Noor\n\n## 1 / THE BELL — opera, 2025\n\nForty lamps\nand a moon\n\n## 2 / TUNNEL 6, 2023\n\nA cycle tunnel\n'
  assert.is(read(counted, portfolio).lists.works?.length, 2)
  assert.is(read(counted.replace('2 /', '4 /'), portfolio).lists.works, undefined)
})

test('bare lines are parts by their names, and works by a number alone above each', () => {
  const copy =
    'Ylva Sandelin\narchitect, Umeå\n\nI draw places.\n\nProjects\n\n1\nWinter park, Skellefteå\n2023, 1.8 ha\nA park around a hill of snow.\n\n2\nBus square\n2021, 3,200 m²\nBenches with their backs to the north wind.\n\nAbout me\nBorn in Malå in 1984.\n\nContact\nPilgatan 16, Umeå'
  const { roles, lists } = read(copy, portfolio)
  assert.is(roles.name?.text, 'Ylva Sandelin')
  assert.is(roles.about?.text, 'Born in Malå in 1984.')
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['Winter park, Skellefteå', 'Bus square'],
  )
})

test('blocks under a name in bold with a year are works without a heading over them, and labels below end them', () => {
  const { lists, sections } = read(
    '# Ulla Brandt — signs and gilding\nFlensburg\n\n**Harbour pilots**, 2023\nfascia, 4 m\nBlue on oak.\n\n**Zum Anker, Holm** – 2021\nTin, 60 cm. It rained.\n\n**Ferry no. 3** (2019)\nboth sides\n\nRates – from 40 € an hour\nWorkshop – Tuesdays, ring twice\n',
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['Harbour pilots', 'Zum Anker, Holm', 'Ferry no. 3'],
  )
  assert.equal(
    sections.slice(3).map(({ heading }) => heading && plainText(heading)),
    ['Rates', 'Workshop'],
  )
})

test('a work in one line has its year, its name and what is said of it apart, and an address is none', () => {
  const { lists } = read(
    '# Ulla Brandt\n\n## Commissions\n\n- 2024 Gate for a school, Husum. Oak and tin. Heavy.\n- 2021 Two benches\n\n## Works\n\nulla@brandt.example\n+49 461 555 012\n',
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title, parts, text }) => [
      title.text,
      parts.description?.text,
      text.map(plainText).join(' '),
    ]),
    [
      ['Gate for a school, Husum', '2024', 'Oak and tin. Heavy.'],
      ['Two benches', '2021', ''],
    ],
  )
})

test('beside lines in bold that stand alone, one above its own text heads it too', () => {
  const { lists } = read(
    '# The Weir\n\nHello,\n\n**The boiler**\nIt works again. Forty-one cold singers, all of them basses, have gone home happy.\n\n**We sing**\n\n- Tallis\n- Byrd\n\n**Dates**\n\n- 3 May: rehearsal\n- 9 May: concert\n',
    newsletter,
  )
  assert.equal(
    lists.stories?.map(({ title }) => title.text),
    ['The boiler', 'We sing', 'Dates'],
  )
})

test('among lines in bold that head, the only one that asks heads too, and several are questions', () => {
  const text = 'Forty-one cold singers, all of them basses, have gone home happy and warm.'
  const named = `# The Weir\n\n**The boiler**\n${text}\n\n**Dates**\n\n- 3 May\n- 9 May\n\n**Who sits beside you?**\n${text}\n`
  assert.equal(
    read(named, newsletter).lists.stories?.map(({ title }) => title.text),
    ['The boiler', 'Dates', 'Who sits beside you?'],
  )
  const asked = `${named}\n**May I bring a dog?**\n${text}\n`
  assert.is(
    read(asked, newsletter).lists.stories?.some(({ title }) => title.text.includes('?')) ?? false,
    false,
  )
})

test('parts behind arrows whose first line has a year in front or at its end are works, and named parts are none', () => {
  const works =
    '→ THE LONG BENCH\n2024. old pine, 240 cm\n\n→ Stairs\noak and steel, 2020\nprivate house\n\n→ STOOL\n2021-2022\na copy'
  const { lists } = read(`Ingrid Solheim\njoiner\n\n${works}\n\ningrid@solheim.example`, portfolio)
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['THE LONG BENCH', 'Stairs', 'STOOL'],
  )
  const parts = '## Awards\n\n2024, First\n\n## Education\n\n2019, Oslo\n\n## Exhibitions\n\n2020, Voss'
  assert.is(read(`# Ingrid Solheim\n\n${parts}`, portfolio).lists.works?.length ?? 0, 0)
})

test('a word over a mailbox heads how somebody is reached, where the other parts of a page have headings', () => {
  const copy =
    '# Ulla Brandt\n\n## Works\n\n- 2024 Gate\n- 2021 Benches\n\nborn in Husum\n\ncontact\nulla@brandt.example\n+49 461 555 012\n'
  const { sections } = read(copy, portfolio)
  assert.equal(
    sections.flatMap(({ heading }) => (heading ? plainText(heading) : [])),
    ['Works', 'contact'],
  )
})

test('two bare lines below a name say who somebody is and are no list of services', () => {
  const copy =
    '# Ulla Brandt\n\nsmith — Husum\n(gates, benches, odd hinges)\n\n## Works\n\n- 2024 Gate\n- 2021 Benches\n'
  assert.is(read(copy.replace('Husum\n', 'Husum  \n'), portfolio).lists.services, undefined)
})

test('what stands below the works under a name of its own is a part beside them, and a year behind a name is said of it', () => {
  const { lists, parts } = read(
    'Ilse Brandt\nglass, Ghent\n\nprojects\n\nLight well / 2024\nstaircase, 9 m\n\nRiver door (2021)\ncast glass\n\nteaching\nKASK, guest\n\nsay hello\nilse@brandt.example\n',
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['Light well', 'River door'],
  )
  const heads = parts.map(({ heading }) => (heading ? plainText(heading) : ''))
  assert.ok(heads.includes('teaching') && heads.includes('say hello'), heads.join())
})

test('a name over lines that open with titles in marks heads these works', () => {
  const { lists } = read(
    'Per Aas\ndramatiker\n\nStykker\n«Kaien» (2024), Det Norske\n«Sju måker» (2019) – turné\n«Lodd» (2015)\n\nper@aas.example\n',
    portfolio,
  )
  assert.equal(
    lists.works?.map(({ title }) => title.text),
    ['«Kaien»', '«Sju måker»', '«Lodd»'],
  )
})

test('parts headed as works beside parts that are called so are works too, and others are not', () => {
  const copy =
    '# Ada Kiln\n\n## Repairs\n\n### The font of St Mary (2021)\n\nLead.\n\n### A pump (2019)\n\nIron.\n\n## New work\n\n### Gate (2024)\n\nSteel.\n\n### Weather vane (2022)\n\nCopper.\n\n## Services\n\n### Visits\n\nOn Fridays.\n\n### Lessons\n\nIn May.\n'
  const titles = read(copy, portfolio).lists.works?.map(({ title }) => title.text)
  assert.equal(titles, ['The font of St Mary (2021)', 'A pump (2019)', 'Gate (2024)', 'Weather vane (2022)'])
})

test('lines that say how somebody is reached are no button, whatever stands over them', () => {
  const roles: Roles = { ...portfolio, takes: ['action', 'email', 'telephone'] }
  const copy = `# Ada Kiln\n\nSmith.\n\n## Call\n\n01497 555 0163, mornings, when the fire is out\nada@kiln.example\n4 Elm Quay, Hay\n`
  const { roles: found } = read(copy, roles)
  assert.is(found.action, undefined)
  assert.is(found.email?.text, 'ada@kiln.example')
})

test.run()
