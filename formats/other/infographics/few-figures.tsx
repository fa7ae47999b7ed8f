import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Ground } from '../../../core/theme/theme-on.ts'
import { BigNumeral, FigureWords, numeralSize, ShareBar } from '../figures/big-figure.tsx'
import { type Figure, figureOf } from '../figures/figure.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { deepGround, type Panel, isBrief, panelSheet } from '../sheets/panels.tsx'

/** Figures that have a field each. */
const MOST = 3

/** Letters of a copy that says little of each. */
const BRIEF = 260

/** Few figures: each fills the width of a field of its own. */
export const fewFigures: Composition = {
  name: 'large figures',
  leads: true,
  suits: reading => isBrief(reading, BRIEF) && figuresOf(reading).length > 0,
  compose: (given, base, measure) => {
    const reading = withNotes(given)
    const figures = figuresOf(reading)
    const theme = cutTo(figures.length, pageTheme(base))
    const grounds: readonly Ground[] = ['accent', ...deepGround(theme), 'tint', 'quiet']
    const panels = figures.map((figure, at) => panelOf(figure, figures, grounds[at]))
    const columns = theme.page.width > theme.page.height ? panels.map(panel => [panel]) : [panels]
    const copy = graphicCopy(reading, ['modules'])
    return [panelSheet({ name: 'graphic', copy, columns, low: true }, theme, measure)]
  },
}

/** The figures of a copy that has few and shows nothing else; none of any other. */
function figuresOf({ lists: { modules = [] } }: Reading): readonly Figure[] {
  const shown = modules.flatMap(({ items }) => items)
  const isPlain =
    modules.every(({ title }) => title.text === '') && shown.every(({ kind }) => kind === 'stats')
  const figures = isPlain ? shown.flatMap(({ items }) => items.map(figureOf)) : []
  const isShort = shown.every(({ title, text }) => title.text === '' && text.length === 0)
  return isShort && figures.length <= MOST && figures.every(({ value }) => value.length > 0) ? figures : []
}

/** Height of a sheet without a figure and what each adds, in widths of the sheet. */
const HEIGHT = { bare: 0.8, each: 0.45 }

/** A sheet whose size nobody asked for is as tall as its figures need. */
function cutTo(count: number, theme: Theme): Theme {
  const { page, design } = theme
  if (design.page.size !== null || page.width >= page.height) return theme
  const height = Math.round(page.width * (HEIGHT.bare + HEIGHT.each * count))
  return { ...theme, page: { ...page, height: Math.min(page.height, height) } }
}

/** Numerals, sizes of the words below them. */
const NUMERAL = 8

function panelOf(figure: Figure, all: readonly Figure[], ground: Ground = 'quiet'): Panel {
  const values = all.map(({ value }) => value)
  return {
    ground,
    display: '',
    draw: ({ theme, size, width }) => (
      <div part="figure">
        <BigNumeral
          value={figure.value}
          size={Math.floor(numeralSize(values, { width, most: size * NUMERAL }, theme))}
          color={theme.color.accentText}
          theme={theme}
        />
        {figure.share !== undefined && (
          <div style={{ padding: [size * 0.3, 0] }}>
            <ShareBar share={figure.share} height={Math.round(size * 0.6)} theme={theme} />
          </div>
        )}
        <FigureWords figure={figure} theme={theme} size={size} />
      </div>
    ),
  }
}
