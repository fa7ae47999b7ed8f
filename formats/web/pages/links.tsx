import { ledToSize } from '../../../core/compose/button.tsx'
import { Button, ButtonRow, Phrasing, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { NOWHERE } from '../../../core/reading/lines/pressed.ts'
import type { NamedLink } from '../../../core/reading/lists/links.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { Setting } from './setting.ts'

/** Links that ask for a decision; the bold one, else the first, is filled. */
export function Links({
  links,
  size,
  setting,
}: {
  readonly links: readonly NamedLink[]
  /** px of the words of the filled one; default what leads. */
  readonly size?: number
  readonly setting: Setting
}): Child {
  const main = mainLink(links)
  return (
    <ButtonRow theme={setting.theme}>
      {links.map(link => (
        <LinkButton link={link} primary={link === main} size={size} setting={setting} />
      ))}
    </ButtonRow>
  )
}

/** The link that matters most: the bold one, else the first. */
export function mainLink(links: readonly NamedLink[]): NamedLink | undefined {
  return links.find(link => link.strong) ?? links[0]
}

/** Where a link leads; what has no address of its own leads to whom the page names. */
export function hrefOf({ href }: Pick<NamedLink, 'href'>, { reach }: Setting): string | undefined {
  return href === NOWHERE ? (reach ?? NOWHERE) : safeHref(href)
}

/** One link as a button; words whose address may not be linked to stay words. */
export function LinkButton({
  link,
  primary,
  size,
  setting,
}: {
  readonly link: NamedLink
  readonly primary: boolean
  /** px of its words where it is filled; default what leads. */
  readonly size?: number | undefined
  readonly setting: Setting
}): Child {
  const href = hrefOf(link, setting)
  const { theme } = setting
  const filled = primary && href !== undefined
  const label = <Phrasing nodes={link.words} {...setting} theme={filled ? themeOn(theme, 'accent') : theme} />
  if (href === undefined) return <p>{label}</p>
  return (
    <Button
      theme={theme}
      href={href}
      kind={primary ? 'primary' : 'secondary'}
      {...(primary && { size: size ?? ledToSize(theme) })}
    >
      {label}
    </Button>
  )
}

/** Links as words with an arrow, for places where a button would be too loud. */
export function QuietLinks({
  links,
  setting,
}: {
  readonly links: readonly NamedLink[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return links.map(link => {
    const href = hrefOf(link, setting)
    const label = <Phrasing nodes={link.words} {...setting} />
    if (href === undefined) return <p>{label}</p>
    return (
      <p part="quiet-link" style={{ weight: theme.type.strongWeight }}>
        <a href={href} style={{ color: theme.color.link, decoration: 'underline' }}>
          {label}
        </a>
      </p>
    )
  })
}
