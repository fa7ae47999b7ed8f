import type { RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose, quietStyle, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { baseName } from '../../../core/source/find-asset.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { wholeCompounds } from '../../fitting/whole-compounds.tsx'
import { displaySetting } from '../../fitting/measure.ts'

interface ReadingProps {
  readonly theme: Theme
  readonly reading: Reading
}

/** What the title's line says. */
interface TitleLineProps {
  readonly theme: Theme
  readonly claim: Claim | undefined
  /** Step of the type scale. */
  readonly step: number
  /** px, in place of the step's size. */
  readonly size?: number
  readonly style?: Pick<Style, 'textAlign' | 'leading' | 'color' | 'marginTop'>
  /** px that its lines may take; default: what the margins leave. */
  readonly room?: number
}

/** The name of the sheet as its only h1, in a size at which its longest word fits a line. */
export function TitleLine({ theme, claim, step, style, ...given }: TitleLineProps): Child {
  if (!isOwn(claim)) return null
  const { room = roomAcross(theme) } = given
  const size = given.size ?? Math.min(sizeAt(theme, step), widestSize(claim.text, room, theme))
  return (
    <h1
      part="title"
      unlisted
      style={{ ...displayStyle(theme, size), ...style }}
      {...anchorOf(claim.blocks[0])}
    >
      {wholeCompounds(
        <Phrasing nodes={claim.nodes} theme={theme} heading size={size} />,
        room,
        displaySetting(theme, size),
      )}
    </h1>
  )
}

/** px: the size at which the longest word takes `room` px, but not below body. Bold letters are about 0.58 em wide. */
function widestSize(text: string, room: number, theme: Theme): number {
  const longest = Math.max(...text.split(/[\s\-–—/]+/).map(word => word.length), 1)
  const em = theme.type.displayCase === 'uppercase' ? 0.72 : 0.58
  return Math.max(room / (longest * em), theme.type.base)
}

/** Whether a role is there to be drawn: not where its words stand in a text that is drawn anyway. */
export function isOwn(claim: Claim | undefined): claim is Claim {
  return claim !== undefined && !claim.stays
}

/** Roles that were read and that a format has no place of its own for: they go with the facts. */
export function otherRoles({ roles }: Reading, placed: readonly Role[]): readonly Claim[] {
  return Object.values(roles).filter(claim => isOwn(claim) && !claim.told && !placed.includes(claim.role))
}

interface MarkProps extends ReadingProps {
  readonly align?: 'start' | 'center'
}

/** The logo at the height of three lines, and the house's name with the word that its author wrote before it. */
export function Logo({ theme, reading, align = 'start' }: MarkProps): Child {
  const { logo, publisher } = reading.roles
  const src = logo && baseName(logo.text)
  const centred = align === 'center' ? { marginInline: 'auto' as const } : {}
  const picture = src !== undefined && reading.assets.has(src)
  if (!picture && !isOwn(publisher)) return null
  return (
    <div part="mark" style={{ marginBottom: space(theme, 1.5) }}>
      {picture && (
        <img
          src={src}
          alt={publisher?.text ?? ''}
          style={{ height: space(theme, 2.5), fit: 'contain', ...centred }}
        />
      )}
      {isOwn(publisher) && (
        <p style={picture ? quietStyle(theme) : { weight: theme.type.strongWeight }}>
          <Phrasing
            nodes={
              publisher.written
                ? [...publisher.label.nodes, ...phraseOf(' ').nodes, ...publisher.nodes]
                : publisher.nodes
            }
            theme={theme}
          />
        </p>
      )}
      {isOwn(publisher) && publisher.facts.map(({ blocks }) => <Prose nodes={blocks} theme={theme} />)}
    </div>
  )
}

interface RestProps {
  readonly theme: Theme
  readonly blocks: readonly RootContent[]
  readonly style?: Style
  /** px of the text around, when it is not body's. */
  readonly size?: number
}

/** Blocks as a text that takes the whole width; nothing where there are none. */
export function Text({ theme, blocks, style = {}, size }: RestProps): Child {
  if (blocks.length === 0) return null
  return (
    <div style={style}>
      <Prose nodes={blocks} theme={theme} level={2} measured={false} {...(size !== undefined && { size })} />
    </div>
  )
}
