import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { wordsOf } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { closedUp, noSmallerThan, scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { ranksIn } from '../leads/ranked-lines.ts'
import { legible, type SettingOf, saysMuch, twoSides } from './back.tsx'
import { composePass, passIn, type WholeProps } from './pass.tsx'

/** A pass as its subject would have it, for copy that has what it leads with. */
export interface Face {
  readonly name: string
  /** Whether the copy has what it leads with. */
  readonly suits: (reading: Reading) => boolean
  /** It sets what the brief wants seen first largest by itself. */
  readonly ranks?: true
  /** What it sets largest, and next to that: a brief that ranks nothing else has what it wants. */
  readonly leads?: { readonly first: readonly Role[]; readonly second: readonly Role[] }
  /** What it always sets largest: a brief that wants this small wants another face. */
  readonly largest?: Role
  /** Where the brief wants something first, it needs no ground of colour: it is set on a plain page too. */
  readonly plain?: true
  /** It is the form of the thing itself: whatever a brief ranks is a size within it. */
  readonly holds?: true
  /** What the brief wants first in a line of the copy becomes its headline. */
  readonly promotes?: true
  /** It also stands upright. */
  readonly upright?: boolean
  /** Regions that fill the page from edge to edge; none where something has no room at this size of type. */
  readonly regions: (props: WholeProps, lead: number) => Child | undefined
  /** Another division, for what has no room in that at any size. */
  readonly spare?: Face['regions']
}

/** How many times as large as the text a face's title is at least, largest first, and down to which size of the format's the type may go for it: what is read near is no smaller for the sake of a larger title. */
const LEADS = [
  { lead: 4.4, smallest: 1 },
  { lead: 3.6, smallest: 0.92 },
  { lead: 3.2, smallest: 0.85 },
  { lead: 2.4, smallest: 0.78 },
  { lead: 1.9, smallest: 0 },
]

/** Sizes of the type of a face in those of the format, largest first. */
const SIZES = [1.35, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.7]
/** On a page that is nearly as high as wide, where there is more room below. */
const LARGER = [1.7, 1.5, 1.35]

/** A face of a pass on one side, else on the first of two, else the usual pass. */
export function faceOf(face: Face, roles: Roles, settingOf: SettingOf): Composition {
  const { name, suits, largest, plain = false } = face
  return {
    name,
    leads: true,
    suits: (reading, design) => {
      const ranks = ranksIn(design, reading)
      const main = largest && reading.roles[largest]
      if (main && ranks.some(([words, rank]) => rank === 'last' && words === wordsOf(main.text))) return false
      const ranksFirst = ranks.some(([, rank]) => rank === 'first')
      return ((plain && ranksFirst) || design.decor.fields !== false) && suits(reading)
    },
    compose: (reading, paper, measure) => {
      const { theme, look } = settingOf(paper)
      const whole = passIn(reading, roles, { theme, look, measure })
      const sideOf = (props: WholeProps, side?: string) =>
        faceSheet(face, props, side) ??
        (face.spare && faceSheet({ ...face, regions: face.spare }, props, side))
      const sheet = sideOf(whole)
      if (sheet) return [sheet]
      const divided = saysMuch(reading)
        ? twoSides(whole, legible(theme), copy => sideOf({ ...whole, copy }, 'front'))
        : [undefined]
      const sheets = divided.flatMap(side => side ?? [])
      return sheets.length === divided.length ? sheets : composePass(reading, roles, { theme, look, measure })
    },
  }
}

/** A face of a pass at the largest type that leaves its title room to lead; none where it has no room at any. */
function faceSheet(
  { regions, upright = false }: Face,
  { title, ...props }: WholeProps,
  name = 'pass',
): Sheet | undefined {
  if (props.copy.picture || !(upright || lies(props.theme))) return undefined
  const { width, height } = props.theme.page
  const sizes = width < height * 1.7 ? [...LARGER, ...SIZES] : SIZES
  const ways = LEADS.flatMap(({ lead, smallest }) =>
    sizes.filter(size => size >= smallest).map(by => ({ lead, by })),
  )
  const drawnIn = ({ lead, by }: (typeof ways)[number]): Sheet | undefined => {
    const sized = scaled(props.theme, by, Math.min(by, 1))
    const theme = closedUp(noSmallerThan(sized, Math.ceil(leastSize(sized.page))), title, TIGHT)
    const drawing = regions({ ...props, title, theme }, lead)
    return drawing ? sheetOf(drawing, theme, { name, title }) : undefined
  }
  // What has no room in the tightest way has none in any.
  const tightest = ways.at(-1)
  if (!tightest || !drawnIn(tightest)) return undefined
  for (const way of ways) {
    const drawn = drawnIn(way)
    if (drawn) return drawn
  }
  return undefined
}

/** Whether a page has room for columns. */
function lies({ page }: Theme): boolean {
  return page.width > page.height * 1.25
}

/** Large lines stand close. */
const TIGHT = 1.02

function sheetOf(regions: Child, theme: Theme, { name, title }: Pick<Sheet, 'name'> & { title: string }) {
  const { width, height } = theme.page
  const root = (
    <section style={{ ...bodyStyle(theme), width, height, display: 'flex', position: 'relative' }}>
      {regions}
    </section>
  )
  return toSheet(name, theme, root, { margin: 0, title })
}
