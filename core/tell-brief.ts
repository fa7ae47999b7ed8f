/** What became of a brief, told to its author: what was done and where, what was assumed and how to say it otherwise, what was not. */
import type { Device, PartKey } from './brief/design.ts'
import { absentParts } from './brief/absent-parts.ts'
import { isMet } from './brief/gather-ignored.ts'
import { nameOfThing, shownRange, shownToken } from './brief/ledger.ts'
import { anyOf, type TokenPath, type WhyNot } from './brief/reach.ts'
import { tokenWords } from './brief/token-words.ts'
import {
  type Account,
  type BriefNote,
  type BriefReport,
  type Told,
  writeReport,
} from './brief/write-report.ts'
import { colorShares } from './check/color-shares.ts'
import { undrawnIn } from './check/drawn.ts'
import { unlettered } from './check/lettered.ts'
import { colorPlaces, type Place, places as allPlaces } from './compose/color-places.ts'
import { missOf, shareOfHue } from './check/color-ranges.ts'
import { unfitParts, withPartsAsDrawn } from './fit-design.ts'
import { declinesOf, isSheet } from './reach.ts'
import type { LaidOutJob } from './render.ts'
import type { Theme } from './theme/theme.ts'

/** What pages show of their colours: what each is used for, and how much of the pages it covers where they are laid out. */
interface SeenColors {
  readonly theme: Theme
  readonly places: ReadonlyMap<string, ReadonlySet<Place>>
  readonly shares?: ReadonlyMap<string, number>
}

/** What became of a job's brief, by what its pages show. */
export function reportBrief(laidOut: LaidOutJob): BriefReport {
  const { format, brief, content, absent, bare, context, drawing } = laidOut
  const { parts } = context.theme.design
  const account = withPartsAsDrawn(brief.account, parts)
  const whyNot = anyOf(
    declinesOf(format),
    undrawnIn(laidOut),
    unlettered(laidOut.sheets),
    unplaced(laidOut),
    absentParts(absent, bare),
    unfitParts(parts),
  )
  const written = writeReport(account, whyNot)
  // Without a brief nothing is told, and the colours of the pages are not looked for.
  if (isEmpty(written) && isEmpty(content.told(written))) return { ...written, told: [] }
  const seen = {
    theme: context.theme,
    places: colorPlaces(drawing.sheets),
    ...(drawing.pages && { shares: colorShares(drawing.pages.frames) }),
  }
  const report = content.told(withShares(withoutUnseen(written, account, seen), account, seen))
  return { ...report, told: tellBrief(report, account, whyNot, seen) }
}

/** Why a part does not stand where the brief has it. */
function unplaced({ format, standing }: LaidOutJob): WhyNot {
  const reason = isSheet(format)
    ? 'no one line of the copy is surely it: name it in its own words'
    : 'pages that flow keep the order of the copy: whole sections come first or last'
  return path => {
    const [, opening] = /^parts\.(.+)\.opens$/.exec(path) ?? []
    if (opening !== undefined && !standing.placed.has(opening as PartKey))
      return isSheet(format) ? 'one sheet is seen as a whole' : 'no one section of the copy tells it'
    const [, key] = /^parts\.(.+)\.place$/.exec(path) ?? []
    return key === undefined || standing.placed.has(key as PartKey) ? undefined : reason
  }
}

function isEmpty({ understood, assumed, conflicts, ignored }: BriefReport): boolean {
  return understood.length + assumed.length + conflicts.length + ignored.length === 0
}

/** A report that says of which colours the pages show more or less than the brief has it. */
function withShares(report: BriefReport, { reading }: Account, { shares }: SeenColors): BriefReport {
  if (!shares) return report
  const missed = reading.colors.flatMap(({ phrase, hex, share, target }): readonly BriefNote[] => {
    const seen = target === 'only' ? shareOfHue(shares, hex) : (shares.get(hex) ?? 0)
    if (!share || missOf(share, seen) === 0) return []
    const why = seen > share.most ? 'no smaller place' : 'no larger place'
    const effect = `asked ${shownRange(share)}, and ${shareWords(seen)} of the pages have it: this composition has ${why} for it`
    return [{ phrase, effect }]
  })
  return missed.length === 0 ? report : { ...report, conflicts: [...report.conflicts, ...missed] }
}

/** A report in which a brand colour that is nowhere on the pages is not among what was done. */
function withoutUnseen(report: BriefReport, { reading }: Account, seen: SeenColors): BriefReport {
  const { accent } = seen.theme.color
  const isUnseen = ({ phrase, effect }: BriefNote): boolean => {
    const named = reading.colors.filter(use => use.phrase === phrase).map(({ hex }) => hex)
    const isSeed = effect.startsWith('color.seeds = ') && named.length > 0
    // The accent is seen in its tones, too.
    return (
      isSeed && !named.includes(accent) && named.every(hex => !seen.places.has(hex) && !seen.shares?.has(hex))
    )
  }
  const unseen = report.understood.filter(isUnseen)
  if (unseen.length === 0) return report
  const effect = 'the colours before it fill every place that this composition has for one'
  return {
    ...report,
    understood: report.understood.filter(note => !unseen.includes(note)),
    ignored: [...report.ignored, ...unseen.map(({ phrase }) => ({ phrase, effect }))],
  }
}

/** Tells the notes of a report in the order of their lists. */
function tellBrief(report: BriefReport, account: Account, whyNot: WhyNot, seen: SeenColors): readonly Told[] {
  const telling = { account, whyNot, seen }
  return together([
    ...report.understood.map(
      (note): Told => ({ phrase: note.phrase, became: 'done', said: saidOf(note, telling) }),
    ),
    ...report.assumed.map(
      (note): Told => ({ phrase: note.phrase, became: 'assumed', ...assumedOf(note, telling) }),
    ),
    ...[...report.conflicts, ...report.ignored].map(
      (note): Told => ({
        phrase: note.phrase,
        became: isMet(note) ? 'done' : 'not done',
        said: withoutPaths(note.effect),
      }),
    ),
  ])
}

/** Phrases that came to the same are told once: moods act together. */
function together(all: readonly Told[]): readonly Told[] {
  const bySaid = new Map<string, Told>()
  for (const told of all) {
    const key = `${told.became} ${told.said}`
    const before = bySaid.get(key)
    const isNew = before !== undefined && !before.phrase.split(', ').includes(told.phrase)
    bySaid.set(key, isNew ? { ...before, phrase: `${before.phrase}, ${told.phrase}` } : (before ?? told))
  }
  return [...bySaid.values()]
}

interface Telling {
  readonly account: Account
  readonly whyNot: WhyNot
  readonly seen: SeenColors
}

interface Token {
  readonly path: TokenPath
  readonly value: unknown
}

/** The tokens that a phrase set and that are drawn. Moods act together: each is told what all of them set. */
function tokensOf({ phrase }: BriefNote, { account, whyNot }: Telling): readonly Token[] {
  const { settled, mood, reading } = account
  const isMood = reading.votes.some(vote => vote.phrase === phrase)
  return settled.outcomes
    .filter(({ wish, lostTo }) => !lostTo && (wish.phrase === phrase || (isMood && wish === mood)))
    .filter(({ path, value }) => whyNot(path, value) === undefined && !path.endsWith('.extent'))
    .map(({ path, value }) => ({ path: path as TokenPath, value }))
}

function saidOf(note: BriefNote, telling: Telling): string {
  const said = tokensOf(note, telling).map(token => sayToken(token, note, telling))
  return said.length > 0 ? [...new Set(said)].join('; ') : withoutPaths(note.effect)
}

function assumedOf(note: BriefNote, telling: Telling): Pick<Told, 'said' | 'otherwise'> {
  // What a mood set is among what was done; here is told why its families are those.
  const isMood = telling.account.reading.votes.some(({ phrase }) => note.phrase.includes(phrase))
  const tokens = isMood ? [] : tokensOf(note, telling)
  const isColor = note.effect.startsWith('color.seeds')
  const reason = /\(([^()]+)\)$/.exec(note.effect)?.[1]
  if (isColor || (tokens.length === 0 && note.effect.includes('#')))
    return {
      said: `accent ${sayColor(telling.seen.theme.color.accent, telling.seen)}`,
      otherwise: 'accent, with the name or the number of a colour',
    }
  const otherwise = tokens.map(({ path }) => tokenWords[path]?.otherwise).find(words => words !== undefined)
  const words =
    tokens.length > 0 && reason !== undefined
      ? `${reason}: ${saidOf(note, telling)}`
      : withoutPaths(note.effect)
  return { said: words, ...(otherwise !== undefined && { otherwise }) }
}

function sayToken({ path, value }: Token, { phrase }: BriefNote, { account, seen }: Telling): string {
  if (path === 'color.paper')
    return value === null ? 'the ground follows from the accent' : `ground ${sayColor(String(value), seen)}`
  if (path === 'color.ink')
    return value === null ? 'words follow from the ground' : `words ${sayInk(String(value), seen)}`
  if (path === 'color.seeds') {
    const named = account.reading.colors.filter(use => use.phrase === phrase).map(({ hex }) => hex)
    const seeds = value as readonly string[]
    return (named.some(hex => seeds.includes(hex)) ? named : seeds)
      .map(hex => `${hex === seeds[0] ? 'accent' : 'brand colour'} ${sayColor(hex, seen)}`)
      .join('; ')
  }
  if (path.startsWith('parts.')) return sayPart(path.slice('parts.'.length), value)
  return tokenWords[path]?.done(value) ?? withoutPaths(shownToken(path, value))
}

/** Of `headings.color`: `headings: color #c4613f`. */
function sayPart(path: string, value: unknown): string {
  const [, part = '', token = ''] = /^(.+)\.(\w+)$/.exec(path) ?? []
  if (token === 'tinted') return `${spaced(part.replace('said:', ''))} on a tint`
  if (token === 'tint') return `${spaced(part.replace('said:', ''))} in ${String(value)}`
  if (token === 'thing') return `drawn: ${nameOfThing(String(value))}`
  if (token === 'device') return `${spaced(part.replace('said:', ''))} ${devices[value as Device]}`
  if (token === 'opens') return `what tells ${spaced(part.replace('said:', ''))} opens the copy`
  if (token === 'place') return `${spaced(part.replace('said:', ''))} at the ${sayPlace(String(value))}`
  const shown = typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  return `${spaced(part)}: ${spaced(token)} ${String(shown)}`
}

/** `bottom-start`: `bottom, at its start`. */
function sayPlace(spot: string): string {
  const [edge = '', side] = spot.split('-')
  if (edge === 'start' || edge === 'end') return `${edge} side`
  return side === undefined ? edge : `${edge}, ${side === 'center' ? 'in its middle' : `at its ${side}`}`
}

/** How a part stands in a device. */
const devices: Readonly<Record<Device, string>> = {
  box: 'in a box',
  boxes: 'each in a box',
  'dashed-box': 'in a box of dashes',
  ring: 'in a ring',
  sticker: 'on a round sticker',
  mark: 'on a mark',
  rule: 'over a line',
  'double-rule': 'over two lines',
  overline: 'under a line',
  chart: 'as a chart',
  columns: 'as columns',
  bars: 'as bars',
  line: 'as a line',
  pie: 'as a ring of shares',
  stack: 'as one bar of shares',
  gauge: 'as a gauge',
  swatches: 'each beside its colour',
  apart: 'on a slide of another colour',
  dark: 'on a dark slide',
  sign: 'with a drawn sign',
  headline: 'as a figure at the head',
  strip: 'side by side',
  pull: 'pulled out between two lines',
}

/** `#b4532a: fields and headings, 12 % of the pages`. */
function sayColor(hex: string, { theme, places, shares }: SeenColors): string {
  const found = allPlaces.filter(place => places.get(hex)?.has(place))
  const { accent, accentText } = theme.color
  const asWords = hex === accent && accentText !== accent && (places.has(accentText) || found.length === 0)
  const share = shares?.get(hex)
  const shown = [
    ...(found.length > 0 ? [listed(found)] : []),
    ...(share !== undefined && share > 0 ? [`${shareWords(share)} of the pages`] : []),
    ...(asWords ? [`as ${accentText} in words`] : []),
  ]
  return shown.length > 0
    ? `${hex}: ${shown.join(', ')}`
    : `${hex}: its tones alone, there is no place for the colour itself`
}

function sayInk(hex: string, seen: SeenColors): string {
  const { text } = seen.theme.paperColor
  return text === hex ? sayColor(hex, seen) : `${hex}, set in ${text} to be read`
}

function shareWords(share: number): string {
  return share < 0.01 ? 'less than 1 %' : `${Math.round(Math.min(share, 1) * 100)} %`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `color.mode = dark gives way to "…"`: what is between people needs no address. */
function withoutPaths(effect: string): string {
  return effect.replaceAll(/\b[a-z]+\.([a-zA-Z]+) = /g, (_, token: string) => `${spaced(token)} `)
}

function spaced(token: string): string {
  return token.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}
