import type { Tables } from './tables.ts'
import type { Transaction } from './transaction.ts'

/** How commands reach the state. */
export interface Commits {
  /** Runs a command as one commit and resolves with its result once that is on the disk. */
  commit<Result>(command: (transaction: Transaction) => Result): Promise<Result>
  /** Reads; resolves once everything that was read is on the disk. */
  read<Result>(query: (tables: Tables) => Result): Promise<Result>
}
