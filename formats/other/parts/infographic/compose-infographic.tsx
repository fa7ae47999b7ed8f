import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../../core/compose/sheet.ts'
import type { Element } from '../../../../core/compose/tree.ts'
import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { growTheme, onInverse } from '../../../parts/grow-theme.ts'
import { headlineSize } from '../../../parts/headline.tsx'
import type { CanvasCopy } from '../../../parts/read-canvas.ts'
import { composeGraphic } from '../graphic.tsx'
import { displaySetting, displayWords, linesOf, unbrokenSize } from '../measure.ts'
import { pageTheme } from '../page-theme.ts'
import { blocksHeight, InfoModule, moduleHeight, type Place } from './modules.tsx'
import { type Module, type Modules, readModules } from './read-modules.ts'

/** A tall sheet of modules under a title, read from top to bottom; copy without figures is set as prose. */
export function composeInfographic(copy: CanvasCopy, given: Theme): readonly Sheet[] {
  const theme = pageTheme(given)
  const modules = readModules(copy.rest, theme.lang)
  if (modules === undefined) return composeGraphic(copy, theme, { columns: 1, items: false })
  const poster = planPoster(copy, modules, theme)
  return [
    {
      name: 'graphic',
      size: poster.short ? { ...theme.page, height: 0 } : theme.page,
      margin: 0,
      background: theme.color.paper,
      root: toNodes(<Poster copy={copy} modules={modules} poster={poster} />)[0] as Element,
      fitFloor: 0.6,
      ...(copy.headline && { title: plainText(copy.headline) }),
    },
  ]
}

interface PosterPlan {
  /** The whole width between the margins. */
  readonly place: Place
  /** Modules by column. */
  readonly columns: readonly (readonly Module[])[]
  /** Where the modules of a column stand. */
  readonly column: Place
  /** Least room between modules, px. */
  readonly gap: number
  /** The copy does not fill the sheet even in large type: the sheet ends with it. */
  readonly short: boolean
}

const GAP = 1.7
/** Room that modules may leave before a sheet is cut to its content. */
const FILLED = 0.9
/** Sheets less tall than this, in widths, hold two columns. */
const SLENDER = 1.9

/** Modules in two columns of as equal a height as their order allows. */
function halves(modules: readonly Module[], heights: readonly number[]): readonly (readonly Module[])[] {
  const whole = heights.reduce((sum, height) => sum + height, 0)
  let best = 1
  let least = Number.POSITIVE_INFINITY
  let first = 0
  for (let at = 1; at < modules.length; at += 1) {
    first += heights[at - 1] ?? 0
    const tallest = Math.max(first, whole - first)
    if (tallest < least) [best, least] = [at, tallest]
  }
  return [modules.slice(0, best), modules.slice(best)]
}

/** The largest type at which everything fits the sheet. */
function planPoster(copy: CanvasCopy, modules: Modules, theme: Theme): PosterPlan {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const two = modules.modules.length > 2 && page.height < page.width * SLENDER
  const planAt = (factor: number): PosterPlan => {
    const grown = growTheme(theme, factor)
    const place: Place = { theme: grown, width, size: grown.type.base }
    const gap = place.size * GAP
    const column = { ...place, width: two ? Math.floor((width - gap) / 2) : width }
    const heights = modules.modules.map(module => moduleHeight(module, column) + gap)
    return {
      place,
      column,
      columns: two ? halves(modules.modules, heights) : [modules.modules],
      gap,
      short: false,
    }
  }
  const factors = Array.from({ length: 24 }, (_, step) => 1.32 * 0.97 ** step)
  for (const factor of factors) {
    const plan = planAt(factor)
    const height = posterHeight(copy, modules, plan)
    if (height > page.height * 0.985) continue
    const free = theme.design.page.size === null && page.width < page.height
    return { ...plan, short: free && height < page.height * FILLED }
  }
  return planAt(0.65)
}

function posterHeight(copy: CanvasCopy, modules: Modules, plan: PosterPlan): number {
  const { place, column, columns, gap } = plan
  const { theme, size, width } = place
  const { margin } = theme
  const title = copy.headline ? plainText(copy.headline) : ''
  const headline = titleSize(title, place)
  const setting = displaySetting(theme, headline)
  const opening = [...copy.before, ...(copy.support ? [copy.support] : []), ...modules.before]
  const head =
    title === '' && opening.length === 0
      ? margin.top
      : margin.top +
        (title === '' ? 0 : linesOf(displayWords(title, theme), width * 0.95, setting) * headline * 1.06) +
        blocksHeight(opening, { ...place, size: size * LEAD }) +
        size * 1.9
  const body = Math.max(
    ...columns.map(own => own.reduce((sum, module) => sum + gap + moduleHeight(module, column), 0)),
  )
  const foot =
    modules.after.length > 0 ? gap + size + blocksHeight(modules.after, { ...place, size: size * SMALL }) : 0
  return head + body + foot + margin.bottom
}

const LEAD = 1.08
const SMALL = 0.78

/** Capitals take more room, and tracked ones more again. */
function titleSize(title: string, { width, size, theme }: Place): number {
  const wide = theme.type.displayCase === 'uppercase' ? 0.82 : 1
  const wanted = headlineSize(title, { width, lines: 2, least: size * 2, most: size * 3.2 }) * wide
  return unbrokenSize(title, width, wanted, theme)
}

interface PosterProps {
  readonly copy: CanvasCopy
  readonly modules: Modules
  readonly poster: PosterPlan
}

function Poster({ copy, modules, poster }: PosterProps): Child {
  const { place, column, columns, gap, short } = poster
  const { theme } = place
  const { margin } = theme
  const opened = copy.headline !== undefined || copy.support !== undefined || copy.before.length > 0
  return (
    <section
      style={{ ...bodyStyle(theme), ...(!short && { height: '100%' }), display: 'flex', direction: 'column' }}
    >
      {(opened || modules.before.length > 0) && <Head copy={copy} modules={modules} place={place} />}
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
      {modules.after.length > 0 && <Foot modules={modules} place={place} />}
    </section>
  )
}

/** Title and takeaway on a deep ground from edge to edge. */
function Head({ copy, modules, place }: Omit<PosterProps, 'poster'> & { readonly place: Place }): Child {
  const { size, width } = place
  const theme = onInverse(place.theme)
  const { margin, color } = theme
  const headline = titleSize(copy.headline ? plainText(copy.headline) : '', place)
  const lead = size * LEAD
  const words = [...(copy.support ? [copy.support] : []), ...modules.before]
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
function Foot({ modules, place }: { readonly modules: Modules; readonly place: Place }): Child {
  const { theme, size } = place
  const { margin, color } = theme
  const small = growTheme(theme, SMALL)
  const quiet: Theme = {
    ...small,
    color: { ...color, text: color.textMuted, heading: color.textMuted },
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
      <Prose nodes={modules.after} theme={quiet} level={2} size={size * SMALL} measured={false} />
    </footer>
  )
}
