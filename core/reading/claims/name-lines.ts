import type { Context } from '../context.ts'
import { cut, type Phrase, split, trim } from '../facts/phrase.ts'
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
  const boxes = lines.flatMap(boxesIn)
  const named = lines.flatMap(
    (line, at) => nameIn(line, at, context) ?? postedIn(line, at, boxes, context) ?? [],
  )
  const isAddressed = ({ name }: NamedLine): boolean => partsOf(name).some(part => boxes.includes(part))
  const found = named.find(isAddressed)
  const related = named.find(({ name }, index) => {
    const above = named[index - 1]
    return above !== undefined && partsOf(name).some(part => partsOf(above.name).includes(part))
  })
  const small = named.length === 0 ? lines.findIndex(line => isSmallName(line, boxes)) : -1
  const last = lines[small]
  const chosen = found ?? related ?? named[0]
  const own = chosen && inOwnLetters(lines, chosen, named)
  return own ?? chosen ?? (last && { at: small, name: last })
}

/** A name in letters of its own script, which stands over the same in Latin ones. */
function inOwnLetters(
  lines: readonly Phrase[],
  { at, name }: NamedLine,
  named: readonly NamedLine[],
): NamedLine | undefined {
  if (!/^[\p{Script=Latin}\P{L}]+$/u.test(name.text)) return undefined
  const above = lines[at - 1]
  const spaced = named.find(other => other.at === at - 1 && HAN.test(other.name.text))
  if (spaced) return spaced
  if (above && OWN.test(above.text) && above.text.length <= OWN_LETTERS) return { at: at - 1, name: above }
  const close = lines.findIndex(({ text }, place) => place < at && CLOSE.test(text))
  const line = lines[close]
  return line && { at: close, name: line }
}

/** Words of a name in letters of its own, and letters of it. */
const OWN = /^(?:[^\p{Script=Latin}\p{Script=Han}\s\d@:：]+(?:\s|$)){2,4}$/u
const OWN_LETTERS = 32

function nameIn(line: Phrase, at: number, context: Context): NamedLine | undefined {
  if (isAside(line)) return undefined
  const before = HAN.exec(line.text)?.[1]?.length ?? 0
  if (HAN.test(line.text) && !COMPANY.test(line.text))
    return { at, ...(before > 0 && { before: trim(cut(line, 0, before)) }), name: cut(line, before) }
  const dash = /\s+[–—-]\s+/u.exec(line.text)
  const name = trim(cut(line, 0, dash?.index))
  const bare = cut(name, TITLED.exec(name.text)?.[0].length ?? 0)
  if (isFirmName(name.text, context) || !isPersonAlone(bare, context)) return undefined
  return { at, name, ...(dash && { behind: trim(cut(line, dash.index + dash[0].length)) }) }
}

/** A name by which a mail box is called, with what its bearer is behind a comma: `Ada Marsh, Bookbinder` over `ada@…`. */
function postedIn(
  line: Phrase,
  at: number,
  boxes: readonly string[],
  context: Context,
): NamedLine | undefined {
  const [first, ...others] = boxes.length > 0 ? split(line, /,\s+/gu) : []
  const [behind, ...more] = others
  if (!first || !behind || more.length > 0 || /\d/u.test(line.text)) return undefined
  const named = partsOf(first).some(part => boxes.includes(part)) ? nameIn(first, at, context) : undefined
  return named && { ...named, behind }
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

/** What a firm is by its form, before its name. */
const COMPANY =
  /^(?:有限会社|株式会社|合同会社|合資会社|合名会社|一般社団法人|公益社団法人|特定非営利活動法人)/u

/** A Chinese name, which has no blank, by its family's: `林雅婷`; no post ends so. */
const CLOSE =
  /^[王李張张劉刘陳陈楊杨黃黄趙赵吳吴周徐孫孙馬马朱胡郭何林高羅罗鄭郑梁謝谢宋唐許许韓韩馮冯鄧邓曹彭曾蕭肖田董潘袁蔡蔣蒋余于杜葉叶程魏蘇苏呂吕丁任盧卢姚沈鍾钟姜崔譚谭陸陆范汪廖石金韋韦賈贾夏付方鄒邹熊白孟秦邱侯江尹薛閆雷龍龙史陶賀贺顧顾毛郝龔龚邵萬万錢钱嚴严賴赖洪武莫孔]\p{Script=Han}{1,2}(?<![師师長长員员士理人家工商])$/u

/** What is said in brackets or behind a mark is no line of its own. */
export function isAside({ text }: Phrase): boolean {
  return /^[（(※*]/u.test(text)
}
