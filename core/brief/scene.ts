/** Tells the scene that a brief or a copy speaks of, for a sheet that has no picture. */
import type { Document } from '../source/document.ts'
import { copyText, headings, plainText } from '../source/text.ts'
import { withoutAddresses } from './subject.ts'
import { type SceneWords, scenes } from './words/scenes.ts'
import { topicsToldBy, wordsIn } from './words-told-by.ts'

/** A scene, and the words that tell it. */
export interface ToldScene {
  readonly name: SceneWords['name']
  readonly words: readonly string[]
  /** The brief speaks of it. */
  readonly inBrief: boolean
}

/** What a word counts by where it stands. A title with one more word tells a scene, as do two of the head of a copy. */
const POINTS = { title: 3, brief: 2.5, head: 1.5, text: 1 }
const ENOUGH = 3
/** Words that tell one at least: a name may hold any one of them. */
const FEWEST = 2

/** How many times as much as the next scene it has. */
const CLEAR = 1.15

/** Letters in which a copy says whose it is, and those that are looked at. */
const HEAD = 200
const LONGEST = 3000

/** Where what a brief bans ends. */
const CLAUSES =
  /[.;:!?–—()]|,(?=\s*(?:but|rather|aber|lieber|sondern|mais|plutôt|pero|sino|ma|mas|maar|ale|men)\b)|\s(?=(?:but|sondern|lieber|plutôt|sino|bensì)\s)/u

/** What bans the things behind it in its clause. */
const BANS =
  /(?<!\p{L})(?:no|not|don['’]t|without|never|avoid|nothing|kein\p{L}*|nicht|ohne|nie|pas|sans|ni|jamais|aucun\p{L}*|sin|nada|evitar?|non|senza|niente|sem|geen|niet|zonder|bez|nie|żadn\p{L}*|inga?|inte|utan|ikke|uten|yok|olmasın|без|не|ні)(?!\p{L})/iu

const toldBy = topicsToldBy(scenes)

/** What a brief calls drawings in general: one that bans them has none. */
const drawingsToldBy = topicsToldBy([
  {
    words:
      'clip clipart drawing* drawn illustration* cartoon* graphics picture* zeichnung* illustrationen bild bilder grafik* cliparts dessin* images dibujo* ilustraci* imágenes disegn* illustrazion* immagin* desenho* ilustraç* imagens tekening* illustratie* plaatjes rysunk* obrazk* ilustracj* teckning* bilder illustrationer tegning* çizim* resim малюнк* ілюстрац* イラスト 插图 插画 رسوم صور',
  },
])

/**
 * The scene that enough words tell, where none other comes near; undefined where it could be any or none. One that the brief
 * bans is none, and there is none where it bans all that is drawn. Addresses tell nothing.
 */
export function sceneOf(document: Document, instructions: string): ToldScene | undefined {
  const { wanted, banned } = briefWords(instructions)
  if (banned.some(word => drawingsToldBy(word).size > 0)) return undefined
  const [title = '', ...others] = headings(document).map(plainText)
  const text = withoutAddresses(copyText(document).slice(0, LONGEST).toLowerCase())
  const points = new Map<SceneWords, Map<string, { readonly word: string; readonly count: number }>>()
  const add = (words: readonly string[], count: number): void => {
    for (const word of words)
      for (const [land, key] of toldBy(word)) {
        if (land.aside && count < POINTS.brief) continue
        const found = points.get(land) ?? new Map()
        // `boat` and `boats` are one.
        const stem = key.replace(/(?:e?s|en|n)$/u, '')
        if (count > (found.get(stem)?.count ?? 0)) found.set(stem, { word, count })
        points.set(land, found)
      }
  }
  add(wordsIn(text), POINTS.text)
  add(wordsIn(others.join('\n').slice(0, LONGEST)), POINTS.text)
  add(wordsIn(text.slice(0, HEAD)), POINTS.head)
  add(wanted, POINTS.brief)
  add(wordsIn(title), POINTS.title)
  const not = new Set(banned.flatMap(word => [...toldBy(word).keys()]))
  return clearest(points, not, new Set(wanted))
}

/** The scene that the description of a picture names; undefined where it names none. */
export function sceneNamed(words: string): SceneWords['name'] | undefined {
  for (const word of wordsIn(words)) for (const [land] of toldBy(word)) if (!land.aside) return land.name
  return undefined
}

type Points = ReadonlyMap<SceneWords, ReadonlyMap<string, { readonly word: string; readonly count: number }>>

function clearest(
  points: Points,
  banned: ReadonlySet<SceneWords>,
  wanted: ReadonlySet<string>,
): ToldScene | undefined {
  const [first, second] = [...points]
    .filter(([land]) => !banned.has(land))
    .map(([land, found]) => {
      const words = [...found.values()].map(({ word }) => word)
      return { land, words, sum: [...found.values()].reduce((sum, { count }) => sum + count, 0) }
    })
    .toSorted((one, other) => other.sum - one.sum)
  if (
    !first ||
    first.sum < ENOUGH ||
    first.words.length < FEWEST ||
    (second && first.sum < second.sum * CLEAR)
  )
    return undefined
  const inBrief = first.words.some(word => wanted.has(word))
  return { name: first.land.name, words: first.words.slice(0, 4), inBrief }
}

/** The words of a brief, less those that its clauses ban. */
function briefWords(instructions: string): {
  readonly wanted: readonly string[]
  readonly banned: readonly string[]
} {
  const clauses = instructions.slice(0, LONGEST).split(CLAUSES)
  const parts = clauses.map(clause => {
    const ban = BANS.exec(clause)
    return ban ? [clause.slice(0, ban.index), clause.slice(ban.index)] : [clause, '']
  })
  return {
    wanted: parts.flatMap(([said = '']) => wordsIn(said)),
    banned: parts.flatMap(([, not = '']) => wordsIn(not)),
  }
}
