import { Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Band } from './band.tsx'
import { IN_BAR } from './bar.tsx'
import type { Page } from './read-page.ts'
import type { Setting } from './setting.ts'

/** The foot of a page, in small print. */
export function Foot({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const more = page.nav.slice(IN_BAR)
  if (page.footer.length === 0 && more.length === 0) return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={1.5} tag="footer" part="foot">
      <div style={{ ...quietStyle(theme), maxWidth: Math.round(theme.type.measure * 0.9) }}>
        <Prose nodes={page.footer} {...setting} size={sizeAt(theme, -1)} />
        {more.length > 0 && (
          <nav
            style={{ display: 'flex', wrap: true, gap: [0, space(theme, 1)], marginTop: space(theme, 0.5) }}
          >
            {more.map(({ text, href }) => (
              <a href={href} style={{ display: 'block', padding: [4, 0], color: theme.color.link }}>
                {text}
              </a>
            ))}
          </nav>
        )}
      </div>
    </Band>
  )
}
