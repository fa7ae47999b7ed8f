import { Button, Phrasing, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Band } from './band.tsx'
import { hrefOf } from './links.tsx'
import type { Page } from './page.ts'
import type { Setting } from './setting.ts'

/** Most links in a bar; the foot of the page has the others. */
export const IN_BAR = 5
/** Characters that the bar of a tablet has room for. */
const ON_TABLET = 72

/** Whether a page has something for a bar. */
export function hasBar({ brand: { name, said, logo }, nav, call }: Page): boolean {
  return (
    name !== undefined || said !== undefined || logo !== undefined || nav.length > 0 || call !== undefined
  )
}

/** The bar at the top: brand, links, one button. Links to places on the page are left out on narrow screens. */
export function Bar({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const { name, said, logo } = page.brand
  const { call } = page
  const nav = page.nav.slice(0, IN_BAR)
  if (!hasBar(page)) return null
  const words = [name?.nodes ?? [], call?.words ?? [], ...nav.map(link => link.words)]
  const length = words.reduce((sum, nodes) => sum + nodes.map(plainText).join('').length + 2, 0)
  return (
    <Band setting={setting} ground={theme.color.paper} room={0.5} tag="header" part="bar">
      <div
        style={{
          display: 'flex',
          justify: 'between',
          align: 'center',
          wrap: true,
          gap: [8, space(theme, 1)],
        }}
      >
        <p
          part="brand"
          style={{
            display: 'flex',
            align: 'center',
            gap: 12,
            family: theme.type.display,
            size: sizeAt(theme, 1),
            weight: theme.type.displayWeight,
            color: theme.color.heading,
          }}
        >
          {logo !== undefined && <img src={logo} alt="" style={{ height: 36 }} />}
          {said}
          {name && (
            <span>
              {name.written && [<Phrasing nodes={name.label.nodes} {...setting} />, ' ']}
              <Phrasing nodes={name.nodes} {...setting} />
            </span>
          )}
        </p>
        <div style={{ display: 'flex', wrap: true, align: 'center', gap: space(theme, 1.25) }}>
          <nav
            style={{
              display: 'flex',
              wrap: true,
              gap: space(theme, 1.25),
              whiteSpace: 'nowrap',
              medium: length > ON_TABLET ? { display: 'none' } : { gap: space(theme, 0.75) },
              narrow: { display: 'none' },
            }}
          >
            {nav.map(({ words: label, href }) => (
              <a
                href={safeHref(href) ?? ''}
                style={{
                  color: theme.color.text,
                  decoration: 'none',
                  hover: { color: theme.color.accentText },
                }}
              >
                <Phrasing nodes={label} {...setting} />
              </a>
            ))}
          </nav>
          {call && (
            <div
              style={{
                shrink: 0,
                whiteSpace: 'nowrap',
                narrow: { size: sizeAt(theme, -1), shrink: 1, whiteSpace: 'normal' },
              }}
            >
              <Button theme={theme} href={hrefOf(call, setting) ?? '#'}>
                <Phrasing nodes={call.words} {...setting} theme={themeOn(theme, 'accent')} />
              </Button>
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
