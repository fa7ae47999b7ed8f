import type { Design } from '../brief/design.ts'
import { type FamilyFacts, familyFacts, familyForScripts } from './families.ts'
import { bodyLeading } from './leading.ts'
import { isPhysical, mediumOf, smallestType } from './medium.ts'
import type { Move } from './move.ts'
import { type PageSize, pt } from './page.ts'
import { scriptLeading, scriptOf, untrackable } from './scripts.ts'
import type { TypeTheme } from './theme.ts'
import { measureOf, roundTo, typeSteps } from './type-scale.ts'

/** What the type of a theme is resolved from. */
export interface TypeRequest {
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
  const base = bodySize(request, familyFacts(text), grain, moves)
  const measure = measureOf(page, request.sides, familyFacts(text).advance, base)
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
        displayScale: (design.type.displayScale * familyFacts(display).size) / familyFacts(text).size,
        smallest: Math.min(smallestType(page), base),
        grain,
      }),
      leading: leadingFor(request, measure.characters, familyFacts(text), base, grain),
      strongWeight: Math.min(600, familyFacts(text).weights[1]),
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

/** The body size in px: dense pages shrink it by 5 %, small-looking faces and Arabic grow it; never under the least legible size. */
function bodySize(
  { design, page, lang }: TypeRequest,
  facts: FamilyFacts,
  grain: number,
  moves: Move[],
): number {
  const density = design.space.density === 'dense' ? 0.95 : 1
  const arabic = scriptOf(lang) === 'Arab' ? 1.1 : 1
  const wanted = design.type.baseSize * density * arabic * facts.size
  const least = smallestType(page)
  if (wanted >= least) return roundTo(wanted, grain)
  const base = roundTo(least + grain / 2 - 0.001, grain)
  const [from, to] = [design.type.baseSize, base].map(size => shownSize(size, page))
  const reason = `less cannot be read on ${page.name}`
  moves.push({ role: 'type.baseSize', from: from ?? '', to: to ?? '', asked: true, reason })
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
  facts: FamilyFacts,
  base: number,
  grain: number,
): number {
  // Runs of another script than the language's get some room, not a whole page set for them.
  const foreign = [...scripts].some(script => (scriptLeading[script] ?? 1) > GUEST_LEADING)
  const leading = bodyLeading({
    characters,
    xHeight: facts.xHeight,
    onScreen: mediumOf(page) === 'screen',
    reversed: mode === 'dark',
    least: scriptLeading[scriptOf(lang)] ?? (foreign ? GUEST_LEADING : 1),
    scale: design.type.leadingScale,
  })
  return roundTo(base * leading, grain) / base
}

/** Least leading of a text that has runs of a taller script. */
const GUEST_LEADING = 1.4

type Manners = Pick<
  TypeTheme,
  'displayWeight' | 'displayCase' | 'displayItalic' | 'displayLeading' | 'displayTracking' | 'capsTracking'
>

function displayManners(design: Design, display: string, request: TypeRequest, moves: Move[]): Manners {
  const facts = familyFacts(display)
  const own = scriptOf(request.lang)
  // Han characters and kana are set solid, but a few of them do not change a text in Latin letters.
  const joined = own === 'Hani' || untrackable.some(script => script === own || request.scripts.has(script))
  const tall = (scriptLeading[scriptOf(request.lang)] ?? 1) >= 1.6
  const caps = design.type.displayCase === 'uppercase' && facts.kind !== 'script'
  if (design.type.displayCase === 'uppercase' && !caps) {
    const reason = `${display} is a script: its capitals are not made to stand together`
    moves.push({ role: 'type.displayCase', from: 'uppercase', to: 'as written', asked: true, reason })
  }
  return {
    displayWeight: nearestWeight(design.type.displayWeight, facts.weights),
    displayCase: caps ? 'uppercase' : 'none',
    displayItalic: design.type.displayItalic && !tall,
    displayLeading: tall ? 1.35 : displayLeading(facts, caps),
    displayTracking: joined ? 0 : displayTracking(facts, caps),
    capsTracking: joined ? 0 : 0.08,
  }
}

function displayLeading({ kind }: FamilyFacts, caps: boolean): number {
  if (caps) return 1.05
  return kind === 'script' ? 1.2 : 1.12
}

/** em; large sans tightens by 2 %, serif by half that; capitals open up; a script's strokes must meet. */
function displayTracking({ kind }: FamilyFacts, caps: boolean): number {
  if (kind === 'script' || kind === 'mono') return 0
  if (caps) return 0.02
  return kind === 'serif' ? -0.01 : kind === 'condensed' ? 0 : -0.02
}

function nearestWeight(wanted: number, [lightest, heaviest]: FamilyFacts['weights']): number {
  return Math.min(Math.max(Math.round(wanted / 100) * 100, lightest), heaviest)
}
