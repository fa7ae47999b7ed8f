import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'

const read = (content: string) =>
  readCopy(readDocument(content, new Map(), { add() {} }), { needs: ['title', 'slides'], takes: [] })

const records: readonly (readonly [title: string, copy: string])[] = [
  [
    'MINUTES of the General Meeting of Copperfield Court',
    'MINUTES of the General Meeting of Copperfield Court held on Tuesday 10 February 2026 at 7.15 pm. Present: 31 members.\n\n1. Minutes of the last meeting were agreed, but for the drums.\n\n2. Boiler. It is 27 years old and broke down five times.\n\n3. Rents. The increase of 3.5% from 1 April was carried.\n\n4. Garden. Thanks were given for the pear tree.',
  ],
  [
    'Protokoll der Mitgliederversammlung des Turnvereins Lohr',
    'Protokoll der Mitgliederversammlung des Turnvereins Lohr vom 12. März 2026, 19 Uhr. Anwesend: 43 Mitglieder.\n\n1. Wasser. Die Leitung ist seit Januar undicht.\n\n2. Hecken. Alle Hecken sind bis zum 1. Juni zu schneiden.',
  ],
  [
    'Compte rendu de la réunion du conseil de parents',
    'Compte rendu de la réunion du conseil de parents tenue le jeudi 5 février 2026 à la cantine. Présents : 14 parents.\n\nLa kermesse aura lieu le samedi 20 juin. Il manque huit personnes pour les stands.\n\nLe vélo-bus repart le 2 mars. Vingt-deux enfants sont inscrits.',
  ],
]

test('minutes open with what they are of, and their first point is no title', () => {
  for (const [title, copy] of records) assert.is(read(copy).roles.title?.text, title)
})

test('what is counted and has no name in minutes has a slide of its own, in its place', () => {
  const [, copy = ''] = records[0] ?? []
  const items = read(copy).lists.slides ?? []
  const slides = items.map(({ title }) => title.text)
  assert.equal(slides.slice(-3), ['2. Boiler', '3. Rents', '4. Garden'])
  assert.match(items.at(-4)?.blocks.map(plainText).join(' ') ?? '', /^1\. Minutes of the last meeting/)
})

test('a text that only speaks of minutes has no such cover', () => {
  const copy =
    'Minutes matter when the bus is late, we found on 3 May 2026.\n\nPeople wait. They are cold and they are tired of it.'
  assert.is.not(read(copy).roles.title?.text, 'Minutes matter when the bus is late, we found')
})

test.run()
