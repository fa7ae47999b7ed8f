import { type Element, type Node, type Text, textOf } from '../../compose/tree.ts'
import { hanLanguage, isSetSolid } from '../../fonts/scripts.ts'
import { segmentByFace } from '../../fonts/segment.ts'
import { fullStyle, fieldPlaceholders } from '../text-properties.ts'
import { isPicture } from '../picture.ts'
import { inheritLook, type Look } from './look.ts'
import type { Run } from './plan.ts'

/** What stands in a line, in order: a run of text, a forced break, or a picture. */
type InlinePiece =
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'break' }
  | { readonly kind: 'media'; readonly element: Element; readonly look: Look }

/** Where runs get their numbers, and missing glyphs are told. */
export interface RunRegister {
  readonly runs: Run[]
  missing(text: string): void
}

interface Stretch {
  readonly source: Text
  readonly textIndex: number
  readonly look: Look
  readonly chain: readonly Element[]
}

type Loose = { readonly kind: 'text'; readonly stretch: Stretch } | Exclude<InlinePiece, { kind: 'run' }>

/** Reads inline nodes into runs of one face and look, with white space collapsed across them as browsers do. */
export function readInline(nodes: readonly Node[], look: Look, register: RunRegister): InlinePiece[] {
  const flat: Loose[] = []
  flatten(nodes, look, [], flat, { texts: 0 })
  const collapsed = collapse(flat)
  const text = collapsed.map(piece => (piece.kind === 'letters' ? piece.text : ' ')).join('')
  const han = hanLanguage(text, look.lang)
  return collapsed.flatMap(piece => (piece.kind === 'letters' ? toRuns(piece, han, register) : [piece]))
}

function flatten(
  nodes: readonly Node[],
  look: Look,
  chain: readonly Element[],
  out: Loose[],
  count: { texts: number },
): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      out.push({ kind: 'text', stretch: { source: node, textIndex: count.texts, look, chain } })
      count.texts += 1
    } else if (node.tagName === 'br') out.push({ kind: 'break' })
    else if (isPicture(node)) out.push({ kind: 'media', element: node, look })
    else if (node.field !== undefined) out.push(fieldText(node, look, chain))
    else if (fullStyle(node).display !== 'none') {
      flatten(node.children, inheritLook(look, node, fullStyle(node)), [...chain, node], out, count)
    }
  }
}

/** A field stands for text that is not the author's, so it is no numbered text node. */
function fieldText(node: Element, look: Look, chain: readonly Element[]): Loose {
  const value = textOf(node).trim()
  const shown = value === '' ? fieldPlaceholders[node.field ?? 'page'] : value
  const stretch = {
    source: { type: 'text', value: shown },
    textIndex: -1,
    look: inheritLook(look, node, fullStyle(node)),
  } as const
  return { kind: 'text', stretch: { ...stretch, chain: [...chain, node] } }
}

interface Letters {
  readonly kind: 'letters'
  readonly stretch: Stretch
  text: string
  offsets: number[]
}

/** Collapses white space over all stretches: one space between words, none at the ends of the paragraph or at breaks. */
function collapse(flat: readonly Loose[]): (Letters | Exclude<Loose, { kind: 'text' }>)[] {
  const out: (Letters | Exclude<Loose, { kind: 'text' }>)[] = []
  let spaced = true
  for (const piece of flat) {
    if (piece.kind !== 'text') {
      if (piece.kind === 'break') trimEnd(out)
      spaced = piece.kind === 'break'
      out.push(piece)
      continue
    }
    const letters: Letters = { kind: 'letters', stretch: piece.stretch, text: '', offsets: [] }
    spaced = spell(letters, spaced)
    if (letters.text !== '') out.push(letters)
  }
  trimEnd(out)
  return out.filter(piece => piece.kind !== 'letters' || piece.text !== '')
}

/**
 * Soft hyphens do not hyphenate here and would be drawn; direction marks and joiners of words have no shape; controls and
 * halves of characters cannot be said in satori's XML.
 */
const shapeless =
  /(?![\t\n\f])\p{Cc}|[\u00ad\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Cs}/u

/**
 * A word of more letters than a line holds is broken anyway. Breaks are offered between its letters, since satori's time
 * for a word grows with the square of its length.
 */
const longWord = /\S{200,}/g
const longWordStep = 10

/** Offsets at which a break is offered inside long words. */
function offeredBreaks(text: string): ReadonlySet<number> {
  const breaks = new Set<number>()
  for (const { 0: word, index } of text.matchAll(longWord)) {
    let letters = 0
    let at = index
    for (const character of word) {
      if (++letters % longWordStep === 0 && /[\p{L}\p{N}\p{P}]/u.test(character)) breaks.add(at)
      at += character.length
    }
  }
  return breaks
}

function spell(letters: Letters, spacedBefore: boolean): boolean {
  const { look, source } = letters.stretch
  let spaced = spacedBefore
  let offset = 0
  const breaks = offeredBreaks(source.value)
  for (const character of source.value) {
    const at = offset
    offset += character.length
    if (shapeless.test(character)) continue
    const space = /[ \t\n\f\u2028\u2029]/.test(character)
    if (breaks.has(at)) push(letters, '\u200b', at)
    if (space && look.whiteSpace !== 'pre') {
      if (!spaced) push(letters, ' ', at)
      spaced = true
    } else {
      push(letters, look.uppercase ? character.toLocaleUpperCase(look.lang) : character, at)
      spaced = false
    }
  }
  return spaced
}

function push(letters: Letters, text: string, offset: number): void {
  letters.text += text
  for (let unit = 0; unit < text.length; unit += 1) letters.offsets.push(offset)
}

function trimEnd(pieces: readonly (Letters | Exclude<Loose, { kind: 'text' }>)[]): void {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index]
    if (piece?.kind !== 'letters') return
    if (piece.stretch.look.whiteSpace === 'pre') return
    const kept = piece.text.replace(/ +$/, '')
    piece.text = kept
    piece.offsets.length = kept.length
    if (kept !== '') return
  }
}

function toRuns(letters: Letters, han: string, register: RunRegister): InlinePiece[] {
  const { look, textIndex, chain } = letters.stretch
  const { family, weight, italic, lang } = look
  let start = 0
  // Breaks and tabs are no glyphs: they stay with the text around them.
  const glyphs = letters.text.replace(/[\n\t]/g, ' ')
  return segmentByFace(glyphs, { family, weight, italic, han }, lang).map(segment => {
    if (segment.missing) register.missing(segment.text)
    const end = start + segment.text.length
    const text = letters.text.slice(start, end)
    const offsets = Uint32Array.from(letters.offsets.slice(start, end))
    start = end
    const run: Run = {
      id: register.runs.length,
      text,
      offsets,
      textIndex,
      face: segment.face,
      missing: segment.missing,
      look: look.tracking !== 0 && isSetSolid(text) ? { ...look, tracking: 0 } : look,
      chain,
    }
    register.runs.push(run)
    return { kind: 'run', run }
  })
}
