import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInPhrases, phrasesOf } from './phrases.ts'

test('names that their author divided by blanks are in phrases', () => {
  assert.ok(isInPhrases('京都 竹工房 小川'))
  assert.ok(isInPhrases('珈琲　灯台'))
})

test('running text and Latin names are not', () => {
  assert.not.ok(isInPhrases('刃物工房'))
  assert.not.ok(isInPhrases('Atelier Morvan'))
  assert.not.ok(isInPhrases('本日は 休業いたします。またのお越しを'))
})

test('a title in a script without blanks ends its lines between phrases, and in no word', () => {
  assert.equal(phrasesOf('蔵開きと杜氏退任の会', 'ja'), ['蔵開きと', '杜氏退任の会'])
  assert.equal(phrasesOf('秋の収穫祭とお茶会', 'ja'), ['秋の', '収穫祭と', 'お茶会'])
  assert.equal(phrasesOf('夏休み親子陶芸教室のお知らせ', 'ja'), ['夏休み', '親子陶芸教室の', 'お知らせ'])
  assert.equal(phrasesOf('社区图书馆夜读会开放日', 'zh'), ['社区', '图书馆', '夜读会', '开放日'])
  assert.equal(phrasesOf('Kiln opening', 'en'), ['Kiln opening'])
})

test.run()
