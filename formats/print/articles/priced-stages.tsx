import type { RootContent } from 'mdast'
import { displayStyle, Phrasing, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, split, trim } from '../../../core/reading/facts/phrase.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { findValues, readValue } from '../../../core/reading/values/read-value.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { composed, type Piece } from './flow-pieces.tsx'
import { blockPieces } from './sections.tsx'
import { saysMoney } from '../../../core/reading/things/priced.ts'

/** A stage of work: what it is called, what is done, how long it takes and what it costs. */
interface Stage {
  readonly title: Phrase
  /** `optional` behind its name in brackets. */
  readonly mark?: Phrase
  readonly lines: readonly Phrase[]
  readonly price: Phrase
}

/** What stages come to: `Total of 1 and 2: £9,400 with VAT`. */
interface Sum {
  readonly label: Phrase
  readonly amount: Phrase
  readonly rest: Phrase
}

/** Stages of a section from which on they are blocks of their own, and letters of what one is called. */
const LEAST = 2
const TITLE = 64

/** A section whose paragraphs each name a stage, tell it and end in its price, as blocks with the price beside; undefined for others. */
export function stagePieces({ place, blocks, facts }: Section, theme: Theme): readonly Piece[] | undefined {
  const stages = new Map<RootContent, Stage>(
    blocks.flatMap(block => {
      const stage = place === 'field' ? undefined : stageOf(block, theme.lang)
      return stage ? [[block, stage] as const] : []
    }),
  )
  if (stages.size < LEAST) return undefined
  const last = blocks.findLastIndex(block => stages.has(block))
  let sums = 0
  return blocks.flatMap((block, at): readonly Piece[] => {
    const stage = stages.get(block)
    if (stage) return composed(<StageBlock theme={theme} stage={stage} />)
    const own = at > last ? sumsOf(block, theme.lang) : []
    if (own.length === 0) return blockPieces([block], facts, theme)
    sums += 1
    return own.flatMap((sum, line) =>
      composed(<SumLine theme={theme} sum={sum} isFirst={sums + line === 1} />),
    )
  })
}

/** A short line, then others of which the last ends in a sum behind a stroke, a dash or a wide blank. */
function stageOf(block: RootContent, lang: string): Stage | undefined {
  const [title, ...lines] = linesOfBlock(block)
  const last = lines.at(-1)
  if (!title || !last || title.text.length > TITLE || /[.!?:]$/u.test(title.text)) return undefined
  const pieces = split(last, /\s*\|\s*|\s+[–—-]\s+|\t+|\s{3,}/g)
  const price = pieces.at(-1)
  if (!price || readValue(price.text, lang)?.type !== 'money' || saysMoney(title, lang)) return undefined
  const mark = /\s*\(([^()]{3,40})\)$/u.exec(title.text)
  const name = mark ? trim(cut(title, 0, mark.index)) : title
  return {
    title: name,
    ...(mark && { mark: trim(cut(title, mark.index + mark[0].indexOf('(') + 1, title.text.length - 1)) }),
    lines: [...lines.slice(0, -1), ...pieces.slice(0, -1)],
    price,
  }
}

/** The lines of a paragraph that each say what something comes to; none where one says anything else. */
function sumsOf(block: RootContent, lang: string): readonly Sum[] {
  const lines = linesOfBlock(block)
  const sums = lines.flatMap((line): readonly Sum[] => {
    const labelled = readLabelled(line)
    const [found] = labelled ? findValues(labelled.value.text, lang) : []
    if (!labelled || found?.value.type !== 'money' || found.start > 0) return []
    const { label, value } = labelled
    return [{ label, amount: trim(cut(value, 0, found.end)), rest: trim(cut(value, found.end)) }]
  })
  return sums.length === lines.length ? sums : []
}

/** Sizes over the text: of a stage's name and its price, of the first sum and of others. */
const SIZE = { title: 1.2, price: 1.5, sum: 2.4, other: 1.3 } as const
/** Shares of a line: what is told, and its price. */
const SHARES = [2.6, 1] as const

function StageBlock({ theme, stage }: { readonly theme: Theme; readonly stage: Stage }): Child {
  const { title, mark, lines, price } = stage
  const { base } = theme.type
  const rule = { ...ruleOf(theme, theme.color.accent), width: Math.max(theme.rule, 1) * 2 }
  return (
    <div
      part="stage"
      style={{
        ...{ breakInside: 'avoid', borderTop: rule, padding: [space(theme, 0.5), 0, space(theme, 1), 0] },
        ...{ display: 'grid', columns: SHARES, gap: space(theme, 1), align: 'start' },
      }}
    >
      <div>
        <p style={displayStyle(theme, base * SIZE.title)}>
          <Phrasing nodes={title.nodes} theme={theme} heading />
        </p>
        {mark && <Mark theme={theme} words={mark} />}
        {lines.map(line => (
          <p style={{ marginTop: space(theme, 0.25) }}>
            <Phrasing nodes={line.nodes} theme={theme} />
          </p>
        ))}
      </div>
      <p style={{ ...displayStyle(theme, base * SIZE.price), textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Phrasing nodes={price.nodes} theme={theme} />
      </p>
    </div>
  )
}

/** What sets a stage apart from the others, on a ground of its own. */
function Mark({ theme, words }: { readonly theme: Theme; readonly words: Phrase }): Child {
  const { accentSoft, onAccentSoft } = theme.color
  const style = {
    background: accentSoft,
    color: onAccentSoft,
    weight: 700,
    padding: [1, space(theme, 0.5)],
  } as const
  return (
    <p style={{ marginTop: space(theme, 0.25) }}>
      <span style={style}>
        <Phrasing nodes={words.nodes} theme={theme} />
      </span>
    </p>
  )
}

function SumLine({
  theme,
  sum,
  isFirst,
}: {
  readonly theme: Theme
  readonly sum: Sum
  readonly isFirst: boolean
}): Child {
  const { base, strongWeight } = theme.type
  const size = base * (isFirst ? SIZE.sum : SIZE.other)
  return (
    <div
      part="sum"
      style={{
        ...{
          display: 'flex',
          justify: 'between',
          align: 'baseline',
          gap: space(theme, 1),
          breakInside: 'avoid',
        },
        ...(isFirst && { borderTop: { color: theme.color.text, width: 2 } }),
        padding: [space(theme, 0.5), 0, 0, 0],
      }}
    >
      <p style={{ weight: strongWeight, shrink: 1 }}>
        <Phrasing nodes={sum.label.nodes} theme={theme} />
      </p>
      <div style={{ textAlign: 'end', shrink: 0 }}>
        <p style={{ ...displayStyle(theme, size), textAlign: 'end', whiteSpace: 'nowrap' }}>
          <Phrasing nodes={sum.amount.nodes} theme={theme} />
        </p>
        {sum.rest.text === '' ? null : (
          <p style={quietStyle(theme)}>
            <Phrasing nodes={sum.rest.nodes} theme={theme} />
          </p>
        )}
      </div>
    </div>
  )
}
