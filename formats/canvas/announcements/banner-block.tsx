import type { RootContent } from 'mdast'
import { bodyStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { FieldMark } from '../../../core/compose/motifs/field-mark.tsx'
import { drawsMotifs } from '../../../core/compose/motifs/motif.tsx'
import type { Compose, Composition } from '../../../core/format.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { closedUp, scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { titleOf } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { hasMasthead, Masthead, mastheadWords } from '../sheets/masthead.tsx'
import { hasSmallSurface } from '../sheets/small-surface.ts'
import { ContactLine } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { readOnce } from './announcement.tsx'
import type { SettingOf } from './banner-words.tsx'
import type { AnnouncementProps } from './look.ts'
import { isStrip } from './strip.tsx'
import { Support } from './words.tsx'

/** A strip with its message as large as its height allows beside a picture or a field of the accent, and a plate at its end for what to do or where to look. */
export function besideBlock(roles: Roles, settingOf: SettingOf, usual: Compose): Composition {
  return {
    name: 'message beside a block',
    leads: true,
    suits: (reading, design) => {
      const copy = readOnce(reading, roles)
      const isAlone = copy.headline?.text === reading.words.join(' ')
      const takesField = design.decor.fields !== false && !hasColoredPaper(design)
      return copy.headline !== undefined && (copy.picture !== undefined || (takesField && !isAlone))
    },
    compose: (reading, paper, measure) => {
      const copy = readOnce(reading, roles)
      const { theme, look } = settingOf(paper)
      const props = { copy, theme: closedUp(theme, copy.headline?.text ?? '', CLOSE), look, measure }
      const plan = isStrip(theme) || theme.page.width < theme.page.height * LYING ? undefined : planOf(props)
      if (plan === undefined) return usual(reading, paper, measure)
      const bare = { ...theme, margin: { top: 0, right: 0, bottom: 0, left: 0 } }
      return [
        canvasSheet('canvas', bare, <Banner {...props} theme={plan.theme} plan={plan} />, titleOf(copy)),
      ]
    },
  }
}

/** Width over height from which on a banner's parts stand side by side. */
const LYING = 2.2

/** Shares of the width that the block takes, largest first. */
const SHARES = { picture: [0.42, 0.36, 0.3], field: [0.3, 0.25, 0.2] }

/** A title is at least this many times as large as the text, and at most this share of the height. */
const TITLE = { least: 2.2, most: 0.42, lines: 3 }

/** Where the parts stand, px. */
interface Plan {
  /** In which they are set. */
  readonly theme: Theme
  readonly block: number
  readonly titleSize: number
}

/** Leading of a large title, in sizes of its type. */
const CLOSE = 1.02

/** Sizes of what stands around the title over the text, largest first. */
const SIZES = [1, 0.85, 0.72]

/** How much of its size a title gives up for a larger block. */
const GIVES = 0.9

/** The largest block with which the title is about as large as with any. */
function planOf(props: AnnouncementProps): Plan | undefined {
  const { copy, theme } = props
  const shares = copy.picture ? SHARES.picture : SHARES.field
  for (const size of SIZES) {
    const own = { ...props, theme: scaled(theme, size) }
    const plans = shares.flatMap(share => planAt(own, Math.round(theme.page.width * share)) ?? [])
    const most = Math.max(...plans.map(({ titleSize }) => titleSize))
    const plan = plans.find(({ titleSize }) => titleSize >= most * GIVES)
    if (plan) return plan
  }
  return undefined
}

function planAt(props: AnnouncementProps, block: number): Plan | undefined {
  const { copy, theme, measure } = props
  const { page, margin, type } = theme
  const setting = textSetting(theme, type.strongWeight)
  if (!copy.picture && widestWord(mastheadWords(copy), setting) > block - 1.5 * inset(theme)) return undefined
  const width = page.width - block - 2 * inset(theme)
  const parts = [<Above {...props} />, <Support {...props} />, <Foot {...props} />]
  const room = page.height - margin.top - margin.bottom - heightOf(parts, { width, theme, measure })
  const { size, height } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: room,
    lines: TITLE.lines,
    least: type.base * TITLE.least,
    most: page.height * TITLE.most,
  })
  return height > room || size < type.base * TITLE.least ? undefined : { theme, block, titleSize: size }
}

/** px between the edges of the block or the strip and the words. */
function inset({ margin, page }: Theme): number {
  return Math.round(Math.min(margin.left, margin.right, page.height * 0.12))
}

function Banner(props: AnnouncementProps & { readonly plan: Plan }): Child {
  const { copy, theme, plan } = props
  const { page, margin } = theme
  const { block, titleSize } = plan
  const side = inset(theme)
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'row' }}>
      <Block {...props} />
      <div
        flow
        style={{
          width: page.width - block,
          shrink: 0,
          padding: [margin.top, side, margin.bottom, side],
          display: 'flex',
          direction: 'column',
        }}
      >
        <Above {...props} />
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
        {copy.headline && <Title words={copy.headline} theme={theme} size={titleSize} />}
        <Support {...props} />
        <div style={{ grow: 1 }} />
        <Foot {...props} />
      </div>
    </section>
  )
}

/** At the start: the picture to the edges, or a field with whose it is over rings on its edge. */
function Block({ copy, theme, measure, plan }: AnnouncementProps & { readonly plan: Plan }): Child {
  const { page, margin, dir, design } = theme
  const { block: width } = plan
  const asset = copy.picture?.data?.asset
  if (asset) {
    const left = dir === 'ltr' ? 0 : page.width - width
    return (
      <div style={{ width, shrink: 0 }}>
        <img
          src={asset}
          alt={copy.picture?.alt ?? ''}
          style={{ position: 'absolute', top: 0, left, width, height: page.height, fit: 'cover' }}
        />
      </div>
    )
  }
  const on = themeOn(theme, 'accent')
  const head = heightOf(<Masthead copy={copy} theme={on} />, {
    width: width - 1.5 * inset(theme),
    theme: on,
    measure,
  })
  const free = page.height - margin.top - head - 1.4 * margin.bottom
  const radius = Math.min(free / 2, width * 0.8)
  return (
    <div
      part="field"
      style={{
        position: 'relative',
        width,
        height: page.height,
        shrink: 0,
        padding: [margin.top, inset(theme) / 2, margin.bottom, inset(theme)],
        background: on.color.paper,
        color: on.color.text,
      }}
    >
      {drawsMotifs(design) && radius > page.height * 0.12 && (
        <FieldMark
          middle={page.height - margin.bottom - radius}
          {...{ theme, radius, width, color: on.color.text, dir }}
        />
      )}
      <Masthead copy={copy} theme={on} />
    </div>
  )
}

/** Whose it is, where no field says so. */
function Above({ copy, theme }: AnnouncementProps): Child {
  if (!copy.picture || !hasMasthead(copy)) return null
  return (
    <div style={{ shrink: 0, marginBottom: space(theme, 0.4) }}>
      <Masthead copy={copy} theme={theme} />
    </div>
  )
}

/** When and where in a line, and at the end a plate with what to do, or else where to look. */
function Foot({ copy, theme }: AnnouncementProps): Child {
  const action = copy.facts.find(({ role }) => role === 'action')
  const captions = copy.captions.map(label => ({ label, written: true, lines: [] }))
  const facts = [...copy.facts.filter(fact => fact !== action), ...captions]
  const told = [...copy.rest, ...copy.terms]
  const lone = action || copy.contacts.length > 0 ? undefined : loneLine(told)
  const plate = action ? [action] : lone ? [lone] : copy.contacts
  const line = [...facts, ...(action ? copy.contacts : [])]
  const prose = lone ? [] : told
  if (line.length + prose.length + plate.length === 0) return null
  return (
    <div
      part="foot"
      style={{
        marginTop: space(theme, 0.75),
        shrink: 0,
        display: 'flex',
        direction: 'row',
        align: 'end',
        gap: space(theme, 1),
      }}
    >
      {line.length + prose.length > 0 && (
        <div style={{ grow: 1, basis: 0, leading: 1.25 }}>
          <Prose nodes={prose} theme={theme} measured={false} />
          <div style={{ weight: theme.type.strongWeight }}>
            <ContactLine contacts={line} theme={theme} />
          </div>
        </div>
      )}
      {plate.length > 0 && <Plate entries={plate} theme={theme} />}
    </div>
  )
}

/** Longest line in letters that a plate holds. */
const LINE = 40

/** The one short line that is told. */
function loneLine([only, ...others]: readonly RootContent[]): Entry | undefined {
  if (only?.type !== 'paragraph' || others.length > 0 || plainText(only).length > LINE) return undefined
  return { label: toPhrase([]), written: false, lines: [toPhrase(only.children)] }
}

function Plate({ entries, theme }: { readonly entries: readonly Entry[]; readonly theme: Theme }): Child {
  const { base, strongWeight } = theme.type
  const isFilled = hasSmallSurface(theme.design)
  const on = isFilled ? themeOn(theme, 'accent') : theme
  return (
    <div
      part="action"
      style={{
        shrink: 0,
        ...(isFilled && {
          padding: [Math.round(base * 0.6), Math.round(base * 1.2)],
          background: on.color.paper,
          radius: theme.radius,
        }),
        color: on.color.text,
        weight: strongWeight,
        leading: 1.25,
      }}
    >
      {entries.length === 1 && entries[0]?.label.text === '' ? (
        entries[0].lines.map(({ nodes }) => (
          <p>
            <Phrasing nodes={nodes} theme={on} />
          </p>
        ))
      ) : (
        <ContactLine contacts={entries} theme={on} />
      )}
    </div>
  )
}
