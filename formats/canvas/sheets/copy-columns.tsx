import type { RootContent } from 'mdast'
import { Column, Columns, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { leastHeight, textsApart } from '../../../core/compose/least-height.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { splitInTwo } from './split-in-two.ts'

/** Copy in a box, in the type that it is to stand in there. */
export interface CopyColumns {
  readonly theme: Theme
  /** One or two. */
  readonly columns: readonly (readonly RootContent[])[]
  /** It takes so much more than its box that no other box would hold it. */
  readonly far?: true
}

/** Sizes of type over body, largest first. */
const SIZES = [1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55, 0.49, 0.43]

/** em: the widest column that is read with ease, and the narrowest that there are two of. */
const COLUMN = { most: 42, least: 14 }

/** Baseline units between two columns. */
const GAP = 1.5

/** A place of so many px in height with what stands under its copy. */
export interface Box extends Place {
  readonly height: number
  /** Largest type, px. */
  readonly most?: number
  readonly foot?: (theme: Theme) => Child
}

/** Boxes of a height that copy takes from which on no box on the same face holds it. */
const FAR = 2

/** Much copy as large as it goes in a box, in one column where that is not too wide, else in two. */
export function fitColumns(blocks: readonly RootContent[], box: Box): CopyColumns {
  const least = Math.ceil(leastSize(box.theme.page))
  const { most = Number.POSITIVE_INFINITY } = box
  const themes = SIZES.map(factor => scaled(box.theme, factor)).filter(
    ({ type }) => type.base >= least && type.base <= most,
  )
  const smallest = themes.at(-1) ?? box.theme
  const texts = textsApart(blocks)
  const fitting = firstFitting(themes, theme => {
    const isFar = leastHeight(texts, theme.type.base, box.width) / 2 > box.height
    return isFar ? undefined : divisionsIn(theme, blocks, box).find(one => heightIn(one, box) <= box.height)
  })
  if (fitting) return fitting
  const last = divisionsIn(smallest, blocks, box).at(-1) ?? { theme: smallest, columns: [blocks] }
  return { ...last, ...(heightIn(last, box) > box.height * FAR && { far: true }) }
}

function divisionsIn(theme: Theme, blocks: readonly RootContent[], { width, measure }: Box): CopyColumns[] {
  const half = (width - space(theme, GAP)) / 2
  const { base } = theme.type
  const heightOfBlocks = (nodes: readonly RootContent[]) =>
    heightOf(<Blocks nodes={nodes} theme={theme} />, { width: half, theme, measure })
  const two = half >= base * COLUMN.least ? splitInTwo(blocks, heightOfBlocks) : undefined
  const one = width <= base * COLUMN.most || two === undefined
  return [...(one ? [{ theme, columns: [blocks] }] : []), ...(two ? [{ theme, columns: two }] : [])]
}

function heightIn({ theme, columns }: CopyColumns, { width, measure, foot }: Box): number {
  const own = columns.length === 1 ? width : (width - space(theme, GAP)) / 2
  const heights = columns.map(nodes =>
    heightOf(<Blocks nodes={nodes} theme={theme} />, { width: own, theme, measure }),
  )
  return Math.max(...heights) + (foot ? heightOf(foot(theme), { width, theme, measure }) : 0)
}

/** The copy in its columns, on one top. */
export function CopyColumns({ theme, columns }: CopyColumns): Child {
  if (columns.length === 1) return <Blocks nodes={columns[0] ?? []} theme={theme} />
  return (
    <Columns theme={theme} gap={GAP}>
      {columns.map(nodes => (
        <Column>
          <Blocks nodes={nodes} theme={theme} />
        </Column>
      ))}
    </Columns>
  )
}

function Blocks({ nodes, theme }: { readonly nodes: readonly RootContent[]; readonly theme: Theme }): Child {
  const { base } = theme.type
  return (
    <div style={{ size: base, leading: 1.35 }}>
      <Prose nodes={nodes} theme={theme} size={base} level={3} measured={false} />
    </div>
  )
}
