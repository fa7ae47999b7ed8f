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
    detail: z.string().meta({ description: 'what is wrong, and how to mend it' }),
    code: z.string(),
    request_id: z.string(),
    errors: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .meta({ description: 'field by field, when the request was not valid' })
      .exactOptional(),
  })
  .meta({ title: 'Problem' })
