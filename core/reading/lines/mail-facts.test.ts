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

test('an offer sent as a mail says from whom to whom it goes, and a page that is no offer does not', () => {
  const copy =
    'From: Ada Bello <ada@bello.example>\nTo: Kim Ode, Treasurer, Mill Hall\nDate: 4 May 2026\nSubject: A kiln for the hall\n\nDear Kim,\n\nHere is what we offer.\n\n# What it costs\n\nSome.\n'
  const offer = readIn(copy, { needs: ['title', 'client'], takes: ['author', 'date'] }).roles
  assert.is(offer.client?.text, 'Kim Ode, Treasurer, Mill Hall')
  assert.is(offer.author?.text, 'Ada Bello')
  assert.is(offer.date?.text, '4 May 2026')
  assert.is(readIn(copy, { needs: ['title'], takes: ['author', 'date'] }).roles.date, undefined)
})

test.run()
