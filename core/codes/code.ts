/**
 * Codes that machines read: what of a copy is in one, and which symbols hold it. A code is drawn only of what the copy
 * says, and its words are printed beside it all the same.
 */
import type { Claim, Reading } from '../reading/reading.ts'
import type { Role } from '../reading/roles.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'

/** The ways to draw a code. */
export type SymbolKind = 'qr' | 'aztec' | 'pdf417' | 'code-128' | 'ean-13'

/** What a code says, and how it may be drawn. */
export interface Code {
  /** What readers of it get. */
  readonly data: string
  /** The best first: one that does not hold the data, or is too wide for its place, gives way to the next. */
  readonly symbols: readonly SymbolKind[]
  /** What it stands for in the words of the copy, for those who do not see it. */
  readonly says: string
  /** mm of its dark modules' width that a standard asks for: at least, or exactly. */
  readonly least?: number
  readonly exactly?: number
  /** A Swiss cross on its middle. */
  readonly cross?: true
  /** People read it or type it: drawn only where a brief asks for a code. */
  readonly typed?: true
}

/** What a format encodes of a reading for a page. */
export type ReadCode = (reading: Reading, page: PageSize) => Code | undefined

/** The code of a copy, unless its brief wants none; what people type has one where the brief asks for it. */
export function codeIn(read: ReadCode | undefined, reading: Reading, theme: Theme): Code | undefined {
  const { codes } = theme.design.decor
  const code = codes === false ? undefined : read?.(reading, theme.page)
  return code?.typed && codes !== true ? undefined : code
}

/** The theme in which a code gives way. */
export function withoutCode(theme: Theme): Theme {
  const { design } = theme
  return { ...theme, design: { ...design, decor: { ...design.decor, codes: false } } }
}

/** Below this a role is a guess, and nothing to encode. */
const SURE = 0.5

/** What a role says where the copy has it and it is no guess. */
export function sureText(claim: Claim | undefined): string | undefined {
  return claim !== undefined && claim.weight >= SURE ? claim.text.trim() : undefined
}

/** A word with a figure or of capitals: a code or a number, and no sentence about one. */
const CODE = /^(?=.*(?:\p{Nd}|\p{Lu}{3}))[\p{L}\p{M}\p{Nd}]+(?:[-–./ _#]{1,2}[\p{L}\p{M}\p{Nd}]+)*$/u

/** Words of the longest number; what has more is text. */
const MOST = 6

/** Numbers that are read at a door. */
const atDoor: ReadonlySet<Role> = new Set(['ticketNumber', 'orderNumber'])

/** The first of some roles whose words are a code or a number, drawn as one of some symbols. */
export function numberCode(
  { roles }: Pick<Reading, 'roles'>,
  names: readonly Role[],
  symbols: readonly SymbolKind[],
): Code | undefined {
  const role = names.find(name => isNumber(sureText(roles[name]) ?? ''))
  if (role === undefined) return undefined
  const data = sureText(roles[role]) ?? ''
  // A number that a text prints is read by people; a field of a record may well be for machines.
  const isGiven = roles[role]?.field !== undefined && role !== 'reservationNumber'
  const typed = !isGiven && !atDoor.has(role)
  return { ...codeOfNumber(data, symbols), ...(typed && { typed }) }
}

/** Whether words are a code or a number. */
export function isNumber(text: string): boolean {
  return text.split(' ').length <= MOST && CODE.test(text)
}

/** A code or a number as it is printed; where bars are wanted, 13 figures with their check digit are an EAN. */
export function codeOfNumber(data: string, symbols: readonly SymbolKind[]): Code {
  const figures = data.replace(/[ -]/g, '')
  const isBars = symbols.includes('code-128')
  if (isBars && isEan(figures)) return { data: figures, symbols: ['ean-13', ...symbols], says: data }
  return { data, symbols, says: data }
}

/** Whether 13 figures end in the check digit of those before it. */
export function isEan(data: string): boolean {
  if (!/^\d{13}$/.test(data)) return false
  const sum = [...data].reduce((total, figure, at) => total + Number(figure) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The web address of a copy, to be opened by who holds it. */
export function addressCode({ roles: { url } }: Pick<Reading, 'roles'>): Code | undefined {
  const text = sureText(url)
  if (text === undefined) return undefined
  const isWhole = /^https?:\/\/\S+$/i.test(text)
  if (!isWhole && url?.value?.type !== 'url') return undefined
  const address = isWhole ? text : `https://${text}`
  return URL.canParse(address) ? { data: address, symbols: ['qr'], says: text } : undefined
}
