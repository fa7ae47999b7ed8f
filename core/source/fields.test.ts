import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../testing/property.test.kit.ts'
import { casesOf, partOf } from '../testing/soak.test.kit.ts'
import { createReport } from '../message.ts'
import { assertWithin } from '../testing/processor-time.test.kit.ts'
import { editNode } from './edit-node.ts'
import { type Field, type FieldValue, fieldNodes, fieldTexts } from './fields.ts'
import { readDocument } from './read-document.ts'
import { plainText } from './text.ts'
import { rangeOf } from './walk.ts'

function read(yaml: string) {
  const report = createReport()
  const document = readDocument(`---\n${yaml}\n---\n# Body\n`, new Map(), report)
  return { ...document, messages: report.messages.map(({ rule, line }) => `${rule}:${line}`) }
}

/** Fields as plain data: texts as strings, maps as pairs. */
const plain = (fields: readonly Field[]): unknown =>
  fields.map(({ name, value }) => [name, plainValue(value)])

function plainValue(value: FieldValue): unknown {
  if (value.kind === 'text') return value.text
  if (value.kind === 'list') return value.items.map(plainValue)
  return value.kind === 'map' ? plain(value.fields) : null
}

const plainOf = (yaml: string) => plain(read(yaml).fields)

test('values keep their spelling', () => {
  const spelled = [
    '2.40',
    '004',
    '9:05',
    '3 450,50 kr',
    'yes',
    '2026-05-09',
    '12_000',
    '0x1F',
    '1e3',
    '.5',
    '+49 30',
  ]
  assert.equal(plainOf(spelled.map(value => `- ${value}`).join('\n')), [])
  assert.equal(plainOf(`a:\n${spelled.map(value => `  - ${value}`).join('\n')}`), [['a', spelled]])
  assert.equal(plainOf('a: "2.40"\nb: \'it\'\'s\'\nc: "tab\\tand \\u00e9"'), [
    ['a', '2.40'],
    ['b', "it's"],
    ['c', 'tab\tand é'],
  ])
  assert.equal(plainOf("a:\nb: ~\nc: null\nd: ''"), [
    ['a', null],
    ['b', null],
    ['c', null],
    ['d', null],
  ])
})

test('names are as written, whatever they are called', () => {
  const names = ['42', '2026-05-09', 'true', '__proto__', 'constructor', 'toString', 'Reihe Nr.', '"a: b"']
  const { fields } = read(names.map((name, at) => `${name}: v${at}`).join('\n'))
  assert.equal(
    fields.map(({ name, line }) => [name, line]),
    names.map((name, at) => [name.replace(/"/g, ''), at + 2]),
  )
  assert.is(({} as Record<string, unknown>).v3, undefined)
})

test('what is written twice is kept twice, with a message', () => {
  const { fields, messages } = read('title: A\nb: x\ntitle: B')
  assert.equal(plain(fields), [
    ['title', 'A'],
    ['b', 'x'],
    ['title', 'B'],
  ])
  assert.equal(messages, ['field-twice:4'])
})

test('aliases and merged maps give their values', () => {
  assert.equal(plainOf('base: &b {x: 1, y: 2}\nown:\n  <<: *b\n  y: 3\nagain: *b'), [
    [
      'base',
      [
        ['x', '1'],
        ['y', '2'],
      ],
    ],
    [
      'own',
      [
        ['x', '1'],
        ['y', '3'],
      ],
    ],
    [
      'again',
      [
        ['x', '1'],
        ['y', '2'],
      ],
    ],
  ])
})

test('values nest as deep as they like', () => {
  const deep = Array.from({ length: 30 }, (_, at) => `${' '.repeat(at)}k${at}:`).join('\n')
  const texts = fieldTexts(read(`${deep} bottom`).fields)
  assert.equal(
    texts.map(({ text }) => text),
    ['bottom'],
  )
})

test('a line is literal, unless it holds a full link, an image, strong text or a tag', () => {
  const literal = [
    'x*777*04#',
    'see https://a.b/c or me@a.b',
    'a_b_c',
    '1. First',
    '<none>',
    'a * b ** c',
    '[1] or (2)',
  ]
  for (const value of literal) {
    const [text] = fieldTexts(read(`a: '${value}'`).fields)
    assert.equal(
      text?.blocks.map(block => block.type === 'paragraph' && block.children.map(child => child.type)),
      [['text']],
      value,
    )
    assert.is(text?.text, value)
  }
  const marked = {
    '**Now** only': 'strong',
    '1. [a](https://b.c)': 'link',
    '![b](c.png)': 'image',
    'a<br>b': 'break',
  }
  for (const [value, type] of Object.entries(marked)) {
    const [text] = fieldTexts(read(`a: '${value}'`).fields)
    assert.ok(
      text?.blocks.length === 1 &&
        text.blocks[0]?.type === 'paragraph' &&
        text.blocks[0].children.some(child => child.type === type),
      value,
    )
  }
})

test('several lines are blocks: folded ones run on, literal ones break', () => {
  const types = (yaml: string) =>
    fieldTexts(read(yaml).fields).map(({ text, blocks }) => [text, blocks.map(block => block.type)])
  assert.equal(types('a: >\n  one\n  two\n\n  three\n'), [['one two\nthree', ['paragraph', 'paragraph']]])
  assert.equal(types('a: |\n  one\n  two\n\n  1. three\n  2. four\n'), [
    ['one\ntwo\nthree\n\nfour', ['paragraph', 'list']],
  ])
  assert.equal(types('a: "one\\ntwo"\nb: one\n  two'), [
    ['one\ntwo', ['paragraph']],
    ['one two', ['paragraph']],
  ])
})

test('a line that YAML refuses costs no other', () => {
  const odd: [string, unknown][] = [
    ['title: Foo: bar', ['title', 'Foo: bar']],
    ['note: 5 % off: today', ['note', '5 % off: today']],
    ['list:\n  - "Quote" and more\n  - fine', ['list', ['"Quote" and more', 'fine']]],
    ['handle: @someone', ['handle', '@someone']],
    ['a: %x', ['a', '%x']],
    ['a: `code` it', ['a', '`code` it']],
    ['a: "open', ['a', '"open']],
    ["a: 'tis the season", ['a', "'tis the season"]],
    ['a: [1, 2', ['a', '[1, 2']],
    ['a: *star* turn', ['a', '*star* turn']],
    ['a: & Sons', ['a', '& Sons']],
    ['a: &Sons', ['a', '&Sons']],
    ['a: !important', ['a', '!important']],
    ['a:\n  &Sons', ['a', '&Sons']],
    ['a:\n  !important', ['a', '!important']],
    ['a: Gate #4', ['a', 'Gate #4']],
    ['a: #summer', ['a', '#summer']],
    ['a: {{ data.url }}/x', ['a', '{{ data.url }}/x']],
    ['a:x', ['a', 'x']],
    ['日時：2026年5月3日', ['日時', '2026年5月3日']],
    ['stray words', ['', 'stray words']],
    ['a:\n\t- tabbed\n\t- twice', ['a', ['tabbed', 'twice']]],
    ['a: - b', ['a', '- b']],
    ['a: x\n  y: z', ['a', 'x y: z']],
  ]
  for (const [yaml, expected] of odd) {
    const { fields, messages } = read(`first: 1\n${yaml}\nlast: 2`)
    assert.equal(plain(fields), [['first', '1'], expected, ['last', '2']], yaml)
    assert.equal(messages, [`front-matter-mended:${/^list|\t|\n {2}[&!]/.test(yaml) ? 4 : 3}`], yaml)
  }
})

test('comments and anchors that are used are none', () => {
  const { fields, messages } = read('a: 1 # why\n# all\nb: &x y\nc: *x\nd: "#1"\ne: C#')
  assert.equal(plain(fields), [
    ['a', '1'],
    ['b', 'y'],
    ['c', 'y'],
    ['d', '#1'],
    ['e', 'C#'],
  ])
  assert.equal(messages, [])
})

const source = [
  '---',
  '# kept',
  'title: A plain title # also kept',
  'seat: 004',
  'quote: "say \\"hi\\" now"',
  "single: 'it''s so'",
  'folded: >',
  '  one line',
  '  goes on',
  'kept: |',
  '  first',
  '  second',
  '',
  '  - item',
  'list: [a, "b", c d]',
  'deep:',
  '  - name: inner',
  '    link: see [this](https://x.y) now',
  'odd: Foo: bar',
  '---',
  '',
  'Body *text*.',
].join('\n')

test('every text is where its position says', () => {
  for (const node of fieldNodes(readDocument(source, new Map(), createReport()).fields)) {
    if (node.type !== 'text') continue
    const written = source.slice(...(rangeOf(node) ?? [0, 0])).replace(/\s+/g, ' ')
    assert.is(written.replace(/\\"/g, '"').replace(/''/g, "'"), node.value)
    assert.match(node.data?.id ?? '', /^f_[0-9a-z]+$/)
  }
})

const nasty = [
  'plain',
  '2.50',
  'a: b',
  '"x" y',
  "it's",
  '#1',
  ' # c',
  '[x',
  '*x*',
  '**x**',
  '[a](b)',
  '@x',
  '- x',
  '',
]
const nastier = [
  'null',
  '{',
  '&a',
  '!x',
  'x: |',
  '`',
  '\\',
  'a\\nb',
  'true',
  '---',
  '<br>',
  '%',
  '😀',
  '1. x',
  'a, b; c',
]

test('any text can stand in any value, and nothing else changes', () => {
  const held = (text: string) =>
    fieldNodes(readDocument(text, new Map(), createReport()).fields).flatMap(node =>
      'value' in node ? [[node.data && 'id' in node.data ? node.data.id : undefined, node.value]] : [],
    )
  const before = held(source)
  assert.is(before.length, 16)
  for (const [at, [id]] of before.entries()) {
    for (const text of partOf([...nasty, ...nastier], at, 4)) {
      const edited = editNode(source, id ?? '', text)
      assert.ok('source' in edited, `${before[at]} became ${JSON.stringify(text)}`)
      const after = held('source' in edited ? edited.source : '')
      assert.is(after[at]?.[1], after[at]?.[1] === text.trim() ? text.trim() : text)
      assert.equal(
        after.filter((_, index) => index !== at),
        before.filter((_, index) => index !== at),
      )
    }
  }
})

test('an edit leaves comments, quotes and order alone', () => {
  const edited = editNode(source, 'f_0', 'New words')
  assert.is('source' in edited && edited.source, source.replace('A plain title', 'New words'))
  const quoted = editNode(source, 'f_0', 'New: words')
  assert.is('source' in quoted && quoted.source, source.replace('A plain title', "'New: words'"))
  const escaped = editNode(source, 'f_2', 'a "b"')
  assert.is('source' in escaped && escaped.source, source.replace('say \\"hi\\" now', 'a \\"b\\"'))
})

test('400 fields and long labels are read at once', async () => {
  const label = 'l'.repeat(3000)
  const fields = Array.from({ length: 400 }, (_, at) => `k${at}: value ${at}`)
  const copy = [...fields, `? "${label}"\n: x`].join('\n')
  assert.is(read(copy).fields.length, 401)
  await assertWithin(2000, () => read(copy))
})

test('a text in braces goes on behind its own comma', () => {
  assert.equal(
    plainOf('stores:\n  - {cell: C, fault: pump, part due Monday, since: 4 May}\n  - {cell: "D", idle}'),
    [
      [
        'stores',
        [
          [
            ['cell', 'C'],
            ['fault', 'pump, part due Monday'],
            ['since', '4 May'],
          ],
          [
            ['cell', 'D'],
            ['idle', null],
          ],
        ],
      ],
    ],
  )
})

test('a hash in a value that goes on in the next line is no comment', () => {
  const document = readDocument('---\nplace: Dock 4\n  gate #7\n---\n', new Map(), createReport())
  assert.ok(JSON.stringify(plain(document.fields)).includes('gate #7'))
})

test('a hash in the name of a field is no comment', () => {
  const { fields } = readDocument('---\nstage:\n  platform #: 4 east\n---\n', new Map(), createReport())
  assert.ok(JSON.stringify(plain(fields)).includes('4 east'))
})

test('no front matter throws, and none loses a word', () => {
  const mark = check.constantFrom(
    ...[
      'a',
      ':',
      ': ',
      '- ',
      '"',
      "'",
      'x #',
      '|',
      '> ',
      '*',
      '&',
      '[',
      ']',
      '{',
      '}',
      '\t',
      '  ',
      '!',
      '%',
      '@',
      '`',
      ', ',
      '<<: ',
      '：',
    ],
  )
  const line = check.array(check.oneof(mark, check.constant('WORD')), { maxLength: 6 })
  check.assert(
    check.property(check.array(line, { maxLength: 8 }), lines => {
      let count = 0
      const yaml = lines
        .map(words => words.join(''))
        .join('\n')
        .replace(/WORD/g, () => `w${count++}w`)
      const document = readDocument(`---\nk: v\n${yaml}\n---\n`, new Map(), createReport())
      const said = JSON.stringify(plain(document.fields)) + plainText(document.root)
      // A comment of YAML is none of the copy.
      for (const [word] of yaml.replace(/(?<=^|[ \t])#[ \t].*$/gm, '').matchAll(/w\d+w/g))
        assert.ok(said.includes(word), `${word} of ${JSON.stringify(yaml)}`)
    }),
    { numRuns: casesOf(1000) },
  )
})

test('a value in braces goes on behind its comma', () => {
  const yaml = 'shed: { gate: 4, note: left door, key at Ada, open: "9, 10" }\nnext: 1'
  assert.equal(
    fieldTexts(read(yaml).fields).map(({ text }) => text),
    ['4', 'left door, key at Ada', '9, 10', '1'],
  )
})

test.run()
