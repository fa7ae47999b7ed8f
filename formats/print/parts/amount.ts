import Big from 'big.js'

/**
 * Reads an amount as people write it: `1,234.50`, `1.234,50`, `1 234,50`, `€ -12`, `(12.00)`, `21%`. A lone separator
 * before exactly three digits divides thousands. Undefined for what is no number.
 */
export function readAmount(text: string): Big | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’%]|\p{Sc}|\b[A-Z]{3}\b/gu, '').replace(/[−–]/, '-')
  const bracketed = /^\((.*)\)$/.exec(plain)
  const body = bracketed?.[1] ?? plain
  if (!/^[+-]?\d[\d.,]{0,30}$/.test(body)) return undefined
  const amount = new Big(
    body.replace(/^\+/, '').replaceAll(/[.,]/g, (mark, at: number) => (isDecimal(body, mark, at) ? '.' : '')),
  )
  return bracketed ? amount.neg() : amount
}

function isDecimal(text: string, mark: string, at: number): boolean {
  if (at !== Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))) return false
  if (text.indexOf(mark) !== at || at === text.length - 1) return false
  const other = mark === '.' ? ',' : '.'
  return text.includes(other) || text.length - at - 1 !== 3 || /^[+-]?0/.test(text)
}
