import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../testing/property.test.kit.ts'
import { casesOf } from '../../testing/soak.test.kit.ts'
import { createReport } from '../../message.ts'
import { editNode } from '../edit-node.ts'
import { type Field, fieldNodes, type FieldValue } from '../fields.ts'
import { readDocument } from '../read-document.ts'
import { plainText } from '../text.ts'
import { rangeOf } from '../walk.ts'

function read(content: string) {
  const report = createReport()
  return { ...readDocument(content, new Map(), report), messages: report.messages }
}

const plain = (fields: readonly Field[]): unknown[] =>
  fields.map(({ name, value }) => [name, plainValue(value)])

function plainValue(value: FieldValue): unknown {
  if (value.kind === 'text') return value.text
  if (value.kind === 'list') return value.items.map(plainValue)
  return value.kind === 'map' ? plain(value.fields) : null
}

const edited = (source: string, id: string, text: string): string => {
  const result = editNode(source, id, text)
  return 'source' in result ? result.source : 'gone'
}

const json =
  '{\n\t"@context": "https://schema.org",\n\t"name": "Ada \\u0026 Co",\n\t"price": 2.40,\n\t"tags": ["a", null, true]\n}\n'

test('JSON alone is fields, fenced or not', () => {
  const expected = [
    ['name', 'Ada & Co'],
    ['price', '2.40'],
    ['tags', ['a', null, 'true']],
  ]
  for (const source of [json, `\`\`\`json\n${json}\`\`\`\n`]) {
    const { fields, root, omitted } = read(source)
    assert.equal(plain(fields), expected)
    assert.equal(root.children, [])
    assert.equal(omitted, [
      { text: '@context https://schema.org', because: 'file envelope', line: source === json ? 2 : 3 },
    ])
  }
  assert.equal(plain(read('[{"a": 1}, {"a": 2}]').fields), [['', [[['a', '1']], [['a', '2']]]]])
  assert.is(edited(json, 'f_0', 'Bo "B" Ltd'), json.replace('Ada \\u0026 Co', 'Bo \\"B\\" Ltd'))
  assert.equal(JSON.parse(edited(json, 'f_1', 'free')).price, 'free')
})

test('JSON among other words is code, and broken JSON is text', () => {
  assert.equal(read('# A\n\n```json\n{"a": 1}\n```\n').fields, [])
  assert.match(plainText(read('{"a": [1, 2').root), /"a"/)
})

test('an object of data with a few words around it is fields, and the words stay words', () => {
  const data = '{\n"@type": "Event",\n"name": "Spring fair {all welcome}",\n"startDate": "2026-04-11"\n}\n'
  for (const source of [
    `\`\`\`json\n${data}\`\`\`\n\nBring a spoon.\n`,
    `Bring a spoon.\n\n${data}`,
    `<script type="application/ld+json">\n${data}</script>\n\nBring a spoon.\n`,
  ]) {
    const { fields, root } = read(source)
    assert.equal(plain(fields).slice(1), [
      ['name', 'Spring fair {all welcome}'],
      ['startDate', '2026-04-11'],
    ])
    assert.is(plainText(root), 'Bring a spoon.')
  }
  assert.equal(read(`# Notes\n\n${data}`).fields, [])
  const { fields, root } = read(
    `<script type="application/ld+json">\n${data}</script>\n\n## Bring\n\nA spoon.\n`,
  )
  assert.equal([fields.length, root.children[0]?.type], [3, 'heading'])
})

test('YAML alone is fields where it nests, or its names are a program’s', () => {
  assert.equal(plain(read('title: A\nitems:\n  - x\n  - y\n').fields), [
    ['title', 'A'],
    ['items', ['x', 'y']],
  ])
  assert.equal(plain(read('- name: A\n  price: 2.40\n- name: B\n  price: 3\n').fields), [
    [
      '',
      [
        [
          ['name', 'A'],
          ['price', '2.40'],
        ],
        [
          ['name', 'B'],
          ['price', '3'],
        ],
      ],
    ],
  ])
  assert.equal(plain(read('jobTitle: A\nstartDate: 2026-05-01\nname: B').fields).length, 3)
  for (const copy of [
    'Title: A\nDate: 3 May',
    '- a: b\n- c',
    'Note: see\n\nMore: words here.\n\nAnd prose.',
  ]) {
    assert.equal(read(copy).fields, [], copy)
  }
})

test('YAML in names of any letters is fields, also with its records in braces', () => {
  assert.equal(plain(read('имя: Лада\nот: {порт: Кемь, знак: КЕМ}\nдо: "09:10"\n').fields), [
    ['имя', 'Лада'],
    [
      'от',
      [
        ['порт', 'Кемь'],
        ['знак', 'КЕМ'],
      ],
    ],
    ['до', '09:10'],
  ])
  assert.equal(plain(read('題名: 潮\n作品:\n  - 名前: 籠\n    色: 藍\n').fields)[1], [
    '作品',
    [
      [
        ['名前', '籠'],
        ['色', '藍'],
      ],
    ],
  ])
  assert.equal(read('Photo: {to come}\nPlace: the pier\n').fields, [])
})

test('TOML between plus signs is front matter', () => {
  const toml =
    '+++\ntitle = "A \\"b\\""\ndate = 2026-08-19T06:30:00+08:00\nn = 2.40\ntags = [\n  "x", # why\n  \'y\',\n]\n[cover]\nimage = "a.jpg"\n[[m]]\na = 1\n[[m]]\na = 2\n+++\n\nBody.\n'
  const { fields, root, frontMatter } = read(toml)
  assert.equal(plain(fields), [
    ['title', 'A "b"'],
    ['date', '2026-08-19T06:30:00+08:00'],
    ['n', '2.40'],
    ['tags', ['x', 'y']],
    ['cover', [['image', 'a.jpg']]],
    ['m', [[['a', '1']], [['a', '2']]]],
  ])
  assert.is(frontMatter.title, 'A "b"')
  assert.is(plainText(root), 'Body.')
  assert.is(edited(toml, 'f_0', 'New "one"'), toml.replace('A \\"b\\"', 'New \\"one\\"'))
  assert.is(edited(toml, 'f_2', 'three'), toml.replace('2.40', "'three'"))
  const broken = read('+++\ntitle = \n+++\nBody')
  assert.equal(
    broken.messages.map(({ rule }) => rule),
    ['front-matter-unreadable'],
  )
  assert.is(plainText(broken.root), 'title = \nBody')
})

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@a.example',
  'DTSTART;TZID=Europe/Dublin:20260926T193000',
  'SUMMARY:The Play\\, again',
  'DESCRIPTION:First line\\nsecond li',
  ' ne\\; end',
  'ORGANIZER;CN=Theatre:mailto:box@a.example',
  'BEGIN:VALARM',
  'TRIGGER:-PT1H',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

test('a calendar is its fields, unfolded and without escapes', () => {
  const { fields, omitted } = read(calendar)
  assert.equal(plain(fields), [
    ['DTSTART', '20260926T193000'],
    ['SUMMARY', 'The Play, again'],
    ['DESCRIPTION', 'First line\nsecond line; end'],
    ['ORGANIZER', ['Theatre', 'box@a.example']],
  ])
  assert.is(omitted.length, 11)
  assert.is(
    edited(calendar, 'f_1', 'Hamlet, part 2'),
    calendar.replace('The Play\\, again', 'Hamlet\\, part 2'),
  )
})

test('a card is its fields, its address a list; several cards are maps', () => {
  const card = (name: string) =>
    `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL;TYPE=CELL:+1 555\nADR;TYPE=WORK:;Suite 4;1 Main St;Town;;9;\nEND:VCARD\n`
  const own = (name: string) => [
    ['FN', name],
    ['TEL', '+1 555'],
    ['ADR', ['Suite 4', '1 Main St', 'Town', '9']],
  ]
  assert.equal(plain(read(card('Ada')).fields), own('Ada'))
  assert.equal(plain(read(card('Ada') + card('Bo')).fields), [
    ['VCARD', own('Ada')],
    ['VCARD', own('Bo')],
  ])
})

const page =
  '<!DOCTYPE html>\n<html>\n<head><title>Name</title>\n<style>p { a: b }</style></head>\n<body>\n\n    <h1>Hello &amp; welcome</h1>\n\n    <p>Some <b>words</b>.</p>\n<script>alert(1)</script>\n</body>\n</html>\n'

test('a page of HTML is what a reader of it sees', () => {
  const { root, omitted, messages } = read(page)
  assert.is(plainText(root), 'Hello & welcome\nSome words.')
  assert.equal(
    root.children.map(({ type }) => type),
    ['heading', 'paragraph'],
  )
  assert.equal(omitted, [{ text: 'Name', because: 'page head', line: 3 }])
  assert.equal(messages, [])
  assert.is(edited(page, 'n_2', 'terms'), page.replace('words', 'terms'))
})

test('JSON-LD alone in a page is fields', () => {
  const script = '<script type="application/ld+json">\n{"@type": "Event", "name": "A"}\n</script>'
  assert.equal(plain(read(script).fields), [
    ['@type', 'Event'],
    ['name', 'A'],
  ])
  assert.equal(
    read(page.replace('<script>alert(1)', '<script type="application/ld+json">{"name": "A"}')).fields,
    [],
  )
})

test('the name of a page is left out beside its data and its words', () => {
  const { root, fields, omitted } = read(
    '<!doctype html>\n<title>Ida Birch, ropes</title>\n<script type="application/ld+json">\n{ "@context": "https://schema.org", "@type": "Person", "name": "Ida Birch", "description": "Ropes for boats and for swings, laid by hand in the old mill at the bridge of Hay." }\n</script>\n<p>Ring first.</p>\n',
  )
  assert.equal(root.children.map(plainText), ['Ring first.'])
  assert.ok(fields.some(({ name }) => name === 'name'))
  assert.ok(omitted.some(({ text, because }) => text === 'Ida Birch, ropes' && because === 'page head'))
})

test('every value of a file is where its position says', () => {
  for (const source of [json, calendar]) {
    for (const node of fieldNodes(read(source).fields)) {
      const range = rangeOf(node)
      if (node.type !== 'text' || !range) continue
      const written = source
        .slice(...range)
        .replace(/\r\n /g, '')
        .replace(/\\(?=[,;])/g, '')
        .replace('\\u0026', '&')
      assert.is(written, node.value)
    }
  }
})

test('no file throws, however it is cut', () => {
  const sources = [json, calendar, page, '+++\na = 1\n[b]\nc = "x"\n+++\nText']
  check.assert(
    check.property(check.constantFrom(...sources), check.nat(400), check.nat(400), (source, from, length) => {
      read(source.slice(0, from) + source.slice(from + length))
    }),
    { numRuns: casesOf(1000) },
  )
})

test('a list of one record is that record, as programs answer with lists', () => {
  const { fields, frontMatter } = read('[\n{"format": "ticket", "name": "Rings", "seat": {"row": "F"}}\n]')
  assert.equal(plain(fields).slice(-2), [
    ['name', 'Rings'],
    ['seat', [['row', 'F']]],
  ])
  assert.is(frontMatter.format, 'ticket')
})

test.run()
