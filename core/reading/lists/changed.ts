/** Reads lines that tell what something was and what it became. */
import type { List, RootContent, Table } from 'mdast'
import { onDemand } from '../../on-demand.ts'
import { plainText } from '../../source/text.ts'
import { paragraphOf } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../facts/label.ts'
import { readValue } from '../values/read-value.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'

/** A figure with the words right before and behind it: `from 31 %`, `94 s before`. */
export interface Side {
  readonly lead: Phrase
  readonly figure: Phrase
  readonly words: Phrase
}

/** What a line says of a thing: its name, what it was and became, and what is remarked of that. */
export interface Changed {
  readonly name: Phrase
  readonly before: Side
  readonly after: Side
  /** The sign that the copy has between them: `→`. */
  readonly sign: Phrase
  readonly rest: Phrase
  /** All of it. */
  readonly line: Phrase
  /** What stands over its name and its sides in a table of them. */
  readonly heads?: readonly [name: Phrase, before: Phrase, after: Phrase, rest: Phrase]
}

const THEN =
  'before|previously|until now|vorher|früher|zuvor|bisher|avant|auparavant|antes|prima|voorheen|vroeger|eerst|före|tidigare|innan|før|tidligere|przed|przedtem|wcześniej|dawniej|před|dříve|předtím|înainte|раньше|было|раніше|було|ennen|önce|πριν|以前'
const NOW =
  'after|afterwards|now|today|nachher|danach|heute|jetzt|après|maintenant|aujourd.hui|désormais|después|ahora|hoy|dopo|adesso|ora|oggi|depois|agora|hoje|nu|erna|daarna|vandaag|efter|idag|i dag|etter|nå|teraz|dziś|obecnie|potem|poté|nyní|teď|dnes|după|acum|после|сейчас|теперь|стало|тепер|зараз|після|jälkeen|nyt|sonra|şimdi|bugün|μετά|τώρα|現在'
const FROM = "from|von|de|d'|da|dal|dall[ao’']|du|desde|van|från|fra|z|ze|od|с|з|від|от|fra"
const TO = 'to|auf|à|a|naar|till|til|na|до|на|para|al'
const IN = 'in|im|en|em|nel|i|w|v|в|у|år'
const YEAR = String.raw`(?:19|20)\d\d`

const NUMBER = String.raw`(?<![\d:])[~≈<>]?[+−–-]?(?:\p{Sc}\s?)?\d(?:[\d.,'’]*\d)?(?:[ \u00a0\u202f]\d{3}(?!\d))*(?::[0-5]\d)?(?!:?\d)`
const UNIT = String.raw`(?:\s?(?:%|‰|\p{Sc}|°\s?[CF]?)|\s?(?!(?:${THEN}|${NOW}|${FROM}|${TO}|${IN}|and|und|et|y|e|per|pro|par|por|je)(?!\p{L}))\p{L}[\p{L}²³]{0,11}(?:\s?/\s?\p{L}{1,10})?)?`
const AMOUNT = `(?:${NUMBER}${UNIT})(?![\\p{L}\\d])`

/** A name and what parts it from its figures, and what may follow them. */
const NAME = String.raw`(?<name>\p{L}.{0,60}?)(?<gap>\s*[:：]\s*|\s+[–—]\s+|\s+)`
const REST = String.raw`(?<rest>(?:\s*[,;.(（–—]|\s+\p{L})?.{0,60})`
const APART = String.raw`\s*(?:[,;/]|(?:and|und|et|y|e|en|och|og|i|a)(?!\p{L}))\s*(?:[,;]\s*)?`
const ARROW = String.raw`\s*(?:→|⟶|➜|➔|[-–=]+>)\s*`

const lineOf = (first: string, between: string, second: string): RegExp =>
  new RegExp(`^${NAME}(?<first>${first})(?<between>${between})(?<second>${second})${REST}$`, 'iu')

/** Ways in which a line says so itself. */
const tellings = onDemand<readonly RegExp[]>(() => [
  lineOf(`${AMOUNT}\\s+(?:${THEN})(?!\\p{L})`, `${ARROW}|${APART}`, `${AMOUNT}\\s+(?:${NOW})(?!\\p{L})`),
  lineOf(`(?:${THEN})[:：]?\\s+${AMOUNT}`, `${ARROW}|${APART}`, `(?:${NOW})[:：]?\\s+${AMOUNT}`),
  lineOf(
    `${AMOUNT}\\s+(?:(?:${IN})\\s+)?[(（]?${YEAR}[)）]?`,
    `${ARROW}|${APART}`,
    `${AMOUNT}\\s+(?:(?:${IN})\\s+)?[(（]?${YEAR}[)）]?`,
  ),
  lineOf(AMOUNT, ARROW, AMOUNT),
  lineOf(
    `(?:${FROM})\\s+${AMOUNT}\\s+(?:(?:${IN})\\s+)?[(（]?${YEAR}[)）]?`,
    '\\s+',
    `(?:${TO})\\s+${AMOUNT}\\s+(?:(?:${IN})\\s+)?[(（]?${YEAR}[)）]?`,
  ),
])

/** One that may as well tell where something begins and ends: `from 9 to 17`. */
const moves = onDemand<readonly RegExp[]>(() => [
  lineOf(`(?:(?:${FROM})\\s+)${AMOUNT}`, '\\s+', `(?:${TO})\\s+${AMOUNT}`),
  lineOf(AMOUNT, '\\s+', `auf\\s+${AMOUNT}`),
])

/** Words for a change, which a range has not. */
const MOVES =
  /(?<!\p{L})(?:fell|fallen|rose|risen|dropped|went|cut|grew|grown|came down|down|up|in-?creased?|de-?creased?|reduced|shrank|sank\p{L}*|sink\p{L}*|sunk\p{L}*|stieg\p{L}*|gesunken|gestiegen|gesenkt|gefallen|verkürzt|wuchs\p{L}*|pass[ée]\p{L}*|baiss\p{L}*|augment\p{L}*|diminu\p{L}*|recul\p{L}*|tomb\p{L}*|subi\p{L}*|baj\p{L}*|cay\p{L}*|aument\p{L}*|redu\p{L}*|pas[óa]\p{L}*|sces\p{L}*|salit\p{L}*|cal[oòa]\p{L}*|cresc\p{L}*|diminu\p{L}*|gestegen|gedaald|daalde\p{L}*|steg\p{L}*|sjönk|minska\p{L}*|öka\p{L}*|økte|spad\p{L}*|wzr\p{L}*|zmal\p{L}*|kles\p{L}*|vzrost\p{L}*|stoup\p{L}*|упал\p{L}*|вырос\p{L}*|сниз\p{L}*|впал\p{L}*|зріс|зросл\p{L}*|знизи\p{L}*)(?!\p{L})/iu

/** What something was and became, with an arrow between, wherever it stands: `31% → 7%`, `5 years → 2.2 years`. */
export const BECAME: RegExp = new RegExp(`(?<![\\p{L}\\d.,])${AMOUNT}${ARROW}${AMOUNT}`, 'iu')

const PAIR = new RegExp(
  `^(?:(?:${FROM})\\s+)?(?<first>${AMOUNT})(?:${ARROW}|\\s+(?:${TO})\\s+)(?<second>${AMOUNT})$`,
  'iu',
)

/** The two figures of a text that is nothing else: `31% to 4%`, `52 dB → 43 dB`. */
export function pairIn(text: string): readonly [string, string] | undefined {
  const { first, second } = PAIR.exec(text.trim())?.groups ?? {}
  return first === undefined || second === undefined ? undefined : [first, second]
}

const figurePattern = new RegExp(`(?:${NUMBER}${UNIT})`, 'iu')

/** A clock reading, which is no number: `9.30`. */
const CLOCK = /^[0-2]?\d[.:][0-5]\d(?:\s?\p{L}{1,4})?$/u

interface Read {
  readonly changed: Changed
  /** The line says so itself. */
  readonly isSure: boolean
}

/** What a line tells of a change; undefined for others. */
function read(line: Phrase): Read | undefined {
  if (line.text.length > LONGEST || !/\d\D+\d/u.test(line.text)) return undefined
  const told = firstMatch(tellings(), line.text)
  const found = told ?? firstMatch(moves(), line.text)
  if (!found?.groups) return undefined
  const { name = '', gap = '', first = '', between = '', second = '' } = found.groups
  const start = name.length + gap.length
  const behind = start + first.length + between.length
  const before = sideOf(cut(line, start, start + first.length))
  const after = sideOf(cut(line, behind, behind + second.length))
  const isDrawn = ARROWED.test(between)
  if (!before || !after || !areAlike(before, after, isDrawn)) return undefined
  const rest = cut(line, behind + second.length)
  const tie = /^\s*[,;.]?\s*/u.exec(rest.text)?.[0].length ?? 0
  const sign = isDrawn ? trim(cut(line, start + first.length, behind)) : toPhrase([])
  const changed = {
    name: trim(cut(line, 0, name.length)),
    before,
    after,
    sign,
    rest: trim(cut(rest, tie)),
    line,
  }
  const isClock = CLOCK.test(before.figure.text)
  return { changed, isSure: !isClock && (Boolean(told) || MOVES.test(name) || falls(changed)) }
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return undefined
}

const ARROWED = /[→⟶➜➔>]/u

/** What a range of hours or days is at most. */
const RANGE = 31

/** Whether the second amount is less: a range never falls, but for hours of a night and days of the next month. */
function falls({ before, after }: Changed): boolean {
  const [first = 0, second = 0] = [before, after].map(({ figure }) =>
    Number(figure.text.replace(/[^\d.]/g, '')),
  )
  return first > RANGE && second < first
}

/** Letters of a line. */
const LONGEST = 130

function sideOf(side: Phrase): Side | undefined {
  const found = figurePattern.exec(side.text)
  if (!found) return undefined
  const end = found.index + found[0].length
  return {
    lead: trim(cut(side, 0, found.index)),
    figure: trim(cut(side, found.index, end)),
    words: trim(cut(side, end)),
  }
}

/** Whether both are amounts of one unit, which one of them need not name, and neither years nor, but with an arrow between them, hours. */
function areAlike({ figure: one }: Side, { figure: other }: Side, isDrawn: boolean): boolean {
  const texts = [one.text, other.text]
  const [first = '', second = ''] = texts.map(text => text.replace(/[\d.,'’\s~≈<>+−–-]/gu, '').toLowerCase())
  const isWhen = texts.every(text => /^(?:19|20)\d\d$/.test(text) || (CLOCK.test(text) && !isDrawn))
  return !isWhen && (first === second || first === '' || second === '')
}

/** A thing with the one figure that it has now: `Saved: £1,240 a month`. */
const LONE = new RegExp(
  `^(?<name>\\p{L}[^:：]{0,40})(?<gap>\\s*[:：]\\s*)(?<first>${NUMBER}(?:\\s?(?:%|‰|\\p{Sc}))?)(?<rest>(?:\\s\\P{N}{1,24})?)$`,
  'iu',
)

/** Points beside changes that say only what is now: as many at most as there are two of the others. */
function readLone(line: Phrase): Read | undefined {
  const { name = '', gap = '', first, rest = '' } = LONE.exec(line.text)?.groups ?? {}
  if (first === undefined || /^(?:19|20)\d\d$/.test(first)) return undefined
  const [none, start] = [toPhrase([]), name.length + gap.length]
  const figure = trim(cut(line, start, start + first.length))
  const before = { lead: none, figure: none, words: none }
  const after = { lead: none, figure, words: none }
  const remark = rest === '' ? none : trim(cut(line, start + first.length))
  const changed = { name: trim(cut(line, 0, name.length)), before, after, sign: none, rest: remark, line }
  return { changed, isSure: false }
}

/** What each line tells; of points of which two thirds are changes, others may say what is now. */
function readLines(lines: readonly Phrase[], isList: boolean): readonly (Read | undefined)[] {
  const found = lines.map(read)
  const changes = found.filter(Boolean).length
  if (!isList || changes === lines.length || changes < LEAST || changes * 3 < lines.length * 2) return found
  const all = found.map((one, at) => one ?? readLone(lines[at] as Phrase))
  return all.every(Boolean) ? all : found
}

/** Changes from which on they are seen side by side. */
const LEAST = 2

/** Lines of a block, and how those of them that are left make blocks of its kind. */
function linesIn(block: RootContent): readonly Phrase[] {
  if (block.type === 'paragraph') return linesOfBlock(block)
  if (block.type !== 'list' || block.ordered) return []
  const lines = block.children.flatMap(item =>
    typeof item.checked === 'boolean' ? [] : (lineOfItem(item) ?? []),
  )
  return lines.length === block.children.length ? lines : []
}

function rest(
  block: RootContent,
  lines: readonly Phrase[],
  from: number,
  to: number,
): readonly RootContent[] {
  if (to <= from) return []
  if (from === 0 && to === lines.length) return [block]
  if (block.type === 'list') return [{ ...block, children: block.children.slice(from, to) } satisfies List]
  return [paragraphOf(joinLines(lines.slice(from, to)))]
}

/** Something that stays as it is, or changes that follow one another. */
export type Told = RootContent | readonly Changed[]

/**
 * Blocks in which two or more lines or points that follow one another tell what something was and became are those changes; other
 * blocks and lines as they are, in their order.
 */
export function changesApart(blocks: readonly RootContent[]): readonly Told[] {
  const out: Told[] = []
  let run: { read: Read; back: RootContent }[] = []
  const close = (): void => {
    const isTold = run.length >= LEAST && run.some(({ read: { isSure } }) => isSure)
    if (isTold) out.push(run.map(({ read: { changed } }) => changed))
    else out.push(...new Set(run.map(({ back }) => back)))
    run = []
  }
  for (const block of blocks) {
    const lines = linesIn(block)
    const found = readLines(lines, block.type === 'list')
    const first = found.findIndex(Boolean)
    const last = found.findLastIndex(Boolean)
    const own = found.slice(Math.max(first, 0), last + 1)
    const isWhole = first >= 0 && own.every(one => one !== undefined)
    // Lines of one block stay together where its changes do not.
    const isRun = isWhole && (own.length >= LEAST || own.length === lines.length)
    if (!isRun || (own.length < lines.length && !own.some(one => one?.isSure))) {
      close()
      out.push(block)
      continue
    }
    if (first > 0) close()
    out.push(...rest(block, lines, 0, first))
    run.push(...own.map(one => ({ read: one as Read, back: block })))
    if (last < lines.length - 1) close()
    out.push(...rest(block, lines, last + 1, lines.length))
  }
  close()
  return out
}

/** What a line tells of a change, where it says so itself: `Waste down from 6.8 % to 1.9 %`. */
export function changeOfLine(line: Phrase): Changed | undefined {
  const found = read(line)
  return found?.isSure ? found.changed : undefined
}

/** What each of some lines tells of a change, where one of them says so itself; undefined for lines of which one tells none. */
export function changesOf(lines: readonly Phrase[]): readonly Changed[] | undefined {
  const found = lines.map(read)
  const isTold = found.length >= LEAST && found.some(one => one?.isSure)
  return isTold && found.every(one => one !== undefined) ? found.map(({ changed }) => changed) : undefined
}

/** What stands over the figures of before, and over those of now. */
const EARLIER = new RegExp(`^(?:${THEN}|was|then|last year|previous(?: year)?|vorjahr)$`, 'iu')
const LATER = new RegExp(`^(?:${NOW}|is|this year|current|dieses jahr)(?:\\s.{1,20})?$`, 'iu')
const OF_YEAR = /^\D{0,8}((?:19|20)\d\d)(?:\s?[/–-]\s?\d{2,4})?\D{0,4}$/u

/** Whether what stands over two columns says that the second is what became of the first: two years or dates, or words for it. */
export function isLater(before: string, now: string, lang = 'en'): boolean {
  const [first, second] = [OF_YEAR.exec(before)?.[1], OF_YEAR.exec(now)?.[1]]
  if (first !== undefined && first === second && before !== now)
    return [before, now].every(text => readValue(text, lang)?.type === 'date')
  if (first !== undefined && second !== undefined) return Number(second) > Number(first)
  return EARLIER.test(before) && LATER.test(now)
}

const LAST_YEAR = /(?:19|20)\d\d(?!.*(?:19|20)\d\d)/u

/** What the row of a table that has a name tells of a change: two amounts of one unit under what says that the second is later. */
export function changeOfRow(
  { children: [head, ...rows] }: Table,
  name: (text: string) => boolean,
): Pick<Changed, 'name' | 'before' | 'after'> | undefined {
  const heads = head?.children.map(cell => plainText(cell)) ?? []
  const [first, second] = [heads[1] ?? '', heads[2] ?? '']
  const [was, is] = [first, second].map(text => Number(LAST_YEAR.exec(text)?.[0] ?? 0))
  if (!(isLater(first, second) || (was && is && was < is))) return undefined
  const row = rows.find(({ children: [own] }) => own && name(plainText(own)))
  const [own, before, after] = row?.children.map(cell => sideOf(toPhrase(cell.children))) ?? []
  const [title] = row?.children ?? []
  if (!title || own || !before || !after || !areAlike(before, after, false)) return undefined
  return { name: toPhrase(title.children), before, after }
}

/** Rows of a table of changes, and letters of a figure in it. */
const ROWS = { least: 2, most: 6, figure: 14 } as const
const AMOUNT_ALONE = /^[~≈<>]?\s?[+−–-]?\p{Sc}?\s?\d/u

/** The changes that a short table tells, of two years only where `areYears`: names, what was, what is, and perhaps how much more that is. */
export function changesOfTable(
  { children: [head, ...rows] }: Table,
  areYears = true,
): readonly Changed[] | undefined {
  const heads = head?.children.map(cell => toPhrase(cell.children)) ?? []
  const [name, was, is, rest = toPhrase([])] = heads
  const isNamed = areYears || EARLIER.test(was?.text ?? '')
  const isOfChanges =
    isNamed && heads.length >= 3 && heads.length <= 4 && isLater(was?.text ?? '', is?.text ?? '')
  if (!name || !was || !is || !isOfChanges || rows.length < ROWS.least || rows.length > ROWS.most)
    return undefined
  const none = toPhrase([])
  const changes = rows.flatMap(({ children }): Changed[] => {
    const [own = none, before = none, after = none, remark = none] = children.map(cell =>
      toPhrase(cell.children),
    )
    const areFigures = [before, after].every(
      ({ text }) => text.length <= ROWS.figure && AMOUNT_ALONE.test(text),
    )
    if (own.text === '' || !areFigures) return []
    const [first, second] = [before, after].map(figure => ({ lead: none, figure, words: none }))
    if (!first || !second) return []
    return [
      {
        name: own,
        before: first,
        after: second,
        sign: none,
        rest: remark,
        line: own,
        heads: [name, was, is, rest],
      },
    ]
  })
  return changes.length === rows.length ? changes : undefined
}
