import { z } from 'zod'
import type { CompositionReport } from '../../../core/choose-composition.ts'
import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'

const sample: ReadingReport = {
  roles: { title: 'Three Cellos', seatRow: '7' },
  lists: { terms: 2 },
  unplaced: ['Wardrobe: in the cellar'],
  because: { title: 'the first heading', seatRow: '"Reihe" is row in German', terms: 'small print' },
  omitted: [],
}

/** How what a copy was taken for is checked and described. */
export const reading: z.ZodType<ReadingReport> = z
  .object({
    roles: z.record(z.string(), z.string()).meta({
      description: 'pieces of the copy by role, as printed',
    }),
    lists: z.record(z.string(), z.int().min(0)).meta({ description: 'number of things by list' }),
    unplaced: z.array(z.string()).meta({ description: 'first words of what has no role; it is drawn too' }),
    because: z.record(z.string(), z.string()).meta({ description: 'the reason of each role and list' }),
    omitted: z
      .array(z.object({ text: z.string(), because: z.string() }))
      .meta({ description: 'words that are in no output, with the reason' }),
  })
  .meta({
    description: 'what the copy was taken for; only when completed, or failed for what was made',
    examples: [sample],
  })

/** How the composition of a version is checked and described. */
export const composition: z.ZodType<CompositionReport> = z
  .object({
    chosen: z.string().meta({ description: '`usual` is the first of its format', examples: ['usual'] }),
    considered: z
      .array(z.object({ name: z.string(), score: z.number(), because: z.array(z.string()) }))
      .meta({ description: 'those that were laid out, each with its score and what is wrong with it' }),
  })
  .meta({
    description: 'which composition of its format it is; only when completed, or failed for what was made',
  })
