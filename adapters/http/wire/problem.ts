import { z } from 'zod'

/** Why a request was refused. */
export interface Problem {
  /** For a reader: what is wrong, and how to mend it. */
  readonly detail: string
  /** For a program. */
  readonly code: string
  /** For whoever looks it up in the log. */
  readonly request_id: string
  /** Field by field, when the request was not valid. */
  readonly errors?: readonly FieldProblem[]
}

/** What is wrong with one field. */
export interface FieldProblem {
  /** `assets[0].name`; empty for the whole. */
  readonly path: string
  readonly code: string
  readonly message: string
}

/** How {@link Problem} is checked and described. */
export const problem: z.ZodType<Problem> = z
  .object({
    detail: z.string().meta({
      description: 'what is wrong, and how to mend it',
      examples: ['there is no job "job_none"; see GET /v1/jobs'],
    }),
    code: z.string().meta({ examples: ['not-found'] }),
    request_id: z.string().meta({ examples: ['req_dEx4eziODzFhqkMl0'] }),
    errors: z
      .array(
        z.object({
          path: z.string().meta({ examples: ['assets[0].name'] }),
          code: z.string().meta({ examples: ['too_small'] }),
          message: z.string().meta({ examples: ['must have at least 1 character'] }),
        }),
      )
      .meta({ description: 'field by field, when the request was not valid' })
      .exactOptional(),
  })
  .meta({
    title: 'Problem',
    examples: [
      {
        detail: 'there is no job "job_none"',
        code: 'not-found',
        request_id: 'req_dEx4eziODzFhqkMl0',
      },
    ],
  })
