import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { calendarWords } from './calendar-names.ts'

const names = (written: string): readonly string[][] => written.split(', ').map(forms => forms.split('|'))

test('every language has twelve months or none, and seven days', () => {
  for (const [lang, { months, weekdays }] of Object.entries(calendarWords)) {
    assert.is(months === '' ? 12 : names(months).length, 12, lang)
    assert.is(names(weekdays).length, 7, lang)
  }
})

test('the full names are those of ICU', () => {
  for (const [lang, { months, weekdays }] of Object.entries(calendarWords)) {
    const format = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
      ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
    })
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2027, month, 15))
      const said = new Map(format.formatToParts(day).map(({ type, value }) => [type, value]))
      const word = said.get('month') ?? ''
      if (!/\p{N}/u.test(word)) assert.is(names(months)[month]?.[0]?.toLowerCase(), word.toLowerCase(), lang)
      assert.is(
        names(weekdays)[day.getUTCDay()]?.[0]?.toLowerCase(),
        said.get('weekday')?.toLowerCase(),
        lang,
      )
    }
  }
})

test.run()
