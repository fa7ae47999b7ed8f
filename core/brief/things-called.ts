/** Finds what a copy itself calls by some words of a brief: a section, a row or a column of a table, an entry of a list, words that it says. */
import type { RootContent } from 'mdast'
import { onDemand } from '../on-demand.ts'
import type { Document } from '../source/document.ts'
import { copyText, plainText, wordsOf } from '../source/text.ts'
import type { PartDesign } from './design.ts'
import { sayingOf } from './proper-names.ts'
import { isAny, isSame, SOLID } from './same-words.ts'
import type { SaysCopy } from './things-of-copy.ts'

/** A thing as the copy calls it. */
export interface CalledThing {
  readonly name: string
  readonly extent?: PartDesign['extent']
}

/** What a brief may say of which sort a thing is. */
export type Sort = 'row' | 'column' | 'section' | 'word' | 'sentence'

/** The one thing that a copy calls so, whatever the endings of its words; undefined where none surely is. */
export type FindsThing = (words: string, sort?: Sort) => CalledThing | undefined

interface Entry extends CalledThing {
  readonly words: readonly string[]
}

/** Looks things up in a copy, of which a list is made when the first is asked for. */
export function thingsCalled(document: Document, says: SaysCopy = sayingOf(document)): FindsThing {
  const entries = onDemand(() => entriesOf(document.root.children))
  const copy = onDemand(() => ({ written: copyText(document) }))
  return (words, sort) => {
    const wanted = wordsOf(words)
    if (wanted === '' || isAny(wanted)) return undefined
    if (sort === 'word') return says(wanted) ? { name: wanted, extent: 'words' } : undefined
    if (sort === 'sentence') return sentenceAbout(copy().written, wanted)
    const all = entries().filter(({ extent }) => sort === undefined || extent === sort)
    const exact = all.find(({ name }) => name === wanted)
    if (!exact && !sort && says(wanted) && isWritten(words, wanted, () => copy().written))
      return { name: wanted, extent: 'words' }
    const form = exact ?? formOf(all, wanted)
    // Some words of a line that has no name of its own are no more than these.
    const isPiece =
      form &&
      !form.extent &&
      wanted.includes(' ') &&
      form.name !== wanted &&
      !` ${form.name} `.startsWith(` ${wanted} `) &&
      ` ${form.words.join(' ')} `.includes(` ${wanted} `)
    const found = isPiece ? { name: wanted, extent: 'words' as const } : form
    return found && { name: found.name, ...(found.extent && { extent: found.extent }) }
  }
}

/** Letters of the longest sentence that is one thing. */
const SENTENCE = 160

/** The one sentence of a copy that has some words, whatever their endings. */
function sentenceAbout(copy: string, wanted: string): CalledThing | undefined {
  const words = wanted.split(' ').filter(word => !isSmall(word))
  if (!words.some(word => word.length >= SURE)) return undefined
  const [found, ...others] = copy
    .split(/(?<=[.!?…])\s+|\n/)
    .map(wordsOf)
    .filter(sentence => words.every(word => sentence.split(' ').some(own => isSame(own, word))))
  const isOne = found !== undefined && others.every(other => other === found) && found.length <= SENTENCE
  return isOne ? { name: found, extent: 'words' } : undefined
}

/** Whether words that a copy says are known wherever they stand: names of two words, and figures with what they count. */
function isWritten(words: string, wanted: string, copy: () => string): boolean {
  const isFigure = /\d/.test(words) && !/^\d{1,2}$/.test(words.trim()) && !/^(?:1[5-9]|20)\d\d$/.test(wanted)
  return (
    isFigure ||
    (/\p{Lu}\p{Ll}+$/u.test(words.trim()) && wanted.includes(' ') && copy().includes(words.trim()))
  )
}

/** The one entry of which some words are a form: sections before rows, and those before entries. */
function formOf(entries: readonly Entry[], wanted: string): Entry | undefined {
  const words = wanted.split(' ').filter(word => !isSmall(word))
  if (words.length === 0 || !words.some(word => word.length >= SURE || SOLID.test(word))) return undefined
  const met = entries.filter(entry => isForm(entry, words))
  for (const extent of ['section', 'row', 'column', undefined]) {
    const own = met.filter(entry => entry.extent === extent)
    const names = new Set(own.map(({ name }) => name))
    if (names.size > 0) return names.size === 1 ? own[0] : undefined
  }
  return undefined
}

/** All words are among the entry's own, and a single one opens it. */
function isForm({ words }: Entry, wanted: readonly string[]): boolean {
  const own = words.filter(word => !isSmall(word))
  if (own.length > MOST || !wanted.every(word => own.some(one => isSame(one, word)))) return false
  const [first = ''] = own
  return wanted.length > 1 || isSame(first, wanted[0] ?? '')
}

/** Whether a word only stands between those that tell. */
export function isSmall(word: string): boolean {
  return isAny(word) || SMALL.test(word)
}

/** Words that stand between those that tell. */
const SMALL =
  /^(?:della|dello|delle|degli|dell|du|d|l|al|alla|au|aux|à|het|om|över|av|na|w|z|i|e|y|et|und|en|och|och|van|voor|över|sobre|over|per|par|por|em|no|num|numa|su|i|il)$/

/** Letters from which a single word tells an entry, and words of the longest one. */
const SURE = 4
const MOST = 14

function entriesOf(blocks: readonly RootContent[]): readonly Entry[] {
  return blocks.flatMap((block, at): readonly Entry[] => {
    if (block.type === 'heading' && (block.depth > 1 || at > 0)) return sectionOf(blocks, at)
    if (block.type === 'table') return cellsOf(block.children.map(({ children }) => children.map(plainText)))
    if (block.type === 'list') return block.children.flatMap(item => lineOf(plainText(item)))
    return block.type === 'paragraph' ? plainText(block).split('\n').flatMap(lineOf) : []
  })
}

/** Words with which a paragraph begins that say what it is about. */
const OPENING = 5

/** A section by its heading, and by how its only paragraph begins: `1940–1945`, of which the copy says `The years of the war`. */
function sectionOf(blocks: readonly RootContent[], at: number): readonly Entry[] {
  const name = wordsOf(plainText(blocks[at] as RootContent))
  const [first, next] = [blocks[at + 1], blocks[at + 2]]
  const isAlone = first?.type === 'paragraph' && (!next || next.type === 'heading') && !/\p{L}/u.test(name)
  const opening = isAlone ? wordsOf(plainText(first).split(/[:.;,–—\n]/u)[0] ?? '') : ''
  const own = (words: string): Entry => ({ name, words: words.split(' '), extent: 'section' })
  const isShort = opening !== '' && opening.split(' ').length <= OPENING
  return name === '' ? [] : [own(name), ...(isShort ? [own(opening)] : [])]
}

/** Rows by their first cell and columns by their heads; a table of two columns is a list. */
function cellsOf([head = [], ...rows]: readonly (readonly string[])[]): readonly Entry[] {
  const of = (text: string, extent: 'row' | 'column'): readonly Entry[] => {
    const name = wordsOf(text)
    return name === '' ? [] : [{ name, words: name.split(' '), extent }]
  }
  return [...head.flatMap(text => of(text, 'column')), ...rows.flatMap(([first = '']) => of(first, 'row'))]
}

/** Letters of the longest line that is an entry, and not prose. */
const LINE = 110

/** A line by what it begins with, before its price or its explanation. */
function lineOf(text: string): readonly Entry[] {
  const lead = /^[^–—:：(]*?(?=\s+[-–—(]|\s*[:：(,]|\s+[\p{Sc}]?\d|$)/u.exec(text)?.[0] ?? ''
  const name = wordsOf(lead)
  if (text.length > LINE || name === '') return []
  const all = wordsOf(text)
  const own = { name, words: name.split(' ') }
  if (all === name) return [own]
  if (/\p{L}{3}/u.test(name)) return [own, { name, words: all.split(' ') }]
  // `N. N., engineer (post vacant)`: what stands for a name tells nothing.
  const rest = wordsOf(text.slice(lead.length))
  return [{ name: rest, words: rest.split(' ') }]
}
