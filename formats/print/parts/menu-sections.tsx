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
  const columns = columnsOf(sections, theme)
  if (columns.length === 1) return <Sections theme={theme} sections={sections} />
  return (
    <div style={{ display: 'grid', columns: 2, gap: space(theme, COLUMN_GAP), narrow: { columns: 1 } }}>
      {columns.map(column => (
        <div>
          <Sections theme={theme} sections={column} />
        </div>
      ))}
    </div>
  )
}

/** About how many px the courses take. */
export function menuHeight(sections: readonly MenuSection[], theme: Theme): number {
  const columns = columnsOf(sections, theme)
  const perLine = columnWidth(theme, columns.length) / (theme.type.base * LETTER)
  const lines = columns.map(column => column.reduce((sum, section) => sum + linesOf(section, perLine), 0))
  return Math.max(0, ...lines) * theme.type.base * theme.type.leading
}

/** Baseline units between columns. */
const COLUMN_GAP = 2.5
/** Average width of a letter, em. */
const LETTER = 0.46
/** The narrowest column of dishes, em. */
const NARROWEST = 15

function columnsOf(sections: readonly MenuSection[], theme: Theme): readonly (readonly MenuSection[])[] {
  const width = columnWidth(theme, 2)
  if (width < theme.type.base * NARROWEST || sections.length < 2) return [sections]
  const perLine = width / (theme.type.base * LETTER)
  const at = balance(sections.map(section => linesOf(section, perLine)))
  return [sections.slice(0, at), sections.slice(at)]
}

function columnWidth(theme: Theme, count: number): number {
  const { page, margin } = theme
  return (page.width - margin.left - margin.right - (count - 1) * space(theme, COLUMN_GAP)) / count
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
  return (heading ? 4 : 0) + lines.reduce((sum, count) => sum + count, 0)
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
          <p style={{ color: theme.color.textMuted, leading: 1.35, textWrap: 'balance' }}>
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
