import type { RootContent } from 'mdast'
import { nodesOf, startOf } from '../../../core/source/walk.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'

/** Text as it stands to the facts. */
interface AroundFacts {
  readonly above: readonly RootContent[]
  readonly below: readonly RootContent[]
}

/** Share of the facts that stand before a text which its author has below them. */
const BEFORE = 0.5

/** Text over the facts, and below them what its author says after most of them, as a closing line or small print. */
export function aroundFacts(blocks: readonly RootContent[], { facts, terms }: CanvasCopy): AroundFacts {
  const places = facts.map(({ lines: [line] }) => startOf(line?.nodes)).filter(place => !Number.isNaN(place))
  const isBelow = (block: RootContent): boolean => {
    if (terms.includes(block)) return facts.length > 0
    const place = startOf(nodesOf(block).filter(({ position }) => position !== undefined))
    return places.length > 0 && places.filter(own => own < place).length > facts.length * BEFORE
  }
  return { above: blocks.filter(block => !isBelow(block)), below: blocks.filter(isBelow) }
}
