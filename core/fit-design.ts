/** A document whose brief asks for more than its pages hold: in the first of ever smaller designs that they hold. */
import { onDemand } from './on-demand.ts'
import { type Design, isChart, isToBeSeen, type PartDesign, type Rank } from './brief/design.ts'
import type { Outcome } from './brief/ledger.ts'
import type { WhyNot } from './brief/reach.ts'
import type { Account } from './brief/write-report.ts'
import { type Composed, gatesOf } from './choose-composition.ts'
import { BARELY } from './compose/ranked-size.ts'
import { sharesMissed, sharesOf, withOtherShares } from './check/color-ranges.ts'
import { type Drawing, drawSheets } from './draw/draw-sheets.ts'

/** A composition that was chosen, and its pages where they are laid out already. */
interface Chosen {
  readonly chosen: Composed
  readonly drawn?: Drawing
}

/** Designs to try behind one that costs more than enough. */
interface Ladder {
  readonly steps: readonly Design[]
  readonly cost: (chosen: Composed, drawn: Drawing) => number | Promise<number>
  readonly enough: number
}

/**
 * The job in its design where its pages hold that. Colours first: where one covers more or less of the pages than the brief says, it
 * goes a step down or up. Then sizes: else its larger parts are half as much larger, or as the format has them:
 * a part is dressed once the sheets are composed, so what stands beside it has not made room. Then all of it is set tighter, to
 * the number of pages that the design allows, and a board to one. What is scrolled has room.
 */
export async function fitDesign<Made extends Chosen>(
  first: Made,
  design: Design,
  composeIn: (design: Design) => Promise<Made>,
): Promise<Made> {
  const { surface, theme } = first.chosen.context
  const shared = await climb({ made: first, design }, composeIn, {
    steps: withOtherShares(design),
    cost: (_, { pages }) => sharesMissed(sharesOf(design.color), pages?.frames),
    enough: 0,
  })
  if (surface === 'screen' && theme.page.height === 0) return shared.made
  const { maxPages } = design.page
  const bare = onDemand(() => bareFrames(shared.design, surface, composeIn))
  const sized = await climb(shared, composeIn, {
    steps: withSmallerParts(shared.design),
    // What takes too many pages is set tighter first.
    cost: async (chosen, drawn) =>
      gatesOf(chosen, drawn).filter(({ rule }) => rule !== 'too-many-pages').length +
      goneOn(chosen, drawn) +
      (await turnedOver(drawn, bare)),
    enough: 0,
  })
  const most = maxPages ?? (await sheetsOfBoard(sized.made))
  if (most === undefined) return sized.made
  const tight = await climb(sized, composeIn, {
    steps: [
      ...TIGHTER.map(step => tightened(sized.design, step)),
      ...withSmallerParts(sized.design).map(design => tightened(design, TIGHTER[2])),
    ],
    cost: (_, { pages }) => pages?.frames.length ?? 0,
    enough: most,
  })
  return tight.made
}

/** Sheets up to which a board is rather set tighter on one. */
const FEW_SHEETS = 2

/** One, for a board that goes on over few sheets: it is looked at as a whole. */
async function sheetsOfBoard({ chosen, drawn }: Chosen): Promise<1 | undefined> {
  const { sheets, context, format } = chosen
  if (context.surface !== 'canvas' || format.group !== 'other') return undefined
  const { pages } = drawn ?? (await drawSheets(sheets, context, ['pdf']))
  const frames = pages?.frames.length ?? 0
  return frames > 1 && frames <= FEW_SHEETS ? 1 : undefined
}

/** Pages up to which a document is a card or a fold, which nothing that is larger in it may make more of. */
const FEW_PAGES = 2

/** How many pages a short document has without its devices and its larger parts; without any, and of a longer one, as many as it takes. */
async function bareFrames<Made extends Chosen>(
  design: Design,
  surface: string,
  composeIn: (design: Design) => Promise<Made>,
): Promise<number> {
  const { parts = {} } = design
  if (surface !== 'pages' || !Object.values(parts).some(isLarger)) return Number.POSITIVE_INFINITY
  const { chosen, drawn } = await composeIn({ ...design, parts: reduced(parts, 0) })
  const { pages } = drawn ?? (await drawSheets(chosen.sheets, chosen.context, ['pdf']))
  const frames = pages?.frames.length ?? 0
  // `two to three pages`: as many as are said may be made.
  return frames <= FEW_PAGES ? Math.max(frames, design.page.maxPages ?? 0) : Number.POSITIVE_INFINITY
}

/** Pages beyond those that a document has without its devices and larger parts, which are made only where there is more than one. */
async function turnedOver({ pages }: Drawing, bare: () => Promise<number>): Promise<number> {
  const frames = pages?.frames.length ?? 0
  return frames > 1 ? Math.max(frames - (await bare()), 0) : 0
}

/** Sheets on which a canvas goes on that does not hold its content, and those that are set without their layout for it. */
function goneOn({ sheets, context }: Composed, { sheets: fitted, pages }: Drawing): number {
  if (context.surface !== 'canvas') return 0
  return Math.max((pages?.frames.length ?? 0) - sheets.length, 0) + fitted.filter(({ bare }) => bare).length
}

/** The first of a design and the steps behind it that costs no more than enough, else the one that costs least; of equals the earlier. */
async function climb<Made extends Chosen>(
  first: { readonly made: Made; readonly design: Design },
  composeIn: (design: Design) => Promise<Made>,
  { steps, cost, enough }: Ladder,
) {
  if (steps.length === 0) return first
  const laid = async (design: Design, made: Made) => {
    const { sheets, context } = made.chosen
    const drawn = made.drawn ?? (await drawSheets(sheets, context, ['pdf']))
    return { design, made: { ...made, drawn }, costs: await cost(made.chosen, drawn) }
  }
  let best = await laid(first.design, first.made)
  // A part that has nothing to give makes steps that are alike.
  const known = new Set([JSON.stringify(first.design)])
  for (const step of steps) {
    if (best.costs <= enough) break
    const key = JSON.stringify(step)
    if (known.has(key)) continue
    known.add(key)
    const next = await laid(step, await composeIn(step))
    if (next.costs < best.costs) best = next
  }
  return best
}

/** From roomy to tight: density, and factors of margins, of body and of headings. Type is legible to the last. */
const TIGHTER = [
  { density: 'compact', margins: 0.9, text: 1, headings: 0.9 },
  { density: 'dense', margins: 0.8, text: 0.95, headings: 0.8 },
  { density: 'dense', margins: 0.7, text: 0.88, headings: 0.7 },
] as const

function tightened(design: Design, step: (typeof TIGHTER)[number]): Design {
  const { type, space } = design
  return {
    ...design,
    type: {
      ...type,
      baseSize: type.baseSize * step.text,
      displayScale: type.displayScale * step.headings,
    },
    space: { ...space, density: step.density, marginScale: space.marginScale * step.margins },
  }
}

type Parts = NonNullable<Design['parts']>

/** The design with its larger parts half as much larger, and as the format has them; none where no part is larger. */
function withSmallerParts({ parts = {}, ...design }: Design): readonly Design[] {
  if (!Object.values(parts).some(isLarger)) return []
  const lower = { ...design, type: { ...design.type, displayScale: design.type.displayScale * LOWER } }
  const led = leading(parts, BARELY)
  const steps = [
    ...leading(parts, 1),
    reduced(parts, 0.5),
    ...withoutOneDevice(parts),
    onFieldsAlone(parts),
    reduced(parts, 0),
  ]
  return [...led.map(step => ({ ...lower, parts: step })), ...steps.map(step => ({ ...design, parts: step }))]
}

/** Of titles, where what is to be seen first has no room beside them as they are. */
const LOWER = 0.75

/**
 * What is to be seen first by a scale: barely larger than all others, or at 1 no larger than a format's own sizes go, in place of any
 * title's; what comes second is then seen by its field alone.
 */
function leading(parts: Parts, scale: number): readonly Parts[] {
  const isMeant = (dress: PartDesign = {}): boolean =>
    dress.rank === 'first' || (scale === 1 && dress.rank === 'second' && dress.scale === undefined)
  const meant = Object.entries(parts).filter(([, dress]) => isMeant(dress))
  if (meant.length === 0) return []
  return [{ ...parts, ...Object.fromEntries(meant.map(([part, dress]) => [part, { ...dress, scale }])) }]
}

/** The parts as the format has them, but for fields and weights, which take no room. */
function onFieldsAlone(parts: Parts): Parts {
  const seen = Object.entries(parts).filter(([, dress]) => isToBeSeen(dress))
  const fielded = seen.map(([part, { size: _, device: __, tint: ___, ...dress } = {}]) => [
    part,
    { ...dress, rank: 'second' as const, scale: 1 },
  ])
  return { ...reduced(parts, 0), ...Object.fromEntries(fielded) }
}

/** Devices of which each is tried to be left out by itself. */
const MOST_DEVICES = 4

/** The parts without one of their devices, each in turn: the others may have room. */
function withoutOneDevice(parts: Parts): readonly Parts[] {
  // A section in a box takes the most room.
  const devised = Object.entries(parts)
    .filter(([, dress]) => takesRoom(dress?.device))
    .toSorted(([one], [other]) => Number(other.startsWith('said:')) - Number(one.startsWith('said:')))
  if (devised.length < 2) return []
  return devised
    .slice(0, MOST_DEVICES)
    .map(([part, { device: _, tint: __, ...dress } = {}]) => ({ ...parts, [part]: dress }))
}

function isLarger(dress: PartDesign = {}): boolean {
  const { scale = 1, size, device } = dress
  return scale > 1 || size !== undefined || isToBeSeen(dress) || takesRoom(device)
}

/** A chart stands where its table stood. */
function takesRoom(device: PartDesign['device']): boolean {
  return device !== undefined && !isChart(device)
}

function reduced(parts: Parts, share: number): Parts {
  const smaller = Object.entries(parts).map(([part, { scale, size, rank, device, tint, ...dress } = {}]) => {
    const lower: Rank | undefined =
      rank === 'first' && share > 0 ? 'second' : rank === 'last' ? rank : undefined
    const less = scale !== undefined && scale > 1 ? 1 + (scale - 1) * share : scale
    return [
      part,
      {
        ...dress,
        ...(lower && { rank: lower }),
        ...(less !== undefined && less !== 1 && { scale: less }),
        ...(size !== undefined && share > 0 && { size }),
        ...(device !== undefined && (share > 0 || !takesRoom(device)) && { device, ...(tint && { tint }) }),
      },
    ] as const
  })
  return Object.fromEntries(smaller)
}

/** What became of a brief, with its larger parts as large as they are drawn. */
export function withPartsAsDrawn(account: Account, drawn: Design['parts']): Account {
  const outcomes = account.settled.outcomes.map((outcome): Outcome => {
    const { path, value: asked, wish, lostTo } = outcome
    const value = sizeIn(drawn, path)
    // In place of any title's, it is not before that.
    if (!lostTo && value === 'first' && isNoLarger(drawn, path))
      return {
        ...outcome,
        wish: { ...wish, assumed: 'no larger than its page has room for beside the title' },
      }
    if (lostTo || value === undefined || value === asked || asked === undefined) return outcome
    return { ...outcome, value, wish: { ...wish, assumed: `its pages have no room for ${shown(asked)}` } }
  })
  return { ...account, settled: { ...account.settled, outcomes } }
}

function isNoLarger(parts: Design['parts'], path: string): boolean {
  const [, part = ''] = SIZE.exec(path) ?? []
  return parts?.[part as keyof Parts]?.scale === 1
}

/** A factor or a length as people read it. */
function shown(size: unknown): string {
  return typeof size === 'string' ? `rank ${size}` : String(Math.round(Number(size) * 1000) / 1000)
}

/** Why a part is no larger: its pages have no room for that. */
export function unfitParts(drawn: Design['parts']): WhyNot {
  return path =>
    SIZE.test(path) && sizeIn(drawn, path) === undefined
      ? 'its pages have no room for larger ones'
      : undefined
}

/** The address of how large a part is, and of what is drawn around it. */
const SIZE = /^parts\.(.+)\.(scale|size|rank|device|tint)$/

function sizeIn(parts: Design['parts'], path: string): number | string | undefined {
  const [, part, token] = SIZE.exec(path) ?? []
  return parts?.[part as keyof Parts]?.[token as 'scale' | 'size' | 'rank' | 'device' | 'tint']
}
