import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'

function flight(copy: string): readonly (string | undefined)[] {
  const { roles } = readCopy(readDocument(copy, new Map(), { add() {} }), {
    needs: ['passengerName', 'departureAirport', 'arrivalAirport'],
    takes: ['flightNumber', 'departureDate'],
    facts: 'all',
  })
  return [roles.departureAirport?.text, roles.arrivalAirport?.text, roles.passengerName?.text]
}

test('two airports with their codes in a sentence are from where and to where somebody flies', () => {
  assert.equal(
    flight(
      'Our passenger Nora van Dijk goes on flight KL 1187 from Amsterdam (AMS) to New Bergen (BGO) on 4 May 2027, and she asked for a window. She has one bag with her and a cello.',
    ),
    ['Amsterdam (AMS)', 'New Bergen (BGO)', 'Nora van Dijk'],
  )
  assert.equal(
    flight(
      'Frau Ida Kern fliegt am 4. Mai 2027 mit LH 92 von Leipzig (LEJ) nach Wien (VIE), wo ihre Schwester wohnt. Sie hat einen Koffer dabei.',
    ).slice(0, 2),
    ['Leipzig (LEJ)', 'Wien (VIE)'],
  )
})

test('two places with the word for a way between them are the ends of the flight that their sentence names', () => {
  const more = ' She has one bag with her and a cello, and she asked for a window on the left side.'
  for (const [copy, ends] of [
    [`It is Loganair LM 482, Kirkwall to New Bergen, on 4 May 2027.${more}`, ['Kirkwall', 'New Bergen']],
    [`Wir fliegen mit LH 920 von Leipzig nach Wien am 4. Mai 2027.${more}`, ['Leipzig', 'Wien']],
    [`Le vol AF 1148 de Lyon à Porto part le 4 mai 2027.${more}`, ['Lyon', 'Porto']],
    [`Ada walked from Leeds to York on 4 May 2027.${more}`, [undefined, undefined]],
  ] as const)
    assert.equal(flight(copy).slice(0, 2), ends, copy)
})

test('other letters in brackets are no airports', () => {
  assert.equal(
    flight(
      'The Royal Mail (RML) carries your parcel, and the Post Office (POL) or the Depot (DPT) keeps it.',
    ),
    [undefined, undefined, undefined],
  )
})

test.run()
