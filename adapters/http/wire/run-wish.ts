import { z } from 'zod'
import { sampleIds } from './fields.ts'

/** A run to create. */
export interface RunWish {
  /** A format slug. Left out: that of the job's newest run. */
  readonly format?: string
  /** The design brief, or on an update what to change. */
  readonly instructions?: string
  /** Copy in Markdown; empty keeps the copy of the version before. */
  readonly content?: string
  /** Ids of files to place in the workspace. */
  readonly files?: readonly string[]
  /** Files under names of your choice in `assets/`. */
  readonly assets?: readonly { readonly name: string; readonly file_id: string }[]
  readonly webhook_url?: string
  readonly notify_email?: boolean
}

/** How {@link RunWish} is checked and described. */
export const runWish: z.ZodType<RunWish> = z
  .strictObject({
    format: z
      .string()
      .max(100)
      .meta({ description: 'a format slug; left out: that of the newest run', examples: ['report'] })
      .exactOptional(),
    instructions: z
      .string()
      .max(50_000)
      .meta({
        description: 'the design brief, or on an update what to change',
        examples: ['calm, dark green, lots of room'],
      })
      .exactOptional(),
    content: z
      .string()
      .meta({
        description: 'copy in Markdown; empty keeps the copy of the version before',
        examples: ['# Spring report\n\nThree ships came in.'],
      })
      .exactOptional(),
    files: z
      .array(z.string())
      .meta({ description: 'ids of files to place in the workspace', examples: [[sampleIds.file]] })
      .exactOptional(),
    assets: z
      .array(z.strictObject({ name: z.string().min(1).max(255), file_id: z.string() }))
      .meta({
        description: 'files under names of your choice in assets/',
        examples: [[{ name: 'logo.png', file_id: sampleIds.file }]],
      })
      .exactOptional(),
    webhook_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .meta({
        pattern: '^https?://',
        description: 'is told of the end of the run; public addresses only',
        examples: ['https://harbour.example/hooks/platen'],
      })
      .exactOptional(),
    notify_email: z
      .boolean()
      .meta({ description: 'e-mail the account owner at the end', examples: [true] })
      .exactOptional(),
  })
  .meta({
    title: 'RunWish',
    examples: [
      {
        format: 'report',
        instructions: 'calm, dark green, lots of room',
        content: '# Spring report\n\nThree ships came in.',
        notify_email: true,
      },
    ],
  })
