/** Every reason why a job ends without a rendition. Adapters map each to their own status. */
export type RenderErrorCode =
  | 'job-invalid'
  | 'format-unknown'
  | 'size-unknown'
  | 'size-too-small'
  | 'content-not-text'
  | 'content-too-large'
  | 'asset-invalid'
  | 'cancelled'
  | 'time-limit'
  | 'memory-limit'
  | 'queue-full'
  | 'engine-closed'
  | 'worker-lost'
  | 'format-failed'

/** What stops a render. The text says what failed, names the value and says how to mend it. */
export class RenderError extends Error {
  readonly code: RenderErrorCode

  constructor(code: RenderErrorCode, text: string, options?: ErrorOptions) {
    super(text, options)
    this.name = 'RenderError'
    this.code = code
  }
}

/** Whether an error is one of these, also where another copy of this module made it: the packed renderer has its own. */
export function isRenderError(error: unknown): error is RenderError {
  return error instanceof Error && error.name === 'RenderError'
}
