import type { Heading as HeadingNode, List, ListItem, RootContent } from 'mdast'
import { Heading, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { readMenuItem } from './menu-item.ts'

/** A course: its heading and what follows up to the next. */
export interface MenuSection {
  readonly heading: HeadingNode | undefined
  readonly blocks: readonly RootContent[]
}

/** Splits a menu at its headings. */
export function splitSections(nodes: readonly RootContent[]): readonly MenuSection[] {
  const sections: { heading: HeadingNode | undefined; blocks: RootContent[] }[] = []
  for (const node of nodes) {
    if (node.type === 'heading') sections.push({ heading: node, blocks: [] })
    else if (sections.length === 0) sections.push({ heading: undefined, blocks: [node] })
    else sections.at(-1)?.blocks.push(node)
  }
  return sections
}

interface SectionsProps {
  readonly theme: Theme
  readonly sections: readonly MenuSection[]
}

/** Courses in two columns of about the same height, one below the other where the page is narrow. */
export function MenuColumns({ theme, sections }: SectionsProps): Child {
  const { page, margin } = theme
  const gap = space(theme, 2.5)
  const width = (page.width - margin.left - margin.right - gap) / 2
  if (width < theme.type.base * 15 || sections.length < 2)
    return <Sections theme={theme} sections={sections} />
  const perLine = width / (theme.type.base * 0.5)
  const at = balance(sections.map(section => linesOf(section, perLine)))
  return (
    <div style={{ display: 'grid', columns: 2, gap, narrow: { columns: 1 } }}>
      <div>
        <Sections theme={theme} sections={sections.slice(0, at)} />
      </div>
      <div>
        <Sections theme={theme} sections={sections.slice(at)} />
      </div>
    </div>
  )
}

/** How many leading parts make the first column, so that the taller column is as short as can be. */
export function balance(heights: readonly number[]): number {
  const all = heights.reduce((sum, height) => sum + height, 0)
  let best = { at: heights.length, tallest: all }
  let before = 0
  heights.forEach((height, at) => {
    const tallest = Math.max(before, all - before)
    if (tallest < best.tallest) best = { at, tallest }
    before += height
  })
  return best.at
}

/** About how many lines a course takes: heading, and for each dish the name, the description and some room. */
function linesOf({ heading, blocks }: MenuSection, perLine: number): number {
  const items = blocks.flatMap(block => (block.type === 'list' ? block.children : [block]))
  const lines = items.map(item => 1.5 + Math.ceil(plainText(item as RootContent).length / perLine - 0.4))
  return (heading ? 3.5 : 0) + lines.reduce((sum, count) => sum + count, 0)
}

function Sections({ theme, sections }: SectionsProps): Child {
  return sections.map((section, at) => (
    <section part="course" style={{ marginTop: at === 0 ? 0 : space(theme, 1.75) }}>
      {section.heading && <CourseHeading theme={theme} heading={section.heading} />}
      {section.blocks.map(block => (
        <div style={{ marginTop: space(theme, 0.6) }}>
          {block.type === 'list' ? (
            <Dishes theme={theme} list={block} />
          ) : (
            <Prose nodes={[block]} theme={theme} measured={false} />
          )}
        </div>
      ))}
    </section>
  ))
}

function CourseHeading({ theme, heading }: { readonly theme: Theme; readonly heading: HeadingNode }): Child {
  const id = (heading.data as { slug?: string } | undefined)?.slug
  return (
    <div style={{ borderBottom: ruleOf(theme), padding: [0, 0, space(theme, 0.3), 0], keepWithNext: true }}>
      <Heading
        theme={theme}
        level={2}
        step={2}
        style={{ color: theme.color.accentText }}
        {...(id !== undefined && { id })}
      >
        <Phrasing nodes={heading.children} theme={theme} heading size={sizeAt(theme, 2)} />
      </Heading>
    </div>
  )
}

function Dishes({ theme, list }: { readonly theme: Theme; readonly list: List }): Child {
  return list.children.map((item, at) => (
    <div part="dish" style={{ marginTop: at === 0 ? 0 : space(theme, 0.6), breakInside: 'avoid' }}>
      <Dish theme={theme} item={item} />
    </div>
  ))
}

/** Name, marks and description in one column, so that they are read before the price at the far edge. */
function Dish({ theme, item }: { readonly theme: Theme; readonly item: ListItem }): Child {
  const [line, ...more] = item.children
  if (line?.type !== 'paragraph') return <Prose nodes={item.children} theme={theme} measured={false} />
  const { name, marks, description, price } = readMenuItem(line)
  return [
    <div style={{ display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 0.75) }}>
      <div style={{ shrink: 1 }}>
        <p>
          <Phrasing nodes={name} theme={theme} />
          {marks !== '' && (
            <span
              style={{ ...quietStyle(theme), tracking: 0.04 }}
            >{`\u2002${marks.replaceAll(', ', '\u00a0·\u00a0')}`}</span>
          )}
        </p>
        {description.length > 0 && (
          <p style={{ color: theme.color.textMuted, leading: 1.35 }}>
            <Phrasing nodes={description} theme={theme} />
          </p>
        )}
      </div>
      {price !== '' && (
        <p part="price" style={{ numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0 }}>
          {price}
        </p>
      )}
    </div>,
    more.length > 0 && <Prose nodes={more} theme={theme} measured={false} />,
  ]
}
