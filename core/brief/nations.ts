/** Tells a nation by which a look is called from the language of that name: `Danish and dry`. */
import type { Item } from './items.ts'
import type { Meaning } from './meaning.ts'
import { moodNamed } from './words/moods.ts'

const NORDIC: ReadonlySet<string> = new Set(['da', 'sv', 'nb', 'fi'])

/** Items in which the name of a language that stands among looks is a look. */
export function withNations(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const lang = languageOf(item)
    const isAmong = lang !== undefined && !item.within && isLook(joinedTo(items, index))
    return isAmong ? { ...item, meaning: lookOf(lang) } : item
  })
}

/** The language that an item names as its name alone: `in Danish` is none of the kind. */
function languageOf({ meaning }: Item): string | undefined {
  const locale = meaning.kind === 'setting' ? meaning.patch.locale : undefined
  return locale?.firm ? undefined : (locale?.lang ?? undefined)
}

/** What an `and` joins to an item. */
function joinedTo(items: readonly Item[], index: number): Item | undefined {
  if (items[index + 1]?.join === 'and') return items[index + 1]
  return items[index]?.join === 'and' ? items[index - 1] : undefined
}

function isLook(item: Item | undefined): boolean {
  return (
    item !== undefined &&
    languageOf(item) === undefined &&
    /^(?:mood|unknown|color|shade|quality|tint)$/.test(item.meaning.kind)
  )
}

function lookOf(lang: string): Meaning {
  if (NORDIC.has(lang)) return { kind: 'mood', moods: [moodNamed('scandinavian')] }
  return { kind: 'unsupported', reason: 'no look of that name is known: say its colours, faces or ornament' }
}
