import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const page: Roles = {
  needs: ['name', 'action'],
  takes: ['secondAction'],
  lists: ['questions', 'quotes', 'features'],
  facts: 'all',
}

test('records that ask are questions, whatever their keys are and in whichever order', () => {
  for (const [lang, ask, say] of [
    ['de', 'f', 'a'],
    ['nl', 'v', 'a'],
    ['en', 'q', 'a'],
    ['it', 'd', 'r'],
  ]) {
    const copy = `---\nlang: ${lang}\nname: Klang\nfaq:\n  - {${say}: Yes it does., ${ask}: Does it float?}\n  - {${say}: No., ${ask}: Does it sink?}\n---\n`
    assert.equal(titlesIn(readIn(copy, page), 'questions'), ['Does it float?', 'Does it sink?'], lang)
  }
})

test('a list that nobody knows keeps its name, and its questions are nobody’s words', () => {
  const { lists, sections } = readIn(
    '---\nname: Murmur\nwhat_neighbours_ask:\n  - {q: Is it loud?, a: Not at all.}\n  - {q: Is it big?, a: As a chair.}\n---\n',
    page,
  )
  assert.is(lists.quotes, undefined)
  const asked = lists.questions ?? sections.flatMap(({ items }) => items)
  assert.equal(
    asked.map(({ title }) => title.text),
    ['Is it loud?', 'Is it big?'],
  )
})

test('where a button leads on its own site is pressed and not printed', () => {
  const { roles } = readIn(
    '---\nlang: fr\nname: Murmure\nbouton: {texte: Essayer, vers: /essai}\nsecond_bouton: {texte: Écouter, vers: "#ecouter"}\n---\n',
    page,
  )
  assert.is(roles.action?.text, 'Essayer')
  const urls = [roles.action, roles.secondAction].map(
    claim => /"url":"([^"]*)"/.exec(JSON.stringify(claim?.blocks))?.[1],
  )
  assert.equal(urls, ['#', '#ecouter'])
})

test.run()
