import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const bill: Roles = { needs: ['seller', 'lines'], takes: ['buyer', 'total', 'due'], lists: ['lines', 'sums'] }

const copy = `---
nosotros:
  casa: Vidrios Alonso
  calle: Calle Mayor 12, 28013 Madrid
  móvil: 655 555 012
ellos:
  casa: Hostal Sol y Luna
  jefa: Carmen Peral
  calle: Calle Toledo 4, 28005 Madrid
  móvil: 655 555 099
trabajo:
  - {cosa: Cristal doble, n: 4, cu: "55,00", son: "220,00"}
  - {cosa: Masilla, n: 3, cu: "12,50", son: "37,50"}
  - {cosa: Dos viajes, n: 2, cu: "20,00", son: "40,00"}
hasta_aquí: "297,50"
---
`

test('of three figures one is the product of the others: how many, what one costs and what they come to', () => {
  const [first] = readIn(copy, bill).lists.lines ?? []
  const { quantity, unitPrice, net } = first?.parts ?? {}
  assert.equal(
    [first?.title.text, quantity?.text, unitPrice?.text, net?.text],
    ['Cristal doble', '4', '55,00', '220,00'],
  )
})

test('a figure that is what the lines come to is a sum, whatever it is called', () => {
  const sums = readIn(copy, bill).lists.sums ?? []
  assert.equal(
    sums.map(({ parts }) => parts.amount?.text),
    ['297,50'],
  )
})

test('two records of a bill that each tell how somebody is reached are its sides', () => {
  const { seller, buyer } = readIn(copy, bill).roles
  assert.equal([seller?.text, buyer?.text], ['Vidrios Alonso', 'Hostal Sol y Luna'])
})

test.run()
