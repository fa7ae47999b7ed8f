import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = {
  needs: ['title', 'recipient', 'credential', 'issuer', 'dateIssued'],
  takes: ['abstract', 'location'],
  facts: 'all',
  once: true,
}

const honoured = (copy: string) => {
  const { recipient, credential } = readIn(copy, roles).roles
  return [recipient?.text, credential?.text]
}

test('a letter says whom a certificate honours, and in quotation marks what for', () => {
  const copy = `Beste Marijke,

zoals beloofd de gegevens voor de oorkonde. Het gaat om mevrouw De Wit van de bibliotheek.

Geertruida de Wit leest al dertig jaar voor op woensdag. Ze krijgt "De Gouden Leeslamp" van ons. De uitreiking is op 3 juni 2026.

Groeten, Bram`
  assert.equal(honoured(copy), ['Geertruida de Wit', 'De Gouden Leeslamp'])
})

test('in German a form of address tells who is honoured', () => {
  const copy = `Hallo Uwe,

die Urkunde soll für Frau Irmgard Pohl sein. Sie hat die Kasse vierzig Jahre geführt. Niemand hat je einen Pfennig gesucht. Übergabe ist am Freitag.

Gruß, Heike`
  assert.equal(honoured(copy), ['Irmgard Pohl', undefined])
})

test('words that somebody said are nothing that one is honoured for', () => {
  const copy = `The tower is open again. We thank Peter Lusk. He carried every stone. The town is glad of it.

"Up is the only way" – Lusk`
  assert.equal(honoured(copy), ['Peter Lusk', undefined])
})

test.run()
