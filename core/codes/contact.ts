import type { Claim, Reading } from '../reading/reading.ts'
import { toPhrase } from '../reading/facts/phrase.ts'
import { type Code, sureText } from './code.ts'

/** Bytes of a vCard that a small code still holds. */
const LONGEST = 180

/** A person and how to reach them as a vCard; undefined where nothing says how, or nobody. The postal address goes first where all is too much. */
export function contactCode({ roles }: Pick<Reading, 'roles'>): Code | undefined {
  const name = sureText(roles.name)
  const ways = [
    ...fieldOf('TEL', roles.telephone),
    ...fieldOf('EMAIL', roles.email),
    ...fieldOf('URL', roles.url),
  ]
  if (name === undefined || ways.length === 0) return undefined
  const work = [...fieldOf('ORG', roles.organization), ...fieldOf('TITLE', roles.jobTitle)]
  // Which of the names is the family's is not said: all of it stands in the first place.
  const head = ['BEGIN:VCARD', 'VERSION:3.0', `N:${escaped(name)};;;;`, `FN:${escaped(name)}`]
  const cards = [[...ways, ...addressOf(roles.address)], ways].map(more =>
    [...head, ...work, ...more, 'END:VCARD'].join('\r\n'),
  )
  const [whole = '', shorter = ''] = cards
  const data = new TextEncoder().encode(whole).length <= LONGEST ? whole : shorter
  return { data, symbols: ['qr'], says: name, least: 15 }
}

function fieldOf(property: string, claim: Claim | undefined): readonly string[] {
  const text = sureText(claim)
  if (text === undefined || claim === undefined || (claim.facts.length > 0 && property !== 'ORG')) return []
  const value = property === 'ORG' ? toPhrase(claim.nodes).text : text
  return value === '' ? [] : [`${property}:${escaped(value)}`]
}

/** An address whose parts are not told apart stands where the street would. */
function addressOf(claim: Claim | undefined): readonly string[] {
  const text = sureText(claim)
  return text === undefined ? [] : [`ADR:;;${escaped(text.replace(/\n/g, ', '))};;;;`]
}

/** A value as vCard writes it (RFC 2426). */
function escaped(value: string): string {
  return value.replace(/[\\,;]/g, sign => `\\${sign}`).replace(/\s*\n\s*/g, '\\n')
}
