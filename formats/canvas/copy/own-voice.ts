import { type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { isReadingTime, recordName } from '../../../core/reading/words/record-names.ts'
import { type Entry, isAddress } from './entry.ts'

// A value that a record names for a program is said in its own voice: `by Ana Ruiz`, `9 min read`, and an address by itself.

/** What leads to a name and what follows a time, by language; a name needs nothing where a language has no such word. */
const WORDS: Readonly<Record<string, readonly [by: string, read: string]>> = {
  en: ['by', 'read'],
  de: ['von', 'Lesezeit'],
  fr: ['par', 'de lecture'],
  es: ['por', 'de lectura'],
  it: ['di', 'di lettura'],
  pt: ['por', 'de leitura'],
  ca: ['per', 'de lectura'],
  nl: ['door', 'leestijd'],
  sv: ['av', 'läsning'],
  da: ['af', 'læsning'],
  nb: ['av', 'lesning'],
  pl: ['', 'czytania'],
  cs: ['', 'čtení'],
  fi: ['', 'lukuaika'],
  tr: ['', 'okuma'],
  uk: ['', 'читання'],
  ru: ['', 'чтения'],
  ja: ['', 'で読めます'],
}

/** Facts whose names are those of a record, each in its own voice; the others as they are. */
export function inOwnVoice(entries: readonly Entry[], lang: string): readonly Entry[] {
  const [by, read] = WORDS[lang.split('-')[0] ?? ''] ?? ['', '']
  // Addresses and numbers that are all named stay in one column with their names.
  const named = entries.filter(({ written, role }) => written && REACH.has(role ?? '')).length
  return entries.map(entry => {
    const { label, lines, role } = entry
    const [line] = lines
    const name = line && lines.length === 1 ? recordName(label.text, role) : undefined
    if (!line || !name) return entry
    const bare = { ...entry, label: phraseOf(''), written: false }
    if (name === 'author') return { ...bare, lines: [led(by, line)] }
    if (name === 'site' && named < 2 && isAddress(line.text)) return bare
    if (name === 'reading' && read !== '' && isReadingTime(line.text))
      return { ...bare, lines: [followed(line, read)] }
    return entry
  })
}

const REACH: ReadonlySet<string> = new Set(['url', 'email', 'telephone', 'handle'])

/** Letters behind a name, which stand on its line: `Ana Ruiz, PhD`. */
const HONOURS = /, (\p{Lu}[\p{L}.]{0,5})$/u

/** What leads to a name, where it does not stand there yet. */
function led(word: string, words: Phrase): Phrase {
  const isLed = word === '' || words.text.toLowerCase().startsWith(`${word} `)
  const whole = words.nodes.map(node =>
    node.type === 'text' ? { ...node, value: node.value.replace(HONOURS, ',\u00a0$1') } : node,
  )
  return toPhrase([...(isLed ? [] : [{ type: 'text' as const, value: `${word} ` }]), ...whole])
}

function followed(words: Phrase, word: string): Phrase {
  return toPhrase([...words.nodes, { type: 'text', value: ` ${word}` }])
}
