import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { hasFurther, isDeepUnnamed, themeOn } from '../../../core/theme/theme-on.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { RootContent } from 'mdast'
import { cutAtBold, type SaidFigure } from '../../charts/said-figure.ts'
import { numeralSize } from '../figures/big-figure.tsx'
import { displaySetting, displayWords, linesOf, unbrokenSize } from '../../fitting/measure.ts'
import { muted } from '../sheets/page-theme.ts'
import type { Station } from './bands.ts'
import { smallSize } from '../figures/few-sizes.ts'
import { isLedByFigure, type PosterCopy } from './module.ts'
import { LONG, ProseColumns } from './prose-columns.tsx'
import { InfoModule, ModuleTitle } from './modules.tsx'
import { Tank } from './tank.tsx'
import type { Place } from './place.ts'
import { Said } from './said.tsx'

/** How an infographic stands on its sheet. */
export interface PosterPlan {
  /** The whole width between the margins. */
  readonly place: Place
  /** The one figure that all begins with and the way that something takes, over the columns. */
  readonly above: readonly Station[]
  /** Modules on their grounds by column. */
  readonly columns: readonly (readonly Station[])[]
  /** Where the modules of a column stand. */
  readonly column: Place
  /** Least room over and under a module, px. */
  readonly gap: number
  /** The sheet is as tall as its copy: that does not fill it even in large type, or is too long for it in small type. */
  readonly cut: boolean
}

/** Letters up to which the takeaway under the title is set as large as the names of sections. */
const SHORT = 150

/** A poster is its copy and how that stands. */
interface PosterProps {
  readonly copy: PosterCopy
  readonly poster: PosterPlan
}

/** Title, modules and sources, one below the other, each on a ground of its own from edge to edge. */
export function Poster({ copy, poster }: PosterProps): Child {
  const { place, columns, cut, above, gap } = poster
  const opened = [copy.before, copy.lead].some(blocks => blocks.length > 0) || (copy.headline ?? copy.support)
  return (
    <section
      style={{
        ...bodyStyle(place.theme),
        ...(!cut && { height: '100%' }),
        display: 'flex',
        direction: 'column',
      }}
    >
      {opened && <Head copy={copy} place={place} />}
      {copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            width: place.theme.page.width,
            height: Math.round(place.width * 0.5),
            fit: 'cover',
            shrink: 0,
          }}
        />
      )}
      {above.map(station => (
        <StationField station={station} place={place} pad={gap} inset={insetOf(place, 1)} />
      ))}
      {columns.length === 1 ? (
        <Stations stations={columns[0] ?? []} poster={poster} />
      ) : (
        <div style={{ display: 'grid', columns: columns.length, grow: 1 }}>
          {columns.map(own => (
            <div style={{ display: 'flex', direction: 'column' }}>
              <Stations stations={own} poster={poster} />
            </div>
          ))}
        </div>
      )}
      {copy.turn.length > 0 && <Turn copy={copy} place={place} />}
      {copy.after.length > 0 && <Foot copy={copy} place={place} />}
    </section>
  )
}

interface StationsProps {
  readonly stations: readonly Station[]
  readonly poster: PosterPlan
}

function Stations({ stations, poster: { column, columns, gap } }: StationsProps): Child {
  return (
    <div flow part="modules" style={{ grow: 1, display: 'flex', direction: 'column' }}>
      {stations.map(station => (
        <StationField station={station} place={column} pad={gap} inset={insetOf(column, columns.length)} />
      ))}
    </div>
  )
}

/** px at the sides of what stands on a field. */
export function insetOf({ theme: { margin }, size }: Place, columns: number): number {
  return columns > 1 ? size * 1.4 : Math.max(margin.left, margin.right)
}

interface FieldProps {
  readonly station: Station
  readonly place: Place
  /** px over and under what stands on it, and at its sides. */
  readonly pad: number
  readonly inset: number
}

/** Words of what all comes to, sizes of the others. */
const MESSAGE = 1.35

/** A module on its ground; a whole in bands reaches the edges. */
export function StationField({ station, place, pad, inset }: FieldProps): Child {
  const { module, ground, point, message = false } = station
  const theme = themeOn(message ? scaled(place.theme, MESSAGE) : place.theme, ground)
  const own: Place = { ...place, theme, ...(message && { size: place.size * MESSAGE }) }
  const [first] = module.parts
  const isTank = point !== undefined && first?.kind === 'bars'
  return (
    <div
      part="field"
      style={{
        grow: isTank ? 2 : 1,
        display: 'flex',
        direction: 'column',
        justify: theme.design.decor.fields === false ? 'start' : 'center',
        background: theme.color.paper,
        color: theme.color.text,
        padding: isTank ? [pad * 0.7, 0, 0, 0] : [pad, inset],
      }}
    >
      {isTank ? (
        <section part="module" style={{ grow: 1, display: 'flex', direction: 'column' }}>
          {module.heading && (
            <div style={{ padding: [0, inset] }}>
              <ModuleTitle heading={module.heading} place={own} />
            </div>
          )}
          <Tank chart={first.chart} place={{ ...own, inset }} point={point} />
        </section>
      ) : (
        <InfoModule module={module} place={own} />
      )}
    </div>
  )
}

interface PlacedProps {
  readonly copy: PosterCopy
  readonly place: Place
}

/** Title across the width and takeaway. */
function Head({ copy, place }: PlacedProps): Child {
  const { size, width, theme } = place
  const { margin, color } = theme
  const [first] = copy.modules
  const told = [...(copy.support ? [copy.support] : []), ...copy.lead]
  const isLed = (first !== undefined && isLedByFigure(first)) || copy.modules.some(({ hero }) => hero)
  const said = isLed ? undefined : saidFigure(told)
  const most = said || isLed ? TITLE.beside : place.dense ? TITLE.dense : TITLE.most
  const headline = titleSize(copy.headline ? plainText(copy.headline) : '', place, most)
  const words = said ? told.slice(1) : told
  const letters = countLetters(words)
  const long = letters > LONG
  const lead = Math.min(letters > SHORT ? size : sizeAt(theme, 4), headline)
  return (
    <header
      style={{
        shrink: 0,
        background: color.paper,
        color: color.text,
        padding: [margin.top * 0.8, margin.right, size * 1.6, margin.left],
      }}
    >
      {copy.before.length > 0 && <Prose nodes={copy.before} theme={theme} measured={false} />}
      {copy.headline && (
        <h1
          part="headline"
          style={{
            ...displayStyle(theme, headline),
            color: titleInk(theme),
            leading: 0.98,
            maxWidth: width,
            textWrap: 'normal',
          }}
        >
          <Phrasing nodes={copy.headline.children} theme={theme} size={headline} heading />
        </h1>
      )}
      {said && <Statement said={said} size={lead} place={place} />}
      {words.length > 0 && (
        <div
          style={{
            marginTop: Math.max(size * 0.7, headline * DESCENT),
            size: lead,
            ...(!long && { maxWidth: width * 0.86 }),
          }}
        >
          <ProseColumns blocks={words} place={{ ...place, size: lead }} />
        </div>
      )}
    </header>
  )
}

/** Room under a title in parts of its size: letters of tightly set lines reach below it. */
const DESCENT = 0.26

/** What is said under the title, where its author has the figure of it in bold. */
function saidFigure([first]: readonly RootContent[]): SaidFigure | undefined {
  return first?.type === 'paragraph' ? cutAtBold(first.children) : undefined
}

/** Such a figure is at most so many times as large as text. */
const SAID = 11

interface StatementProps {
  readonly said: SaidFigure
  /** px of the words. */
  readonly size: number
  readonly place: Place
}

/** A sentence whose figure is what is seen first, from afar. */
function Statement({ said, size, place }: StatementProps): Child {
  const { theme, width } = place
  const numeral = Math.floor(numeralSize([said.figure], { width, most: place.size * SAID }, theme))
  return (
    <div part="statement" style={{ marginTop: place.size * 0.7 }}>
      <Said {...{ said, numeral, theme, size }} look={{ leading: 1.35, maxWidth: width * 0.86 }} />
    </div>
  )
}

/** The deep colour of the design, or the accent where nobody named one, where it can be read on the page. */
function titleInk(theme: Theme): string {
  const { color } = theme
  if (isDeepUnnamed(theme)) return contrast(color.accent, color.paper) >= LARGE ? color.accent : color.heading
  return contrast(color.inverse, color.paper) >= 4.5 ? color.inverse : color.heading
}

/** Contrast in which words as large as a title are read (WCAG 2.2, 1.4.3). */
const LARGE = 3

/** Where and when to turn to somebody, on a band of its own over what is small. */
function Turn({ copy, place }: PlacedProps): Child {
  const theme = themeOn(place.theme, place.theme.design.decor.fields === false ? 'tint' : 'accent')
  const size = sizeAt(theme, 3)
  const { margin, color, type } = theme
  return (
    <div
      part="turn"
      style={{
        shrink: 0,
        background: color.paper,
        color: color.text,
        padding: [place.size * 0.9, margin.right, place.size * 0.9, margin.left],
        size,
        weight: type.strongWeight,
        leading: 1.3,
      }}
    >
      <Prose nodes={copy.turn} theme={theme} size={size} measured={false} />
    </div>
  )
}

/** Sources, small, over the lower edge. */
function Foot({ copy, place }: PlacedProps): Child {
  const { size } = place
  const plain = place.theme.design.decor.fields === false
  // It is never louder than what it is the source of.
  const deep = isDeepUnnamed(place.theme) ? (hasFurther(place.theme) ? 'paper' : 'tint') : 'inverse'
  const theme = plain ? place.theme : themeOn(place.theme, deep)
  const words = smallSize(theme)
  const { margin, color } = theme
  const small = muted(scaled(theme, words / theme.type.base))
  const quiet: Theme = {
    ...small,
    type: { ...small.type, steps: small.type.steps.map(step => Math.min(step, words)) },
  }
  return (
    <footer
      style={{
        shrink: 0,
        background: color.paper,
        padding: [size, margin.right, size * 1.2, margin.left],
        ...(plain && { borderTop: { width: Math.max(1, theme.rule), color: color.hairline } }),
        size: words,
        color: color.textMuted,
      }}
    >
      <Prose nodes={copy.after} theme={quiet} level={2} size={words} measured={false} />
    </footer>
  )
}

/** Titles, sizes of the text, over a figure that is to be seen first, and over much copy; lines they may take, and letters from which on one more each. */
const TITLE = { least: 2, most: 8.4, beside: 4.6, dense: 5.6, lines: 2, long: [24, 60] } as const

/** The largest size at which a title keeps to its lines and no word of it breaks. */
function titleSize(title: string, { width, size, theme }: Place, most: number): number {
  const lines = TITLE.lines + TITLE.long.filter(letters => title.length > letters).length
  const shown = displayWords(title, theme)
  const sizes = Array.from({ length: 28 }, (_, step) => size * most * 0.95 ** step)
  const fits = (wanted: number): number | undefined =>
    linesOf(shown, width * 0.97, displaySetting(theme, wanted)) <= lines ? wanted : undefined
  const wanted = Math.max(firstFitting(sizes, fits) ?? 0, size * TITLE.least)
  return unbrokenSize(title, width, wanted, theme)
}
