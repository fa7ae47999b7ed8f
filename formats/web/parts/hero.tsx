import { Heading, Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Band, CONTENT, leadStyle, READING } from './band.tsx'
import { Links } from './links.tsx'
import { Picture } from './picture.tsx'
import type { Page } from './read-page.ts'
import type { Setting } from './setting.ts'

/** Title, lead and links, beside the picture when there is one. */
export function HeroBand({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const { picture } = page.hero
  const words = <HeroWords page={page} setting={setting} />
  // A title over a column of prose stands on that column's edge.
  const width = !picture && page.sections[0]?.content.kind === 'prose' ? READING : CONTENT
  return (
    <Band setting={setting} ground={theme.color.paper} room={picture ? 3 : 4} part="hero" width={width}>
      {picture ? (
        <div
          style={{
            display: 'grid',
            columns: [11, 10],
            align: 'center',
            gap: space(theme, 2.5),
            narrow: { columns: 1, gap: space(theme, 1.5) },
          }}
        >
          {words}
          <Picture image={picture} setting={setting} style={{ height: 520, narrow: { height: 280 } }} />
        </div>
      ) : (
        <div
          style={{ maxWidth: 880, ...(theme.design.layout.centered === true && { marginInline: 'auto' }) }}
        >
          {words}
        </div>
      )}
    </Band>
  )
}

function HeroWords({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const { eyebrow, title, id, lead, links } = page.hero
  const size = Math.round(theme.type.base * 1.2)
  return (
    <div>
      {eyebrow && (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.75) }}>
          <Phrasing nodes={eyebrow.children} {...setting} />
        </Label>
      )}
      <Heading
        theme={theme}
        level={1}
        {...(id !== undefined && { id })}
        style={{ maxWidth: 880, narrow: { size: sizeAt(theme, 3) } }}
      >
        <Phrasing nodes={title} {...setting} heading />
      </Heading>
      {lead.length > 0 && (
        <div style={{ ...leadStyle(setting), size, maxWidth: 620, marginTop: space(theme, 1) }}>
          <Prose nodes={lead} {...setting} size={size} />
        </div>
      )}
      {links.length > 0 && (
        <div style={{ marginTop: space(theme, 1.5) }}>
          <Links links={links} setting={setting} />
        </div>
      )}
    </div>
  )
}
