/** Finds what some words of a brief name by a label of the copy, or by what documents call it. */
import { type PartKey, saidIn } from '../../brief/design.ts'
import { namedThings } from '../../brief/words/named-things.ts'
import { isAny } from '../../brief/same-words.ts'
import { wordsOf } from '../../source/text.ts'
import { type Copy, isLarge, said, type Thing } from './lead-copy.ts'
import { has, isLittle, isTelling } from './telling-words.ts'

/** What documents call so, and the line or label that is about it. */
export function namedThing(text: string, copy: Copy): Thing | undefined {
  const wanted = wordsOf(text)
    .split(' ')
    .filter(word => word !== '')
  for (let length = Math.min(4, wanted.length); length > 0; length--)
    for (let from = 0; from + length <= wanted.length; from++) {
      const run = wanted.slice(from, from + length)
      const isOpen = (word: string | undefined): boolean => isEmpty(word ?? '', wanted, copy)
      if (isOpen(run[0]) || isOpen(run.at(-1))) continue
      const label = labelOf(run.join(' '), copy)
      // `their expiry dates`: a column of them.
      if (label === undefined || /^(?:dates|it|they|which|when)$/.test(wanted[from + length] ?? '')) continue
      const part = PARTS[label]
      // `the date it is due` is one of all dates.
      const isOfOther = (word: string): boolean =>
        !run.includes(word) && isTelling(word) && copy.says(word) && !copy.isBeside(label, word)
      if (wanted.some(isOfOther)) continue
      return { key: part ?? linked(`said:${label}`, copy), isLong: false }
    }
  // `their expiry dates`: what documents call so is no line that is about it.
  const isAbout = (word: string): boolean =>
    isTelling(word) &&
    !/^dates?$/.test(word) &&
    !namedThings.has(word) &&
    !namedThings.has(word.replace(/s$/, ''))
  if (!wanted.some(isAbout)) return undefined
  const met = copy.meets(text)
  if (met && isMeant(saidIn(met) ?? text, wanted)) return { key: linked(met, copy), isLong: isLarge(met) }
  const telling = wanted.filter(isTelling).join(' ')
  const called = telling === '' ? undefined : copy.calls(telling)
  return called === undefined || !isMeant(called, wanted) ? undefined : said(called)
}

/** Whether a word only stands beside what tells: none for names, dates and prices does, nor a label that is all that is said. */
function isEmpty(word: string, wanted: readonly string[], { lang, says }: Copy): boolean {
  // `data` is a date in many languages, and none in English.
  const isClass = CLASSES.some(([called]) => called.test(word)) && !(word === 'data' && lang.startsWith('en'))
  const isAlone = wanted.every(other => other === word || isLittle(other)) && isAny(word)
  return isLittle(word) && !isClass && !(isAlone && says(word, 'label'))
}

/** Half of the telling words of a text are in what they are taken for. */
function isMeant(name: string, wanted: readonly string[]): boolean {
  const telling = wanted.filter(isTelling)
  const own = wordsOf(name).split(' ')
  const count = telling.filter(word => has(own, word)).length
  return count * 2 >= telling.length && count * 3 >= own.filter(isTelling).length
}

/** What can be pressed by all of its words, where a name opens it. */
function linked(key: PartKey, { links }: Copy): PartKey {
  const link = links.find(one => one.startsWith(`${saidIn(key) ?? '-'} `))
  return link === undefined ? key : `said:${link}`
}

/** A label of the copy, or what documents call a word, whatever is joined to it. */
function labelOf(name: string, { heads, says, label, means, hasName }: Copy): string | undefined {
  if (!/\p{L}{2}/u.test(name)) return undefined
  const part = CLASSES.find(([called]) => called.test(name))?.[1]
  if (part && !says(name, 'label') && (part !== 'name' || hasName)) return part
  // A column of a table is no one thing.
  if (heads.has(name)) return undefined
  if (says(name, 'label')) return name
  if (NO_LABEL.test(name)) return undefined
  const meant = means(name)
  if (meant !== undefined) return meant
  const sum = SUM.test(name) ? label('amount') : undefined
  if (sum !== undefined) return sum
  const bare = [name, name.replace(/^و(?=\p{Script=Arabic}{3})/u, ''), name.replace(JOINED, '')]
  return [...new Set(bare)].map(label).find(found => found !== undefined)
}

/** What ends in a word for a sum: `Rechnungsbetrag`. */
const SUM = /(?:betrag|summe|bedrag|belopp(?:et)?)$/u

/** Words that label something in documents, and nothing in a brief. */
const NO_LABEL =
  /^(?:at|ať|nech|niech|aby|con|com|mit|med|met|avec|with|z|de|from|von|van|da|für|for|où|wo|wann|dónde|donde|dove|onde|waar|gdzie|kde|nerede|де|cuándo|cuando|quand|quando|wanneer|kiedy|kdy|när|коли|para|pour|per|voor|för|dla|until|till|bis|end|days?|hours?|weeks?|months?|years?|ende|fin|two|three|one|people|when|who|what|where|how|و?أرقام|عنوان|на|для|від)$/u

/** What Arabic, Korean and Japanese join to a word. */
const JOINED =
  /^(?:و?ال|و|لل)(?=\p{Script=Arabic}{3})|(?<=\p{Script=Hangul}{2})(?:은|는|을|를|이|가|도|의|만)$|(?<=\p{Script=Han})[はがをもの]$/u

/** What names, dates and prices are called. */
const CLASSES: readonly (readonly [called: RegExp, label: string])[] = [
  [
    /^(?:names?|namen?|noms?|nombres?|nom[ei]|naam|namn(?:et)?|imi(?:ę|ona)|nazwisk[oa]|isim(?:ler)?|ім'?я|імена|имя|імʼя|お?名前|氏名|姓名|名字|이름|성함|اسم|أسماء|الأسماء|الاسم)$/u,
    'name',
  ],
  [
    /^(?:dates?|datum(?:et)?|daten|fechas?|date|datas?|daty|tarih(?:i|ler)?|дат[аиу]|日付|日時|日期|날짜|و?التاريخ|تاريخ)$/u,
    'date',
  ],
  [
    /^(?:prices?|preise?|prix|precios?|prezz[io]|preços?|prijs|prijzen|pris(?:et|er)?|cen[ay]|fiyat(?:ı|lar)?|цін[аи]|цена|価格|値段|价格|價格|가격|و?السعر)$/u,
    'price',
  ],
  [
    /^(?:quotes?|zitate?|citations?|citas?|citazion[ei]|citaç(?:ão|ões)|citaat|citat(?:et)?|cytat\p{L}*|alıntı|цитат\p{L}+)$/u,
    'quote',
  ],
  [
    /^(?:key (?:numbers|figures|stats)|kennzahlen|chiffres clés|cifras clave|cifre chiave|números chave|kerncijfers|nyckeltal(?:en)?|kluczowe liczby)$/u,
    'key figures',
  ],
]

/** What is a part of many documents, and not one thing. */
const PARTS: Readonly<Record<string, PartKey>> = {
  ...{
    date: 'dates',
    day: 'dates',
    'key dates': 'dates',
    price: 'prices',
    name: 'names',
    quote: 'quotes',
    'key figures': 'figures',
  },
}
