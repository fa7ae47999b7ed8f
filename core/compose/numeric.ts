/**
 * Whether a cell's text is a number, with or without sign, currency, unit or per cent: `1,090`, `+1.2`, `€ 540`, `83 %`, `12 h`.
 * A dash stands for a number that is not there.
 */
export function isNumeric(text: string): boolean {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (/^[–—−-]$/.test(bare)) return true
  return /^[(+−–-]?(?:\p{Sc}|[A-Z]{3})?[+−-]?\d[\d.,'’]*(?:\p{Sc}|%|‰|°|[A-Za-zµ°²³/]{1,5})?\)?$/u.test(bare)
}
