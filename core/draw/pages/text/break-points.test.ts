import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { breakPointsIn, mayBreakBetween, penalties } from './break-points.ts'
import { hyphenationOffsets } from './hyphenate.ts'

function parts(word: string, lang = 'en', hyphens = false): string {
  let from = 0
  const result: string[] = []
  for (const { offset } of breakPointsIn(word, lang, hyphens)) {
    result.push(word.slice(from, offset))
    from = offset
  }
  return [...result, word.slice(from)].join('|')
}

test('words break after hyphens, slashes and dashes between letters', () => {
  assert.is(parts('well-known'), 'well-|known')
  assert.is(parts('winter/summer'), 'winter/|summer')
  assert.is(parts('end—start'), 'end—|start')
})

test('what is short on one side of its hyphen or slash stays whole', () => {
  for (const word of ['pus-me', 'e-bike', 'Co-operative', 'dit-il', '(mg/l)', 'and/or', 'check-in'])
    assert.is(parts(word), word)
})

test('Japanese and Chinese end their lines best between phrases', () => {
  const best = (text: string, lang: string): string => {
    const ends = breakPointsIn(text, lang, false).flatMap(({ offset, penalty }) =>
      penalty === 0 ? offset : [],
    )
    return [0, ...ends].map((from, at) => text.slice(from, ends[at])).join('|')
  }
  assert.is(best('焼き鳥は四十分かかります', 'ja'), '焼き鳥は|四十分|かかります')
  assert.is(best('八つのかばんをつくりました。', 'ja'), '八つの|かばんを|つくりました。')
  assert.is(best('お問い合わせは下記まで', 'ja'), 'お問い合わせは|下記まで')
  assert.is(best('我们在城市里种树', 'zh'), '我们|在|城市|里|种树')
})

test('options, numbers and signs stay whole', () => {
  for (const word of ['--flag', '-5', '10-20', '1/2', 'x-', '3.14159265358979', '...', 'e.g.']) {
    assert.is(parts(word), word)
  }
})

test('long identifiers and paths break after their signs', () => {
  assert.is(parts('core/draw/pages/text'), 'core/|draw/|pages/|text')
  assert.is(parts('std::collections::HashMap'), 'std::|collections::|HashMap')
})

test('words that are tied are broken as each of them is', () => {
  assert.is(parts('Molinos\u00a0S.A.P.I.\u00a0de\u00a0C.V.'), 'Molinos\u00a0S.A.P.I.\u00a0de\u00a0C.V.')
  assert.is(parts('No.\u00a0core/draw/pages'), 'No.\u00a0core/|draw/|pages')
})

test('Han and kana break between characters, but not before closing signs', () => {
  assert.is(parts('日本語。「文」', 'ja'), '日|本|語。|「文」')
})

test('codes and addresses of mail are broken last of all, and a number stays with what it counts', () => {
  const penaltiesOf = (word: string, lang = 'en'): readonly number[] =>
    breakPointsIn(word, lang, false).map(({ penalty }) => penalty)
  const whole = [
    'HRA-TCR-00412',
    'someone@mail.example',
    '(A4-2026-X)',
    'larkrise-stays.co.uk',
    'Osei-Bonsu,',
    'pique-nique',
    "l'avant-garde",
  ]
  for (const word of whole)
    assert.ok(
      penaltiesOf(word).every(penalty => penalty >= 200),
      word,
    )
  assert.ok(penaltiesOf('well-established').every(penalty => penalty < 50))
  assert.is(parts('昭和20年7月', 'ja'), '昭|和|20年|7月')
  assert.ok(penaltiesOf('ペルー', 'ja').every(penalty => penalty > 0))
})

test('Thai breaks between words', () => {
  assert.is(parts('สวัสดีชาวโลก', 'th'), 'สวัสดี|ชาว|โลก')
})

test('parts of a word that are set differently follow the same rules', () => {
  assert.ok(mayBreakBetween('well-', 'known'))
  assert.ok(mayBreakBetween('漢', '字'))
  assert.not(mayBreakBetween('bo', 'ld'))
  assert.not(mayBreakBetween('word', ','))
})

test('hyphenation by language, three letters at least on each side', () => {
  assert.ok(hyphenationOffsets('Silbentrennung', 'de-AT').length >= 2)
  assert.equal(hyphenationOffsets('Silbentrennung', 'ja'), [])
  assert.equal(hyphenationOffsets('hyphenation', 'en'), [6])
  assert.ok(hyphenationOffsets('Silbentrennung', 'de').length >= 2)
  for (const offset of hyphenationOffsets('internationalization', 'en'))
    assert.ok(offset >= 3 && offset <= 17)
})

test('addresses, capitals, names in camel case and words with figures are not hyphenated', () => {
  for (const word of [
    'someone@example.com',
    'UNIVERSITY',
    'TypeScriptCompiler',
    'covid19vaccine',
    'www.example',
  ]) {
    assert.equal(hyphenationOffsets(word, 'en'), [], word)
  }
})

test('punctuation around a word does not matter', () => {
  assert.equal(hyphenationOffsets('“hyphenation,”', 'en'), [7])
})

test('a word of Korean is hardly ever broken, one of Japanese is', () => {
  for (const word of ['바람', '(목요일', '받습니다.'])
    assert.ok(
      breakPointsIn(word, 'ko', false).every(({ penalty }) => penalty >= penalties.whole),
      word,
    )
  assert.ok(breakPointsIn('받'.repeat(40), 'ko', false).some(({ penalty }) => penalty < penalties.whole))
  assert.ok(breakPointsIn('風の便り', 'ja', false).some(({ penalty }) => penalty < penalties.whole))
})

test('an address of mail or of a site is broken only where nothing else is left', () => {
  for (const address of [
    'stay@honeyfold.example',
    'post@haus-am-see-ploen.example,',
    'www.haus-am-see.example',
  ])
    for (const { penalty } of breakPointsIn(address, 'en', true))
      assert.is(penalty, penalties.reached, address)
})

test.run()
