import type { Context } from '../context.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { readBound } from '../values/bound.ts'

/** A line that counts something, without what it tells of the count besides. */
interface Aimed {
  readonly rest: Phrase
  /** What the count was to be, by its name in the line, if it has one there. */
  readonly target?: { readonly label: Phrase; readonly amount: Phrase }
  /** By how much it changed, and since when. */
  readonly change?: Phrase
  /** How much of what it was to be it is, in brackets. */
  readonly share?: Phrase
}

/** A bracket with an amount behind words. */
const BRACKET = /\s*[(（]\s*([^()（）\d]{2,24}?)\s*[:：]?\s*(\p{Sc}?\s?\d[^()（）]{0,16})[)）]/gu

/** A change at the end of a line behind an amount: an arrow or a sign, how much, and perhaps since when. */
const CHANGE =
  /(?<=[\d%)）\p{L}\p{Sc}])(?:\s+|\s*[,;·]\s*)((?:[▲▼△▽▴▾↑↓⬆⬇↗↘]\s?[+−–-]?|(?<=[,;·]\s*)[+−–±-]|[+±])\s?\p{Sc}?\s?\d[\d.,\u00a0\u202f ]*(?:\s?\P{N}{0,40}))$/u

/** A bracket in which several things are said, one of which may be what an amount was to be: `(was 12.9, target 11.0)`. */
const SEVERAL = /\s*[(（]([^()（）]{2,40}?)\s*[,;，；]\s+([^()（）]{2,40})[)）]/gu
const AIM = /^([^()（）\d]{2,24}?)\s*[:：]?\s*(\p{Sc}?\s?\d.{0,16})$/u

/** A line whose bracket says what its amount was to be and something else as two brackets. */
function bracketsApart(line: Phrase, context: Context): Phrase {
  for (const found of line.text.matchAll(SEVERAL)) {
    const [all, first = '', second = ''] = found
    const isAimed = [first, second].some(piece => {
      const [, name = '', amount = ''] = AIM.exec(piece) ?? []
      return name !== '' && isAim(name, amount, context)
    })
    if (!isAimed) continue
    const start = found.index + all.indexOf(first)
    const behind = found.index + all.lastIndexOf(second)
    const between: Phrase['nodes'] = [{ type: 'text', value: ') (' }]
    return toPhrase([...cut(line, 0, start + first.length).nodes, ...between, ...cut(line, behind).nodes])
  }
  return line
}

/** Takes out of a line what it was to be, in a bracket that says so, and how it changed: `1,284 (target 1,200) ▲ 7 % on last week`. */
export function aimedApart(given: Phrase, context: Context): Aimed {
  const line = bracketsApart(given, context)
  const stroke = /\d.*[/／|｜,;，；–—-].*\d/u.test(line.text) ? STROKE.exec(line.text) : null
  if (stroke && isAim(stroke[1] ?? '', stroke[2] ?? '', context)) {
    const [all, name = '', amount = ''] = stroke
    const from = stroke.index + all.indexOf(name)
    const start = line.text.indexOf(amount, from + name.length)
    const share = trim(cut(line, stroke.index + all.length))
    return {
      rest: trim(cut(line, 0, stroke.index)),
      target: { label: cut(line, from, from + name.length), amount: cut(line, start, start + amount.length) },
      ...(share.text !== '' && { share }),
    }
  }
  const found = [...line.text.matchAll(BRACKET)].find(([, name = '', amount = '']) =>
    isAim(name, amount, context),
  )
  const changed = CHANGE.exec(line.text)
  const words = changed?.[1] ?? ''
  const end = changed && /\d/.test(line.text.slice(0, changed.index)) ? changed.index : line.text.length
  const change = end < line.text.length ? trim(cut(line, line.text.length - words.length)) : undefined
  if (!found) return { rest: change ? trim(cut(line, 0, end)) : line, ...(change && { change }) }
  const [all, name = '', amount = ''] = found
  const start = found.index + all.indexOf(name)
  const from = line.text.indexOf(amount, start + name.length)
  const behind = found.index + all.length < end ? cut(line, found.index + all.length, end).nodes : []
  return {
    rest: trim(toPhrase([...cut(line, 0, found.index).nodes, ...behind])),
    target: {
      label: name === '' ? phraseOf('') : trim(cut(line, start, start + name.length)),
      amount: trim(cut(line, from, from + amount.length)),
    },
    ...(change && { change }),
  }
}

/** What an amount was to be, behind a stroke, a comma or a dash, and perhaps how much of that it is: `Units 118,400 / target 125,000 (94.7%)`, `231,480, budget 220,000`. */
const STROKE =
  /(?<=\d\s?[\p{L}\p{Sc}%²³]{0,8})(?:\s*[/／|｜]\s*|\s*[,;，；]\s+|\s+[–—-]\s+)(\p{L}[^()（）\d/|,;，；]{1,20}?)\s*[:：]?\s*((?:\p{Sc}\s?)?\d[^()（）/|]{0,18}?)(?=\s*(?:[(（]\d{1,3}(?:[.,]\d{1,2})?\s?%[)）])?$)/u

/** Whether a bracket tells what an amount was to be: `target 1,200`, `max. 45 min`. */
function isAim(name: string, amount: string, { lexicon }: Context): boolean {
  const isNamed = lexicon(name.trim()).some(({ concept, weight }) => concept === 'target' && weight > 0.85)
  return isNamed || ALARM.test(name.trim()) || readBound(`${name.trim()} ${amount}`) !== undefined
}

/** What a level is called at which somebody has to act. */
const ALARM =
  /^(?:alarm|alert|threshold|warning|alarmschwelle|schwelle|warnwert|seuil(?: d.alerte)?|alarme|alerte|umbral|alarma|soglia|allarme|limiar|drempel|larmgräns|tröskel|próg|práh|порог|поріг|eşik)$/iu
