import Big from 'big.js'
import type { Fact } from '../../../core/reading/reading.ts'

/** The amount that a part of a bill states, to the cent: sums of it are exact. */
export function exactAmount({ value }: Pick<Fact, 'value'>): Big | undefined {
  if (
    value?.type !== 'money' &&
    value?.type !== 'number' &&
    value?.type !== 'change' &&
    value?.type !== 'quantity'
  )
    return undefined
  return new Big(value.amount)
}
