import { onDemand } from '../../on-demand.ts'
import { readHedge, skipSpan } from './amounts.ts'
import { readMeaning } from './meaning.ts'
import { type Figure, readAmount, readHanFigure } from './number.ts'
import { foldWord, isText, type Read, readTokens, type Scan, toPlainText, writtenBetween } from './scan.ts'
import type { MoneyValue } from './value.ts'

/** Codes that no copy uses as a word; `TOP 10`, `ALL 12` and `TRY 3` are no prices. */
const codes = onDemand(
  () =>
    new Set(
      Intl.supportedValuesOf('currency').filter(
        code => !['ALL', 'TOP', 'TRY', 'CUP', 'PEN', 'MOP', 'LAK'].includes(code),
      ),
    ),
)

/** These are read as codes only after the amount. */
const codesBehind: ReadonlySet<string> = new Set(['TRY', 'ALL', 'PEN', 'MOP', 'LAK'])

/** Signs and names → code; an empty code is a currency that the sign alone does not tell. */
const writtenSigns = {
  EUR: '€|euro|euros|eura|eur|eurot|euroa|euró|евро|євро|ευρώ|יורו|אירו|يورو|欧元|歐元|ユーロ|유로|avro',
  GBP: '£|gbp',
  USD: 'us$|u$s|usd|us-dollar|美元|米ドル|ドル|달러',
  CAD: 'ca$|c$|cdn$|can$',
  AUD: 'a$|au$',
  NZD: 'nz$',
  HKD: 'hk$',
  SGD: 's$',
  TWD: 'nt$',
  TTD: 'tt$',
  JMD: 'j$|ja$',
  BBD: 'bds$',
  BSD: 'b$',
  XCD: 'ec$',
  FJD: 'fj$|f$',
  NAD: 'n$',
  MXN: 'mx$|mex$',
  ARS: 'ar$',
  CLP: 'clp$',
  COP: 'col$',
  UYU: '$u',
  BRL: 'r$|reais|real',
  JPY: '円|jp¥|日元',
  CNY: 'cn¥|rmb|人民币|元人民币|yuan',
  INR: '₹|रु|रुपये|रुपए|रुपया',
  RUB: '₽|руб|рублей|рубля|рубль',
  UAH: '₴|грн|гривень|гривні|гривня|hrn',
  TRY: '₺|tl|türk lirası',
  KRW: '₩|원|￦',
  ILS: '₪|nis|ש"ח|שח|שקל|שקלים',
  VND: '₫|đ|đồng|vnđ',
  NGN: '₦',
  PHP: '₱',
  THB: '฿|บาท',
  KZT: '₸',
  GEL: '₾',
  AZN: '₼',
  GHS: 'gh₵|₵|ghc',
  PLN: 'zł|zl|złotych|złote|złoty',
  CZK: 'kč|kc|korun|koruny',
  HUF: 'ft|forint',
  RON: 'lei',
  BGN: 'лв|лв.',
  CHF: 'chf|sfr|fr|fr.|franken|francs suisses',
  SEK: ':-|:–|kronor|skr',
  NOK: 'nkr',
  DKK: 'dkr',
  AED: 'د.إ|درهم|dh|dhs',
  SAR: 'ر.س|ريال',
  QAR: 'ر.ق',
  OMR: 'ر.ع',
  EGP: 'ج.م|ج|جم|جنيه|جنيها|جنيهات',
  JOD: 'د.أ|دينار',
  KWD: 'د.ك',
  IQD: 'د.ع',
  TND: 'د.ت',
  DZD: 'د.ج',
  MAD: 'د.م',
  LBP: 'ل.ل',
  SYP: 'ل.س',
  RSD: 'din|din.|dinara|дин|дин.|динара',
  KES: 'ksh|kshs|sh|kes',
  TZS: 'tsh',
  UGX: 'ush',
  MYR: 'rm',
  IDR: 'rp|rupiah',
  ZAR: 'r',
  ZMW: 'k',
  BWP: 'p',
  GTQ: 'q',
  '': '$|¥|kr|kr.|元|圆|圓|dollars|dollar|pesos|peso|kroner|krone|krona|rs|rs.|₨|р|р.|rupees',
}

const signs = onDemand(createSigns)

/** Signs as written, and folded where that is still one sign: د.إ and د.أ are not. */
function createSigns(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [code, written] of Object.entries(writtenSigns)) {
    for (const sign of written.split('|')) {
      found.set(toPlainText(sign), code)
      const folded = foldWord(toPlainText(sign))
      if (!found.has(folded)) found.set(folded, code)
    }
  }
  return found
}

/** The currencies of regions whose sign several share. */
const regional: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    US: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SG: 'SGD',
    HK: 'HKD',
    TW: 'TWD',
    TT: 'TTD',
    JM: 'JMD',
    MX: 'MXN',
    AR: 'ARS',
    CL: 'CLP',
    CO: 'COP',
    UY: 'UYU',
    BB: 'BBD',
  },
  kr: { sv: 'SEK', SE: 'SEK', da: 'DKK', DK: 'DKK', nb: 'NOK', NO: 'NOK', is: 'ISK', IS: 'ISK' },
  '¥': { ja: 'JPY', JP: 'JPY', zh: 'CNY', CN: 'CNY' },
  元: { CN: 'CNY', zh: 'CNY', TW: 'TWD' },
  rs: { IN: 'INR', hi: 'INR', LK: 'LKR', PK: 'PKR', NP: 'NPR' },
  р: { ru: 'RUB', RU: 'RUB' },
}

/** Names of the shared signs. */
const shared: Readonly<Record<string, string>> = {
  dollars: '$',
  dollar: '$',
  pesos: '$',
  peso: '$',
  'kr.': 'kr',
  kroner: 'kr',
  krone: 'kr',
  krona: 'kr',
  圆: '元',
  圓: '元',
  'rs.': 'rs',
  '₨': 'rs',
  rupees: 'rs',
  'р.': 'р',
}

/** The first tokens of the signs, to pass over other words quickly. */
const signHeads = onDemand(() => new Set([...signs().keys()].map(sign => readTokens(sign)[0]?.text ?? '')))

function isUpperCase({ raw, tokens }: Scan, at: number): boolean {
  const token = tokens[at]
  return token?.text.length === 3 && /^[A-Z]{3}$/.test(raw.slice(token.start, token.end))
}

interface Sign {
  /** Undefined for a sign that several currencies share. */
  readonly currency: string | undefined
  readonly next: number
}

const longestSign = 4

function readSign(scan: Scan, at: number, place: 'before' | 'behind'): Sign | undefined {
  const { tokens } = scan
  const first = tokens[at]
  if (first === undefined || first.kind === 'number') return undefined
  if (place === 'behind' && !signHeads().has(first.text) && !isUpperCase(scan, at)) return undefined
  let end = at + 1
  while (end - at < longestSign && tokens[end]?.spaced === false && tokens[end]?.kind !== 'number') end++
  // A sign before its amount stands right before it.
  const shortest = place === 'before' ? end - 1 : at
  if (place === 'before' && tokens[end]?.kind !== 'number') return undefined
  for (; end > shortest; end--) {
    const sign = tokens
      .slice(at, end)
      .map(token => token.text)
      .join('')
    const written = writtenBetween(scan, at, end)
    const code = signs().get(written) ?? signs().get(sign) ?? readCode(written, place)
    if (code === undefined) continue
    return { currency: code === '' ? resolveShared(scan, sign) : code, next: end }
  }
  return undefined
}

function readCode(written: string, place: 'before' | 'behind'): string | undefined {
  if (!/^[A-Z]{3}$/.test(written)) return undefined
  return codes().has(written) || (place === 'behind' && codesBehind.has(written)) ? written : undefined
}

function resolveShared({ language }: Scan, sign: string): string | undefined {
  const regions = regional[shared[sign] ?? sign]
  if (language.region !== undefined) {
    const own = regions?.[language.region]
    if (own !== undefined) return own
  }
  return regions?.[language.base]
}

/** The dash that stands for no pence: `58,–`, `12.–`, `95:-`. */
function skipEvenDash({ tokens }: Scan, at: number): number {
  const [mark, dash, more] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const even = mark !== undefined && !mark.spaced && /^[.,]$/.test(mark.text) && isText(dash, '-', 'tight')
  if (!even || more?.spaced === false) return at
  return isText(more, '-', 'tight') ? at + 3 : at + 2
}

interface Sum {
  readonly figure: Figure
  readonly sign?: Sign
  readonly next: number
}

function readSum(scan: Scan, at: number): Sum | undefined {
  const before = readSign(scan, at, 'before')
  const figure = readAmount(scan, before?.next ?? at, 'money')
  if (figure === undefined) return before ? undefined : readHanSum(scan, at)
  if (before && !isSumBehind(scan, at, before, figure)) return undefined
  const even = skipEvenDash(scan, figure.next)
  const after = readSign(scan, even, 'behind')
  const behind = after && isOfNext(scan, even, after.next) ? undefined : after
  const sign = behind !== undefined && before?.currency === undefined ? behind : before
  if (sign !== undefined)
    return { figure, sign, next: behind !== undefined && sign === behind ? behind.next : even }
  return even > figure.next
    ? { figure, sign: { currency: evenCurrency(scan), next: even }, next: even }
    : { figure, next: even }
}

/** A capital by itself is a sign before what only a sum looks like, with its cents or thousands: `R 1,450.00`, not `R 12`. */
function isSumBehind(scan: Scan, at: number, { next }: Sign, figure: Figure): boolean {
  const sign = writtenBetween(scan, at, next)
  return (
    !/^\p{L}$/u.test(sign) ||
    (/^\p{Lu}$/u.test(sign) &&
      /^\d{1,3}(?:[,.\s]\d{3})*[.,]\d{2}$|^\d{1,3}(?:[,\s]\d{3})+$/.test(
        writtenBetween(scan, next, figure.next),
      ))
  )
}

/** An amount in Han signs with its currency: `六百八十五元`. */
function readHanSum(scan: Scan, at: number): Sum | undefined {
  const figure = readHanFigure(scan, at)
  const sign = figure && readSign(scan, figure.next, 'behind')
  if (!figure || !sign) return undefined
  return { figure, sign, next: isText(scan.tokens[sign.next], '整') ? sign.next + 1 : sign.next }
}

/** A sign apart from the amount before it and close to the one behind it: `2 ¥1,000`. */
function isOfNext({ tokens }: Scan, at: number, next: number): boolean {
  const figure = tokens[next]
  return tokens[at]?.spaced === true && figure?.kind === 'number' && !figure.spaced
}

/** `12,-` is crowns in Scandinavia; elsewhere the dash does not tell. */
function evenCurrency(scan: Scan): string | undefined {
  return resolveShared(scan, 'kr')
}

/** A price, a sum or a span of them, with what it buys. */
export function readMoney(scan: Scan, at: number): Read<MoneyValue> | undefined {
  const hedge = readHedge(scan, at)
  const low = readSum(scan, hedge.next)
  if (low === undefined) return undefined
  const span = skipSpan(scan, low.next)
  const high = span === undefined ? undefined : readSum(scan, span)
  const ranged = high !== undefined && high.figure.amount > low.figure.amount ? high : undefined
  const sign = low.sign ?? ranged?.sign
  if (sign === undefined || (hedge.spanned && ranged === undefined)) return undefined
  const currency = low.sign?.currency ?? ranged?.sign?.currency
  const per = readPer(scan, ranged?.next ?? low.next)
  const value: MoneyValue = {
    type: 'money',
    amount: low.figure.amount,
    ...(ranged !== undefined && { to: ranged.figure.amount }),
    ...(currency !== undefined && { currency }),
    ...(per !== undefined && { per: per.unit }),
    ...(hedge.approximate && { approximate: true }),
    ...(hedge.bound !== undefined && { bound: hedge.bound }),
  }
  return { value, next: per?.next ?? ranged?.next ?? low.next }
}

/** `/ mois`, `per person`, `pro Nacht`; one word, as written. */
function readPer(scan: Scan, at: number): { unit: string; next: number } | undefined {
  const slash = isText(scan.tokens[at], '/') ? at + 1 : undefined
  const start = slash ?? (scan.tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'per')?.next : undefined)
  if (start === undefined || scan.tokens[start]?.kind !== 'word') return undefined
  const next = endOfWord(scan, start)
  if (slash !== undefined && opensPiece(scan, at, next)) return undefined
  return { unit: writtenBetween(scan, start, next), next }
}

/** Whether a word behind a stroke goes on in more that has figures, or strokes of its own: `worth €90 / valid until 3 May`. */
function opensPiece({ tokens, raw }: Scan, at: number, next: number): boolean {
  const word = tokens[next]
  return (
    tokens[at]?.spaced === true &&
    word?.kind === 'word' &&
    /^[^\n,;]*(?:\d|\s\/\s)/u.test(raw.slice(word.start))
  )
}

/** Scripts that are read letter by letter: the word goes on until the next space. */
function endOfWord({ tokens }: Scan, at: number): number {
  let next = at + 1
  while (tokens[next]?.kind === 'word' && !tokens[next]?.spaced) next++
  return next
}
