import { bodyStyle } from '../../../core/compose/index.ts'
import type { Design } from '../../../core/brief/design.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { withMargin } from '../../../core/theme/margins.ts'
import { noSmallerThan, scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Dress } from '../cards/invitation-dress.tsx'
import { type Grounds, groundsOf, onOne, standingOn } from '../leads/led.tsx'
import { ranksIn } from '../leads/ranked-lines.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { shouting } from '../sheets/title-lines.tsx'
import { type Bill, billOf, isCapital, type Part } from './bill.ts'
import { apartIn, Around, type Dressed, dressesOf, onCard, Reply, replyIn } from './bill-card.tsx'
import { type FittedLead, fitLead, Lead, Over, Under } from './bill-lead.tsx'
import { Cluster, clustersOf, isWoodType, leastOn, staysFound } from './bill-parts.tsx'
import { type Line, type Stanza, stanzasOf } from '../../lines/stanzas.ts'
import { toldStanzas, withDayApart } from '../../lines/told-stanzas.ts'

/** How a format sets a bill. */
export interface BillSetting {
  readonly settingOf: (theme: Theme) => { readonly theme: Theme }
  /** A wall is read from afar, its lead fills the width; a card is held in the hand. */
  readonly kind: 'wall' | 'card'
  /** Most of the height that the lead takes. */
  readonly lead: number
  /** Headings that a copy may have: a title, a line under it. */
  readonly headings?: number
}

/** Width over height from which on a card lies. */
const LYING = 1.1

/** A canvas of bare lines, set as they are written: one leads, the others follow in their order and by what they tell. */
export function setBill(setting: BillSetting, otherwise: Composition['compose']): Composition {
  return {
    name: 'line by line',
    leads: true,
    suits: (reading, design) => billIn(reading, design, setting) !== undefined,
    compose: (reading, paper, measure) => {
      // On a card that lies the title stands beside the words.
      const isBeside = setting.kind === 'card' && paper.page.width > paper.page.height * LYING
      const bill = isBeside ? undefined : billIn(reading, paper.design, setting)
      const plan = bill && planOf(bill, { reading, paper, measure, setting })
      if (!bill || !plan) return otherwise(reading, paper, measure)
      const title = bill.lead.map(({ words }) => words.text).join(' ')
      return [canvasSheet('canvas', sheetTheme(plan), <Sheet {...plan} />, title)]
    },
  }
}

/** The words of a band stand as far from the sheet's edge as from its own. */
function sheetTheme({ theme, band, near }: Plan): Theme {
  return band === 0 ? theme : { ...theme, margin: { ...theme.margin, bottom: Math.round(gapIn(near)) } }
}

function billIn(reading: Reading, design: Design, { kind, headings }: BillSetting): Bill | undefined {
  const bare = stanzasOf(reading)
  const stanzas = kind === 'card' ? (bare ? withDayApart(bare, reading.lang) : toldStanzas(reading)) : bare
  if (!stanzas || isArranged(stanzas, kind, headings)) return undefined
  const names = design.parts?.names?.rank === 'first'
  return billOf(stanzas, { reading, ranks: ranksIn(design, reading), couples: kind === 'card', names })
}

/**
 * Whether its author arranged a copy: by headings, on a wall by its title, on a card by parts under it, by labels, or on a wall by the
 * hours of a programme. Lines in capitals were headings of no author.
 */
function isArranged(
  stanzas: readonly Stanza[],
  kind: BillSetting['kind'],
  most = kind === 'wall' ? 0 : 1,
): boolean {
  const headings = stanzas.filter(({ depth, lines }) => depth !== undefined && !lines.every(isTaken))
  const texts = stanzas.flatMap(({ lines }) => lines.map(({ words }) => words.text))
  const count = (pattern: RegExp): number => texts.filter(text => pattern.test(text)).length
  const isLabelled = kind === 'card' && count(LABELLED) >= LABELS
  return headings.length > most || isLabelled || (kind === 'wall' && count(TIMED) >= HOURS)
}

/** Whether a heading was a line alone in its copy: in capitals, or in a script without them and without a mark before it. */
function isTaken(line: Line): boolean {
  const { text, nodes } = line.words
  const isMarked = (nodes[0]?.position?.start.column ?? 1) > 1
  return isCapital(line) || (!isMarked && !/[\p{Lu}\p{Ll}]/u.test(text))
}

/** A value behind its label, and from how many on a copy is a list of such. */
const LABELLED = /^[^\s:：\d][^:：\d]{0,24}[:：]\s*[^\s/]/u
const LABELS = 3

/** An hour with what is on then, and from how many on a copy is a programme. */
const TIMED = /^\d{1,2}[:.h]\d\d\b.*\p{L}{3}/u
const HOURS = 4

interface Asked {
  readonly reading: Reading
  readonly paper: Theme
  readonly measure: Measure
  readonly setting: BillSetting
}

interface Plan extends Pick<Grounds, 'theme' | 'on' | 'lower' | 'under'>, Pick<Asked, 'measure' | 'setting'> {
  readonly bill: Bill
  readonly dress: Dress
  /** Of what is not the lead. */
  readonly near: Theme
  /** Of what is read near, where room for larger type is left. */
  readonly said?: Theme
  readonly lead: FittedLead
  /** px that nothing takes. */
  readonly free: number
  /** Lines that are found from afar stay whole. */
  readonly whole: boolean
  /** How to answer, on a band at the foot of a card; px of it, the air around its words included. */
  readonly reply: readonly Part[]
  readonly band: number
}

/** Sizes of text over what was asked for, largest first. */
const SIZES = [2.2, 1.95, 1.75, 1.55, 1.4, 1.25, 1.12, 1, 0.9, 0.8, 0.72, 0.64]
/** How much larger text is worth beside a larger lead, that of sentences more, and how many times as large as the text the lead is at least. */
const NEAR = { wall: 0.6, wood: 0.25, card: 1, told: 2.2 } as const
const LEADS = 1.9
/** Times the text up to which a larger lead of sentences is worth more. */
const LEADS_MOST = 3

/** The plan whose lead and text are largest; undefined where nothing fits. */
function planOf(bill: Bill, asked: Asked): Plan | undefined {
  const { page } = asked.paper
  return bestPlan(bill, asked, leastOn(page)) ?? bestPlan(bill, asked, Math.ceil(leastSize(page)))
}

/** Sizes below the largest that fits among which a larger lead is looked for. */
const STEPS = 4
/** How much more a plan in a tighter dress is worth to be taken. */
const CHANGE = 0.5
/** Text over what was asked for from which on a card need not be dressed more tightly. */
const READ = 0.9
/** The same of one whose brief asks for an ornament: it keeps that. */
const LEAFY = 0.7

/** The best plan whose text is no smaller than `least` px. */
function bestPlan(bill: Bill, { reading, paper, measure, setting }: Asked, least: number): Plan | undefined {
  const isWall = setting.kind === 'wall'
  // A card is held in the hand, on the paper that it has.
  const {
    theme: set,
    under,
    ...grounds
  } = isWall ? groundsOf(paper, setting.settingOf) : onOne(setting.settingOf(paper))
  const whole = isWall ? onAxis(shouting(closer(set), reading.words), setting) : set
  const dresses: readonly Dressed[] = isWall ? [{ theme: whole, dress: 'none' }] : dressesOf(whole)
  let best: Plan | undefined
  for (const { theme, dress } of dresses) {
    const own = isWall ? groundsIn(grounds, theme) : onCard(theme)
    const asked = { bill, theme, dress, ...own, under, measure, setting }
    const plan = bestOf(plansIn(asked, least))
    if (plan && (!best || worthOf(plan) > worthOf(best) + CHANGE)) best = plan
    if (best && best.near.type.base >= theme.type.base * (dress === 'garland' ? LEAFY : READ)) break
  }
  return best
}

/** Lines of wood type that do not fill the measure stand in its middle. */
function onAxis(theme: Theme, { kind }: BillSetting): Theme {
  return isWoodType(theme, kind) ? { ...theme, type: { ...theme.type, align: 'center' } } : theme
}

/** Plans in the largest text that fits and in some that is smaller. */
function plansIn(asked: Omit<Plan, Fitted>, least: number): readonly Plan[] {
  const { type } = asked.theme
  const sizes = [...SIZES.filter(size => type.base * size > least), least / type.base]
  const known = new Map<number, Plan | undefined>()
  const planOfSize = (size: number): Plan | undefined => {
    if (!known.has(size)) known.set(size, planAt(asked, noSmallerThan(scaled(asked.theme, size), least)))
    return known.get(size)
  }
  const first = firstFitting(sizes, size => (planOfSize(size) ? size : undefined))
  const from = first === undefined ? sizes.length : sizes.indexOf(first)
  return sizes.slice(from, from + STEPS).flatMap(size => planOfSize(size) ?? [])
}

function worthOf({ bill, lead, near, whole, setting }: Plan): number {
  const { base } = near.type
  const isTold = bill.lead.some(({ leads }) => leads)
  const size = isTold ? Math.min(lead.size, base * LEADS_MOST) : sizeIn(lead)
  const kind = isWoodType(near, setting.kind) ? 'wood' : setting.kind
  return Math.log(size) + NEAR[isTold ? 'told' : kind] * Math.log(base) - (whole ? 0 : 0.4)
}

/** px of a lead whose lines have sizes of their own: what is seen is as much the largest as the smallest. */
function sizeIn({ size, lines }: FittedLead): number {
  const sizes = lines?.lines.map(line => line.size) ?? [size]
  return Math.sqrt(Math.min(...sizes) * Math.max(...sizes))
}

function bestOf(plans: readonly Plan[]): Plan | undefined {
  return plans.toSorted((one, other) => worthOf(other) - worthOf(one))[0]
}

/** Share of the shorter side that stays free at the edges of a wall. */
const EDGE = 0.055

function closer(theme: Theme): Theme {
  const { page, margin, design } = theme
  const side = Math.round(Math.min(page.width, page.height) * EDGE * Math.max(design.space.marginScale, 0.8))
  return withMargin(theme, {
    top: Math.min(side, margin.top),
    right: Math.min(side, margin.right),
    bottom: Math.min(side, margin.bottom),
    left: Math.min(side, margin.left),
  })
}

function groundsIn({ on, lower }: Pick<Grounds, 'on' | 'lower'>, theme: Theme) {
  return { on: withType(on, theme), lower: withType(lower, theme) }
}

/** The colours of a ground in the type of a theme. */
function withType(ground: Theme, { type, margin, unit }: Theme): Theme {
  return { ...ground, type, margin, unit }
}

type Fitted = 'near' | 'said' | 'lead' | 'free' | 'whole' | 'reply' | 'band'

function planAt(asked: Omit<Plan, Fitted>, near: Theme): Plan | undefined {
  const { theme, dress, bill, measure, setting } = asked
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const place = { width, theme: near, measure, kind: setting.kind }
  const gap = gapIn(near)
  const reply = setting.kind === 'card' && dress !== 'none' ? replyIn(bill.parts) : []
  const heightIn = (piece: Child): number => heightOf(piece, place)
  const heightsOf = (parts: readonly Part[], said?: Theme): number =>
    clustersOf(parts, place).reduce(
      (sum, parts) => sum + heightIn(<Cluster parts={parts} {...place} {...(said && { said })} />) + gap,
      0,
    )
  const band = reply.length === 0 ? 0 : Math.round(heightsOf(reply) + gap)
  const foot = band === 0 ? margin.bottom : band + apartIn({ theme, dress })
  const own = bill.parts.slice(0, bill.parts.length - reply.length)
  const parts = heightsOf(own)
  const taken =
    heightIn(<Over bill={bill} place={place} />) + heightIn(<Under bill={bill} place={place} />) + parts
  const room = page.height - margin.top - foot - taken - gap * 1.5
  const lead = fitLead(bill, theme, {
    width,
    height: Math.min(room, page.height * setting.lead),
    least: near.type.base * LEADS,
    kind: setting.kind,
  })
  if (!lead || lead.height > room) return undefined
  const whole = staysFound(bill.parts, place)
  const free = room - lead.height
  const spare = free - page.height * AIR
  const found = bill.parts.some(({ manner }) => manner === 'found')
  const larger =
    setting.kind === 'wall' && spare > page.height * AIR ? LARGER.filter(by => !found || by < 1.4) : []
  for (const by of larger) {
    const said = scaled(near, by)
    const more = heightsOf(own, said) - parts
    if (more <= spare) return { ...asked, near, said, lead, reply, band, free: free - more, whole }
  }
  return { ...asked, near, lead, reply, band, free, whole }
}

/** Sizes of what is read near over the other text where a wall has room, and parts of its height that stay free. */
const LARGER = [1.6, 1.45, 1.35, 1.25, 1.15]
const AIR = 0.07

function gapIn(near: Theme): number {
  return space(near, 0.75)
}

// --- the sheet

function Sheet(plan: Plan): Child {
  const { bill, theme, on, lower, under, near, said, setting, measure, reply } = plan
  const width = roomAcross(theme)
  const gap = gapIn(near)
  const place = {
    ...{ width, theme: standingOn(lower, near), measure, kind: setting.kind },
    ...(said && { said: standingOn(lower, said) }),
  }
  const upper = standingOn(on, near)
  const parts = bill.parts.slice(0, bill.parts.length - reply.length)
  const air = airIn(plan)
  // The edge of a field is a rule by itself.
  const isRuled = ([first]: readonly Part[], at: number): boolean =>
    isWoodType(theme, setting.kind) && !first?.goesOn && (at > 0 || on.color.paper === lower.color.paper)
  return (
    <section
      style={{
        ...bodyStyle(theme),
        size: near.type.base,
        height: '100%',
        display: 'flex',
        direction: 'column',
      }}
    >
      {setting.kind === 'wall' ? <Fields {...plan} /> : <Around dressed={plan} band={plan.band} />}
      {under}
      <div
        style={{
          position: 'relative',
          shrink: 0,
          color: on.color.text,
          padding: [Math.round(air), 0, gap, 0],
        }}
      >
        <Over bill={bill} place={{ ...place, theme: upper }} />
        <Lead lead={bill.lead} theme={on} fitted={plan.lead} />
        <Under bill={bill} place={{ ...place, theme: upper }} />
      </div>
      <div
        flow
        style={{
          position: 'relative',
          grow: 1,
          display: 'flex',
          direction: 'column',
          color: lower.color.text,
        }}
      >
        {clustersOf(parts, place).map((cluster, at) => (
          <>
            <div style={{ shrink: 0, ...airOver(cluster, at, gap), ...(isRuled(cluster, at) && ruledAir) }}>
              {isRuled(cluster, at) && <Rule theme={place.theme} />}
            </div>
            <div style={{ shrink: 0 }}>
              <Cluster parts={cluster} {...place} />
            </div>
          </>
        ))}
        {setting.kind === 'card' && <div style={{ grow: 1 }} />}
        {reply.length > 0 && (
          <div style={{ shrink: 0, marginTop: apartIn(plan) + gap }}>
            <Reply reply={reply} dressed={plan} place={place} gap={gap * 0.6} />
          </div>
        )}
      </div>
    </section>
  )
}

const ruledAir: Style = { display: 'flex', direction: 'column', justify: 'center' }

/** A thick line over a thin one, as printers set between the parts of a bill. */
function Rule({ theme: { type, color } }: { readonly theme: Theme }): Child {
  const thick = Math.max(2, Math.round(type.base * 0.16))
  return [thick, Math.max(1, Math.round(thick / 3))].map((height, at) => (
    <div
      ariaHidden
      part="rule"
      style={{ height, marginTop: at * thick, shrink: 0, background: color.accentText }}
    />
  ))
}

/** Room over a cluster: what goes on with the one before it stands close to that. */
function airOver([first]: readonly Part[], at: number, gap: number): Style {
  if (at === 0) return { grow: 0.6, minHeight: gap * 0.5 }
  return first?.goesOn ? { grow: 0, minHeight: gap * GOES_ON } : { grow: 1, minHeight: gap }
}

const GOES_ON = 0.35

/** px over the words at the head of a sheet, of what nothing takes. */
function airIn({ bill, free, theme, setting }: Plan): number {
  if (bill.parts.length === 0) return free / 2
  return Math.min(
    free * (setting.kind === 'card' ? 0.3 : 0.5),
    theme.page.height * (setting.kind === 'card' ? 0.08 : 0.03),
  )
}

/** A wall has its lead on one field and everything else on another. */
function Fields(plan: Plan): Child {
  const { bill, theme, on, lower, near, setting, measure, lead } = plan
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const place = { width, theme: near, measure, kind: setting.kind }
  const words =
    heightOf(<Over bill={bill} place={place} />, place) + heightOf(<Under bill={bill} place={place} />, place)
  const head = Math.round(margin.top + airIn(plan) + words + lead.height + gapIn(near))
  const edge = bill.parts.length === 0 ? page.height : head
  return (
    <>
      {on.color.paper !== theme.color.paper && (
        <Field color={on.color.paper} top={0} height={edge} width={page.width} />
      )}
      {lower.color.paper !== theme.color.paper && (
        <Field color={lower.color.paper} top={edge} height={page.height - edge} width={page.width} />
      )}
    </>
  )
}

function Field({
  color,
  ...box
}: {
  readonly color: string
  readonly top: number
  readonly height: number
  readonly width: number
}): Child {
  return <div ariaHidden part="field" style={{ position: 'absolute', left: 0, ...box, background: color }} />
}
