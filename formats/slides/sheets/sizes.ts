import type { PageSize } from '../../../core/theme/page.ts'
import { namedSize } from '../../../core/theme/page-sizes.ts'

/** The sizes a deck comes in, widescreen first. */
export const slideSizes: readonly PageSize[] = ['16:9', '4:3'].flatMap(name => namedSize(name) ?? [])
