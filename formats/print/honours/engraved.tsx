import { displayStyle, firstFitting, fitPage, NotePlace, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { textFamilies } from '../../../core/fonts/catalogue.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { baseName } from '../../../core/source/find-asset.ts'
import { mm, pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { isOwn, Logo } from '../sheets/masthead.tsx'
import { engravedPage, Frame, Lozenge, Seal } from './engraving.tsx'
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
const factors = [1.5, 1.45, 1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1, 0.92, 0.84, 0.76] as const
/** By how much a name is at least larger than text that is larger than asked for. */
const OVER = 3
/** The same again of one that the brief wants first of all. */
const FURTHER = 1.2
/** What the room between blocks is at least: what is left of the sheet is shared out among them. */
const CLOSE = 0.75

/** px from the trim to the words at the sides and above and below, as parts of the sheet's width and height. */
const SIDE = 0.09
const ABOVE = 0.1

/** A sheet as if engraved, its name written larger than all else; undefined where the copy is too long for it. */
export function composeEngraved(
  reading: Reading,
  asked: Theme,
  measure: Measure,
): readonly Sheet[] | undefined {
  const side = asked.page.width * SIDE
  const theme = { ...asked, margin: { ...asked.margin, left: side, right: side } }
  const props = { reading, measure }
  const isFirst = theme.design.parts?.names?.rank === 'first'
  const sheet = firstFitting(isFirst ? FIRST : [1], over => {
    // Text grows at the cost of the room between it, and never as far as the name.
    const themes = factors
      .map(factor => scaled(theme, factor, Math.min(factor, CLOSE)))
      .filter(grown => {
        const isGrown = grown.type.base > theme.type.base
        return (
          !isGrown ||
          writtenName({ ...props, over, theme: grown }).size >=
            grown.type.base * OVER * (over > 1 ? FURTHER : 1)
        )
      })
    return fitPage(themes, grown => engravedOf({ ...props, over, theme: grown }), measure)
  })
  return sheet && [sheet]
}

/** By how much a name that the brief wants first of all is larger than usual, largest first. */
const FIRST = [1.9, 1.7, 1.5, 1.3, 1.15, 1]

interface EngravedProps extends HonourProps {
  readonly measure: Measure
  /** By how much the name may be larger than usual. */
  readonly over: number
}

function engravedOf(props: EngravedProps): Sheet {
  const { reading, theme } = props
  const { page } = theme
  const above = page.height * ABOVE
  const title = reading.roles.title?.text ?? reading.roles.credential?.text
  const name = writtenName(props)
  const root = (
    <main style={engravedPage(theme, above)}>
      {theme.design.decor.frame !== null && <Frame theme={theme} />}
      <EngravedHead reading={reading} theme={theme} most={name.size / LARGEST} />
      <div>
        <Honour reading={reading} theme={theme} story={storyBlocks(reading)} name={name} />
        <div style={{ marginTop: space(theme, 0.75) }}>
          <When reading={reading} theme={theme} />
        </div>
      </div>
      <div>
        <SignedBy reading={reading} theme={theme} />
        <SignatureLines reading={reading} theme={theme} />
        <div style={{ marginTop: space(theme, 0.5) }}>
          <SmallPrint reading={reading} theme={theme} />
        </div>
        <NotePlace theme={theme} />
      </div>
    </main>
  )
  return toSheet('certificate', theme, root, { margin: 0, ...(title !== undefined && { title }) })
}

/** Share of the sheet's height that a seal takes. */
const SEAL = 0.165

/** By how much the name is larger than what is given. */
const LARGEST = 1.25

interface EngravedHeadProps extends HonourProps {
  /** The largest size of its words, px. */
  readonly most: number
}

/** Who gives it, in capitals: a seal where there is a logo, the house, and what it gives. */
function EngravedHead({ reading, theme, most }: EngravedHeadProps): Child {
  const { logo, publisher } = reading.roles
  const src = logo && baseName(logo.text)
  const hasSeal = src !== undefined && reading.assets.has(src) && !isOwn(publisher)
  const { base, display, text, strongWeight } = theme.type
  // Nobody writes a hand in capitals.
  const isHand = textFamilies.some(({ name, kind }) => name === display && kind === 'script')
  const capitals: Style = {
    ...displayStyle(theme, base),
    ...(isHand && { family: text, weight: strongWeight }),
    transform: 'uppercase',
    italic: false,
    textAlign: 'center',
  }
  const mark = hasSeal ? (
    <div style={{ marginBottom: space(theme, 0.75) }}>
      <Seal theme={theme} src={src} alt="" size={Math.min(theme.page.height * SEAL, mm(48))} />
    </div>
  ) : (
    <Logo theme={theme} reading={reading} align="center" />
  )
  return (
    <GivenHead
      reading={reading}
      theme={theme}
      mark={mark}
      giver={{
        ...capitals,
        ...{ size: base * 0.8, leading: 1.4, tracking: 0.2, marginBottom: space(theme, 0.4) },
      }}
      title={{
        ...capitals,
        ...{ size: Math.min(base * 1.55, most), leading: 1.25, tracking: 0.14 },
        color: theme.color.accentText,
      }}
    />
  )
}

/** Sizes of a name over body, largest first; the share of the line that it takes; and the width of the line below it, px. */
const NAMES = Array.from({ length: 23 }, (_, at) => 4 - at * 0.125)
/** px: a name of many words goes on in a second line rather than below this. */
const LEAST = pt(24)
const SHARE = 0.88
const BELOW = mm(150)

/** The name as if written by hand: as large as its line allows, in italics where the face has serifs, over a fine line. */
function writtenName({ reading, theme, measure, over }: EngravedProps) {
  const { recipient } = reading.roles
  const { type, color } = theme
  const isSerif = textFamilies.some(({ name, kind }) => name === type.display && kind === 'serif')
  const styleAt = (size: number): Style => ({
    ...displayStyle(theme, size),
    ...{ italic: isSerif && type.displayCase === 'none', leading: over > 1 ? 1.05 : 1.25 },
    ...{ color: color.heading, textAlign: 'center' },
  })
  const width = roomAcross(theme)
  const fitting = firstFitting(NAMES, step => {
    const by = step * over
    const wanted = type.base * by
    const line = (
      <p style={styleAt(wanted)}>
        <Phrasing nodes={recipient?.nodes ?? []} theme={theme} size={wanted} />
      </p>
    )
    const { lines, overflow } = measure.piece(line, width * (by > 2.5 ? SHARE : 1))
    return lines <= 1 && overflow === 0 ? wanted : undefined
  })
  const size = Math.max(fitting ?? 0, LEAST)
  const below = <Lozenge theme={theme} width={Math.min(BELOW, width)} />
  return { size, style: styleAt(size), below }
}
