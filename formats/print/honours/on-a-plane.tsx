import { bodyStyle, displayStyle, firstFitting, fitPage, NotePlace } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Design } from '../../../core/brief/design.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { displaySetting, displayWords, linesOf, widestWord } from '../../fitting/measure.ts'
import { isOwn, Logo } from '../sheets/masthead.tsx'
import {
  GivenHead,
  Honour,
  type HonourProps,
  SignatureLines,
  SignedBy,
  SmallPrint,
  storyBlocks,
  When,
} from './honour.tsx'

/** Sizes from large to small, as parts of what was asked for. */
const factors = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76] as const

/** Weight from which on a face without serifs shouts as a narrow one does. */
const BOLD = 700

/** Whether a brief's type is that of a poster. */
export function isLoud({ type, decor }: Design): boolean {
  const kind = familyNamed(type.display)?.kind
  const isPoster = kind === 'condensed' || (kind === 'sans' && type.displayWeight >= BOLD)
  return decor.fields !== false && type.displayCase === 'uppercase' && isPoster
}

/** A sheet as a poster: what is given on one plane of the accent, the name as large as the sheet is wide. */
export function composeOnPlane(
  reading: Reading,
  asked: Theme,
  measure: Measure,
): readonly Sheet[] | undefined {
  const { page, margin } = asked
  const side = Math.round(Math.min(page.width, page.height) * SIDE)
  const theme = { ...asked, margin: { ...margin, left: side, right: side } }
  const themes = factors.map(factor => scaled(theme, factor, Math.min(factor, 0.75)))
  const sheet = firstFitting(SHARES, share =>
    fitPage(themes, own => planeOf({ reading, theme: own, share }, side), measure),
  )
  return sheet && [sheet]
}

/** Parts of the largest title and name that are tried, where much more is said. */
const SHARES = [1, 0.8, 0.62] as const

/** Share of the shorter side that stays free at the edges. */
const SIDE = 0.075
/** Shares of the height: largest title and name. */
const TITLE = 0.19
const NAME = 0.17

interface PlaneProps extends HonourProps {
  /** Part of their largest size that title and name have. */
  readonly share: number
}

function planeOf({ reading, theme, share }: PlaneProps, side: number): Sheet {
  const { page } = theme
  const { title, credential, recipient } = reading.roles
  const on = themeOn(theme, 'accent')
  const size = largest(recipient?.text ?? '', theme, page.height * NAME * share)
  const name = {
    style: { ...displayStyle(theme, size), leading: 1.02, color: theme.color.heading, textAlign: 'center' },
    below: null,
  } as const
  const root = (
    <main
      style={{
        ...bodyStyle(theme),
        ...{ textAlign: 'center', display: 'flex', direction: 'column', minHeight: page.height },
        narrow: { minHeight: 0 },
      }}
    >
      <div
        part="field"
        style={{ background: on.color.paper, color: on.color.text, padding: [side, side, side * 0.7, side] }}
      >
        <PlaneHead reading={reading} theme={on} share={share} />
      </div>
      <div
        style={{
          ...{ display: 'flex', direction: 'column', justify: 'between', grow: 1 },
          padding: [side * 0.6, side, side * 0.8, side],
          gap: space(theme, 0.75),
        }}
      >
        <Honour reading={reading} theme={theme} story={storyBlocks(reading)} name={name} />
        <div>
          <When reading={reading} theme={theme} />
          <SignedBy reading={reading} theme={theme} />
          <SignatureLines reading={reading} theme={theme} />
          <div style={{ marginTop: space(theme, 0.5) }}>
            <SmallPrint reading={reading} theme={theme} />
          </div>
          <NotePlace theme={theme} />
        </div>
      </div>
    </main>
  )
  const called = title?.text ?? credential?.text
  return toSheet('certificate', theme, root, { margin: 0, ...(called !== undefined && { title: called }) })
}

/** Who gives it over what it is, in letters as large as the plane is wide. */
function PlaneHead({ reading, theme, share }: PlaneProps): Child {
  const { title } = reading.roles
  const { base, strongWeight } = theme.type
  const size = isOwn(title) ? largest(title.text, theme, theme.page.height * TITLE * share) : 0
  return (
    <GivenHead
      reading={reading}
      theme={theme}
      mark={<Logo theme={theme} reading={reading} align="center" />}
      giver={{ size: base * 1.1, weight: strongWeight, leading: 1.4, marginBottom: space(theme, 0.5) }}
      title={{
        ...displayStyle(theme, size),
        ...{ size, leading: 1.02, textAlign: 'center', color: theme.color.heading },
      }}
    />
  )
}

/** Parts of the largest size that are tried. */
const STEPS = Array.from({ length: 30 }, (_, at) => 1 - at * 0.03)

/** px of words on one line, or on two where that would be small. */
function largest(words: string, theme: Theme, most: number): number {
  const width = roomAcross(theme) * 0.98
  const shown = displayWords(words, theme)
  const held = (lines: number): number =>
    firstFitting(STEPS, step => {
      const size = Math.round((most * step) / lines ** 0.35)
      const setting = displaySetting(theme, size * (1 + Math.max(theme.type.displayTracking, 0)))
      return widestWord(shown, setting) <= width && linesOf(shown, width, setting) <= lines ? size : undefined
    }) ?? theme.type.base * 1.5
  const [one, two] = [held(1), held(2)]
  return one >= two * 0.72 ? one : two
}
