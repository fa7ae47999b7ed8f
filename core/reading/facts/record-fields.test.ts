import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import { recordFields } from './record-fields.ts'

test('what a record says stands in the order of its author, whatever it is called by', () => {
  const { parts } = readIn(
    '---\nlang: de\ntitel: Abwärme\nergebnis:\n  - { größe: Gas, vorher: 4 GWh, nachher: 2 GWh }\n  - { größe: Strom, vorher: 3 GWh, nachher: 4 GWh }\n---\n\nText.\n',
    { needs: ['title'] },
  )
  const items = parts.flatMap(part => part.items)
  assert.equal(
    items.map(item => recordFields(item).map(({ label }) => label.text)),
    [
      ['Größe', 'Vorher', 'Nachher'],
      ['Größe', 'Vorher', 'Nachher'],
    ],
  )
})

test.run()
