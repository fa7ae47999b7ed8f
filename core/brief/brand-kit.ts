import { RenderError } from '../error.ts'
import { nearName } from '../source/near-name.ts'
import { baseDesign, type DesignPatch, type ShapeDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

/**
 * A brand's own look: it takes the place of what a format looks like by itself, and a brief bends it. It says the same
 * things as a brief, as data.
 */
export interface BrandKit {
  readonly colors?: {
    /** `#rrggbb`, or a word that a brief knows: `navy`. */
    readonly accent?: string
    /** Further brand colours, in their order. */
    readonly others?: readonly string[]
    readonly paper?: string
    readonly ink?: string
  }
  /** Families by what they set: of the install, or of the job's own fonts. */
  readonly fonts?: { readonly headings?: string; readonly text?: string; readonly code?: string }
  /** Name of the picture among the job's assets that stands where a document of the format has its logo. */
  readonly logo?: string
  /** `square`, `soft`, `round`, or px. */
  readonly corners?: 'square' | 'soft' | 'round' | number
  /** Lines between parts. */
  readonly rules?: ShapeDesign['rules']
}

const corners: Readonly<Record<string, number>> = { square: 0, soft: 8, round: 16 }
const radii: readonly number[] = [0, 2, 4, 8, 12, 16, 24, 999]
const rules: readonly string[] = ['none', 'hairline', 'rule', 'heavy'] satisfies ShapeDesign['rules'][]

const keys = ['colors', 'fonts', 'logo', 'corners', 'rules'] as const
const colorKeys = ['accent', 'others', 'paper', 'ink'] as const
const fontKeys = ['headings', 'text', 'code'] as const

/** Checks what somebody wrote as a brand kit. Throws `job-invalid`, with the key and what may stand there. */
export function readBrandKit(given: unknown): BrandKit {
  const kit = recordOf('the theme', given, keys)
  const colors = recordOf('colors', kit['colors'] ?? {}, colorKeys)
  const fonts = recordOf('fonts', kit['fonts'] ?? {}, fontKeys)
  for (const name of ['accent', 'paper', 'ink'] as const) textOf(`colors.${name}`, colors[name])
  const others = colors['others'] ?? []
  if (!Array.isArray(others)) throw invalid('colors.others', others, 'give a list of colours')
  for (const color of others) textOf('colors.others', color)
  for (const name of fontKeys) textOf(`fonts.${name}`, fonts[name])
  textOf('logo', kit['logo'])
  const corner = kit['corners']
  if (corner !== undefined && typeof corner !== 'number' && !Object.hasOwn(corners, String(corner)))
    throw invalid('corners', corner, `give ${Object.keys(corners).join(', ')} or a number of px`)
  if (kit['rules'] !== undefined && !rules.includes(String(kit['rules'])))
    throw invalid('rules', kit['rules'], `give one of ${rules.join(', ')}`)
  return kit as BrandKit
}

/** The tokens that a brand kit sets. Throws `job-invalid` for a colour that is none. */
export function brandPatch({
  colors = {},
  fonts = {},
  corners: corner,
  rules: lines,
}: BrandKit): DesignPatch {
  const { accent, others = [], paper, ink } = colors
  const seeds = [...(accent === undefined ? [] : [accent]), ...others].map(color => colorOf('accent', color))
  const { headings, text, code } = fonts
  return {
    color: {
      ...(seeds.length > 0 && { seeds }),
      ...(paper !== undefined && { paper: colorOf('paper', paper) }),
      ...(ink !== undefined && { ink: colorOf('ink', ink) }),
    },
    type: {
      ...(headings !== undefined && { display: headings }),
      ...(text !== undefined && { text }),
      ...(code !== undefined && { mono: code }),
    },
    shape: {
      ...(corner !== undefined && { radius: radiusOf(corner) }),
      ...(lines !== undefined && { rules: lines }),
    },
  }
}

/** The nearest of the radii that there are. */
function radiusOf(corner: NonNullable<BrandKit['corners']>): number {
  const wanted = typeof corner === 'number' ? corner : (corners[corner] ?? 0)
  return radii.reduce((best, radius) => (Math.abs(radius - wanted) < Math.abs(best - wanted) ? radius : best))
}

/** A colour as `#rrggbb`: written so, or in words of a brief. */
function colorOf(role: 'accent' | 'paper' | 'ink', text: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  const hex = short
    ? `#${short
        .slice(1)
        .map(digit => digit + digit)
        .join('')}`
    : text.trim()
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hex.toLowerCase()
  const { seeds } = readBrief(`accent ${text}`, baseDesign).design.color
  const [color] = seeds
  if (color !== undefined && color !== baseDesign.color.seeds[0]) return color
  throw invalid(`colors.${role}`, text, 'give a colour such as #1f5c3a or navy')
}

function recordOf(name: string, given: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RenderError('job-invalid', `${name} is ${JSON.stringify(given)}; give ${known.join(', ')}`)
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue
    const near = nearName(key, known)
    const suggestion = near ? `did you mean "${near}"? ` : ''
    throw new RenderError(
      'job-invalid',
      `${name} has no "${key}"; ${suggestion}there are ${known.join(', ')}`,
    )
  }
  return given as Readonly<Record<string, unknown>>
}

function textOf(name: string, value: unknown): void {
  if (value !== undefined && (typeof value !== 'string' || value.trim() === ''))
    throw invalid(name, value, 'give a text')
}

function invalid(name: string, value: unknown, give: string): RenderError {
  return new RenderError('job-invalid', `${name} of the theme is ${JSON.stringify(value)}; ${give}`)
}
