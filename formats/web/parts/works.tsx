import { displayStyle, Heading, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { QuietLinks } from './links.tsx'
import { Picture } from './picture.tsx'
import type { Work } from './read-portfolio.ts'
import type { Setting } from './setting.ts'

/** px of a thumbnail's height on a desk, a tablet and a phone: all thumbnails of a page share one shape. */
const HEIGHTS = [440, 300, 260] as const

/** Works in two columns with equal gutters; without any picture, tiles of type. */
export function Works({
  works,
  setting,
}: {
  readonly works: readonly Work[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return (
    <div
      part="work-grid"
      style={{
        display: 'grid',
        columns: works.length === 1 ? 1 : 2,
        gap: [space(theme, 2.5), 24],
        narrow: { columns: 1, gap: space(theme, 2) },
      }}
    >
      {works.map(work => (
        <WorkCard work={work} tiles={works.some(({ picture }) => picture !== undefined)} setting={setting} />
      ))}
    </div>
  )
}

function WorkCard({
  work,
  tiles,
  setting,
}: {
  readonly work: Work
  /** Other works have pictures: one without has a tile in its place. */
  readonly tiles: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { group, picture, facts, blocks, links } = work
  const [desk, tablet, phone] = HEIGHTS
  const heights = { height: desk, medium: { height: tablet }, narrow: { height: phone } }
  return (
    <article part="work" style={{ breakInside: 'avoid' }}>
      {picture && <Picture image={picture} setting={setting} style={heights} />}
      {!picture && tiles && (
        <div part="tile" style={{ background: theme.color.accentSoft, radius: theme.radius, ...heights }} />
      )}
      <div
        part="work-words"
        style={
          picture || tiles
            ? { padding: [space(theme, 0.75), 0, 0, 0] }
            : {
                borderTop: { width: 2, color: theme.color.accent },
                padding: [space(theme, 1), 0, space(theme, 1), 0],
              }
        }
      >
        <Heading
          theme={theme}
          level={3}
          {...(group.id !== undefined && { id: group.id })}
          style={titleStyle(work, setting)}
        >
          <Phrasing nodes={group.title} {...setting} heading />
        </Heading>
        {facts && (
          <p
            part="facts"
            style={{
              ...quietStyle(theme),
              maxWidth: Math.round(theme.type.measure * 0.86),
              marginTop: space(theme, 0.25),
            }}
          >
            <Phrasing nodes={facts.children} {...setting} />
          </p>
        )}
        {blocks.length > 0 && (
          <div style={{ marginTop: space(theme, 0.5) }}>
            <Prose nodes={blocks} {...setting} level={2} />
          </div>
        )}
        {links.length > 0 && (
          <div style={{ marginTop: space(theme, 0.5) }}>
            <QuietLinks links={links} setting={setting} />
          </div>
        )}
      </div>
    </article>
  )
}

function titleStyle({ picture }: Work, { theme }: Setting) {
  return displayStyle(theme, sizeAt(theme, picture ? 1 : 2))
}
