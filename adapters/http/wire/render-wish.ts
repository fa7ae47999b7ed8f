import { z } from 'zod'
import type { DownloadFormat } from '../../service/outputs/download.ts'
import { label, waitSeconds } from './fields.ts'
import { runShape, type RunWish } from './run-wish.ts'

/** The file that a render answers with. */
export type RenderOutput = Exclude<DownloadFormat, 'report'>

/** A document to make in one call. */
export interface RenderWish extends Omit<RunWish, 'outputs' | 'content'> {
  readonly content: string
  /** Name of the job that holds it; left out: the title of the copy. */
  readonly name?: string
  /** Left out: `pdf`. */
  readonly output?: RenderOutput
  /** How long to wait for the document; then comes the run instead. */
  readonly wait_seconds?: number
}

const { outputs: _, ...others } = runShape

/** How {@link RenderWish} is checked and described. */
export const renderWish: z.ZodType<RenderWish> = z
  .strictObject({
    ...others,
    content: z
      .string()
      .min(1)
      .meta({ description: 'copy in Markdown', examples: ['# Spring report\n\nThree ships came in.'] }),
    name: label
      .meta({ description: 'of the job that holds it; left out: the title of the copy' })
      .exactOptional(),
    output: z
      .enum(['pdf', 'html', 'png', 'svg'])
      .meta({
        description:
          'the file to answer with; `html` is a ZIP of the site, and so are pictures of several pages',
        default: 'pdf',
        examples: ['pdf'],
      })
      .exactOptional(),
    wait_seconds: waitSeconds('the document').exactOptional(),
  })
  .meta({
    title: 'RenderWish',
    examples: [
      {
        format: 'report',
        instructions: 'calm, dark green, lots of room',
        content: '# Spring report\n\nThree ships came in.',
        output: 'pdf',
      },
    ],
  })
