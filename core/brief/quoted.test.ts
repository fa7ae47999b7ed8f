import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { wordsOf } from '../source/text.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const copy = ' vide grenier 2 spots left terra cruda six 38 three mistakes urgente modern '
const says = (words: string): boolean => wordsOf(words) !== '' && copy.includes(` ${wordsOf(words)} `)
const partsOf = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true }).design.parts

test('what is quoted of the copy is one thing, in any language', () => {
  assert.equal(partsOf('The "SIX" huge'), { 'said:six': { rank: 'first' } })
  assert.equal(partsOf('the "2 spots left" in a little yellow tag'), {
    'said:2 spots left': { device: 'mark', tint: '#f7c91e' },
  })
  assert.equal(partsOf('Affiche A3 : jaune et bleu, « VIDE-GRENIER » énorme, la date en dessous'), {
    'said:vide-grenier': { rank: 'first' },
  })
  assert.equal(partsOf('Fondo scuro, "TERRA CRUDA" enorme in maiuscolo'), {
    'said:terra cruda': { rank: 'first', case: 'uppercase' },
  })
  assert.equal(partsOf('"38 %" pulled out huge in copper on navy'), {
    'said:38': { rank: 'first', color: '#b87333' },
  })
})

test('a word that is joined to a quotation is none of it', () => {
  const spoken = (words: string): boolean => words === '소리 내어 읽기'
  const partsIn = (brief: string) => readBrief(brief, baseDesign, { says: spoken, fresh: true }).design.parts
  assert.equal(partsIn("'소리 내어 읽기'가 가장 크게"), {
    'said:소리 내어 읽기': { rank: 'first', weight: 400 },
  })
})

test('a mark behind figures closes a quotation, and a superlative word is what is quoted before it', () => {
  const said = (brief: string) =>
    readBrief(brief, baseDesign, { says: words => ['3x2', 'mabel'].includes(words), fresh: true }).design
  for (const brief of ['The "3x2" huge', 'Il "3x2" enorme, giallo', 'El "3x2" gigante']) {
    assert.is(said(brief).page.size, baseDesign.page.size, brief)
    assert.equal(said(brief).parts, { 'said:3x2': { rank: 'first' } }, brief)
  }
  assert.is(said('a card of 5" x 7"').page.size, '5x7in')
  for (const brief of [
    '"Mabel" the biggest word by far',
    '"Mabel" das größte Wort',
    '"Mabel" le mot le plus grand',
  ])
    assert.equal(said(brief).parts, { 'said:mabel': { rank: 'first' } }, brief)
})

test('what is quoted and the copy does not say is heard as it is', () => {
  const { design } = readBrief('something "warm and playful"', baseDesign, { says, fresh: true })
  assert.is(design.color.neutral, 'warm')
  assert.equal(partsOf('"no end'), undefined)
  assert.equal(partsOf('""'), undefined)
})

test('figures with decimals, thousands and units are one word', () => {
  const figures = (words: string): boolean => ['4.2m', '1,150', 'v3.0'].includes(words)
  const parts = (brief: string) =>
    Object.keys(readBrief(brief, baseDesign, { says: figures, fresh: true }).design.parts ?? {})
  assert.equal(parts('4.2M huge, 1,150 huge and v3.0 enormous'), ['said:4.2m', 'said:1,150', 'said:v3.0'])
})

test('to and from with a capital amid a sentence are words of the copy', () => {
  const heard = (brief: string) =>
    readBrief(brief, baseDesign, { says: words => /^(?:to|from)$/.test(words), fresh: true }).design
  const voucher = heard('a sans, the To and From like handwriting')
  assert.is(voucher.parts?.['said:from']?.face, 'Caveat')
  assert.is.not(voucher.type.display, 'Caveat')
  assert.is(heard('navy to teal, from left to right').parts, undefined)
})

test('capitals of the copy are the small letters of the brief that quotes it, in Turkish and German too', () => {
  const copyOf = (text: string) => (words: string) => ` ${wordsOf(text)} `.includes(` ${wordsOf(words)} `)
  for (const [text, brief, key] of [
    [
      "KADIKÖY'DE AÇILIYOR!",
      `Branda olsun ve "Kadıköy'de açılıyor" kocaman olsun, tarih de büyük olsun`,
      "kadıköy'de açılıyor",
    ],
    ['ISTANBUL İÇİN', 'Afiş olsun ve "İstanbul için" kocaman olsun, tarih de büyük olsun', 'istanbul için'],
    ['GROSSE STRASSE 4', 'Ein Plakat, "Große Straße" riesig und das Datum darunter', 'große straße'],
  ] as const) {
    const { parts } = readBrief(brief, baseDesign, { says: copyOf(text), fresh: true }).design
    assert.ok(parts?.[`said:${key}`], `${brief}: ${Object.keys(parts ?? {})}`)
  }
})

test.run()
