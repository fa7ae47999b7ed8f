import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { readHedge, readRange } from './amounts.ts'
import { readMeaning } from './meaning.ts'
import { foldWord, isText, type Read, type Scan, writtenBetween } from './scan.ts'
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
  const range = readRange(scan, minus ? hedge.next + 1 : hedge.next)
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
  const range = readRange(scan, sign ?? hedge.next)
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

/**
 * What languages call seconds to years, grams, metres, litres, miles, pounds and feet, in full and in short, for every
 * number; parted by `|`. They are ICU's, written out because its formats are slow to load; other languages are asked of ICU.
 */
const unitWords: Readonly<Record<string, string>> = {
  en: 'second|seconds|sec|minute|minutes|min|hour|hours|hr|day|days|week|weeks|wk|wks|month|months|mth|mths|year|years|yr|yrs|gram|grams|g|kilogram|kilograms|kg|meter|meters|m|kilometer|kilometers|km|liter|liters|L|mile|miles|mi|pound|pounds|lb|foot|feet|ft',
  de: 'Sekunde|Sekunden|Sek.|Minute|Minuten|Min.|Stunde|Stunden|Std.|Tag|Tage|Tg.|Woche|Wochen|Wo.|Monat|Monate|Mon.|Jahr|Jahre|J|Gramm|g|Kilogramm|kg|Meter|m|Kilometer|km|Liter|l|Meile|Meilen|mi|Pfund|lb|Fuß|ft',
  fr: 'seconde|secondes|s|minute|minutes|min|heure|heures|h|jour|jours|j|semaine|semaines|sem.|mois|m.|an|ans|gramme|grammes|g|kilogramme|kilogrammes|kg|mètre|mètres|m|kilomètre|kilomètres|km|litre|litres|l|mile|miles|mi|livre|livres|lb|pied|pieds|pi',
  es: 'segundo|segundos|s|minuto|minutos|min|hora|horas|h|día|días|d|semana|semanas|sem.|mes|meses|m.|año|años|a|gramo|gramos|g|kilogramo|kilogramos|kg|metro|metros|m|kilómetro|kilómetros|km|litro|litros|l|milla|millas|mi|libra|libras|lb|pie|pies|ft',
  it: 'secondo|secondi|s|minuto|minuti|min|ora|ore|h|giorno|giorni|settimana|settimane|sett.|mese|mesi|anno|anni|grammo|grammi|g|chilogrammo|chilogrammi|kg|metro|metri|m|chilometro|chilometri|km|litro|litri|l|miglio|miglia|mi|libbra|libbre|lb|piede|piedi|ft',
  pt: 'segundo|segundos|s|minuto|minutos|min|hora|horas|h|dia|dias|semana|semanas|sem.|mês|meses|ano|anos|grama|gramas|g|quilograma|quilogramas|kg|metro|metros|m|quilômetro|quilômetros|km|litro|litros|l|milha|milhas|mi|libra|libras|lb|pé|pés|ft',
  nl: 'seconde|seconden|sec|minuut|minuten|min|uur|dag|dagen|week|weken|wk|wkn|maand|maanden|mnd|jaar|jr|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mijl|mi|pound|lb|voet|ft',
  pl: 'sekunda|sekundy|sekund|sek.|minuta|minuty|minut|min|godzina|godziny|godzin|godz.|dzień|dni|dnia|tydzień|tygodnie|tygodni|tygodnia|tydz.|tyg.|miesiąc|miesiące|miesięcy|miesiąca|mies.|rok|lata|lat|roku|gram|gramy|gramów|grama|g|kilogram|kilogramy|kilogramów|kilograma|kg|metr|metry|metrów|metra|m|kilometr|kilometry|kilometrów|kilometra|km|litr|litry|litrów|litra|l|mila|mile|mil|mili|funt|funty|funtów|funta|stopa|stopy|stóp|ft',
  sv: 'sekund|sekunder|s|minut|minuter|min|timme|timmar|tim|dygn|d|vecka|veckor|v|månad|månader|mån|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|mi|pund|fot',
  da: 'sekund|sekunder|sek.|minut|minutter|min.|time|timer|t.|dag|dage|uge|uger|måned|måneder|md.|mdr.|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|miles|mi|pund|lb|fod',
  nb: 'sekund|sekunder|sek|minutt|minutter|min|time|timer|t|døgn|d|uke|uker|u|måned|måneder|md.|år|gram|g|kilogram|kg|meter|m|kilometer|km|liter|l|mile|miles|pund|fot',
  fi: 'sekunti|sekuntia|s|minuutti|minuuttia|min|tunti|tuntia|t|päivä|päivää|pv|viikko|viikkoa|vk|kuukausi|kuukautta|kk|vuosi|vuotta|v|gramma|grammaa|g|kilogramma|kilogrammaa|kg|metri|metriä|m|kilometri|kilometriä|km|litra|litraa|l|maili|mailia|mi|pauna|paunaa|lb|jalka|jalkaa|ft',
  cs: 'sekunda|sekundy|sekund|s|minuta|minuty|minut|min|hodina|hodiny|hodin|h|den|dny|dnů|dne|týden|týdny|týdnů|týdne|týd.|měsíc|měsíce|měsíců|měs.|rok|roky|let|roku|gram|gramy|gramů|gramu|g|kilogram|kilogramy|kilogramů|kilogramu|kg|metr|metry|metrů|metru|m|kilometr|kilometry|kilometrů|kilometru|km|litr|litry|litrů|litru|l|míle|mil|mi|libra|libry|liber|lb|stopa|stopy|stop|ft',
  tr: 'saniye|sn.|dakika|dk.|saat|sa.|gün|hafta|hf.|ay|yıl|gram|g|kilogram|kg|metre|m|kilometre|km|litre|l|mil|libre|lb|fit',
  el: 'δευτερόλεπτο|δευτερόλεπτα|δευτ.|λεπτό|λεπτά|λ.|ώρα|ώρες|ώ.|ημέρα|ημέρες|εβδομάδα|εβδομάδες|εβδ.|μήνας|μήνες|μήν.|έτος|έτη|έτ.|γραμμάριο|γραμμάρια|γρ.|χιλιόγραμμο|χιλιόγραμμα|κιλό|κιλά|μέτρο|μέτρα|μ.|χιλιόμετρο|χιλιόμετρα|χλμ.|λίτρο|λίτρα|λίτ.|μίλι|μίλια|μίλ.|λίβρα|λίβρες|λβ|πόδι|πόδια|πδ',
  uk: 'секунда|секунди|секунд|с|хвилина|хвилини|хвилин|хв|година|години|годин|год|день|дні|днів|дня|дн.|тиждень|тижні|тижнів|тижня|тиж.|місяць|місяці|місяців|місяця|міс.|рік|роки|років|року|р.|грам|грами|грамів|грама|г|кілограм|кілограми|кілограмів|кілограма|кг|метр|метри|метрів|метра|м|кілометр|кілометри|кілометрів|кілометра|км|літр|літри|літрів|літра|л|миля|милі|миль|фунт|фунти|фунтів|фунта|фнт|фут|фути|футів|фута|фт',
  ru: 'секунда|секунды|секунд|с|минута|минуты|минут|мин|час|часа|часов|ч|день|дня|дней|дн.|неделя|недели|недель|нед.|месяц|месяца|месяцев|мес.|год|года|лет|г.|л.|грамм|грамма|г|килограмм|килограмма|кг|метр|метра|метров|м|километр|километра|километров|км|литр|литра|литров|л|миля|мили|миль|ми|фунт|фунта|фунтов|фнт|фут|фута|футов|фт',
  ja: '秒|分|時間|日|週間|か月|年|グラム|g|キログラム|kg|メートル|m|キロメートル|km|リットル|L|マイル|mi|ポンド|lb|フィート|ft',
  zh: '秒钟|秒|分钟|小时|天|周|个月|年|克|g|千克|kg|米|公里|升|英里|磅|lb|英尺',
  ko: '초|분|시간|일|주|개월|년|그램|g|킬로그램|kg|미터|m|킬로미터|km|리터|L|마일|mi|파운드|lb|피트|ft',
  ar: 'ثانية|ثانيتان|ثوان|ث|دقيقة|دقيقتان|دقائق|د|ساعة|ساعتان|ساعات|س|يوم|يومان|أيام|أسبوع|أسبوعان|أسابيع|شهر|شهران|أشهر|سنة|سنتان|سنوات|سنة واحدة|غرام|غرامان|غرامات|كيلوغرام|كغم|متر|أمتار|متران|كيلومتر|كيلومترات|كم|لتر|ميل|ميلان|أميال|رطل|رطلان|قدم',
  he: 'שניה|שתי שניות|שניות|שנ׳|דקה|שתי דקות|דקות|דק׳|שעה|שעתיים|שעות|שע׳|יום|יומיים|ימים|ימ׳|שבוע|שבועיים|שבועות|חודש|חודשיים|חודשים|ח׳|שנה|שנים|גרם|גר׳|קילוגרם|ק״ג|מטר|מטרים|מ׳|קילומטר|קילומטרים|ק״מ|ליטר|ל׳|מייל|פאונד|lb|lbs|רגל|ft',
  ro: 'secundă|secunde|de secunde|s|minut|minute|de minute|min.|min|oră|ore|de ore|zi|zile|de zile|săptămână|săptămâni|de săptămâni|săpt.|lună|luni|de luni|an|ani|de ani|gram|grame|de grame|g|kilogram|kilograme|de kilograme|kg|metru|metri|de metri|m|kilometru|kilometri|de kilometri|km|litru|litri|de litri|l|milă|mile|de mile|mi|livră|livre|de livre|lb|picior|picioare|de picioare|ft|buc|bucăți',
  hu: 'másodperc|mp|perc|p|óra|ó|nap|hét|hónap|hó|év|gramm|g|dkg|deka|kilogramm|kg|méter|m|kilométer|km|liter|l|mérföld|mf|font|lb|láb|db|darab|fő|adag|oldal|éves|perces|órás|napos',
  id: 'detik|dtk|menit|mnt|jam|j|hari|hr|minggu|mgg|bulan|bln|tahun|thn|gram|g|kilogram|kg|meter|m|kilometer|km|liter|L|mil|mi|pound|lb|kaki|ft|buah|pcs|orang|porsi|lembar|unit|halaman|ekor|botol|paket',
  vi: 'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm|gam|gram|g|kilôgam|kg|mét|m|kilômét|km|lít|L|dặm|pao|lb|feet|ft|cái|chiếc|người|suất|phần|trang|bộ|đêm|khách|buổi',
  ca: 'segon|segons|s|minut|minuts|min|hora|hores|h|dia|dies|setmana|setmanes|setm.|mes|mesos|any|anys|gram|grams|g|quilogram|quilograms|kg|metre|metres|m|quilòmetre|quilòmetres|km|litre|litres|l|milla|milles|mi|lliura|lliures|lb|peu|peus|ft|unitat|unitats|ut|persones',
  hi: 'सेकंड|से॰|मिनट|मि॰|घंटा|घंटे|घं॰|दिन|सप्ताह|हफ़्ते|हफ्ते|महीना|महीने|माह|वर्ष|साल|ग्राम|ग्रा॰|किलोग्राम|किलो|कि॰ग्रा॰|किग्रा|मीटर|मी|किलोमीटर|कि॰मी॰|किमी|लीटर|ली॰|मील|पौंड|फ़ुट|फ़ीट|लोग|व्यक्ति|नग|प्लेट',
}
