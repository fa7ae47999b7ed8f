import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serviceWord } from './words.ts'

const names = ['online', 'unsubscribe'] as const

const languages = 'de fr es it pt nl pl sv da nb fi cs tr el uk ru ja zh zh-Hant ko ar he'.split(' ')

test('every language has its own words for the service links', () => {
  for (const lang of languages) {
    const lines = [lang, 'en'].map(each => names.map(name => serviceWord(name, each)))
    const [own = [], english = []] = lines
    assert.ok(
      own.every(word => word !== '' && !names.includes(word as never)),
      `${lang}: ${own}`,
    )
    assert.ok(own.filter((word, at) => word === english[at]).length * 2 < own.length, `${lang}: ${own}`)
  }
})

test.run()
