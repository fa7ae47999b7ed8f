/** Finds the thing of a copy that a clause of a brief names as what matters most: by its words, its figures, its label, or by what documents call it. */
import { type Design, isToBeSeen, type PartKey, type Rank, saidIn } from '../brief/design.ts'
import { type KeyPiece, keyPiecesOf } from '../brief/key-pieces.ts'
import type { LeadClause } from '../brief/lead-clauses.ts'
import { metIn } from '../brief/met-in-copy.ts'
import { sayingOf } from '../brief/proper-names.ts'
import { isAny, isSame, SOLID } from '../brief/same-words.ts'
import { thingsCalled } from '../brief/things-called.ts'
import { namedThings } from '../brief/words/named-things.ts'
import { joint } from '../brief/words/lead-marks.ts'
import type { Nodes } from 'mdast'
import type { Document } from '../source/document.ts'
import { copyText, plainText, wordsOf } from '../source/text.ts'
import { labelInEnglish } from './label-of-brief.ts'
import { thingsNamed } from './named-things.ts'
import type { Reading } from './reading.ts'

/** A thing that is to be met before others, how soon, and the clause that says so. */
export interface Lead {
  readonly phrase: string
  readonly key: PartKey
  readonly rank: Exclude<Rank, 'last'>
}

/** What a copy has for the clauses of a brief in a language (BCP 47). */
export function leadsNamed(
  clauses: readonly LeadClause[],
  document: Document,
  reading: Reading,
  lang?: string,
): readonly Lead[] {
  if (clauses.length === 0) return []
  const copy = copyOf(document, reading, lang)
  const leads = clauses.flatMap(clause =>
    thingsOfClause(clause, copy).map(
      ({ key, isLong }): Lead => ({ phrase: clause.phrase, key, rank: isLong ? 'second' : clause.rank }),
    ),
  )
  return leads.filter(({ key }, at) => leads.findIndex(one => one.key === key) === at).slice(0, MOST)
}

/** What a clause is about by its words, else by what documents call it, else whatever stands around it. */
function thingsOfClause({ subjects, around }: LeadClause, copy: Copy): readonly Thing[] {
  for (const text of subjects) {
    const found = thingsIn(text, copy)
    if (found.length > 0) return found
  }
  for (const text of around) {
    const found = quotedIn(text, copy)
    const whole = found.length > 0 ? found : wholeThing(text, copy)
    if (whole) return [whole].flat()
  }
  return []
}

/** Of more than so many none would be the one. */
const MOST = 4

/** A copy in the ways in which a brief may name a piece of it. */
interface Copy {
  /** In small letters. */
  readonly text: string
  readonly words: readonly string[]
  readonly pieces: readonly KeyPiece[]
  /** In small letters, from the first. */
  readonly lines: readonly string[]
  /** Texts of what can be pressed. */
  readonly links: readonly string[]
  /** It tells who somebody is. */
  readonly hasName: boolean
  /** Rows of cells, the heads first. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  /** Of the columns of its tables. */
  readonly heads: ReadonlySet<string>
  readonly says: (words: string, as?: 'label') => boolean
  readonly calls: (words: string) => string | undefined
  readonly meets: (words: string) => PartKey | undefined
  readonly label: (words: string) => string | undefined
}

function copyOf(document: Document, reading: Reading, lang: string | undefined): Copy {
  const languages = [...new Set([lang ?? 'en', reading.lang])]
  const says = sayingOf(document)
  const hasName = Object.keys(reading.roles).some(role =>
    /^(?:name|recipient|passenger|couple|guest|person)$/.test(role),
  )
  const calls = thingsCalled(document, says)
  const text = copyText(document)
  return {
    text: text.toLowerCase(),
    words: wordsOf(text).split(' '),
    hasName,
    tables: tablesIn(document.root.children),
    pieces: keyPiecesOf(document.root.children),
    lines: [...new Set(linesIn(document, text).map(wordsOf))].filter(line => line !== ''),
    links: [...new Set(linksIn(document.root.children).map(wordsOf))].filter(line => line !== ''),
    heads: new Set(tablesIn(document.root.children).flatMap(([head = []]) => head.slice(1).map(wordsOf))),
    says,
    calls: words => {
      const found = calls(words)
      return found?.extent === 'column' ? undefined : found?.name
    },
    meets: metIn(document),
    label: words => {
      const known = namedThings.has(words) ? words : undefined
      const named = known ?? languages.map(one => labelInEnglish(words, one)).find(Boolean)
      if (named === undefined || (named === 'name' && !hasName)) return undefined
      const english = [named, ...(named === 'amount' ? DUE : [])].find(
        one => thingsNamed(one, reading).length > 0,
      )
      if (english === undefined) return undefined
      const things = thingsNamed(english, reading)
      const isOneOfMany = english === 'date' && things.length > 2 && !words.endsWith('s')
      return things.length > 0 && !isOneOfMany ? english : undefined
    },
  }
}

/** What an amount may be called that is to be paid. */
const DUE = ['amount due', 'balance due', 'total']

/** The lines below the title, then the title. */
function linesIn({ root }: Document, text: string): readonly string[] {
  const title = root.children.find(({ type }) => type === 'heading')
  const first = title ? plainText(title) : ''
  const lines = text.split('\n').filter(line => line.trim() !== first.trim())
  return [...lines, ...root.children.flatMap(block => (block.type === 'heading' ? [plainText(block)] : []))]
}

function tablesIn(blocks: Document['root']['children']): Copy['tables'] {
  return blocks.flatMap(block =>
    block.type === 'table' ? [block.children.map(({ children }) => children.map(plainText))] : [],
  )
}

function linksIn(nodes: readonly Nodes[]): readonly string[] {
  return nodes.flatMap(node => {
    if (node.type === 'link') return [plainText(node)]
    return 'children' in node ? linksIn(node.children) : []
  })
}

interface Thing {
  readonly key: PartKey
  /** A sentence or a row, which is seen by its field and not by its size. */
  readonly isLong: boolean
}

/** The things that a text surely names: as a whole one, else what each of its parts does. */
function thingsIn(written: string, copy: Copy): readonly Thing[] {
  const text = written.replace(PARTICLE, '')
  const quoted = quotedIn(text, copy)
  if (quoted.length > 0) return quoted
  const own = lineIn(text, copy) ?? buttonIn(text, copy)
  if (own) return [own]
  const parts = text.split(new RegExp(joint, 'iu')).filter(part => part.trim() !== '')
  const each = parts.length < 2 ? [] : parts.map(part => partOf(part, copy))
  if (each.length > 0 && each.every(Boolean)) return each.flatMap(thing => thing ?? [])
  const whole = wholeThing(text, copy)
  if (whole) return [whole]
  const some = each.some(Boolean) ? each : [namedThing(text, copy)]
  return some.flatMap(thing => thing ?? [])
}

/** What Korean joins to a word at the end of what is said. */
const PARTICLE = /(?<=\p{Script=Hangul}{2})(?:은|는|을|를|이|가|도|만)(?=\s*$)/u

function partOf(part: string, copy: Copy): Thing | undefined {
  return lineIn(part, copy) ?? wholeThing(part, copy) ?? namedThing(part, copy)
}

/** Letters of the longest thing that is set large. */
const LARGE = 32

function said(words: string, isLong = words.length > LARGE): Thing {
  return { key: `said:${words}`, isLong }
}

/** Figures as the copy writes them: `31% to 4%`. */
function saidAsWritten(words: string, { text }: Copy): Thing {
  const between = words.split(' ').join('[^\\p{L}\\p{N}\\n]+')
  const found = new RegExp(
    `[\\p{Sc}−-]?(?<![\\p{L}\\p{N}])${between}(?![\\p{L}\\p{N}])(?:\\s?[%‰\\p{Sc}])?`,
    'u',
  ).exec(text)
  return { key: `said:${found?.[0].trim() ?? words}`, isLong: words.length > LARGE }
}

/** `the "When" part`: what a brief quotes of the copy. */
function quotedIn(text: string, { says }: Copy): readonly Thing[] {
  return [...text.matchAll(/["“„«「『]\s*([^"“”„«»「」『』]{2,90}?)\s*["”“»」』]/gu)].flatMap(
    ([, own = '']) => {
      const words = wordsOf(own)
      return words !== '' && says(words) ? [said(words)] : []
    },
  )
}

/** A line of the copy, whole, or its first one by that name. */
function lineIn(text: string, { lines, pieces }: Copy): Thing | undefined {
  const words = trimmed(wordsOf(text).split(' ')).join(' ')
  if (/\p{L}{2}/u.test(words) && lines.includes(words) && !isAny(words)) return said(words)
  if (FIRST_PARAGRAPH.test(text)) {
    const opening = pieces.find(
      ({ kind, name }) => kind === 'sentence' && name.split(' ').length >= PARAGRAPH,
    )
    return opening && said(opening.name, true)
  }
  const [first = ''] = lines
  return FIRST_LINE.test(text) && first !== '' ? said(first) : undefined
}

/** Words of a sentence that is one of a paragraph, and no greeting. */
const PARAGRAPH = 12

const FIRST_PARAGRAPH =
  /(?<!\p{L})(?:first|opening) paragraph|erste[rn]? absatz|premier paragraphe|primer párrafo|primo paragrafo|primeiro parágrafo|eerste alinea|första stycket|pierwszy akapit|ilk paragraf|перший абзац/iu

const FIRST_LINE =
  /(?<!\p{L})(?:first line|opening line|top line|erste zeile|première (?:ligne|phrase)|primera (?:línea|frase)|prima (?:riga|frase)|primeira (?:linha|frase)|eerste (?:regel|zin)|första (?:raden|meningen)|pierwsz\p{L}+ (?:linijk\p{L}+|zdanie)|ilk (?:satır|cümle)|перш\p{L}+ (?:рядок|речення))(?!\p{L})|最初の(?:一行|行)|第一[行句]/iu

/** `the free trial button`: of what can be pressed the one that has the words, or the only one. */
function buttonIn(text: string, { links, lines }: Copy): Thing | undefined {
  if (!BUTTON.test(text)) return undefined
  const wanted = wordsOf(text.replace(BUTTON, ' '))
    .split(' ')
    .filter(word => word.length >= 3 && !isLittle(word))
  const [only, ...others] = links
  if (wanted.length === 0) return only !== undefined && others.length === 0 ? pressed(only) : undefined
  const short = lines.filter(line => line.length <= PRESSED)
  return bestPressed(links, wanted) ?? bestPressed(short, wanted)
}

/** Letters of the longest text on a button. */
const PRESSED = 48

function bestPressed(texts: readonly string[], wanted: readonly string[]): Thing | undefined {
  const scored = texts
    .map(text => {
      const own = text.split(' ')
      const isIn = (word: string): boolean =>
        own.some(one => isSame(one, word) || (one.length >= 4 && word.startsWith(one)))
      return { text, count: wanted.filter(isIn).length / Math.max(own.length, 4) }
    })
    .toSorted((one, other) => other.count - one.count)
  const [best, next] = scored
  return best && best.count > (next?.count ?? 0) ? pressed(best.text) : undefined
}

function pressed(words: string): Thing {
  return { key: `said:${words}`, isLong: false }
}

const BUTTON =
  /(?<!\p{L})(?:buttons?|link|cta|call to action|knopf|schaltfläche|bouton|lien|bot[oó]n|enlace|botão|ligação|pulsante|bottone|knop|knapp(?:en)?|länk(?:en)?|przycisk\p{L}*|düğme\p{L}*|buton\p{L}*|кнопк\p{L}+|tlačítk\p{L}+|painike\p{L}*|gomb\p{L}*)(?!\p{L})|ボタン|按钮|按鈕|버튼|زر(?!\p{L})/iu

function wholeThing(text: string, copy: Copy): Thing | undefined {
  return (
    cellIn(text, copy) ??
    figuresIn(text, copy) ??
    nameIn(text, copy) ??
    runIn(text, copy) ??
    pieceIn(text, copy) ??
    sentenceIn(text, copy)
  )
}

/** `mortality at Pen 6`: the cell of the row and the column that a text names. */
function cellIn(text: string, copy: Copy): Thing | undefined {
  const wanted = wordsOf(text).split(' ')
  const all = ` ${wanted.join(' ')} `
  const found = copy.tables.flatMap(([head = [], ...rows]) => {
    const columns = head.flatMap((name, at) => (at > 0 && isNamed(name, wanted) ? [at] : []))
    const [column] = columns
    if (column === undefined || columns.length > 1) return []
    const named = rows.filter(([first = '']) =>
      [wordsOf(first), wordsOf(`${head[0] ?? ''} ${first}`)].some(
        name => /\p{L}{2}/u.test(name) && all.includes(` ${name} `),
      ),
    )
    return named.length === 1 ? [named[0]?.[column] ?? ''] : []
  })
  const [cell = ''] = found
  return found.length === 1 && /\d/.test(cell)
    ? { key: `said:${cell.toLowerCase()}`, isLong: false }
    : undefined
}

function isNamed(head: string, wanted: readonly string[]): boolean {
  const [first = ''] = wordsOf(head).split(' ').filter(isTelling)
  return first !== '' && has(wanted, first)
}

/** A figure that is known by itself: of two places, or with a sign or a unit. */
const FIGURE =
  /(?<![\p{L}\d.,])[\p{Sc}−-]?\d(?:[\d.,:'’]*\d)?(?:\s?[%‰\p{Sc}]|x\d|[km](?!\p{L}))?(?!\d|st(?!\p{L})|nd(?!\p{L})|rd(?!\p{L})|th(?!\p{L})|º|ª)/giu

/** `the 31% to 4% drop`, `52 down to 43`: the figures as the copy joins them, else the piece that has them all. */
function figuresIn(text: string, copy: Copy): Thing | undefined {
  const figures = [...text.matchAll(FIGURE)].map(([own]) => own.trim())
  const telling = figures.filter(
    one => /\d.*\d|[%‰\p{Sc}]/u.test(one) && !MEASURE.test(text.slice(text.indexOf(one) + one.length)),
  )
  if (telling.length === 0 || !telling.every(one => copy.says(wordsOf(one)))) return undefined
  const run = longestRun(wordsOf(text).split(' '), copy.words, wordsOf(telling[0] as string).split(' '))
  const pair = figures.length > 1 ? pairIn(figures, copy) : undefined
  const figure = saidAsWritten(run.join(' '), copy)
  // Of a figure that is told again and again none is larger than all else.
  const isRepeated = run.length <= 2 && copy.words.filter(word => word === run[0]).length > 2
  return pair ?? { ...figure, isLong: figure.isLong || isRepeated }
}

/** Measures of a page, which are none of its copy. */
const MEASURE =
  /^\s?(?:mm|cm|m|pt|px|inch(?:es)?|punkt|points?|puntos?|slides?|pages?|seiten?|folien?)(?!\p{L})/iu

function pairIn(figures: readonly string[], copy: Copy): Thing | undefined {
  const { says, pieces } = copy
  const [one, other] = figures.map(wordsOf)
  const joined = [...'to auf bis à a na do until till → tot'.split(' ').map(wordsOf), '']
    .map(word => `${one} ${word} ${other}`.replace(/\s+/g, ' '))
    .find(words => says(words))
  // A point that tells it is seen whole.
  const point = pieces.find(({ kind, name }) => kind === 'item' && ` ${name} `.includes(` ${joined} `))
  if (point) return said(point.name, true)
  if (joined !== undefined) return saidAsWritten(joined, copy)
  const wanted = figures.flatMap(figure => wordsOf(figure).split(' '))
  const holding = pieces.filter(({ words }) => wanted.every(word => words.includes(word)))
  const [only] = holding.toSorted((a, b) => a.words.length - b.words.length)
  return only && said(only.name, only.kind !== 'heading')
}

/** The longest run of words in both that has some of them. */
function longestRun(
  wanted: readonly string[],
  own: readonly string[],
  around: readonly string[],
): readonly string[] {
  const start = indexOfRun(wanted, around)
  let best: readonly string[] = around
  if (start < 0) return best
  for (let at = 0; at + around.length <= own.length; at++) {
    if (!around.every((word, index) => own[at + index] === word)) continue
    let [from, to] = [0, around.length]
    while (
      start - from > 0 &&
      own[at - from - 1] !== undefined &&
      own[at - from - 1] === wanted[start - from - 1]
    )
      from++
    while (start + to < wanted.length && own[at + to] === wanted[start + to]) to++
    if (from + to > best.length) best = trimmed(own.slice(at - from, at + to))
  }
  return best
}

function indexOfRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, at) => run.every((word, index) => words[at + index] === word))
}

/** Without the small words at its ends. */
function trimmed(words: readonly string[]): readonly string[] {
  const from = words.findIndex(word => !isLittle(word))
  const to = words.findLastIndex(word => !isLittle(word))
  return from < 0 ? words : words.slice(from, to + 1)
}

/** The one heading or row whose name a text has, whatever the endings; or that alone has its one telling word. */
function nameIn(text: string, { pieces }: Copy): Thing | undefined {
  const wanted = wordsOf(text).split(' ').filter(isTelling)
  if (wanted.length === 0) return undefined
  const named = pieces.filter(({ kind, name }) => {
    const own = name.split(' ').filter(isTelling)
    if (kind === 'sentence' || own.length === 0) return false
    const isWhole = own.length <= 4 && own.length * 2 >= wanted.length && own.every(word => has(wanted, word))
    // Few other words tell what it is.
    const isOnly =
      kind !== 'item' &&
      wanted.length <= 2 &&
      own.length <= wanted.length * 2 &&
      has(own, wanted[0] as string)
    return isWhole || (isOnly && wanted.every(word => has(own, word)))
  })
  const rows = ROWS.test(text) ? named.filter(({ kind }) => kind === 'row') : []
  const [best, next] = (rows.length > 0 ? rows : named).toSorted(
    (one, other) => other.name.length - one.name.length,
  )
  if (!best || (next && next.kind === best.kind && next.name.length === best.name.length)) return undefined
  const isUnique =
    named.length === 1 ||
    best.name
      .split(' ')
      .filter(isTelling)
      .every(word => has(wanted, word))
  return isUnique ? said(best.name, best.kind === 'row' || best.kind === 'item') : undefined
}

const ROWS =
  /(?<!\p{L})(?:row|line|zeile|ligne|fila|línea|riga|linha|rij|regel|rad(?:en)?|wiersz|satır\p{L}*|ряд\p{L}*)(?!\p{L})/iu

/** Words of the copy in their order: two that tell, or one line or label whole. */
function runIn(text: string, copy: Copy): Thing | undefined {
  const { pieces, lines, says } = copy
  const wanted = wordsOf(text).split(' ')
  let best: readonly string[] = []
  for (let from = 0; from < wanted.length; from++)
    for (let to = wanted.length; to > from + best.length; to--) {
      const run = wanted.slice(from, to)
      if (isLittle(run[0] as string) || isLittle(run.at(-1) as string)) continue
      const isEnough =
        run.filter(isTelling).length >= 2 || (lines.includes(run.join(' ')) && run.some(isTelling))
      if (isEnough && says(run.join(' '))) best = run
    }
  if (best.length === 0) return undefined
  best = extended(best, wanted, says)
  const line = lineAround(best.join(' '), copy)
  if (line !== undefined) return said(line)
  // Much of a sentence stands for all of it.
  const whole =
    best.length >= QUOTED ? pieces.find(({ name }) => ` ${name} `.includes(` ${best.join(' ')} `)) : undefined
  return whole ? said(whole.name, whole.kind !== 'heading') : said(best.join(' '))
}

/** With the small words beside it that the copy has there as well: `BIG PLANT SWAP`. */
function extended(run: readonly string[], wanted: readonly string[], says: Copy['says']): readonly string[] {
  let from = indexOfRun(wanted, run)
  let to = from + run.length
  while (from > 0 && says(wanted.slice(from - 1, to).join(' '))) from--
  while (to < wanted.length && says(wanted.slice(from, to + 1).join(' '))) to++
  const long = wanted.slice(from, to)
  return says(long.join(' ')) && long.length > run.length && !SMALL_END.test(long[0] ?? '') ? long : run
}

/** Words that open no name. */
const SMALL_END =
  /^(?:the|and|of|in|on|at|to|for|so|der|die|das|und|le|la|les|el|los|il|lo|o|os|het|de|en|y|e)$/u

/** Words of the longest line that is a name and not prose. */
const NAME = 9

/** The short line, or the name before what it goes on with, that some words are a part of: none is torn from it. */
function lineAround(run: string, { lines, text }: Copy): string | undefined {
  const found = lines.filter(line => ` ${line} `.includes(` ${run} `))
  const [only] = found
  if (only === undefined || found.length > 1 || only === run) return undefined
  // `Cappotto CUSTODE, lana, € 690`: of what goes on behind a comma all is meant.
  const goesOn = only.startsWith(`${run} `) && !text.includes(`${run},`)
  return only.split(' ').length <= NAME * 2 && !goesOn ? only : undefined
}

/** Words of a sentence that stand for all of it. */
const QUOTED = 5

/** What documents call so, and the line or label that is about it. */
function namedThing(text: string, copy: Copy): Thing | undefined {
  const wanted = wordsOf(text)
    .split(' ')
    .filter(word => word !== '')
  for (let length = Math.min(4, wanted.length); length > 0; length--)
    for (let from = 0; from + length <= wanted.length; from++) {
      const run = wanted.slice(from, from + length)
      if (isLittle(run[0] as string) || isLittle(run.at(-1) as string)) continue
      const label = labelOf(run.join(' '), copy)
      // `their expiry dates`: a column of them.
      if (label === undefined || /^(?:dates|it|they|which|when)$/.test(wanted[from + length] ?? '')) continue
      const part = PARTS[label]
      // `the date it is due` is one of all dates.
      if (wanted.some(word => !run.includes(word) && isTelling(word) && copy.says(word))) continue
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
  if (met && isMeant(saidIn(met) ?? text, wanted))
    return { key: linked(met, copy), isLong: met.length > LARGE }
  const telling = wanted.filter(isTelling).join(' ')
  const called = telling === '' ? undefined : copy.calls(telling)
  return called === undefined || !isMeant(called, wanted) ? undefined : said(called)
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
function labelOf(name: string, { heads, says, label, hasName }: Copy): string | undefined {
  if (!/\p{L}{2}/u.test(name)) return undefined
  const part = CLASSES.find(([called]) => called.test(name))?.[1]
  if (part && !says(name, 'label') && (part !== 'name' || hasName)) return part
  // A column of a table is no one thing.
  if (heads.has(name)) return undefined
  if (says(name, 'label')) return name
  if (NO_LABEL.test(name)) return undefined
  const bare = [name, name.replace(/^و(?=\p{Script=Arabic}{3})/u, ''), name.replace(JOINED, '')]
  return [...new Set(bare)].map(label).find(found => found !== undefined)
}

/** Words that label something in documents, and nothing in a brief. */
const NO_LABEL =
  /^(?:con|com|mit|med|met|avec|with|z|de|from|von|van|da|für|for|para|pour|per|voor|för|dla|until|till|bis|end|days?|hours?|weeks?|months?|years?|ende|fin|two|three|one|people|when|who|what|where|how|عنوان|на|для|від)$/u

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
]

/** What is a part of many documents, and not one thing. */
const PARTS: Readonly<Record<string, PartKey>> = {
  ...{ date: 'dates', day: 'dates', 'key dates': 'dates', price: 'prices', name: 'names', quote: 'quotes' },
}

/** `the fryer warning`, `the flood paragraph`: the one sentence that has the word before the sort of thing that it is. */
function sentenceIn(text: string, { pieces }: Copy): Thing | undefined {
  if (!SORTS.test(text)) return undefined
  const wanted = wordsOf(text.replace(SORTS, ' '))
    .split(' ')
    .filter(word => isTelling(word) && !/\d/.test(word))
  if (wanted.length === 0 || wanted.length > 2) return undefined
  const found = pieces.filter(({ words }) => wanted.every(word => has(words, word)))
  const [only] = found
  return only && found.length === 1 ? said(only.name, only.kind !== 'heading') : undefined
}

const SORTS =
  /(?<!\p{L})(?:warning|note|line|bit|sentence|paragraph|caveat|rule|notice|section|part|slide|row|clause|hinweis|warnung|satz|zeile|abschnitt|absatz|folie|phrase|mention|avertissement|paragraphe|partie|section|diapo\p{L}*|ligne|aviso|nota|frase|apartado|sección|sezione|avviso|paragrafo|riga|seção|secção|parágrafo|linha|waarschuwing|zin|regel|alinea|sectie|varning\p{L}*|mening\p{L}*|stycke\p{L}*|rad\p{L}*|avsnitt\p{L}*|uwaga|ostrzeżenie|zdanie|akapit|sekcj\p{L}|notu?|uyarı\p{L}*|cümle\p{L}*|bölüm\p{L}*|попередження|примітк\p{L}+|речення|розділ\p{L}*|абзац\p{L}*)(?!\p{L})/giu

interface Scored {
  readonly piece: KeyPiece
  readonly matched: readonly string[]
  readonly run: number
  readonly score: number
}

/** The one piece that a text surely means. */
function pieceIn(text: string, { pieces }: Copy): Thing | undefined {
  const words = wordsOf(text).split(' ')
  const wanted = words.filter(isTelling)
  const held = new Map(wanted.map(word => [word, pieces.filter(piece => has(piece.words, word)).length]))
  const scored = pieces
    .map((piece): Scored => {
      const matched = [...new Set(wanted)].filter(word => has(piece.words, word))
      const run = runOf(words, piece.words)
      const rare = matched.reduce((sum, word) => sum + 1 / Math.sqrt(held.get(word) ?? 1), 0)
      return { piece, matched, run, score: (rare + (run >= RUN ? run / 2 : 0)) * WEIGHT[piece.kind] }
    })
    .filter(one => isSure(one, wanted.length))
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = scored
  if (!best || (next && best.score < next.score * AHEAD)) return undefined
  return said(best.piece.name, best.piece.kind !== 'heading')
}

/** Words in their order from which on a piece is quoted, and by how much the one that is meant is before any other. */
const RUN = 3
const AHEAD = 1.2

const WEIGHT: Readonly<Record<KeyPiece['kind'], number>> = { heading: 1.4, row: 1.4, item: 1, sentence: 1 }

function isTelling(word: string): boolean {
  return (
    !isAny(word) &&
    !isLittle(word) &&
    (word.length >= 4 || /\d/.test(word) || SOLID.test(word) || /^\p{Script=Hangul}{2}/u.test(word))
  )
}

const LITTLE =
  /^(?:\p{L}|para|com|con|por|pour|avec|mit|med|met|från|dla|z|ze|per|everything|nothing|else|rest|alles|rest|tout|todo|tutto|tudo|allt|wszystko|her şey|все|vier|quatre|cuatro|quattro|quatro|fyra|cztery|dört|чотири|drei|trois|tres|tre|três|drie|trzy|üç|три|zwei|deux|dos|due|dois|twee|två|dwa|dwie|iki|два|дві|om|um|ab|op|aan|der|den|das|die|les|los|las|the|and|but|its|their|your|his|her|all|only|kl|is|are|be|must|should|has|have|what|that|they|them|it|if|so|as|at|by|from|no|not|of|on|or|to|was|we|you|who|soll|muss|ist|sind|am|im|zu|und|man|est|sont|que|qui|doit|il|elle|es|son|se|lo|debe|tiene|sono|che|deve|não|não|é|são|tem|van|het|moet|dat|zijn|som|ska|är|att|na|do|ma|jest|się|niech|bir|bu|ve|olsun|має|що|щоб|це|як)$/u

function isLittle(word: string): boolean {
  return isAny(word) || LITTLE.test(word)
}

function has(own: readonly string[], word: string): boolean {
  return own.some(one => Math.abs(one.length - word.length) <= ENDING && isSame(one, word))
}

/** Letters by which forms of one word differ; compounds differ by more. */
const ENDING = 4

/** Whether a piece is surely meant: by two words of it, by words in their order, or by the long one that names it. */
function isSure({ piece, matched, run }: Scored, wanted: number): boolean {
  const named = piece.name.split(' ')
  if (run >= RUN && (run === named.length || (matched.length > 0 && run > RUN))) return true
  if (matched.length >= 2)
    return matched.length * 3 >= Math.min(named.length, 6) && matched.length * 2 >= wanted
  const [only] = matched
  const isName = piece.kind === 'heading' || piece.kind === 'row'
  return (
    only !== undefined &&
    isName &&
    only.length >= 6 &&
    named.filter(isTelling).length === 1 &&
    has(named, only)
  )
}

/** How many words follow each other in both. */
function runOf(wanted: readonly string[], own: readonly string[]): number {
  let most = 0
  for (let from = 0; from < own.length; from++)
    for (let at = 0; at < wanted.length; at++) {
      let run = 0
      while (own[from + run] !== undefined && own[from + run] === wanted[at + run]) run++
      most = Math.max(most, run)
    }
  return most
}

/** A design in which a thing is ranked: a fragment of it, or a word that only says how, is no thing beside it. */
export function withLead(design: Design, { key, rank, phrase }: Lead): Design {
  const own = wordsOf(saidIn(key) ?? '')
  const clause = ` ${wordsOf(phrase)} `
  const parts = Object.fromEntries(
    Object.entries(design.parts ?? {}).filter(([other, dress]) => {
      const words = wordsOf(saidIn(other as PartKey) ?? '')
      const isOther = words !== '' && words !== own
      const isWithin = isOther && ` ${own} `.includes(` ${words} `)
      // What says more of it is it.
      const isOfClause = isOther && clause.includes(` ${words} `) && !` ${words} `.includes(` ${own} `)
      return !isToBeSeen(dress) || !(isWithin || isOfClause) || dress?.device !== undefined
    }),
  )
  const known = Object.entries(parts).find(([other, dress]) => {
    const words = wordsOf(saidIn(other as PartKey) ?? '')
    return own !== '' && (words === own || (isToBeSeen(dress) && ` ${words} `.includes(` ${own} `)))
  })?.[0]
  const at = (known ?? key) as PartKey
  if (parts[at]?.rank === 'last' || hasDevice(parts, own)) return { ...design, parts }
  return {
    ...design,
    parts: { ...parts, [at]: { ...parts[at], rank: rank === 'first' ? rank : (parts[at]?.rank ?? rank) } },
  }
}

/** Whether a brief has set what a thing tells in a device already. */
function hasDevice(parts: NonNullable<Design['parts']>, words: string): boolean {
  return Object.entries(parts).some(([key, dress]) => {
    const own = wordsOf(saidIn(key as PartKey) ?? '-')
    return (
      dress?.device &&
      (` ${words} `.includes(` ${own} `) || (words !== '' && ` ${own} `.includes(` ${words} `)))
    )
  })
}
