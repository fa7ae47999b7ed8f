import { Button } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Band } from './band.tsx'
import type { Page } from './read-page.ts'
import type { Setting } from './setting.ts'

/** The bar at the top: brand, links, one button. Links to places on the page are left out on narrow screens. */
export function Bar({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const { brand, nav, cta } = page
  if (brand.name === undefined && nav.length === 0 && cta === undefined) return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={0.75} tag="header" part="bar">
      <div style={{ display: 'flex', justify: 'between', align: 'center', gap: space(theme, 1) }}>
        <p
          part="brand"
          style={{
            family: theme.type.display,
            size: sizeAt(theme, 1),
            weight: theme.type.displayWeight,
            color: theme.color.heading,
          }}
        >
          {brand.logo !== undefined ? (
            <img src={brand.logo} alt={brand.name ?? ''} style={{ height: 36 }} />
          ) : (
            brand.name
          )}
        </p>
        <div style={{ display: 'flex', align: 'center', gap: space(theme, 1.25) }}>
          <nav style={{ display: 'flex', gap: space(theme, 1.25), narrow: { display: 'none' } }}>
            {nav.map(({ text, href }) => (
              <a
                href={href}
                style={{
                  color: theme.color.text,
                  decoration: 'none',
                  hover: { color: theme.color.accentText },
                }}
              >
                {text}
              </a>
            ))}
          </nav>
          {cta && (
            <div style={{ shrink: 0, whiteSpace: 'nowrap', narrow: { size: sizeAt(theme, -1), shrink: 0 } }}>
              <Button theme={theme} href={cta.href}>
                {cta.text}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
