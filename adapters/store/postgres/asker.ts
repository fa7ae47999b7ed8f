import type pg from 'pg'
import { ask } from './connect.ts'
import type { Statement } from './statements.ts'

/** Asks the database within one transaction, and remembers what it failed with: after that it answers nothing. */
export interface Asker {
  ask(statement: Statement): Promise<readonly (readonly unknown[])[]>
  /** What failed first. */
  readonly failure: unknown
}

/** Creates what asks in the transaction that is open on a connection. */
export function createAsker(client: pg.ClientBase): Asker {
  let failure: unknown
  return {
    ask(statement) {
      const answer = ask(client, statement)
      // Whoever waits for the answer hears of it; until then it is nobody's.
      answer.catch(error => {
        failure ??= error
      })
      return answer
    },
    get failure() {
      return failure
    },
  }
}
