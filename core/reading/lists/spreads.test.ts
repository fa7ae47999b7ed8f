import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const book: Roles = { needs: ['title'], lists: ['spreads', 'items'] }

test('each row of a table of goods is a page, with its price last, where the book shows nothing else', () => {
  const reading = readIn(
    '# Slow Tide\n\nTwo things of waxed cotton.\n\n| Piece | Price | Cloth |\n|---|---|---|\n| Net smock | £ 260 | waxed cotton |\n| Quay dress | £ 220 | linen |\n',
    book,
  )
  assert.equal(titlesIn(reading, 'spreads'), ['Net smock', 'Quay dress'])
  assert.equal(
    reading.lists.spreads?.[0]?.facts.map(({ text }) => text),
    ['waxed cotton', '£ 260'],
  )
  assert.equal(
    reading.omitted.map(({ text }) => text),
    ['Piece', 'Price', 'Cloth'],
  )
})

test('a thing of a table is a page too where its number, its cloth, colours, sizes and price are said beside its name', () => {
  const row = (count: string, name: string): string =>
    `| ${count} | ${name} | felt | grey, rust | S–L | £ 90 |\n`
  const reading = readIn(
    `# Slow Tide\n\nFelt alone.\n\n| No. | Piece | Cloth | Colours | Sizes | Price |\n|---|---|---|---|---|---|\n${row('01', 'Quay coat')}${row('02', 'Net hat')}`,
    book,
  )
  assert.equal(titlesIn(reading, 'spreads'), ['Quay coat', 'Net hat'])
})

test('a record is called by its words where its first value only counts it', () => {
  const reading = readIn(
    '---\ntitle: Slow Tide\nlooks:\n  - { nr: 1, called_so: The Auntie, cloth: damask }\n  - { nr: 2, called_so: Night bus, cloth: canvas }\n---\n',
    book,
  )
  assert.equal(titlesIn(reading, 'spreads'), ['The Auntie', 'Night bus'])
})

test('labelled lines under headings that only count are things by their names', () => {
  const copy = `# Brina

## PIECE 1

Name: Cardigan Oropa
Cloth: lambswool
Price: 240 €

## PIECE 2

Name: Gilet Cervo
Cloth: felt
Price: 180 €
Photos: Ida Moor
`
  const { sections, omitted } = readIn(copy, book)
  const words = JSON.stringify(sections)
  assert.match(words, /"Cardigan Oropa"/)
  assert.not.match(words, /Name:/)
  assert.equal(
    omitted.map(({ text }) => text),
    ['Name', 'Price', 'Name', 'Price'],
  )
  assert.match(words, /Photos: Ida Moor|Ida Moor/)
})
test.run()
