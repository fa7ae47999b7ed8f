import type { RootContent } from 'mdast'
import { bodyStyle, Heading, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { LinkRow, Place } from './link-rows.tsx'
import { Picture } from './picture.tsx'
import type { LinkPage, LinkPart, ListedLink } from './read-links.ts'
import { forScreens, fromStart, type Setting } from './setting.ts'

/** Widest column in px, its sides included. */
const COLUMN = 560
/** px of a portrait's side. */
const PORTRAIT = 112

/** One centred column: portrait, name, a line, and buttons of equal width. */
export function composeLinks(page: LinkPage, given: Theme): readonly Sheet[] {
  const theme = centred(forScreens(given))
  const setting: Setting = { theme }
  const main = page.parts.find(part => part.kind === 'buttons')?.links
  const featured = main?.find(link => link.strong) ?? main?.[0]
  const root = (
    <div part="page" style={{ ...bodyStyle(theme), padding: [space(theme, 2), 24] }}>
      <div part="column" style={{ maxWidth: COLUMN - 48, marginInline: 'auto' }}>
        <main>
          <Person page={page} setting={setting} />
          {page.parts.map(part => (
            <div part={part.kind} style={{ marginTop: space(theme, part.kind === 'blocks' ? 1.5 : 1) }}>
              <Part part={part} featured={featured} setting={setting} />
            </div>
          ))}
        </main>
        {page.smallPrint.length > 0 && (
          <footer style={{ ...quietStyle(theme), marginTop: space(theme, 2) }}>
            <Prose nodes={page.smallPrint} {...setting} size={sizeAt(theme, -1)} />
          </footer>
        )}
      </div>
    </div>
  )
  const sheet = { name: 'page', size: theme.page, margin: 0, background: theme.color.paper } as const
  return [{ ...sheet, root: toNodes(root)[0] as Element }]
}

function centred(theme: Theme): Theme {
  return { ...theme, type: { ...theme.type, align: 'center' } }
}

function Person({ page, setting }: { readonly page: LinkPage; readonly setting: Setting }): Child {
  const { theme } = setting
  const { avatar, name, id, bio } = page
  const round = theme.radius === 0 ? 0 : PORTRAIT / 2
  return [
    avatar && (
      <div
        part="portrait"
        style={{ width: PORTRAIT, marginInline: 'auto', marginBottom: space(theme, 0.75) }}
      >
        <Picture
          image={avatar}
          captioned={false}
          setting={setting}
          style={{ width: PORTRAIT, height: PORTRAIT, radius: round }}
        />
      </div>
    ),
    name.length > 0 && (
      <Heading theme={theme} level={1} step={2} {...(id !== undefined && { id })}>
        <Phrasing nodes={name} {...setting} heading />
      </Heading>
    ),
    bio.length > 0 && (
      <div part="bio" style={{ color: theme.color.textMuted, marginTop: space(theme, 0.5) }}>
        <Blocks blocks={bio} setting={setting} level={1} />
      </div>
    ),
  ]
}

function Part({
  part,
  featured,
  setting,
}: {
  readonly part: LinkPart
  readonly featured: ListedLink | undefined
  readonly setting: Setting
}): Child {
  const { theme } = setting
  switch (part.kind) {
    case 'buttons':
      return (
        <ul role="list" style={{ display: 'grid', columns: 1, gap: Math.max(12, space(theme, 0.5)) }}>
          {part.links.map(link => (
            <li>
              <LinkRow link={link} filled={link === featured} setting={setting} />
            </li>
          ))}
        </ul>
      )
    case 'places':
      return (
        <ul
          role="list"
          style={{ display: 'flex', wrap: true, justify: 'center', gap: [0, space(theme, 0.25)] }}
        >
          {part.links.map(link => (
            <li>
              <Place link={link} setting={setting} />
            </li>
          ))}
        </ul>
      )
    case 'blocks':
      return <Blocks blocks={part.blocks} setting={setting} level={2} />
  }
}

/** Text in the middle like everything else, unless it has lists or tables: those begin at one edge. */
function Blocks({
  blocks,
  setting,
  level,
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
  readonly level: number
}): Child {
  if (blocks.every(({ type }) => type === 'paragraph' || type === 'heading'))
    return <Prose nodes={blocks} {...setting} level={level} />
  return (
    <div style={{ textAlign: 'start' }}>
      <Prose nodes={blocks} {...fromStart(setting)} level={level} />
    </div>
  )
}
