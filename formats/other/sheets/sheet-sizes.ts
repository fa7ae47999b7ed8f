import type { PageSize } from '../../../core/theme/page.ts'
import { sizesNamed } from '../../fitting/sizes-named.ts'

/** Sizes by name, paper lying on its side. */
export function lyingSizes(names: readonly string[]): readonly PageSize[] {
  return sizesNamed(names).map(size => ({
    ...size,
    width: Math.max(size.width, size.height),
    height: Math.min(size.width, size.height),
  }))
}
