import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { entryOfFact } from '../copy/entry.ts'

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
  return sections.map(({ heading, lead, items: own, rest }, at): Day => {
    const isLast = at === sections.length - 1
    return {
      heading,
      lead: own.length > 0 ? lead : [],
      items: isDivided ? items.slice(ends[at - 1] ?? 0, ends[at]) : isLast ? items : [],
      rest: own.length > 0 ? rest : [],
    }
  })
}

interface ProgrammeProps {
  readonly programme: ProgrammeCopy
  readonly theme: Theme
}

/** A line for each act: its hour or day in a narrow column, then what it is; names alone run on, large. */
export function Programme({ programme, theme }: ProgrammeProps): Child {
  const all = programme.flatMap(({ items }) => items)
  const dated = all.some(({ parts }) => parts.date !== undefined)
  return (
    <div part="programme">
      {programme.map(({ heading, lead, items, rest }, at) => (
        <>
          {heading && (
            <p
              style={{
                weight: theme.type.strongWeight,
                color: theme.color.accentText,
                leading: 1.3,
                ...(at > 0 && { marginTop: space(theme, 0.5) }),
              }}
            >
              <Phrasing nodes={heading.children} theme={theme} />
            </p>
          )}
          <Prose nodes={lead} theme={theme} measured={false} />
          {dated
            ? items.map(item => <Act item={item} theme={theme} />)
            : items.map(item => (
                <Name item={item} step={nameStep(all.indexOf(item), all.length)} theme={theme} />
              ))}
          <Prose nodes={rest} theme={theme} measured={false} />
        </>
      ))}
    </div>
  )
}

function Act({ item, theme }: { readonly item: Item; readonly theme: Theme }): Child {
  const { date, endDate } = item.parts
  const when = [date, endDate].filter(fact => fact !== undefined)
  const more = factsOf(item).filter(fact => fact !== date && fact !== endDate)
  const line = { width: Math.max(theme.rule, 0.67), color: theme.color.hairline }
  return (
    <div
      style={{
        display: 'flex',
        gap: space(theme, 1),
        borderTop: line,
        padding: [space(theme, 0.25), 0],
        leading: 1.3,
      }}
    >
      <p
        style={{
          width: '22%',
          shrink: 0,
          numeric: 'tabular',
          weight: theme.type.strongWeight,
          color: theme.color.heading,
        }}
      >
        {when.map((fact, index) => (
          <>
            {index > 0 && ' – '}
            <FactWords fact={fact} theme={theme} />
          </>
        ))}
      </p>
      <div style={{ grow: 1, basis: 0 }}>
        <p>
          <span style={{ weight: theme.type.strongWeight }}>
            <Phrasing nodes={item.title.nodes} theme={theme} />
          </span>
          {more.map(fact => (
            <>
              {', '}
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
      {lines.map(({ nodes }, index) => (
        <>
          {index > 0 && ', '}
          <Phrasing nodes={nodes} theme={theme} />
        </>
      ))}
    </>
  )
}

/** Who plays, in a line of a step of the scale. */
function Name({
  item,
  step,
  theme,
}: {
  readonly item: Item
  readonly step: number
  readonly theme: Theme
}): Child {
  const size = sizeAt(theme, step)
  return (
    <div style={{ size, leading: 1.25, color: theme.color.heading }}>
      <p style={{ weight: theme.type.strongWeight }}>
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
  )
}

/** Steps over body: the first names lead, a quarter of them a size larger each. */
function nameStep(index: number, count: number): number {
  if (count < 4) return 1
  return index < count / 4 ? 2 : index < count / 2 ? 1 : 0
}
