import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Field, fieldTexts } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { pressedFields } from './pressed-fields.ts'

function pressedIn(lines: string, lang = 'en', asks = true): readonly Field[] {
  const { fields } = readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} })
  return pressedFields(fields, lang, asks)
}

function linksIn(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(field =>
    fieldTexts([field]).flatMap(({ text, blocks: [block] }) =>
      block?.type === 'paragraph' && block.children[0]?.type === 'link' ? `${field.name}: ${text}` : [],
    ),
  )
}

test('a button is its words with where they lead, whatever those are called', () => {
  const fields = pressedIn('bouton: {mots: Réserver, vers: "tel:+33555550100"}', 'fr', false)
  assert.equal(linksIn(fields), ['bouton: Réserver'])
})

test('the second of two buttons is the second action, however its name counts it', () => {
  const told = (first: string, second: string) =>
    `${first}: {says: Come aboard, goes: "https://quay.example/a"}\n${second}: {says: The fares, goes: "https://quay.example/b"}`
  const names = ['action: Come aboard', 'second action: The fares']
  assert.equal(linksIn(pressedIn(told('action', 'cta_alt'))), names)
  assert.is(linksIn(pressedIn(told('heroButton', 'heroButtonTwo')))[1], names[1])
})

test('a few buttons in the first list of a page are its actions, and links of its menu are none', () => {
  const list = '  - {w: Zur Werft, u: "https://kai.example/a"}\n  - {w: Preise, u: "https://kai.example/b"}'
  assert.equal(linksIn(pressedIn(`titel: Am Kai\nspringen:\n${list}`, 'de')).length, 2)
  assert.equal(linksIn(pressedIn(`titel: Am Kai\nnavigation:\n${list}`, 'de')).length, 0)
})

test('somebody with a page of theirs is no button where nothing is to be pressed', () => {
  assert.equal(linksIn(pressedIn('author: {name: Ida Birch, url: "https://birch.example"}', 'en', false)), [])
})

test.run()
