/** Puts the words of a clause where English has them: looks before what looks so, and what steers before both. */
import type { Token } from './tokens.ts'

/** What a word is in its clause: a thing, its colour or other looks, how much, or what only joins and steers. */
export type Role = 'thing' | 'color' | 'shade' | 'look' | 'degree' | 'join' | 'steer'

/** Tokens that move together, as they stand for one word or phrase of the brief. */
export interface Unit {
  readonly tokens: readonly Token[]
  readonly role: Role
  /** Right behind an article: it belongs to what follows. */
  readonly led?: boolean
  /** Steers what stands before it. */
  readonly behind?: boolean
  /** A new clause begins here in English, though nothing divides it. */
  readonly begins?: boolean
}

/** The tokens of a clause, in English order. The first carries what stands before the clause. */
export function clauseInEnglishOrder(units: readonly Unit[], nounFirst: boolean): readonly Token[] {
  const first = units[0]?.tokens[0]
  if (!first) return []
  const opening = { gap: first.gap, bracket: first.bracket, colon: first.colon }
  const joined = units.slice(0, units.findLastIndex(({ role }) => role !== 'join') + 1)
  const compared = comparedLast(joined)
  const ordered = exchanged(steeringFirst(nounFirst ? looksFirst(compared) : compared))
  return ordered.flatMap((unit, at) =>
    unit.tokens.map((token, index): Token => {
      if (at === 0 && index === 0) return { ...token, ...opening }
      const gap = index === 0 && unit.begins ? 'comma' : 'none'
      return { ...token, gap, bracket: false, colon: false }
    }),
  )
}

/** Sizes that compare where something is said to be compared with. */
const COMPARED: Readonly<Record<string, string>> = {
  big: 'bigger',
  large: 'bigger',
  huge: 'bigger',
  small: 'smaller',
  tiny: 'smaller',
}

/** `ラベルより大きく`, `比菜名大`: what a size is compared with, which stands before it there, behind it; the size as one that compares. */
function comparedLast(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(({ tokens }) => tokens[0]?.text === 'than')
  const than = units[at]
  if (!than) return units
  const size = units.findIndex(
    ({ tokens }, index) =>
      index > at && /^(?:big|large|huge|small|tiny)(?:ger|r|er)?$/.test(tokens.at(-1)?.text ?? ''),
  )
  if (size < 0 || (!than.behind && size === at + 1)) return units
  // `文字をより大きく`: with a word between, it is compared with what it is now.
  const isOfNext = than.behind && units[at - 1]?.tokens.at(-1)?.end !== than.tokens[0]?.start
  const from = than.behind && !isOfNext ? Math.max(at - 1, 0) : at
  const things = than.behind
    ? units.slice(from, at)
    : units.slice(at + 1, size).filter(({ role }) => role === 'thing')
  const own = units[size] as Unit
  const text = own.tokens.at(-1)?.text ?? ''
  const compares: Unit = {
    ...own,
    tokens: [{ ...(own.tokens.at(-1) as Token), gap: 'none', text: COMPARED[text] ?? text }],
  }
  if (isOfNext)
    return [...units.slice(0, at), ...units.slice(at + 1, size), compares, ...units.slice(size + 1)]
  const { behind: _, ...cue } = than
  return [...units.slice(0, from), compares, cue, ...things.slice(0, 1), ...units.slice(size + 1)]
}

/** `change the red with brick`, as other languages say it, is an exchange in English: `replace`. */
function exchanged(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(isExchange)
  const isOf = units.slice(at + 1).some(({ tokens }) => tokens[0]?.text === 'with')
  if (at < 0 || !isOf) return units
  return units.map((unit, index) => (index === at ? { ...unit, tokens: unit.tokens.map(asReplace) } : unit))
}

function asReplace(token: Token): Token {
  return { ...token, text: 'replace' }
}

/** `titres bleu marine` as `navy titles`, `muy grande` with its degree; `azul oscuro` as `dark blue`. */
function looksFirst(units: readonly Unit[]): readonly Unit[] {
  const ordered: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const unit = units[at] as Unit
    // `dato che è seria`: what follows says why.
    const isWhy = unit.tokens.at(-1)?.text === 'because'
    const from = unit.role === 'thing' && !isWhy ? at + 1 : at
    let end = from
    // `mérite un petit cœur`
    const isOfNext = unit.role === 'thing' && units[from]?.led && leadsThing(units, from)
    while (!isOfNext && (isLook(units[end]) || (units[end]?.role === 'degree' && isLook(units[end + 1]))))
      end++
    ordered.push(...shadesFirst(units.slice(from, end)))
    if (unit.role === 'thing' || end === at) ordered.push(unit)
    at = Math.max(end, at + 1)
  }
  return ordered
}

/** Looks, and then a thing. */
function leadsThing(units: readonly Unit[], from: number): boolean {
  let at = from
  while (units[at]?.role === 'look') at++
  return at > from && units[at]?.role === 'thing'
}

function isLook(unit: Unit | undefined): boolean {
  return unit?.role === 'look' || unit?.role === 'color' || unit?.role === 'shade'
}

/** Of looks that belong together those that turn a colour lighter or darker, with their degrees, before it. */
function shadesFirst(looks: readonly Unit[]): readonly Unit[] {
  const color = looks.findIndex(({ role }) => role === 'color')
  if (color < 0) return looks
  const isOfShade = (at: number): boolean =>
    looks[at]?.role === 'shade' || (looks[at]?.role === 'degree' && looks[at + 1]?.role === 'shade')
  const behind = [...looks.keys()].slice(color)
  return [
    ...looks.slice(0, color),
    ...behind.filter(isOfShade).map(at => looks[at] as Unit),
    ...behind.filter(at => !isOfShade(at)).map(at => looks[at] as Unit),
  ]
}

/** `Fotos weglassen` as `no photos`: what steers from behind goes before the words it is said of, and a new clause begins after them. */
function steeringFirst(units: readonly Unit[]): readonly Unit[] {
  const ordered: Unit[] = []
  for (const [at, unit] of units.entries()) {
    if (unit.behind && ordered.length > 0) {
      const start = steeredFrom(ordered, isExchange(unit))
      if (isBan(unit)) ordered.splice(start, ordered.length, ...ordered.slice(start).map(asOr))
      ordered.splice(start, 0, { ...unit, begins: start > 0 })
      continue
    }
    const before = units[at - 1]
    // `크림색 바탕에 남색`: what stands on a ground is no part of its colour.
    const ends = before !== undefined && (isBan(before) || before.tokens[0]?.text === 'on')
    const follows = before?.behind === true && ends && ordered.length > 1
    ordered.push(follows ? { ...unit, begins: true } : unit)
  }
  return ordered
}

/** What a ban joins is one or the other in English: `no photos or borders`. */
function asOr(unit: Unit): Unit {
  return unit.role === 'join'
    ? { ...unit, tokens: unit.tokens.map(token => ({ ...token, text: 'or' })) }
    : unit
}

/** `das Rot durch Ziegel ersetzen`: what stands between belongs to the exchange. */
function isExchange({ tokens }: Unit): boolean {
  return tokens[0]?.text === 'change'
}

function isBan({ tokens }: Unit): boolean {
  return ['no', 'not', 'remove', 'without', 'instead'].includes(tokens[0]?.text ?? '')
}

/** Where the words begin that are steered from behind: after the last that steers by itself; over `and` only where it joins bare things. */
function steeredFrom(units: readonly Unit[], exchanges: boolean): number {
  for (let at = units.length - 1; at >= 0; at--) {
    const unit = units[at] as Unit
    // `筆文字風のフォントと和柄は使わない`: a face behind its look is a bare thing.
    const isFace = /^(?:type|font|typeface|script|lettering|calligraphy|handwriting)$/.test(
      units[at - 1]?.tokens.at(-1)?.text ?? '',
    )
    const joinsLooks =
      unit.role === 'join' &&
      !isFace &&
      units.slice(0, at).some(one => one.role !== 'thing' && one.role !== 'join')
    const isOwn = exchanges && unit.tokens[0]?.text === 'with'
    if ((unit.role === 'steer' && !isOwn) || joinsLooks) return at + 1
    if (unit.begins) return at
  }
  return 0
}

/** What stands between two that face each other, in the languages of briefs. */
export const AGAINST: RegExp =
  /^(?:against|versus|vs|meets|contre|face|gegen|trifft|contra|frente|contro|tegen|tegenover|mot|imod|møter|przeciw|przeciwko|kontra|proti|проти|против|vastaan|karşı|対|对|對|ضد|נגד)$/u
