import type { Asset } from '../../image/asset.ts'
import type { SatoriStyle } from './box-style.ts'

/** A node as satori takes it: shaped like a React element. `box` is the index of the block it stands for. */
export interface SatoriNode {
  readonly type: 'div' | 'span' | 'br'
  readonly props: {
    readonly style?: SatoriStyle
    readonly box?: number | 'sheet'
    readonly children?: string | readonly SatoriNode[]
  }
}

/** What is known beyond the tree: pictures' natural sizes. */
export interface Given {
  readonly assets: ReadonlyMap<string, Asset>
}
