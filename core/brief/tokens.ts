/** Splits a brief into words and literals. */
import { onDemand } from '../on-demand.ts'
import { cjkParts, isCjk } from './color-words.ts'

/** What stands between a token and the one before it. */
type Gap = 'none' | 'comma' | 'stop'

/** A word or literal of a brief. */
export interface Token {
  readonly kind: 'word' | 'hex' | 'rgb' | 'hsl' | 'ral' | 'size' | 'ratio' | 'leading' | 'length' | 'number'
  /** Lower case, hyphens as breaks between tokens. */
  readonly text: string
  readonly gap: Gap
  /** Joined to the token before it by a hyphen. */
  readonly hyphen: boolean
  /** With a capital, and not all in capitals. */
  readonly capital: boolean
  /** Says whose: `kids'`. */
  readonly possessive?: true
  /** Behind an opening bracket. */
  readonly bracket: boolean
  /** Behind a colon. */
  readonly colon: boolean
  /** Where it stands in the normalised brief. */
  readonly start: number
  readonly end: number
  /** A word of another language that its list does not have: heard as a look that is named in many, or as nothing. */
  readonly heard?: 'looks' | 'nothing'
  /** What the brief quotes of the copy, whole. */
  readonly quoted?: true
  /** The word of its own language that a slip was taken for. */
  readonly meant?: string
}

/** A brief in its tokens. */
export interface TokenizedBrief {
  /** The language of its words, where that is not English and has a list. */
  readonly lang?: string
  /** The brief with compatibility forms and typographic quotes made plain: what phrases are quoted from. */
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Inches, and not the mark behind what is quoted: `"2x1" huge`. */
const INCHES = '(?<!(?<!\\d)"[^"\\n]{1,14})"'
const UNIT = `(?:px|pixels|mm|cm|inches|inch|in|pt|${INCHES}|metres?|meters?|feet|foot|ft|m(?![\\p{L}\\p{N}]))`
const DECIMAL = '\\d{1,5}(?:\\.\\d{1,4})?'

/** `3 mètres sur 60 cm`, `2 Meter mal 1 Meter`, `3 bij 1 meter`: sizes as other languages say them. */
const ABROAD =
  /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?) ?(m[eèé]t(?:er|r)[a-z]{0,3}|m|cm|mm)? (?:sur|mal|por|per|bij|op|na|gånger|på|auf) (\d{1,5}(?:[.,]\d{1,2})?) ?(m[eèé]t(?:er|r)[a-z]{0,3}|m|cm|mm)(?![\p{L}\p{N}])/giu
const METRES = /^m[eèé]t/i

/** `1080 by 1920`, `1080 mal 1920`: two figures of a screen, which has no other unit. */
const PIXELS =
  /(?<![\d.,])(\d{3,4}) (?:by|sur|mal|por|per|bij|na|gånger) (\d{3,4})(?![\p{L}\p{N}.,]| ?[\p{L}"]{1,2}(?!\p{L}))/giu

/** `2 m long`, `3 Meter breit`: a panel of which only the length is told. */
const LONG =
  /(?<![\d.,]|[x×*] ?)(\d{1,2}(?:[.,]\d{1,2})?) ?-?(m|m[eèé]t(?:er|r)[a-z]{0,3}|ft|feet|foot)(?:[- ](?:long|wide|lang|breit|lungo|largo|comprido|breed|bred)|,? (?:de|di) (?:long|large|longueur|largeur|largo|ancho|lunghezza|larghezza|comprimento|largura))(?!\p{L}|[^.\n]{0,24}\d ?(?:m|cm|ft|feet)(?!\p{L}))/giu
/** How high such a panel is, a part of its length. */
const PANEL = 0.25

/** Marks of vowels, which some write and most leave out. */
const VOWELS = /[\u064b-\u0652\u0640\u0591-\u05c7]/gu

/** Units behind a figure, by how other languages write them. */
const UNITS_ABROAD: Readonly<Record<string, string>> = {
  cm: '厘米|公分|センチメートル|センチ|см|сантиметр[а-яі]{0,3}|سنتيمتر|سم|ס["״]מ|센티미터|센티|centim[eè]tres?|zentimeter|centymetr[a-zó]{0,3}|cent[ií]metros?|centimetri',
  mm: '毫米|公厘|ミリメートル|ミリ|мм|міліметр[а-яі]{0,3}|مليمتر|ملم|مم|מ["״]מ|밀리미터|밀리|millim[eè]tres?|millimeter|mil[ií]metros?|millimetri',
  px: '像素|画素|ピクセル|픽셀|пікс[а-яі]{0,6}|بكسل|פיקסלים|p[ií]xe(?:les|is)|pikseli|piksel',
  in: "英寸|インチ|인치|дюйм[а-яі]{0,3}|بوصة|אינץ'|zoll|pouces?|pulgadas?|pollici|polegadas?|cali|tum|inç",
  m: '米(?!色)|メートル|미터|метр[а-яі]{0,3}|متر|מטר',
}
const FOREIGN_UNITS = Object.entries(UNITS_ABROAD).map(
  ([unit, written]) =>
    [
      unit,
      new RegExp(
        `(?<=\\d\\s?)(?:${written})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}])`,
        'giu',
      ),
    ] as const,
)

/** `2 x 1 m`: two figures with what parts them. */
const SIZE = `(?<size>(?:${DECIMAL}\\s?${UNIT}\\sby\\s${DECIMAL}(?:\\s?${UNIT})?|${DECIMAL}\\sby\\s${DECIMAL}\\s?${UNIT})(?![\\p{L}\\p{N}])|${DECIMAL}\\s?${UNIT}?\\s?[x×*]\\s?${DECIMAL}(?:\\s?${UNIT}(?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}]))`
/** What every size has: it is most of what the pattern takes to compile, and few briefs say one. */
const SIZED = /(?:\sby\s|[x×*]\s?)\d/i

/** Every repetition is bounded or over one class, so that reading is linear in the length of the brief. */
const patternOf = (withSizes: boolean): RegExp =>
  new RegExp(
    [
      // Six signs of letters and figures are one without the `#` too: `C8102E`.
      '(?<hex>(?:#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})|(?<![\\p{L}\\p{N}])(?=[0-9]{0,5}[a-f])(?=[a-f]{0,5}[0-9])[0-9a-f]{6})(?![\\p{L}\\p{N}]))',
      '(?<rgb>rgba?\\([\\d.,%\\s/]{1,40}\\))',
      '(?<hsl>hsla?\\([\\d.,%\\s/deg]{1,40}\\))',
      '(?<ral>ral[\\s-]?\\d{4}(?![\\p{L}\\p{N}]))',
      ...(withSizes ? [SIZE] : []),
      '(?<ratio>\\d{1,2}:\\d{1,2}(?![\\d:\\p{L}]))',
      '(?<leading>\\d{1,2}(?:\\.\\d)?(?:\\/|\\son\\s)\\d{1,2}(?:\\.\\d)?(?:\\s?pt)?(?![\\d\\p{L}/:]))',
      `(?<length>${DECIMAL}[\\s-]?(?:px|pt|mm|cm|pixels?|points?|inch(?:es)?)(?![\\p{L}\\p{N}]))`,
      // `4.2M`, `v3.0`, `1,150`: figures of the copy.
      '(?<figure>(?:v\\d{1,3}(?:\\.\\d{1,3})+|\\d{1,6}\\.\\d{1,4}(?:k|m|x|bn|mn)|\\d{1,3}(?:,\\d{3})+)(?![\\d\\p{L}]))',
      '(?<number>\\d{1,6}(?:\\.\\d{1,4})?(?![\\p{L}\\p{N}]))',
      // What is written without blanks ends before a figure: `フォントは10.5pt`.
      "(?<word>[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]+|[\\p{L}\\p{M}\\p{N}']+(?:-y(?![\\p{L}\\p{N}-]))?|&|\\+|(?<=\\p{L})/(?=\\p{L}{2}))",
      '(?<stop>[.;!?।॥。؛؟\\n—]|\\s–\\s|\\s--?\\s)',
      '(?<comma>[,،、・()\\[\\]–|•·…\\ufe0f]|\\p{Emoji_Presentation})',
    ].join('|'),
    'giu',
  )
const [sized, unsized] = [onDemand(() => patternOf(true)), onDemand(() => patternOf(false))]

const KINDS = [
  'hex',
  'rgb',
  'hsl',
  'ral',
  'size',
  'ratio',
  'leading',
  'length',
  'figure',
  'number',
  'word',
] as const

/** Splits a brief into words and literals. */
export function readTokens(instructions: string): TokenizedBrief {
  // Most documents have none, and the pattern takes long to make.
  if (instructions === '') return { text: '', tokens: [] }
  const text = withPlainUnits(plainDigits(instructions.normalize('NFKC').replace(VOWELS, '')))
    // `А4` is typed with the letters at hand.
    .replace(/(?<![\p{L}\p{N}])[АВΑΒ](?=\d(?![\p{L}\p{N}]))/gu, letter => (/[АΑ]/u.test(letter) ? 'A' : 'B'))
    .replace(/(?<![\d,.])(\d{1,2}),(\d{1,2})(?!\d|[,.]\d)/g, '$1.$2')
    .replace(/[‘’´`]/g, "'")
    // `l'1.27 m`
    .replace(/(?<=(?<!\p{L})\p{L}')(?=\d)/gu, ' ')
    .replace(PIXELS, '$1x$2')
    // `EGGS far and away the biggest`
    .replace(
      /(?<=\s)(?:far and away|by far|by a mile) (?=the (?:big|larg|bold|loud)\p{L}{2,5}(?!\p{L}))/giu,
      '',
    )
    .replace(LONG, (_, length: string, unit: string) => {
      const [side, own] = [Number(length.replace(',', '.')), METRES.test(unit) ? 'm' : unit]
      return `${side} ${own} x ${Math.round(side * PANEL * 100) / 100} ${own}`
    })
    .replace(
      ABROAD,
      (_, one, unit, other, last) => `${one} ${inMetres(unit ?? last)} x ${other} ${inMetres(last)}`,
    )
    .replace(
      /(?<=^|[\s(])'([^'"\n]{2,60}(?:'(?:s|re|ll|ve|d|t|m)\b[^'"\n]{1,60})?)'(?=[\s,.;:)\p{sc=Hang}\p{sc=Han}\p{sc=Hira}]|$)/giu,
      '"$1"',
    )
    .replace(/« ([^«»\n]{1,80}) »/g, '"$1"')
    .replace(/[“”„«»「」『』]/g, '"')
  const tokens: Token[] = []
  let gap = 'none' as Gap
  let length = 0
  for (const match of text.matchAll((SIZED.test(text) ? sized : unsized)())) {
    const kind = KINDS.find(name => match.groups?.[name] !== undefined)
    if (kind === undefined) {
      if (isWithinPhrase(text, match.index)) continue
      gap = match.groups?.stop !== undefined || gap === 'stop' ? 'stop' : 'comma'
      continue
    }
    const start = match.index
    const parts = kind === 'word' && isCjk(match[0]) ? cjkParts(match[0]) : [[0, match[0].length] as const]
    for (const [from, to] of parts) {
      const raw = match[0].slice(from, to)
      const at = start + from
      const before = text.slice(Math.max(at - 3, 0), at)
      if (length === LONGEST_SENTENCE) gap = 'stop'
      length = gap === 'stop' ? 1 : length + 1
      tokens.push({
        kind: kind === 'figure' ? 'word' : kind,
        text: plain(raw),
        gap,
        hyphen: HYPHENS.includes(text[at - 1] ?? ' '),
        capital: CAPITAL.test(raw),
        ...(POSSESSIVE.test(raw) && { possessive: true as const }),
        bracket: before.includes('('),
        colon: COLON.test(before),
        start: at,
        end: start + to,
      })
      gap = 'none'
    }
  }
  return { text, tokens: tokens.map(asReason) }
}

/** Whether a mark parts nothing: the dot of `E. coli` and `1911 r.`, the brackets around a figure that says more of a word. */
function isWithinPhrase(text: string, at: number): boolean {
  if (text[at] === '.') return ABBREVIATED.test(text.slice(Math.max(at - 7, 0), at + 3))
  if (text[at] === ')') return IN_BRACKETS.test(text.slice(Math.max(at - 6, 0), at + 1))
  return text[at] === '(' && BRACKETED.test(text.slice(at, at + 7))
}

const ABBREVIATED =
  /(?:^|[^\p{L}\p{N}.'])(?:\p{L}|kl|ca|nr|ul|tel|tlf|godz|str|bzw|inkl|incl|evtl|resp)\.\s[\p{Ll}\d]$/iu
const BRACKETED = /^\(\d[\d.]{0,3}\)/
const IN_BRACKETS = /\(\d[\d.]{0,3}\)$/

/** `since that is our campaign` says why, and `since 1987` when. */
function asReason(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = tokens[at + 1]
  const isOfLast = next?.text === 'the' && LAST.test(tokens[at + 2]?.text ?? '')
  const isSince = token.text === 'since' && (isOfLast || REASONS.test(next?.text ?? ''))
  const isAs =
    token.text === 'as' && WHY_AS.test(next?.text ?? '') && !COMPARING.test(tokens[at - 1]?.text ?? '')
  const isWhy = (isSince || isAs) && next?.gap === 'none'
  return isWhy ? { ...token, text: 'because' } : token
}

const REASONS =
  /^(?:it|its|it's|that|that's|this|these|they|we|he|she|there|i|you|our|my|their|people|nobody|everyone|everybody|half|most)$/

/** `since the last one looked like a toy shop` */
const LAST = /^(?:last|previous|old|current|existing|other)$/

/** `as most of them have old eyes`, and no `as they are`, `the same as we had`. */
const WHY_AS = /^(?:most|half|nobody|everyone|everybody|people|there)$/
const COMPARING = /^(?:same|such|just|exactly|well|long|soon|far|much|many|so|twice|not)$/

/** `١٢`, `۱۲`, `१२`: the figures of Arabic, of Persian and of Hindi. */
function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, digit =>
    String((digit.charCodeAt(0) - (digit >= '०' ? 0x966 : 0)) & 0xf),
  )
}

function inMetres(unit: string): string {
  return METRES.test(unit) ? 'm' : unit
}

function withPlainUnits(text: string): string {
  return FOREIGN_UNITS.reduce((plain, [unit, written]) => plain.replace(written, unit), text)
}

/** Tokens of a sentence at most: whoever looks for where one begins or ends is done soon, however long a brief goes on without a stop. */
const LONGEST_SENTENCE = 400

const HYPHENS = '-‐־'
const COLON = /[:：]\s*$/
const POSSESSIVE = /\p{L}(?:'s|s')$/iu
const CAPITAL = /^\p{Lu}\p{Ll}/u

function plain(text: string): string {
  // The capital of a Turkish i becomes two letters.
  const lower = text.replaceAll('İ', 'i').toLowerCase()
  if (lower === '&' || lower === '+' || lower === '/') return 'and'
  if (!lower.includes("'")) return lower
  return lower.replace(/^'+|'+$/g, '').replace(/'s$/, '') || "'"
}
/** Words that carry no wish of their own: everything else in a brief is reported. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or nor as at by for from in into of on onto over to per plus so ' +
    'is are be been was it its this that these there they i we you he she my our your their me us ' +
    'instead ones pls plz thx thanks bc because cos whereby ' +
    'should would could can will may must shall do does have has had please want need like would want ' +
    'some any each all every anywhere which who what when where how also too always though maybe perhaps kindly colour colors color colours'
  ).split(' '),
)
