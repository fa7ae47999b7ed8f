import { buttonStyle, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { NamedLink } from '../../../core/reading/lists/links.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import type { Setting } from '../pages/setting.ts'
import { nodesOf, othersOf } from './items.tsx'

/** A button as wide as the column, at least 52 px tall; words beside the link stand under its name. */
export function LinkRow({
  link,
  filled,
  setting,
}: {
  readonly link: NamedLink
  readonly filled: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const own = { ...setting, theme: filled ? themeOn(theme, 'accent') : theme }
  return (
    <a
      href={link.href}
      part={filled ? 'button-featured' : 'button'}
      style={{ ...rowStyle(theme, filled), padding: [Math.max(15, Math.round(theme.type.base * 0.9)), 20] }}
    >
      <Phrasing nodes={link.words} {...own} />
      {/* Who hears the name of the link hears no new line. */}
      {link.note.length > 0 && ' '}
      {link.note.length > 0 && (
        <span style={{ display: 'block', weight: 400, size: sizeAt(theme, -1) }}>
          <Phrasing nodes={link.note} {...own} />
        </span>
      )}
    </a>
  )
}

function rowStyle(theme: Theme, filled: boolean): Style {
  const { color, radius } = theme
  // A pill of two lines is a lens: beyond half a line's height corners stop growing.
  const shared: Style = {
    ...buttonStyle(theme, filled ? 'primary' : 'secondary'),
    radius: Math.min(radius, 30),
    textWrap: 'balance',
  }
  return filled
    ? shared
    : {
        ...shared,
        background: color.surface,
        border: { width: 1, color: color.hairline },
        hover: { background: color.paperAlt },
      }
}

/** The name of a place elsewhere, with room around it for a thumb, and what is said beside it. */
export function Place({ link, setting }: { readonly link: NamedLink; readonly setting: Setting }): Child {
  const { theme } = setting
  return [
    <a
      href={link.href}
      part="place"
      rel="me"
      style={{ ...placeStyle(theme), color: theme.color.link, decoration: 'underline' }}
    >
      <Phrasing nodes={link.words} {...setting} />
    </a>,
    link.note.length > 0 && (
      <p style={quietStyle(theme)}>
        <Phrasing nodes={link.note} {...setting} />
      </p>
    ),
  ]
}

/** A place elsewhere that is called and not opened: its name and its number. */
export function Callable({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const value = othersOf(item, [])
  return (
    <p part="place" style={placeStyle(theme)}>
      <Phrasing nodes={item.title.nodes} {...setting} />
      {value.map(fact => [' ', <Phrasing nodes={nodesOf(fact)} {...setting} />])}
    </p>
  )
}

function placeStyle({ type }: Theme): Style {
  return { display: 'block', padding: [Math.round((48 - type.base * 1.3) / 2), 12], leading: 1.3 }
}
