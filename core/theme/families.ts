/** What the theme needs to know of a family to set type in it. */
export interface FamilyFacts {
  readonly kind: 'serif' | 'sans' | 'condensed' | 'mono' | 'script'
  /** Height of lower-case letters in em. */
  readonly xHeight: number
  /** Average advance in em, spaces included, over English text. */
  readonly advance: number
  /** Scripts besides Latin that the family covers (ISO 15924; `Viet` for Vietnamese Latin). */
  readonly scripts: readonly string[]
  /** The lightest and the heaviest weight installed, in hundreds between. */
  readonly weights: readonly [lightest: number, heaviest: number]
  /** Multiplies sizes, for faces that look small at their size. */
  readonly size: number
  /** Family that takes over for a script this one lacks. */
  readonly instead: Readonly<Record<string, string>>
}

const toSourceSerif: FamilyFacts['instead'] = { Grek: 'Source Serif 4' }
const full = ['Cyrl', 'Grek', 'Viet']

/** The families a design can name, measured from their files. */
export const families: Readonly<Record<string, FamilyFacts>> = {
  Fraunces: {
    kind: 'serif',
    xHeight: 0.482,
    advance: 0.462,
    scripts: ['Viet'],
    weights: [100, 900],
    size: 1,
    instead: { Cyrl: 'Playfair Display', ...toSourceSerif },
  },
  'Playfair Display': {
    kind: 'serif',
    xHeight: 0.514,
    advance: 0.448,
    scripts: ['Cyrl', 'Viet'],
    weights: [400, 900],
    size: 1,
    instead: toSourceSerif,
  },
  'Source Serif 4': {
    kind: 'serif',
    xHeight: 0.475,
    advance: 0.474,
    scripts: full,
    weights: [200, 900],
    size: 1,
    instead: {},
  },
  'Cormorant Garamond': {
    kind: 'serif',
    xHeight: 0.386,
    advance: 0.388,
    scripts: ['Cyrl', 'Viet'],
    weights: [300, 700],
    size: 1.15,
    instead: toSourceSerif,
  },
  Inter: {
    kind: 'sans',
    xHeight: 0.546,
    advance: 0.472,
    scripts: full,
    weights: [100, 900],
    size: 1,
    instead: {},
  },
  'Source Sans 3': {
    kind: 'sans',
    xHeight: 0.486,
    advance: 0.414,
    scripts: full,
    weights: [200, 900],
    size: 1,
    instead: {},
  },
  'IBM Plex Sans': {
    kind: 'sans',
    xHeight: 0.516,
    advance: 0.445,
    scripts: full,
    weights: [100, 700],
    size: 1,
    instead: {},
  },
  Rubik: {
    kind: 'sans',
    xHeight: 0.52,
    advance: 0.478,
    scripts: ['Cyrl', 'Hebr'],
    weights: [300, 900],
    size: 1,
    instead: { Grek: 'Source Sans 3', Viet: 'Source Sans 3' },
  },
  'Noto Sans': {
    kind: 'sans',
    xHeight: 0.536,
    advance: 0.47,
    scripts: [...full, 'Deva'],
    weights: [100, 900],
    size: 1,
    instead: {},
  },
  'Roboto Condensed': {
    kind: 'condensed',
    xHeight: 0.528,
    advance: 0.392,
    scripts: full,
    weights: [100, 900],
    size: 1,
    instead: {},
  },
  'JetBrains Mono': {
    kind: 'mono',
    xHeight: 0.55,
    advance: 0.6,
    scripts: full,
    weights: [100, 800],
    size: 1,
    instead: {},
  },
  'Great Vibes': {
    kind: 'script',
    xHeight: 0.328,
    advance: 0.36,
    scripts: ['Cyrl', 'Viet'],
    weights: [400, 400],
    size: 1.4,
    instead: toSourceSerif,
  },
}

/** Facts of a family; an unknown one is taken for an ordinary sans. */
export function familyFacts(name: string): FamilyFacts {
  return families[name] ?? { ...sansFacts, scripts: full }
}

const sansFacts = families['Source Sans 3'] as FamilyFacts

/**
 * The family that sets a text in these scripts: the one named, or its stand-in for the first script it lacks and has one for.
 * Scripts without a stand-in (Arabic, Thai, Han) come from per-character fallback.
 */
export function familyForScripts(name: string, scripts: ReadonlySet<string>): string {
  const { scripts: covered, instead } = familyFacts(name)
  const lacking = [...scripts].filter(script => !covered.includes(script)).sort()
  const options = lacking.map(script => instead[script]).filter(option => option !== undefined)
  return (
    options.find(option => lacking.every(script => coversOrFallsBack(option, script))) ?? options[0] ?? name
  )
}

function coversOrFallsBack(name: string, script: string): boolean {
  return familyFacts(name).scripts.includes(script) || !full.includes(script)
}
