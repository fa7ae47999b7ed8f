import type { PhrasingContent } from 'mdast'
import { Label, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { saidBeside } from '../../../core/reading/facts/facts.ts'
import type { Claim, Item } from '../../../core/reading/reading.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { FactGrid, Lines, lineOf } from '../sheets/facts.tsx'
import type { OpeningCopy } from './opening-copy.ts'
import { TitleLine } from '../sheets/masthead.tsx'
import { LeadLine, titleBesideLead } from './lead-line.tsx'
import { ResultFigures, resultApart } from './result-figures.tsx'

/** What an opening is made of. */
export interface OpeningProps {
  readonly theme: Theme
  readonly copy: OpeningCopy
  /** Step of the type scale for the title; default 4. */
  readonly step?: number
  readonly align?: 'start' | 'center'
  /** px that the title's lines may take; default: what the margins leave. */
  readonly room?: number
  /** px, in place of the step's size. */
  readonly size?: number
}

/** The opening of a document without a cover: mark, title, subtitle, who and when, facts, and what it says in short. */
export function Opening({ theme, copy, step = 4, align = 'start', room, size }: OpeningProps): Child {
  const by = bylineOf(copy)
  return (
    <header part="title-block" style={{ textAlign: align }}>
      <Mark theme={theme} copy={copy} align={align} />
      <Title
        theme={theme}
        copy={copy}
        step={step}
        style={{ textAlign: align }}
        {...(room && { room })}
        {...(size && { size })}
      />
      <Subtitle theme={theme} copy={copy} style={{ size: sizeAt(theme, 1), color: theme.color.textMuted }} />
      {by.length > 0 && (
        <p part="byline" style={{ ...quietStyle(theme), marginTop: space(theme, 0.75) }}>
          <Joined theme={theme} pieces={by} />
        </p>
      )}
      <Bylines theme={theme} copy={copy} />
      <Abstract theme={theme} copy={copy} />
      <Facts theme={theme} copy={copy} />
    </header>
  )
}

/** Blocks of lines that have room beside each other. */
const BESIDE = 3

/** Lines of the text that say who wrote it, when and for whom. */
export function Bylines({ theme, copy }: Pick<OpeningProps, 'theme' | 'copy'>): Child {
  const { bylines } = copy
  if (bylines.length === 0) return null
  const blocks = bylines.filter(block => linesOfBlock(block).length > 1)
  // Who writes and to whom, each in a block of lines, stand beside each other.
  if (blocks.length > 1 && bylines.length <= BESIDE)
    return (
      <div
        part="byline"
        style={{
          display: 'flex',
          gap: space(theme, 1.5),
          marginTop: space(theme, 0.75),
          narrow: { direction: 'column' },
        }}
      >
        {bylines.map(block => (
          <div style={{ grow: 1, basis: 0 }}>
            <Lines theme={theme} blocks={[block]} />
          </div>
        ))}
      </div>
    )
  return (
    <div part="byline" style={{ ...quietStyle(theme), marginTop: space(theme, 0.75) }}>
      <Lines theme={theme} blocks={copy.bylines} />
    </div>
  )
}

/** What opens a document and has no line of its own: facts side by side, then long ones under their labels. */
export function Facts({ theme, copy }: Pick<OpeningProps, 'theme' | 'copy'>): Child {
  const { contacts, texts } = copy
  const gap = { marginTop: space(theme, 1) }
  const { facts, result } = resultApart(copy.entries)
  return [
    facts.length > 0 && (
      <div style={gap}>
        <FactGrid theme={theme} entries={facts} />
      </div>
    ),
    result && (
      <div style={gap}>
        <ResultFigures theme={theme} {...result} />
      </div>
    ),
    contacts.length > 0 && (
      <p part="contact" style={{ ...quietStyle(theme), marginTop: space(theme, 0.75) }}>
        <Joined theme={theme} pieces={contacts} />
      </p>
    ),
    texts.map(({ label, blocks }) => (
      <div style={{ ...gap, maxWidth: theme.type.measure }}>
        <Label theme={theme}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </Label>
        <div style={{ marginTop: space(theme, 0.25) }}>
          <Prose nodes={blocks} theme={theme} />
        </div>
      </div>
    )),
  ]
}

/** Names, then days, in one line. */
function bylineOf({ authors, dates }: OpeningCopy): readonly (readonly PhrasingContent[])[] {
  return [...authors.map(authorLine), ...dates.map(({ nodes }) => nodes)]
}

/** A name with what is said about its bearer. */
function authorLine(item: Item): readonly PhrasingContent[] {
  const { title, text } = item
  const said = saidBeside(item).flatMap(lineOf)
  return [
    ...title.nodes,
    ...[...said, ...text].flatMap(block =>
      block.type === 'paragraph' ? [{ type: 'text' as const, value: ', ' }, ...block.children] : [],
    ),
  ]
}

interface JoinedProps {
  readonly theme: Theme
  readonly pieces: readonly (readonly PhrasingContent[])[]
}

/** Pieces of a line with a dot between them; none breaks at its dot. */
function Joined({ theme, pieces }: JoinedProps): Child {
  return pieces.map((nodes, at) => [at > 0 && ' · ', <Phrasing nodes={nodes} theme={theme} />])
}

/** The authors under each other, for a cover. */
export function Authors({ theme, copy }: Pick<OpeningProps, 'theme' | 'copy'>): Child {
  return copy.authors.map(author => {
    const line = authorLine(author)
    const name = line.slice(0, author.title.nodes.length)
    return (
      <p style={{ marginTop: space(theme, 0.25) }}>
        <strong style={{ weight: theme.type.strongWeight }}>
          <Phrasing nodes={name} theme={theme} />
        </strong>
        <Phrasing nodes={line.slice(name.length)} theme={theme} />
      </p>
    )
  })
}

/** Who wrote it at the start edge, the house and when at the end edge, and below them the facts: the foot of a cover. */
export function Credits({ theme, copy }: Pick<OpeningProps, 'theme' | 'copy'>): Child {
  return [
    <div style={{ display: 'flex', gap: space(theme, 2), justify: 'between', align: 'end' }}>
      <div>
        <Authors theme={theme} copy={copy} />
        <Bylines theme={theme} copy={copy} />
      </div>
      <div>
        <Mark theme={theme} copy={copy} />
        <Dates theme={theme} copy={copy} />
      </div>
    </div>,
    <Facts theme={theme} copy={copy} />,
  ]
}

/** When, in lines. */
export function Dates({ theme, copy }: Pick<OpeningProps, 'theme' | 'copy'>): Child {
  return copy.dates.map(({ nodes, text }) => (
    <p
      style={{
        ...{ marginTop: space(theme, 0.75), color: theme.color.textMuted },
        ...(text.length <= DAY && { whiteSpace: 'nowrap' }),
      }}
    >
      <Phrasing nodes={nodes} theme={theme} />
    </p>
  ))
}

/** Letters of a day that is not broken, whatever stands beside it. */
const DAY = 20

interface TitleProps extends OpeningProps {
  readonly style?: Pick<Style, 'textAlign' | 'leading' | 'color'>
}

/** The document's name as its only h1 under the line above it, and both under the figure that leads. */
export function Title({ theme, copy, step = 4, style, ...room }: TitleProps): Child {
  const { title, eyebrow, lead } = copy
  const most = lead && Math.max(titleBesideLead(lead, theme), theme.type.base)
  const size = most === undefined ? room.size : Math.min(room.size ?? sizeAt(theme, step), most)
  return [
    lead && <LeadLine theme={theme} lead={lead} align={style?.textAlign} />,
    (eyebrow || title?.written === true) && (
      <Label theme={theme} part="eyebrow" style={{ ...style, marginBottom: space(theme, 0.5) }}>
        {eyebrow && <Labelled theme={theme} claim={eyebrow} />}
        {eyebrow && title?.written === true && ' · '}
        {title?.written === true && <Phrasing nodes={title.label.nodes} theme={theme} />}
      </Label>
    ),
    <TitleLine
      theme={theme}
      claim={title}
      step={step}
      {...(style && { style })}
      {...room}
      {...(size !== undefined && { size })}
    />,
  ]
}

/** The line under the title. */
export function Subtitle({
  theme,
  copy,
  style,
}: Pick<OpeningProps, 'theme' | 'copy'> & { readonly style: Style }): Child {
  const { subtitle } = copy
  if (subtitle === undefined) return null
  return (
    <p part="subtitle" style={{ marginTop: space(theme, 0.5), leading: 1.35, textWrap: 'balance', ...style }}>
      <Labelled theme={theme} claim={subtitle} heading />
    </p>
  )
}

interface LabelledProps {
  readonly theme: Theme
  readonly claim: Claim
  readonly heading?: boolean
}

/** A claim's words in a line, with its label where that is copy. */
function Labelled({ theme, claim, heading = false }: LabelledProps): Child {
  const { written, label, nodes } = claim
  return [
    written && [<Phrasing nodes={label.nodes} theme={theme} />, ': '],
    <Phrasing nodes={nodes} theme={theme} heading={heading} />,
  ]
}

/** What the document says in short, larger than its text by a factor; default 1.12. */
export function Abstract({
  theme,
  copy,
  by = 1.12,
}: Pick<OpeningProps, 'theme' | 'copy'> & { readonly by?: number }): Child {
  const { abstract } = copy
  if (abstract === undefined) return null
  const large = scaled(theme, by)
  return (
    <div part="abstract" style={{ marginTop: space(theme, 1.5) }}>
      {abstract.written && (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.5) }}>
          <Phrasing nodes={abstract.label.nodes} theme={theme} />
        </Label>
      )}
      <div style={{ size: large.type.base }}>
        <Prose nodes={abstract.blocks} theme={large} size={large.type.base} />
      </div>
    </div>
  )
}

/** The logo, or the name of whose document it is where there is none. */
export function Mark({ theme, copy, align = 'start' }: OpeningProps): Child {
  const { logo, mark } = copy
  if (logo === undefined && mark === undefined) return null
  const centred = align === 'center' ? { marginInline: 'auto' as const } : {}
  const rest = mark?.facts.flatMap(lineOf) ?? []
  const name = mark && <Phrasing nodes={mark.nodes} theme={theme} />
  return (
    <div part="mark" style={{ marginBottom: space(theme, 1.5) }}>
      {logo !== undefined && (
        <img
          src={logo}
          alt={mark?.text ?? ''}
          style={{ height: space(theme, 2.5), fit: 'contain', ...centred }}
        />
      )}
      {name &&
        (logo === undefined ? (
          <p style={{ weight: theme.type.strongWeight }}>{name}</p>
        ) : (
          <p style={{ ...quietStyle(theme), marginTop: space(theme, 0.25) }}>{name}</p>
        ))}
      <div style={quietStyle(theme)}>
        <Lines theme={theme} blocks={rest} />
      </div>
    </div>
  )
}
