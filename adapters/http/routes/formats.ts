import { toUsd } from '../../service/credits/money.ts'
import { priceOf } from '../../service/runs/format-price.ts'
import type { Routes } from '../route.ts'
import { formatList } from '../wire/formats.ts'

/** What there is to choose from. */
export const formatRoutes: Routes<'listFormats'> = {
  listFormats: {
    area: 'Formats',
    summary: 'Every format: what it takes of a copy, its sizes and its price',
    about: 'Each with an example of a copy: the shortest way to see what it makes.',
    scope: 'any',
    answer: { status: 200, schema: formatList },
    refusals: ['queue-full'],
    async handler({ service }) {
      const formats = await service.copyReader.describeFormats()
      return {
        data: formats
          .filter(({ slug }) => Object.hasOwn(service.formats, slug))
          .map(({ slug, group, surface, sizes, roles, lists, starter }) => ({
            ...{ format: slug, group, surface, sizes, price_usd: toUsd(priceOf(service, slug)) },
            ...{ roles, lists, example: starter },
          })),
      }
    },
  },
}
