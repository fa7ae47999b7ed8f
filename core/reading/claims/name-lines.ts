import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { isFirmName } from './firms.ts'
import { isPersonAlone } from './lines-alone.ts'

// Who a card or a notice is of stands in a line of its own, without a label.

/** The name of somebody in a line, with what stands before it and behind a dash: `代表　森 花`, `Ida Birch – upholstery`. */
export interface NamedLine {
  /** Place of the line among the others. */
  readonly at: number
  readonly before?: Phrase
  readonly name: Phrase
  readonly behind?: Phrase
}

/** The line that is a person's name: whose address it is, the later of two with a family's name, the first in capitals, the first. */
export function namedLine(lines: readonly Phrase[], context: Context): NamedLine | undefined {
  const named = lines.flatMap((line, at) => nameIn(line, at, context) ?? [])
  const boxes = lines.flatMap(boxesIn)
  const isAddressed = ({ name }: NamedLine): boolean => partsOf(name).some(part => boxes.includes(part))
  const found = named.find(isAddressed)
  // A name in letters of its own script stands over the same in those of others.
  const own = found && named.find(({ at, name }) => at === found.at - 1 && HAN.test(name.text))
  const related = named.find(({ name }, index) => {
    const above = named[index - 1]
    return above !== undefined && partsOf(name).some(part => partsOf(above.name).includes(part))
  })
  const small = named.length === 0 ? lines.findIndex(line => isSmallName(line, boxes)) : -1
  const last = lines[small]
  return own ?? found ?? related ?? named[0] ?? (last && { at: small, name: last })
}

function nameIn(line: Phrase, at: number, context: Context): NamedLine | undefined {
  if (isAside(line)) return undefined
  const before = HAN.exec(line.text)?.[1]?.length ?? 0
  if (HAN.test(line.text))
    return { at, ...(before > 0 && { before: trim(cut(line, 0, before)) }), name: cut(line, before) }
  const dash = /\s+[–—-]\s+/u.exec(line.text)
  const name = trim(cut(line, 0, dash?.index))
  const bare = cut(name, TITLED.exec(name.text)?.[0].length ?? 0)
  if (isFirmName(name.text, context) || !isPersonAlone(bare, context)) return undefined
  return { at, name, ...(dash && { behind: trim(cut(line, dash.index + dash[0].length)) }) }
}

/** What a mail box, a handle or a page is called, and its parts. */
function boxesIn({ text }: Phrase): readonly string[] {
  const found = [...plain(text).matchAll(/([^\s@()]+)(?:@|\(at\))|(?:^|\s)@([^\s@]+)/gu)]
  return found.flatMap(([, box, handle]) => (box ?? handle ?? '').split(/[._-]/u))
}

/** Words of a name in small letters. */
const SMALL = { fewest: 2, most: 4 }

/** Whether a line in small letters is whom an address or a handle is called by: `mx. juno ash` over `@juno.ash`. */
function isSmallName(line: Phrase, boxes: readonly string[]): boolean {
  const words = line.text.split(/\s+/u)
  return (
    words.length >= SMALL.fewest &&
    words.length <= SMALL.most &&
    words.every(word => /^\p{L}[\p{L}'’-]*\.?$/u.test(word)) &&
    partsOf(line).some(part => boxes.includes(part))
  )
}

/** Words of a name that tell it from others. */
function partsOf({ text }: Phrase): readonly string[] {
  return plain(text)
    .split(/[\s.]+/u)
    .filter(part => part.length > 2)
}

/** Letters without their marks, small. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A form of address, or a degree, before a name. */
const TITLED = /^(?:\p{L}{1,5}\.|Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Frau|Herr)\s+/u

/** A name in Chinese or Japanese with a blank between its parts, behind what its bearer is: `代表　森 花`. */
const HAN =
  /^([\p{Script=Han}\p{Script=Katakana}]{2,8}[ 　])?\p{Script=Han}{1,3}[ 　][\p{Script=Han}\p{Script=Hiragana}]{1,4}(?<![所社店院堂屋園局部会店館])$/u

/** What is said in brackets or behind a mark is no line of its own. */
export function isAside({ text }: Phrase): boolean {
  return /^[（(※*]/u.test(text)
}
