import type { RootContent } from 'mdast'
import { bodyStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import { FieldMark } from '../../../core/compose/motifs/field-mark.tsx'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { closedUp, scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import { type CanvasCopy, wordsIn } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import type { Lead } from '../leads/ranked-lines.ts'
import { hasMasthead, Masthead, mastheadWords } from '../sheets/masthead.tsx'
import { hasSmallSurface } from '../sheets/small-surface.ts'
import { ContactLine, ContactLines } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { fieldLeadSize, LeadInField } from './field-lead.tsx'
import { LinkSupport, smallEntries } from './words.tsx'

/** Where the parts of a headline beside a block stand, px. */
export interface BlockPlan {
  /** In which the side's words are set. */
  readonly near: Theme
  /** Width of the column at the end. */
  readonly side: number
  /** Width of the headline's column. */
  readonly text: number
  readonly titleSize: number
  /** Height of the accent's field at the foot of the side: all of it where there is no picture, 0 on a plain page. */
  readonly field: number
  /** Of the rings on a field without a picture: their middle from its top, and the outermost; 0 for none. */
  readonly rings: { readonly middle: number; readonly radius: number }
  /** What leads on the field instead, px of its words. */
  readonly leadSize: number
}

interface BlockProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
  /** What stands large on the field. */
  readonly lead?: Lead
}

/** Leading of a headline, in sizes of its type. */
const CLOSE = 1.02

/** Shares of the width that the side takes, as its words ask, and the sizes of these over the text. */
const SIDES = [0.35, 0.42, 0.5]
const SIZES = [1, 0.9, 0.8]

/** Letters of running text that the side holds, besides facts and addresses, and up to which it is set strong; letters of all it holds. */
const TOLD = { most: 200, strong: 110 }
const HELD = 330

/** Sizes of the headline on a canvas 1200 px wide: the most beside a picture, and where it is all there is to see. */
const TITLE = { least: 64, most: 132, alone: 200 }

/** Shares of the height of the field under a picture: as much as its words need, between these. */
const FIELD = { least: 0.2, most: 0.46 }

/** A headline as large as it goes beside a picture and a field, where a copy says little enough; undefined where it says more. */
export function planBlock(props: BlockProps): BlockPlan | undefined {
  const { copy, theme } = props
  const told = [...copy.rest, ...copy.terms]
  const held = smallEntries(copy).reduce(
    (sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.length, 0),
    0,
  )
  if (!copy.headline || wordsIn(told).length > TOLD.most || held > HELD || !told.every(isBrief))
    return undefined
  for (const size of SIZES)
    for (const share of SIDES) {
      const plan = planAt(props, scaled(theme, size), Math.round(theme.page.width * share))
      if (plan) return plan
    }
  return undefined
}

function planAt(
  { copy, theme, measure, lead }: BlockProps,
  near: Theme,
  side: number,
): BlockPlan | undefined {
  const { page, margin } = theme
  const { text: family, base: size, strongWeight: weight } = near.type
  const widest = widestWord(sideWords(copy), { family, weight, size, lang: theme.lang })
  const points = copy.rest.some(({ type }) => type === 'list') ? size * POINT : 0
  if (widest + points > insideOf(theme, side)) return undefined
  const inner = insideOf(theme, side)
  const text = page.width - side - margin.left - Math.round(margin.right * 0.6)
  const small = heightOf(<Small copy={copy} theme={near} width={inner} />, {
    width: inner,
    theme: near,
    measure,
  })
  const field = fieldHeight(copy, theme, small)
  if (field === undefined) return undefined
  const around = heightOf(
    [<Masthead copy={copy} theme={theme} />, <LinkSupport copy={copy} theme={theme} width={text} />],
    { width: text, theme, measure },
  )
  const room = page.height - margin.top - margin.bottom - around - space(theme, 0.5)
  const scale = page.width / 1200
  const title = fitTitle(copy.headline?.text ?? '', closedUp(theme, copy.headline?.text ?? '', CLOSE), {
    width: text,
    height: room,
    lines: 5,
    least: TITLE.least * scale,
    most: (copy.picture ? TITLE.most : TITLE.alone) * scale,
  })
  if (title.height > room || title.size < TITLE.least * scale) return undefined
  const head = copy.picture
    ? 0
    : heightOf(<Masthead copy={copy} theme={near} />, { width: inner, theme: near, measure })
  if (head + small > page.height - 1.5 * margin.top - margin.bottom) return undefined
  const free = page.height - 2 * margin.top - margin.bottom - head - small
  const leadSize = lead ? fieldLeadSize(lead, { theme: near, width: inner, measure }, free) : 0
  if (lead && leadSize === 0) return undefined
  const rings = lead ? { middle: 0, radius: 0 } : ringsBetween(theme, head, small, side)
  return { near, side, text, titleSize: title.size, field, rings, leadSize }
}

/** Room before the points of a list, em. */
const POINT = 1.4

function isBrief({ type }: RootContent): boolean {
  return type === 'paragraph' || type === 'list'
}

function sideWords(copy: CanvasCopy): string {
  const entries = smallEntries(copy).flatMap(({ lines }) => lines.map(({ text }) => text))
  return [...(copy.picture ? [] : [mastheadWords(copy)]), ...entries, wordsIn(copy.rest)].join(' ')
}

/** Width of the words in the side, px. */
function insideOf({ margin }: Theme, side: number): number {
  return side - margin.right - Math.round(margin.left * 0.55)
}

function fieldHeight({ picture }: CanvasCopy, theme: Theme, small: number): number | undefined {
  const { page, margin, design } = theme
  if (!picture) return small > page.height * 0.8 ? undefined : page.height
  if (!hasSmallSurface(design) && small === 0) return 0
  const need = small === 0 ? page.height * 0.04 : small + margin.bottom + Math.round(margin.top * 0.6)
  if (need > page.height * FIELD.most) return undefined
  return Math.round(small === 0 ? need : Math.max(need, page.height * FIELD.least))
}

/** The mark in what the words on a field leave free. */
function ringsBetween(
  { page, margin }: Theme,
  head: number,
  small: number,
  side: number,
): BlockPlan['rings'] {
  const from = margin.top + head + margin.top / 2
  const to = page.height - margin.bottom - small - margin.bottom / 2
  const radius = Math.min((to - from) / 2, side * 0.8)
  return { middle: (from + to) / 2, radius: radius < page.height * 0.1 ? 0 : radius }
}

/** The headline at the start, over its line of support; at the end the picture to the edges, over whose it is and from when. */
export function LinkBlock({
  copy,
  theme,
  plan,
  lead,
}: Omit<BlockProps, 'measure'> & { readonly plan: BlockPlan }): Child {
  const { page, margin, dir, design } = theme
  const { near, side, text, field, titleSize, rings } = plan
  const left = dir === 'ltr' ? page.width - side : 0
  const asset = copy.picture?.data?.asset
  const isPlain = asset ? !hasSmallSurface(design) : design.decor.fields === false
  const on = isPlain ? near : themeOn(near, 'accent')
  const inset =
    dir === 'ltr'
      ? [0, 0, 0, side - insideOf(theme, side) - margin.right]
      : [0, side - insideOf(theme, side) - margin.left, 0, 0]
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex' }}>
      {asset && (
        <img
          src={asset}
          alt={copy.picture?.alt ?? ''}
          style={{
            position: 'absolute',
            top: 0,
            left,
            width: side,
            height: page.height - field,
            fit: 'cover',
          }}
        />
      )}
      {!isPlain && field > 0 && (
        <div
          ariaHidden
          part="field"
          style={{
            position: 'absolute',
            top: page.height - field,
            left,
            width: side,
            height: field,
            background: theme.color.accent,
          }}
        >
          {!asset && rings.radius > 0 && (
            <FieldMark {...rings} theme={theme} width={side} color={on.color.text} dir={dir} />
          )}
        </div>
      )}
      {isPlain && !asset && (
        <div
          ariaHidden
          style={{
            position: 'absolute',
            top: 0,
            left,
            width: Math.round(page.width / 150),
            height: page.height,
            background: theme.color.accent,
          }}
        />
      )}
      <div flow style={{ width: text, shrink: 0, display: 'flex', direction: 'column' }}>
        {asset && <Masthead copy={copy} theme={theme} />}
        {asset && <div style={{ height: space(theme, 0.25), shrink: 0 }} />}
        {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
        {copy.headline && (
          <Title
            words={copy.headline}
            theme={closedUp(theme, copy.headline?.text ?? '', CLOSE)}
            size={titleSize}
            style={{ maxWidth: text }}
          />
        )}
        <div style={{ grow: 1 }} />
        <LinkSupport copy={copy} theme={theme} width={text} />
      </div>
      <div
        style={{
          grow: 1,
          basis: 0,
          padding: inset as [number, number, number, number],
          display: 'flex',
          direction: 'column',
        }}
      >
        <div
          style={{
            width: insideOf(theme, side),
            grow: 1,
            alignSelf: 'end',
            position: 'relative',
            display: 'flex',
            direction: 'column',
          }}
        >
          {!asset && hasMasthead(copy) && <Masthead copy={copy} theme={on} />}
          <div style={{ grow: 1 }} />
          {lead && <LeadInField lead={lead} theme={on} size={plan.leadSize} />}
          {lead && <div style={{ grow: 1.6 }} />}
          <Small copy={copy} theme={on} width={insideOf(theme, side)} />
        </div>
      </div>
    </section>
  )
}

/** Facts from which on they stand in one quiet line over whose it is. */
const MANY = 3

interface SmallProps extends Pick<BlockProps, 'copy' | 'theme'> {
  /** px */
  readonly width: number
}

/** Least size of an address over the text, so that it stays in one line. */
const ADDRESS = 0.66

/** A theme in which the longest address stays in its line, where one a little smaller does that. */
function holding(entries: readonly Pick<Entry, 'label' | 'lines'>[], theme: Theme, width: number): Theme {
  const setting = textSetting(theme, theme.type.strongWeight)
  const words = entries.flatMap(({ label, lines }) =>
    [label, ...lines].flatMap(({ text }) => text.split(/\s/u)),
  )
  const widest = Math.max(1, ...words.map(word => textWidth(word, setting)))
  const factor = (width * 0.98) / widest
  return factor < 1 && factor >= ADDRESS ? scaled(theme, factor) : theme
}

/** Whose it is and from when, then how to find it. */
function Small({ copy, theme, width }: SmallProps): Child {
  const prose = [...copy.rest, ...copy.terms]
  const lines = prose.flatMap(linesOfBlock)
  const all = smallEntries(copy)
  if (prose.length + all.length === 0) return null
  const isQuiet = copy.contacts.length > 0 && all.length - copy.contacts.length >= MANY
  const small = isQuiet ? copy.contacts : all
  const near = holding(small, theme, width)
  return (
    <div part="foot" style={{ shrink: 0, size: theme.type.base, leading: 1.3, color: theme.color.text }}>
      <div
        style={{
          textWrap: 'balance',
          ...(wordsIn(prose).length <= TOLD.strong && { weight: theme.type.strongWeight }),
        }}
      >
        {lines.length > 1 && prose.every(({ type }) => type === 'paragraph') ? (
          lines.map((line, at) => {
            const own = /\s/u.test(line.text) ? theme : holding([{ label: line, lines: [] }], theme, width)
            const style = at === 0 ? {} : { weight: 400, marginTop: space(theme, 0.3) }
            return (
              <p style={{ ...style, size: own.type.base }}>
                <Phrasing nodes={line.nodes} theme={own} />
              </p>
            )
          })
        ) : (
          <Prose nodes={prose} theme={theme} measured={false} level={3} />
        )}
      </div>
      {isQuiet && (
        <div style={{ marginTop: prose.length > 0 ? space(theme, 0.5) : 0 }}>
          <ContactLine contacts={all.filter(entry => !small.includes(entry))} theme={theme} />
        </div>
      )}
      <div
        style={{
          marginTop: isQuiet || wordsIn(prose).length > TOLD.strong ? space(theme, 0.5) : 0,
          ...(isQuiet && { weight: theme.type.strongWeight }),
          size: near.type.base,
        }}
      >
        <ContactLines contacts={small} theme={near} />
      </div>
    </div>
  )
}
