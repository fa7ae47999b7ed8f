import { firstFitting } from '../../../core/compose/fit.ts'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { textOf } from '../copy/entry.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { fitTitle, Title } from '../sheets/title.tsx'
import { balanced, narrowed } from './invitation-card.tsx'
import {
  Above,
  type CardProps,
  type Divided,
  dividedAt,
  Known,
  readInvitation,
  Reply,
} from './invitation-words.tsx'

/** A card that lies: what for on a field at its start, when and where and how to answer beside it; undefined for any other. */
export function titleBeside(
  reading: Reading,
  roles: Roles,
  given: Theme,
  measure: Measure,
): readonly Sheet[] | undefined {
  const copy = readInvitation(reading, roles, given.design)
  const theme = atStart(narrowed(balanced(given)))
  const isLying = theme.page.width > theme.page.height * LYING
  if (!isLying || copy.picture || !copy.headline) return undefined
  const plan = planOf({ ...dividedAt(copy), theme, measure })
  return plan && [canvasSheet('canvas', theme, <Beside {...plan} />, titleOf(copy))]
}

/** Width over height of a card that lies. */
const LYING = 1.2
/** Shares of the width that the field takes, as the title asks, and sizes of all else, largest first. */
const FIELDS = [0.42, 0.48, 0.54]
const SIZES = [1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.85, 0.78]
/** The title over the text at least, and over the shorter side at most. */
const TITLE = { least: 2.2, most: 0.26 }

/** Words beside each other begin at one edge. */
function atStart(theme: Theme): Theme {
  return { ...theme, type: { ...theme.type, align: 'start' } }
}

interface Plan extends Divided, CardProps {
  readonly field: number
  readonly size: number
  /** Of all but the title. */
  readonly near: Theme
}

function planOf(props: Divided & CardProps): Plan | undefined {
  const { theme } = props
  const least = leastSize(theme.page)
  const ways = SIZES.filter(size => theme.type.base * size >= least).flatMap(size =>
    FIELDS.map(share => ({ near: scaled(theme, size), field: Math.round(theme.page.width * share) })),
  )
  return firstFitting(ways, way => planAt(props, way))
}

function planAt(props: Divided & CardProps, { near, field }: Pick<Plan, 'near' | 'field'>): Plan | undefined {
  const { copy, theme, measure } = props
  const { page, margin } = theme
  const room = page.height - margin.top - margin.bottom
  const { inner, outer } = widthsOf(theme, field)
  const around = heightOf([<Above copy={copy} theme={near} />, <Support copy={copy} theme={near} />], {
    width: inner,
    theme: near,
    measure,
  })
  const title = fitTitle(copy.headline?.text ?? '', theme, {
    width: inner,
    height: room - around - space(near, 2),
    lines: 4,
    least: near.type.base * TITLE.least,
    most: Math.min(page.width, page.height) * TITLE.most,
  })
  const beside = [<Known copy={copy} theme={near} width={outer} />, <Reply {...props} theme={near} />]
  const fits =
    around + title.height + space(near, 2) <= room &&
    heightOf(beside, { width: outer, theme: near, measure }) + space(near, 1.5) <= room &&
    widestOf(props, near) <= outer
  return fits ? { ...props, near, field, size: title.size } : undefined
}

function widestOf({ copy, reply, contacts, closing }: Divided, theme: Theme): number {
  const entries = [...copy.facts, ...reply, ...contacts].map(textOf).join(' ')
  const setting = textSetting(theme, 400, theme.type.base * 1.3)
  return widestWord(`${entries} ${wordsIn([...copy.rest, ...closing])}`, setting)
}

/** px of the words on the field and beside it. */
function widthsOf(
  { page, margin }: Theme,
  field: number,
): { readonly inner: number; readonly outer: number } {
  return {
    inner: field - margin.left - margin.right * 0.7,
    outer: page.width - field - margin.left * 0.8 - margin.right,
  }
}

function Support({ copy, theme }: Pick<CardProps, 'copy' | 'theme'>): Child {
  return <Prose nodes={copy.support} theme={theme} size={theme.type.base} measured={false} />
}

function Beside(plan: Plan): Child {
  const { copy, theme, near, field, size } = plan
  const { page, margin, dir, design } = theme
  const isField = design.decor.fields !== false
  const on = isField ? themeOn(near, 'accent') : near
  const { inner, outer } = widthsOf(theme, field)
  const side = page.width - outer - margin.right - inner - margin.left
  return (
    <section
      style={{ ...bodyStyle(theme), size: near.type.base, height: '100%', display: 'flex', gap: side }}
    >
      <div
        ariaHidden
        part="field"
        style={{
          position: 'absolute',
          top: 0,
          left: dir === 'ltr' ? (isField ? 0 : field) : page.width - field,
          width: isField ? field : Math.max(theme.rule, 1),
          height: page.height,
          background: isField ? on.color.paper : theme.color.accent,
        }}
      />
      <div
        style={{
          width: inner,
          shrink: 0,
          position: 'relative',
          display: 'flex',
          direction: 'column',
          color: on.color.text,
        }}
      >
        <Above copy={copy} theme={on} />
        <div style={{ grow: 1 }} />
        {copy.headline && (
          <Title words={copy.headline} theme={{ ...on, type: theme.type }} size={size} width={inner} />
        )}
        <div style={{ marginTop: space(near, 0.5) }}>
          <Support copy={copy} theme={on} />
        </div>
      </div>
      <div flow style={{ width: outer, shrink: 0, display: 'flex', direction: 'column' }}>
        <Known copy={copy} theme={near} width={outer} />
        <div style={{ grow: 1, minHeight: space(near, 1) }} />
        <Reply {...plan} theme={near} />
      </div>
    </section>
  )
}
