import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (content: string): Reading =>
  readCopy(readDocument(content, new Map(), { add() {} }), {
    needs: ['title', 'slides'],
    takes: ['author', 'datePublished', 'contact', 'pageHeader', 'pageFooter'],
  })

const slidesOf = (content: string): readonly Item[] => read(content).lists.slides ?? []
const points = (item: Item | undefined): string[] =>
  (item?.text ?? []).flatMap(block => (block.type === 'list' ? block.children.map(plainText) : [block.type]))
const front = (slides: string): string => `---\ncompany: Reedwork\nslides:\n${slides}\n---\n`

test('numbers of slides are left out, and their part of the talk stands small over the title', () => {
  const content = front(
    '  - {n: 1, role: cover, big: Reedwork, small: Roofs from the marsh}\n  - {n: 2, role: problem, headline: Nobody cuts reed, facts: [It sinks, It burns]}\n  - {n: 3, role: how we do it, steps: [Cut, Dry, Bundle]}\n  - {n: 4, role: close, big: Come and cut., contact: a@b.example}',
  )
  const slides = slidesOf(content)
  assert.equal(
    slides.map(({ parts, title }) => [parts.kind?.text, parts.eyebrow?.text, title.text]),
    [
      ['cover', undefined, ''],
      [undefined, 'Problem', 'Nobody cuts reed'],
      [undefined, undefined, 'How we do it'],
      ['closing', undefined, 'Come and cut.'],
    ],
  )
  const { words, roles, omitted } = read(content)
  assert.is(roles.title?.text, 'Reedwork')
  assert.not.match(words.join(' '), /\b(?:N|Role|Facts|close|cover)\b/)
  assert.match(JSON.stringify(omitted), /counts the slides.*how a slide is shown/)
})

test('amounts under names and records of a name and a figure are points that can be compared', () => {
  const [, split, series, counts] = slidesOf(
    front(
      '  - {title: Reedwork, subtitle: Roofs}\n  - {title: £90m of roofs, split: {houses: £60m, barns: £30m}}\n  - {title: Sold, table: [{month: May, roofs: 3}, {month: June, roofs: 7}, {month: July, roofs: 12}]}\n  - {title: So far, kpis: {roofs: 22, cutters: 9, marshes: 4}}',
    ),
  )
  assert.equal(points(split), ['Houses £60m', 'Barns £30m'])
  assert.equal(points(series), ['May 3', 'June 7', 'July 12'])
  assert.equal(points(counts), ['22 Roofs', '9 Cutters', '4 Marshes'])
})

test('a table or a series told in pieces is one, without what says how it is drawn', () => {
  const content =
    '{"deck": "x", "pages": [{"page": 1, "layout": "hero", "heading": "Tern", "tagline": "Boats"}, {"page": 2, "heading": "Hulls", "chart": {"type": "bar", "labels": ["Q1", "Q2"], "values": [4, 9]}}, {"page": 3, "heading": "Others", "columns": ["", "Fuel"], "rows": [["Diesel", "yes"], ["Tern", "no"]]}, {"page": 4, "layout": "end", "heading": "Sail with us", "contact": "t@tern.example"}]}'
  const [, hulls, others, last] = slidesOf(content)
  assert.equal(points(hulls), ['Q1 4', 'Q2 9'])
  assert.equal(points(others), ['table'])
  assert.is(last?.parts.kind?.text, 'closing')
})

test('short things beside a table are one line behind their name, and a remark that is all there is below a title is shown', () => {
  const [, sold, price] = slidesOf(
    front(
      '  - {title: Reedwork, subtitle: Roofs}\n  - {title: Sold, years: {2023: 4, 2024: 9}, customers: [Hay Barn, The Ark]}\n  - {title: 40p a bundle, note: It falls to 33p}\n  - {title: Team, notes: Introduce them., people: [{name: Ada Reed, what: Thatcher}, {name: Bo Marsh, what: Cutter}]}',
    ),
  )
  assert.equal(sold?.text.map(plainText).at(-1), 'Customers: Hay Barn · The Ark')
  assert.equal(price?.text.map(plainText), ['It falls to 33p'])
})

test('a first slide that is called as the deck is opens it, and a picture that is asked for is a remark', () => {
  const content =
    '{"title": "Tern", "slides": [{"slide_number": 1, "slide_title": "Tern", "slide_subtitle": "Boats"}, {"slide_number": 2, "slide_title": "Hulls", "content": ["Oak", "Larch"], "image_prompt": "a wet hull"}, {"slide_number": 3, "slide_title": "Crew", "content": ["Ada", "Bo"]}]}'
  const [first, hulls] = slidesOf(content)
  assert.is(first?.parts.kind?.text, 'cover')
  assert.equal(points(hulls), ['Oak', 'Larch'])
  assert.match(JSON.stringify(read(content).omitted), /a wet hull/)
})

test.run()
