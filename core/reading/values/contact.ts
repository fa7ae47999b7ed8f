import { onDemand } from '../../on-demand.ts'
import type { Read, Scan, Token } from './scan.ts'
import type { TextValue } from './value.ts'

/** The word a token opens, up to white space, without the punctuation of the sentence around it. */
interface Chunk {
  readonly text: string
  readonly end: number
}

const longestChunk = 600

function readChunk({ raw, tokens }: Scan, at: number): Chunk | undefined {
  const first = tokens[at]
  if (first === undefined || !opensChunk(tokens, at)) return undefined
  let last = at
  let telling = first.text === '@'
  for (
    ;
    tokens[last + 1]?.spaced === false && (tokens[last + 1]?.end ?? 0) - first.start < longestChunk;
    last++
  ) {
    telling ||= /^[@.]$/.test(tokens[last + 1]?.text ?? '')
  }
  if (!telling) return undefined
  const text = raw.slice(first.start, tokens[last]?.end)
  const trimmed = text.replace(/[.,;:!?'"»”’>\]}]{1,8}$/, '').replace(/^([^(]*)\)[.,;:!?]?$/, '$1')
  return { text: trimmed, end: first.start + trimmed.length }
}

/** White space, a bracket, a quote or a colon stands before it. */
function opensChunk(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind === 'mark' && tokens[at]?.text !== '@') return false
  return tokens[at]?.spaced === true || at === 0 || /^[(<["':]$/.test(tokens[at - 1]?.text ?? '')
}

const emailForm =
  /^(?:mailto:)?[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u
const addressForm = /^(?:https?|ftp):\/\/[^\s<>"]+$/i
const hostForm =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,24}|xn--[a-z\d-]{1,59}))(?::\d{2,5})?(?:[/?#]\S*)?$/u
const handleForm =
  /^@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_])?(?:@[a-z\d.-]{1,250}\.[a-z]{2,24})?$/u

/** Top-level domains beside those of countries. */
const domains: ReadonlySet<string> = new Set(
  (
    'com org net edu gov mil int info biz name pro eu uk example test invalid local localhost app dev page site online shop store blog art ' +
    'design studio agency media news press tv fm radio film music band events tickets club social community network cloud ' +
    'digital tech technology software systems solutions services consulting group company works work jobs careers ' +
    'education academy school university institute foundation charity ngo health care clinic dental vet fitness yoga cafe bar ' +
    'restaurant pub beer wine coffee pizza kitchen catering farm garden house homes land estate properties hotel ' +
    'travel tours holiday museum gallery photo photography fashion style boutique jewelry berlin hamburg koeln wien tirol ' +
    'bayern paris bzh london scot wales irish madrid barcelona cat eus gal amsterdam brussels swiss zuerich nyc miami ' +
    'tokyo osaka kyoto quebec africa asia lat xyz top link live life world earth space zone guide tips wiki ink ' +
    'bike run ski surf golf fun games game toys gift green eco energy bio solar capital finance money fund bank insurance ' +
    'legal law lawyer expert team global international one plus love family church coop aero рф укр срб бел 中国 中國 香港 한국 みんな'
  ).split(' '),
)

const regions = onDemand(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }))

/** Bare hosts are read in small letters with a domain that exists: `rink.example/path`, not `Node.js` or `end.It`. */
function isDomain(host: string, domain: string, pathed: boolean): boolean {
  if (host !== host.toLowerCase()) return false
  if (domains.has(domain)) return true
  if (!/^[a-z]{2}$/.test(domain) || regions().of(domain.toUpperCase()) === undefined) return false
  // Short words around a full stop are abbreviations: z.b, u.a, p.m; and files have endings like countries.
  const name = host.split('.').at(-2) ?? ''
  return !/^(md|py|rs|sh|so|ps|js)$/.test(domain) && (name.length > 2 || pathed)
}

/** Keys of JSON-LD look like handles. */
const keywords: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  '@id',
  '@graph',
  '@value',
  '@list',
  '@language',
])

function typeOf(text: string): TextValue['type'] | undefined {
  if (text.startsWith('@')) return handleForm.test(text) && !keywords.has(text) ? 'handle' : undefined
  if (addressForm.test(text) && text.includes('.')) return 'url'
  if (text.includes('@')) return hostForm.test(text) ? 'url' : emailForm.test(text) ? 'email' : undefined
  if (!text.includes('.')) return undefined
  const host = hostForm.exec(text)
  if (host === null) return undefined
  const known = /^www\./i.test(text) || isDomain(host[1] ?? '', host[2] ?? '', text.includes('/'))
  return known ? 'url' : undefined
}

/** An e-mail address, a web address or a handle; each is one word. */
export function readContact(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens } = scan
  const second = tokens[at + 1]
  if (second === undefined || second.spaced) return undefined
  const chunk = readChunk(scan, at)
  const type = chunk && typeOf(chunk.text)
  if (chunk === undefined || type === undefined) return undefined
  let next = at + 1
  while (next < tokens.length && (tokens[next]?.start ?? 0) < chunk.end) next++
  return { value: { type, text: chunk.text }, next }
}

const longestIban = 34
const shortestIban = 15

/** Groups of four as banks write them: an account is known by them even where its check figures are made up. */
const grouped = /^[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?(?![\p{L}\d])/u

/** An account number whose check figures are right, in groups or not, or one in groups of four. */
export function readIban(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens, raw } = scan
  const [country, check] = [tokens[at], tokens[at + 1]]
  if (country?.text.length !== 2 || check?.kind !== 'number' || check.spaced || check.text.length < 2)
    return undefined
  if (!/^[A-Z]{2}$/.test(raw.slice(country.start, country.end))) return undefined
  let written = ''
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next]
    if (token === undefined || token.kind === 'mark' || written.length + token.text.length > longestIban)
      break
    written += token.text.toUpperCase()
    const ends =
      tokens[next + 1] === undefined || tokens[next + 1]?.spaced || tokens[next + 1]?.kind === 'mark'
    if (written.length >= shortestIban && ends && isChecked(written)) {
      return { value: { type: 'iban', text: raw.slice(country.start, token.end) }, next: next + 1 }
    }
  }
  const [groups] = grouped.exec(raw.slice(country.start)) ?? []
  if (groups === undefined) return undefined
  const end = country.start + groups.length
  const next = tokens.findIndex(({ start }, place) => place > at && start >= end)
  return { value: { type: 'iban', text: groups }, next: next < 0 ? tokens.length : next }
}

/** ISO 13616: with the first four signs behind and letters as numbers, the rest of a division by 97 is 1. */
function isChecked(written: string): boolean {
  let rest = 0
  for (const sign of written.slice(4) + written.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    if (Number.isNaN(value)) return false
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
