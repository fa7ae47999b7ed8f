import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'

const card = {
  headline: 'name',
  needs: ['name'],
  takes: ['jobTitle', 'email', 'back'],
  facts: 'all',
} as const

test('the back of a card is its words, in a label, a line of its own or a heading', () => {
  for (const copy of [
    'Nom : Aude Lanoë\nMétier : relieuse\nVerso : « Rien ne presse. »',
    'Recto :\nNom : Aude Lanoë\nMétier : relieuse\nVerso :\n« Rien ne presse. »',
    '# Aude Lanoë\n\nrelieuse\n\n## Verso\n\n« Rien ne presse. »',
  ]) {
    const { roles, omitted } = readIn(copy, card)
    assert.is(roles.name?.text, 'Aude Lanoë')
    assert.is(roles.back?.text, '« Rien ne presse. »', copy)
    assert.is(roles.back?.written, false)
    assert.is(
      omitted.some(({ text }) => text === 'Recto'),
      copy.startsWith('Recto'),
    )
  }
})

test.run()
