import { CommanderError } from 'commander'

/** Wrong usage of the command line: what is wrong is said once, by whoever ends with it; the exit code is 2. */
export function usageError(text: string): CommanderError {
  return new CommanderError(2, 'platen.usage', text)
}

/** Whether an error is wrong usage, or help that was asked for, also where another copy of Commander made it. */
export function isUsageError(error: unknown): error is CommanderError {
  return error instanceof Error && 'exitCode' in error
}
