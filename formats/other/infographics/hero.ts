import type { DrawnPart } from '../figures/drawn-part.ts'
import type { Figure } from '../figures/figure.ts'
import type { SeenFirst } from '../figures/seen-first.ts'
import type { Module } from './module.ts'

/** Modules of which the first figure that is to be seen before all else stands in one of its own, the others before and behind it. */
export function withHero(modules: readonly Module[], isFirst: SeenFirst): readonly Module[] {
  const at = modules.findIndex(({ parts }) => parts.some(part => heroIn(part, isFirst) !== undefined))
  const module = modules[at]
  return module ? [...modules.slice(0, at), ...parted(module, isFirst), ...modules.slice(at + 1)] : modules
}

function heroIn(part: DrawnPart, isFirst: SeenFirst): Figure | undefined {
  return part.kind === 'figures' ? part.figures.find(isFirst) : undefined
}

/** What a module shows before its hero, the hero, and what it shows behind it; its heading stands over the first of them. */
function parted({ heading, parts }: Module, isFirst: SeenFirst): readonly Module[] {
  const place = parts.findIndex(part => heroIn(part, isFirst) !== undefined)
  const part = parts[place]
  if (part?.kind !== 'figures') return []
  const at = part.figures.findIndex(isFirst)
  const some = (figures: readonly Figure[]): readonly DrawnPart[] =>
    figures.length > 0 ? [{ kind: 'figures', figures }] : []
  const before = [...parts.slice(0, place), ...some(part.figures.slice(0, at))]
  const after = [...some(part.figures.slice(at + 1)), ...parts.slice(place + 1)]
  const named = heading && { heading }
  return [
    ...(before.length > 0 ? [{ ...named, parts: before }] : []),
    { ...(before.length === 0 && named), parts: some(part.figures.slice(at, at + 1)), hero: true },
    ...(after.length > 0 ? [{ parts: after }] : []),
  ]
}
