/**
 * Hyphens that stand for something else: `--` between words, ranges of numbers (3-5), times and years, negative numbers
 * and dimensions (3 x 4). Dates, telephone numbers and codes stay as they are.
 */
export function setDashes(value: string, before: string, lang: string): string {
  if (!/[-x.]/.test(value)) return value
  return value
    .replace(/\.\.\.(?!\.)/g, (dots, at: number) => (value.charAt(at - 1) === '.' ? dots : '…'))
    .replace(/(^|[^-])---(?!-)/g, '$1—')
    .replace(/(^|[^-])--(?=\s|$)/g, spacedDash(lang))
    .replace(/([\p{L}\p{N}’”])--(?=[\p{L}\p{N}‘“])/gu, '$1–')
    .replace(range, toRange)
    .replace(/(^|[\s(€$£¥])-(?=[\d.]*\d)/g, (match, lead: string, at: number) =>
      at === 0 && lead === '' && before !== '' && !/[\s(]/.test(before) ? match : `${lead}−`,
    )
    .replace(/(?<![\p{L}\p{N}])(?!0x)(\d[\d.,]*\s?)x(?=\s?\d)/gu, '$1×')
}

/** A dash between clauses: with spaces around it as the author has them. English books close it up, others do not. */
function spacedDash(lang: string): string {
  return /^(?:ru|uk|be|bg|pl|es|pt|it)\b/i.test(lang) ? '$1—' : '$1–'
}

const range =
  /(?<![\p{L}\p{N}_/.,:–-])(\d{1,2}:\d{2}|\d{1,4})-(\d{1,2}:\d{2}|\d{1,4})(?![\p{L}\p{N}_/:–-]|[.,]\d)/gu

function toRange(match: string, from: string, to: string): string {
  const times = from.includes(':') && to.includes(':')
  if (times) return `${from}–${to}`
  if (from.includes(':') || to.includes(':')) return match
  // 555-1234 and 02-1234 are telephone numbers.
  if ((to.length === 4 && from.length < 4) || (from.startsWith('0') && from.length > 1)) return match
  return `${from}–${to}`
}
