import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isMachineLine } from './machine-line.ts'

test('what a bar code or a passport holds is a machine’s line', () => {
  assert.ok(isMachineLine('M1DOE/JANE           EK7TR2 OSLBGOSK 0255 104Y012C0033'))
  assert.ok(isMachineLine('L898902C36UTO7408122F1204159ZE184226B<<<<<10'))
  assert.ok(isMachineLine('SL204 030526 IMRIE/D  8KD2QP  L07 D3'))
})

test('numbers, names and words are none', () => {
  for (const text of [
    'DE89 3704 0044 0532 0130 00',
    'DOE / JANE MRS',
    '331 2408 556 917',
    'GATE 22   SEAT 9A',
    'MERCREDI 12 JUIN 2025 20H30',
    'KRO-250920-0117',
  ])
    assert.not.ok(isMachineLine(text), text)
})

test.run()
