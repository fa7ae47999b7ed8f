import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { headlineSize } from '../../fitting/headline.tsx'
import { unbrokenSize } from '../../fitting/measure.ts'
import { muted } from '../sheets/page-theme.ts'
import type { Module, PosterCopy } from './module.ts'
import { InfoModule } from './modules.tsx'
import type { Place } from './place.ts'

/** How an infographic stands on its sheet. */
export interface PosterPlan {
  /** The whole width between the margins. */
  readonly place: Place
  /** Modules by column. */
  readonly columns: readonly (readonly Module[])[]
  /** Where the modules of a column stand. */
  readonly column: Place
  /** Least room between modules, px. */
  readonly gap: number
  /** The sheet is as tall as its copy: that does not fill it even in large type, or is too long for it in small type. */
  readonly cut: boolean
}

/** The takeaway under the title, sizes of body type. */
const LEAD = 1.08
/** Sources, sizes of body type. */
const SMALL = 0.78

/** A poster is its copy and how that stands. */
interface PosterProps {
  readonly copy: PosterCopy
  readonly poster: PosterPlan
}

/** Title, modules and sources, one below the other. */
export function Poster({ copy, poster }: PosterProps): Child {
  const { place, column, columns, gap, cut } = poster
  const { theme } = place
  const { margin } = theme
  const opened = [copy.before, copy.lead].some(blocks => blocks.length > 0) || (copy.headline ?? copy.support)
  return (
    <section
      style={{ ...bodyStyle(theme), ...(!cut && { height: '100%' }), display: 'flex', direction: 'column' }}
    >
      {opened && <Head copy={copy} place={place} />}
      <div
        flow
        part="modules"
        style={{
          grow: 1,
          display: 'flex',
          direction: 'column',
          justify: 'between',
          gap,
          margin: [opened ? gap : margin.top, margin.right, gap, margin.left],
        }}
      >
        {copy.picture?.data?.asset && (
          <img
            src={copy.picture.data.asset}
            alt={copy.picture.alt ?? ''}
            style={{ width: place.width, height: Math.round(place.width * 0.5), fit: 'cover', shrink: 0 }}
          />
        )}
        {columns.length === 1 ? (
          columns[0]?.map(module => <InfoModule module={module} place={column} />)
        ) : (
          <div style={{ display: 'grid', columns: columns.length, gap, grow: 1 }}>
            {columns.map(own => (
              <div style={{ display: 'flex', direction: 'column', gap }}>
                {own.map(module => (
                  <InfoModule module={module} place={column} />
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
      {copy.after.length > 0 && <Foot copy={copy} place={place} />}
    </section>
  )
}

interface PlacedProps {
  readonly copy: PosterCopy
  readonly place: Place
}

/** Title and takeaway on a deep ground from edge to edge. */
function Head({ copy, place }: PlacedProps): Child {
  const { size, width } = place
  const theme = themeOn(place.theme, 'inverse')
  const { margin, color } = theme
  const headline = titleSize(copy.headline ? plainText(copy.headline) : '', place)
  const lead = size * LEAD
  const words = [...(copy.support ? [copy.support] : []), ...copy.lead]
  return (
    <header
      style={{
        shrink: 0,
        background: color.paper,
        color: color.text,
        padding: [margin.top, margin.right, size * 1.9, margin.left],
      }}
    >
      {copy.before.length > 0 && <Prose nodes={copy.before} theme={theme} measured={false} />}
      {copy.headline && (
        <h1
          part="headline"
          style={{ ...displayStyle(theme, headline), leading: 1.06, maxWidth: width, textWrap: 'normal' }}
        >
          <Phrasing nodes={copy.headline.children} theme={theme} size={headline} heading />
        </h1>
      )}
      {words.length > 0 && (
        <div style={{ marginTop: size * 0.7, size: lead }}>
          <Prose nodes={words} theme={theme} size={lead} measured={false} />
        </div>
      )}
    </header>
  )
}

/** Sources, small, over the lower edge. */
function Foot({ copy, place }: PlacedProps): Child {
  const { theme, size } = place
  const { margin, color } = theme
  const small = muted(scaled(theme, SMALL))
  const quiet: Theme = {
    ...small,
    type: { ...small.type, steps: small.type.steps.map(step => Math.min(step, size)) },
  }
  return (
    <footer
      style={{
        shrink: 0,
        margin: [0, margin.right, margin.bottom, margin.left],
        padding: [size * 0.6, 0, 0, 0],
        borderTop: { width: Math.max(1, theme.rule), color: color.hairline },
        size: size * SMALL,
        color: color.textMuted,
      }}
    >
      <Prose nodes={copy.after} theme={quiet} level={2} size={size * SMALL} measured={false} />
    </footer>
  )
}

/** Capitals take more room, and tracked ones more again. */
function titleSize(title: string, { width, size, theme }: Place): number {
  const wide = theme.type.displayCase === 'uppercase' ? 0.82 : 1
  const wanted = headlineSize(title, { width, lines: 2, least: size * 2, most: size * 3.2 }) * wide
  return unbrokenSize(title, width, wanted, theme)
}
