import type { PageSize } from '../../core/theme/page.ts'
import { namedSize } from '../../core/theme/page-sizes.ts'

/** Sizes of the list by name; names that are not on it are left out. */
export function sizesNamed(names: readonly string[]): readonly PageSize[] {
  return names.flatMap(name => namedSize(name) ?? [])
}
