import type { ProblemCode } from './problem-status.ts'
import type { FieldProblem } from '../wire/problem.ts'

/** What is refused before or after the rules: the same shape as their errors, with what HTTP adds. */
export class HttpError extends Error {
  readonly code: ProblemCode
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly FieldProblem[]

  constructor(
    code: ProblemCode,
    text: string,
    more: {
      readonly headers?: Readonly<Record<string, string>>
      readonly errors?: readonly FieldProblem[]
    } = {},
  ) {
    super(text)
    this.name = 'HttpError'
    this.code = code
    this.headers = more.headers ?? {}
    this.errors = more.errors ?? []
  }
}
