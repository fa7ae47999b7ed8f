import { type Micros, toUsd } from '../../../service/credits/money.ts'

/** An amount as people write it: `$0.10`, `−$12.5025`; two to four decimals. */
export function dollars(micros: Micros): string {
  const usd = toUsd(micros)
  const digits = Math.abs(usd).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  return `${usd < 0 ? '−' : ''}$${digits}`
}
