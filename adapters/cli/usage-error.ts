import { CommanderError } from 'commander'
import { isRenderError } from '../../core/error.ts'

/** Wrong usage of the command line: what is wrong is said once, by whoever ends with it; the exit code is 2. */
export function usageError(text: string): CommanderError {
  return new CommanderError(2, 'platen.usage', text)
}

/** Whether an error is wrong usage, or help that was asked for, also where another copy of Commander made it. */
export function isUsageError(error: unknown): error is CommanderError {
  return error instanceof Error && 'exitCode' in error
}

/** 0 for help and version, 2 for a wrong command line, 1 for what could not be rendered. */
export function exitCodeOf(error: unknown): number {
  if (isUsageError(error)) return error.exitCode === 0 ? 0 : 2
  if (isRenderError(error))
    return ['format-unknown', 'size-unknown', 'size-too-small'].includes(error.code) ? 2 : 1
  return 1
}
