import type { Account, Debt } from './account.ts'

/** What follows from an account's debts. */
type Standing = Pick<Account, 'debts' | 'pastDue'>

/** Notes that a payment has failed; told again, it is the same debt. */
export function oweDebt({ debts = [] }: Standing, debt: Debt): Standing {
  return standing(debts.some(({ cause }) => cause === debt.cause) ? debts : [...debts, debt])
}

/** Takes a payment into account: of a debt it is, it ends it; any other pays debts off, the oldest first. */
export function settleDebts({ debts = [] }: Standing, { cause, amountMicros }: Debt): Standing {
  if (debts.some(debt => debt.cause === cause)) return standing(debts.filter(debt => debt.cause !== cause))
  let left = amountMicros
  return standing(
    debts.flatMap(debt => {
      const paid = Math.min(left, debt.amountMicros)
      left -= paid
      return paid === debt.amountMicros ? [] : [{ ...debt, amountMicros: debt.amountMicros - paid }]
    }),
  )
}

function standing(debts: readonly Debt[]): Standing {
  return { debts, pastDue: debts.length > 0 }
}
