import type { RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { openingValue } from '../../../core/reading/values/read-value.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { textWidth } from '../../fitting/measure.ts'
import { entryOfFact } from '../copy/entry.ts'
import { Joined } from '../../../core/compose/joined.tsx'

/** Acts or events of one day, or of all. */
interface Day {
  readonly heading: Section['heading']
  readonly lead: readonly RootContent[]
  readonly items: readonly Item[]
  readonly rest: readonly RootContent[]
}

/** Acts or events with what the copy says around them, in its order. */
export type ProgrammeCopy = readonly Day[]

/** The programme in a reading; undefined where it has none. */
export function programmeIn({ lists, sources }: Reading): ProgrammeCopy | undefined {
  const items = lists.programme ?? []
  if (items.length === 0) return undefined
  const sections = sources.programme ?? []
  const ends = sections.map((_, at) =>
    sections.slice(0, at + 1).reduce((sum, own) => sum + own.items.length, 0),
  )
  // Where the list has other things than its sections, all of them follow the last heading.
  const isDivided = ends.at(-1) === items.length
  if (sections.length === 0) return [{ heading: undefined, lead: [], items, rest: [] }]
  return sections.map(({ heading, lead, items: own, rest, sections: inner }, at): Day => {
    const isLast = at === sections.length - 1
    return {
      heading,
      lead: own.length > 0 ? lead : [],
      items: isDivided ? items.slice(ends[at - 1] ?? 0, ends[at]) : isLast ? items : [],
      rest: [...(own.length > 0 ? rest : []), ...inner.flatMap(blocksWithin)],
    }
  })
}

interface ProgrammeProps {
  readonly programme: ProgrammeCopy
  readonly theme: Theme
}

/** What happens when on an axis of time; names alone are a line-up in descending sizes. */
export function Programme({ programme, theme }: ProgrammeProps): Child {
  const days = programme.map(day => ({ ...day, acts: day.items.map(item => actOf(item, theme.lang)) }))
  const acts = days.flatMap(day => day.acts)
  const dated = acts.some(({ when }) => when !== undefined)
  const column = Math.max(...acts.map(({ when }) => (when === undefined ? 0 : hourWidth(when, theme))))
  return (
    <div part="programme">
      {days.map(({ heading, lead, items, rest, acts: own }, at) => (
        <>
          {heading && (
            <p
              style={{
                weight: theme.type.strongWeight,
                color: theme.color.accentText,
                leading: 1.3,
                marginBottom: space(theme, 0.25),
                ...(at > 0 && { marginTop: space(theme, 0.5) }),
              }}
            >
              <Phrasing nodes={heading.children} theme={theme} />
            </p>
          )}
          <Prose nodes={lead} theme={theme} measured={false} />
          {dated
            ? own.map((act, place) => (
                <Hour
                  act={act}
                  theme={theme}
                  column={column}
                  ends={{ first: place === 0, last: place === own.length - 1 }}
                />
              ))
            : items.length > 0 && <LineUp items={items} theme={theme} />}
          <Prose nodes={rest} theme={theme} measured={false} />
        </>
      ))}
    </div>
  )
}

/** One thing that happens, and when. */
interface Act {
  readonly item: Item
  readonly when?: readonly Phrase[]
  readonly title: Phrase
  readonly more: readonly Fact[]
}

/** The hour is a part of its own, or opens the title. */
function actOf(item: Item, lang: string): Act {
  const { date, endDate } = item.parts
  const when = [date, endDate].filter(fact => fact !== undefined)
  const more = factsOf(item).filter(fact => fact !== date && fact !== endDate)
  const { title } = item
  if (when.length > 0) return { item, title, more, when: when.flatMap(fact => entryOfFact(fact).lines) }
  const opening = openingValue(title.text, lang)
  if (opening?.value.type !== 'time') return { item, title, more }
  return { item, more, when: [cut(title, 0, opening.end)], title: trim(cut(title, opening.end)) }
}

/** px that an hour takes on one line, at most a third of what a line of text holds. */
function hourWidth(when: readonly Phrase[], { type, lang }: Theme): number {
  const setting = { family: type.display, weight: type.displayWeight, size: type.base * HOUR, lang }
  const wide = textWidth(when.map(({ text }) => text).join(' – '), setting)
  return Math.ceil(Math.min(wide * 1.06 + type.base * 0.1, type.measure / 3))
}

/** Sizes over the text: of an hour and what happens then. */
const HOUR = 1.3

interface HourProps {
  readonly act: Act
  readonly theme: Theme
  /** px that hours take. */
  readonly column: number
  readonly ends: { readonly first: boolean; readonly last: boolean }
}

/** An hour, its place on the axis, and what happens then. */
function Hour({ act: { item, when = [], title, more }, theme, column, ends }: HourProps): Child {
  const { base, strongWeight } = theme.type
  const size = Math.round(base * HOUR)
  const gap = Math.round(base * 0.35)
  return (
    <div style={{ display: 'flex', gap: Math.round(base * 0.5), leading: 1.15 }}>
      <p
        style={{
          ...displayStyle(theme, size),
          leading: 1.15,
          width: column,
          shrink: 0,
          numeric: 'tabular',
          color: theme.color.accentText,
        }}
      >
        {when.map(({ nodes }, index) => (
          <>
            {index > 0 && ' – '}
            <Phrasing nodes={nodes} theme={theme} size={size} />
          </>
        ))}
      </p>
      <Axis theme={theme} at={Math.round((size * 1.15) / 2)} ends={ends} />
      <div style={{ grow: 1, basis: 0, padding: [0, 0, gap, 0] }}>
        <p style={{ size, weight: strongWeight, color: theme.color.heading }}>
          <Phrasing nodes={title.nodes} theme={theme} size={size} />
          {more.map((fact, index) => (
            <>
              {(index > 0 || title.text !== '') && ', '}
              <FactWords fact={fact} theme={theme} />
            </>
          ))}
        </p>
        <Prose nodes={item.text} theme={theme} measured={false} />
        {item.items.map(inner => (
          <Prose nodes={inner.blocks} theme={theme} measured={false} />
        ))}
      </div>
    </div>
  )
}

/** A stretch of the axis with a stop `at` px from its top; it begins with the first stop and ends with the last. */
function Axis({ theme, at, ends }: Pick<HourProps, 'theme' | 'ends'> & { readonly at: number }): Child {
  const dot = Math.round(theme.type.base * 0.5)
  const line = Math.max(2, Math.round(dot / 5))
  const middle = Math.round((dot - line) / 2)
  const { accentText } = theme.color
  const place = { position: 'absolute', left: middle, width: line, background: accentText } as const
  return (
    <div ariaHidden style={{ position: 'relative', width: dot, shrink: 0 }}>
      {!ends.first && <div style={{ ...place, top: 0, height: at }} />}
      {!ends.last && <div style={{ ...place, top: at, bottom: 0 }} />}
      <div
        style={{
          position: 'absolute',
          top: at - Math.round(dot / 2),
          left: 0,
          width: dot,
          height: dot,
          radius: dot / 2,
          background: accentText,
        }}
      />
    </div>
  )
}

/** What is said of an act besides its name. */
function factsOf({ parts, facts }: Item): readonly Fact[] {
  return [...Object.values(parts).filter(fact => fact !== parts.title), ...facts]
}

/** The words of a fact with the label that the author wrote. */
function FactWords({ fact, theme }: { readonly fact: Fact; readonly theme: Theme }): Child {
  const { label, written, lines } = entryOfFact(fact)
  return (
    <>
      {written && (
        <>
          <Phrasing nodes={label.nodes} theme={theme} />{' '}
        </>
      )}
      <Joined phrases={lines} theme={theme} sign=", " />
    </>
  )
}

/** Who plays: the first names largest, names of a size side by side. */
function LineUp({ items, theme }: { readonly items: readonly Item[]; readonly theme: Theme }): Child {
  const tiers = TIERS.map(({ size }, tier) => ({
    size: Math.round(theme.type.base * size),
    items: items.filter((_, at) => tierOf(at, items.length) === tier),
  }))
  return tiers
    .filter(tier => tier.items.length > 0)
    .map(({ size, items: names }) => (
      <div
        style={{
          display: 'flex',
          wrap: true,
          gap: [0, Math.round(size * 0.6)],
          marginBottom: Math.round(size * 0.2),
        }}
      >
        {names.map(item => (
          <div style={{ ...displayStyle(theme, size), leading: 1.15 }}>
            <p>
              <Phrasing nodes={item.title.nodes} theme={theme} size={size} />
              {factsOf(item).map(fact => (
                <>
                  {', '}
                  <FactWords fact={fact} theme={theme} />
                </>
              ))}
            </p>
            <Prose nodes={item.text} theme={theme} measured={false} />
          </div>
        ))}
      </div>
    ))
}

/** Sizes of a line-up over the text, and the share of the names that are at least so large. */
const TIERS = [
  { size: 2.4, share: 0.25 },
  { size: 1.6, share: 0.5 },
  { size: 1.1, share: 1 },
]

function tierOf(at: number, count: number): number {
  return count < 4 ? 1 : TIERS.findIndex(({ share }) => at < count * share)
}
