import { z } from 'zod'
import { type Output, outputNames } from '../../../core/job.ts'
import type { FormatSlug } from '../../../formats/index.ts'
import { sampleIds } from './fields.ts'

/** A run to create. */
export interface RunWish {
  /** A format slug. Left out: that of the job's newest run. */
  readonly format?: FormatSlug
  /** The design brief, or on an update what to change. */
  readonly instructions?: string
  /** Copy in Markdown; empty keeps the copy of the version before. */
  readonly content?: string
  /** Ids of files to place in the workspace. */
  readonly files?: readonly string[]
  /** Files under names of your choice in `assets/`. */
  readonly assets?: readonly { readonly name: string; readonly file_id: string }[]
  /** Name of one of the format's sizes, or measures. Left out: what the brief says, else the first. */
  readonly size?: string
  /** Kinds of files to make; the page is always made. */
  readonly outputs?: readonly Output[]
  readonly webhook_url?: string
  readonly notify_email?: boolean
}

/** Fields of {@link RunWish}, which other wishes have too. */
export const runShape: {
  readonly [Name in keyof RunWish]-?: z.ZodExactOptional<z.ZodType<Exclude<RunWish[Name], undefined>>>
} = {
  format: z.exactOptional(
    // Which there are the rules know: they say what is nearest.
    z
      .string()
      .max(100)
      .meta({
        description: 'a format slug; left out: `format` of the front matter, else that of the newest run',
        examples: ['report'],
      }) as unknown as z.ZodType<FormatSlug>,
  ),
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
  size: z
    .string()
    .min(1)
    .max(100)
    .meta({
      description:
        "one of the format's sizes, or measures such as `210x99mm`; an update keeps that of before",
      examples: ['A5'],
    })
    .exactOptional(),
  outputs: z
    .array(z.enum(outputNames))
    .min(1)
    .max(outputNames.length)
    .meta({
      description:
        'kinds of files to make; `html` is always made. Left out: `html`, `pdf` and `png`, of canvases `svg` too; an update keeps ' +
        'those of before',
      examples: [['html', 'pdf', 'svg']],
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
}

/** How {@link RunWish} is checked and described. */
export const runWish: z.ZodType<RunWish> = z.strictObject(runShape).meta({
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
