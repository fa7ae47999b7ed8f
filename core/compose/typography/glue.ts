import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { calendarWords } from '../../source/calendar-names.ts'
import { onDemand } from '../../on-demand.ts'
import { formWords } from './form-words.ts'

/**
 * How two words hold together. `tied`: no line ends between them, as between a number and its unit. `close`: hardly any, as
 * in a name with a particle. `loose`: rather not, as between an article and its noun; in display sizes it weighs.
 */
export type Glue = 'tied' | 'close' | 'loose'

/** Blanks of one kind: what is looked behind for stands last in a pattern, so that it is looked for at few of them; those inside what `find` matches hold as `glue` says. */
interface Rule {
  readonly glue: Glue
  /** Quick to tell, true wherever `find` may match. */
  readonly gate: Pick<RegExp, 'test'>
  readonly find: RegExp
}

const units =
  'k?m|[cmdµn]m|km/h|mph|m/s|k?g|mg|µg|[mc]?l|[mµ]?g/l|l/min|ha|t|oz|lbs?|ft|°[CF]?|%|‰|[kMGT]?i?B|[kMG]?Hz|[kMG]?Wh?|kWp|k?V|k?VA|mA|Ah|hPa|bar|s|ms|min\\.?|hrs?|h|Std\\.?|px|pt|dpi|ppi|€|\\$|£|¥|₺|₴|₽|kr\\.?|zł|Kč|Ft|lei|лв\\.?|руб\\.?|грн\\.?|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|million|billion|Mio\\.?|Mrd\\.?|bn|mln|mld|тыс\\.?|млн|kcal|kJ|ppm|dB|mm²|m²|km²|m³|pp?\\.|Stk\\.?|szt\\.?|ks'

/** A letter or a figure, before which or after which no word begins or ends. */
const [NO_WORD_BEFORE, NO_WORD_AFTER] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']

const titles =
  'Dr|Dra|Drs|Mr|Mrs|Ms|Mx|Messrs|Prof|Profa|St|Ste|Mt|Ft|Sr|Sra|Srta|Mme|Mlle|MM?|Sig|Dott|Ing|Arch|Avv|Mgr|Hr|Fr|Rev|Capt|Cpt|Lt|Sgt|Col|Gen|Hon|ul|al|pl|os|św|ks|nám|tř|Av|Avda|Bd|Str|ул|пр|пл|г|д'
const calledTitles =
  'Dr|Mr|Mrs|Ms|St|Ste|Mt|Prof|Sir|Dame|Lord|Lady|Mme|Mlle|Herr|Frau|Don|Doña|Señor|Señora|Señorita|Senhor|Senhora|Dona|Signor|Signora|Maître|Sint|San|Santa|São|Sankt|Капитан|Пан|Пані'

/** Shorts of provinces, quarters and roads before their names. */
const shorts =
  'Prov|Pcia|Dept|Dpto|Depto|Dép|Edo|Col|Urb|Cra|Ctra|Avda|Pza|Pl|Bldg|Kr|Bez|Gde|Fraz|Loc|woj|pow|gm|okr|обл|р-н|Brgy|Mah|Cad|Sok|Sk'

/** What is told apart by its number. */
const numbered =
  'week|woche|kw|semaine|semana|settimana|tydzień|uge|vecka|uke|týden|viikko|hafta|day|tag|jour|día|giorno|dia|dag|dzień|den|page|seite|página|pagina|strona|side|sida|room|raum|zimmer|salle|sala|row|reihe|rang|fila|rząd|rad|række|seat|platz|place|posto|gate|tor|puerta|platform|gleis|voie|quai|binario|stand|hall|halle|chapter|kapitel|chapitre|capítulo|capitolo|table|tisch|mesa|tavolo|step|schritt|étape|paso|level|niveau|nivel|stufe|unit|lot|apt|suite|тиждень|неделя|ряд|місце|место|кімната'

/**
 * What stays on one line in every language. After the rules of Duden 2020 (D 5, abbreviations and numbers), the Chicago
 * Manual of Style 17 (6.121, 7.39), the Lexique de l'Imprimerie nationale (espaces insécables) and the SI brochure (5.4.3,
 * a number and its unit).
 */
const rules: readonly Rule[] = [
  rule('tied', /\d /, `\\d (?=(?:${units})${NO_WORD_AFTER})`),
  // Numbers in groups of three, and those that are called.
  rule(
    'tied',
    /[\d)] [\d(]/,
    '(?<![\\p{L}\\d])(?:\\+\\d*|\\(?0\\d*\\)?|\\(\\d{2,5}\\))(?:[ /-]\\(?\\d{2,5}\\)?){2,5}(?!\\d)|(?<![\\d.,])\\d{1,3}(?: \\d{3})+(?: \\d{4})?(?!\\d)',
  ),
  rule('tied', /\d\.? \p{L}/u, '(?<![\\d.,:–-])\\d{1,2}\\.? (?=\\p{L}{3,12}\\.? \\d{4}(?!\\d))'),
  // Two years or hours with what stands between them, and a figure that becomes another.
  rule(
    'tied',
    /\d /,
    `(?<![\\p{L}\\p{N}.,])(?:19|20)\\d{2} (?:to|until|bis|à|a|al|até|hasta|tot|till?|til|do|по|до|έως|ve|–|—|-) (?=(?:19|20)\\d{2}${NO_WORD_AFTER})`,
  ),
  rule(
    'tied',
    /[–—→-] /,
    '(?<![\\d.,])\\d[\\d.,:h]{0,8}(?: ?[ap]m| ?[%‰])? ?[–—→-] (?=\\d[\\d.,:h]{0,8}(?!\\d))',
  ),
  rule('tied', /→ /, `${NO_WORD_BEFORE}[\\p{Lu}\\d]{2,4} → (?=[\\p{Lu}\\d]{2,4}${NO_WORD_AFTER})`),
  rule(
    'tied',
    /\d /,
    `(?<=\\d)(?<!\\d{3}) (?=(?:[ap]m|[ap]\\.m\\.|Uhr|uur|óra|godz\\.|hod\\.?|klo)${NO_WORD_AFTER})`,
  ),
  rule(
    'tied',
    / \d/,
    `${NO_WORD_BEFORE}(?:kl\\.?|klo|godz\\.|um|ore|ora|à|ca\\.|cca|approx\\.|c\\.|circa|vs\\.) (?=\\d)`,
  ),
  rule('tied', / [+(]?\d/, `${NO_WORD_BEFORE}(?:tel|tlf|tél|fax|mob|ph)[.:]*:? (?=[+(]?\\d)`, 'iu'),
  rule('tied', /\p{Sc} \d/u, '(?<=\\p{Sc}) (?=\\d)'),
  rule('tied', /[A-Z]{3} \d/, `${NO_WORD_BEFORE}(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY) (?=\\d)`),
  // A sum in any currency by its code, with its sign.
  rule('tied', /[A-Z]{3} \d{1,3}[.,]/, `${NO_WORD_BEFORE}[A-Z]{3} (?=\\d{1,3}(?:[.,]\\d{2,3})+(?!\\d))`),
  rule('tied', /[–−-] (?:\p{Sc}|[A-Z]{3} ?)?\d/u, '(?<=(?:^|\\s)[–−-]) (?=(?:\\p{Sc}|[A-Z]{3} )\\d)'),
  rule(
    'tied',
    / [GAKULPISBOeg]/,
    ' (?=(?:GmbH|gGmbH|AG|KG|UG|Ltd\\.?|LLC|LLP|PLC|Inc\\.?|Corp\\.?|S\\.?A\\.?S?|S\\.?r\\.?l\\.?|B\\.?V\\.?|Oyj?|ASA?|e\\. ?V\\.)' +
      `${NO_WORD_AFTER})`,
  ),
  // A short word behind the mark that opens a quotation, and one that has lost its first letters: `«Ο Μπάρμπας»`, `’s ochtends`.
  rule(
    'tied',
    /[«“„‘’'"]\p{L}{1,2} /u,
    '(?<=(?:^|[\\s(])[«“„‘"]\\p{L}{1,2}) (?=\\p{L})|(?<=(?:^|[\\s(])[’‘\']\\p{Ll}) (?=\\p{L})',
  ),
  // A name with its initials after a comma, as in lists of works.
  rule('tied', /, \p{Lu}\./u, '(?<=\\p{L}), (?=\\p{Lu}\\.)'),
  rule('tied', /\. \p{L}/u, `(?<![\\p{L}\\p{N}.])\\p{L}\\. (?=\\p{L}\\.|\\p{Lu}\\p{Ll})`),
  rule(
    'tied',
    /[.§№#] [\dIVXivx]/,
    '(?<=^|[\\s(])(?:pp?\\.|No\\.|Nr\\.|Nos\\.|Fig\\.|Abb\\.|Art\\.|S\\.|n[.º°]|§§?|№|#) (?=[\\dIVXivx])',
  ),
  rule('tied', { test: hasTitle }, ` (?=\\p{Lu})(?<=${NO_WORD_BEFORE}(?:(?:${titles})\\.|${calledTitles}) )`),
  // A mark that parts what stands in a line begins none.
  rule(
    'tied',
    / [·•|–—→⇒↔=+×&/-](?: |$)/,
    '(?<=\\S) (?=[·•|–—→⇒↔=+×&/-](?: |$))(?![–-] (?:\\p{Sc}|[A-Z]{3} )\\d)',
  ),
  rule('tied', /^.{1,4} /, '^(?:\\d{1,3}[.)]|\\(?\\p{L}[.)]|\\d{1,3} [–—·-]|[–—•]) (?=\\S)'),
  // The number of a house with its street, codes of the post with their second half.
  rule(
    'tied',
    /\d\p{Ll}? \p{Lu}/u,
    '(?<=^|[,·|–—:] |\\n)\\d{1,4}\\p{Ll}?(?:[–-]\\d+\\p{Ll}?)? (?=\\p{Lu}\\p{L})',
  ),
  rule(
    'tied',
    /\d[\dA-Z]? \d?[A-Z]/,
    `${NO_WORD_BEFORE}(?:[A-Z]{1,2}\\d[\\dA-Z]? (?=\\d[A-Z]{2}${NO_WORD_AFTER})|\\d{4} (?=[A-Z]{2}${NO_WORD_AFTER}))`,
  ),
  // A code of the post with its town, a state with its code, and the short of a province or a road with its name.
  rule(
    'tied',
    /\d \p{Lu}\p{Ll}/u,
    '(?<![\\p{L}\\p{N}.,])(?:\\p{Lu}{1,2}-)?(?:\\d{5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{4} \\p{Lu}{2}) (?=\\p{Lu}\\p{Ll}{2})',
  ),
  rule('tied', /\. \p{L}/u, `${NO_WORD_BEFORE}(?:${shorts})\\. (?:(?:de|del|du|di|do|da) )?(?=\\p{Lu})`),
  // A licence, a state or a code in capitals with its number, and what is counted by its name.
  rule('tied', /\p{Lu}{2} \d/u, ` (?=\\d{2,8}(?![\\d.,:]?\\d))(?<=${NO_WORD_BEFORE}\\p{Lu}{2,4} )`),
  rule('tied', /\p{L} \d/u, `${NO_WORD_BEFORE}(?:${numbered}) (?=\\d{1,4}(?!\\d))`, 'iu'),
  // What is compared with a figure.
  rule('tied', /[≥≤<>≈±] \d/, '(?<=[≥≤<>≈±]) (?=\\d)|(?<=\\p{L}) (?=[≥≤<>≈±] \\d)'),
  rule(
    'close',
    /\d /,
    '(?<![\\p{L}\\p{N}.,])\\d[\\d.,]{0,8} (?:to|of|out of|bis|von|à|sur|a|al|de|di|su|até|hasta|tot|till|til|do|z|ze|из|до|x|×) (?=\\d)',
  ),
  // A figure and what it counts; what is numbered and its number.
  rule('close', /\d /, '(?<![\\p{L}\\p{N}.,])(?!(?:19|20)\\d\\d )\\d{1,5}(?:[.,]\\d+)? (?=\\p{L})'),
  rule('close', / \d/, ` (?=\\d{1,3}\\p{Lu}?${NO_WORD_AFTER}(?![.,:]\\d))(?<=\\p{Lu}\\p{L}{1,30} )`),
  rule(
    'close',
    / [\dA-Z]/,
    ` (?=(?:\\d{1,3}|\\p{Lu}|\\p{Lu}?\\d{1,3}\\p{Lu}?)(?:[,.;:!?)]*$|[,;!?)]))(?<=\\p{L}{2} )`,
  ),
  rule(
    'close',
    /\p{Lu}\p{L}+[ ’'-]/u,
    `${NO_WORD_BEFORE}\\p{Lu}[\\p{L}’'-]{1,30} (?:of|upon|de|du|des|da|do|dos|das|del|della|delle|dei|di|van|von|zu|zum|der|den|af|av|og|och|und|y|e|et)(?: (?:de[rnsl]?|la|le|the|los|las))? (?=\\p{Lu})`,
  ),
  rule('close', / [–—] /, '(?<=\\d [–—]) (?=\\S+$)'),
  rule('loose', /\p{Lu}\p{L}+ \p{Lu}/u, `${NO_WORD_BEFORE}\\p{Lu}[\\p{L}’'-]{1,30} (?=\\p{Lu}\\p{L})`),
]

function rule(glue: Glue, gate: Rule['gate'], find: string, flags = 'u'): Rule {
  return { glue, gate, find: new RegExp(find, `g${flags}`) }
}

const isTitle: ReadonlySet<string> = new Set([
  ...titles.replace('MM?', 'M|MM').split('|'),
  ...calledTitles.split('|'),
])

/** A pattern of so many words takes long to compile, and few texts have any. */
function hasTitle(text: string): boolean {
  return / \p{Lu}/u.test(text) && text.split(/[^\p{L}]+/u).some(word => isTitle.has(word))
}

/** What a blank holds with is kept for texts that are broken again and again: widths are tried of the same paragraph. */
const known = createBoundedCache<ReadonlyMap<number, Glue>>(400)

/** Longest text in which it is looked for at once, UTF-16 units: what is longer is a whole book in one paragraph. */
const LONGEST = 20_000

/** Where the blanks of a text hold, by their offsets. `lang` is BCP 47; no-break spaces are read as blanks. */
export function glueIn(text: string, lang: string): ReadonlyMap<number, Glue> {
  if (text.length > LONGEST || !text.includes(' ')) return none
  const plain = text.replaceAll('\u00a0', ' ')
  const found = known.get(lang, plain)
  if (found) return found
  const glue = findGlue(plain, lang.toLowerCase().slice(0, 2))
  known.set(lang, plain, glue)
  return glue
}

const none: ReadonlyMap<number, Glue> = new Map()

const ranks: Readonly<Record<Glue, number>> = { loose: 1, close: 2, tied: 3 }

function findGlue(text: string, lang: string): ReadonlyMap<number, Glue> {
  const glue = new Map<number, Glue>()
  const add = (at: number, strength: Glue): void => {
    const before = glue.get(at)
    if (before === undefined || ranks[before] < ranks[strength]) glue.set(at, strength)
  }
  for (const { glue: strength, gate, find } of [...rules, ...datesIn(text, lang)]) {
    if (!gate.test(text)) continue
    for (const { 0: match, index } of text.matchAll(find))
      for (let at = match.indexOf(' '); at >= 0; at = match.indexOf(' ', at + 1)) add(index + at, strength)
  }
  addFormWords(text, lang, add)
  return glue
}

/** The names of the months of a language. */
interface Months {
  /** In small letters, up to a full stop, which stands for any sign. */
  readonly openings: readonly string[]
  readonly rules: () => readonly Rule[]
}

const months = new Map<string, Months>()

/** A day and its month, in the language's own names, and a month and its year, where a text has a figure and one of these names. */
function datesIn(text: string, lang: string): readonly Rule[] {
  if (!/\d/.test(text)) return []
  const { openings, rules } = monthsOf(lang)
  const small = text.toLowerCase()
  return openings.some(opening => small.includes(opening)) ? rules() : []
}

function monthsOf(lang: string): Months {
  const known = months.get(lang)
  if (known) return known
  const names = (calendarWords[lang] ?? calendarWords.en)?.months.split(/[,|]\s*/).filter(Boolean) ?? []
  const made: Months = {
    openings: names.map(name => name.toLowerCase().split('.')[0] ?? ''),
    rules: onDemand(() => datesOf(names)),
  }
  months.set(lang, made)
  return made
}

function datesOf(names: readonly string[]): readonly Rule[] {
  const named = names.toSorted((one, other) => other.length - one.length).join('|')
  return [
    rule(
      'tied',
      /\d[.\p{L}ºª]{0,2} /u,
      `(?<![\\d.,])\\d{1,2}(?:\\.|st|nd|rd|th|er|º|ª)? (?:de |d[’'])?(?=(?:${named})${NO_WORD_AFTER})`,
      'iu',
    ),
    rule('tied', /\p{L} \d/u, ` (?=\\d{1,2}(?![\\d:.]\\d|\\d))(?<=${NO_WORD_BEFORE}(?:${named})\\.? )`, 'iu'),
    rule('close', /\p{L} \d/u, ` (?=(?:del? )?\\d{4}(?!\\d))(?<=${NO_WORD_BEFORE}(?:${named})\\.?,? )`, 'iu'),
  ]
}

/** Languages in which it is an error, not a blemish, that a line ends in a word of one letter. */
const oneLetter: ReadonlySet<string> = new Set(['cs', 'sk', 'pl', 'ru', 'uk', 'be', 'bg', 'hr', 'sl', 'sr'])

/** Words that only lead to the next one: articles, prepositions and conjunctions do not end a line. */
function addFormWords(text: string, lang: string, add: (at: number, glue: Glue) => void): void {
  const words = formWords[lang] ?? formWords.en
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const start = text.lastIndexOf(' ', at - 1) + 1
    if (at - start > MOST_LETTERS || at === start) continue
    const word = text
      .slice(start, at)
      .toLowerCase()
      .replace(/^[("“„«‘]+/, '')
    if (word.length === 1 && oneLetter.has(lang) && /\p{L}/u.test(word)) add(at, 'tied')
    else if (words?.has(word)) add(at, 'loose')
  }
}

/** Letters of the longest of them. */
const MOST_LETTERS = 9

/** Letters up to which words are tied in a row: on a telephone a longer one would be broken in the middle of a word. */
const MOST_TIED = 28

/** A text whose tied blanks are no-break spaces. */
export function tied(text: string, lang: string): string {
  const glue = glueIn(text, lang)
  const [first = '', ...words] = text.split(' ')
  let set = first
  let row = first.length
  for (const word of words) {
    const isTied = glue.get(set.length) === 'tied' && row + 1 + word.length <= MOST_TIED
    row = isTied ? row + 1 + word.length : word.length
    set += (isTied ? '\u00a0' : ' ') + word
  }
  return set
}

/** Whether a word is a dot or a bar that parts what stands on both its sides in a line. */
export function isDivider(word: string): boolean {
  return /^[·•|]$/.test(word)
}
