import type { FieldProblem, Problem } from '../http/wire/problem.ts'

/** Why the service refused, or why it could not be reached. */
export class PlatenError extends Error {
  /** 0 when no answer came. */
  readonly status: number
  /** For a program: `not-found`, `balance-insufficient`, …; `unreachable` when no answer came. */
  readonly code: string
  /** For whoever runs the service. */
  readonly requestId: string | undefined
  /** Field by field, when the request was not valid. */
  readonly errors: readonly FieldProblem[]

  constructor(
    status: number,
    problem: Partial<Problem> & Pick<Problem, 'detail' | 'code'>,
    options?: ErrorOptions,
  ) {
    super(problem.detail, options)
    this.name = 'PlatenError'
    this.status = status
    this.code = problem.code
    this.requestId = problem.request_id
    this.errors = problem.errors ?? []
  }
}

/** Makes the error of an answer that is a refusal, whoever gave it: a proxy on the way speaks another language. */
export async function toPlatenError(response: Response): Promise<PlatenError> {
  const text = await response.text()
  return new PlatenError(response.status, readProblem(text) ?? unknownProblem(response.status))
}

function readProblem(text: string): Problem | undefined {
  try {
    const problem = JSON.parse(text) as Partial<Problem> | null
    return typeof problem?.detail === 'string' && typeof problem.code === 'string'
      ? (problem as Problem)
      : undefined
  } catch {
    // Not from the service itself.
    return undefined
  }
}

function unknownProblem(status: number): Pick<Problem, 'detail' | 'code'> {
  return { detail: `the answer was ${status} without a reason`, code: `http-${status}` }
}
