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

test('a direction in brackets or between strokes is no copy, and all that follows is on the side that it names', () => {
  for (const copy of [
    'Aude Lanoë\nrelieuse\naude@lanoe.example\n\n(verso) « Rien ne presse. »',
    '(recto)\nAude Lanoë\nrelieuse\naude@lanoe.example\n\n--- verso ---\n\n« Rien ne presse. »',
    'Nom : Aude Lanoë\nMétier : relieuse\n\n[au verso]\n« Rien ne presse. »',
  ]) {
    const { roles, words } = readIn(copy, card)
    assert.is(roles.back?.text, '« Rien ne presse. »', copy)
    assert.is(roles.back?.written, false)
    assert.not.match(words.join(' '), /verso|recto/, copy)
  }
})

test.run()
