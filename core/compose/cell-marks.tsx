import type { Table, TableCell } from 'mdast'
import { statusIn } from '../reading/facts/status.ts'
import type { Status } from '../reading/reading.ts'
import { plainLabel, wordsFor } from '../reading/words/lexicon.ts'
import { plainText } from '../source/text.ts'
import { contrastTargets } from '../theme/contrast.ts'
import { avoidHues, toHex } from '../theme/oklch.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Style } from './style.ts'
import { type Node, type Outline, textOf } from './tree.ts'

/** What the words of a cell stand for: an answer, or how far something is. */
export type CellMark =
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'status'; readonly tone: Tone }

/** How a status is seen: each has a colour of its own, whatever the accent is. */
type Tone = 'good' | 'under-way' | 'caution' | 'bad' | 'quiet'

const tones: Readonly<Record<Status, Tone>> = {
  done: 'good',
  active: 'under-way',
  planned: 'quiet',
  later: 'quiet',
  dropped: 'quiet',
  blocked: 'bad',
}

/** Signs of yes and no, with the selectors that make pictures of them. */
const signs: readonly (readonly [RegExp, boolean])[] = [
  [/^[✓✔☑✅]\p{Variation_Selector}?$/u, true],
  [/^[✗✘✕✖❌❎]\p{Variation_Selector}?$/u, false],
]

/** Yes and no, as cells of tables have them. */
const answers: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  it: ['sì', 'no'],
  pt: ['sim', 'não'],
  nl: ['ja', 'nee'],
  sv: ['ja', 'nej'],
  da: ['ja', 'nej'],
  nb: ['ja', 'nei'],
  fi: ['kyllä', 'ei'],
  cs: ['ano', 'ne'],
  pl: ['tak', 'nie'],
  tr: ['evet', 'hayır'],
  el: ['ναι', 'όχι'],
  ru: ['да', 'нет'],
  uk: ['так', 'ні'],
  ar: ['نعم', 'لا'],
  he: ['כן', 'לא'],
  ja: ['はい', 'いいえ'],
  zh: ['是', '否'],
  ko: ['예', '아니요'],
}

/** Words of a status that warn before anything is lost, and the names of the lights that reports go by. */
const cautions: Readonly<Record<string, string>> = {
  en: 'at risk|delayed|late|on hold|paused|behind|behind schedule|off track|slipped|amber|yellow|watch|monitor|needs attention|few left|last places|last seats|nearly full|almost full',
  de: 'gefährdet|verzögert|verspätet|pausiert|angehalten|gelb|beobachten|achtung|restplätze|fast ausgebucht',
  fr: 'à risque|retardé|en retard|en pause|suspendu|orange|à surveiller|à suivre|dernières places|presque complet',
  es: 'en riesgo|retrasado|con retraso|en pausa|ámbar|amarillo|vigilar|en observación|últimas plazas',
  it: 'a rischio|in ritardo|in pausa|sospeso|giallo|da monitorare|attenzione|ultimi posti',
  pt: 'em risco|atrasado|em pausa|suspenso|amarelo|atenção|a monitorizar',
  nl: 'risico|vertraagd|te laat|gepauzeerd|oranje|geel|let op|opletten|laatste plaatsen',
  sv: 'gul|försenad|risk|få platser kvar',
  da: 'gul|forsinket|få pladser',
  nb: 'gul|forsinket|få plasser',
  fi: 'keltainen|myöhässä',
  pl: 'żółty|żółte|opóźnione|ostatnie miejsca',
  cs: 'žlutá|zpožděno|poslední místa',
  tr: 'sarı|gecikti|son yerler',
  ru: 'жёлтый|желтый|задержка|последние места',
  uk: 'жовтий|затримка|останні місця',
}
const lights: Readonly<Record<string, readonly [good: string, bad: string]>> = {
  en: [
    'green|on target|met|target met|ok|okay|good|fine|in stock|healthy',
    'red|off target|missed|target missed|below target|low|low stock|out|out of stock|critical|urgent|short|sold out|full|fully booked|booked out',
  ],
  de: [
    'grün|im ziel|ziel erreicht|in ordnung|ok|gut|vorrätig',
    'rot|ziel verfehlt|verfehlt|nicht erreicht|unter ziel|niedrig|knapp|kritisch|leer|dringend|ausverkauft|ausgebucht|voll',
  ],
  fr: [
    'vert|objectif atteint|atteint|dans la cible|ok|bon|en stock',
    'rouge|objectif manqué|non atteint|hors cible|bas|faible|critique|rupture|urgent|complet|épuisé|complète',
  ],
  es: [
    'verde|en objetivo|objetivo cumplido|cumple|ok|bien|correcto',
    'rojo|fuera de objetivo|no cumplido|no cumple|bajo|crítico|agotado|urgente|completo|lleno',
  ],
  it: [
    'verde|obiettivo raggiunto|ok|bene',
    'rosso|fuori obiettivo|non raggiunto|basso|critico|esaurito|urgente|completo|al completo',
  ],
  pt: [
    'verde|na meta|dentro da meta|atingido|ok|bem',
    'vermelho|fora da meta|não atingido|baixo|crítico|esgotado|urgente|lotado',
  ],
  nl: [
    'groen|doel gehaald|ok|oké|goed',
    'rood|niet gehaald|onder doel|laag|kritiek|op|dringend|uitverkocht|volgeboekt|vol',
  ],
  sv: ['grön|ok', 'röd|kritisk|slutsåld|fullbokad|fullt'],
  da: ['grøn|ok', 'rød|kritisk|udsolgt|fuldt booket'],
  nb: ['grønn|ok', 'rød|kritisk|utsolgt|fullbooket|fullt'],
  fi: ['vihreä|ok', 'punainen|kriittinen|loppuunmyyty|täynnä'],
  pl: ['zielony|zielone|ok', 'czerwony|czerwone|krytyczne|wyprzedane|brak miejsc'],
  cs: ['zelená|ok', 'červená|kritické|vyprodáno|obsazeno'],
  tr: ['yeşil|tamam', 'kırmızı|kritik|tükendi|dolu'],
  ru: ['зелёный|зеленый|ок', 'красный|критично|распродано|мест нет'],
  uk: ['зелений|ок', 'червоний|критично|розпродано|місць немає'],
}

/** Letters of a status at most, and cells from which on a table answers or tells how far things are. */
const LONGEST = 24
const FEWEST = 2

/** Marks of tables that are drawn again and again for the room that they take. */
const known = new WeakMap<
  Table,
  { readonly lang: string; readonly marks: ReadonlyMap<TableCell, CellMark> }
>()

/** What the cells of a table stand for, found out once. */
export function cellMarks(table: Table, lang: string): ReadonlyMap<TableCell, CellMark> {
  const found = known.get(table)
  if (found?.lang === lang) return found.marks
  const marks = marksIn(table, lang)
  known.set(table, { lang, marks })
  return marks
}

/**
 * What the cells of a table stand for. Answers count where the table gives at least two of them, a status where its column is
 * named so, or where at least two of its cells and nearly all say one.
 */
function marksIn(table: Table, lang: string): ReadonlyMap<TableCell, CellMark> {
  const [head, ...rows] = table.children
  const marks = new Map<TableCell, CellMark>()
  const bodies = rows.flatMap(row => row.children.slice(1))
  const answered = bodies.flatMap(cell => {
    const yes = answerOf(plainText(cell), lang)
    return yes === undefined ? [] : [{ cell, yes }]
  })
  if (answered.length >= FEWEST)
    for (const { cell, yes } of answered) marks.set(cell, { kind: 'answer', yes })
  const names = wordsFor(lang, 'status')
  for (const [at, title] of (head?.children ?? []).entries()) {
    if (at === 0) continue
    const cells = rows.flatMap(row => row.children[at] ?? []).filter(cell => plainText(cell).trim() !== '')
    const told = cells.flatMap(cell => {
      const tone = marks.has(cell) ? undefined : toneOf(plainText(cell), lang)
      return tone === undefined ? [] : [{ cell, tone }]
    })
    const isNamed = names.includes(plainLabel(plainText(title)))
    const isTelling = told.length >= FEWEST && told.length >= cells.length * 0.6
    if (isTelling || (isNamed && told.length > 0))
      for (const { cell, tone } of graded(told)) marks.set(cell, { kind: 'status', tone })
  }
  return marks
}

/** What is little and not yet out. */
const LITTLE = /^(?:low(?: stock)?|short|niedrig|knapp|bas|faible|bajo|basso|baixo|laag)$/iu

interface Told {
  readonly cell: TableCell
  readonly tone: Tone
}

/** Cells of a column of which some tell that a thing is out, or critical: what is only low there is less than that. */
function graded(told: readonly Told[]): readonly Told[] {
  const isLittle = ({ cell }: Told): boolean => LITTLE.test(plainText(cell).trim())
  if (!told.some(one => one.tone === 'bad' && !isLittle(one))) return told
  return told.map(one => (isLittle(one) ? { ...one, tone: 'caution' } : one))
}

/** What a few words of a status stand for; undefined for any other words, and for a status that nobody has to look at. */
export function warningMark(text: string, lang: string): CellMark | undefined {
  const tone = toneOf(text, lang)
  return tone === 'caution' || tone === 'bad' ? { kind: 'status', tone } : undefined
}

/** What a word that a line opens with says of how that stands; undefined for words that say nothing of it. */
export function lightMark(text: string, lang: string): CellMark | undefined {
  const tone = toneOf(text, lang)
  const isLight = tone === 'good' || tone === 'caution' || tone === 'bad'
  return isLight ? { kind: 'status', tone } : undefined
}

function answerOf(text: string, lang: string): boolean | undefined {
  const plain = text.trim()
  const sign = signs.find(([form]) => form.test(plain))
  if (sign) return sign[1]
  const word = plain.toLowerCase()
  const pairs = [primary(lang), 'en'].flatMap(each => (answers[each] ? [answers[each]] : []))
  return pairs.every(pair => !pair.includes(word)) ? undefined : pairs.some(([yes]) => word === yes)
}

function toneOf(text: string, lang: string): Tone | undefined {
  const plain = plainLabel(text)
  if (plain === '' || text.trim().length > LONGEST) return undefined
  for (const each of new Set([primary(lang), 'en'])) {
    if (cautions[each]?.split('|').some(word => plainLabel(word) === plain)) return 'caution'
    const light =
      lights[each]?.findIndex(words => words.split('|').some(word => plainLabel(word) === plain)) ?? -1
    if (light >= 0) return light === 0 ? 'good' : 'bad'
  }
  const found = statusIn(text, lang)
  return found?.whole ? tones[found.status] : undefined
}

function primary(lang: string): string {
  const tag = lang.toLowerCase().split('-')[0] ?? lang
  return tag === 'no' || tag === 'nn' ? 'nb' : tag
}

const tick = 'M3 12.5L9.5 19L21 5'
const cross = 'M6 6L18 18M18 6L6 18'

/**
 * The words of a cell with what they stand for: a tick or a cross before an answer, in place of the sign where one is typed,
 * and a status on its own colour, or in it where the design has no fields.
 */
export function markCell(
  words: readonly Node[],
  mark: CellMark,
  { theme, size }: { readonly theme: Theme; readonly size: number },
): Child {
  if (mark.kind === 'status') return <Badge tone={mark.tone} {...{ theme, size, words }} />
  const { color } = theme
  const typed = words.map(textOf).join('').trim()
  const isSign = signs.some(([form]) => form.test(typed))
  const outline: Outline = mark.yes
    ? { d: tick, stroke: color.accentText, strokeWidth: 4 }
    : { d: cross, stroke: color.textMuted, strokeWidth: 2.5 }
  const height = Math.round(size * 0.9)
  const drawn = (
    <svg
      {...(isSign && { alt: typed })}
      art={{ viewBox: [24, 24], outlines: [outline] }}
      style={{ display: 'inline', width: height, height, verticalAlign: 'middle' }}
    />
  )
  if (isSign) return drawn
  const look: Style = mark.yes ? { weight: theme.type.strongWeight } : { color: color.textMuted }
  return (
    <span style={{ ...look, whiteSpace: 'nowrap' }}>
      {drawn}
      {'\u2002'}
      {words}
    </span>
  )
}

interface BadgeProps {
  readonly tone: Tone
  readonly theme: Theme
  readonly size: number
  readonly words: readonly Node[]
}

/** Fills of badges: green, blue, amber and red, light enough to tell apart and dark enough to be seen on paper. */
const fills = {
  good: { l: 0.52, c: 0.13, h: 150 },
  'under-way': { l: 0.52, c: 0.13, h: 250 },
  caution: { l: 0.82, c: 0.165, h: 80 },
  bad: { l: 0.53, c: 0.19, h: 27 },
} as const

function Badge({ tone, theme, size, words }: BadgeProps): Child {
  const { color, design, type } = theme
  const set: Style = { weight: type.strongWeight, whiteSpace: 'nowrap' }
  if (design.decor.fields === false)
    return <span style={{ ...set, color: plainInk(tone, theme) }}>{words}</span>
  const { chroma, contrast, forbidHues } = design.color
  const seed = tone === 'quiet' ? undefined : fills[tone]
  const ground = seed && toHex(avoidHues({ ...seed, c: seed.c * Math.min(chroma, 1) }, forbidHues))
  return (
    <span
      part="badge"
      style={{
        ...set,
        size: Math.round(size * 0.88 * 2) / 2,
        background: ground ?? color.surface,
        color: ground ? textOn(ground, contrastTargets[contrast].onAccent) : color.text,
        radius: Math.round(size * 0.3),
        padding: [0, Math.round(size * 0.5)],
      }}
    >
      {words}
    </span>
  )
}

function plainInk(tone: Tone, { color }: Theme): string {
  switch (tone) {
    case 'good':
      return color.success
    case 'under-way':
      return color.info
    case 'caution':
      return color.warning
    case 'bad':
      return color.danger
    case 'quiet':
      return color.textMuted
  }
}

/** The words of each cell of a table, by its marks: for tables that set their own cells. */
export function markedWords(
  table: Table,
  theme: Theme,
): (cell: TableCell, words: Child, size: number) => Child {
  const marks = cellMarks(table, theme.lang)
  return (cell, words, size) => {
    const mark = marks.get(cell)
    return mark ? markCell(toNodes(words), mark, { theme, size }) : words
  }
}
