import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../../../core/reading/read-in.test.kit.ts'
import { plainText } from '../../../core/source/text.ts'
import { graphicCopy, withParts } from './graphic-copy.ts'

const roles = { needs: ['title', 'lanes'], takes: ['abstract'] } as const

test('the paragraphs of a text that is no graphic are its parts, also beside a line with a label', () => {
  const copy = `# Wat we met de pont doen

De motor gaat in het voorjaar naar Sneek, en tot die tijd varen we met de oude, als de olie het houdt.

Klaas schildert het dek zodra het droog is, met de verf die nog van de brug over was, dus blauw.

Daarna vragen we subsidie aan bij de provincie, want de steiger houdt geen winter meer, zegt de duiker.

Groet, Ype

Niet nu: een app, en kaartjes op internet.`
  const { lead, rest } = withParts(graphicCopy(readIn(copy, roles), []))
  const texts = rest.map(({ blocks }) => blocks.map(plainText).join(' | '))
  assert.is(lead.length, 0)
  assert.ok(texts.length >= 3)
  assert.match(texts[0] ?? '', /^De motor/)
  assert.match(texts.find(text => /duiker/.test(text)) ?? '', /Groet, Ype/)
})

test.run()
