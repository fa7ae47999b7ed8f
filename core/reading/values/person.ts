import { readMeaning } from './meaning.ts'
import { isText, type Read, type Scan, writtenBetween } from './scan.ts'
import type { TextValue } from './value.ts'

const particles: ReadonlySet<string> = new Set(
  'van von der den de del della di da dos das du la le zu zur af av ten ter bin ibn al el ben bat y e und'.split(
    ' ',
  ),
)

const mostWords = 6

/** The token after a name: capitalised words or initials with particles between them. */
function skipName({ tokens, raw }: Scan, at: number): number {
  let [next, end] = [at, at]
  for (let words = 0; words < mostWords; words++) {
    const token = tokens[next]
    if (token?.kind !== 'word' || (words > 0 && !token.spaced)) break
    const written = raw.slice(token.start, token.end)
    const particle = particles.has(token.text)
    // Scripts without capitals have names of up to three words.
    const named = /^\p{Lu}/u.test(written) || (/^\p{Lo}/u.test(written) && words < 3)
    if (!named && !particle) break
    next++
    if (written.length === 1 && isText(tokens[next], '.', 'tight')) next++
    while (
      /^['-]$/.test(tokens[next]?.text ?? '') &&
      !tokens[next]?.spaced &&
      tokens[next + 1]?.spaced === false
    )
      next += 2
    if (!particle) end = next
  }
  return end
}

/** A title and a name: `Dr. Eva Huber`, `Mme de La Tour`, `Mag. Dr. J. Roth`. Names by themselves are not told from other capitalised words. */
export function readPerson(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens } = scan
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const titled = skipTitles(scan, at)
  if (titled === at) return readHonoured(scan, at)
  const next = skipName(scan, titled)
  if (next === titled) return undefined
  // "M. Night" and "a. b." are initials: a title of one letter needs a full stop and two words.
  if (titled - at <= 2 && first.text.length === 1 && next - titled < 2) return undefined
  return { value: { type: 'person', text: writtenBetween(scan, at, next) }, next }
}

const mostTitles = 4

function skipTitles(scan: Scan, at: number): number {
  let next = at
  for (let titles = 0; titles < mostTitles; titles++) {
    const title = readMeaning(scan, next, 'person')
    if (title === undefined || !isTitle(scan, next, title.next)) break
    next = title.next
  }
  return next
}

/** A short title has its full stop, and titles of scripts with capitals have one: `Dr.`, `Mme`, not "me". */
function isTitle({ tokens, raw }: Scan, at: number, next: number): boolean {
  const token = tokens[at]
  if (token === undefined || !/^[\p{Lu}\p{Lo}]/u.test(raw.slice(token.start, token.end))) {
    return (
      /^(p|sr|sra|dr|dra|dhr|mevr|mw|mgr|inz|prof|ing|lic|drs|ir|hr|mag)$/.test(token?.text ?? '') &&
      isText(tokens[next - 1], '.')
    )
  }
  return token.text.length > 1 || isText(tokens[next - 1], '.')
}

/** 様, さん, 氏, 先生, 女士, 씨 and 님 stand behind the name; behind a blank alone 殿, which is a hall too. */
const honours =
  /^[^\s\p{P}\d]{1,12}[ \u3000]?[^\s\p{P}\d]{0,12}?(様|さま|さん|氏|先生|女士|博士|教授|同学|[ \u3000]殿|씨|님|귀하)$/u

function readHonoured({ raw, tokens, whole }: Scan, at: number): Read<TextValue> | undefined {
  if (!whole || at > 0) return undefined
  const text = raw.trim()
  return honours.test(text) ? { value: { type: 'person', text }, next: tokens.length } : undefined
}
