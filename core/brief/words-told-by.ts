/** Which of some topics the words of a copy or a brief tell, each by its list of words in many languages. */
import { onDemand } from '../on-demand.ts'

/** A topic with the words that tell it, divided by blanks; `*` stands for any ending. */
interface WithWords {
  readonly words: string
}

/** The topics that a word tells, each with the entry of its list. */
export type TellTopics<Topic> = (word: string) => ReadonlyMap<Topic, string>

/** Letters of the shortest stem. */
const SHORTEST = 3

/** Words of a text in small letters. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
}

/** Whether a word is of a script without blanks, where an entry of a list is looked for within it. */
export function isEastAsian(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
}

/** What tells the topics of a list by a word; the list is sorted when it is first asked. */
export function topicsToldBy<Topic extends WithWords>(topics: readonly Topic[]): TellTopics<Topic> {
  const known = onDemand(() => sorted(topics))
  return word => {
    const { whole, stems, signs } = known()
    const found = new Map<Topic, string>()
    for (let length = SHORTEST; length <= word.length; length++) {
      const key = word.slice(0, length)
      for (const topic of stems.get(key) ?? []) found.set(topic, key)
    }
    for (const topic of whole.get(word) ?? []) found.set(topic, word)
    if (isEastAsian(word)) for (const [sign, topic] of signs) if (word.includes(sign)) found.set(topic, sign)
    return found
  }
}

/** The words of topics: whole ones, stems, and those of scripts without blanks. */
function sorted<Topic extends WithWords>(topics: readonly Topic[]) {
  const entries = topics.flatMap(topic => topic.words.split(' ').map(word => [word, topic] as const))
  const grouped = (some: readonly (readonly [string, Topic])[]): ReadonlyMap<string, readonly Topic[]> => {
    const map = new Map<string, Topic[]>()
    for (const [word, topic] of some) map.set(word, [...(map.get(word) ?? []), topic])
    return map
  }
  const signs = entries.filter(([word]) => isEastAsian(word))
  const others = entries.filter(([word]) => !isEastAsian(word))
  return {
    whole: grouped(others.filter(([word]) => !word.endsWith('*'))),
    stems: grouped(
      others.filter(([word]) => word.endsWith('*')).map(([word, topic]) => [word.slice(0, -1), topic]),
    ),
    signs,
  }
}
