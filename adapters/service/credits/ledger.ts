import type { AuditEntry } from '../audit/audit-entry.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Page } from '../jobs/page.ts'
import { eachRow, type Reader, type Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { leaveQueue } from '../runs/enqueue.ts'
import { isEdit } from '../runs/run.ts'
import { isTerminal } from '../runs/run-status.ts'
import type { Account } from './account.ts'
import { releaseHold } from './holds.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Micros } from './money.ts'

/** Posts an entry and moves its account's balance; false when the cause has been posted before. */
export async function postEntry(tx: Tx, entry: LedgerEntry): Promise<boolean> {
  if (await tx.get('entries', entry.entryId)) return false
  const account = await tx.get('accounts', entry.accountId)
  if (!account) return false
  tx.put('entries', entry)
  // What runs cost stands in the ledger, for each of them.
  if (entry.kind !== 'charge') writeAudit(tx, lineOf(entry))
  tx.put('accounts', {
    ...account,
    freeMicros: account.freeMicros + entry.freeMicros,
    paidMicros: account.paidMicros + entry.paidMicros,
  })
  return true
}

function lineOf(entry: LedgerEntry): Omit<AuditEntry, 'auditId'> {
  const { accountId, entryId, kind, note, createdAt: at, freeMicros, paidMicros } = entry
  const role = kind === 'grant' || kind === 'adjustment' ? 'service' : 'payments'
  const amount = `${((freeMicros + paidMicros) / 1_000_000).toFixed(4)} USD`
  return { accountId, at, act: 'money-moved', by: { role }, on: entryId, note: `${kind} ${amount}: ${note}` }
}

/** Movements of a balance, newest first. */
export function listEntries(reader: Reader, accountId: string, page: Page): Promise<readonly LedgerEntry[]> {
  return reader.find('entries', 'account', accountId, { ...page, newestFirst: true })
}

/** What an account's entries come to. */
interface Sum {
  free: Micros
  paid: Micros
}

/** What is wrong, and how the rows would be right. */
interface Finding {
  readonly problem: string
  mend(tx: Tx, at: number): Promise<void>
}

/** Every way in which balances, entries and holds disagree; empty when all is well. */
export async function checkLedger(reader: Reader): Promise<readonly string[]> {
  const problems: string[] = []
  for await (const { problem } of findWrong(reader)) problems.push(problem)
  return problems
}

/** Sets balances by the entries, drops holds of no run, and fails runs that have lost their hold. Returns what it did. */
export async function repairLedger(tx: Tx, at: number): Promise<readonly string[]> {
  const found: Finding[] = []
  for await (const finding of findWrong(tx)) found.push(finding)
  for (const { mend } of found) await mend(tx, at)
  return found.map(({ problem }) => problem)
}

async function* findWrong(reader: Reader): AsyncGenerator<Finding> {
  yield* findWrongBalances(reader)
  yield* findWrongTurns(reader)
  for await (const hold of eachRow(reader, 'holds', 'all', all)) {
    const { runId } = hold
    const status = (await reader.get('runs', runId))?.status
    if (status !== undefined && !isTerminal(status)) continue
    const problem = status === undefined ? 'has a hold but is no run' : `is ${status} and has a hold`
    yield { problem: `${runId} ${problem}`, mend: tx => releaseHold(tx, hold) }
  }
  for (const index of ['queued', 'begun'] as const) {
    for await (const run of eachRow(reader, 'runs', index, all)) {
      // An edit costs nothing.
      if (isEdit(run) || (await reader.get('holds', run.runId))) continue
      yield {
        problem: `${run.runId} is ${run.status} and has no hold`,
        async mend(tx, at) {
          if (run.status === 'queued') await leaveQueue(tx, run)
          const error = 'what was reserved for this run was lost when the store was repaired; create it again'
          tx.put('runs', { ...run, status: 'failed', error, logTail: error, completedAt: at })
        },
      }
    }
  }
}

async function* findWrongBalances(reader: Reader): AsyncGenerator<Finding> {
  const sums = new Map<string, Sum>()
  for await (const { accountId, freeMicros, paidMicros } of eachRow(reader, 'entries', 'all', all)) {
    const sum = sums.get(accountId) ?? { free: 0, paid: 0 }
    sum.free += freeMicros
    sum.paid += paidMicros
    sums.set(accountId, sum)
  }
  const reserved = new Map<string, Micros>()
  for await (const { accountId, amountMicros } of eachRow(reader, 'holds', 'all', all))
    reserved.set(accountId, (reserved.get(accountId) ?? 0) + amountMicros)
  for await (const account of eachRow(reader, 'accounts', 'all', all)) {
    const { free, paid } = sums.get(account.accountId) ?? { free: 0, paid: 0 }
    const { accountId, freeMicros, paidMicros } = account
    if (!isBalance(account, free, paid)) {
      yield {
        problem: `${accountId} has ${freeMicros} + ${paidMicros} µUSD, its entries sum to ${free} + ${paid}`,
        mend: tx => changeAccount(tx, accountId, { freeMicros: free, paidMicros: paid }),
      }
    }
    const held = reserved.get(accountId) ?? 0
    if ((account.heldMicros ?? held) === held) continue
    yield {
      problem: `${accountId} has ${account.heldMicros} µUSD reserved, its holds sum to ${held}`,
      mend: tx => changeAccount(tx, accountId, { heldMicros: held }),
    }
  }
}

async function changeAccount(tx: Tx, accountId: string, change: Partial<Account>): Promise<void> {
  const account = await tx.get('accounts', accountId)
  if (account) tx.put('accounts', { ...account, ...change })
}

async function* findWrongTurns(reader: Reader): AsyncGenerator<Finding> {
  const queued = new Map<string, number>()
  for await (const run of eachRow(reader, 'runs', 'queued', all))
    if (!isEdit(run)) queued.set(run.accountId, (queued.get(run.accountId) ?? 0) + 1)
  for await (const turn of eachRow(reader, 'turns', 'all', all)) {
    const { accountId, waiting } = turn
    const counted = queued.get(accountId) ?? 0
    if ((waiting ?? counted) === counted) continue
    yield {
      problem: `${accountId} is said to have ${waiting} runs in the queue and has ${counted}`,
      mend: async tx => tx.put('turns', { ...turn, waiting: counted }),
    }
  }
}

function isBalance({ freeMicros, paidMicros }: Account, free: Micros, paid: Micros): boolean {
  return freeMicros === free && paidMicros === paid
}
