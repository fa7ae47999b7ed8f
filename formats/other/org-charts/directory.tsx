import type { PhrasingContent } from 'mdast'
import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { type Block, type RegisterLook, registerSheets } from '../sheets/register.tsx'
import { type Person, personOf } from './people.ts'

/** People from whom on a tree is hard to find somebody in. */
const MANY = 36

/** People from whom on no tree is tried first: it would take sheet after sheet. */
const CROWD = 144

/** Many people: teams as blocks in columns, each under who leads it or its name. */
export const directory: Composition = {
  name: 'directory',
  suits: reading => reading.assets.size === 0 && countOf(reading.lists.people ?? []) >= MANY,
  leads: ({ lists: { people = [] } }) => countOf(people) >= CROWD,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const blocks = teamsOf((reading.lists.people ?? []).map(item => personOf(item))).map(blockOf)
    const copy = graphicCopy(reading, ['people'])
    return registerSheets({ name: 'organisation', copy, blocks, narrowest: 11.5 }, theme, measure)
  },
}

function countOf(people: NonNullable<Reading['lists']['people']>): number {
  return people.reduce((sum, { items }) => sum + 1 + countOf(items), 0)
}

/** Those who lead a team of their own; who leads all of them has nobody else below. */
function teamsOf(people: readonly Person[]): readonly Person[] {
  const [only, ...others] = people
  if (!only || others.length > 0) return people
  return [{ ...only, reports: [] }, ...only.reports]
}

function blockOf(lead: Person): Block {
  return {
    opening: look => <Lead person={lead} look={look} />,
    rows: below(lead.reports, 0),
  }
}

/** Levels that are set in: of more no column holds the names. */
const DEEPEST = 6

/** Everybody below somebody, each behind the one they report to and further in. */
function below(people: readonly Person[], level: number): Block['rows'] {
  return people.flatMap(person => [
    (look: RegisterLook) => (
      <div
        style={{
          padding: flowEdges(look.theme, {
            top: look.size * 0.3,
            start: look.size * 1.2 * Math.min(level, DEEPEST),
          }),
        }}
      >
        <Entry person={person} look={look} />
      </div>
    ),
    ...below(person.reports, level + 1),
  ])
}

interface EntryProps {
  readonly person: Person
  readonly look: RegisterLook
}

/** A team's name or who leads it, on a field of the accent, or under a rule where a brief wants no fields. */
function Lead({ person, look }: EntryProps): Child {
  const { size } = look
  const isField = look.theme.design.decor.fields !== false
  const theme = isField ? themeOn(look.theme, 'accent') : look.theme
  const own = { ...look, theme }
  const title = Math.round(size * 1.2)
  const ground: Style = isField
    ? { background: theme.color.paper, color: theme.color.text, padding: [size * 0.35, size * 0.6] }
    : {
        borderTop: { width: Math.max(2, Math.round(size * 0.12)), color: markColor(theme) },
        padding: [size * 0.4, 0, size * 0.15, 0],
      }
  return (
    <div part="lead" style={ground}>
      <Words nodes={person.group} look={own} />
      <p style={{ ...displayStyle(theme, title), leading: 1.2, hyphens: false }}>
        <Phrasing nodes={person.name} theme={theme} size={title} heading />
      </p>
      {[person.role, ...person.details].map(nodes => (
        <Words nodes={nodes} look={own} />
      ))}
    </div>
  )
}

/** The part of a row that a role may take at its end. */
const ROLE = '55%'

/** A name, and at the other end of its line what they do; a line below parts it from the next. */
function Entry({ person, look }: EntryProps): Child {
  const { theme, size } = look
  const { group, name, role, details, vacant } = person
  const { color, type } = theme
  const row: Style = { display: 'flex', align: 'baseline', gap: size * 0.75, size, leading: 1.25 }
  return (
    <div
      style={{
        padding: [0, 0, size * 0.1, 0],
        borderBottom: { width: Math.max(theme.rule, 0.75), color: color.hairline },
      }}
    >
      <Words nodes={group} look={look} />
      <div part="person" style={{ ...row, hyphens: false }}>
        <p
          style={{
            ...{ grow: 1, basis: 0, weight: type.strongWeight },
            color: vacant ? color.accentText : color.text,
          }}
        >
          <Phrasing nodes={name} theme={theme} size={size} />
        </p>
        {role.length > 0 && (
          <p style={{ maxWidth: ROLE, color: color.textMuted, textAlign: 'end' }}>
            <Phrasing nodes={role} theme={theme} size={size} />
          </p>
        )}
      </div>
      {details.map(nodes => (
        <Words nodes={nodes} look={look} />
      ))}
    </div>
  )
}

function Words({
  nodes,
  look: { theme, size },
}: {
  readonly nodes: readonly PhrasingContent[]
  readonly look: RegisterLook
}): Child {
  if (nodes.length === 0) return null
  return (
    <p part="detail" style={{ size, leading: 1.25, color: theme.color.textMuted }}>
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  )
}
