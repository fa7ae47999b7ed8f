import type { List, RootContent } from 'mdast'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, textOf } from '../../../core/compose/tree.ts'
import { itemWith, toFact } from '../../../core/reading/facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, phraseOf, trim } from '../../../core/reading/facts/phrase.ts'
import { sharedList } from '../../../core/reading/lists/share-lines.ts'
import { openingDate } from '../../../core/reading/lists/events.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { isYear } from '../../../core/reading/values/plain-number.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import type { Piece } from './flow-pieces.tsx'
import { blockPieces } from './sections.tsx'
import { statRow } from './records.tsx'

/** Figures that stand side by side, and those that do over the words of their section, in rows. */
const MOST = 4
const LISTED = 8

/** The figures of a section that lists them, side by side, where each is said before what it counts; undefined for others. */
export function listedFigures(section: Section, theme: Theme): readonly Piece[] | undefined {
  const { place, blocks, facts } = section
  if (place === 'field') return undefined
  const lines = blocks[0]?.type === 'paragraph' ? lineFigures(blocks, theme) : undefined
  if (lines) return lines
  const at = blocks.findIndex(({ type }) => type === 'list')
  const list = blocks[at]
  const row = list?.type === 'list' && !sharedList(list) ? figuresOfList(list, theme) : undefined
  if (!row) return undefined
  return [
    ...blockPieces(blocks.slice(0, at), facts, theme),
    ...row,
    ...blockPieces(blocks.slice(at + 1), facts, theme),
  ]
}

/** Letters of what a figure of a list counts. */
const MEANT = 60

/** A figure, or one of a few: `1 in 7`. */
const OPENING =
  /^((?:\d{1,3} (?:in|of|out of|von|sur|de|di|su|av|af|z|na) \d{1,3}|[+−–-]?\s?[<>~≈]?\p{Sc}?\s?\d[\d.,'’\u00a0\u202f]*(?: \d{3})*(?:\s?(?:%|‰|\p{Sc}|°\s?[CF]|×|[kKM](?!\p{L})))?))\s+(?=\p{L})/u

/** The points of a list that each open with a figure and say in a few words what it counts; undefined where one does not. */
function figuresOfList({ ordered, children }: List, theme: Theme): readonly Piece[] | undefined {
  if (ordered || children.length < 2 || children.length > LISTED) return undefined
  const context = { lang: theme.lang, lexicon: lexiconFor(theme.lang) }
  const items = children.flatMap(point => {
    const line = lineOfItem(point)
    const [all, figure] = OPENING.exec(line?.text ?? '') ?? []
    if (!line || all === undefined || figure === undefined || openingDate(line, context)) return []
    const meaning = trim(cut(line, all.length))
    const isBrief = meaning.text.length <= MEANT && !/\p{L}{3}[.!?]\s/u.test(meaning.text)
    if (!isBrief || isYear(figure)) return []
    const value = toFact(phraseOf(''), trim(cut(line, 0, figure.length)), 'body', context)
    return [itemWith({ title: meaning, parts: { value } })]
  })
  return items.length === children.length ? statRow(items, theme) : undefined
}

/** Letters of what a figure on a line of its own counts. */
const COUNTED = 48

/** A figure with its unit or what it became, before the words for it: `71% one part`, `186 000 € → 61 000 € a year`. */
const FIRST =
  /^([+−–-]?\s?[<>~≈]?\p{Sc}?\s?\d[\d.,'’\u00a0\u202f]*(?: \d{3})*(?:\s?(?:%|‰|\p{Sc}|°\s?[CF]|×|[kKM](?!\p{L})))?(?:\s?(?:→|->)\s?\p{Sc}?\d[\d.,]*(?: \d{3})*(?:\s?(?:%|\p{Sc}))?)?)\s+(?=\p{L})/u

/** A paragraph whose lines each open with a figure, as figures side by side; undefined where one does not, or opens with a day. */
export function lineFigures(
  [block, ...others]: readonly RootContent[],
  theme: Theme,
): readonly Piece[] | undefined {
  const lines = others.length > 0 ? [] : linesOfBlock(block)
  if (lines.length < 2) return undefined
  const context = { lang: theme.lang, lexicon: lexiconFor(theme.lang) }
  const items = lines.flatMap(line => {
    const [all, figure] = FIRST.exec(line.text) ?? []
    const isBrief =
      figure !== undefined && line.text.length - figure.length <= COUNTED && !/[.;:,]$/u.test(line.text)
    if (all === undefined || figure === undefined || !isBrief || openingDate(line, context)) return []
    const value = toFact(phraseOf(''), trim(cut(line, 0, figure.length)), 'body', context)
    return [itemWith({ title: trim(cut(line, all.length)), parts: { value } })]
  })
  return items.length === lines.length && items.length <= LISTED ? statRow(items, theme, CHANGED) : undefined
}

/** Letters of a figure and what it became. */
const CHANGED = 26

/** Sizes over text of figures, and from which on they are large. */
const LARGE = { most: 4.6, least: 2.2 } as const

/** Figures side by side, as large as the widest of them allows. */
export function withFigures(stats: Element, theme: Theme): Element {
  const items = stats.children.filter(child => isElement(child))
  // Pairs of figures have their own sizes.
  if (items.some(({ part }) => part === 'change')) return stats
  const setting = displaySetting(theme, 1)
  const widest = Math.max(...items.map(item => textWidth(textOf(figureOf(item)), setting)), 0.1)
  const sizeIn = (columns: number): number => {
    const room = roomAcross(theme) / columns - space(theme, 1.5)
    return Math.floor(Math.min(theme.type.base * LARGE.most, (room * 0.98) / widest))
  }
  const across = Math.ceil(items.length / Math.ceil(items.length / MOST))
  // Two rows of large figures are seen, one of small ones is read.
  const columns = across === MOST && sizeIn(across) < theme.type.base * LARGE.least ? MOST / 2 : across
  const size = sizeIn(columns)
  const figure: Style = { size, leading: 1, whiteSpace: 'nowrap' }
  const meaning: Style = { size: theme.type.base }
  return {
    ...stats,
    // Figures that are seen at once are on one page.
    style: { ...stats.style, columns, breakInside: 'avoid' },
    children: items.map(item => ({
      ...item,
      children: item.children.map(child =>
        isElement(child)
          ? { ...child, style: { ...child.style, ...(child === figureOf(item) ? figure : meaning) } }
          : child,
      ),
    })),
  }
}

/** The figure of one that has words above or below it. */
function figureOf(item: Element): Element {
  const children = item.children.filter(child => isElement(child))
  return children.find(({ part }) => part === 'stat-value') ?? children[0] ?? item
}
