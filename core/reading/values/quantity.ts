import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { readHedge, readRange } from './amounts.ts'
import { readMeaning } from './meaning.ts'
import { foldWord, isText, type Read, type Scan, writtenBetween } from './scan.ts'
import { unitWords } from './unit-names.ts'
import type { PercentageValue, QuantityValue } from './value.ts'

/** Symbols that every language shares, exactly as written. */
const symbols: ReadonlySet<string> = new Set(
  (
    'kg g mg µg μg t lb lbs oz l L ml mL cl dl dL hl m cm mm km µm m2 m3 cm2 km2 km/h ha ft mi yd sqft sq h min s sec ms ' +
    'W kW MW kWh MWh GWh TWh V mAh KB kB MB GB TB kbit Mbit Gbit Hz kHz MHz GHz dB °C °F ° K m² m³ cm² km² t/m² Pa kPa bar rpm Nm kJ kcal cal ' +
    'pcs pc pce St Stk Stück Stck szt st ks kpl adet stuks ud uds pz pç un шт τεμ יח px pt dpi ppm CO2e tCO2 tCO2e ' +
    'dag dagar dage dager dygn døgn hrs hr mins secs yrs yr wk wks std Std Min Sek Tg Mon t/ha m/s bpm кг г мг л мл м см мм км га год хв сек мин ч'
  ).split(' '),
)

/** Counting characters of the far east. */
const counters: ReadonlySet<string> = new Set([...'個个箇枚本人名台件杯冊席泊歳分秒时時間개명권병박살'])

const measured: readonly string[] = [
  ...['second', 'minute', 'hour', 'day', 'week', 'month', 'year'],
  ...['gram', 'kilogram', 'meter', 'kilometer', 'liter', 'mile', 'pound', 'foot'],
]

const unitNames = createBoundedCache<ReadonlySet<string>>(32)

/** What a language calls hours, days, kilograms and so on, in every number. */
function resolveUnitNames(base: string): ReadonlySet<string> {
  const known = unitNames.get('units', base)
  if (known !== undefined) return known
  const names = new Set((unitWords[base]?.split('|') ?? icuNames(base)).map(toPlainUnit))
  unitNames.set('units', base, names)
  return names
}

function icuNames(base: string): readonly string[] {
  const names: string[] = []
  for (const unit of measured) {
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(base, { style: 'unit', unit, unitDisplay })
      for (const count of [1, 2, 5, 1.5]) {
        const written = format.formatToParts(count).find(part => part.type === 'unit')?.value
        if (written !== undefined) names.push(written)
      }
    }
  }
  return names
}

const toPlainUnit = (written: string): string => foldWord(written).replace(/[."'״׳]/g, '')

const longestUnit = 5

/** A unit of measure or count: its tokens joined without spaces must be known. */
export function readUnit(scan: Scan, at: number): { unit: string; next: number } | undefined {
  const { tokens, language } = scan
  const first = tokens[at]
  if (first === undefined || first.kind === 'number') return undefined
  const points = readMeaning(scan, at, 'points')
  if (points !== undefined) return { unit: writtenBetween(scan, at, points.next), next: points.next }
  let end = at + 1
  while (end - at < longestUnit && tokens[end]?.spaced === false) end++
  for (; end > at; end--) {
    const unit = writtenBetween(scan, at, end)
    if (!isUnit(unit, language.base)) continue
    const dot = isText(tokens[end], '.', 'tight') && tokens[end + 1]?.spaced !== false
    return { unit, next: dot && end + 1 < tokens.length ? end + 1 : end }
  }
  return undefined
}

function isUnit(unit: string, base: string): boolean {
  if (symbols.has(unit) || counters.has(unit)) return true
  // A single Latin letter is a symbol or nothing: 5 G is no weight.
  return /[^A-Za-z]|../.test(unit) && resolveUnitNames(base).has(toPlainUnit(unit))
}

/** A measured or counted amount; anything may be counted, so only known units are read. */
export function readQuantity(scan: Scan, at: number): Read<QuantityValue> | undefined {
  const hedge = readHedge(scan, at)
  const first = scan.tokens[hedge.next]
  if (first?.kind !== 'number' && !isText(first, '-')) return undefined
  const minus = isText(scan.tokens[hedge.next], '-') && scan.tokens[hedge.next + 1]?.spaced === false
  const range = readRange(scan, minus ? hedge.next + 1 : hedge.next, 'number')
  const unit = range && readUnit(scan, range.next)
  // Below zero are temperatures; other units fall.
  if (
    range === undefined ||
    unit === undefined ||
    (hedge.spanned && range.high === undefined) ||
    (minus && !/^°/.test(unit.unit))
  )
    return undefined
  const value: QuantityValue = {
    type: 'quantity',
    amount: minus ? -range.low.amount : range.low.amount,
    ...(range.high !== undefined && { to: range.high.amount }),
    unit: unit.unit,
    ...(hedge.approximate && { approximate: true }),
    ...(hedge.bound !== undefined && { bound: hedge.bound }),
  }
  return { value, next: unit.next }
}

/** The token after a per-cent sign or word. */
export function skipPercent(scan: Scan, at: number): number | undefined {
  if (isText(scan.tokens[at], '%')) return at + 1
  return scan.tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'percent')?.next : undefined
}

/** Languages that write the sign first. */
const signFirst: ReadonlySet<string> = new Set(['tr', 'ar', 'he', 'eu'])

/** A share of a hundred, or a span of shares. */
export function readPercentage(scan: Scan, at: number): Read<PercentageValue> | undefined {
  const hedge = readHedge(scan, at)
  const sign = skipPercent(scan, hedge.next)
  const range = readRange(scan, sign ?? hedge.next, 'number')
  if (range === undefined || (sign !== undefined && !signFirst.has(scan.language.base) && !scan.whole))
    return undefined
  // Percentage points are no share but the change of one.
  if (sign === undefined && readMeaning(scan, range.next, 'points') !== undefined) return undefined
  const next = sign === undefined ? skipPercent(scan, range.next) : range.next
  if (next === undefined || (hedge.spanned && range.high === undefined)) return undefined
  const value: PercentageValue = {
    type: 'percentage',
    amount: range.low.amount,
    ...(range.high !== undefined && { to: range.high.amount }),
    ...(hedge.approximate && { approximate: true }),
    ...(hedge.bound !== undefined && { bound: hedge.bound }),
  }
  return { value, next }
}
