import { z } from 'zod'
import type { BriefNote, BriefReport } from '../../../core/brief/write-report.ts'
import type { Message } from '../../../core/message.ts'

const sampleMessage: Message = {
  rule: 'image-missing',
  severity: 'warning',
  text: 'the picture "heron.png" is not there',
  hint: 'upload it and name it in `files`',
  line: 12,
  column: 9,
}

/** How what the author of a copy can mend is checked and described. */
export const messages: z.ZodType<readonly Message[]> = z
  .array(
    z.object({
      rule: z.string().meta({ description: 'for a program' }),
      severity: z.enum(['error', 'warning', 'info']),
      text: z.string().meta({ description: 'what is wrong' }),
      hint: z.string().meta({ description: 'how to mend it' }).exactOptional(),
      line: z.int().min(1).meta({ description: 'line of the copy' }).exactOptional(),
      column: z.int().min(1).meta({ description: 'column on that line' }).exactOptional(),
    }),
  )
  .meta({
    description: 'what the author can mend; only when completed, or failed for what was made',
    examples: [[sampleMessage]],
  })

const notes: z.ZodType<readonly BriefNote[]> = z.array(
  z.object({
    phrase: z.string().meta({ description: 'words of the brief' }),
    effect: z.string().meta({ description: 'what they did, or why they did nothing' }),
  }),
)

/** How what became of a brief is checked and described. */
export const briefReport: z.ZodType<BriefReport> = z
  .object({
    told: z
      .array(
        z.object({
          phrase: z.string(),
          became: z.enum(['done', 'assumed', 'not done']),
          said: z.string().meta({ description: 'what was done and where, or why not' }),
          otherwise: z.string().meta({ description: 'what to write to have it otherwise' }).exactOptional(),
        }),
      )
      .meta({ description: 'wish by wish, in words' })
      .exactOptional(),
    understood: notes.meta({ description: 'phrases that set something' }),
    assumed: notes.meta({ description: 'what was taken on the author’s behalf' }),
    conflicts: notes.meta({ description: 'phrases that contradict each other or a rule, and which won' }),
    ignored: notes.meta({ description: 'words that changed nothing' }),
  })
  .meta({
    description: 'what became of the brief; only when completed, or failed for what was made',
    examples: [
      {
        understood: [{ phrase: 'dark green', effect: 'color.accent = #1f5c3a' }],
        ...{ assumed: [], conflicts: [], ignored: [] },
      },
    ],
  })
