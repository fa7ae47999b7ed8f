import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'

const page = { needs: ['name', 'links'], takes: ['handle', 'pageFooter'], headline: 'name' } as const

test('labels that only count the links of a page are not printed, and its links have their words', () => {
  const reading = readIn(
    'Naam: Joris Vink\nGebruikersnaam: @vinkhout\nLink 1: Lepels: drie over → https://vink.example/lepels\nLink 2: Les op zaterdag - https://vink.example/les\nLink 3: [Post](https://vink.example/post)\nVoettekst: Geen klompen.\n',
    page,
  )
  assert.equal(titlesIn(reading, 'links'), ['Lepels: drie over', 'Les op zaterdag', 'Post'])
  assert.is(reading.roles.pageFooter?.written, false)
  assert.is(reading.roles.handle?.label.text, '')
  assert.is(reading.omitted.filter(({ text }) => text.startsWith('Link')).length, 3)
})

test('a label stays where the address has no words of its own', () => {
  const reading = readIn('Name: Ida Moor\nLink: https://moor.example\nLink: https://moor.example/b\n', page)
  assert.not.ok(reading.omitted.some(({ text }) => text === 'Link'))
})

test.run()
