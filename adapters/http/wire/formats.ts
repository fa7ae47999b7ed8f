import { z } from 'zod'
import type { FormatDescription } from '../../../core/describe-format.ts'
import { usd } from './fields.ts'

/** A format, and what a run of it costs. */
export interface FormatEntry extends Pick<FormatDescription, 'group' | 'surface' | 'sizes'> {
  readonly format: string
  readonly price_usd: number
  /** What it takes of a copy, the needed first. */
  readonly roles: readonly {
    readonly role: string
    /** A label that means it, in English. */
    readonly label: string
    readonly sample?: string
    readonly needed: boolean
  }[]
  /** What it takes several of. */
  readonly lists: readonly {
    readonly role: string
    readonly needed: boolean
    readonly parts: readonly string[]
  }[]
  /** A copy to begin with, its format and a brief in its front matter. */
  readonly example: string
}

/** All formats there are. */
export interface FormatList {
  readonly data: readonly FormatEntry[]
}

/** How {@link FormatList} is checked and described. */
export const formatList: z.ZodType<FormatList> = z
  .object({
    data: z.array(
      z.object({
        format: z.string().meta({ examples: ['ticket'] }),
        group: z.enum(['web', 'slides', 'print', 'canvas', 'other']).meta({ examples: ['canvas'] }),
        surface: z
          .enum(['screen', 'pages', 'canvas'])
          .meta({ description: 'what it is designed for', examples: ['canvas'] }),
        sizes: z.array(
          z.object({
            name: z.string().meta({ examples: ['DL'] }),
            width: z.number().meta({ description: 'px', examples: [794] }),
            height: z.number().meta({ description: 'px; 0 is as long as the copy', examples: [374] }),
          }),
        ),
        price_usd: usd,
        roles: z.array(
          z.object({
            role: z.string().meta({ examples: ['doorTime'] }),
            label: z.string().meta({ description: 'a label that means it', examples: ['Doors'] }),
            sample: z
              .string()
              .meta({ examples: ['19:00'] })
              .exactOptional(),
            needed: z.boolean().meta({ description: 'it looks like itself with it' }),
          }),
        ),
        lists: z.array(
          z.object({
            role: z.string().meta({ examples: ['lines'] }),
            needed: z.boolean(),
            parts: z
              .array(z.string())
              .meta({ description: 'what each is made of', examples: [['title', 'amount']] }),
          }),
        ),
        example: z.string().meta({
          description: 'Markdown to begin with',
          examples: ['---\nformat: ticket\ntitle: Three Cellos and a Chair\n---\n'],
        }),
      }),
    ),
  })
  .meta({ title: 'FormatList' })
