import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'

const journey = {
  needs: ['departureAirport', 'arrivalAirport'],
  takes: [
    'airline',
    'departureDate',
    'departureTime',
    'arrivalTime',
    'boardingTime',
    'gate',
    'seat',
    'sequenceNumber',
  ],
  facts: 'all',
} as const

test('a reserved journey has its day once, its hours without it, and its seat and gate as what they are', () => {
  const { roles } = readIn(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FlightReservation',
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      passengerSequenceNumber: '007',
      airplaneSeat: '2C',
      reservationFor: {
        '@type': 'Flight',
        provider: { '@type': 'Airline', name: 'Lagoon Air' },
        departureAirport: { '@type': 'Airport', name: 'Venice', iataCode: 'VCE' },
        arrivalAirport: { '@type': 'Airport', name: 'Pula', iataCode: 'PUY' },
        departureGate: '5',
        boardingTime: '2026-03-02T22:40:00+01:00',
        departureTime: '2026-03-02T23:10:00+01:00',
        arrivalTime: '2026-03-03T00:05:00+01:00',
      },
    }),
    journey,
  )
  const told = Object.fromEntries(Object.entries(roles).map(([role, claim]) => [role, claim?.text]))
  assert.is(told.departureDate, '2026-03-02')
  assert.is(told.departureTime, '23:10')
  assert.is(told.boardingTime, '22:40')
  // It lands on another day, which is said.
  assert.ok(told.arrivalTime?.startsWith('2026-03-03'))
  assert.is(told.gate, '5')
  assert.is(told.seat, '2C')
  assert.is(told.sequenceNumber, '007')
  assert.is(told.airline, 'Lagoon Air')
})

test.run()
