import { CommanderError } from 'commander'

/** Wrong usage of the command line: says what is wrong and ends with exit code 2. */
export function usageError(text: string): CommanderError {
  process.stderr.write(`platen: ${text}\n`)
  return new CommanderError(2, 'platen.usage', text)
}
