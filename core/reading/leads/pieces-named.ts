/** Finds the piece of a copy that some words of a brief name: a heading, a row, a point, a sentence, words in their order. */
import type { KeyPiece } from '../../brief/key-pieces.ts'
import { wordsOf } from '../../source/text.ts'
import { type Copy, said, type Thing } from './lead-copy.ts'
import { has, indexOfRun, isLittle, isTelling } from './telling-words.ts'

/** The one heading or row whose name a text has, whatever the endings; or that alone has its one telling word. */
export function nameIn(text: string, { pieces }: Copy): Thing | undefined {
  const wanted = wordsOf(text).split(' ').filter(isTelling)
  if (wanted.length === 0) return undefined
  const named = pieces.filter(({ kind, name }) => {
    const own = name.replace(/^\d+ /, '').split(' ').filter(isTelling)
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
export function runIn(text: string, copy: Copy): Thing | undefined {
  const { pieces, lines, says } = copy
  const wanted = wordsOf(text).split(' ')
  let best: readonly string[] = []
  for (let from = 0; from < wanted.length; from++)
    for (let to = Math.min(wanted.length, from + LONGEST); to > from + best.length; to--) {
      const run = wanted.slice(from, to)
      if (isLittle(run[0] as string) || isLittle(run.at(-1) as string)) continue
      const isEnough =
        run.filter(isTelling).length >= 2 || (lines.includes(run.join(' ')) && run.some(isTelling))
      if (isEnough && says(run.join(' '))) best = run
    }
  if (best.length === 0) return undefined
  best = extended(best, wanted, says)
  const heading = headingBefore(best, copy)
  if (heading) return heading
  const line = lineAround(best.join(' '), copy)
  if (line !== undefined) return said(line)
  // Much of a sentence stands for all of it.
  const whole =
    best.length >= QUOTED ? pieces.find(({ name }) => ` ${name} `.includes(` ${best.join(' ')} `)) : undefined
  return whole ? said(whole.name, whole.kind !== 'heading') : said(best.join(' '))
}

/** Words of the longest run: more are a sentence. */
const LONGEST = 12

/** With the small words beside it that the copy has there as well: `BIG PLANT SWAP`. */
function extended(run: readonly string[], wanted: readonly string[], says: Copy['says']): readonly string[] {
  let from = indexOfRun(wanted, run)
  let to = from + run.length
  while (from > 0 && says(wanted.slice(from - 1, to).join(' '))) from--
  while (to < wanted.length && says(wanted.slice(from, to + 1).join(' '))) to++
  const long = wanted.slice(from, to)
  return says(long.join(' ')) && long.length > run.length && !SMALL_END.test(long[0] ?? '') ? long : run
}

/** Articles of what was told before. */
const KNOWN =
  /^(?:the|our|der|die|das|dem|den|am|beim|zum|unser\p{L}*|le|la|les|au|du|notre|el|los|las|al|del|nuestr\p{L}+|il|lo|alla|della|nostr\p{L}+|o|os|as|ao|do|da|het|de|onze|det)$/u

/** Letters of a word that tells what a heading is about. */
const TELLING = 5

/** `at the lantern evening`: what a sentence mentions as known is the one section before it whose heading has its word. */
function headingBefore(run: readonly string[], { pieces, words }: Copy): Thing | undefined {
  const known = words[indexOfRun(words, run) - 1] ?? ''
  const at = pieces.findIndex(({ name }) => ` ${name} `.includes(` ${run.join(' ')} `))
  if (!KNOWN.test(known) || pieces[at]?.kind !== 'sentence') return undefined
  const headings = pieces.slice(0, at).filter(({ kind }) => kind === 'heading')
  const found = headings.filter(heading =>
    run.some(word => isTelling(word) && word.length >= TELLING && has(heading.words, word)),
  )
  const [only] = found
  return only && found.length === 1 ? said(only.name) : undefined
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

/** `the fryer warning`, `the flood paragraph`: the one sentence that has the word before the sort of thing that it is. */
export function sentenceIn(text: string, { pieces }: Copy): Thing | undefined {
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
  /(?<!\p{L})(?:table|tabelle|tableau|tabla|tabella|tabela|tabel|tabell(?:en)?|warning|note|line|bit|sentence|paragraph|caveat|rule|notice|section|part|slide|row|clause|hinweis|warnung|satz|zeile|abschnitt|absatz|folie|phrase|mention|avertissement|paragraphe|partie|section|diapo\p{L}*|ligne|aviso|nota|frase|apartado|sección|sezione|avviso|paragrafo|riga|seção|secção|parágrafo|linha|waarschuwing|zin|regel|alinea|sectie|varning\p{L}*|mening\p{L}*|stycke\p{L}*|rad\p{L}*|avsnitt\p{L}*|uwaga|ostrzeżenie|zdanie|akapit|sekcj\p{L}|notu?|uyarı\p{L}*|cümle\p{L}*|bölüm\p{L}*|попередження|примітк\p{L}+|речення|розділ\p{L}*|абзац\p{L}*)(?!\p{L})/giu

/** `Dass Kinder frei sind`, `das Jubiläum`: the one line, or what can be pressed, that has the word which tells what is meant. */
export function onlyLineIn(text: string, { links, pieces, lines }: Copy): Thing | undefined {
  const wanted = [
    ...new Set(
      wordsOf(text)
        .split(' ')
        .filter(word => isTelling(word) && !/\d/.test(word)),
    ),
  ]
  if (wanted.length === 0 || wanted.length > MOST || PRONOUN.test(text)) return undefined
  const isIn = (line: string): boolean => {
    const met = wanted.filter(word => has(line.split(' '), word))
    return met.length === wanted.length || met.some(word => word.length >= LONG)
  }
  const pressed = links.filter(isIn)
  if (pressed.length === 1) return said(pressed[0] as string, false)
  const [only, ...others] = lines.filter(line => wanted.some(word => has(line.split(' '), word)))
  if (only === undefined || others.length > 0 || !isIn(only)) return undefined
  if (only.length <= SHORT) return said(only)
  const [piece, ...more] = pieces.filter(({ name }) => isIn(name))
  return piece && more.length === 0 ? said(piece.name, piece.kind !== 'heading') : undefined
}

/** It tells of what was said before, or of nothing. */
const PRONOUN =
  /^\s*(?:and |but |so )?(?:it|they|them|these|this|those|you|we|i|he|she|es|sie|er|wir|ich|ils?|elles?|on|nous|je|si|noi|voi|het|ze|we|ik|det|den|vi|jag|to|ono|bu|це|вони)\s/iu

/** Words that name one line, letters of one that does so beside another, and of a line that is set larger whole. */
const MOST = 2
const LONG = 7
const SHORT = 48

interface Scored {
  readonly piece: KeyPiece
  readonly matched: readonly string[]
  readonly run: number
  readonly score: number
}

/** The one piece that a text surely means. */
export function pieceIn(text: string, { pieces }: Copy): Thing | undefined {
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
