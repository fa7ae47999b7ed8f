import { determiners } from '../../brief/content/content-verbs.ts'
import { plainLabel } from '../words/lexicon.ts'

const small: ReadonlySet<string> = new Set(
  'of for to in on at and or di da de do du del della dei des für von im am und oder para su por per y et e en van voor met'.split(
    ' ',
  ),
)

/** The words of a text that say something, without their endings of number. */
export function tellingWords(text: string): readonly string[] {
  const all = plainLabel(text).split(' ').filter(Boolean)
  const telling = all.filter(word => !small.has(word) && !determiners.has(word))
  return (telling.length > 0 ? telling : all).map(word => (word.length > 4 ? word.replace(/s$/, '') : word))
}

/** Whether two texts say the same, whatever small words stand between. */
export function sameWords(one: string, other: string): boolean {
  const [own, others] = [new Set(tellingWords(one)), new Set(tellingWords(other))]
  return own.size > 0 && own.size === others.size && [...own].every(word => others.has(word))
}

/** Whether a heading has all that some words say, and not much besides. */
export function nearWords(heading: string, words: string): boolean {
  const own = new Set(tellingWords(heading))
  const asked = tellingWords(words)
  return (
    asked.some(word => word.length >= 4) && own.size <= asked.length + 3 && asked.every(word => own.has(word))
  )
}

/** What the sort of a piece is called behind its name, or before it. */
const SORTS =
  'table|section|part|chapter|block|list|paragraph|panel|tabelle|abschnitt|teil|kapitel|liste|tableau|rubrique|partie|chapitre|tabla|sección|apartado|parte|lista|tabella|sezione|capitolo|elenco|tabela|secção|seção|tabel|hoofdstuk|stuk|lijst|tabell|avsnitt|stycke|sekcja|część|rozdział|tablo|bölüm|bölümü|таблиця|розділ'
/** What the sort of a value is called behind the word that labels it. */
const SORTS_OF_VALUE = 'number|code|nummer|numéro|número|numero|numer|numarası|номер'
const LEADS = 'of|on|about|with|for|mit|zu|über|de|des|du|del|dei|della|sobre|met|over|van|med|om|z|o'

const sorted = (sorts: string): RegExp =>
  new RegExp(`\\s+(?:${sorts})$|^(?:${sorts})\\s+(?:(?:${LEADS})\\s+)+`, 'iu')
const [section, value] = [sorted(SORTS), sorted(SORTS_OF_VALUE)]

/** `the huts table`, `Tabelle mit den Hütten`: the name of a section without the word for what it is; undefined where there is none. */
export function withoutSort(words: string): string | undefined {
  return without(words, section)
}

/** `the ticket number`: a label without the word for what stands behind it; undefined where there is none. */
export function withoutSortOfValue(words: string): string | undefined {
  return without(words, value)
}

function without(words: string, sort: RegExp): string | undefined {
  const bare = words.trim().replace(sort, '')
  return bare === words.trim() || bare === '' ? undefined : bare
}
