import { toPhrase } from '../reading/facts/phrase.ts'
import type { Claim, Fact, Reading } from '../reading/reading.ts'
import { type Code, sureText } from './code.ts'

/**
 * What a bill asks for as a code for banks: the Swiss QR code for an account in Switzerland or Liechtenstein, else the
 * EPC's for a transfer in euro. Undefined where the copy lacks account, amount, currency or payee.
 */
export function paymentCode(reading: Reading): Code | undefined {
  const order = orderOf(reading)
  if (order === undefined) return undefined
  const isSwiss = /^(?:CH|LI)/.test(order.iban)
  const data = isSwiss ? swissData(order) : epcData(order)
  if (data === undefined) return undefined
  const says = [order.payee, order.iban, `${order.currency} ${order.amount}`].join(', ')
  return { data, symbols: ['qr'], says, ...(isSwiss && { exactly: 46, cross: true }) }
}

/** A transfer. */
interface Order {
  readonly iban: string
  readonly bic: string | undefined
  /** With two decimals: `1949.75`. */
  readonly amount: string
  readonly currency: 'EUR' | 'CHF'
  readonly payee: string
  /** Lines of the payee's address. */
  readonly address: readonly string[]
  /** What the payee knows the payment by. */
  readonly reference: string
}

function orderOf(reading: Reading): Order | undefined {
  const { roles } = reading
  const iban = sureText(roles.iban)?.replace(/\s/g, '').toUpperCase()
  const asked = roles.due ?? (roles.paid === undefined ? roles.total : undefined)
  const sum = amountOf(asked)
  const currency = currencyOf(reading, asked)
  const payee = payeeOf(roles.payment) ?? nameOf(roles.seller)
  if (iban === undefined || !isIban(iban) || sum === undefined || currency === undefined || !payee)
    return undefined
  return {
    ...{ iban, currency, payee },
    bic: sureText(roles.bic)?.replace(/\s/g, ''),
    amount: sum.toFixed(2),
    address: addressLines(roles.seller, roles.address),
    reference: referenceOf(reading) ?? sureText(roles.invoiceNumber) ?? '',
  }
}

/** Whether an account number is one: its check digits are those of its other signs (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  return remainder(iban) === 1
}

/** What is left of an account or a reference with its head moved to its end, letters being 10 to 35, divided by 97. */
function remainder(signs: string): number {
  const figures = [...(signs.slice(4) + signs.slice(0, 4))].map(sign => Number.parseInt(sign, 36)).join('')
  return [...figures].reduce((rest, figure) => (rest * 10 + Number(figure)) % 97, 0)
}

function amountOf(claim: Claim | undefined): number | undefined {
  const value = claim?.value
  if (value?.type !== 'money' && value?.type !== 'number') return undefined
  return value.amount >= 0.01 && value.amount < 1e9 ? value.amount : undefined
}

/** Currencies by their codes and signs, as far as bills are mixed up with ours. */
const named: readonly (readonly [currency: string, RegExp])[] = [
  ['EUR', /€|\bEUR\b|\bEuro\b/],
  ['CHF', /\bCHF\b|\bSFr\b|\bFr\./],
  ...(
    ['USD', 'GBP', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'JPY', 'CNY', 'TRY', 'AUD', 'CAD'] as const
  ).map(code => [code, new RegExp(`\\b${code}\\b`)] as const),
  ['USD', /\$/],
  ['GBP', /£/],
]

/** The currency of an amount: its own, else the only one that the copy names. */
function currencyOf({ words }: Reading, claim: Claim | undefined): 'EUR' | 'CHF' | undefined {
  const text = words.join(' ')
  const own = claim?.value?.type === 'money' ? claim.value.currency : undefined
  const found = own ? [own] : named.flatMap(([currency, pattern]) => (pattern.test(text) ? [currency] : []))
  const [only, ...others] = new Set(found)
  return others.length === 0 && (only === 'EUR' || only === 'CHF') ? only : undefined
}

function nameOf(claim: Claim | undefined): string | undefined {
  return claim && toPhrase(claim.nodes).text.split('\n')[0]?.trim()
}

/** Whose account it is, where a record of it says so. */
function payeeOf(claim: Claim | undefined): string | undefined {
  if (claim === undefined || claim.facts.length === 0) return undefined
  const name = nameOf(claim)
  return name === claim.text ? name : undefined
}

/** Labels of what a payer is to quote; a bare reference may be the payer's own. */
const QUOTED =
  /verwendungszweck|zahlungs(?:referenz|zweck)|qr-?referenz|(?:payment|remittance) ref|viitenumero|communication structur|betalingskenmerk|referencia de pago|causale|tytuł przelewu/i

/** What a payer is to quote: what has check digits of its own, else what stands with the account or is called so. */
function referenceOf({ roles: { payment, reference }, facts }: Reading): string | undefined {
  const beside = payment?.facts ?? []
  const told = [...beside, ...(reference ? [reference] : []), ...facts]
  const isReference = ({ meanings }: Fact): boolean => meanings.some(({ concept }) => concept === 'reference')
  const found =
    told.find(({ text }) => isCreditorReference(text) || isOwnReference(text)) ??
    beside.find(isReference) ??
    told.find(({ label }) => QUOTED.test(label.text))
  return found?.text
}

/** A reference of Swiss banks: 27 figures of which the last checks the others (modulo 10, recursive). */
function isOwnReference(text: string): boolean {
  const figures = text.replace(/\s/g, '')
  if (!/^\d{27}$/.test(figures)) return false
  const steps = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  const carried = [...figures.slice(0, -1)].reduce(
    (carry, figure) => steps[(carry + Number(figure)) % 10] ?? 0,
    0,
  )
  return (10 - carried) % 10 === Number(figures.at(-1))
}

function addressLines(seller: Claim | undefined, apart: Claim | undefined): readonly string[] {
  const leaves = (facts: readonly Fact[]): readonly string[] =>
    facts.flatMap(fact => (fact.facts.length > 0 ? leaves(fact.facts) : [fact.text]))
  const lines = [...leaves(seller?.facts ?? []), ...(apart ? [apart.text] : [])]
  return lines.flatMap(line => line.split(/\n|,\s*/)).map(line => line.trim())
}

/** A reference with check digits of its own (ISO 11649). */
function isCreditorReference(text: string): boolean {
  const signs = text.replace(/\s/g, '').toUpperCase()
  return /^RF\d{2}[A-Z\d]{1,21}$/.test(signs) && remainder(signs) === 1
}

/** Lands of the European Economic Area in SEPA, whose banks are found without a BIC. */
const nearby = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** EPC069-12, version 002: a SEPA transfer in UTF-8. */
function epcData({ iban, bic = '', amount, currency, payee, reference }: Order): string | undefined {
  if (currency !== 'EUR' || payee.length > 70 || reference.length > 140) return undefined
  if (bic === '' && !nearby.has(iban.slice(0, 2))) return undefined
  const [structured, text] = isCreditorReference(reference)
    ? [reference.replace(/\s/g, ''), '']
    : ['', reference]
  const lines = ['BCD', '002', '1', 'SCT', bic, payee, iban, `EUR${amount}`, '', structured, text]
  return lines.join('\n').trimEnd()
}

/** The Swiss implementation guidelines for the QR-bill, version 2: payee with a structured address, no payer. */
function swissData({ iban, amount, currency, payee, address, reference }: Order): string | undefined {
  const place = address
    .map(line => /^(?:(CH|LI)-)?(\d{4}) (\p{L}.*)$/u.exec(line))
    .find(found => found !== null)
  const street = address.find(line => /\p{L}.*\d/u.test(line) && !/^(?:CH-|LI-)?\d{4} |@|CHE-|^\+/.test(line))
  const kind = referenceKind(iban, reference)
  if (!place || payee.length > 70 || kind === undefined || reference.length > 140) return undefined
  const [, land, postcode = '', town = ''] = place
  const country = land ?? (/^94(?:8[5-9]|9[0-8])$/.test(postcode) ? 'LI' : 'CH')
  const nobody = Array<string>(7).fill('')
  const isText = kind === 'NON'
  const lines = [
    ...['SPC', '0200', '1', iban],
    ...['S', payee, street ?? '', '', postcode, town, country],
    ...nobody,
    ...[amount, currency],
    ...nobody,
    ...[kind, isText ? '' : reference.replace(/\s/g, '')],
    ...[isText ? reference : '', 'EPD'],
  ]
  return lines.join('\n')
}

/** What a reference is to Swiss banks; undefined where an account asks for one that the copy has not. */
function referenceKind(iban: string, reference: string): 'QRR' | 'SCOR' | 'NON' | undefined {
  const bank = Number(iban.slice(4, 9))
  if (bank >= 30_000 && bank <= 31_999) return isOwnReference(reference) ? 'QRR' : undefined
  return isCreditorReference(reference) ? 'SCOR' : 'NON'
}
