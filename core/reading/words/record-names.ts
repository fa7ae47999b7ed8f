import type { Role } from '../roles.ts'

// Whoever keeps pages as records names each value for a program: `author`, `site`, `reading_time`. What these names say
// is seen by itself where the value is said in its own voice.

/** A name for who wrote something, and nothing else: a speaker keeps what he is called. */
const AUTHOR =
  /^(?:authors?|writer|written by|by|byline|autor(?:in|a|es|as|e|i|ka|en)?|verfasser(?:in)?|von|auteure?s?|autrice|par|por|di|door|schrijver|forfatter(?:e|en)?|författare|av|af|kirjoittaja|yazar|автор(?:ка|ы|и)?|συγγραφέας|著者|作者|저자|글쓴이|المؤلف|כותב)$/iu

/** A name for where a page is. */
const SITE =
  /^(?:(?:web)?site|web|webseite|website|url|link|domain|homepage|blog|sitio(?: web)?|sito(?: web)?|sítio|página|page|adresse|strona|witryna|webbplats|hjemmeside|nettsted|sivusto|сайт|ιστότοπος|サイト|网站|網站|사이트)$/iu

/** A name for how long a text takes to read. */
const READING =
  /^(?:(?:estimated )?read(?:ing)?[ _-]?time|time to read|lese(?:zeit|dauer)|temps de lecture|durée de lecture|tiempo de lectura|tempo d[ei] (?:lettura|leitura)|leestijd|czas czytania|doba čtení|lästid|læsetid|lesetid|lukuaika|okuma süresi|время чтения|час читання|χρόνος ανάγνωσης|temps de lectura|読了時間|阅读时间|閱讀時間|읽는 시간)$/iu

/** What a record names by a label: who wrote it, where it is, how long it takes to read; undefined for any other label. */
export function recordName(label: string, role?: Role): 'author' | 'site' | 'reading' | undefined {
  const name = label.replace(/[_-]/gu, ' ').trim()
  if (role === 'author') return AUTHOR.test(name) ? 'author' : undefined
  if (role === 'url') return SITE.test(name) ? 'site' : undefined
  return role === undefined && READING.test(name) ? 'reading' : undefined
}

/** A number and a short word for minutes or hours. */
const TIME = /^[~≈]?\s?\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?(?:\p{L}{1,8}\.?)$/u

/** Whether a value is a time and nothing else, as it takes to read a text. */
export function isReadingTime(value: string): boolean {
  return TIME.test(value)
}
