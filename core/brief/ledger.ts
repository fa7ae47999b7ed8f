import type { ColorShare, Design, DesignPatch, Drawing } from './design.ts'

/** What outranks what: a literal a word, a word a ban, a ban what a designer proposes, and that a mood. */
export type Level = 'mood' | 'proposal' | 'ban' | 'word' | 'literal'

const RANK: Record<Level, number> = { mood: 0, proposal: 1, ban: 2, word: 3, literal: 4 }

/** Tokens that some words of the brief ask for. */
export interface Wish {
  readonly phrase: string
  readonly level: Level
  readonly patch: DesignPatch
  /** The phrases that this one was put together from, where there were several. */
  readonly also?: readonly string[]
  /** Why this was chosen on the author's behalf, if it was. */
  readonly assumed?: string
}

/** What a wish asked of one token, and how it went. */
export interface Outcome {
  readonly wish: Wish
  /** `color.mode` */
  readonly path: string
  readonly value: unknown
  /** The wish that set the token to something else. */
  readonly lostTo?: Wish
}

/** Every wish settled: per token the highest level wins, and of equals the later one. */
export interface Settlement {
  readonly design: Design
  readonly outcomes: readonly Outcome[]
}

/** Applies wishes to a design in the order of the brief. */
export function settle(wishes: readonly Wish[], base: Design): Settlement {
  const winners = new Map<string, { readonly wish: Wish; readonly value: unknown }>()
  const claims = wishes.flatMap(wish => claimsOf(wish))
  for (const { wish, path, value } of claims) {
    const holder = winners.get(path)
    if (!holder || RANK[wish.level] >= RANK[holder.wish.level]) winners.set(path, { wish, value })
  }
  const outcomes = claims.map((claim): Outcome => {
    const winner = winners.get(claim.path)
    return !winner || same(winner.value, claim.value) ? claim : { ...claim, lostTo: winner.wish }
  })
  return { design: withTokens(base, winners), outcomes }
}

function claimsOf(wish: Wish): readonly Outcome[] {
  const { parts = {}, ...groups } = wish.patch
  const dresses = Object.entries(parts).map(([part, tokens]) => [`parts.${part}`, tokens] as const)
  return [...Object.entries(groups), ...dresses].flatMap(([group, tokens]) =>
    Object.entries(tokens ?? {}).map(([key, value]) => ({ wish, path: `${group}.${key}`, value })),
  )
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function withTokens(base: Design, winners: ReadonlyMap<string, { readonly value: unknown }>): Design {
  const { parts: _, ...plain } = base
  const groups = Object.entries(plain).map(([group, tokens]) => {
    const won = [...winners].filter(([path]) => path.startsWith(`${group}.`))
    const changed = won.map(([path, { value }]) => [path.slice(group.length + 1), value])
    return [group, { ...tokens, ...Object.fromEntries(changed) }]
  })
  const parts = dressedParts(base.parts, winners)
  if (parts) groups.push(['parts', parts])
  // The wishes are typed patches of the same groups and keys.
  return Object.fromEntries(groups) as Design
}

/** The parts of a design with what won for each of them; undefined where no part is dressed. */
function dressedParts(
  base: Design['parts'],
  winners: ReadonlyMap<string, { readonly value: unknown }>,
): Design['parts'] {
  const dresses: Record<string, Record<string, unknown>> = {}
  for (const [part, dress] of Object.entries(base ?? {})) dresses[part] = { ...dress }
  for (const [path, { value }] of winners) {
    const [, part, token] = /^parts\.(.+)\.(\w+)$/.exec(path) ?? []
    if (part !== undefined && token !== undefined) dresses[part] = { ...dresses[part], [token]: value }
  }
  return Object.keys(dresses).length > 0 ? dresses : undefined
}

/** `#c9a227 at most 8 %`. */
export function shownShare({ hex, ...range }: ColorShare): string {
  return `${hex} ${shownRange(range)}`
}

/** `at most 8 %`. */
export function shownRange({ least, most }: Omit<ColorShare, 'hex'>): string {
  const percent = (part: number) => `${Math.round(part * 100)} %`
  if (most === 1) return `at least ${percent(least)}`
  return least < 0.01 ? `at most ${percent(most)}` : `${percent(least)} to ${percent(most)}`
}

/** `flower-2` is a flower. */
export function nameOfThing(thing: string): string {
  return thing.replace(/-\d+$/, '').replaceAll('-', ' ').toLowerCase()
}

/** `large: moon, top`. */
export function shownDrawing({ thing, many, size, at, cut }: Drawing): string {
  return `${many ? 'a row of it' : size}: ${nameOfThing(thing)}${at ? `, ${at.replace('-', ' ')}` : ''}${cut ? ', cut by the edge' : ''}`
}

/** A token as reports show it: `color.seeds = #b4532a`. */
export function shownToken(path: string, value: unknown): string {
  if (path === 'locale.firm') return 'whatever the copy is in'
  if (path === 'color.shares')
    return `${path} = ${(value as readonly ColorShare[]).map(shownShare).join(', ')}`
  if (path === 'color.lines') return `${path} = ${(value as { readonly hex: string }).hex}`
  if (path === 'decor.drawing' && value !== null) return `${path} = ${shownDrawing(value as Drawing)}`
  const text = Array.isArray(value)
    ? value.map(part => (Array.isArray(part) ? part.join('–') : part)).join(', ')
    : value
  const none = path === 'decor.frame' ? 'none' : 'as the format has it'
  return `${path} = ${text === null ? none : String(text)}`
}
