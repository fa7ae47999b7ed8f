import type { Nodes } from 'mdast'
import type { Selection } from '../../brief/content/content-patch.ts'
import { isParent } from '../../source/walk.ts'
import { cut, toPhrase } from '../facts/phrase.ts'
import { tellingWords } from './compare-words.ts'
import type { Piece, Place } from './pieces.ts'
import { type Pieces, placesToDrop } from './select-pieces.ts'
import { sentenceSegments } from '../../source/sentence-segments.ts'

/** Words of a node that are highlighted. */
export interface Mark {
  /** Id of the whole node: `n_3`. */
  readonly node: string
  readonly words: string
  /** Colour of its ground, `#rrggbb`; absent: soft in the accent. */
  readonly color?: string
}

/** Pieces that one name can mean where something is highlighted. */
const MOST = 3

/** What a wish to highlight something names: a kind of thing, or the shortest pieces that have all of its words. */
export function marksFor(
  of: Selection,
  pieces: Pieces,
): { readonly places: readonly Place[]; readonly marks: readonly Mark[] } {
  const places =
    of.kind === 'noun' ? placesToDrop(of, false, pieces) : placesWith(of.words, pieces.all, pieces)
  return { places, marks: places.flatMap(marksAt) }
}

function placesWith(words: string, all: readonly Piece[], { context }: Pieces): readonly Place[] {
  const asked = tellingWords(words)
  const has = (text: string): boolean => {
    const own = new Set(tellingWords(text))
    return asked.length > 0 && asked.every(word => own.has(word))
  }
  const saying = all.filter(
    ({ kind, text, label }) => kind !== 'section' && kind !== 'column' && has(`${label} ${text}`),
  )
  const places = saying.flatMap(({ place }) => sentencesAt(place, has, context.lang))
  const inner = places.filter(place => !places.some(other => isWithin(other, place)))
  return inner.length > MOST ? [] : inner
}

function isWithin(inner: Place, outer: Place): boolean {
  if (inner === outer || inner.kind !== 'range' || outer.kind !== 'range' || inner.node !== outer.node)
    return false
  return (
    inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start
  )
}

/** Letters from which on a sentence is highlighted and not all of a paragraph. */
const LONG = 120

function sentencesAt(place: Place, has: (text: string) => boolean, lang: string): readonly Place[] {
  if (place.kind !== 'range' || place.end - place.start < LONG) return [place]
  const { text } = toPhrase(place.node.children)
  const own = text.slice(place.start, place.end)
  return [...sentenceSegments(own, lang)]
    .filter(({ segment }) => has(segment))
    .map(({ index, segment }) => {
      const start = place.start + index
      return { ...place, start, end: start + segment.trimEnd().length }
    })
}

function marksAt(place: Place): readonly Mark[] {
  switch (place.kind) {
    case 'field':
      return place.field.value.kind === 'text' ? place.field.value.blocks.flatMap(marksIn) : []
    case 'range':
      return cut(toPhrase(place.node.children), place.start, place.end).nodes.flatMap(marksIn)
    case 'row':
      return marksIn(place.table.children[place.row])
    case 'column':
      return place.table.children.flatMap(row => marksIn(row.children[place.column]))
    case 'blocks':
      return place.blocks.flatMap(marksIn)
    case 'picture':
      return []
  }
}

function marksIn(node: Nodes | undefined): readonly Mark[] {
  if (!node) return []
  if (isParent(node)) return node.children.flatMap(marksIn)
  if (node.type !== 'text') return []
  const id = node.data?.id
  if (id === undefined || node.value.trim() === '') return []
  return [{ node: id.split('@')[0] ?? id, words: node.value.trim() }]
}
