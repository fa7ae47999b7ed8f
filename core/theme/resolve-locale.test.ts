import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../brief/design.ts'
import { createReport } from '../message.ts'
import { resolveLocale } from './resolve-locale.ts'

test('a guessed language is reported, unless the brief names one', () => {
  const guess = { lang: 'ar', dir: 'rtl', guessed: true } as const
  const report = createReport()
  assert.equal(resolveLocale(designFrom({ locale: { lang: 'fa', dir: 'rtl' } }), guess, report), {
    lang: 'fa',
    dir: 'rtl',
  })
  assert.equal(report.messages, [])
  assert.equal(resolveLocale(designFrom({}), guess, report), { lang: 'ar', dir: 'rtl' })
  assert.equal(
    report.messages.map(({ rule, severity }) => [rule, severity]),
    [['lang-unstated', 'info']],
  )
  assert.match(report.messages[0]?.hint ?? '', 'lang: ar')
})

test.run()
