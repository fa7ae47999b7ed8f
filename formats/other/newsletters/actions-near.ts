import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { NamedLink } from '../../../core/reading/lists/links.ts'
import { plainText } from '../../../core/source/text.ts'
import { blocksIn } from './end-apart.ts'
import type { Piece } from './letter.ts'

/** Letters of a word that tells of what a button is, and those at its beginning that two forms of it share. */
const TELLING = { letters: 5, stem: 4 }

/** The beginnings of the long words of a text. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words.filter(word => word.length >= TELLING.letters).map(word => word.slice(0, TELLING.stem)),
  )
}

function sharedWith(stems: ReadonlySet<string>, text: string): number {
  const own = stemsOf(text)
  return [...stems].filter(stem => own.has(stem)).length
}

function wordsOfStory(story: readonly Piece[]): {
  readonly heading: string
  readonly rows: readonly string[]
} {
  const heading = story.map(piece => (piece.kind === 'heading' ? plainText(piece.heading) : '')).join(' ')
  const rows = story.flatMap(piece =>
    piece.kind === 'dated' ? piece.rows.map(({ said }) => said.map(({ text }) => text).join(' ')) : [],
  )
  return { heading, rows }
}

/** Stories with each button at the one whose heading or days it is about, where that is not the one that it was written below. */
export function actionsNear(stories: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  if (!stories.some(story => story.at(-1)?.kind === 'actions')) return stories
  const told = stories.map(wordsOfStory)
  const moved = new Map<NamedLink, number>()
  for (const [from, story] of stories.entries()) {
    const asked = story.slice(story.findLastIndex(({ kind }) => kind !== 'actions') + 1)
    const links = asked.flatMap(piece => (piece.kind === 'actions' ? piece.links : []))
    if (links.length === 0) continue
    const own = story
      .filter(piece => !asked.includes(piece))
      .flatMap(blocksIn)
      .map(plainText)
      .join(' ')
    for (const link of links) {
      const stems = stemsOf(toPhrase(link.words).text)
      const isTheirs = sharedWith(stems, `${told[from]?.heading} ${own}`) > 0
      const to = told.findIndex(
        ({ heading, rows }) => sharedWith(stems, heading) > 0 || rows.some(row => sharedWith(stems, row) > 1),
      )
      if (!isTheirs && to >= 0) moved.set(link, to)
    }
  }
  if (moved.size === 0) return stories
  return stories.map((story, at) => {
    const stay = story.flatMap((piece): readonly Piece[] => {
      if (piece.kind !== 'actions') return [piece]
      const links = piece.links.filter(link => !moved.has(link))
      return links.length > 0 ? [{ ...piece, links }] : []
    })
    const come = [...moved].flatMap(([link, to]) => (to === at ? [link] : []))
    return come.length > 0 ? [...stay, { kind: 'actions' as const, links: come, primary: false }] : stay
  })
}
