import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const leaflet: Roles = { needs: ['title'], takes: ['email', 'telephone'] }

const emailOf = (signed: string): string | undefined =>
  readIn(
    `From: Ada Bello <ada@bello.example>\nSent: Mon, 4 May 2026 06:41\nSubject: the leaflet\n\n# Pots and plates\n\nCome and see the kiln.\n\nTelephone: 020 7946 0018\n\n${signed}\n`,
    leaflet,
  ).roles.email?.text

test('the address of who sent a copy by mail is on it where they sign with their whole name', () => {
  assert.is(emailOf('Ada Bello'), 'ada@bello.example')
  assert.is(emailOf('The kiln'), undefined)
})

test.run()
