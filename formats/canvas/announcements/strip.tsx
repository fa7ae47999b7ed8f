import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { Action } from './foot.tsx'

/** What a strip is made of. */
interface StripProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** Whether a canvas is too low for words under each other. */
export function isStrip({ page }: Theme): boolean {
  return page.height < 200 && page.width > page.height * 4
}

/** A low banner: picture, message and the rest side by side, on one middle line. */
export function Strip({ copy, theme }: StripProps): Child {
  const { page, margin, type, dir } = theme
  const { picture, headline } = copy
  const pictured = picture?.data?.asset ? page.height * 1.6 : 0
  const inside = page.width - margin.left - margin.right - pictured
  const action = copy.facts.find(({ role }) => role === 'action')
  const line = [...copy.facts.filter(fact => fact !== action), ...copy.contacts]
  const prose = [...copy.support, ...copy.rest, ...copy.terms]
  const aside = prose.length + line.length > 0 || action !== undefined
  const width = inside * (aside ? 0.6 : 1)
  const height = page.height - margin.top - margin.bottom - (hasMasthead(copy) ? type.base * 1.2 : 0)
  const most = page.height * 0.5
  const { size } = fitTitle(headline?.text ?? '', theme, { width, height, lines: 2, least: type.base, most })
  const padding = [0, dir === 'rtl' ? pictured : 0, 0, dir === 'ltr' ? pictured : 0] as const
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', align: 'center', padding }}>
      {picture?.data?.asset && (
        <img
          src={picture.data.asset}
          alt={picture.alt ?? ''}
          style={{
            position: 'absolute',
            top: 0,
            left: dir === 'ltr' ? 0 : page.width - pictured,
            width: pictured,
            height: page.height,
            fit: 'cover',
          }}
        />
      )}
      <div style={{ width }}>
        <Masthead copy={copy} theme={theme} />
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
        {headline && <Title words={headline} theme={theme} size={size} />}
      </div>
      {aside && (
        <div style={{ grow: 1, basis: 0, padding: [0, 0, 0, space(theme, 0.5)], leading: 1.25 }}>
          <Prose nodes={prose} theme={theme} measured={false} />
          {action && <Action entry={action} theme={theme} />}
          <ContactLine contacts={line} theme={theme} />
        </div>
      )}
    </section>
  )
}
