import { bodyStyle, Phrasing } from '../../../core/compose/index.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Compose, Composition } from '../../../core/format.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import type { Value } from '../../../core/reading/values/value.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import { linesOf } from '../bills/party.tsx'
import { Lines } from '../sheets/facts.tsx'
import { isOwn } from '../sheets/masthead.tsx'
import { type Piece, RunIn } from '../sheets/run-in.tsx'
import { letterOf } from './letter-copy.ts'
import { Closing, Opening } from './letter-text.tsx'
import { accentInk } from './module.tsx'
import { NameTitle } from './name-title.tsx'

/**
 * Who writes on a block of the accent, when and to whom on a tinted strip below it, and beside both the name, large, and
 * the letter down to its signature. A letter that does not fit, or in a bookish face, has the usual composition: a sheet of
 * letter paper.
 */
export function letterStrip(usual: Compose): Composition {
  return {
    name: 'block and strip',
    leads: true,
    suits: (reading, design) =>
      design.decor.fields !== false &&
      familyNamed(design.type.text)?.kind !== 'serif' &&
      letterOf(reading).name !== undefined &&
      isOwn(reading.roles.salutation) &&
      reading.notes.length === 0,
    compose(reading, asked, measure) {
      const plan = firstFitting(manners, manner => planOf({ reading, asked, manner }, measure))
      return plan ? [sheetOf(plan)] : usual(reading, asked, measure)
    },
  }
}

/** How a letter is set: type as a part of what was asked for, leading, and the height of the block in mm. */
type LetterManner = readonly [type: number, leading: number, block: number]

/** Sizes of a name over body: at most, and where it takes a second line. */
const NAME = { most: 3.6, least: 2.4, mostInTwo: 3.2 } as const

/** From roomy to tight. */
const manners: readonly LetterManner[] = [
  [1.07, 1.65, 72],
  [1.07, 1.6, 66],
  [1.07, 1.55, 60],
  [1.07, 1.5, 56],
  [1, 1.5, 54],
  [1, 1.45, 50],
  [1, 1.42, 46],
  [1, 1.4, 42],
]

/** px: the strip and its text's edges, the letter's distance from it and from the page's edges, and the room below the block. */
const PLACE = {
  ...{ strip: mm(60), widest: mm(70), start: mm(11), end: mm(4) },
  ...{ gap: mm(12), right: mm(19), top: mm(15), bottom: mm(16), below: mm(11.6) },
} as const

/** Sizes over body: what the sender is, the strip, and the least that long addresses have there. */
const SIZES = { sender: 1.15, strip: 0.94, least: 0.7 } as const

/** Lines of white in which the letter is signed, at least and at most. */
const SIGNATURE = { least: 3, most: 3.75 } as const

interface Setting {
  readonly reading: Reading
  readonly asked: Theme
  readonly manner: LetterManner
}

interface Plan {
  readonly reading: Reading
  readonly theme: Theme
  /** px: the strip's width, the block's height, the room above the subject and above the signature. */
  readonly strip: number
  readonly block: number
  readonly above: number
  readonly signing: number
  /** px from the page's top to the contacts, where they stand on the strip. */
  readonly reach?: number
  /** Size over body of words on the strip. */
  readonly small: number
}

/** The letter in one manner; undefined where it does not fit its page, or the strip what stands on it. */
function planOf(
  { reading, asked, manner: [type, leading, blockInMm] }: Setting,
  measure: Measure,
): Plan | undefined {
  const sized = scaled(asked, type)
  const theme: Theme = { ...sized, type: { ...sized.type, leading, align: 'start' } }
  const { page } = theme
  const place = stripOf(reading, theme)
  if (place === undefined) return undefined
  const { strip } = place
  const high = (piece: Child, width: number): number =>
    measure.piece(<div style={bodyStyle(theme)}>{piece}</div>, width).height
  const letter = page.width - strip - PLACE.gap - PLACE.right
  const inner = strip - PLACE.start - PLACE.end
  const draft: Plan = { reading, theme, ...place, block: mm(blockInMm), above: 0, signing: 0 }
  const name = high(<Name {...draft} />, letter)
  const sender = high(<Sender {...draft} />, inner) + theme.type.base * 2
  const block = Math.max(draft.block, sender + PLACE.top + mm(7), name + PLACE.top)
  const heights = [<Addressed {...draft} />, <OnStrip {...draft} />, <Enclosures {...draft} />].map(piece =>
    high(piece, inner),
  )
  const [addressed = 0, contacts = 0] = heights
  const side = heights.reduce((sum, height) => sum + height, 0)
  const room = page.height - block - PLACE.below - PLACE.bottom
  const line = theme.type.base * leading
  const free =
    room -
    high([<Opening {...draft} width={letter} />, <Closing {...draft} />], letter) -
    SIGNATURE.least * line
  if (free < 2 || side + mm(20) > room || block > page.height * 0.45) return undefined
  const more = Math.min(free, (SIGNATURE.most - SIGNATURE.least) * line)
  const above = Math.min((free - more) * 0.4, mm(30))
  // As far below the address as above what stands at the foot, or at the foot.
  const ends = heights[2] === 0 ? 1 : 2
  const reach = block + PLACE.below + above + addressed + (room - above - side) / ends
  return { ...draft, block, signing: SIGNATURE.least * line + more, above, ...(contacts > 0 && { reach }) }
}

/** The strip as wide as its longest word, within limits; beyond them its words are smaller. Undefined where that is too small. */
function stripOf(reading: Reading, theme: Theme): Pick<Plan, 'strip' | 'small'> | undefined {
  const { titles, contacts } = letterOf(reading)
  const setting = textSetting(theme, 600)
  const widest = Math.max(
    ...contacts.map(({ text = '', value }) =>
      value && whole.has(value.type) ? textWidth(text, setting) : widestWord(text, setting),
    ),
    ...[...titles.map(({ text = '' }) => text), reading.roles.recipient?.text ?? ''].map(text =>
      widestWord(text, setting),
    ),
  )
  const around = PLACE.start + PLACE.end + 2
  const wanted = Math.max(PLACE.strip, Math.ceil(widest * SIZES.strip) + around)
  const strip = Math.min(wanted, PLACE.widest)
  const small = Math.min(SIZES.strip, (strip - around) / widest)
  return small >= SIZES.least ? { strip, small } : undefined
}

/** What is not broken at the end of a line. */
const whole: ReadonlySet<Value['type']> = new Set<Value['type']>(['email', 'phone', 'url', 'handle'])

function sheetOf(plan: Plan): Sheet {
  const { theme, strip, block } = plan
  const { page, dir } = theme
  const [before, after] = [strip + PLACE.gap, PLACE.right]
  const padding = dir === 'rtl' ? ([0, before, 0, after] as const) : ([0, after, 0, before] as const)
  const root = (
    <main
      style={{
        ...bodyStyle(theme),
        padding,
        minHeight: page.height,
        narrow: { padding: 0, minHeight: 0 },
      }}
    >
      <div
        style={{
          ...{ height: block, display: 'flex', direction: 'column', justify: 'end' },
          narrow: { height: '100%' },
        }}
      >
        <Name {...plan} />
      </div>
      <Block {...plan} />
      <Strip {...plan} />
      {plan.reach !== undefined && (
        <Field plan={plan} style={{ top: plan.reach }}>
          <OnStrip {...plan} />
        </Field>
      )}
      <div style={{ height: PLACE.below + plan.above, narrow: { height: 24 } }} />
      <Opening {...plan} width={page.width - strip - PLACE.gap - PLACE.right} />
      <Closing {...plan} />
      <Field plan={plan} style={{ bottom: PLACE.bottom }}>
        <Enclosures {...plan} />
      </Field>
    </main>
  )
  const none = { top: 0, right: 0, bottom: 0, left: 0 }
  const title = letterOf(plan.reading).name?.text ?? ''
  return toSheet('body', { ...theme, margin: none }, root, { title })
}

/** The name in whole words, its last line level with the last of the contacts. */
function Name({ reading, theme, strip }: Plan): Child {
  const { above, name } = letterOf(reading)
  const width = theme.page.width - strip - PLACE.gap - PLACE.right
  const color = accentInk(theme)
  return [
    above.map(({ nodes }) => (
      <p style={{ color, weight: theme.type.strongWeight }}>
        <Phrasing nodes={nodes} theme={theme} />
      </p>
    )),
    name && <NameTitle theme={theme} name={name} width={width} {...NAME} style={{ color, leading: 0.98 }} />,
  ]
}

interface FieldProps {
  readonly plan: Plan
  readonly style: Style
  readonly children?: Child
}

/** A piece of the strip at its place on the page; on a phone it stands in the text. */
function Field({ plan: { theme, strip }, style, children }: FieldProps): Child {
  const { start, end } = PLACE
  const isRight = theme.dir === 'rtl'
  const [above, below] = style.height === undefined ? [0, 0] : [PLACE.top, mm(7)]
  const padding = isRight ? ([above, start, below, end] as const) : ([above, end, below, start] as const)
  const narrow = { position: 'relative', width: '100%', padding: 16, height: '100%' } as const
  return (
    <div
      style={{
        ...{ position: 'absolute', width: strip, padding, ...(isRight ? { right: 0 } : { left: 0 }) },
        ...style,
        narrow: {
          ...narrow,
          ...(style.top !== undefined && { top: 0 }),
          ...(style.bottom !== undefined && { bottom: 0 }),
        },
      }}
    >
      {children}
    </div>
  )
}

/** Who writes: what they are; of whom that is not said, how they are reached. */
function Block(plan: Plan): Child {
  const { paper: background, text: color } = themeOn(plan.theme, 'accent').color
  return (
    <Field plan={plan} style={{ top: 0, height: plan.block, background, color }}>
      <div style={{ height: '100%', display: 'flex', direction: 'column', justify: 'end' }}>
        <Sender {...plan} />
      </div>
    </Field>
  )
}

function Sender({ reading, theme: asked, small }: Plan): Child {
  const { titles, contacts } = letterOf(reading)
  const theme = themeOn(asked, 'accent')
  const { strongWeight: weight, base } = theme.type
  if (titles.length === 0) return <Reach theme={scaled(theme, small, 1)} contacts={contacts} />
  const size = Math.round(base * small * (SIZES.sender / SIZES.strip))
  return titles.map(piece => <RunIn theme={theme} pieces={[piece]} style={{ weight, size, leading: 1.35 }} />)
}

/** How they are reached, on the strip below the address. */
function OnStrip({ reading, theme, small }: Plan): Child {
  const { titles, contacts } = letterOf(reading)
  if (titles.length === 0 || contacts.length === 0) return null
  const own = scaled(themeOn(theme, 'quiet'), small, 1)
  return (
    <div style={{ color: own.color.text }}>
      <Reach theme={own} contacts={contacts} />
    </div>
  )
}

function Reach({ theme, contacts }: { readonly theme: Theme; readonly contacts: readonly Piece[] }): Child {
  return (
    <div style={{ size: theme.type.base, leading: 1.5 }}>
      {contacts.map(piece => (
        <RunIn theme={theme} pieces={[piece]} />
      ))}
    </div>
  )
}

/** When and to whom, on a tint down to the foot of the page. */
function Strip(plan: Plan): Child {
  const { paper: background } = themeOn(plan.theme, 'quiet').color
  const height = plan.theme.page.height - plan.block
  const { start, end } = PLACE
  const above = PLACE.below + plan.above
  const padding =
    plan.theme.dir === 'rtl' ? ([above, start, 0, end] as const) : ([above, end, 0, start] as const)
  return (
    <Field plan={plan} style={{ top: plan.block, height, background, padding }}>
      <Addressed {...plan} />
    </Field>
  )
}

function Addressed({ reading, theme: asked, small }: Plan): Child {
  const { recipient } = reading.roles
  const { when } = letterOf(reading)
  const theme = scaled(themeOn(asked, 'quiet'), small, 1)
  const [first, ...others] = isOwn(recipient) ? linesOf(recipient, reading.lang) : []
  const strong = { size: asked.type.base, weight: theme.type.strongWeight, leading: 1.4 }
  return (
    <div style={{ size: theme.type.base, color: theme.color.text }}>
      {when.length > 0 && (
        <p style={{ ...strong, color: accentInk(theme), marginBottom: space(asked, 1.25) }}>
          <Phrasing nodes={when} theme={theme} />
        </p>
      )}
      {first && (
        <div style={strong}>
          <Lines theme={theme} blocks={[first]} />
        </div>
      )}
      <Lines theme={theme} blocks={others} />
    </div>
  )
}

/** What goes with the letter, at the foot of the strip. */
function Enclosures({ reading, theme: asked, small }: Plan): Child {
  const theme = scaled(themeOn(asked, 'quiet'), small, 1)
  return (
    <div style={{ size: theme.type.base, color: theme.color.text, leading: 1.4 }}>
      {(reading.sources.enclosures ?? []).map(section => (
        <Enclosed theme={theme} section={section} />
      ))}
    </div>
  )
}

function Enclosed({
  theme,
  section: { heading, blocks },
}: {
  readonly theme: Theme
  readonly section: Section
}): Child {
  const [only, ...others] = blocks
  const items =
    others.length === 0 && only?.type === 'list' ? only.children.flatMap(item => item.children) : blocks
  return [
    heading && (
      <p style={{ weight: theme.type.strongWeight, color: accentInk(theme) }}>
        <Phrasing nodes={heading.children} theme={theme} />
      </p>
    ),
    <Lines theme={theme} blocks={items} />,
  ]
}
