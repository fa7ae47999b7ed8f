/** The port to designers who know more than rules do: they hear a brief and propose tokens. They write no copy, and no token is taken unseen. */
import { textFamilies } from '../fonts/catalogue.ts'
import type { Design, DesignPatch } from './design.ts'
import type { Wish } from './ledger.ts'
import type { TokenPath } from './reach.ts'

/** What some words of a brief could mean. */
export interface Proposal {
  /** The words, as they stand in the brief. */
  readonly quote: string
  readonly patch: DesignPatch
  /** For the author: `a harbour at dusk is blue and quiet`. */
  readonly reason: string
}

/** What a designer is asked. */
export interface DesignRequest {
  /** The copy, Markdown; empty where an update keeps that of the version before. */
  readonly copy: string
  /** Slug of the format. */
  readonly format: string
  readonly brief: string
  /** The design that the brief edits. */
  readonly base?: Design
}

/** Proposes tokens for a brief. May throw or be silent: the rules stand. */
export type Designer = (request: DesignRequest) => Promise<readonly Proposal[]>

/** Values that a token may have: one of a list, a number between two, a colour, several colours, a family, yes or no. */
type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'color' | 'colors' | 'family' | 'flag' }

const words = (...all: string[]): Values => ({ kind: 'words', words: all })
const number = (least: number, most: number): Values => ({ kind: 'number', least, most })
const [color, colors, family, flag] = (['color', 'colors', 'family', 'flag'] as const).map(kind => ({
  kind,
})) as [Values, Values, Values, Values]

/** Tokens that may be proposed, and what each may be. The page, its language and what is left out are its author's to say. */
export const proposable: Readonly<Partial<Record<TokenPath, Values>>> = {
  'color.mode': words('light', 'dark'),
  'color.seeds': colors,
  'color.paper': color,
  'color.ink': color,
  'color.neutral': words('warm', 'cool', 'tinted', 'pure'),
  'color.ground': words('white', 'cream'),
  'color.chroma': number(0.4, 1.5),
  'color.contrast': words('normal', 'high', 'max'),
  'color.scheme': words('mono', 'analogous', 'complement', 'triad'),
  'type.display': family,
  'type.text': family,
  'type.displayScale': number(0.6, 1.6),
  'type.displayWeight': number(400, 900),
  'type.displayCase': words('none', 'uppercase'),
  'type.displayItalic': flag,
  'type.leadingScale': number(0.9, 1.2),
  'type.align': words('start', 'center', 'justify'),
  'space.density': words('airy', 'normal', 'compact', 'dense'),
  'space.marginScale': number(0.7, 1.4),
  'space.margins': words('even', 'asymmetric', 'classical'),
  'shape.radius': number(0, 24),
  'shape.rules': words('none', 'hairline', 'rule', 'heavy', 'dotted', 'dashed'),
  'shape.shadow': flag,
  'decor.gradient': flag,
  'decor.ornament': flag,
}

/** Proposals, reasons' letters and colours that are taken at most. */
const MOST = { proposals: 12, reason: 200, colors: 5 }

/**
 * What of an answer holds: proposals whose quote stands in the brief, with tokens and values that a design may have. The rest
 * is left out, whoever it comes from; colours are solved for contrast like all others.
 */
export function readProposals(answer: unknown, brief: string): readonly Proposal[] {
  if (!Array.isArray(answer)) return []
  const heard = plain(brief)
  return answer.slice(0, MOST.proposals).flatMap((one: unknown): readonly Proposal[] => {
    if (!isRecord(one) || typeof one['quote'] !== 'string' || typeof one['reason'] !== 'string') return []
    const quote = one['quote'].trim()
    if (quote === '' || !heard.includes(plain(quote))) return []
    const patch = readPatch(one['patch'])
    if (Object.keys(patch).length === 0) return []
    return [{ quote, patch, reason: one['reason'].replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, MOST.reason) }]
  })
}

function readPatch(patch: unknown): DesignPatch {
  if (!isRecord(patch)) return {}
  const groups = Object.entries(patch).flatMap(([group, tokens]) => {
    if (!isRecord(tokens)) return []
    const kept = Object.entries(tokens).filter(([key, value]) => {
      const path = `${group}.${key}`
      const values = Object.hasOwn(proposable, path) ? proposable[path as TokenPath] : undefined
      return values !== undefined && isOf(value, values)
    })
    return kept.length === 0 ? [] : [[group, Object.fromEntries(kept)] as const]
  })
  // Each token was checked against the list of those that a design has.
  return Object.fromEntries(groups) as DesignPatch
}

function isOf(value: unknown, values: Values): boolean {
  switch (values.kind) {
    case 'words':
      return typeof value === 'string' && values.words.includes(value)
    case 'number':
      return typeof value === 'number' && value >= values.least && value <= values.most
    case 'color':
      return isColor(value)
    case 'colors':
      return Array.isArray(value) && value.length > 0 && value.length <= MOST.colors && value.every(isColor)
    case 'family':
      return textFamilies.some(({ name }) => name === value)
    case 'flag':
      return typeof value === 'boolean'
  }
}

function isColor(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Proposals as wishes: they outrank moods, and give way to whatever the rules read in so many words. */
export function proposedWishes(proposals: readonly Proposal[]): readonly Wish[] {
  return proposals.map(({ quote, patch, reason }) => ({
    phrase: quote,
    level: 'proposal',
    patch,
    assumed: `proposed: ${reason}`,
  }))
}
