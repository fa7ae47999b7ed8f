import type { Heading, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { headingOf } from '../facts/facts.ts'
import { cut, toPhrase } from '../facts/phrase.ts'

/** Copy without the numbers that a till has for its articles and their groups, and those numbers. */
interface Uncoded {
  readonly body: readonly RootContent[]
  readonly silent: readonly string[]
}

/** A number that a program counts articles by: long, or filled up with noughts. */
const CODE = /^(?:\p{Lu}{1,3}-?)?(?:\d{4,8}|0\d{1,3})$/u
/** A group of articles with its number: `FAMILY 03 GRILL`. */
const GROUP = /^(\p{L}+\.?\s+0\d{1,2}\s*[-–:.]?\s+)(?=\p{L})/u

const YEAR = /^(?:19|20)\d\d$/

/** Articles from which their numbers are a column. */
const LEAST = 2

/** A menu that was printed from a till, without the numbers of its articles before their names and of their groups. */
export function withoutArticleCodes(body: readonly RootContent[]): Uncoded {
  const silent: string[] = []
  const heads = body.flatMap(block => (block.type === 'heading' ? (groupOf(block) ?? []) : []))
  const isGrouped =
    heads.length >= LEAST &&
    new Set(heads.map(head => head.split(/\s/)[0])).size === 1 &&
    new Set(heads).size === heads.length
  const uncoded = body.map((block): RootContent => {
    if (block.type === 'table' && opensWithCodes(block, isGrouped)) {
      silent.push(...block.children.flatMap(({ children: [code] }) => (code ? plainText(code) || [] : [])))
      return { ...block, children: block.children.map(row => ({ ...row, children: row.children.slice(1) })) }
    }
    const head = isGrouped && block.type === 'heading' ? groupOf(block) : undefined
    if (head === undefined || block.type !== 'heading') return block
    silent.push(head.trim())
    return headingOf(cut(toPhrase(block.children), head.length), block.depth)
  })
  return silent.length > 0 ? { body: uncoded, silent } : { body, silent }
}

function groupOf(heading: Heading): string | undefined {
  return GROUP.exec(plainText(heading))?.[1]
}

/** Whether the first column of a table has a number of its own, of one length, in each row before a name; its head is none. Years of wines look like such numbers where no group is numbered. */
function opensWithCodes({ children: [, ...rows] }: Table, isGrouped: boolean): boolean {
  const codes = rows.map(({ children: [code] }) => (code ? plainText(code) : ''))
  const areNamed = rows.every(({ children }) => /\p{L}{2}/u.test(children[1] ? plainText(children[1]) : ''))
  return (
    rows.length >= LEAST &&
    areNamed &&
    (isGrouped || !codes.every(code => YEAR.test(code))) &&
    codes.every(code => CODE.test(code) && code.length === codes[0]?.length) &&
    new Set(codes).size === codes.length
  )
}
