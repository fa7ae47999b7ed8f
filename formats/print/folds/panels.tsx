import type { RootContent } from 'mdast'
import { Flow, NotePlace, Phrasing, Prose, PullQuote, readQuotation } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { Opening } from '../openings/opening.tsx'

/** px between the copy of a panel and its folds or trim. */
const panelRoom: { readonly inline: number; readonly block: number } = { inline: mm(9), block: mm(14) }

/** On a phone panels stand inside the margins of the page. */
const narrowRoom = { padding: [mm(10), mm(4)] } as const

/** Height of the bar along the foot of the inside. */
const BAR = mm(5)

interface PanelProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
  readonly height: number
}

/** Mark and message on the deep ground of the brief's second colour, the first being the accent on paper; the picture below up to the edges. */
export function CoverPanel({
  theme,
  copy,
  nodes,
  height,
}: PanelProps & { readonly copy: OpeningCopy }): Child {
  const inner = themeOn(theme, 'second')
  const pictured = nodes.find(isPicture)
  return (
    <Panel theme={inner} height={height} part="cover" justify={pictured ? 'between' : 'start'}>
      <CoverWords theme={inner} copy={copy} nodes={nodes} />
      {pictured && <Bleed theme={theme} node={pictured} height={height} />}
    </Panel>
  )
}

/** What the cover says, without its picture. */
export function CoverWords({
  theme,
  copy,
  nodes,
}: Omit<PanelProps, 'height'> & { readonly copy: OpeningCopy }): Child {
  return (
    <div
      style={{
        padding: [panelRoom.block, panelRoom.inline, space(theme, 1), panelRoom.inline],
        narrow: narrowRoom,
      }}
    >
      <Opening theme={theme} copy={copy} step={3} room={mm(82)} />
      <div style={{ marginTop: space(theme, 1) }}>
        <Blocks theme={theme} nodes={nodes.filter(node => !isPicture(node))} />
      </div>
    </div>
  )
}

/** The copy of a panel within its folds. */
export function PanelText({
  theme,
  nodes,
  children,
}: Omit<PanelProps, 'height'> & { readonly children?: Child }): Child {
  return (
    <div style={{ padding: [panelRoom.block, panelRoom.inline], narrow: narrowRoom }}>
      <Blocks theme={theme} nodes={nodes} />
      {children}
    </div>
  )
}

/** What one sees on opening: larger than the rest where there is room, on a tint. */
export function FlapPanel({
  theme,
  nodes,
  height,
  measure,
}: PanelProps & { readonly measure: Measure }): Child {
  const large = scaled(theme, 1.2)
  const { height: taken } = measure.piece(<PanelText theme={large} nodes={nodes} />, mm(93))
  const inner = themeOn(taken < height / 2 ? large : theme, 'tint')
  return (
    <Panel theme={inner} height={height} part="flap">
      <PanelText theme={inner} nodes={nodes} />
    </Panel>
  )
}

/** Whom to ask and how to come: at the foot, where the hand turns it over. */
export function BackPanel({ theme, nodes, height }: PanelProps): Child {
  return (
    <Panel theme={theme} height={height} part="back" justify="end">
      <PanelText theme={theme} nodes={nodes}>
        <NotePlace theme={theme} />
      </PanelText>
    </Panel>
  )
}

interface InsideProps extends PanelProps {
  /** The last panel of its side, where the notes of the side stand. */
  readonly last: boolean
}

/** A part of the offer; the picture that ends it fills what is left of the panel. */
export function InsidePanel({ theme, nodes, height, last: holdsNotes }: InsideProps): Child {
  const last = nodes.at(-1)
  const pictured = last && isPicture(last) ? last : undefined
  const words = pictured ? nodes.slice(0, -1) : nodes
  return (
    <Panel theme={theme} height={height} part="panel" justify="between">
      <PanelText theme={theme} nodes={words}>
        {holdsNotes && <NotePlace theme={theme} />}
      </PanelText>
      {pictured ? (
        <Bleed theme={theme} node={pictured} height={height} />
      ) : (
        <div style={{ height: BAR, background: theme.color.accent }} />
      )}
    </Panel>
  )
}

interface GroundProps {
  readonly theme: Theme
  readonly height: number
  readonly part: string
  readonly justify?: 'start' | 'between' | 'end'
  readonly children?: Child
}

function Panel({ theme, height, part, justify = 'start', children }: GroundProps): Child {
  const { color, dir } = theme
  return (
    <section
      dir={dir}
      part={part}
      style={{
        display: 'flex',
        direction: 'column',
        justify,
        minHeight: height,
        background: color.paper,
        color: color.text,
        narrow: { minHeight: 0 },
      }}
    >
      {children}
    </section>
  )
}

/** A paragraph of nothing but a picture that is there. */
function isPicture(node: RootContent): boolean {
  if (node.type !== 'paragraph') return false
  const [only, ...others] = node.children
  return only?.type === 'image' && others.length === 0 && only.data?.asset !== undefined
}

/** Size of a quotation as a part of the heading above it. */
const QUOTE = 0.85

/** Blocks of a panel: quotations stand out, the rest is prose. */
function Blocks({ theme, nodes }: { readonly theme: Theme; readonly nodes: readonly RootContent[] }): Child {
  const prose = (part: readonly RootContent[]) =>
    toNodes(<Prose nodes={part} theme={theme} measured={false} />)
  if (!nodes.some(node => node.type === 'blockquote')) return prose(nodes)
  return Flow({
    theme,
    children: nodes.map(node => {
      if (node.type !== 'blockquote') return prose([node])
      const { said, by } = readQuotation(node.children)
      return (
        <PullQuote theme={scaled(theme, QUOTE)} cite={by && <Phrasing nodes={by} theme={theme} />}>
          {prose(said)}
        </PullQuote>
      )
    }),
  })
}

/** The least part of a panel's height that a picture at its edge takes. */
const LEAST = 0.28

interface BleedProps {
  readonly theme: Theme
  readonly node: RootContent
  readonly height: number
}

/** A picture up to the edges of its panel, as tall as the words leave room for. One with a caption keeps its margins. */
function Bleed({ theme, node, height }: BleedProps): Child {
  const image = node.type === 'paragraph' ? node.children[0] : undefined
  if (image?.type !== 'image' || image.title || image.data?.asset === undefined) {
    return (
      <div style={{ padding: [0, panelRoom.inline, panelRoom.block, panelRoom.inline] }}>
        <Blocks theme={theme} nodes={[node]} />
      </div>
    )
  }
  const style = { width: '100%', height: height * LEAST, grow: 1, fit: 'cover' } as const
  return <img src={image.data.asset} alt={image.alt ?? ''} style={style} />
}
