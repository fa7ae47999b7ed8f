import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'

/** Both ends, and when one leaves and is there. */
function journey(table: string): readonly (string | undefined)[] {
  const { roles } = readCopy(readDocument(`# Pass\n\n${table}\n\nName: Ada Quill`, new Map(), { add() {} }), {
    needs: ['passengerName', 'departureAirport', 'arrivalAirport'],
    takes: ['departureDate', 'departureTime', 'arrivalTime', 'gate'],
    facts: 'all',
  })
  const { departureAirport, arrivalAirport, departureDate, departureTime, arrivalTime } = roles
  return [departureAirport, arrivalAirport, departureDate, departureTime, arrivalTime].map(
    claim => claim?.text,
  )
}

test('a table with a column or a row for each end tells the journey, whichever way it was turned', () => {
  for (const [table, ends] of [
    [
      '| | Partida | Chegada |\n|---|---|---|\n| Porto | Horta | Velas |\n| Código | HOR | VLS |\n| Data | 14 AGO 2026 | 14 AGO 2026 |\n| Hora | 17:15 | 19:20 |',
      ['Horta (HOR)', 'Velas (VLS)', '14 AGO 2026', '17:15', '19:20'],
    ],
    [
      '| | Hafen | Datum | Uhrzeit |\n|---|---|---|---|\n| Abfahrt | Dagebüll | 14.08.2026 | 17:15 |\n| Ankunft | Wyk auf Föhr | 14.08.2026 | 18:05 |',
      ['Dagebüll', 'Wyk auf Föhr', '14.08.2026', '17:15', '18:05'],
    ],
    [
      '| Départ | Arrivée |\n|---|---|\n| Brest (BES) | Ouessant (OUI) |\n| 14 août 2026 | 14 août 2026 |\n| 08 h 30 | 10 h 45 |',
      ['Brest (BES)', 'Ouessant (OUI)', '14 août 2026', '08 h 30', '10 h 45'],
    ],
    [
      'Passeggero: Carla Neri, prenotazione della nave per il ritorno\n\n| Da | Napoli (NAP) | 14 agosto 2026, 08:10 |\n|---|---|---|\n| A | Palermo (PMO) | 14 agosto 2026, 09:20 |',
      ['Napoli (NAP)', 'Palermo (PMO)', '14 agosto 2026', '08:10', '09:20'],
    ],
  ] as const)
    assert.equal(journey(table), ends, table)
})

test('a table of stops goes from the first to the last', () => {
  assert.equal(
    journey(
      '| Puerto | Llegada | Salida |\n|---|---|---|\n| Los Cristianos | | 09:00 |\n| San Sebastián | 10:00 | 10:30 |\n| Valverde | 12:40 | |',
    ),
    ['Los Cristianos', 'Valverde', undefined, '09:00', '12:40'],
  )
})

test('a table that names no places is none', () => {
  assert.equal(
    journey('| | From | To |\n|---|---|---|\n| Lunch | 12:00 | 13:00 |\n| Tea | 16:00 | 17:00 |')[0],
    undefined,
  )
})

test.run()
