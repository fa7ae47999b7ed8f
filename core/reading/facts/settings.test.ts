import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isSetting } from './settings.ts'

function isText(name: string, text: string): boolean {
  return !isSetting({ name, value: { kind: 'text', text } } as Parameters<typeof isSetting>[0])
}

test('the language of a text is a setting, languages that somebody speaks are copy', () => {
  for (const name of ['lang', 'language', 'inLanguage', 'availableLanguage']) {
    assert.not(isText(name, 'en-US'), name)
    assert.ok(isText(name, 'German, English'), name)
  }
})

test('the usual state of an event is a setting, a change of it is copy', () => {
  assert.not(isText('eventStatus', 'https://schema.org/EventScheduled'))
  assert.not(isText('eventAttendanceMode', 'OfflineEventAttendanceMode'))
  assert.ok(isText('eventStatus', 'https://schema.org/EventCancelled'))
})

test('a type that says what is printed is a setting, one of what is sold is copy', () => {
  assert.not(isText('type', 'visitor leaflet'))
  assert.not(isText('type', 'Faltblatt'))
  assert.ok(isText('type', 'Day ticket'))
  assert.ok(isText('type', 'Evening concert'))
})

test.run()
