import { toOklch } from '../theme/oklch.ts'
import type { Design } from './design.ts'
import type { Settlement } from './ledger.ts'
import type { BriefNote } from './report.ts'

/** When a brief turns a design dark or light, an earlier ground and ink of the other mode give way to derived ones. */
export function readGround({ design, outcomes }: Settlement, base: Design): Ground {
  const { mode, paper, ink } = design.color
  const turned = outcomes.find(({ path, lostTo }) => path === 'color.mode' && !lostTo)
  const inherited = paper !== null && paper === base.color.paper
  if (!turned || !inherited || isDark(paper) === (mode === 'dark')) return { design, assumed: [] }
  const keepsInk = ink !== base.color.ink
  const color = { ...design.color, paper: null, ink: keepsInk ? ink : null }
  const effect = `the earlier ground ${paper} gives way to a ${mode} one`
  return { design: { ...design, color }, assumed: [{ phrase: turned.wish.phrase, effect }] }
}

/** A design whose ground fits its mode, and what is to be said about it. */
export interface Ground {
  readonly design: Design
  readonly assumed: readonly BriefNote[]
}

function isDark(paper: string): boolean {
  return toOklch(paper).l < 0.6
}
