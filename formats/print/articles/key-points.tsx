import { listedFigures } from './large-figures.ts'
import type { List, RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { lineOfItem } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { isYear } from '../../../core/reading/values/plain-number.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { composed, kept, type Piece } from './flow-pieces.tsx'
import { blockPieces } from './sections.tsx'

/** Points of a first section, letters of the longest, and the part of them that has a figure; of a summary, that says the document in short, whatever they have. */
const POINTS = { least: 3, most: 7, letters: 170, told: 0.5 } as const
const SAID_IN_SHORT = { letters: 260, told: 0 } as const

/** Sections among which a summary stands: one may say who wrote it before. */
const OPENING = 3

/** A figure with its sign and what it counts in one word. */
const FIGURE =
  /(?<![\p{L}\d.,–—-])(?:[+−-]|\p{Sc}\s?)?\d[\d.,’]*\d?(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[ \u00a0\u202f]?(?:%|‰|\p{Sc}|×|°C|m²|(?:million|billion|lakh|crore|Mio\.?|Mrd\.?|millions?|milliards?|millones|milioni|milhões|miljoen|miljoner|mln|mld|k?g|km|ha|[kMG]Wh|ton|t)(?!\p{L})))?(?!\d|[–—-]\d|[.,]\d)/gu

/** Sizes over the text: of the points, and of the figure in one. */
const SIZE = { point: 1.08, figure: 1.5 } as const

/**
 * The points with which a document says itself in short, the first section or one right in it, as a panel on one page in which the
 * figure of each is seen; undefined for others.
 */
function keyPoints(section: Section, { sections }: Reading, theme: Theme): readonly Piece[] | undefined {
  const [first] = sections
  const opening = sections.slice(0, OPENING).find(one => one === section || one.sections.includes(section))
  const isSummary = opening?.meanings.some(({ concept }) => concept === 'summary')
  if (section.place === 'field' || !opening || !(isSummary || opening === first)) return undefined
  const { blocks, facts } = section
  const at = blocks.findIndex(({ type }) => type === 'list')
  const list = blocks[at]
  const points = list?.type === 'list' ? pointsOf(list, isSummary ? SAID_IN_SHORT : POINTS) : undefined
  if (list?.type !== 'list' || !points) return undefined
  const plain = (own: readonly RootContent[]): readonly Piece[] => blockPieces(own, facts, theme)
  const panel = composed(<Panel theme={theme} list={list} points={points} />)
  const before = blocks[at - 1]
  const leadsTo = before && /[:：]\s*$/u.test(plainText(before)) ? before : undefined
  return [
    ...plain(blocks.slice(0, leadsTo ? at - 1 : at)),
    ...(leadsTo ? kept([leadsTo, ...panel]) : panel),
    ...plain(blocks.slice(at + 1)),
  ]
}

/** How a section of a paper is drawn that opens it or lists its figures; undefined for others. */
export function openingPoints(
  section: Section,
  reading: Reading,
  theme: Theme,
): readonly Piece[] | undefined {
  return listedFigures(section, theme) ?? keyPoints(section, reading, theme)
}

function pointsOf(
  { children }: List,
  { letters, told: least }: { readonly letters: number; readonly told: number },
): readonly Phrase[] | undefined {
  if (children.length < POINTS.least || children.length > POINTS.most) return undefined
  const lines = children.flatMap(point => lineOfItem(point) ?? [])
  const told = lines.filter(line => figureIn(line) !== undefined)
  const isShort = lines.every(({ text }) => text.length <= letters)
  return isShort && lines.length === children.length && told.length >= lines.length * least
    ? lines
    : undefined
}

/** Letters of what a point opens with in bold that is seen as a figure is: `One journey in six`. */
const OPENED = 24

/** Where the figure of a point stands: the first with a sign of what it counts, else the first that is no year. */
function figureIn({ text, nodes }: Phrase): readonly [from: number, to: number] | undefined {
  const found = [...text.matchAll(FIGURE)].filter(([figure]) => !isYear(figure.replace(/[.,]$/u, '')))
  const best = found.find(([figure]) => /[^\d.,’\s]/u.test(figure)) ?? found[0]
  if (!best) {
    const [strong] = nodes
    const letters = strong?.type === 'strong' ? plainText(strong).length : 0
    return letters > 0 && letters <= OPENED ? [0, letters] : undefined
  }
  const end = best.index + best[0].replace(/[.,]$/u, '').length
  return [best.index, end]
}

interface PanelProps {
  readonly theme: Theme
  readonly list: List
  readonly points: readonly Phrase[]
}

function Panel({ theme: around, list, points }: PanelProps): Child {
  const theme = themeOn(around, 'quiet')
  const { color, type } = theme
  const Tag = list.ordered ? 'ol' : 'ul'
  const size = Math.round(type.base * SIZE.point)
  return (
    <Tag
      role="list"
      part="key-points"
      style={{
        ...{ display: 'grid', columns: 1, gap: 0 },
        ...{ background: color.paper, color: color.text, breakInside: 'avoid' },
        borderTop: { width: 3, color: around.color.accent },
        padding: [space(theme, 0.5), space(theme, 1), space(theme, 0.5), space(theme, 1)],
      }}
    >
      {points.map((point, at) => (
        <li
          style={{
            ...{ display: 'flex', align: 'baseline', gap: [0, space(theme, 0.5)] },
            ...(at > 0 && { borderTop: { width: 0.75, color: color.hairline } }),
            padding: [space(theme, 0.3), 0, space(theme, 0.3), 0],
          }}
        >
          {list.ordered && (
            <p
              style={{ width: size * 1.4, shrink: 0, color: color.textMuted }}
            >{`${(list.start ?? 1) + at}.`}</p>
          )}
          <p style={{ grow: 1, basis: 0, size, leading: 1.35 }}>
            <Point theme={theme} point={point} />
          </p>
        </li>
      ))}
    </Tag>
  )
}

/** What a point says, with its figure in the display face. */
function Point({ theme, point }: { readonly theme: Theme; readonly point: Phrase }): Child {
  const place = figureIn(point)
  if (!place) return <Phrasing nodes={point.nodes} theme={theme} />
  const [from, to] = place
  const size = Math.round(theme.type.base * SIZE.figure)
  return [
    <Phrasing nodes={cut(point, 0, from).nodes} theme={theme} />,
    <span
      style={{
        ...displayStyle(theme, size),
        leading: 1,
        whiteSpace: 'nowrap',
        color: theme.color.accentText,
      }}
    >
      <Phrasing nodes={cut(point, from, to).nodes} theme={theme} />
    </span>,
    <Phrasing nodes={cut(point, to).nodes} theme={theme} />,
  ]
}
