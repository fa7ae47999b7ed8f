import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const paper: Roles = { needs: ['title'], takes: ['author'], lists: ['authors', 'sections'] }
const authorsOf = (line: string): readonly string[] =>
  titlesIn(
    readIn(
      `---\ntitle: Cold Walls\nauthor: ${line}\n---\n\n## Summary\n\nDamp.\n\n## Method\n\nTwo visits.\n`,
      paper,
    ),
    'authors',
  )

test('letters behind a name are of it, and who else is told is no name among names', () => {
  assert.equal(authorsOf('Morag Fairlie, MSc, MRICS, and Tomas Oyelaran, PhD'), [
    'Morag Fairlie, MSc, MRICS',
    'Tomas Oyelaran, PhD',
  ])
  assert.equal(authorsOf('Ida Birch, Dip FD, and Dr Mo Ash'), ['Ida Birch, Dip FD', 'Dr Mo Ash'])
  assert.equal(authorsOf('Mo Ash, Ida Birch and Ada Lund'), ['Mo Ash', 'Ida Birch', 'Ada Lund'])
  const all = 'Ada Lund (chair), with Yusuf, Big Mo and the Friday team'
  assert.equal(authorsOf(all), [all])
})

const poster: Roles = { needs: ['title'], takes: ['startDate', 'time', 'price'], lists: ['programme'] }

test('what a ticket of a draw costs is no price of what the copy is about', () => {
  const priceOf = (line: string): string | undefined =>
    readIn(`# Sommerfest\n\nSamstag, 4. Juli 2026\n\nKaffee und Kuchen.\n\n${line}\n`, poster).roles.price
      ?.text
  assert.is(priceOf('Am Abend Tombola, Los 2 €'), undefined)
  assert.is(priceOf('Um acht losowanie, bilet 5 zł'), undefined)
  assert.match(priceOf('Eintritt: 12 €') ?? '', '12')
})

test.run()
