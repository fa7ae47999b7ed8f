/** A formula in TeX in the source: `$x^2$`, `\(x\)`, or one that stands by itself, `$$…$$`, `\[…\]`, `\begin{align}…\end{align}`. */
export interface MathSpan {
  readonly start: number
  readonly end: number
  /** What stands between its marks. */
  readonly tex: string
  /** Its marks are those of a formula that stands by itself. */
  readonly display: boolean
}

/** Letters of one formula at most. */
const LONGEST = 4000

/** Everything that may begin a formula; what a backslash takes from a sign is passed over. */
const opening = /\\\\|\\[([]|\\begin\{|\\[\s\S]|\$\$?/g

/** What ends a formula, by what begins it: up to there are no backticks, since no formula goes through code. */
const rest: Readonly<Record<string, RegExp>> = {
  $: /((?:[^$`\\]|\\[\s\S])*)\$/y,
  $$: /((?:[^$`\\]|\\[\s\S])*)\$\$/y,
  '\\(': /((?:[^`\\]|\\[^()[\]])*)\\\)/y,
  '\\[': /((?:[^`\\]|\\[^()[\]])*)\\\]/y,
}

/** What TeX sets as a block of its own by its name. */
const environment = /\\begin\{((?:equation|align|gather|multline|alignat|flalign|eqnarray)\*?)\}/y

/**
 * The formulas of a source. What stands between dollars is one only where it looks like TeX: `$5 and $10`, `US$ 20` and
 * `$PATH` are none. Numbers and names between dollars are where the copy has other formulas.
 */
export function findMath(source: string): readonly MathSpan[] {
  if (!/\$|\\[([]|\\begin\{/.test(source)) return []
  const found: { readonly span: MathSpan; readonly sure: boolean }[] = []
  /** Where the next end of each kind of block is, so that it is looked for once. */
  const ends = new Map<string, number>()
  opening.lastIndex = 0
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const candidate = candidateAt(source, match[0], match.index, ends)
    if (candidate === undefined) continue
    found.push(candidate)
    opening.lastIndex = candidate.span.end
  }
  if (!found.some(({ sure }) => sure)) return []
  return found.map(({ span }) => span)
}

function candidateAt(
  source: string,
  mark: string,
  start: number,
  ends: Map<string, number>,
): { readonly span: MathSpan; readonly sure: boolean } | undefined {
  if (mark === '\\begin{') return environmentAt(source, start, ends)
  const pattern = rest[mark]
  if (pattern === undefined) return undefined
  pattern.lastIndex = start + mark.length
  const tex = pattern.exec(source)?.[1]
  const end = pattern.lastIndex
  if (tex === undefined || tex.length > LONGEST) return undefined
  const display = mark === '$$' || mark === '\\['
  const known = mark === '$' ? isInDollars(source, tex, start, end) : isBetween(source, tex, start, display)
  return known === undefined ? undefined : { span: { start, end, tex, display }, sure: known === 'sure' }
}

function environmentAt(source: string, start: number, ends: Map<string, number>) {
  environment.lastIndex = start
  const name = environment.exec(source)?.[1]
  const isLine = /^[ \t>]*$/.test(lineBefore(source, start))
  if (name === undefined || !isLine) return undefined
  const close = `\\end{${name}}`
  const known = ends.get(name) ?? -1
  const at = known > start ? known : source.indexOf(close, start)
  ends.set(name, at < 0 ? source.length : at)
  const tex = source.slice(start, at + close.length)
  if (at < 0 || at >= source.length || tex.length > LONGEST || tex.includes('`')) return undefined
  return { span: { start, end: start + tex.length, tex, display: true }, sure: true }
}

/** Letters of a line that are looked at before a formula: there are lines of megabytes. */
const REACH = 300

/** What stands before a place on its line, or the last of that. */
export function lineBefore(source: string, at: number): string {
  const before = source.slice(Math.max(0, at - REACH), at)
  return before.slice(before.lastIndexOf('\n') + 1)
}

type Verdict = 'sure' | 'perhaps' | undefined

/** What makes an ordinal or a plural of a formula: `$k$th`, `$n$te`. */
const ENDING = /^(?:th|st|nd|rd|s|te[nrs]?|er?|ème|ième)(?![\p{L}\p{N}])/u

/** Dollars touch their formula, and no word but its ending: behind a letter one is of a currency, before a digit it is of a price. */
function isInDollars(source: string, tex: string, start: number, end: number): Verdict {
  const after = source.slice(end, end + 6)
  if (
    /[\p{L}\p{N}$]/u.test(source[start - 1] ?? '') ||
    (/^[\p{L}\p{N}$]/u.test(after) && !ENDING.test(after))
  )
    return undefined
  if (tex === '' || /^\s|\s$|\n[ \t>]*\r?\n/.test(tex)) return undefined
  // `$5-$10`: the second of two prices.
  if (/\d\s?[-–~/]\s?$/.test(source.slice(Math.max(0, start - 4), start))) return undefined
  if (isTex(tex)) return 'sure'
  return isShort(tex) ? 'perhaps' : undefined
}

function isBetween(source: string, tex: string, start: number, display: boolean): Verdict {
  const inner = tex.trim()
  if (inner === '' || (!display && /\n[ \t>]*\r?\n/.test(tex)) || !isTex(inner)) return undefined
  // `\[x\]` may be a box to tick, and `\(a\)` may count.
  return inner.length === 1 && source[start] === '\\' ? 'perhaps' : 'sure'
}

/** `\alpha`, `\,`, `\{`: what a backslash makes of a word or a sign. */
const command = /\\(?:[A-Za-z]+|[,;:!{}| ])/
/** A letter or a bracket with something raised or lowered: `x_i`, `10^{-3}`; in `first_name` it is none. */
const script = /(?:^|[^A-Za-z])[A-Za-z]{1,2}\s?[_^]|[\d)}\]|'][_^]/
/** What no formula holds: an address, another currency. */
const foreign = /:\/\/|\]\(|[€£¥]/
const words = /(?<!\\)(?<![A-Za-z\\])[A-Za-z]{3,}/

/** Whether something looks like TeX: it has a command, or something raised or lowered, or is an equation or one letter. */
function isTex(tex: string): boolean {
  if (foreign.test(tex)) return false
  if (command.test(tex) || script.test(tex)) return true
  if (words.test(tex)) return false
  const hasVariable = /(?:^|[^A-Za-z])[A-Za-z\u0370-\u03ff](?![A-Za-z])/.test(tex)
  if (!hasVariable) return false
  return /^[A-Za-z\u0370-\u03ff]['′]?$|^[A-Za-z]\([A-Za-z\d, ]+\)$|[=<>≤≥≠≈+*/−-]/.test(tex)
}

/** A number, a term or a pair of letters, without blanks: `0`, `2x`, `AB`, `[0,1]`. */
function isShort(tex: string): boolean {
  return /^[\p{L}\p{N}.,()[\]|:!%+*/<=>−-]{1,16}$/u.test(tex.replace(/,\s/g, ',')) && !/\p{L}{4}/u.test(tex)
}
