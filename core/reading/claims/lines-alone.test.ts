import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const pass: Roles = {
  needs: ['passengerName', 'departureAirport', 'arrivalAirport'],
  takes: ['flightNumber', 'seat'],
  facts: 'all',
}

function routeIn(copy: string): readonly (string | undefined)[] {
  const { roles } = readIn(copy, pass)
  return [roles.departureAirport?.text, roles.arrivalAirport?.text]
}

test('a route is told by the arrow in a heading, which is then no title', () => {
  const { roles } = readIn('# Lisboa (LIS) → Ponta Delgada (PDL)\n\nSeat 7A', pass)
  assert.equal(
    [roles.departureAirport?.text, roles.arrivalAirport?.text],
    ['Lisboa (LIS)', 'Ponta Delgada (PDL)'],
  )
  assert.is(roles.title, undefined)
})

test('a route is told in a line by an arrow, a dash between codes or a small word', () => {
  assert.equal(routeIn('# Pohjola Air\n\nHEL -> LHR · AY1331'), ['HEL', 'LHR'])
  assert.equal(routeIn('# Straits\n\nSIN – PEN'), ['SIN', 'PEN'])
  assert.equal(routeIn('# SkyWest\n\nDenver to Aspen, flight SW 512'), ['Denver', 'Aspen'])
})

test('a route is told by a table of its ends, behind a label and by lines that open with their ends', () => {
  assert.equal(routeIn('# Air\n\n| From | To |\n|---|---|\n| Inverness (INV) | Stornoway (SYY) |'), [
    'Inverness (INV)',
    'Stornoway (SYY)',
  ])
  assert.equal(routeIn('# 搭乗券\n\n- 区間：松山（MYJ）→ 札幌（CTS）\n- 便名：**SE 417**'), [
    '松山（MYJ）',
    '札幌（CTS）',
  ])
  assert.equal(routeIn('# You fly with us\n\nFROM  single life\nTO  happily ever after'), [
    'single life',
    'happily ever after',
  ])
  assert.equal(routeIn('# Air\n\n| Name | Price |\n|---|---|\n| Coffee | £3 |'), [undefined, undefined])
})

test('a step with an arrow and a sentence with a small word are no routes', () => {
  assert.equal(routeIn('# Air\n\nboarding 7:25 -> gate closes 7:45'), [undefined, undefined])
  assert.equal(routeIn('# Air\n\nPlease go to Gate 4 by noon'), [undefined, undefined])
})

test('whose a pass is may stand alone in a line; of two names nobody is believed', () => {
  assert.is(readIn('# Air\n\nSeat 14C\nMatti Virtanen', pass).roles.passengerName?.text, 'Matti Virtanen')
  assert.is(readIn('# Air\n\nMatti Virtanen\nAino Koskinen', pass).roles.passengerName, undefined)
})

test('a name is not for whom a gift is where that is left to be written in', () => {
  const gift: Roles = { needs: ['value'], takes: ['recipient', 'giver', 'validThrough'], facts: 'all' }
  const told = (rows: string): string | undefined =>
    readIn(
      `# Gift Voucher\n\n**Coldharbour Vineyard**\nAlfriston\n\n| | |\n|---|---|\n${rows}| Value | £76 |`,
      gift,
    ).roles.recipient?.text
  assert.is(told('| To | __________ |\n| From | __________ |\n'), undefined)
  assert.is(told(''), 'Coldharbour Vineyard')
})

test('a short line under the title that is said again is what a page asks for', () => {
  const roles = { needs: ['title', 'action'], lists: ['questions'] } as const
  const page = (last: string) =>
    readIn(
      `# Dabba\n\nHot food from eleven kitchens.\n\nOrder a trial dabba\n\n## Menu\n\nRice.\n\nIt is no fun alone.\\\n${last}\n`,
      roles,
    )
  assert.is(page('Order a trial dabba').roles.action?.text, 'Order a trial dabba')
  assert.is(page('Order two').roles.action, undefined)
})

test('a route is one behind the word that opens it', () => {
  const copy = 'ELM AIR\n\nPassagier: Ida Birke\nvon Riga (RIX) nach Oslo (OSL)\nGate 9\nSitz 1A\n'
  assert.equal(routeIn(copy), ['Riga (RIX)', 'Oslo (OSL)'])
})

test('a line in capitals is a route where it stands between others, and its ends may have their times', () => {
  assert.equal(routeIn('BILHETE\nVoo 12\n\nBEJA (BYJ) → HORTA (HOR)\n\nPorta 2'), [
    'BEJA (BYJ)',
    'HORTA (HOR)',
  ])
  const { roles } = readIn('Fahrkarte\nRJ 61\nLinz Hbf 7.05 > Graz Hbf 10:12\nWagen 22', {
    ...pass,
    takes: ['departureTime', 'arrivalTime'],
  })
  assert.equal([roles.departureAirport?.text, roles.arrivalAirport?.text], ['Linz Hbf', 'Graz Hbf'])
  assert.equal([roles.departureTime?.text, roles.arrivalTime?.text], ['7.05', '10:12'])
})

test('what a gate counts in minutes is no number of a gate, and a name alone on a ticket holds nothing', () => {
  const copy = 'Ferry\nNaxos to Paros\nPlease be at the gate 20 minutes before'
  assert.is(readIn(copy, { ...pass, takes: ['gate'] }).roles.gate, undefined)
  const ticket: Roles = { needs: ['title'], takes: ['holder', 'startDate'], facts: 'all' }
  assert.is(readIn('Winter Fair\nHarrogate Pavilion\n4 Dec 2026', ticket).roles.holder, undefined)
  assert.is(readIn('Winter Fair\nMrs Ida Birch\n4 Dec 2026', ticket).roles.holder?.text, 'Mrs Ida Birch')
})

test('what a paper is in two languages heads it and labels nothing, and a name with a stroke is who flies', () => {
  const { roles } = readIn('BORDKARTE / BOARDING PASS\nBrandt/Ida Frau\nKEF – OSL\nGate 4', pass)
  assert.is(roles.title?.text, 'BORDKARTE / BOARDING PASS')
  assert.equal([roles.passengerName?.text, roles.passengerName?.written], ['Brandt/Ida Frau', false])
})

test('a route is told by its ends in bold with a small word between, whatever else they say', () => {
  const copy = '# Delta Boats\n\nDe **Tigre, Muelle 3** a **Isla Martín García**\n\nSeat 4'
  assert.equal(routeIn(copy), ['Tigre, Muelle 3', 'Isla Martín García'])
  assert.equal(routeIn('# Rafts\n\nBring **Boots** and **Gloves for the cold water**, please'), [
    undefined,
    undefined,
  ])
})

test('what a value goes on with behind a comma may be a route; a small word in a title draws none', () => {
  const { roles } = readIn('# Lake line\n\n- Flight number: OH 7, Ohrid → Struga\n- Seat: 4A', pass)
  assert.equal(
    [roles.flightNumber?.text, roles.departureAirport?.text, roles.arrivalAirport?.text],
    ['OH 7', 'Ohrid', 'Struga'],
  )
  assert.is(readIn('# Ferry to Inishmore\n\nSeat 4', pass).roles.title?.text, 'Ferry to Inishmore')
})

test('a name of where and of when is of the hour where an hour is said', () => {
  const times = { ...pass, takes: ['departureTime', 'arrivalTime'] } as const
  const { roles } = readIn('# Vapur\n\n- Kalkış: 08.15\n- Varış: 09.40\n- Yolcu: Ece Ardıç', times)
  assert.equal([roles.arrivalTime?.text, roles.arrivalAirport?.text], ['09.40', undefined])
})

test('the only heading under the title of a pass is the line under it, and its table is of facts', () => {
  const copy =
    '# Reef Hoppers\n\n## Boarding pass\n\n| Boarding | Departs | Arrives |\n|---|---|---|\n| 7:05 | 7:25 | 8:10 |'
  const { roles } = readIn(copy, { ...pass, takes: ['boardingTime', 'departureTime', 'arrivalTime'] })
  assert.equal(
    [roles.boardingTime?.text, roles.departureTime?.text, roles.arrivalTime?.text],
    ['7:05', '7:25', '8:10'],
  )
})

test.run()
