import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const gift: Roles = {
  needs: ['value', 'code'],
  takes: ['value', 'recipient', 'giver', 'serialNumber', 'validThrough'],
  facts: 'all',
  once: true,
}

test('whom a gift is for and whom from is told by two lines near each other that open with words for them', () => {
  const told = (lang: string, copy: string) => {
    const { recipient, giver } = readIn(`---\nlang: ${lang}\n---\n${copy}`, gift).roles
    return [recipient?.label.text, recipient?.text, giver?.label.text, giver?.text]
  }
  const german = 'Gutschein über 80 Euro\nfür Annelie\nvon deinen Kegelschwestern\nNr. 12'
  assert.equal(told('de', german), ['für', 'Annelie', 'von', 'deinen Kegelschwestern'])
  const italian = 'Buono regalo\nper Zia Pina\nda parte di tutti i nipoti\nvalido fino al 3/5/2027'
  assert.equal(told('it', italian), ['per', 'Zia Pina', 'da parte di', 'tutti i nipoti'])
  assert.equal(told('en', 'Gift card\n£20\nfrom our Friday letter'), [
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a voucher without a sum is worth the thing under what it is called', () => {
  const { roles } = readIn('Gift voucher\nA sailing lesson for two\nNo. 88 — valid until 1 May 2027', gift)
  assert.is(roles.value?.text, 'A sailing lesson for two')
  assert.equal([roles.validThrough?.label.text, roles.validThrough?.text], ['valid until', '1 May 2027'])
  assert.is(readIn('Gift voucher\nA sailing lesson\n£90', gift).roles.value?.text, '£90')
})

test.run()

test('strokes divide what a voucher is worth from how long it is good, and are rates elsewhere', () => {
  for (const sign of ['/', '·', '|']) {
    const { roles: said } = readIn(
      `GIFT VOUCHER\n\nTwo hours in a canoe\n\nworth £90 ${sign} valid until 31 March 2027 ${sign} voucher no EP-0217\n`,
      gift,
    )
    assert.is(said.value?.text, '£90')
    assert.ok(said.validThrough?.text.endsWith('31 March 2027'))
  }
  const { roles: paid } = readIn('BON\n\nEin Zimmer am See\n\nWert 90 € / Nacht inklusive Frühstück\n', gift)
  assert.ok(paid.value?.text.includes('90 € / Nacht'))
})
