import type { RootContent } from 'mdast'
import { type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { namedThings } from '../brief/words/named-things.ts'
import { isAscii, plainText, wordsOf } from '../source/text.ts'
import { isEnsemble } from './claims/lines-alone.ts'
import { namedLine } from './claims/name-lines.ts'
import { paragraphOf } from './facts/facts.ts'
import { printedBlocks } from './facts/machine-words.ts'
import { phraseOf } from './facts/phrase.ts'
import { isPlaceLine } from './lines/line-kinds.ts'
import type { Fact, Reading, Section } from './reading.ts'
import { isSingleRole, type Role, ruleOf } from './roles.ts'
import { findValues } from './values/read-value.ts'
import type { FoundValue, Value } from './values/value.ts'
import { lexiconFor, plainLabel } from './words/lexicon.ts'

/**
 * What a copy has under a name that a brief gives it, each as its words in small letters without marks: the values of a role or a
 * label, values of a kind (`phone`, `date`), or the words themselves. The surest are taken: words of the copy's own before a
 * role, and a kind last.
 */
export function thingsNamed(name: string, reading: Reading): readonly string[] {
  if (WHEN_AND_WHERE.test(name))
    return [...new Set(['date', 'time', 'place'].flatMap(one => thingsNamed(one, reading)))]
  const behind = ARTICLE.test(name) ? labelTexts(name.replace(ARTICLE, ''), reading, true) : []
  if (behind.length > 0) return behind
  const account = accountTexts(name, reading)
  if (account.length > 0) return account
  const labelled = labelTexts(name, reading)
  const leaving = labelled.length === 0 && LEAVING.test(name) ? roleTexts('departure time', reading) : []
  if (leaving.length > 0) return leaving
  // It differs from `headline` by a letter, and is no role.
  if (DEADLINE.test(name) && labelled.length === 0) return lastDays(reading)
  // The total is a row at the end, and no column of what each line comes to.
  const row = labelled.length > 1 ? rowTexts(name, reading, label => singular(label) === singular(name)) : []
  if (row.length > 0) return row
  // What every document may have a word for is not meant by that word itself.
  const words = namedThings.has(name) ? '' : wordsOf(name)
  const isWritten = words !== '' && ` ${wordsOf(copyOf(reading))} `.includes(` ${words} `)
  // A piece of an address is no word of the copy: `elmclub.example/regatta`.
  const bare = isWritten ? copyOf(reading).replace(ADDRESS, ' ') : ''
  const isSaid = isWritten && ` ${wordsOf(bare)} `.includes(` ${words} `)
  if (isWritten && !isSaid) {
    const line = lineOfCompound(words, bare)
    if (line !== undefined) return [line]
  }
  // `氏名：水野 千尋`: a label that became a role of the copy is what that role has.
  const role = isSaid && labelled.length === 0 && isLabelAlone(words, reading) ? roleTexts(name, reading) : []
  if (role.length > 0) return role
  const due = isSaid && labelled.length === 0 ? amountBehind(words, reading) : undefined
  if (due !== undefined) return [due]
  const stated = isSaid ? labelAndValue(words, reading) : []
  if (stated.length > 0) return stated
  // A year is itself, whatever stands in the column under it.
  if (isSaid && (labelled.length === 0 || /^\d+$/.test(words) || goesOn(words, reading))) {
    const own =
      spanOf(words, reading) ??
      valueBehind(words, reading) ??
      headingOn(words, reading) ??
      labelEndingIn(words, reading)
    return [own ?? wholeName(words, reading)]
  }
  const called = labelled.length > 0 ? [] : labelTexts(name.replace(SORT_OF_VALUE, ''), reading, true)
  if (called.length > 0) return called
  // A word that is a label of the copy means what stands there, whatever else documents call so: `lugar` of `lugar 11`.
  const others = labelled.length > 0 && !namedThings.has(name) ? [] : roleTexts(name, reading)
  const own = [...new Set([...others, ...labelled])]
  if (own.length > 0) return own
  for (const find of [
    rowTexts,
    codesIn,
    typedTexts,
    marksIn,
    labelledLines,
    placesIn,
    findingsIn,
    calledBy,
    wordAlone,
  ]) {
    const found = find(name, reading)
    if (found.length > 0) return found
  }
  return []
}

/** A year with that to which it goes on, where a line opens with both: `1984–85`. */
function spanOf(year: string, reading: Reading): string | undefined {
  if (!/^(?:1\d|20)\d\d$/.test(year)) return undefined
  const lines = copyOf(reading).split('\n')
  if (lines.some(line => placeOfWords(line, year) !== undefined)) return undefined
  const opening = lines.map(line => /^(\d{4})\s?[-–—]\s?(\d{4}|\d\d)(?![\d\p{L}-])/u.exec(line))
  const found = opening.find(span => span?.[1] === year)
  return found ? `${year} ${found[2]}` : undefined
}

/** `Book a show (WhatsApp)`: what documents have a word for is that word itself where nothing of it is read. */
function wordAlone(name: string, reading: Reading): readonly string[] {
  if (!NAMING.test(name)) return []
  const lines = copyOf(reading).split('\n')
  const found = lines.filter(line => line.length <= LONGEST && placeOfWords(line.replace(ADDRESS, ' '), name))
  return found.length === 1 ? [name] : []
}

/** What is to be paid, as the sentences of an agreement call it. */
const DUE =
  /(?:^| )(?:price|fee|fees|rent|deposit|fine|penalty|total|sum|preis|gebühr|miete|kaution|honorar|vertragsstrafe|prix|loyer|caution|honoraires|pénalité|precio|tarifa|renta|alquiler|depósito|multa|penalización|prezzo|canone|caparra|cauzione|penale|compenso|preço|aluguel|caução|prijs|huur|borg|boete|vergoeding|cena|czynsz|kaucja|kara|wynagrodzenie|pris|hyra|avgift|vite|deposition|cena|nájem|kauce|pokuta|ücret|kira|depozito)(?:$| )/u

/** `The livery fee is £845 per month`: in a sentence what is to be paid is the one amount behind its name. */
function amountBehind(words: string, reading: Reading): string | undefined {
  if (!DUE.test(words)) return undefined
  const found = copyOf(reading)
    .split('\n')
    .flatMap(line => {
      const place = placeOfWords(line, words)
      const value = place && findValues(line, reading.lang).find(one => one.start >= place.to)
      if (!place || value?.value.type !== 'money') return []
      const between = line.slice(place.to, value.start)
      return between.length <= BETWEEN && !/[.;!?]\s/.test(between)
        ? [wordsOf(line.slice(value.start, value.end))]
        : []
    })
  return found.length === 1 ? found[0] : undefined
}

/** Letters between what is to be paid and how much that is. */
const BETWEEN = 60

/** The hour at which a journey begins, by what it is made in. */
const LEAVING = /^(?:flight|take ?off|sailing) time$|^time of departure$/

const WHEN_AND_WHERE = /^(?:when and where|where and when)$/

/** An address on the web or of a mailbox in a text. */
const ADDRESS = /(?<!\S)(?:https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+|[\p{L}\d-]+(?:\.[\p{L}\d-]{2,})+\/\S*)/gu

/** Letters of a word that others are made with, of those before it there, and of a line that has one. */
const COMPOUND = { last: 5, first: 3, line: 60 }

/** The line in which a word ends in another: `regatta` is the line `Najaarsregatta 2025`. */
function lineOfCompound(last: string, copy: string): string | undefined {
  if (last.length < COMPOUND.last) return undefined
  const isMade = (word: string): boolean => word.endsWith(last) && word.length >= last.length + COMPOUND.first
  return copy
    .split('\n')
    .map(wordsOf)
    .find(line => line.length <= COMPOUND.line && line.split(' ').some(isMade))
}

/** How briefs call where the money goes. */
const ACCOUNT =
  /^(?:the |our )?(?:bank|payment|account) (?:details?|information|info|data|box)$|^(?:bankverbindung|zahlungsdaten|coordonnées bancaires|datos bancarios|datos de pago|coordinate bancarie|dados bancários|bankgegevens|dane do przelewu)$/iu

/** Where the money goes, as a whole: whose account it is, its numbers and what to write beside them. */
function accountTexts(name: string, { roles }: Reading): readonly string[] {
  const lines = roles.payment?.blocks.flatMap(block => plainText(block).split('\n')) ?? []
  return ACCOUNT.test(name) && lines.length > 1 ? [wordsOf(lines.join(' '))] : []
}

/** Whether a copy says some words before a colon, and nowhere else. */
function isLabelAlone(words: string, reading: Reading): boolean {
  const lines = copyOf(reading)
    .split('\n')
    .filter(line => placeOfWords(line, words) !== undefined)
  return (
    lines.length > 0 &&
    lines.every(line => wordsOf(/^\s*([^:：]{1,40})[:：]/u.exec(line)?.[1] ?? '') === words)
  )
}

/** `Left for us 53p`: a line that ends in its one figure, which pages set apart from what it is of. */
function labelAndValue(words: string, reading: Reading): readonly string[] {
  const lines = copyOf(reading).split('\n')
  const line = lines.find(text => wordsOf(text) === words)
  const value = line && findValues(line, reading.lang).findLast(one => one.end === line.trimEnd().length)
  if (!value || value.start === 0) return []
  const [label, figure] = [line.slice(0, value.start), line.slice(value.start)].map(wordsOf)
  const isOne = lines.filter(text => placeOfWords(text, figure ?? '') !== undefined).length === 1
  return label && figure && !/\d/.test(label) ? [...(isOne ? [figure] : []), label] : []
}

/** `the fair` of `Fair on Saturday 6 June`: the one heading that begins with a name which no line says alone, and not a mention elsewhere. */
function headingOn(words: string, reading: Reading): string | undefined {
  const name = words.replace(ARTICLE, '')
  const isAlone = copyOf(reading)
    .split('\n')
    .some(line => [words, name].includes(wordsOf(line)))
  if (isAlone || !NAMING.test(name)) return undefined
  const headings = [...reading.above, ...reading.body].flatMap(block =>
    block.type === 'heading' ? [wordsOf(plainText(block).replace(ARTICLE, ''))] : [],
  )
  const [heading, ...others] = headings.filter(text => text.startsWith(`${name} `))
  return others.length > 0 ? undefined : heading
}

/** `wipes` of `Wet wipes: 431`: the one label before a figure that ends in a name which stands in no line alone. */
function labelEndingIn(words: string, reading: Reading): string | undefined {
  const labels = copyOf(reading)
    .split('\n')
    .flatMap(line => /^\s*([^:：.!?]{4,32})[:：]\s*\p{Sc}?\d/u.exec(line)?.[1] ?? [])
    .map(wordsOf)
  const [label, ...others] = labels.filter(text => text === words || text.endsWith(` ${words}`))
  return NAMING.test(words) && others.length === 0 ? label : undefined
}

/** Letters, and enough of them, without figures: of `the 9,400 hours` the heading is not meant. */
const NAMING = /^\D{4,}$/u

/** The name of whom a copy is for, where a part of it is said, `Anselmo`; else the words. */
function wholeName(words: string, { roles }: Reading): string {
  if (/\d/.test(words)) return words
  const names = textsOf(roles, BEARERS).map(text => wordsOf(text.split(/[,;(\n]/u, 1)[0] ?? ''))
  return names.find(name => ` ${name} `.includes(` ${words} `)) ?? words
}

/** Whether a line of the copy begins with words and goes on as one sentence: they are no label, whatever their type. */
function goesOn(words: string, reading: Reading): boolean {
  return copyOf(reading)
    .split('\n')
    .some(line => {
      const place = placeOfWords(line, words)
      return place?.from === 0 && /^\s\p{Ll}/u.test(line.slice(place.to))
    })
}

/** What stands before a thing: `a porta`. */
const ARTICLE = /^(?:the|a|o|as|os|la|le|les|el|los|las|il|lo|i|gli|der|die|das|den|de|het) (?=\p{L})/iu

/** What a brief may say behind a label that it knows: `the lane number` of `Lane: 4`. */
const SORT_OF_VALUE = / (?:numbers?|time|date|day|name|price|amount|figure|code|no)$/

/** Letters of a value in a line behind its label. */
const VALUE = 40

/** `Sold this week: 214,600 litres (last week 198,300)`: a label in a line of text means what stands behind it. */
function valueBehind(words: string, reading: Reading): string | undefined {
  for (const line of copyOf(reading).split('\n')) {
    const [, label = '', value = ''] = /^\s*([^:：]{2,40})[:：]\s*([^(（]*\p{N}[^(（]*)/u.exec(line) ?? []
    if (wordsOf(label) === words && value.trim().length <= VALUE) return wordsOf(value)
  }
  return undefined
}

/** Where words stand in a text, with the signs that belong to a figure: `£3,671.00`, `12 %`. */
export interface PlaceInText {
  readonly from: number
  readonly to: number
  /** The text says nothing else. */
  readonly whole: boolean
}

/** Finds words, as `wordsOf` writes them, in a text; undefined where it does not say them. The end of a range is no year of its own. */
export function placeOfWords(text: string, words: string): PlaceInText | undefined {
  const wanted = words.split(' ')
  // Most texts say none of it.
  if (isAscii(text) && !text.toLowerCase().includes(wanted[0] ?? '')) return undefined
  const tokens = [
    ...text.matchAll(wanted.includes(PERCENT) ? /[\p{L}\p{M}\p{N}×]+|%/gu : /[\p{L}\p{M}\p{N}×]+/gu),
  ]
  const isFigure = /^\d+$/.test(words)
  const isWord = (token: string, word: string): boolean =>
    token === PERCENT ? word === PERCENT : wordsOf(token) === word
  const at = tokens.findIndex(
    ({ index }, start) =>
      wanted.every((word, step) => isWord(tokens[start + step]?.[0] ?? '', word)) &&
      !(isFigure && isInRange(text, index, words.length)) &&
      !isInNumber(text, index, tokens[start + wanted.length - 1]),
  )
  const [first, last] = [tokens[at], tokens[at + wanted.length - 1]]
  if (!first || !last) return undefined
  const opening = /^\d/.test(first[0]) ? SIGNS : MARKS
  const [before, behind] = [text.slice(0, first.index), text.slice(last.index + last[0].length)]
  return {
    from: first.index - (opening.exec(before)?.[0].length ?? 0),
    to: last.index + last[0].length + (/^(?:[\p{Sc}%!?)"”»]+|\s[€%])/u.exec(behind)?.[0].length ?? 0),
    whole: tokens.length === wanted.length,
  }
}

/** What opens words, and figures: a dash right before those is their minus. */
const MARKS = /[\p{Sc}+(№#"“«-]+$/u
const SIGNS = /(?:[\p{Sc}+(№#"“«-]|(?<![^\s(])[–−±]|(?<![\p{L}\p{N}])%\s?)+$/u

/** A place in a text with what is joined to it by a hyphen or a stop, and with the signs that open and close it: `VIDE-GRENIER`, `1.er puesto,`, `“three weeks”.` */
export function writtenInOne(
  text: string,
  { from, to }: Pick<PlaceInText, 'from' | 'to'>,
): Pick<PlaceInText, 'from' | 'to'> {
  const before = /(?:[\p{L}\p{N}]+[-‐‑.])*[([“"«„‘¿¡]*$/u.exec(text.slice(0, from))?.[0] ?? ''
  const after =
    /^(?:[-‐‑.][\p{L}\p{N}]+)*(?:,[–—-]+(?:\s?\p{Sc})?)?[)\]”"»’.,:;!?…。、！？]*/u.exec(
      text.slice(to),
    )?.[0] ?? ''
  return { from: from - before.length, to: to + after.length }
}

/** The sign that tells a percentage from any other number, a word of its own. */
const PERCENT = '%'

/** Whether figures are some of those of a longer number: the `4` of `£4,620`. */
function isInNumber(text: string, start: number, last: RegExpMatchArray | undefined): boolean {
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
  const opens = /\d/.test(text[start] ?? '') && /\d[.,]$/.test(text.slice(Math.max(0, start - 2), start))
  const closes = /\d/.test(text[end - 1] ?? '') && /^[.,]\d/.test(text.slice(end, end + 2))
  return opens || closes || isInGroups(text, start, end)
}

/** `1 460`: the thousands of a number whose groups stand apart, or what is behind them. */
function isInGroups(text: string, start: number, end: number): boolean {
  const own = text.slice(start, end)
  const leads = /^\d{1,3}$/.test(own) && /^[ \u00a0\u202f]\d{3}(?!\d)/.test(text.slice(end))
  return leads || (/^\d{3}$/.test(own) && /(?<!\d)\d{1,3}[ \u00a0\u202f]$/.test(text.slice(0, start)))
}

/** `1925–2025`: either end. */
function isInRange(text: string, start: number, length: number): boolean {
  return /\d\s?[-–—]\s?$/.test(text.slice(0, start)) || /^\s?[-–—]\s?\d/.test(text.slice(start + length))
}

/** Letters of the longest text that is a thing and no passage. */
const LONGEST = 90

/** Concepts of a bare `number`: what a paper is counted by, and no amount. */
const NUMBERS = /Number$|^identifier$|^code$/

/** The values of the roles that a name means. */
function roleTexts(name: string, { roles, lang }: Reading): readonly string[] {
  const concepts = lexiconFor(
    lang,
    'en',
  )(name)
    .map(({ concept }) => concept as string)
    .filter(concept => name !== 'number' || NUMBERS.test(concept))
  const claimed = Object.values(roles).filter(claim => claim.text.length <= LONGEST)
  const means = (role: Role, most: number): boolean =>
    isSingleRole(role) &&
    (concepts.includes(role) ||
      ruleOf(role)
        .concepts.slice(0, most)
        .some(concept => concepts.includes(concept)))
  // A seat is found by its row.
  if (name === 'seat' && roles.seatNumber)
    return [roles.seatRow, roles.seatNumber].flatMap(claim => (claim ? [wordsOf(claim.text)] : []))
  const sure = claimed.filter(({ role }) => means(role, 1))
  const found = sure.length > 0 ? sure : claimed.filter(({ role }) => means(role, 9))
  const spelled =
    found.length > 0 ? found : claimed.filter(({ role }) => plainLabel(role) === plainLabel(name))
  return spelled.map(({ text }) => wordsOf(text))
}

/** The values that stand behind a label of that name, and headings of that name. */
function labelTexts(name: string, { facts, sections, roles }: Reading, whole = false): readonly string[] {
  const wanted = singular(name)
  const all = [...facts, ...sections.flatMap(factsIn)].filter(({ text }) => text.length <= LONGEST)
  const claimed = Object.values(roles).filter(({ text }) => text.length <= LONGEST)
  const labelled = [...all, ...claimed].filter(
    ({ label }) => label.text !== '' && singular(label.text) === wanted,
  )
  // `the gate` of `Jetty gate: B`.
  const ending = all.filter(({ label }) => singular(label.text).endsWith(` ${wanted}`))
  return (labelled.length > 0 || whole ? labelled : ending).map(({ text }) => wordsOf(text))
}

function factsIn({ facts, items, sections }: Section): readonly Fact[] {
  return [
    ...facts,
    ...items.flatMap(item => [...item.facts, ...Object.values(item.parts)]),
    ...sections.flatMap(factsIn),
  ]
}

function singular(words: string): string {
  return plainLabel(words).replace(/s$/, '')
}

const kinds: readonly (readonly [RegExp, readonly Value['type'][]])[] = [
  [/phone|mobile|^cell$|^tel$|whatsapp/, ['phone']],
  [/mail/, ['email']],
  [/web|url|site/, ['url']],
  [/date|deadline|expiry|until|^day$/, ['date']],
  [/time|hours|doors|curtain/, ['time', 'date']],
  [/price|cost|total|amount|worth|value/, ['money']],
  [/discount|offer|deal|saving|percentage/, ['percentage']],
  [/address|place|venue|location/, ['address']],
  [/bank|iban|account/, ['iban' as Value['type']]],
]

/** Lines that begin with a label of that name and a colon, whole: `bank: Northgate, sort 00-00-00`. */
function labelledLines(name: string, reading: Reading): readonly string[] {
  const isLabel = labelTest(name, reading)
  return copyOf(reading)
    .split('\n')
    .filter(line => {
      const label = /^\s*([^:：]{2,30})[:：]\s*\S/.exec(line)?.[1]
      return label !== undefined && line.length <= LONGEST && isLabel(label)
    })
    .map(wordsOf)
}

/** What stands in the rows of tables that are labelled with that name: the sum beside `Totaal`, and no other amount. */
function rowTexts(
  name: string,
  reading: Reading,
  isLabel = labelTest(/\btotal\b/.test(name) ? 'total' : name, reading),
): readonly string[] {
  const rows = [...reading.above, ...reading.body].flatMap(block =>
    block.type === 'table' ? block.children.slice(1) : [],
  )
  return rows.flatMap(({ children }) => {
    const [label = '', ...values] = children.map(cell => plainText(cell).trim())
    return label !== '' && isLabel(label) ? values.filter(text => text !== '').map(wordsOf) : []
  })
}

/** A test of whether a label is that name, or means the same; what is summed up before taxes is no total. */
function labelTest(name: string, { lang }: Reading): (label: string) => boolean {
  const lexicon = lexiconFor(lang, 'en')
  const wanted = new Set(lexicon(name).map(({ concept }) => concept))
  const isOther = (label: string): boolean =>
    !wanted.has('subtotal') && lexicon(label).some(({ concept }) => concept === 'subtotal')
  return label =>
    singular(label) === singular(name) ||
    plainLabel(label).startsWith(`${plainLabel(name)} `) ||
    (!isOther(label) && lexicon(label).some(({ concept }) => wanted.has(concept)))
}

/** Places by three letters, as airports have them, of which a journey has a few: `ABT`, `(OBA)`. */
function codesIn(name: string, reading: Reading): readonly string[] {
  if (!/\bcodes$/.test(name)) return []
  const text = [copyOf(reading), ...reading.facts.map(fact => fact.text)].join('\n')
  const found = [...text.matchAll(/(?<=^|\()\p{Lu}{3}(?=\)|\s*$|\s+(?:[–—→>-]|\p{Lu}\p{Ll}))/gmu)].map(
    ([code]) => wordsOf(code),
  )
  const codes = [...new Set(found)]
  return codes.length >= 2 && codes.length <= 4 ? codes : []
}

/** What an examination is marked with, in the languages of the briefs: `28/30`. */
const MARK =
  /^(?:grade|marks?|final mark|voto|votazione|votación|nota|note|notas|zensur|punkte|punktzahl|cijfer|ocena|oceny|betyg|puan|оцінка|点数|評点|成绩|分数|الدرجة)$/

function marksIn(name: string, reading: Reading): readonly string[] {
  if (!MARK.test(name)) return []
  return (copyOf(reading).match(/(?<![\d/])\d{1,3}\s?\/\s?\d{1,3}(?![\d/])/g) ?? []).map(wordsOf)
}

/** What was found out, as briefs in many languages call it. */
const FINDINGS =
  /^(?:(?:key|main) )?(?:findings|results?|outcomes?|takeaways|conclusions|points|facts|ergebnis(?:se)?|erkenntnisse|befunde|kernaussagen|constats|résultats?|conclusiones|hallazgos|resultados?|risultat[io]|conclusioni|conclusões|bevindingen|conclusies|resultaat|resultaten|wnioski|wyniki?|efekty|ustalenia|slutsatser|resultat(?:er)?|bulgular|sonuçlar|висновки|результати?|результаты|závěry|výsledky|výsledek|zjištění|löydökset|tulokset|結果|成果|结果)$/u

/** `the five findings`: the list in which a summary tells them, else the one heading that begins with a word for them. */
function findingsIn(name: string, { roles, sections }: Reading): readonly string[] {
  if (!FINDINGS.test(name)) return []
  const list = roles.abstract?.blocks.find(({ type }) => type === 'list')
  if (list?.type === 'list') return list.children.map(item => wordsOf(plainText(item)))
  const headings = sections.flatMap(({ heading }) => (heading ? wordsOf(plainText(heading)) : []))
  const found = headings.filter(opensWithFindings)
  return found.length === 1 ? found : []
}

/** Whether a heading, as `wordsOf` writes it, begins with a word for what was found out or came of it. */
export function opensWithFindings(heading: string): boolean {
  return FINDINGS.test(heading.replace(/ .*$/u, ''))
}

/** What stands before a telephone number, in the languages of the briefs, whatever that of the copy is. */
const RUNG =
  /^(?:tel|telef|telé|télé|phone|mobi|mob|cell|celular|handy|mobil|móvil|whatsapp|ring|call|тел|моб|電話|电话|手机|هاتف|جوال|טל|전화|puh)/iu
const DIGITS = /\+?\d[\d\s()./-]{5,}\d/u

/** `Telefone: 912 555 018`, of a copy whose language nothing tells. */
function calledBy(name: string, reading: Reading): readonly string[] {
  if (!/phone|mobile|^cell$|^tel$|whatsapp/.test(name)) return []
  const facts = [...reading.facts, ...reading.sections.flatMap(factsIn)]
  const found = facts.filter(({ label, text }) => RUNG.test(label.text) && DIGITS.test(text))
  return found.map(({ text }) => wordsOf(DIGITS.exec(text)?.[0] ?? text))
}

const PLACE = /^(?:place|venue|location|where)$/

/** The first line that names a place by a word for one. */
function placesIn(name: string, reading: Reading): readonly string[] {
  if (!PLACE.test(name)) return []
  const title = reading.roles.title?.text
  const line = copyOf(reading)
    .split('\n')
    .find(text => text !== title && text.length <= LONGEST && isPlaceLine(text))
  return line === undefined ? [] : [wordsOf(line)]
}

/** Values of the kind that a name means, wherever the copy has them. */
function typedTexts(name: string, reading: Reading, onlyLimits = false): readonly string[] {
  const types = kinds.find(([names]) => names.test(name))?.[1] ?? []
  if (types.length === 0) return []
  const lines = copyOf(reading).split('\n')
  const ends = LIMIT.test(name)
    ? lines.filter(line => findValues(line, reading.lang).some(value => isLimit(value, line)))
    : []
  if (onlyLimits && ends.length === 0) return []
  const found = (ends.length > 0 ? ends : lines).flatMap(line =>
    findValues(line, reading.lang)
      .filter(
        ({ value, start, end }) =>
          types.includes(value.type) &&
          isWhole(value, types, line.slice(start, end)) &&
          (ends.length === 0 || isLimit({ value, start }, line)),
      )
      .map(({ value, start, end }) => {
        const text = printedText(line.slice(start, end), reading.lang)
        // `by 78%`: what it fell by is no part of it.
        return value.type === 'percentage'
          ? `${wordsOf(text.replace(/^\D+/u, ''))} ${PERCENT}`
          : wordsOf(text)
      }),
  )
  return [...new Set(found)].filter(text => text !== '')
}

const DEADLINE = /^(?:the )?(?:deadline|closing date|cut off date|cutoff)s?$/

/** The day by which something is to be done: where the copy says until when, else what it calls so. */
function lastDays(reading: Reading): readonly string[] {
  const until = typedTexts('until', reading, true)
  if (until.length > 0) return until
  const called = ['due date', 'expiry', 'valid until'].map(one => thingsNamed(one, reading))
  return called.find(({ length }) => length > 0) ?? labelledLines('deadline', reading)
}

/** Names of the last day of something. */
const LIMIT = /deadline|expiry|expiration|until|due date/

/** `by 1 June`, `bis 20. August`, `9月5日まで`: a day that something is to be done by. */
function isLimit({ value, start }: Pick<FoundValue, 'value' | 'start'>, line: string): boolean {
  return value.type === 'date' && (value.bound === 'until' || BY.test(line.slice(0, start)))
}

const BY =
  /(?<!\p{L})(?:by|until|till|before|no later than|closes(?: on)?|due(?: on| by)?|deadline|bis|bis zum|spätestens|avant le|avant|jusqu'au|jusqu’au|antes del?|hasta el|hasta|entro il|entro|até|até ao?|antes de|vóór|voor|tot|uiterlijk|do|senast|före|innan|до|не пізніше|viimeistään|mennessä|nejpozději)(?: the| den| dem| dia| dnia)?(?: \p{L}{2,12}\.?,?)?:?\s*$/iu

/** What a program wrote, as it is printed: a brief means what is seen. */
function printedText(text: string, lang: string): string {
  return printedBlocks([paragraphOf(phraseOf(text))], lang)
    .map(plainText)
    .join(' ')
}

/** A time in figures, and a date that names its day, as one that is kept does, and its time where that is meant. */
function isWhole(value: Value, types: readonly Value['type'][], text: string): boolean {
  if (value.type === 'time' && !/\d/.test(text)) return false
  if (value.type !== 'date') return true
  return types.includes('time') ? value.time !== undefined : /\d\d-\d\d$/.test(value.from)
}

/** The copy in its lines: its blocks and what was taken out of them. */
function copyOf({ body, roles, above, moved }: Reading): string {
  const blocks: readonly RootContent[] = [...above, ...body]
  return [...blocks.map(linesOf), ...Object.values(roles).map(({ text }) => text), ...moved].join('\n')
}

/** A row of a table is a line. */
function linesOf(block: RootContent): string {
  if (block.type !== 'table') return plainText(block)
  return block.children.map(({ children }) => children.map(plainText).join(' – ')).join('\n')
}

/** Things are looked for in the whole copy, and asked for again for each piece that a composition measures. */
const known = new WeakMap<Reading, Map<PartKey, readonly string[]>>()

/** What a copy has of the things that a brief ranks or dresses under a key: `said:phone`, `dates`, `names`. */
export function thingsOf(key: PartKey, reading: Reading): readonly string[] {
  const things = known.get(reading) ?? new Map<PartKey, readonly string[]>()
  const found = things.get(key) ?? findThings(key, reading)
  known.set(reading, things.set(key, found))
  return found
}

function findThings(key: PartKey, reading: Reading): readonly string[] {
  const said = saidIn(key)
  if (said !== undefined) return thingsNamed(said, reading)
  if (key === 'names') return namesOf(reading)
  if (key === 'dates') return thingsNamed('date', reading)
  if (key === 'prices') return typedTexts('price', reading)
  return []
}

/** The same of what has a colour of its own: dates without their day too, and years where the copy has no more of them. */
export function coloredThings(key: PartKey, reading: Reading, dress: PartDesign = {}): readonly string[] {
  if (dress.below !== undefined || dress.above !== undefined) return entriesBeyond(key, reading, dress)
  const things = thingsOf(key, reading)
  if (key !== 'dates' || things.length > 0) return things
  const years = /(?<!\d)(?:1[5-9]|20)\d\d(?:\s?[-–—]\s?(?:1[5-9]|20)\d\d)?(?!\d)/g
  const lines = copyOf(reading).split('\n')
  const short = lines.filter(line => line.length <= SHORT && !/\p{L}\.$/u.test(line.trim()))
  return [...new Set(short.flatMap(line => line.match(years) ?? []))].map(wordsOf)
}

/** What the entries of a list or a table are called, under a heading of that name, whose figure is under or over another. */
function entriesBeyond(
  key: PartKey,
  { body, moved }: Reading,
  { below = -1, above = Number.MAX_VALUE }: PartDesign,
): readonly string[] {
  const name = singular(key.replace('said:', ''))
  const pieces = [...moved, ...body.map(linesOf)]
  const at = pieces.findIndex(
    text =>
      !text.includes('\n') &&
      wordsOf(text)
        .split(' ')
        .some(word => singular(word) === name),
  )
  // What was taken out of a table has its rows apart, and its cells in lines.
  const entries = (pieces[at + 1] ?? '').split(/\n\n/).flatMap(row => (at < 0 ? [] : entryOf(row)))
  return entries.filter(({ value }) => value < below || value > above).map(({ label }) => wordsOf(label))
}

function entryOf(row: string): readonly { readonly label: string; readonly value: number }[] {
  const found = row.matchAll(/^(.*\p{L}.*?)\s*(?:\n|[-–—:])\s*(\d+(?:[.,]\d+)?)(?!\d)/gmu)
  return [...found].map(([, label = '', figure = '']) => ({ label, value: Number(figure.replace(',', '.')) }))
}

/** Letters of a line that is no sentence. */
const SHORT = 60

/** Priced lines from which on what stands before the prices are names. */
const PRICED = 3

/** The names of people, else of what is sold, else of those whom a short opening line joins: `Zosia i Bartek`. */
function namesOf(reading: Reading): readonly string[] {
  const lines = copyOf(reading).split('\n')
  // Whoever holds a ticket is seldom whom it is for.
  const players = reading.roles.holder && playersIn(lines)
  if (players) return [wordsOf(players)]
  // Over strong words that say what somebody does stands who they are.
  const above = reading.roles.name && nameAlone(reading.above.map(linesOf).join('\n').split('\n'), reading)
  if (above) return [wordsOf(above)]
  const people = [...namesIn(reading)].map(wordsOf)
  if (people.length > 0) return people
  const sold = lines.flatMap(line => {
    const price = findValues(line, reading.lang).find(({ value }) => value.type === 'money')
    const name = price && /^[^–—(:]*?(?=\s+[-–—(]|\s*[:(]|$)/u.exec(line.slice(0, price.start).trim())?.[0]
    return name && name.length <= 40 ? [wordsOf(name)] : []
  })
  if (sold.length >= PRICED) return [...new Set(sold)].filter(name => name !== '')
  const openings = [reading.roles.title?.text ?? '', ...reading.moved, ...lines].map(text =>
    (text.split('\n')[0] ?? '').trim(),
  )
  const pair = openings.find(text => PAIR.test(text))
  if (pair !== undefined) return [wordsOf(pair)]
  const addressed = lines.flatMap(line => ADDRESSED.exec(line.trim())?.[1] ?? [])
  if (addressed.length > 0) return addressed.map(wordsOf).filter(name => name !== '')
  const name = nameAlone(lines, reading)
  return name === undefined ? [] : [wordsOf(name)]
}

/** Those who play together, but what they play behind a dash; else whose card it is. */
function nameAlone(lines: readonly string[], { roles, lang }: Reading): string | undefined {
  const players = playersIn(lines)
  // An occasion is called by its title, and the name over a bill is a house's.
  const { startDate, time, location, invoiceNumber } = roles
  if (players !== undefined || startDate || time || location || invoiceNumber) return players
  return namedLine(lines.map(phraseOf), { lexicon: lexiconFor(lang, 'en'), lang })?.name.text
}

/** A short line of names, some of them those of who plays together. */
function playersIn(lines: readonly string[]): string | undefined {
  const named = lines.map(line => line.split(/\s+[–—-]\s+/u, 1)[0]?.trim() ?? '')
  return named.find(name => PLAYERS.test(name) && isEnsemble(name))
}

/** Words of which the first and the last are names: `Trio Pé de Umbu`. */
const PLAYERS = /^\p{Lu}[\p{L}'’.]*(?: [\p{L}'’.&]+){0,5} \p{Lu}[\p{L}'’.]*$/u

/** `To: Sipho & Lerato`: those whom a voucher or a card is for, and from. */
const ADDRESSED =
  /^(?:to|for|from|an|von|für|pour|de|para|per|da|voor|van|till|från|dla|od|kime|kimden)\s?:\s*(\S.{0,60})$/iu

/** Two names that are joined. */
const PAIR =
  /^(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:&|\+|and|und|et|y|e|i|og|och|en|ve|і|и|та) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|\p{Script=Arabic}{2,12} (?:و|&) ?\p{Script=Arabic}{2,12})$/u

/** Whom a paper is for. */
const BEARERS = ['recipient', 'person', 'passengerName', 'guest', 'holder'] as const

/** What the people and the document of a copy are called, in small letters. */
function namesIn({ roles, lists }: Reading): ReadonlySet<string> {
  const people = (
    lists as Readonly<Record<string, readonly { readonly title: { readonly text: string } }[] | undefined>>
  )['people']
  // Whoever writes a letter or a bill means their own.
  const billed = roles.invoiceNumber && roles.seller?.text.split(/[,/\n]/, 1)
  const own = billed ?? textsOf(roles, roles.sender ? ['sender'] : ['name', ...BEARERS])
  const listed = (people ?? []).map(({ title }) => title.text)
  return new Set([...own, ...listed].filter(text => text !== '').map(text => text.toLowerCase()))
}

function textsOf(roles: Reading['roles'], names: readonly string[]): readonly string[] {
  const claims = roles as Readonly<Record<string, { readonly text: string } | undefined>>
  return names.flatMap(name => claims[name]?.text || [])
}
