import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm, pt } from '../../core/theme/page.ts'
import { readIn } from '../../core/reading/read-in.test.kit.ts'
import { plainText } from '../../core/source/text.ts'
import certificate from './certificate.tsx'
import { storyBlocks } from './honours/honour.tsx'
import { testCopy } from '../test-copy.test.kit.ts'
import { chosenFor, find, layOut, type PlacedWord, rectsOn } from './lay-out.test.kit.ts'

const copy = (name: string) => `---
title: Diploma in Bookbinding
issuer: The Paper School of Lund
place: Lund
date: 2025-06-20
signatories: [{name: Ebba Falk, role: Head}, {name: Nils Berg, role: Examiner}]
id: PS-12
---

awarded to

**${name}**

for two years at the bench and one book without a fault.
`
const names = ['Yrsa Lindqvist', 'Bo Ek', 'Maximiliane Freifrau von Trauttmansdorff-Weinsberg-Hohenberg']

test('R1: the name is the largest text and keeps to one line while it can', async () => {
  for (const name of names) {
    const { words } = await layOut(certificate, copy(name))
    const size = Math.max(...words.map(word => word.size))
    const largest = words.filter(word => word.size === size)
    assert.is(
      largest
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('\u00a0', ' '),
      name,
    )
    const next = Math.max(...words.filter(word => word.size < size).map(word => word.size))
    if (name.length < 30) assert.ok(size >= 1.15 * next, name)
    assert.ok(size >= pt(24) - 0.01 && size <= pt(92), name)
    assert.is(new Set(largest.map(({ baseline }) => baseline)).size, 1)
  }
})

test('R2: every line stands on the axis, rules to sign on are alike and symmetric', async () => {
  const laid = await layOut(certificate, copy('Yrsa Lindqvist'))
  const axis = laid.theme.page.width / 2
  for (const line of byLine(laid.words)) {
    const middle = (Math.min(...line.map(({ x }) => x)) + Math.max(...line.map(({ right }) => right))) / 2
    if (line.some(({ text }) => /Ebba|Head/.test(text))) continue
    assert.ok(Math.abs(middle - axis) < mm(0.5), line.map(({ text }) => text).join(' '))
  }
  const rules = rectsOn(laid, 0).filter(({ height, width }) => height <= 2 && width < mm(100))
  assert.is(rules.length, 2)
  const [left, right] = rules
  if (!left || !right) return
  assert.ok(left.width >= mm(50) && left.width <= mm(70) && left.width === right.width)
  assert.ok(Math.abs(axis - (left.x + left.width) - (right.x - axis)) < mm(0.5))
})

test('R3: the border keeps off the trim and everything is on one sheet', async () => {
  const laid = await layOut(certificate, copy('Yrsa Lindqvist'))
  assert.is(laid.pages.frames.length, 1)
  const borders = laid.pages.frames[0]?.items.filter(
    item => item.kind === 'path' && item.stroke !== undefined && /H.*V.*Z/.test(item.d),
  )
  assert.is(borders?.length, 2)
  const { width, height } = laid.theme.page
  for (const border of borders ?? []) {
    if (border.kind !== 'path') continue
    const edges = (command: string) =>
      [...border.d.matchAll(new RegExp(`${command}([\\d.]+)`, 'g'))].map(([, at]) => Number(at))
    assert.ok(edges('[MH]').every(x => x >= mm(8) && x <= width - mm(8)))
    assert.ok(edges('V').every(y => y >= mm(8) && y <= height - mm(8)))
  }
  assert.ok(new Set(laid.words.map(({ family }) => family)).size <= 3)
})

test('a plain brief keeps the usual border without engraving', async () => {
  const laid = await layOut(certificate, copy('Yrsa Lindqvist'), 'plain')
  assert.is(rectsOn(laid, 0).filter(({ stroke }) => stroke !== undefined).length, 2)
  assert.not.ok(laid.pages.frames[0]?.items.some(({ kind }) => kind === 'path'))
})

test('few words stand together in the middle of the sheet, the same in each output', async () => {
  const few = [
    '# Certificate of Thanks\n\nAwarded to Maria Olsen\n',
    '---\nrecipient: Bo Ek\n---\n\n# Swimmer of the Year\n',
  ]
  for (const content of few) {
    const { composition, pages } = await testCopy(certificate, { content })
    assert.is(composition.chosen, 'few words')
    assert.is(pages, 1)
    assert.is(await chosenFor(certificate, content, ['html']), 'few words')
    const { words, theme } = await layOut(certificate, content)
    const lines = words.map(({ baseline }) => baseline)
    const [top, bottom] = [Math.min(...lines), Math.max(...lines)]
    assert.ok(Math.abs((top + bottom) / 2 / theme.page.height - 0.5) < 0.1)
    assert.ok(bottom - top < theme.page.height / 2)
  }
  assert.is(await chosenFor(certificate, copy('Yrsa Lindqvist')), 'engraved')
})

const sentence = 'She sewed forty text blocks on cords and pared the leather of twelve spines by hand. '
const much = `${copy('Yrsa Lindqvist')}\n${sentence.repeat(6)}\n\n${sentence.repeat(8)}\n`

test('a long story stands beside the name on the same sheet, above who signs on upright paper', async () => {
  const { composition, pages } = await testCopy(certificate, { content: much })
  assert.is(composition.chosen, 'story beside')
  assert.is(pages, 1)
  assert.is(await chosenFor(certificate, much, ['html']), 'story beside')
  const { words, theme } = await layOut(certificate, much)
  const told = words.filter(({ text }) => text === 'spines')
  assert.ok(told.length > 10 && told.every(({ x }) => x > theme.page.width / 2))
  assert.ok(words.every(({ size }) => size >= pt(6)))
  const upright = await layOut(certificate, much, 'A4 portrait')
  assert.is(upright.pages.frames.length, 1)
})

test('a story that no type of a legible size gets on to the sheet has one of its own', async () => {
  const { pages } = await testCopy(certificate, { content: `${much}\n${sentence.repeat(60)}\n` })
  assert.ok(pages > 1)
})

function byLine(words: readonly PlacedWord[]): readonly (readonly PlacedWord[])[] {
  const lines = new Map<number, PlacedWord[]>()
  for (const word of words) lines.set(word.baseline, [...(lines.get(word.baseline) ?? []), word])
  return [...lines.values()]
}

test('in the type of a poster it stands on one plane of the accent', async () => {
  const briefed = (brief: string): string => copy('Bo Ek').replace('---', `---\nbrief: ${brief}`)
  const loud = 'hazard yellow, condensed capitals, industrial'
  assert.is(await chosenFor(certificate, briefed(loud)), 'on a plane')
  assert.is(await chosenFor(certificate, briefed('classic and formal, ivory')), 'engraved')
})

const otters = `Barrow Bay Otters Open Water Swimming Club

this is to say that

Deborah "Debs" Entwistle

swam the Bay end to end
3.2 miles in 1 hr 58 min 07

signed
Mick Rawcliffe, boat
Prof. Sunniva Dale, chair
`

test('in bare lines the name is what the words lead to, with what was done under it and lines for those who signed', async () => {
  const laid = await layOut(certificate, otters)
  const size = (text: string): number => laid.words.find(word => word.text === text)?.size ?? 0
  assert.ok(size('Entwistle') >= size('BARROW') * 1.8)
  assert.ok(size('swam') > size('miles'))
  assert.is(laid.words.filter(({ text }) => text === 'BARROW').length, 1)
  assert.is(
    rectsOn(laid, 0).filter(({ height, width }) => height <= 2 && width > mm(40) && width < mm(70)).length,
    2,
  )
})

test('in other languages too', async () => {
  for (const [lead, name] of [
    ['Urkunde für', 'Die Klasse 4b'],
    ['Niniejszym zaświadcza się, że', 'Bartek „Bąbel” Nowak'],
    ['se otorga a', 'los voluntarios de 2025'],
  ] as const) {
    const { words } = await layOut(certificate, `Club de los Faros\n\n${lead}\n\n${name}\n\n2025\n`)
    const most = Math.max(...words.map(word => word.size))
    const largest = words.filter(word => word.size === most).map(({ text }) => text.replaceAll('\u00a0', ' '))
    assert.is(largest.join(' '), name)
  }
})

test('who signs behind a post stands beside the others who do, over it', async () => {
  const { words } = await layOut(
    certificate,
    '## DYPLOM\n\ndla\n\nPani **Ewy Rybak**\n\nza zdobycie I miejsca w regatach\n\nGdynia, dnia 20.09.2025 r.\n\nprezes: Zenon Wrona\nsędzia główny: Aldona Rzepka\n',
  )
  assert.is(find(words, 'Zenon').baseline, find(words, 'Aldona').baseline)
  assert.ok(find(words, 'prezes').baseline > find(words, 'Zenon').baseline)
})

test('short points stand in a row, and what somebody came to where its author tells it', () => {
  const told =
    '# Certificate\n\nThe school of ropes says that\n\n**Ada Ash**\n\nfinished the course.\n\n- knots\n- splices\n\nPractical test: very good\n\nHay, on a wet day in May\n'
  const story = storyBlocks(readIn(told, certificate.roles)).map(plainText)
  const [points, result, day] = [
    'knots · splices',
    'Practical test: very good',
    'Hay, on a wet day in May',
  ].map(words => story.indexOf(words))
  assert.ok(points !== undefined && points >= 0 && result === points + 1 && day === result + 1)
})

test('people under what they are sign beside each other, and a sheet without borders has no frame', async () => {
  const told =
    '# Świadectwo\n\nukończenia kursu\n\n## Ewa Rybak\n\nukończyła kurs **„Introligatorstwo dla początkujących”** w wymiarze **24 godzin**.\n\nŁódź, 7 marca 2026 r.\nNr 4/2026\n\nProwadząca kurs\nmgr Aldona Rzepka\n\nKierownik pracowni\nZenon Wrona\n'
  const { words } = await layOut(certificate, told)
  assert.is(find(words, 'Aldona').baseline, find(words, 'Zenon').baseline)
  assert.ok(find(words, 'Prowadząca').baseline > find(words, 'Aldona').baseline)
  const framed = await layOut(certificate, told, 'warm and handmade')
  const plain = await layOut(certificate, told, 'warm and handmade, no swirly borders')
  const drawings = (laid: typeof framed): number =>
    laid.pages.frames.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'text')).length
  assert.ok(drawings(plain) < drawings(framed))
})

test.run()
