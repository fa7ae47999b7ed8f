import { isInlineTag } from '../compose/defaults.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Element, Node } from '../compose/tree.ts'
import { toPlain } from '../compose/typography/typeset.ts'
import { missingGlyphMessage } from '../fonts/fallback.ts'
import { segmentByFace } from '../fonts/segment.ts'
import type { Message, Report } from '../message.ts'
import { type ListRole, roleWords } from '../reading/roles.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import type { Theme } from '../theme/theme.ts'

const LOST = 'copy-missing'
const TWICE = 'copy-twice'

/**
 * CNT-1: every word of the copy stands in the composed sheets; an address may stand behind a link instead. Missing words are an
 * error: the format dropped copy. Returns them, as `wordsOf` writes words.
 */
export function checkCopy(
  copy: readonly string[],
  sheets: readonly Sheet[],
  report: Report,
): readonly string[] {
  // Most words are set as they were written: only the others need comparing by their letters.
  const { missing: changed, left } = unpaired(copy, sheets.map(sheetText).join(' ').split(/\s+/))
  if (changed.length === 0) return []
  const shown = wordsOf(left.join(' '))
  if (unpaired(wordsOf(changed.join(' ')), shown).missing.length === 0) return []
  const linked = new Set(sheets.flatMap(({ root }) => addressesIn(root)))
  const unlinked = changed
    .map(word => withoutAddress(word, linked))
    .filter(word => word !== '' && !linked.has(bareAddress(word)))
  const { missing: whole, left: spare } = unpaired(wordsOf(unlinked.join(' ')), shown)
  const missing = whole.length > 0 ? notInPieces(whole, spare) : whole
  if (missing.length === 0) return []
  const some = [...new Set(missing)].slice(0, 8).join(', ')
  report.add({
    rule: LOST,
    severity: 'error',
    text: `${missing.length === 1 ? '1 word of the copy is' : `${missing.length} words of the copy are`} not in the output: ${some}`,
    hint: 'this is a fault of the format; another format will show them',
  })
  return missing
}

/** Characters from which on a text is no name, day or price, as a stub may have once more. */
const LONG = 60

/** CNT-2: no sentence of the copy is set more often than it is written. What is, is an error: two parts of the format took it. */
export function checkTwice(copy: readonly string[], sheets: readonly Sheet[], report: Report): void {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const text of sheets.flatMap(({ root }) => longTexts(root))) (seen.has(text) ? again : seen).add(text)
  if (again.size === 0) return
  const written = inWords(copy.join(' '))
  const first = [...again].find(text => {
    const words = inWords(text)
    const at = written.indexOf(words)
    return at >= 0 && at === written.lastIndexOf(words)
  })
  if (first === undefined) return
  report.add({
    rule: TWICE,
    severity: 'error',
    text: `“${first.trim().slice(0, LONG)} …” is written once and is in the output more than once`,
    hint: 'this is a fault of the format; another format will show it once',
  })
}

/** The words of a text with blanks around each. */
function inWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

/** Long texts that are drawn, as they stand in a tree; a title is said again above what goes on. */
function longTexts(node: Node): readonly string[] {
  if (node.type === 'text') return node.value.length >= LONG ? [node.value] : []
  const isSkipped = node.style.display === 'none' || /^h[1-6]$/.test(node.tagName)
  return isSkipped ? [] : node.children.flatMap(longTexts)
}

/** Whether all of the copy stands in what was composed, and stands there once, as far as its messages tell. */
export function isWhole({ messages }: { readonly messages: readonly Message[] }): boolean {
  return messages.every(({ rule }) => rule !== LOST && rule !== TWICE)
}

/** What is said of copy of which lists would lose words, and which is set as its author wrote it. */
export function setPlainly(lists: readonly ListRole[]): Message {
  return {
    rule: 'copy-set-plainly',
    severity: 'info',
    text: `the ${lists.map(list => roleWords(list)).join(', ') || 'facts'} of the copy were set as they were written: in the places of the format some words would not be shown`,
    hint: 'write each of them in one line, or as a list below a heading, to have them in their places',
  }
}

/** What is said of copy some lines of which stand at its end. */
export const linesAtEnd: Message = {
  rule: 'copy-at-end',
  severity: 'info',
  text: 'lines of the copy stand once more at its end: in the places of the format some words of theirs would not be shown',
  hint: 'write each fact in a line of its own to have all of it in its place',
}

/** A word without the address that is written to it with no blank between, where that is linked to. */
function withoutAddress(word: string, linked: ReadonlySet<string>): string {
  const at = word.search(/https?:\/\//i)
  return at > 0 && linked.has(bareAddress(word.slice(at))) ? word.slice(0, at) : word
}

/** The addresses that a tree links to. */
function addressesIn(node: Node): readonly string[] {
  if (node.type === 'text') return []
  const { href } = node.properties
  return [...(typeof href === 'string' ? [bareAddress(href)] : []), ...node.children.flatMap(addressesIn)]
}

/** An address on the web, of a mailbox or a telephone, as people write it: without scheme, and without the marks of the sentence around it. */
export function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^[("'<]*(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/, '')
    .replace(/[/.,;:!?)"'>]+$/, '')
}

/** All text of a sheet in reading order: header, content, footer and speaker notes, with blanks between blocks. */
function sheetText({ root, header, footer, notes }: Sheet): string {
  const nodes = [...(header ? [header] : []), root, ...(footer ? [footer] : []), ...(notes ?? [])]
  return nodes.map(node => textIn(node, true)).join(' ')
}

/** Text of a node; `apart` says that it stands in a box of its own, so that its words do not join its neighbours'. */
function textIn(node: Node, apart: boolean): string {
  if (node.type === 'text') return node.value
  if (node.style.display === 'none') return ''
  // A formula stands for its TeX.
  if (node.art?.letters !== undefined) return node.properties.alt ?? ''
  const own = node.children.map(child => textIn(child, !isInLine(child, node))).join('')
  const note = node.footnote ? ` ${textIn(node.footnote, true)} ` : ''
  return apart ? ` ${own}${note} ` : own + note
}

/** Whether a child runs on in the line of its parent's text; what stands in a row or grid does not, nor a note's number. */
function isInLine(child: Node, parent: Element): boolean {
  if (child.type === 'text') return true
  if (parent.style.display === 'flex' || parent.style.display === 'grid') return false
  if (child.tagName === 'br' || child.properties.role === 'doc-noteref') return false
  return isInlineTag(child.tagName) ? child.style.display !== 'block' : child.style.display === 'inline'
}

/**
 * The words of a text for comparing copy with output: letters, marks and digits only, because typography changes quotes
 * and dashes, and in lower case, because designs set capitals. Characters without a shape (soft hyphens, joiners, selectors of a
 * variant) go.
 */
export function wordsOf(text: string): string[] {
  const plain = toPlain(text)
    .normalize('NFKC')
    .replace(/\u00AD\s?|\p{Cf}|\p{Variation_Selector}/gu, '')
    // An address is printed as readers type it.
    .replace(/\bhttps?:\/\/(?:www\.)?/gi, ' ')
  // By way of capitals, so that ß and SS, ς and σ are the same, and without the dot that the Turkish İ leaves behind.
  return (
    plain
      .toUpperCase()
      .toLowerCase()
      .replaceAll('i\u0307', 'i')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Words that are wanted but not shown, or not as often, in the order they are wanted; and those that are shown beyond what is wanted. */
function unpaired(wanted: readonly string[], shown: readonly string[]) {
  const counts = new Map<string, number>()
  for (const word of shown) counts.set(word, (counts.get(word) ?? 0) + 1)
  const missing = wanted.filter(word => {
    const count = counts.get(word) ?? 0
    if (count > 0) counts.set(word, count - 1)
    return count === 0
  })
  return { missing, left: [...counts].flatMap(([word, count]) => Array<string>(count).fill(word)) }
}

/** Pieces in which a word may be set, and letters of one that is. */
const PIECES = { most: 3, letters: 80 }

/** Words that are not shown in pieces either, each of them spare: a figure and its unit, `**30**kg`, or a label before its value where no blank parts them. */
function notInPieces(words: readonly string[], spare: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const piece of spare) left.set(piece, (left.get(piece) ?? 0) + 1)
  const takes = (word: string, most: number): boolean => {
    for (let end = most > 1 ? 1 : word.length; end <= word.length; end += 1) {
      const piece = word.slice(0, end)
      const count = left.get(piece) ?? 0
      if (count === 0) continue
      left.set(piece, count - 1)
      if (end === word.length || takes(word.slice(end), most - 1)) return true
      left.set(piece, count)
    }
    return false
  }
  return words.filter(word => word.length > PIECES.letters || !takes(word, PIECES.most))
}

/** Characters that are named; copy in a script without a font would name thousands. */
const maxNamed = 20

/** Names the characters of the copy that no installed font has, whichever outputs are drawn. */
export function checkGlyphs(document: Document, theme: Theme, report: Report): void {
  const characters = new Set(plainText(document.root).match(/[\u0080-\u{10ffff}]/gu))
  const wish = { family: theme.type.text, weight: 400, italic: false }
  let named = 0
  for (const character of characters) {
    if (named === maxNamed) return
    const codePoint = character.codePointAt(0) ?? 0
    if (!segmentByFace(character, wish, theme.lang).some(segment => segment.missing)) continue
    report.add(missingGlyphMessage(codePoint))
    named += 1
  }
}
