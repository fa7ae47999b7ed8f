import type { Micros } from '../credits/money.ts'
import type { Service } from '../service.ts'

/** What a run of a format costs, µUSD. */
export function priceOf({ settings, formats }: Service, slug: string): Micros {
  const { bySlug, byGroup, default: usual } = settings.prices
  return bySlug[slug] ?? byGroup[formats[slug] ?? ''] ?? usual
}
