import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Flow, Phrasing, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { split } from '../../../core/reading/facts/phrase.ts'
import type { Item, Section } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { contrast, contrastTargets } from '../../../core/theme/contrast.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { wordsOf } from './post.tsx'
import { prose, Line } from './stations.tsx'
import { datesOf, isStation, joined, mannerOf, namedWords, withDash } from './station-words.ts'

/** The accent itself where it can be read on its ground, else what it becomes there. */
export function accentInk({ color, design }: Theme): string {
  const { accent, accentText, paper } = color
  return contrast(accent, paper) >= contrastTargets[design.color.contrast].accentText ? accent : accentText
}

interface SectionProps {
  readonly theme: Theme
  readonly section: Section
}

interface PartHeadProps extends SectionProps {
  /** px */
  readonly size: number
  readonly style?: Style
}

/** The heading of a part of a life in the colour of the accent. */
export function PartTitle({ theme, section: { heading }, size, style = {} }: PartHeadProps): Child {
  if (heading === undefined) return null
  return (
    <h2
      style={{
        ...displayStyle(theme, size),
        ...{ color: accentInk(theme), leading: 1.2, keepWithNext: true },
        ...style,
      }}
      {...anchorOf(heading)}
    >
      <Phrasing nodes={heading.children} theme={theme} heading size={size} />
    </h2>
  )
}

interface ModuleProps extends SectionProps {
  /** Where things that it lists stand one below the other: in a narrow column, or in some of a wide one; default in a run. */
  readonly listed?: 'narrow' | 'wide'
  /** px between its things; default half a unit. */
  readonly gap?: number
}

/** What a part says, below its heading in a narrow column. */
export function Module({ theme, section, gap = space(theme, 0.5), listed }: ModuleProps): Child {
  const { lead, items, rest, blocks, sections } = section
  const manner = mannerOf(section)
  const inner = sections.map(part => [
    <Written theme={theme} nodes={part.heading ? [{ ...part.heading, depth: 3 }] : []} keep />,
    <Module theme={theme} section={part} gap={gap} {...(listed && { listed })} />,
  ])
  const things = listed && manner !== 'dated' && rest.length === 0 ? thingsOf(section, manner) : []
  if (listed && things.length > 0)
    return [<Things theme={theme} things={things} gap={below(theme, gap)} listed={listed} />, inner]
  if (manner === 'written') return [<Written theme={theme} nodes={blocks} />, inner]
  return [
    <Written theme={theme} nodes={lead} />,
    manner === 'dated' ? (
      items.map((item, at) => <Event theme={theme} item={item} gap={at === 0 ? below(theme, gap) : gap} />)
    ) : (
      <Names theme={theme} section={section} gap={gap} />
    ),
    <Written theme={theme} nodes={rest} />,
    inner,
  ]
}

/** Names that are more than a line's worth, and letters of one and of what stands on a line of its own. */
const THINGS = { least: 4, name: 40, line: 64, all: 600 } as const

/** What parts names that run on, the strongest first; what is in brackets is one of them. */
const PARTED = [/\s*[;·•|]\s*(?![^()（）]*[)）])/gu, /\s*[,、，]\s*(?![^()（）]*[)）])/gu] as const

/** The skills, machines or papers that a part lists in a run or on lines of its own, none where it says more. */
function thingsOf({ blocks, items }: Section, manner: string): readonly (readonly PhrasingContent[])[] {
  if (manner !== 'written') {
    const named = items.map(namedWords)
    const isBare =
      items.every(({ text }) => text.length === 0) && named.every(({ words }) => words.length === 0)
    return isBare && named.length >= THINGS.least ? named.map(({ title }) => title) : []
  }
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0) return []
  const lines = linesOfBlock(only)
  const areLines = lines.length > 1
  const [line] = lines
  if (!line || (!areLines && line.text.length > THINGS.all)) return []
  const things = areLines ? lines : split(line, /[;·•|]/.test(line.text) ? PARTED[0] : PARTED[1])
  const most = areLines ? THINGS.line : THINGS.name
  const areNames =
    (areLines || things.length >= THINGS.least) &&
    things.every(({ text }) => text.length <= most && !/\p{L}{3}[.!?](?:\s|$)/u.test(text))
  return areNames ? things.map(({ nodes }) => nodes) : []
}

interface ThingsProps extends Required<Pick<ModuleProps, 'theme' | 'gap' | 'listed'>> {
  readonly things: readonly (readonly PhrasingContent[])[]
}

/** Letters of names of which three stand side by side in a wide column. */
const BRIEF = 20

/** Things one below the other over hairlines; where the look has heavy lines these would weigh more than the words. */
function Things({ theme, things, gap, listed }: ThingsProps): Child {
  const longest = Math.max(...things.map(nodes => phrasingText(nodes).length))
  const columns = listed === 'narrow' ? 1 : longest <= BRIEF ? 3 : 2
  const room = theme.type.base * 0.28
  const line = theme.rule <= HEAVY && { borderBottom: { width: 1, color: theme.color.hairline } }
  return (
    <div
      style={{ marginTop: gap, display: 'grid', columns, gap: [0, space(theme, 1)], narrow: { columns: 1 } }}
    >
      {things.map((nodes, at) => (
        <p style={{ leading: 1.3, padding: [at < columns ? 0 : room, 0, room, 0], ...line }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}

/** px of rules from which on they are heavy. */
const HEAVY = 1.5

/** px under a heading: the first thing of a part stays close to it, however far apart the things are. */
export function below({ type }: Theme, gap: number): number {
  return Math.min(gap, type.base * 0.5)
}

interface WrittenProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
  readonly keep?: boolean
}

function Written({ theme, nodes, keep = false }: WrittenProps): Child {
  if (nodes.length === 0) return null
  return (
    <div style={{ marginTop: space(theme, 0.5), ...(keep && { keepWithNext: true }) }}>
      {Flow({ theme, gap: 0.4, children: prose(nodes, theme) })}
    </div>
  )
}

interface EventProps {
  readonly theme: Theme
  readonly item: Item
  /** px above. */
  readonly gap: number
}

/** Something that has a date: of what is more than its name, title, house and dates line by line; else the date above it. */
function Event({ theme, item, gap }: EventProps): Child {
  const dates = datesOf(item.parts)
  const when = dates && (
    <p style={{ ...whenStyle(theme), ...(!isStation(item) && { color: accentInk(theme) }) }}>
      <Phrasing nodes={phraseIn(dates).nodes.map(withDash)} theme={theme} />
    </p>
  )
  return [
    <div style={{ marginTop: gap, breakInside: 'avoid' }}>
      {isStation(item) ? (
        <Told theme={theme} item={item} when={when} />
      ) : (
        [when, <Line theme={theme} item={item} />]
      )}
    </div>,
    item.items.map(inner => <Event theme={theme} item={inner} gap={gap} />),
  ]
}

function whenStyle(theme: Theme): Style {
  return { color: theme.color.text, numeric: 'tabular', keepWithNext: true }
}

function Told({ theme, item, when }: Omit<EventProps, 'gap'> & { readonly when: Child }): Child {
  const { title, under } = wordsOf(item)
  return [
    title.length > 0 && (
      <h3
        style={{
          ...displayStyle(theme, theme.type.base),
          color: theme.color.text,
          leading: 1.3,
          keepWithNext: true,
        }}
      >
        <Phrasing nodes={title} theme={theme} heading />
      </h3>
    ),
    ...under.map(nodes => (
      <p>
        <Phrasing nodes={nodes} theme={theme} />
      </p>
    )),
    when,
    item.text.length > 0 && Flow({ theme, gap: 0.25, children: prose(item.text, theme) }),
  ]
}

/** Letters up to which what is said of a name stands beside it. */
const BESIDE = 34

/** Names alone in a line; those of which little is said as pairs, of more the words below the name. */
function Names({ theme, section: { items, list }, gap }: SectionProps & { readonly gap: number }): Child {
  const named = items.map(item => ({ item, ...namedWords(item) }))
  const isBare = items.every(item => item.text.length === 0)
  if (isBare && named.every(({ words }) => words.length === 0))
    return (
      <p style={{ marginTop: gap }}>
        <Phrasing
          nodes={joined(
            named.map(({ title, words }) => [...title, ...words]),
            ', ',
          )}
          theme={theme}
        />
      </p>
    )
  const isShort = list !== 'references' && isBare && named.every(isPair)
  return named.map(({ item, title, words }, at) => (
    <div
      style={{
        ...{ marginTop: at === 0 ? below(theme, gap) : isShort ? gap / 2 : gap, breakInside: 'avoid' },
        ...(isShort && { display: 'grid', columns: [4, 5], gap: space(theme, 0.5), align: 'baseline' }),
      }}
    >
      {title.length > 0 && (
        <p style={{ weight: theme.type.strongWeight }}>
          <Phrasing nodes={title} theme={theme} />
        </p>
      )}
      {words.length > 0 && (
        <p>
          <Phrasing nodes={words} theme={theme} />
        </p>
      )}
      {item.text.length > 0 && prose(item.text, theme)}
    </div>
  ))
}

function isPair({ title, words }: ReturnType<typeof namedWords>): boolean {
  const [name, more] = [title, words].map(nodes => phrasingText(nodes))
  return name !== undefined && name !== '' && name.length <= BESIDE / 2 && (more ?? '').length <= BESIDE
}
