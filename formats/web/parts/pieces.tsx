import type { Blockquote, Image, RootContent } from 'mdast'
import {
  displayStyle,
  Flow,
  Phrasing,
  Prose,
  PullQuote,
  quietStyle,
  readQuotation,
  Stat,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { QuietLinks } from './links.tsx'
import type { Setting } from './setting.ts'
import { readLinks, type Term } from './shapes.ts'
import { SectionTitle } from './band.tsx'
import type { Section } from './sections.ts'

/** A picture of the copy that fills its place. */
export function Picture({
  image,
  setting,
  style,
}: {
  readonly image: Image
  readonly setting: Setting
  readonly style?: Style
}): Child {
  const src = image.data?.asset
  if (src === undefined) return <Prose nodes={[{ type: 'paragraph', children: [image] }]} {...setting} />
  return (
    <img
      src={src}
      alt={image.alt ?? ''}
      style={{ width: '100%', radius: Math.min(setting.theme.radius, 24), fit: 'cover', ...style }}
    />
  )
}

/** Numbers with their words, under rules. */
export function Stats({
  stats,
  setting,
}: {
  readonly stats: readonly Term[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = stats.length > 4 ? Math.ceil(stats.length / 2) : stats.length
  return (
    <div
      part="stats"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1.5),
        narrow: { columns: 2, gap: space(theme, 1) },
      }}
    >
      {stats.map(({ term, words }) => (
        <Stat
          theme={theme}
          value={<Phrasing nodes={term} {...setting} />}
          label={<Phrasing nodes={words} {...setting} />}
          step={3}
        />
      ))}
    </div>
  )
}

/** Numbered steps side by side. */
export function Steps({
  steps,
  setting,
}: {
  readonly steps: readonly (readonly RootContent[])[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = steps.length === 4 || steps.length < 3 ? Math.max(steps.length, 1) : 3
  return (
    <div part="steps" style={{ display: 'grid', columns, gap: space(theme, 1.5), narrow: { columns: 1 } }}>
      {steps.map((blocks, at) => (
        <article
          part="step"
          style={{
            borderTop: { width: 2, color: theme.color.accent },
            padding: [space(theme, 0.75), 0, 0, 0],
            breakInside: 'avoid',
          }}
        >
          <p
            style={{ ...displayStyle(theme, sizeAt(theme, 3)), color: theme.color.accentText, leading: 1.1 }}
          >
            {at + 1}
          </p>
          <div style={{ marginTop: space(theme, 0.5) }}>
            <Step blocks={blocks} setting={setting} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** A step that opens with bold words has them as its title. */
function Step({
  blocks,
  setting,
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [first, ...more] = blocks
  const [strong, ...words] = first?.type === 'paragraph' ? first.children : []
  if (strong?.type !== 'strong') return <Prose nodes={blocks} {...setting} level={2} measured={false} />
  return (
    <Flow theme={theme} gap={0.5}>
      <p style={displayStyle(theme, sizeAt(theme, 1))}>
        <Phrasing nodes={strong.children} {...setting} />
      </p>
      {words.length > 0 && (
        <p>
          <Phrasing nodes={words} {...setting} />
        </p>
      )}
      <Prose nodes={more} {...setting} level={2} measured={false} />
    </Flow>
  )
}

/** What others say: one voice large, several side by side. */
export function Quotes({
  quotes,
  setting,
}: {
  readonly quotes: readonly Blockquote[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = quotes.length === 2 || quotes.length === 4 ? 2 : Math.min(quotes.length, 3)
  return (
    <div
      part="quotes"
      style={{
        display: 'grid',
        columns: Math.max(columns, 1),
        gap: space(theme, 1.5),
        narrow: { columns: 1 },
      }}
    >
      {quotes.map(quote => (
        <Voice quote={quote} single={quotes.length === 1} setting={setting} />
      ))}
    </div>
  )
}

function Voice({
  quote,
  single,
  setting,
}: {
  readonly quote: Blockquote
  readonly single: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { said, by } = readQuotation(quote.children)
  const cite = by && <Phrasing nodes={by} {...setting} />
  const words = <Prose nodes={said} {...setting} measured={false} size={sizeAt(theme, single ? 2 : 1)} />
  if (single)
    return (
      <PullQuote theme={theme} {...(cite && { cite })}>
        {words}
      </PullQuote>
    )
  return (
    <blockquote
      part="voice"
      style={{
        display: 'flex',
        direction: 'column',
        gap: space(theme, 0.75),
        borderTop: { width: 1, color: theme.color.border },
        padding: [space(theme, 0.75), 0, 0, 0],
        breakInside: 'avoid',
      }}
    >
      <div
        style={{
          ...displayStyle(theme, sizeAt(theme, 1)),
          weight: 400,
          leading: 1.4,
          textWrap: 'normal',
          grow: 1,
        }}
      >
        {words}
      </div>
      {cite && (
        <p style={quietStyle(theme)}>
          <cite style={{ italic: false }}>{cite}</cite>
        </p>
      )}
    </blockquote>
  )
}

/** Pictures in a grid; small ones in a row are logos. */
export function Gallery({
  pictures,
  setting,
}: {
  readonly pictures: readonly Image[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = pictures.length === 2 || pictures.length === 4 ? 2 : 3
  return (
    <div part="gallery" style={{ display: 'grid', columns, gap: space(theme, 1), narrow: { columns: 1 } }}>
      {pictures.map(image => (
        <Picture image={image} setting={setting} style={{ height: 300, narrow: { height: 240 } }} />
      ))}
    </div>
  )
}

/** Text beside a picture; every second row is the other way round. */
export function PictureRow({
  section,
  turned,
  setting,
}: {
  readonly section: Section
  readonly turned: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  if (section.content.kind !== 'row') return null
  const { picture, blocks } = section.content
  const text = (
    <div part="row-text">
      <Flow theme={theme} gap={0.75}>
        <SectionTitle section={section} setting={setting} />
        {blocks.map(block => {
          const links = readLinks(block)
          return links ? (
            <QuietLinks links={links} setting={setting} />
          ) : (
            <Prose nodes={[block]} {...setting} level={1} />
          )
        })}
      </Flow>
    </div>
  )
  const side = <Picture image={picture} setting={setting} style={{ height: 420, narrow: { height: 260 } }} />
  return (
    <div
      part="row"
      style={{
        display: 'grid',
        columns: 2,
        align: 'center',
        gap: space(theme, 3),
        narrow: { columns: 1, gap: space(theme, 1) },
      }}
    >
      {turned ? [side, text] : [text, side]}
    </div>
  )
}
