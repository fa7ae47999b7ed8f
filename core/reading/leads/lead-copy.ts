/** A copy in the ways in which a brief may name a thing of it. */
import type { Nodes } from 'mdast'
import { type KeyPiece, keyPiecesOf } from '../../brief/key-pieces.ts'
import type { PartKey } from '../../brief/design.ts'
import { metIn } from '../../brief/met-in-copy.ts'
import { onDemand } from '../../on-demand.ts'
import { sayingOf } from '../../brief/proper-names.ts'
import { thingsCalled } from '../../brief/things-called.ts'
import { namedThings } from '../../brief/words/named-things.ts'
import { slidesByNumber } from '../../brief/words/slide-numbers.ts'
import type { Document } from '../../source/document.ts'
import { copyText, plainText, wordsOf } from '../../source/text.ts'
import { labelInEnglish } from '../label-of-brief.ts'
import { thingsNamed } from '../named-things.ts'
import { lexiconFor } from '../words/lexicon.ts'
import type { Reading } from '../reading.ts'

/** A copy in the ways in which a brief may name a piece of it. */
export interface Copy {
  /** Of the brief (BCP 47). */
  readonly lang: string
  /** What leads anyway. */
  readonly title: string
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
  /** What the slides of a deck are called, or their first lines. */
  readonly slides: readonly string[]
  /** Rows of cells, the heads first. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  /** Of the columns of its tables. */
  readonly heads: ReadonlySet<string>
  readonly says: (words: string, as?: 'label') => boolean
  readonly calls: (words: string) => string | undefined
  readonly meets: (words: string) => PartKey | undefined
  readonly label: (words: string) => string | undefined
  /** Whether a word stands in the line of what has a label. */
  readonly isBeside: (label: string, word: string) => boolean
  /** The one name of a section, a row or a line that documents call by the same or another word. */
  readonly means: (words: string) => string | undefined
}

/** What a copy, as it was read, has for briefs in a language (BCP 47). */
export function copyOf(document: Document, reading: Reading, lang: string | undefined): Copy {
  const languages = [...new Set([lang ?? 'en', reading.lang])]
  const says = sayingOf(document)
  const hasName = Object.keys(reading.roles).some(role =>
    /^(?:name|recipient|passenger|couple|guest|person)$/.test(role),
  )
  const calls = thingsCalled(document, says)
  const text = copyText(document)
  const lines = [...new Set(linesIn(document, text, titleOf(document)).map(wordsOf))].filter(
    line => line !== '',
  )
  return {
    lang: lang ?? reading.lang,
    title: titleOf(document),
    text: text.toLowerCase(),
    words: wordsOf(text).split(' '),
    hasName,
    slides: slidesIn(reading),
    tables: tablesIn(document.root.children),
    pieces: keyPiecesOf(document.root.children),
    lines,
    links: [...new Set(linksIn(document.root.children).map(wordsOf))].filter(line => line !== ''),
    heads: new Set(tablesIn(document.root.children).flatMap(([head = []]) => head.slice(1).map(wordsOf))),
    says,
    calls: words => {
      const found = calls(words)
      return found?.extent === 'column' ? undefined : found?.name
    },
    meets: metIn(document),
    isBeside: (label, word) => {
      const things = thingsNamed(label, reading)
      return lines.some(line => isIn(line, word) && things.some(thing => isIn(line, thing)))
    },
    means: meaningIn(document, languages),
    label: words => {
      const known = namedThings.has(words) ? words : undefined
      const named = known ?? languages.map(one => labelInEnglish(words, one)).find(Boolean)
      if (named === undefined || (named === 'name' && !hasName)) return undefined
      const english = [named, ...(OTHERS[named] ?? [])].find(one => thingsNamed(one, reading).length > 0)
      if (english === undefined) return undefined
      const things = thingsNamed(english, reading)
      const isOneOfMany = english === 'date' && things.length > 2 && !words.endsWith('s')
      return things.length > 0 && !isOneOfMany ? english : undefined
    },
  }
}

/** How sure it has to be what a word of a brief means, and a name of the copy, which may be a part of a longer word. */
const MEANT = 0.9
const NAMED = 0.65

/** What is set in many places. */
const ALL =
  /^(?:numbers?|figures?|digits?|paragraphs?|clauses?|sections?|articles?|paragraphen|abschnitte|klauseln|artikel|clauses|sections|cláusulas|artículos|secciones|clausole|articoli|sezioni|seções|artikelen|paragrafen|paragrafer|paragrafy|odstavce|klauzule|maddeler|статті|пункти|zahlen|ziffern|chiffres|números|cifras|numeri|cifre|algarismos|cijfers|siffror|liczby|cyfry|rakamlar|цифри|числа|数字|و?(?:ال)?أرقام)$/u

/** `Laufzeit` of a copy that says `Pachtdauer`: names of what has them, by what documents mean by them. */
function meaningIn(document: Document, languages: readonly string[]): Copy['means'] {
  const meanings = (words: string, sure: number): readonly string[] =>
    languages.flatMap(lang =>
      lexiconFor(lang)(words)
        .filter(({ weight }) => weight >= sure)
        .map(({ concept }) => concept),
    )
  const names = onDemand(() =>
    namesIn(document).map(name => ({ name, of: meanings(name.replace(/^(?:§ )?\d+ /, ''), NAMED) })),
  )
  return words => {
    const wanted = new Set(ALL.test(words) ? [] : meanings(words, MEANT))
    if (wanted.size === 0) return undefined
    const found = new Set(names().flatMap(({ name, of }) => (of.some(one => wanted.has(one)) ? [name] : [])))
    return found.size === 1 ? [...found][0] : undefined
  }
}

/** Names of sections and rows, and labels of lines. */
function namesIn({ root }: Document): readonly string[] {
  return keyPiecesOf(root.children).flatMap(({ kind, name, text }) => {
    if (kind === 'heading' || kind === 'row') return [name]
    const label = wordsOf(/^([^:：]{2,40})[:：]\s*\S/u.exec(text)?.[1] ?? '')
    return label === '' ? [] : [label]
  })
}

/** What documents may call the same. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  amount: ['amount due', 'balance due', 'total'],
  deadline: ['due date', 'valid until'],
  iban: ['account number', 'bank details', 'payment details'],
  'account number': ['iban', 'bank details', 'payment details'],
  'bank details': ['payment details', 'iban', 'account number'],
}

function isIn(line: string, words: string): boolean {
  return ` ${line} `.includes(` ${words} `)
}

/** The slides as whoever made them counts them: a cover that stands before them is the first. */
function slidesIn({ lists: { slides = [] }, roles: { title }, omitted }: Reading): readonly string[] {
  const names = slides.map(({ title, text }) => wordsOf(title.text || plainText(text[0] ?? NOTHING)))
  const isCounted = omitted.some(({ text }) => slidesByNumber.test(text))
  const isOpened = slides[0]?.parts.kind?.text === 'cover' || isCounted || !title
  return names.length === 0 || isOpened ? names : [wordsOf(title.text), ...names]
}

const NOTHING = { type: 'text', value: '' } as const

/** The lines below the title, then the title. */
function linesIn({ root }: Document, text: string, title: string): readonly string[] {
  const lines = text.split('\n').filter(line => line.trim() !== title.trim())
  return [...lines, ...root.children.flatMap(block => (block.type === 'heading' ? [plainText(block)] : []))]
}

function titleOf({ root }: Document): string {
  const title = root.children.find(({ type }) => type === 'heading')
  return title ? plainText(title) : ''
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

/** A thing that some words surely name. */
export interface Thing {
  readonly key: PartKey
  /** A sentence or a row, which is seen by its field and not by its size. */
  readonly isLong: boolean
  /** It is a slide, of which all that it says is meant. */
  readonly isSlide?: true
}

/** Letters of the longest thing that is set large. */
const LARGE = 32

/** Whether words are too many to be set large. */
export function isLarge(words: string): boolean {
  return words.length > LARGE
}

/** A thing by its own words. */
export function said(words: string, isLong: boolean = isLarge(words)): Thing {
  return { key: `said:${words}`, isLong }
}
