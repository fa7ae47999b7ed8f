import { Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import { Band } from './band.tsx'
import type { Page } from './read-page.ts'
import type { Setting } from './setting.ts'

/** The foot of a page, in small print. */
export function Foot({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  if (page.footer.length === 0) return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={1.5} tag="footer" part="foot">
      <div style={quietStyle(theme)}>
        <Prose nodes={page.footer} {...setting} size={sizeAt(theme, -1)} measured={false} />
      </div>
    </Band>
  )
}
