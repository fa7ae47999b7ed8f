/** Finds looks that are those of letters alone: `lettering like on yellow signposts`, `a plain 1950s sans for titles`. */
import { follows, type Item } from './items.ts'
import { namesTarget } from './meaning.ts'
import type { Token } from './tokens.ts'
import type { Mood } from './words/moods.ts'

/** Items in which a look of letters brings its faces and nothing of the page, and a colour of what they are like is none. */
export function readMoodsOfLetters(read: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const items = withLooksOfFaces(read)
  return items.flatMap((item, at) => {
    const { meaning } = item
    if (meaning.kind === 'color' && isOfLikeness(items, at, tokens)) return []
    const isOwn = meaning.kind === 'mood' && (isOfLetters(items, at, tokens) || leadsFaceOfPart(items, at))
    return [isOwn ? { ...item, meaning: { ...meaning, moods: meaning.moods.map(withLettersAlone) } } : item]
  })
}

/** `a slab that looks stencilled on a crate`: what a face is to look like says which one it is, and is no other. */
function withLooksOfFaces(items: readonly Item[]): readonly Item[] {
  const all: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [face, looks, own, place] = items.slice(at, at + 4)
    const isLook = /^looks?(?:ing)?$/.test(looks?.words ?? '') && follows(looks, own)
    const areFaces = [face, own].every(one => one?.meaning.kind === 'typeface')
    if (!face || !own || !isLook || !areFaces || looks?.join !== 'none') {
      all.push(items[at] as Item)
      continue
    }
    const isOnThing = place?.on === true && place.join === 'none' && place.meaning.kind === 'unknown'
    const last = isOnThing ? place.last : own.last
    all.push({ ...face, meaning: own.meaning, words: own.words, last })
    at += isOnThing ? 3 : 2
  }
  return all
}

/** What a mood says of faces; a page has no other colour, ornament or room for it. */
function withLettersAlone({ words, pairing, patch }: Mood): Mood {
  const { type } = patch ?? {}
  return {
    words,
    vector: [0, 0, 0, 0, 0, 0, 0],
    ...(pairing && { pairing }),
    ...(type && { patch: { type } }),
  }
}

/** Items of the longest likeness. */
const LONGEST = 6

/** Whether `letters like` leads to an item, with nothing but what they are like between. */
function isOfLetters(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  for (let index = at; index > Math.max(at - LONGEST, 0) && items[index]?.join === 'none'; index--) {
    const [before, item] = [items[index - 1] as Item, items[index] as Item]
    if (isLettering(before)) return saysLike(tokens, before.last + 1, item.first)
    // `type with the swagger of bus lettering`
    if (before.words === 'with' && before.join === 'none') return isLettering(items[index - 2])
    if (!/^(?:mood|color|tint|shade|unknown|unsupported)$/.test(before.meaning.kind)) return false
  }
  return false
}

function isLettering(item: Item | undefined): boolean {
  if (item?.meaning.kind !== 'target') return false
  return item.meaning.target === 'type' || /^(?:letters|lettering)$/.test(item.words)
}

function saysLike(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => text === 'like')
}

/** A colour right before what letters are said to be like. */
function isOfLikeness(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const [item, next] = [items[at] as Item, items[at + 1]]
  const isHead = follows(item, next) && /^(?:unsupported|mood|unknown)$/.test(next.meaning.kind)
  return isHead && isOfLetters(items, at, tokens)
}

/** `plain 1950s sign-writer's sans for titles`: a look in the words of a face that has its part. */
function leadsFaceOfPart(items: readonly Item[], at: number): boolean {
  let end = at + 1
  while (end < at + LONGEST && items[end]?.join === 'none' && isOfFace(items[end] as Item)) end++
  const [face, part] = [items[end], items[end + 1]]
  const isFace = face?.join === 'none' && face.meaning.kind === 'typeface'
  return isFace && part?.join === 'none' && part.forIt === true && namesTarget(part.meaning, 'heading')
}

function isOfFace({ meaning }: Item): boolean {
  return /^(?:mood|unknown|unsupported|quality|shade|degree)$/.test(meaning.kind)
}
