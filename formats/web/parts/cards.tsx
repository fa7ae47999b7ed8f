import {
  Card,
  CardGrid,
  columnsFor,
  displayStyle,
  Heading,
  Phrasing,
  Prose,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import { QuietLinks } from './links.tsx'
import type { Group } from './sections.ts'
import type { Setting } from './setting.ts'
import { readLinks, type Term } from './shapes.ts'

/** Headings with a few lines each, side by side under rules. */
export function Cards({
  groups,
  setting,
}: {
  readonly groups: readonly Group[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return (
    <CardGrid theme={theme} columns={columnsFor(groups.length)}>
      {groups.map(group => (
        <Card theme={theme}>
          <GroupTitle group={group} setting={setting} />
          <Blocks group={group} setting={setting} />
        </Card>
      ))}
    </CardGrid>
  )
}

function GroupTitle({ group, setting }: { readonly group: Group; readonly setting: Setting }): Child {
  return (
    <Heading theme={setting.theme} level={3} {...(group.id !== undefined && { id: group.id })}>
      <Phrasing nodes={group.title} {...setting} heading />
    </Heading>
  )
}

/** A group's blocks; paragraphs of links become quiet links. */
function Blocks({ group, setting }: { readonly group: Group; readonly setting: Setting }): Child {
  return group.blocks.map(block => {
    const links = readLinks(block)
    return links ? (
      <QuietLinks links={links} setting={setting} />
    ) : (
      <Prose nodes={[block]} {...setting} level={2} />
    )
  })
}

/** Bold words and what they stand for, as cards. */
export function Points({
  points,
  setting,
}: {
  readonly points: readonly Term[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return (
    <CardGrid theme={theme} columns={columnsFor(points.length)}>
      {points.map(({ term, words, more }) => (
        <Card theme={theme}>
          <p style={displayStyle(theme, sizeAt(theme, 1))}>
            <Phrasing nodes={term} {...setting} />
          </p>
          {words.length > 0 && (
            <p style={{ maxWidth: theme.type.measure }}>
              <Phrasing nodes={words} {...setting} />
            </p>
          )}
          <Prose nodes={more} {...setting} />
        </Card>
      ))}
    </CardGrid>
  )
}
