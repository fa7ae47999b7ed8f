import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn } from '../read-in.test.kit.ts'

const roles = { needs: ['name', 'works'], takes: ['about', 'email'], headline: 'name' } as const

const life =
  'I’m Hana Brožová and I make puppets, mostly for grown-ups, in a shed behind the bakery in Todmorden.\n\nThe one people know is "The Weighing of the Heart" (Theatre in the Mill, 2023), nineteen jackals on a single track. "Small Hours" (2021) was made out of my neighbours’ coats. Nobody saw it live. In "Eel" (Slung Low, 2019) the puppet was eleven metres long.\n\nI teach twice a year. Write to hana@puppets.example.'

test('works that running text names in quotation marks with their years are works, each with its words in their order', () => {
  const { lists, roles: told } = readIn(life, roles)
  const works = lists.works ?? []
  assert.equal(
    works.map(({ title }) => title.text),
    ['"The Weighing of the Heart"', '"Small Hours"', 'In "Eel"'],
  )
  assert.match(works.at(1)?.text.map(plainText).join(' ') ?? '', /^was made .* live\.$/)
  assert.is(told.name?.text, 'Hana Brožová')
})

test('a text that names one or two works in passing is no list of works', () => {
  const { lists } = readIn(
    'I’m Hana Brožová and I make puppets, mostly for grown-ups, in a shed in Todmorden.\n\nPeople know "Small Hours" (2021), and "Eel" (2019) is the longest. I build, mend and lend.',
    roles,
  )
  assert.equal(lists.works ?? [], [])
})

test.run()
