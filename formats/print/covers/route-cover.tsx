import { bodyStyle, flowEdges, Label, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Lines } from '../sheets/facts.tsx'
import { Abstract, Authors, Bylines, Dates, Mark, Subtitle, Title } from '../openings/opening.tsx'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { fromEdge, routeIn } from '../sheets/route.tsx'
import { type Cover, leadingSize, Plate, titleSize } from './cover.tsx'

/** Parts of the sheet's height: how much the picture takes, or the field of a title, and at least. */
const PICTURE = 0.49
const FIELD = 0.68
const LEAST = 0.2

/** A photograph, or a field of the accent, over the head of the sheet; the route leads from it to the foot, past title and facts. */
export const routeCover: Cover = ({ theme, copy, picture, measure }) => {
  if (copy.texts.length > 0) return undefined
  const { page, margin, color } = theme
  const { start, width, text } = routeIn(theme)
  const room = roomAcross(theme)
  // Without a picture the title itself fills the field.
  const onField = picture === undefined && copy.title !== undefined
  const words = <Words theme={theme} copy={copy} width={room - text} titled={!onField} />
  const facts = <CoverFacts theme={theme} copy={copy} />
  const heightIn = (child: Child, across: number): number =>
    measure.piece(<div style={bodyStyle(theme)}>{child}</div>, across).height
  const gap = space(theme, 2.5)
  // What is measured ends at its last line: what stands below that takes a little more.
  const needed =
    space(theme, 1) +
    Math.max(heightIn(words, room - text), heightIn(facts, start - width)) +
    gap +
    margin.bottom
  const depth = Math.round(Math.min(page.height * (onField ? FIELD : PICTURE), page.height - needed))
  if (depth < page.height * LEAST) return undefined
  const bar = { position: 'absolute', ...fromEdge(theme, start), top: depth, bottom: 0, width } as const
  return (
    <section
      part="cover"
      style={{
        ...bodyStyle(theme),
        ...{ position: 'relative', minHeight: page.height - 1, textAlign: 'start' },
        ...{ padding: [onField ? 0 : depth + gap, margin.right, margin.bottom, margin.left] },
        narrow: { minHeight: 0, padding: [space(theme, 1), 0] },
      }}
    >
      {onField ? (
        <OnField theme={themeOn(theme, 'accent')} copy={copy} depth={depth} />
      ) : (
        <Plate theme={theme} picture={picture} edge="top" depth={depth} />
      )}
      <div ariaHidden style={{ ...bar, background: color.accent, narrow: { display: 'none' } }} />
      <div
        style={{
          ...{ position: 'relative', minHeight: page.height - 1 - depth - gap - margin.bottom },
          padding: flowEdges(theme, { start: text }),
          narrow: { padding: 0, minHeight: 0 },
        }}
      >
        {words}
        <div
          style={{
            ...{ position: 'absolute', top: 0, bottom: 0, width: start - width },
            ...(theme.dir === 'rtl' ? { right: 0 } : { left: 0 }),
            narrow: { position: 'relative', width: '100%' },
          }}
        >
          {facts}
        </div>
      </div>
    </section>
  )
}

/** The title over the whole width of the field, on its foot. */
function OnField({ theme, copy, depth }: PartProps & { readonly depth: number }): Child {
  const { margin, color } = theme
  const gap = space(theme, 2.5)
  return (
    <div
      style={{
        ...{ display: 'flex', direction: 'column', justify: 'end', minHeight: depth },
        ...{ background: color.paper, color: color.text },
        margin: [0, -margin.right, gap, -margin.left],
        padding: [margin.top * 0.6, margin.right, gap, margin.left],
        narrow: { minHeight: 0, margin: [0, 0, gap, 0], padding: space(theme, 1) },
      }}
    >
      <Title
        theme={theme}
        copy={copy}
        size={leadingSize(copy, theme, roomAcross(theme))}
        style={{ leading: 1.04 }}
      />
    </div>
  )
}

interface PartProps {
  readonly theme: Theme
  readonly copy: OpeningCopy
}

function Words({
  theme,
  copy,
  width,
  titled,
}: PartProps & { readonly width: number; readonly titled: boolean }): Child {
  const size = titleSize(copy.title?.text ?? '', theme, {
    width,
    lines: 5,
    least: theme.type.base * 2,
    most: theme.type.base * 4.6 * theme.design.type.displayScale,
  })
  return (
    <div>
      {titled && (
        <Title
          theme={theme}
          copy={copy}
          size={size}
          style={{ leading: 1.04, color: theme.color.accentText }}
        />
      )}
      <Subtitle
        theme={theme}
        copy={copy}
        style={{
          marginTop: titled ? space(theme, 1) : 0,
          size: sizeAt(theme, titled ? 1 : 2),
          color: theme.color.textMuted,
        }}
      />
      <div style={{ marginTop: titled || copy.subtitle ? space(theme, 2) : 0 }}>
        <Mark theme={theme} copy={copy} />
        <Abstract theme={theme} copy={copy} by={titled ? 1.12 : 1.4} />
        <Authors theme={theme} copy={copy} />
        <Bylines theme={theme} copy={copy} />
      </div>
    </div>
  )
}

/** When and what else is known, one below the other down the column before the route. */
function CoverFacts({ theme, copy }: PartProps): Child {
  return (
    <div style={{ display: 'flex', direction: 'column', gap: space(theme, 1.5) }}>
      {copy.entries.map(({ label, blocks }) => (
        <div>
          <Label
            theme={theme}
            style={{ color: theme.color.textMuted, transform: 'none', tracking: 0, weight: 400 }}
          >
            <Phrasing nodes={label.nodes} theme={theme} />
          </Label>
          <div style={{ weight: theme.type.strongWeight }}>
            <Lines theme={theme} blocks={blocks} />
          </div>
        </div>
      ))}
      {copy.contacts.map(nodes => (
        <p>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      <div style={{ weight: theme.type.strongWeight }}>
        <Dates theme={theme} copy={copy} />
      </div>
    </div>
  )
}
