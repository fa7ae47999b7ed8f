import type { ContentPatch, ContentWish, Selection } from '../../brief/content/content-patch.ts'
import type { Document } from '../../source/document.ts'
import { nodesOfDocument } from '../../source/fields.ts'
import type { Omitted, Reading } from '../reading.ts'
import { sameWords } from './compare-words.ts'
import { type CopyEdits, editCopy, wordsAlone } from './edit-copy.ts'
import { type Mark, marksFor } from './mark-words.ts'
import type { Place } from './pieces.ts'
import { wordsAt } from './pieces.ts'
import {
  columnsBeside,
  type Pieces,
  placesBesides,
  placesToDrop,
  placeToMove,
  signsOf,
  takePieces,
} from './select-pieces.ts'

/** What one wish did to a copy. */
export interface ContentNote {
  /** The words of the brief. */
  readonly phrase: string
  /** Pieces that it named. */
  readonly count: number
  /** What was left out, moved or highlighted, as the copy has it; of a replacement the words before. */
  readonly texts: readonly string[]
  /** Where a move went, or what now stands instead. */
  readonly to?: string
}

/** What a brief did to a copy: `content` in `report.json`. */
export interface ContentReport {
  readonly dropped: readonly ContentNote[]
  readonly moved: readonly ContentNote[]
  readonly highlighted: readonly ContentNote[]
  readonly replaced: readonly ContentNote[]
}

/** A copy as its brief wants it. */
export interface WishedCopy {
  readonly document: Document
  readonly report: ContentReport
  /** Words that are highlighted, by the ids of their nodes. */
  readonly marks: readonly Mark[]
  readonly omitted: readonly Omitted[]
  /** The wishes that found what they name: what an edit goes on from. */
  readonly patch: ContentPatch
  /** Wishes for a thing that briefs have a word for, of which the copy has none. */
  readonly unheard: readonly ContentWish[]
}

/**
 * Makes a copy what the wishes of a brief ask, each on the copy as its author wrote it, so that none depends on another.
 * `reading` is what that copy was taken for.
 */
export function applyContent(document: Document, reading: Reading, patch: ContentPatch): WishedCopy {
  const pieces = takePieces(document, reading)
  const heard = patch.steps.map(step => step.map(wish => ({ wish, did: hear(wish, pieces) })))
  const all = heard.flat()
  const done = all.filter(({ did }) => did.note.count > 0)
  const edits: CopyEdits = {
    gone: done.flatMap(({ did }) => did.gone ?? []),
    signs: done.flatMap(({ did }) => did.sign ?? []),
    moves: done.flatMap(({ did }) => did.move ?? []),
    replacements: done.flatMap(({ wish }) => (wish.verb === 'replace' ? [wish] : [])),
  }
  const noted = (verb: ContentWish['verb']): readonly ContentNote[] =>
    done.filter(({ wish }) => wish.verb === verb).map(({ did }) => did.note)
  const dropped = [...noted('drop'), ...noted('keep')]
  return {
    document: Object.values(edits).some(list => list.length > 0) ? editCopy(document, edits) : document,
    report: { dropped, moved: noted('move'), highlighted: noted('highlight'), replaced: noted('replace') },
    marks: done.flatMap(({ did }) => did.marks ?? []),
    omitted: dropped.flatMap(({ texts, phrase }) =>
      texts
        .filter(text => reading.omitted.every(other => other.text !== text))
        .map(text => ({ text, because: `left out as "${phrase}" asks` })),
    ),
    patch: {
      steps: heard
        .map(step => step.filter(({ did }) => did.note.count > 0).map(({ wish }) => wish))
        .filter(step => step.length > 0),
    },
    unheard: all.filter(({ wish, did }) => did.note.count === 0 && isPlain(wish)).map(({ wish }) => wish),
  }
}

/** Whether a wish can be for nothing but the copy, so that its author is told when it found nothing. */
function isPlain(wish: ContentWish): boolean {
  if (wish.verb === 'replace' || wish.verb === 'move') return !('weak' in wish)
  const isStrong = wish.verb === 'drop' && !wish.weak && !wish.others
  return 'of' in wish && !('others' in wish) && (wish.of.kind === 'noun' || isStrong)
}

/** What a wish did. */
interface Deed {
  readonly note: ContentNote
  readonly gone?: readonly Place[]
  readonly sign?: RegExp
  readonly move?: CopyEdits['moves'][number]
  readonly marks?: readonly Mark[]
}

function hear(wish: ContentWish, pieces: Pieces): Deed {
  const { phrase } = wish
  if ('of' in wish && wish.of.kind === 'words' && !pieces.has(wish.of.words))
    return { note: noteOf(phrase, []) }
  switch (wish.verb) {
    case 'drop':
      return drop(wish, pieces)
    case 'keep': {
      const gone = placesBesides(wish.things, wish.lang, pieces)
      return { note: noteOf(phrase, gone), gone }
    }
    case 'move': {
      return move(wish, pieces)
    }
    case 'highlight': {
      const { places, marks } = marksFor(wish.of, pieces)
      const { color } = wish
      return { note: noteOf(phrase, places), marks: color ? marks.map(mark => ({ ...mark, color })) : marks }
    }
    case 'replace': {
      const count = textsWith(pieces.document, wordsAlone(wish.from))
      return { note: { phrase, count, texts: count > 0 ? [wish.from] : [], to: wish.to } }
    }
  }
}

function move({ of, to, phrase }: ContentWish & { verb: 'move' }, pieces: Pieces): Deed {
  const place = placeToMove(of, pieces)
  if (!place) return { note: noteOf(phrase, []) }
  const note = noteOf(phrase, [place])
  if (typeof to === 'string') return { note: { ...note, to }, move: { place, to } }
  const beside = placeToMove(to.of, pieces)
  const isOther = beside !== undefined && beside.kind === place.kind && wordsAt(beside) !== wordsAt(place)
  if (!isOther) return { note: noteOf(phrase, []) }
  const [head = ''] = wordsAt(beside).split('\n')
  return {
    note: { ...note, to: `${to.side} "${head}"` },
    move: { place, to: { side: to.side, place: beside } },
  }
}

function drop(wish: ContentWish & { verb: 'drop' }, pieces: Pieces): Deed {
  const { of, phrase, weak = false, others = false } = wish
  const marks = quotedMarks(of, phrase, pieces)
  if (marks.length > 0) return { note: { phrase, count: marks.length, texts: marks } }
  const gone = others ? columnsBeside(of, pieces) : placesToDrop(of, weak, pieces)
  const sign = of.kind === 'noun' && !others ? signsOf[of.noun] : undefined
  const signs = sign
    ? textsOf(pieces.document).flatMap(text => [...text.matchAll(sign)].map(([found]) => found))
    : []
  const note = noteOf(phrase, gone)
  if (!sign || signs.length === 0) return { note, gone }
  const texts = gone.length > 0 ? note.texts : [signs.map(text => text.trim()).join(' ')]
  return { note: { phrase, count: Math.max(signs.length, note.count), texts }, gone, sign }
}

/** Marks that a brief quotes and that are shown nowhere as it is: `don't print "Slide 2"` leaves the slide itself alone. */
function quotedMarks(of: Selection, phrase: string, { reading }: Pieces): readonly string[] {
  if (of.kind !== 'words' || !QUOTE.test(phrase.slice(0, phrase.indexOf(of.words)))) return []
  return reading.omitted.map(({ text }) => text).filter(text => sameWords(text, of.words))
}

const QUOTE = /["'“”„‚‘’«»‹›「『]\s*$/u

/** Pieces that are not compared with each other. */
const MANY = 200

function noteOf(phrase: string, places: readonly Place[]): ContentNote {
  const texts = [...new Set(places.map(wordsAt))]
  if (texts.length > MANY) return { phrase, count: texts.length, texts }
  // A line and the piece of it that was named too are one.
  const outer = texts.filter(text => !texts.some(other => other !== text && other.includes(text)))
  return { phrase, count: outer.length, texts: outer }
}

function textsOf(document: Document): readonly string[] {
  return nodesOfDocument(document).flatMap(node => (node.type === 'text' ? [node.value] : []))
}

function textsWith(document: Document, words: RegExp): number {
  return textsOf(document).reduce((count, text) => count + [...text.matchAll(words)].length, 0)
}
