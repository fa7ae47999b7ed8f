/** A copy in the ways in which a brief may name a thing of it. */
import type { Nodes } from 'mdast'
import { type KeyPiece, keyPiecesOf } from '../../brief/key-pieces.ts'
import type { PartKey } from '../../brief/design.ts'
import { metIn } from '../../brief/met-in-copy.ts'
import { sayingOf } from '../../brief/proper-names.ts'
import { thingsCalled } from '../../brief/things-called.ts'
import { namedThings } from '../../brief/words/named-things.ts'
import type { Document } from '../../source/document.ts'
import { copyText, plainText, wordsOf } from '../../source/text.ts'
import { labelInEnglish } from '../label-of-brief.ts'
import { thingsNamed } from '../named-things.ts'
import type { Reading } from '../reading.ts'

/** A copy in the ways in which a brief may name a piece of it. */
export interface Copy {
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

/** What a copy, as it was read, has for briefs in a language (BCP 47). */
export function copyOf(document: Document, reading: Reading, lang: string | undefined): Copy {
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

/** A thing that some words surely name. */
export interface Thing {
  readonly key: PartKey
  /** A sentence or a row, which is seen by its field and not by its size. */
  readonly isLong: boolean
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
