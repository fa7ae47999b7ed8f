/** Reads in a brief how many pieces are to stand on one sheet, to be cut apart. */

/** Several pieces on a sheet. */
export interface PerSheet {
  /** The words that say so. */
  readonly phrase: string
  readonly count: number
  /** `a4`, `letter`; empty: the usual paper. */
  readonly sheet: string
}

/** What lies on a sheet, in the languages of briefs: anything else that is counted there is none of our pieces. */
const PIECE =
  'coupons?|cards?|tickets?|vouchers?|passes|pieces?|copies|pcs|up|identical|of (?:them|these|each)|stück|st\\.?|karten?|visitenkarten|gutscheine?|eintrittskarten|lose|bons?|cartes?(?: de visite)?|billets?|exemplaires|cupons?|cupones|vales?|tarjetas?|entradas?|boletos?|cartões|bilhetes?|biglietti|buoni|copie|kaartjes|stuks|visitekaartjes|sztuk\\p{L}*|kupon\\p{L}*|wizytów\\p{L}*|bilet\\p{L}*|kuponger|biljetter|kort|kuponů|vizitek'
const ON = 'on(?:to)?|to|per|in|auf|pro|je|par|sur|por|en|na|em|a|su|op|till?|på|pr\\.?|arkille'
const ONE =
  "(?:(?:an?|one|each|every|the|a single|(?:ein(?:e[mnrs]?)?)|une?|un[oa']?|uma?|cada|chaque|ogni|jedn\\p{L}+|een|één|ett?|en|dem)\\s+)?(?:us\\s+|din[\\s-]?|sheet of\\s+|page of\\s+|sheets? |hoja |folha |feuille |foglio |bogen |blatt |page |página |arkusz\\p{L}* |vel )?"
const SHEET =
  'a[345]|(?:us )?letter|legal|sheets?|pages?|paper|bogen|blatt|seite|feuille|hoja|folio|página|folha|foglio|pagina|vel|arkusz\\p{L}*|stron\\p{L}*|kartk\\p{L}*|ark|archu?|list'
const MARKS =
  '(?:(?:\\s+page|\\s+sheets?|\\s+paper|[-\\s]?(?:blatt|bogen))?,?\\s+(?:with|mit|avec(?: des)?|con|com|met|z|med|s)\\s+(?:cut(?:ting)?|crop|trim|schnitt|schneide|traits de|repères de|repères|marcas? de|líneas de|crocini(?: di)?|snij|liniami|linie|skär|klip)[\\s-]?\\p{L}*(?:\\s?(?:corte|coupe|taglio|cięcia))?)?'

const COUNTED = [
  new RegExp(
    `(?<![\\p{L}\\d.,/])(\\d{1,2})(?:\\s*[-–]?\\s*(?:${PIECE}))?\\s+(?:${ON})\\s+${ONE}(${SHEET})(?![\\p{L}\\d])${MARKS}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,/])(\\d{1,2})\\s?-?\\s?up(?![\\p{L}\\d])(?:(?:\\s+\\p{L}+){0,2}?\\s+(?:on|to|sheet on|for)\\s+(?:an?\\s+)?(?:us\\s+)?(a[345]|letter)(?![\\p{L}\\d]))?${MARKS}`,
    'iu',
  ),
  /(?<!\d)(\d{1,2})\s?(?:面付け?|面|丁付け?)()/u,
]
/** The sheet before the number: `A4に8面`, `一张A4印8个`. */
const SHEET_FIRST =
  /(a[345])\s?(?:(?:用紙|サイズ|纸|紙|版)?(?:1枚)?[にへ上每每]?(?:印|排|拼)?)\s?(\d{1,2})\s?(?:面付け?|面|枚|个|個|张|張)/iu

/** Fewest and most pieces that a sheet is divided in. */
const FEWEST = 2
const MOST = 24

/** How many pieces one sheet holds, where a brief says it; undefined where it does not. */
export function perSheetIn(text: string): PerSheet | undefined {
  if (!/\d/.test(text)) return undefined
  const [whole = '', before = '', number = ''] = SHEET_FIRST.exec(text) ?? []
  if (whole !== '') return sheetOf(whole, number, before)
  for (const pattern of COUNTED) {
    const [phrase = '', count = '', sheet = ''] = pattern.exec(text) ?? []
    const found = phrase === '' ? undefined : sheetOf(phrase, count, sheet)
    if (found) return found
  }
  return undefined
}

function sheetOf(phrase: string, number: string, sheet: string): PerSheet | undefined {
  const count = Number(number)
  if (count < FEWEST || count > MOST) return undefined
  const [name = ''] = /a[345]|letter|legal/iu.exec(sheet) ?? []
  return { phrase, count, sheet: name.toLowerCase() }
}
