import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isStaff, type Person } from './people.ts'

const said = (group: string, role = ''): Person => ({
  group: [{ type: 'text', value: group }],
  name: [{ type: 'text', value: 'Ida Birk' }],
  role: [{ type: 'text', value: role }],
  details: [],
  vacant: false,
  reports: [],
})

test('what a part is may stand in brackets behind its name', () => {
  assert.is(isStaff(said('Datenschutz (Stabsstelle)'), 'de'), true)
  assert.is(isStaff(said('', 'Safety (staff unit)'), 'en'), true)
  assert.is(isStaff(said('Sicurezza (unità di staff)'), 'it'), true)
  assert.is(isStaff(said('', 'Administrative Assistant'), 'en'), true)
  assert.is(isStaff(said('Werkstatt (Halle 2)'), 'de'), false)
})

test.run()
