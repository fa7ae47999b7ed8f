import type { Density, Design, DesignPatch } from './design.ts'
import { toHex, toOklch } from '../theme/oklch.ts'
import { colorNamed } from './words/colors.ts'
import { type Mood, type Pairing, type PairingKey, pairings } from './words/moods.ts'
import type { Subject } from './words/subjects.ts'

/** A mood of the brief and how much of it is wanted; negative when it is not. */
export interface MoodVote {
  /** Which word of the brief: a likeness votes for several moods. */
  readonly item: number
  readonly phrase: string
  readonly mood: Mood
  readonly weight: number
}

/** What the moods of a brief come to. */
export interface MoodSum {
  /** Tokens that follow from the axes and the moods' own extras. */
  readonly patch: DesignPatch
  readonly pairing?: Pairing & { readonly key: PairingKey }
  /** Colours that the strongest mood brings. */
  readonly accents?: readonly string[]
  /** Whether a mood that is said of colours brings them. */
  readonly palette?: true
  /** Whether its accents are those of what the copy is about. */
  readonly subject?: true
  /** The ground that it brings where the brief names no colour. */
  readonly ground?: DesignPatch['color']
}

interface Axes {
  readonly warmth: number
  readonly energy: number
  readonly potency: number
  readonly formality: number
  readonly modernity: number
  readonly airiness: number
  readonly ornament: number
}

/** Ratios that a type scale may have. */
const RATIOS = [1.125, 1.2, 1.25, 1.333, 1.5, 1.618]

/** Adds the moods up: Σ weight·vector / √n, and reads tokens off the axes. Tokens that no axis reaches stay the format's own. */
export function sumMoods(votes: readonly MoodVote[], base: Design): MoodSum {
  if (votes.length === 0) return { patch: {} }
  const wanted = votes.filter(({ weight }) => weight > 0)
  const axes = sumAxes(votes)
  const creamy = wanted.some(({ mood }) => mood.cream)
  const palettes = wanted.filter(({ mood }) => mood.palette)
  // A school of design has faces of its own, however it is meant to be: `Swiss and strict`.
  const schooled = palettes.some(({ mood }) => mood.pairing) ? palettes : wanted
  const formal = schooled.filter(({ mood }) => !mood.reduced)
  const paired = formal.some(isFormal) ? formal : schooled
  const pairingKey = strongest(paired, ({ mood }) => mood.pairing) ?? plainPairing(votes)
  const pairing = pairingKey === undefined ? undefined : { ...pairings[pairingKey], key: pairingKey }
  const [said = wanted] = [palettes.filter(({ mood }) => mood.colors), palettes].filter(
    some => some.length > 0,
  )
  const accents = strongest(said, ({ mood }) => mood.accents?.join('|'))
    ?.split('|')
    .map(colorNamed)
  const ground = wanted.find(({ mood }) => mood.ground)?.mood.ground
  const meant = wanted.filter(({ weight }) => weight >= 1).map(({ mood }) => mood)
  const patchesOf = (moods: readonly Mood[]) => moods.map(({ patch = {} }) => patch)
  const eras = patchesOf(meant.filter(({ era }) => era))
  const manners = patchesOf(meant.filter(({ era }) => !era))
  const extras = [...eras, ...manners, firstMotif([...manners, ...eras])]
  return {
    patch: [axisPatch(axes, base, creamy, pairing), ...extras].reduce(mergePatches),
    ...(pairing && { pairing }),
    ...(accents && { accents }),
    ...(palettes.length > 0 && { palette: true }),
    ...(ground && { ground }),
  }
}

/** Formality from which on a mood has faces of its own, however plain the whole is to be. */
const FORMAL = 0.5

function isFormal({ mood: { vector, pairing } }: MoodVote): boolean {
  return pairing !== undefined && vector[3] >= FORMAL
}

/** Faces that are dressed up; who turns such a manner down and asks for no other wants none of them. */
const DRESSED: ReadonlySet<PairingKey> = new Set(['classic-luxury', 'celebration', 'playful', 'retro'])

/** The plain faces of a brief that only says what it is not to be: `don't get fancy`. */
function plainPairing(votes: readonly MoodVote[]): PairingKey | undefined {
  const isBare = votes.every(({ weight }) => weight < 0)
  const isDressed = votes.some(({ mood: { pairing } }) => pairing !== undefined && DRESSED.has(pairing))
  return isBare && isDressed ? 'humane' : undefined
}

/** Of two manners the first says what is drawn: `a newspaper of the seventies` is a newspaper. */
function firstMotif(extras: readonly DesignPatch[]): DesignPatch {
  const decor = extras.find(({ decor }) => decor?.motif !== undefined)?.decor
  return decor ? { decor: { motif: decor.motif ?? null } } : {}
}

/**
 * What the copy is about says which colours, the moods how they are toned: a calm florist's are paler, a loud one's stronger. Moods
 * that say their colours themselves, and formats without colour, stay as they are.
 */
export function withSubject(moods: MoodSum, subject: Subject | undefined, base: Design): MoodSum {
  const isPlain = base.color.neutral === 'pure' || moods.patch.decor?.fields === false
  if (!subject || isPlain) return moods
  // Capitals are a mood's to ask for.
  const own = subject.pairing && { ...pairings[subject.pairing], uppercase: false, key: subject.pairing }
  const pairing = moods.pairing ?? own
  const faced = { ...moods, ...(pairing && { pairing }) }
  if (moods.palette || moods.ground || subject.accents.length === 0) return faced
  const chroma = clamp((moods.patch.color?.chroma ?? base.color.chroma) / base.color.chroma, 0.7, 1.2)
  const accents = subject.accents.map(accent => {
    const { l, c, h } = toOklch(accent)
    // A loud one of middling depth shines, or it would be dull.
    const isDull = chroma > LOUD && c > 0.05 && l > 0.5 && l < 0.72
    return toHex(isDull ? { l: l + 0.07, c: c * chroma * 1.1, h } : { l, c: c * chroma, h })
  })
  return { ...faced, accents, subject: true }
}

/** Times as strong as usual from which a mood's colours are loud. */
const LOUD = 1.05

function sumAxes(votes: readonly MoodVote[]): Axes {
  const total = (axis: number) =>
    votes.reduce((sum, { mood, weight }) => sum + weight * (mood.vector[axis] ?? 0), 0) /
    Math.sqrt(votes.length)
  return {
    warmth: total(0),
    energy: total(1),
    potency: total(2),
    formality: total(3),
    modernity: total(4),
    airiness: total(5),
    ornament: total(6),
  }
}

/** The choice with the most weight behind it, a mood counting by its degree and its strength; of equals the first. */
function strongest<Choice>(
  votes: readonly MoodVote[],
  choose: (vote: MoodVote) => Choice | undefined,
): Choice | undefined {
  const scores = new Map<Choice, number>()
  for (const vote of votes) {
    const choice = choose(vote)
    if (choice === undefined) continue
    scores.set(choice, (scores.get(choice) ?? 0) + vote.weight * Math.hypot(...vote.mood.vector))
  }
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function axisPatch(axes: Axes, base: Design, creamy: boolean, pairing: Pairing | undefined): DesignPatch {
  const { formality, airiness, ornament, potency } = axes
  const density: Density | undefined = airiness > 0.35 ? 'airy' : airiness < -0.35 ? 'compact' : undefined
  const upright = formality > 0.5 || potency > 0.7
  return {
    color: colorTokens(axes, base, creamy),
    type: typeTokens(axes, base, pairing),
    ...(density && { space: { density } }),
    ...(upright && { shape: { radius: 0 } }),
    ...(Math.abs(ornament) > 0.3 && { decor: decorTokens(ornament) }),
    ...(formality > 0.6 && ornament > 0 && { layout: { centered: true } }),
  }
}

function colorTokens({ warmth, energy }: Axes, base: Design, creamy: boolean): Partial<Design['color']> {
  const chroma = clamp(base.color.chroma * (1 + 0.3 * energy), 0.3, 1.5)
  return {
    ...(Math.abs(warmth) > 0.2 && { neutral: warmth > 0 ? 'warm' : 'cool' }),
    ...(warmth >= 0.4 && creamy && { ground: 'cream' }),
    ...(warmth < -0.2 && { ground: 'white' }),
    ...(Math.abs(energy) > 0.1 && { chroma: Math.round(chroma * 100) / 100 }),
  }
}

function typeTokens(axes: Axes, base: Design, pairing: Pairing | undefined): Partial<Design['type']> {
  const { energy, potency, formality } = axes
  const shift = 150 * potency + 50 * energy - 100 * formality
  const weight = clamp(
    Math.round(((pairing?.weight ?? base.type.displayWeight) + shift) / 100) * 100,
    400,
    900,
  )
  const notch = energy + potency >= 0.75 ? 1 : energy + potency <= -0.75 ? -1 : 0
  return {
    ...((pairing || Math.abs(shift) >= 50) && { displayWeight: weight }),
    ...(notch !== 0 && { scale: nextRatio(base.type.scale, notch) }),
  }
}

function decorTokens(ornament: number): Partial<Design['decor']> {
  if (ornament > 0) return { ornament: true }
  return { ornament: false, pattern: false, gradient: false }
}

function nextRatio(scale: number, notch: number): number {
  const nearest = RATIOS.reduce((best, ratio, index) => {
    return Math.abs(ratio - scale) < Math.abs((RATIOS[best] ?? 0) - scale) ? index : best
  }, 0)
  return RATIOS[clamp(nearest + notch, 0, RATIOS.length - 1)] ?? scale
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** One patch over another, token by token. */
export function mergePatches(under: DesignPatch, over: DesignPatch): DesignPatch {
  const groups = new Set([...Object.keys(under), ...Object.keys(over)]) as Set<keyof DesignPatch>
  return Object.fromEntries([...groups].map(group => [group, { ...under[group], ...over[group] }]))
}
