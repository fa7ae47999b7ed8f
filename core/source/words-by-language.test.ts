import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { wordIn } from './words-by-language.ts'

const table = { en: 'Page|of', de: 'Seite|von', nb: 'Side|av', zh: '页|/', 'zh-hant': '頁|/' }
const word = (lang: string) => wordIn(lang, table, ['page', 'of'], 'page')

test('a region, a script and the tags of Norwegian find their line; other languages have English', () => {
  assert.equal(['de-CH', 'nn', 'no-NO', 'xx', 'constructor', ''].map(word), [
    'Seite',
    'Side',
    'Side',
    'Page',
    'Page',
    'Page',
  ])
  assert.equal(['zh', 'zh-CN', 'zh-TW', 'zh-Hant-HK', 'zh-Hans-HK'].map(word), ['页', '页', '頁', '頁', '页'])
})

test.run()
