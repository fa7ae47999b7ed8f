import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readIn } from '../read-in.test.kit.ts'
import { withAddresses } from './linked-fields.ts'
import { linkOf } from '../lists/links.ts'
import type { Roles } from '../roles.ts'

const page: Roles = { needs: ['title', 'action'], takes: ['secondAction', 'url'] }

const copyWith = (fields: string): string => `---\n${fields}\n---\n\n# The kiln book\n\nIt counts for you.\n`

test('an address that is called after other words is where they lead, and is no words itself', () => {
  for (const fields of [
    'main_action: Book a firing\naction_url: https://kiln.example/book\nsecond_action: See the kiln\nsecond_url: https://kiln.example/see',
    'cta: Book a firing\nctaLink: https://kiln.example/book\nsecondAction: See the kiln\nsecondActionUrl: https://kiln.example/see',
  ]) {
    const { roles, words } = readIn(copyWith(fields), page)
    const [first, second] = [roles.action, roles.secondAction].map(claim => claim && linkOf(claim))
    assert.is(first?.href, 'https://kiln.example/book', fields)
    assert.is(second?.href, 'https://kiln.example/see', fields)
    assert.is(first?.words.map(plainText).join(''), 'Book a firing')
    assert.not.ok(words.some(word => word.includes('kiln.example')))
  }
})

test('an address of nothing else in the fields is one of the page', () => {
  const { roles } = readIn(copyWith('url: https://kiln.example/\ncta: Book a firing'), page)
  assert.is(roles.url?.text, 'https://kiln.example/')
  assert.is(roles.action && linkOf(roles.action), undefined)
})

test('an address alone, and one of words that cannot lead anywhere, stay fields of their own', () => {
  for (const fields of [
    'phone_link: tel:+441234567',
    'action_url: www.kiln.example/book',
    'action: |\n  Book a firing.\n\n  Or two.\naction_url: https://kiln.example/book',
  ]) {
    const copy = readDocument(copyWith(fields), new Map(), { add() {} })
    assert.equal(withAddresses(copy.fields), copy.fields, fields)
  }
})

test('what authors note for each other is left out and told; the rest of the copy keeps its words', () => {
  const { omitted, words } = readIn(
    copyWith(
      'cta: Book a firing\naudience: potters with no time\ntone: plain, no hype\nlast_edit: Ida, 22 May',
    ),
    page,
  )
  assert.equal(
    omitted.map(({ text }) => text),
    ['audience: potters with no time', 'tone: plain, no hype', 'last_edit: Ida, 22 May'],
  )
  assert.equal(words.slice(-4).join(' '), 'It counts for you.')
  const { omitted: none } = readIn(copyWith('audience: from 12 years'), { needs: ['title'] })
  assert.equal(none, [])
})

test.run()
