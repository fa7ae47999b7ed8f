import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { createReport } from '../message.ts'
import { resolveLocale } from './resolve-theme.ts'

const english = { lang: 'en', dir: 'ltr' } as const

/** Language, direction and messages of a document under a brief. */
function resolve(brief: string, document: Parameters<typeof resolveLocale>[1]): readonly string[] {
  const report = createReport()
  const { lang, dir } = resolveLocale(readBrief(brief, baseDesign).design, document, report)
  return [lang, dir, ...report.messages.map(({ rule, severity }) => `${rule} ${severity}`)]
}

test('a guessed language is reported, unless the brief asks for one', () => {
  const guess = { lang: 'ar', dir: 'rtl', guessed: true } as const
  assert.equal(resolve('calm', guess), ['ar', 'rtl', 'lang-unstated info'])
  assert.equal(resolve('calm, in Persian', guess), ['fa', 'rtl'])
  const report = createReport()
  resolveLocale(designFrom({}), guess, report)
  assert.match(report.messages[0]?.hint ?? '', 'lang: ar')
})

test('the language of a brief, or a manner named after one, does not decide the language of the copy', () => {
  const brief = 'Schlicht und ruhig, cremefarbener Grund, Serifen, viel Luft, A4'
  assert.equal(resolve(brief, english), ['en', 'ltr'])
  assert.equal(resolve('Japanese, minimal, calm', english), ['en', 'ltr', 'lang-kept info'])
  assert.equal(resolve('Hebrew, airy', english), ['en', 'ltr', 'lang-kept info'])
  assert.equal(resolve('warm French bistro', english), ['en', 'ltr'])
})

test('a brief that asks for a language in so many words has it', () => {
  for (const wish of [
    'in French',
    'French typography',
    'in French typography',
    'lang: fr',
    'language: French',
  ])
    assert.equal(resolve(`calm, ${wish}, A4`, english), ['fr', 'ltr'], wish)
  assert.equal(resolve('lang: ar', english), ['ar', 'rtl'])
})

test('where the copy does not tell, a language in the brief does; and it may name the country', () => {
  assert.equal(resolve('Einladung, romantisch, deutsch, A6', { ...english, untold: true }), ['de', 'ltr'])
  assert.equal(resolve('calm, British English', english), ['en-GB', 'ltr'])
  assert.equal(resolve('calm, British English', { lang: 'en-US', dir: 'ltr' }), ['en-US', 'ltr'])
})

test('a direction that is asked for is kept', () => {
  assert.equal(resolve('right to left', english), ['en', 'rtl'])
})

test.run()
