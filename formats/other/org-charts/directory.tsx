import type { PhrasingContent } from 'mdast'
import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { type Block, type RegisterLook, registerSheets } from '../sheets/register.tsx'
import { type Person, personOf } from './people.ts'

/** People from whom on a tree is hard to find somebody in. */
const MANY = 36

/** Many people: teams as blocks in columns, each under who leads it or its name. */
export const directory: Composition = {
  name: 'directory',
  suits: reading => reading.assets.size === 0 && countOf(reading.lists.people ?? []) >= MANY,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const blocks = teamsOf((reading.lists.people ?? []).map(personOf)).map(blockOf)
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

/** Everybody below somebody, each behind the one they report to and further in. */
function below(people: readonly Person[], level: number): Block['rows'] {
  return people.flatMap(person => [
    (look: RegisterLook) => (
      <div
        style={{ padding: flowEdges(look.theme, { top: look.size * 0.3, start: look.size * 1.2 * level }) }}
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

/** A team's name or who leads it, under a rule. */
function Lead({ person, look }: EntryProps): Child {
  const { theme, size } = look
  const title = Math.round(size * 1.2)
  return (
    <div
      part="lead"
      style={{
        borderTop: { width: Math.max(2, Math.round(size * 0.12)), color: markColor(theme) },
        padding: [size * 0.4, 0, size * 0.15, 0],
      }}
    >
      <Words nodes={person.group} look={look} />
      <p style={{ ...displayStyle(theme, title), leading: 1.2, hyphens: false }}>
        <Phrasing nodes={person.name} theme={theme} size={title} heading />
      </p>
      {[person.role, ...person.details].map(nodes => (
        <Words nodes={nodes} look={look} />
      ))}
    </div>
  )
}

/** A name, and what they do behind it. */
function Entry({ person, look }: EntryProps): Child {
  const { theme, size } = look
  const { group, name, role, details, vacant } = person
  const { color, type } = theme
  return (
    <>
      <Words nodes={group} look={look} />
      <p part="person" style={{ size, leading: 1.25, color: color.textMuted, hyphens: false }}>
        <span style={{ weight: type.strongWeight, ...(!vacant && { color: color.text }) }}>
          <Phrasing nodes={name} theme={theme} size={size} />
        </span>
        {role.length > 0 && '  '}
        <Phrasing nodes={role} theme={theme} size={size} />
      </p>
      {details.map(nodes => (
        <Words nodes={nodes} look={look} />
      ))}
    </>
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
