import type { LedgerEntry } from '../../../service/credits/ledger-entry.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import { oweDebt, settleDebts } from '../../../service/credits/debts.ts'
import { ServiceError } from '../../../service/service-error.ts'
import type { MoneyStore } from '../../../service/ports/store/money-store.ts'
import type { Commits } from '../tables/commits.ts'
import { takePage } from '../tables/take-page.ts'
import type { Tables } from '../tables/tables.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Credit: every movement of a balance goes through `postEntry`. */
export function moneyCommands({ commit, read }: Commits): MoneyStore {
  return {
    postEntry: entry => commit(transaction => postEntry(transaction, entry)),
    recordPayment: ({ eventId, accountId, entries = [], change, owes, pays, overtakenBy, follows, at }) =>
      commit(transaction => {
        const { tables } = transaction
        const account = tables.accounts.get(accountId)
        if (!account || tables.payments.get(eventId)) return false
        if (follows !== undefined && tables.entries.get(follows)?.accountId !== accountId) {
          throw new ServiceError(
            'payment-unknown',
            `the payment "${follows}" is not known here yet; send the event again later`,
          )
        }
        transaction.put('payments', { eventId, at })
        if (overtakenBy !== undefined && tables.entries.get(overtakenBy)) return true
        transaction.put('accounts', {
          ...account,
          ...change,
          ...(owes && oweDebt(account, owes)),
          ...(pays && settleDebts(account, pays)),
        })
        for (const entry of entries) postEntry(transaction, entry)
        return true
      }),
    listHolds: accountId => read(tables => [...tables.holds.find('account', accountId)]),
    listEntries: (accountId, page) =>
      read(tables =>
        takePage(tables.entries.find('account', accountId), 'newest first', page, ({ entryId }) => entryId),
      ),
    checkLedger: () => read(checkLedger),
  }
}

/** Posts an entry and moves its account's balance; false when the cause has been posted before. */
export function postEntry(transaction: Transaction, entry: LedgerEntry): boolean {
  const { entries, accounts } = transaction.tables
  if (entries.get(entry.entryId)) return false
  const account = accounts.get(entry.accountId)
  if (!account) return false
  transaction.put('entries', entry)
  transaction.put('accounts', {
    ...account,
    freeMicros: account.freeMicros + entry.freeMicros,
    paidMicros: account.paidMicros + entry.paidMicros,
  })
  return true
}

function checkLedger(tables: Tables): readonly string[] {
  const problems: string[] = []
  for (const account of tables.accounts.rows()) {
    const entries = [...tables.entries.find('account', account.accountId)]
    const free = entries.reduce((sum, entry) => sum + entry.freeMicros, 0)
    const paid = entries.reduce((sum, entry) => sum + entry.paidMicros, 0)
    if (free !== account.freeMicros || paid !== account.paidMicros) {
      problems.push(
        `${account.accountId} has ${account.freeMicros} + ${account.paidMicros} µUSD, its entries sum to ${free} + ${paid}`,
      )
    }
  }
  for (const run of tables.runs.rows()) {
    const held = tables.holds.get(run.runId) !== undefined
    if (held === isTerminal(run.status)) {
      problems.push(`${run.runId} is ${run.status} and has ${held ? 'a' : 'no'} hold`)
    }
  }
  for (const hold of tables.holds.rows()) {
    if (!tables.runs.get(hold.runId)) problems.push(`${hold.runId} has a hold but is no run`)
  }
  return problems
}
