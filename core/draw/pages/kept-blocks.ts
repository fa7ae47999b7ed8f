/** Blocks of sheets that are only tried: of two that hold the same elements, the second builds and lays out what is new in it. */
import type { Element } from '../../compose/tree.ts'
import type { Block } from './block.ts'
import type { Surroundings } from './surroundings.ts'
import type { TextProperties } from '../text-properties.ts'

/** A block as it was built: what is laid out of it is kept by it. */
export interface KeptBlock {
  readonly around: Surroundings
  /** Of a list's item, what stands before it. */
  readonly label: string
  readonly block: Block | undefined
}

/** The block of an element as it was built before in such surroundings, else as it is built now. What is drawn is always built. */
export function keptBlock<Built extends Block | undefined>(
  element: Element,
  around: Surroundings,
  build: () => Built,
  label: string = '',
): Built {
  const { blocks } = around.session
  if (blocks === undefined) return build()
  const known = blocks.get(element)
  if (known?.label === label && isAlike(known.around, around)) return known.block as Built
  const block = build()
  blocks.set(element, { around, label, block })
  return block
}

/** Without a place in the structure, which what is only tried has not. */
function isAlike(one: Surroundings, other: Surroundings): boolean {
  return (
    isSameText(one.text, other.text) &&
    one.decoration === other.decoration &&
    one.contents === other.contents &&
    one.bullets === other.bullets &&
    one.numbers === other.numbers
  )
}

function isSameText(one: TextProperties, other: TextProperties): boolean {
  if (one === other) return true
  for (const name in one) {
    const key = name as keyof TextProperties
    if (one[key] !== other[key]) return false
  }
  return true
}
