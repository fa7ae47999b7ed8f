import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hanLanguage } from './scripts.ts'
import { segmentByFace } from './segment.ts'

test('kana, Hangul and forms of one country tell the language', () => {
  assert.is(hanLanguage('東京タワー', 'en'), 'ja')
  assert.is(hanLanguage('大韓民國은', 'en'), 'ko')
  assert.is(hanLanguage('我们的图书馆', 'en'), 'zh-Hans')
  assert.is(hanLanguage('我們的圖書館', 'en'), 'zh-Hant')
})

test('the language around decides what the characters leave open', () => {
  assert.is(hanLanguage('東京', 'ja'), 'ja')
  assert.is(hanLanguage('中文', 'zh-TW'), 'zh-TW')
  assert.is(hanLanguage('我們的圖書館', 'zh-HK'), 'zh-HK')
  assert.is(hanLanguage('no Han at all', 'de'), 'de')
})

/** The families that a text in Inter is set in. */
function familiesOf(text: string, lang: string): string[] {
  const request = { family: 'Inter', weight: 400, italic: false, han: hanLanguage(text, lang) }
  return segmentByFace(text, request, lang).map(run => `${run.face.family}: ${run.text}`)
}

test('a character has the face of its language', () => {
  assert.equal(familiesOf('骨です', 'en'), ['Noto Sans JP: 骨です'])
  assert.equal(familiesOf('骨', 'en'), ['Noto Sans JP: 骨'])
  assert.equal(familiesOf('这骨头', 'en'), ['Noto Sans SC: 这骨头'])
  assert.equal(familiesOf('這骨', 'en'), ['Noto Sans TC: 這骨'])
})

test('quotes, dashes and dots among Han characters are as wide as they are', () => {
  assert.equal(familiesOf('“引号”——这样……', 'zh'), ['Noto Sans SC: “引号”——这样……'])
  assert.equal(familiesOf('说“yes”吗', 'zh'), ['Noto Sans SC: 说', 'Inter: “yes”', 'Noto Sans SC: 吗'])
  assert.equal(familiesOf('“한국”', 'ko'), ['Inter: “', 'Noto Sans KR: 한국', 'Inter: ”'])
})

test.run()
