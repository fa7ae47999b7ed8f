import { isFence, type Line } from './lines.ts'
import { isCsvFence } from './rows.ts'

/**
 * What a text is as a whole: Markdown, which is read as ever; Markdown with pieces of a paste in it; a paste; a till's slip
 * as it is printed, whose lines are set by blanks and strokes; or plain words, which show no sign of any.
 */
export type Kind = 'markdown' | 'mixed' | 'pasted' | 'slip' | 'plain'

/** Most lines that are looked at from the start, and from the end. */
const most = { first: 400, last: 40 }

interface Sign {
  readonly mark: RegExp
  readonly weight: number
}

/** What a line has that has any sign of Markdown, and of a paste: most lines have neither. */
const hints = {
  markdown: /^[#:|[<>*+=_-]|\]\(|\*\*|__|`|\\$/,
  paste: /^[•‣▪◦●○■□▸►➤➢☐☑☒✓✔·o–—\d]|\t|&nbsp;| {2}| [,;.!]|\.{5}|…{2}|;|,\S/,
}

/** A mark before an item, which everybody types who makes a list. */
const bullet = /^[-*+] \S/

const markdownSigns: readonly Sign[] = [
  { mark: /^#{1,6}\s+\S/, weight: 3 },
  { mark: /^:::/, weight: 3 },
  { mark: /^\|.*\|$/, weight: 3 },
  { mark: /^\[[^\]]+\]:\s/, weight: 2 },
  { mark: /\]\([^()\s]+\)/, weight: 2 },
  { mark: /(?:\*\*|__)[^\s*_][^*_]*(?:\*\*|__)/, weight: 2 },
  { mark: /`[^`]+`/, weight: 1 },
  { mark: /^<\/?[a-z!][^>]*>/i, weight: 2 },
  { mark: bullet, weight: 1 },
  { mark: /^>/, weight: 1 },
  // A row of strokes as wide as a page was drawn by a program.
  { mark: /^(?:={3,30}|-{3,30}|\*{3,30}|_{3}|(?:\* ){2,}\*)$/, weight: 1 },
  { mark: /\S\\$/, weight: 1 },
]

const pasteSigns: readonly Sign[] = [
  { mark: /^[•‣▪◦●○■□▸►➤➢☐☑☒✓✔·]\s?\S/, weight: 2 },
  { mark: /^[o–—]\t/, weight: 2 },
  { mark: /\S[ ]*\t/, weight: 1 },
  { mark: /&nbsp;/, weight: 1 },
  { mark: /\S {2,}\S/, weight: 0.5 },
  { mark: /[^\s.] [,;.!](?:\s|$)/, weight: 0.5 },
  { mark: /\.{5,}|…{2,}/, weight: 1 },
  { mark: /^(?:[^;&]*;){3,}[^;&]*$|^(?:[^,]*,(?!\s)){3,}/, weight: 1 },
  { mark: /^\d{1,2}(?:\.\d{1,2})*[.)]?(?:\t| {2,})\S/, weight: 1 },
]

/** A line of strokes, which Markdown takes for a heading's or for a rule. */
const strokes = /^(?:={3,}|-{3,}|\*{3,}|_{3})$/
/** A line whose amount stands at the right of a till's slip, perhaps with the letter of its tax. */
const slipLine = /\S(?: {2,}|(\t))\p{Sc}?\d+[.,]\d\d(?: ?(?:\p{Sc}|\p{L}{1,3}))?$/u
/** Such lines from which a text is a slip whose strokes divide it; and letters of a line of a paper that has tables of amounts as well. */
const SLIP = { lines: 3, letters: 80 }

/** Judges a text by a sample of its lines. `hasFields` when front matter precedes it; `isWrapped` when it came with wrapping. */
export function judge(lines: readonly Line[], hasFields: boolean, isWrapped: boolean): Kind {
  const sample =
    lines.length > most.first + most.last
      ? [...lines.slice(0, most.first), ...lines.slice(-most.last)]
      : lines
  let markdown = hasFields ? 2 : 0
  let paste = isWrapped ? 2 : 0
  let mendable = 0
  let slips = 0
  let tabs = 0
  const paragraphs = sample.filter(({ text }) => text.length >= SLIP.letters).length
  let rules = 0
  let bullets = 0
  let isContinued = false
  let fence: 'code' | 'values' | undefined
  sample.forEach((line, at) => {
    if (line.text === '') return
    if (isFence(line)) {
      if (fence === undefined && !isCsvFence(line)) markdown += 3
      if (fence === undefined && isCsvFence(line)) mendable++
      fence = fence !== undefined ? undefined : isCsvFence(line) ? 'values' : 'code'
      return
    }
    if (fence !== undefined) return
    const gap = at > 0 && sample[at - 1]?.text === '' ? (at > 1 && sample[at - 2]?.text === '' ? 2 : 1) : 0
    const text = line.text.slice(0, 2000)
    if (hints.markdown.test(text)) markdown += weigh(text, markdownSigns)
    if (strokes.test(line.text)) rules++
    if (bullet.test(line.text)) bullets++
    // A row whose first cell is empty opens with a tab, and goes on with nothing.
    else if (line.indent > 1 && !line.text.includes('\t')) isContinued = true
    const amount = slipLine.exec(line.text)
    if (amount?.[1]) tabs++
    else if (amount) slips++
    const own = hints.paste.test(text) ? weigh(text, pasteSigns) : 0
    if (own >= 1) mendable++
    paste += own + (gap > 0 && isCapitals(line.text) ? 1 : 0) + (gap > 1 ? 0.5 : 0)
  })
  // Amounts behind tabs are a sheet's as well: strokes tell a till.
  if (rules > 1) slips += tabs
  if (slips >= SLIP.lines && slips > paragraphs && markdown <= rules) return 'slip'
  // Bullets alone are no Markdown: whoever types a list by hand has them too. An item that goes on below it is one.
  const signs = markdown === bullets && bullets > 1 && !isContinued ? 0 : markdown
  if (paste > signs * 4 && paste >= 1) return 'pasted'
  if (signs === 0) return 'plain'
  return mendable > 0 ? 'mixed' : 'markdown'
}

function weigh(text: string, signs: readonly Sign[]): number {
  return signs.reduce((sum, { mark, weight }) => sum + (mark.test(text) ? weight : 0), 0)
}

/** Whether a line is set in capitals; what follows in brackets, after a wide blank or a dash, or after a comma behind two words, may be small. */
export function isCapitals(text: string): boolean {
  if (!/\p{Lu}[^\p{Lu}\p{Ll}]*\p{Lu}/u.test(text)) return false
  // A word that is written small is more than a line in capitals has, unless that is a long one.
  if (/^\P{L}*\p{L}\p{Ll}{4}/u.test(text) && text.length < 40) return false
  const main = text.replace(
    /(?<=\S)(?: {2,}|\t| [(–—] ?| - |(?<=\p{Lu} \p{Lu}[\p{Lu}’']+), (?=\p{Ll})).*$/u,
    '',
  )
  const letters = main.match(/\p{L}/gu)?.length ?? 0
  const small = main.match(/\p{Ll}/gu)?.length ?? 0
  const large = main.match(/\p{Lu}/gu)?.length ?? 0
  // `IN 2026`: a year makes up for a short word.
  return (
    (large >= 3 || /^\p{Lu}{2} (?:19|20)\d\d$/u.test(main)) &&
    letters <= large + small + 2 &&
    small <= large * 0.12
  )
}
