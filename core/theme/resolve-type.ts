import type { Design } from '../brief/design.ts'
import { familyForScripts, type TextFamily, textFamily, weightsOf } from '../fonts/catalogue.ts'
import { isPhysical, largestType, mediumOf, smallestType } from './medium.ts'
import { type PageSize, pt } from './page.ts'
import type { Move, TypeTheme } from './theme.ts'

/** What the type of a theme is resolved from. */
interface TypeRequest {
  readonly design: Design
  readonly page: PageSize
  /** px that the page's side margins take. */
  readonly sides: number
  readonly mode: 'light' | 'dark'
  readonly lang: string
  /** Scripts of the copy (ISO 15924). */
  readonly scripts: ReadonlySet<string>
}

/** Sizes, leading and manners of the type, and what had to change for the scripts or the page. */
export function resolveType(request: TypeRequest): {
  readonly type: TypeTheme
  readonly moves: readonly Move[]
} {
  const { design, page } = request
  const moves: Move[] = []
  const pick = (role: 'display' | 'text' | 'mono') =>
    familyFor(design.type[role], role, request.scripts, moves)
  const [display, text, mono] = [pick('display'), pick('text'), pick('mono')]
  const grain = isPhysical(page) ? pt(0.5) : 1
  const base = bodySize(request, textFamily(text), grain, moves)
  const measure = measureOf(page, request.sides, textFamily(text).metrics.advance, base)
  const manners = displayManners(design, display, request, moves)
  return {
    moves,
    type: {
      display,
      text,
      mono,
      base,
      steps: typeSteps({
        base,
        ratio: ratioOf(design, moves),
        displayScale:
          (design.type.displayScale * textFamily(display).metrics.size) / textFamily(text).metrics.size,
        smallest: Math.min(smallestType(page), base),
        grain,
      }),
      leading: leadingFor(request, measure.characters, textFamily(text), base, grain),
      strongWeight: Math.min(600, weightsOf(textFamily(text))[1]),
      ...manners,
      align: design.type.align,
      measure: measure.width,
    },
  }
}

function familyFor(wanted: string, role: string, scripts: ReadonlySet<string>, moves: Move[]): string {
  const family = familyForScripts(wanted, scripts)
  if (family !== wanted) {
    const reason = `${wanted} has no letters for ${[...scripts].filter(script => script !== 'Latn').join(', ')}`
    moves.push({ role: `type.${role}`, from: wanted, to: family, asked: true, reason })
  }
  return family
}

/**
 * The body size in px: dense pages shrink it by 5 %, small-looking faces and Arabic grow it; never under the least legible size,
 * nor so large that a line holds only a few words.
 */
function bodySize(
  { design, page, lang }: TypeRequest,
  { metrics }: TextFamily,
  grain: number,
  moves: Move[],
): number {
  const density = design.space.density === 'dense' ? 0.95 : 1
  const arabic = scriptOf(lang) === 'Arab' ? 1.1 : 1
  const wanted = design.type.baseSize * density * arabic * metrics.size
  const [least, most] = [smallestType(page), largestType(page)]
  if (wanted >= least && wanted <= most) return roundTo(wanted, grain)
  const isSmall = wanted < least
  const base = roundTo(isSmall ? least + grain / 2 - 0.001 : most - grain / 2 + 0.001, grain)
  const [from, to] = [design.type.baseSize, base].map(size => shownSize(size, page))
  const reason = isSmall
    ? `less cannot be read on ${page.name}`
    : `of more a line on ${page.name} holds only a few words`
  moves.push({
    role: isSmall ? 'type.baseSize' : 'type.baseSize.most',
    from: from ?? '',
    to: to ?? '',
    asked: true,
    reason,
  })
  return base
}

/** To a tenth; in print as printers measure it too. */
function shownSize(size: number, page: PageSize): string {
  const tenth = (value: number): number => Math.round(value * 10) / 10
  return isPhysical(page) ? `${tenth(size / pt(1))} pt (${tenth(size)} px)` : `${tenth(size)} px`
}

/** Ratios of one size to the next, between which titles are told apart and stay on the page. */
const LEAST_RATIO = 1.05
const MOST_RATIO = 2

function ratioOf({ type: { scale } }: Design, moves: Move[]): number {
  const ratio = Math.min(Math.max(scale, LEAST_RATIO), MOST_RATIO)
  if (ratio !== scale) {
    const reason = ratio > scale ? 'titles must be told from text' : 'titles must stay on the page'
    moves.push({ role: 'type.scale', from: `${scale}`, to: `${ratio}`, asked: true, reason })
  }
  return ratio
}

/** Line height over size, so that the line height is a whole grain and baselines fall on a grid. */
function leadingFor(
  { design, page, mode, lang, scripts }: TypeRequest,
  characters: number,
  { metrics }: TextFamily,
  base: number,
  grain: number,
): number {
  // Runs of another script than the language's get some room, not a whole page set for them.
  const foreign = [...scripts].some(script => (scriptLeading[script] ?? 1) > GUEST_LEADING)
  const leading = bodyLeading({
    characters,
    xHeight: metrics.xHeight,
    onScreen: mediumOf(page) === 'screen',
    reversed: mode === 'dark',
    least: scriptLeading[scriptOf(lang)] ?? (foreign ? GUEST_LEADING : 1),
    scale: design.type.leadingScale,
  })
  // Said in figures it is that, down to where lines would touch.
  const asked =
    design.type.leading === undefined ? leading : Math.min(Math.max(design.type.leading, LEAST_LEADING), 3)
  return roundTo(base * asked, grain) / base
}

/** Leading under which lines touch. */
const LEAST_LEADING = 1.05

/** Least leading of a text that has runs of a taller script. */
const GUEST_LEADING = 1.4

type Manners = Pick<
  TypeTheme,
  'displayWeight' | 'displayCase' | 'displayItalic' | 'displayLeading' | 'displayTracking' | 'capsTracking'
>

function displayManners(design: Design, display: string, request: TypeRequest, moves: Move[]): Manners {
  const family = textFamily(display)
  const own = scriptOf(request.lang)
  // Han characters and kana are set solid, but a few of them do not change a text in Latin letters.
  const joined = own === 'Hani' || untrackable.some(script => script === own || request.scripts.has(script))
  const tall = (scriptLeading[scriptOf(request.lang)] ?? 1) >= 1.6
  const against = capitalsAgainst(family, request.scripts)
  const caps = design.type.displayCase === 'uppercase' && against === undefined
  if (design.type.displayCase === 'uppercase' && against !== undefined) {
    const reason = `${display} ${against}`
    moves.push({ role: 'type.displayCase', from: 'uppercase', to: 'as written', asked: true, reason })
  }
  return {
    displayWeight: nearestWeight(design.type.displayWeight, weightsOf(family)),
    displayCase: caps ? 'uppercase' : 'none',
    displayItalic: design.type.displayItalic && !tall,
    displayLeading: tall ? 1.35 : displayLeading(family, caps),
    displayTracking: joined ? 0 : displayTracking(family, caps),
    capsTracking: joined ? 0 : 0.08,
  }
}

/** Scripts whose capitals are not the same words: Georgian fonts have none, and Armenian ones part a ligature. */
const withoutCapitals = ['Geor', 'Armn']

/** Why titles are not set in capitals. */
function capitalsAgainst({ kind }: TextFamily, scripts: ReadonlySet<string>): string | undefined {
  if (kind === 'script') return 'is a script: its capitals are not made to stand together'
  return withoutCapitals.some(script => scripts.has(script))
    ? 'has no capitals for the script of the copy'
    : undefined
}

function displayLeading({ kind }: TextFamily, caps: boolean): number {
  if (caps) return 1.05
  return kind === 'script' ? 1.2 : 1.12
}

/** em; large sans tightens by 2 %, serif by half that; capitals open up; a script's strokes must meet. */
function displayTracking({ kind, metrics: { tracking } }: TextFamily, caps: boolean): number {
  if (tracking) return tracking[caps ? 1 : 0]
  if (kind === 'script' || kind === 'mono') return 0
  if (caps) return 0.02
  return kind === 'serif' ? -0.01 : kind === 'condensed' ? 0 : -0.02
}

function nearestWeight(wanted: number, [lightest, heaviest]: ReturnType<typeof weightsOf>): number {
  return Math.min(Math.max(Math.round(wanted / 100) * 100, lightest), heaviest)
}

/** What body leading depends on. */
interface LeadingRequest {
  /** Characters per line. */
  readonly characters: number
  /** em */
  readonly xHeight: number
  readonly onScreen: boolean
  /** Light text on a dark ground. */
  readonly reversed: boolean
  /** Least leading that the scripts of the copy need. */
  readonly least: number
  /** Multiplies the result: the brief's wish. */
  readonly scale: number
}

/**
 * Body line height as a multiple of the size. Longer lines and taller lower-case letters need more:
 * clamp(1.20, 1.20 + .0045·(characters − 45) + .8·(xHeight − .48), 1.50), within Butterick's 120–145 %.
 */
function bodyLeading({ characters, xHeight, onScreen, reversed, least, scale }: LeadingRequest): number {
  const formula = 1.2 + 0.0045 * (characters - 45) + 0.8 * (xHeight - 0.48)
  const plain = Math.min(Math.max(formula, 1.2), 1.5) + (onScreen ? 0.1 : 0) + (reversed ? 0.05 : 0)
  return Math.max(Math.max(plain, least) * scale, 1.1)
}

/** What a modular scale is made of. */
interface ScaleRequest {
  /** Body size in px. */
  readonly base: number
  readonly ratio: number
  /** Multiplies the sizes above body. */
  readonly displayScale: number
  /** px under which nothing is set. */
  readonly smallest: number
  /** px that sizes are rounded to: half a point in print, one on screens. */
  readonly grain: number
}

/** First and last step; `sizeAt` reads them. */
const FIRST = -2
const LAST = 8

/** The sizes base·ratio^k for k −2…8, in px, rounded, never falling from step to step. */
function typeSteps({ base, ratio, displayScale, smallest, grain }: ScaleRequest): readonly number[] {
  const steps: number[] = []
  for (let step = FIRST; step <= LAST; step++) {
    const exact = base * ratio ** step * (step > 0 ? displayScale : 1)
    const bounded = step > 0 ? Math.max(exact, base) : Math.min(Math.max(exact, smallest), base)
    steps.push(step === 0 ? base : roundTo(bounded, grain))
  }
  return steps
}

/** The nearest multiple of a grain, to a hundredth of a px. */
function roundTo(value: number, grain: number): number {
  return Math.round(Math.round(value / grain) * grain * 100) / 100
}

/** Widest measure in px, and the characters it holds, of a page's text width. */
function measureOf(page: PageSize, sides: number, advance: number, base: number): Measure {
  const ideal = COMFORTABLE * advance * base
  const width = Math.min(ideal, Math.max(page.width - sides, base))
  return { width: Math.round(width * 100) / 100, characters: width / (advance * base) }
}

/** A line of body text. */
interface Measure {
  /** px */
  readonly width: number
  readonly characters: number
}

/** Characters in a comfortable line: a little over Bringhurst's ideal of 66. */
const COMFORTABLE = 68

/** Scripts of languages that are not written in Latin letters, and Vietnamese, which needs its own marks. */
const scriptOfLanguage: Readonly<Record<string, string>> = {
  ru: 'Cyrl',
  uk: 'Cyrl',
  bg: 'Cyrl',
  sr: 'Cyrl',
  mk: 'Cyrl',
  be: 'Cyrl',
  kk: 'Cyrl',
  el: 'Grek',
  vi: 'Viet',
  ar: 'Arab',
  fa: 'Arab',
  ur: 'Arab',
  he: 'Hebr',
  yi: 'Hebr',
  hi: 'Deva',
  mr: 'Deva',
  ne: 'Deva',
  bn: 'Beng',
  as: 'Beng',
  ta: 'Taml',
  th: 'Thai',
  am: 'Ethi',
  ti: 'Ethi',
  hy: 'Armn',
  ka: 'Geor',
  ja: 'Hani',
  zh: 'Hani',
  ko: 'Hang',
}

/** The script that a language tag (BCP 47) stands for: `ru` → Cyrl; Latin for all others. */
export function scriptOf(lang: string): string {
  return scriptOfLanguage[lang.toLowerCase().split('-')[0] ?? ''] ?? 'Latn'
}

/** Scripts whose letters join or stack: letter-spacing tears them. */
const untrackable: readonly string[] = ['Arab', 'Deva', 'Beng', 'Taml', 'Thai']

/** Least leading of a text set in a script. */
const scriptLeading: Readonly<Record<string, number>> = {
  Arab: 1.6,
  Deva: 1.6,
  Beng: 1.6,
  Taml: 1.6,
  Thai: 1.6,
  Hani: 1.7,
  Hang: 1.6,
  Viet: 1.4,
}
