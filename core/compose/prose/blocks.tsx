import type {
  Code as CodeNode,
  Heading as HeadingNode,
  List as ListNode,
  ListItem as ListItemNode,
  Paragraph,
  PhrasingContent,
  Root,
  Table as TableNode,
  TableRow,
} from 'mdast'
import type { Phrase } from '../../reading/facts/phrase.ts'
import { safeHref } from '../../source/safe-url.ts'
import { sizeAt } from '../../theme/theme.ts'
import { markedWords } from '../cell-marks.tsx'
import { Code } from '../code.tsx'
import { captioned, Figure } from '../figure.tsx'
import { FillInLines, fillInsOf } from '../fill-in.tsx'
import { Heading, headingSize, anchorOf } from '../heading.tsx'
import type { Child } from '../jsx-runtime.ts'
import { List, ListItem } from '../list.tsx'
import { Flow } from '../rhythm.ts'
import { Ornament } from '../rule.tsx'
import { type Column, Table } from '../table.tsx'
import { DisplayFormula, displayOf } from '../math/display-formula.tsx'
import { measureStyle, quietStyle } from '../text-style.ts'
import type { Node } from '../tree.ts'
import { plainText } from '../../source/text.ts'
import { typeset } from '../typography/typeset.ts'
import { blockquote } from './blockquote.tsx'
import { conversationsIn, dialogue, turnsIn } from './dialogue.tsx'
import type { Handlers, Place } from './handler.ts'
import { MissingImage } from './inlines.tsx'
import { isSum } from './table-rows.ts'
import { Definition, definitionIn, Works, worksIn } from './set-lines.tsx'

/** Blocks of ordinary prose. */
export const blocks: Handlers = {
  root: (node, place) =>
    Flow({ theme: place.setting.theme, children: captioned(blocksOf(node, place), place.setting.theme) }),
  paragraph,
  heading,
  list,
  listItem,
  blockquote,
  code,
  thematicBreak: (_, { setting }) => <Ornament theme={setting.theme} />,
  footnoteDefinition: () => null,
  definition: () => null,
  html: () => null,
  yaml: () => null,
}

/** The blocks of a text, and its conversations turn by turn. */
function blocksOf(node: Root, { all, allAt, setting }: Place): Node[] {
  const parts = conversationsIn(node.children)
  if (parts.length === node.children.length) return all(node)
  return parts.flatMap(part => {
    if ('type' in part) return all({ type: 'root', children: [part] })
    return dialogue(part, setting.theme, phrase => wordsOf(phrase, { allAt, setting }))
  })
}

function wordsOf({ nodes }: Phrase, { allAt, setting }: Pick<Place, 'allAt' | 'setting'>): readonly Node[] {
  const { theme, size = theme.type.base } = setting
  return typeset(allAt(nodes, size), { lang: theme.lang })
}

/** Code, or a formula that stands by itself. TeX that cannot be set is code. */
function code(node: CodeNode, { setting }: Place): Child {
  const displayed = node.data?.math ? displayOf(node.value) : undefined
  if (displayed) return <DisplayFormula theme={setting.theme} size={setting.size} {...displayed} />
  return (
    <Code
      theme={setting.theme}
      code={node.value}
      {...(node.lang && { language: node.lang })}
      {...(node.data?.id && { node: node.data.id })}
      {...(setting.size && { size: setting.size })}
    />
  )
}

function paragraph(node: Paragraph, place: Place): Child {
  const { setting, all } = place
  if (setting.bare) return all(node)
  const { theme } = setting
  const places = fillInsOf(node)
  if (places) return <FillInLines lines={places} theme={theme} words={label => wordsOf(label, place)} />
  const defined = definitionIn(node)
  if (defined) return <Definition defined={defined} theme={theme} words={line => wordsOf(line, place)} />
  const works = worksIn(node)
  if (works.length > 0) return <Works works={works} theme={theme} words={line => wordsOf(line, place)} />
  const turns = turnsIn(node)
  if (turns) return dialogue(turns, theme, phrase => wordsOf(phrase, place))
  const pictures = lonePictures(node)
  if (pictures.length > 0 && areFigures(pictures)) return pictures.map(picture => figure(picture, place))
  const children = typeset(all(node), { lang: theme.lang })
  if (children.length === 0) return null
  const measure = setting.measured === false ? {} : measureStyle(theme)
  const tied = announces(node, place.parent) ? { keepWithNext: true } : {}
  const closes = CLOSES.test(plainText(node)) ? ({ textAlign: 'end' } as const) : {}
  if (pictures.length === 0) return <p style={{ ...measure, ...tied, ...closes }}>{children}</p>
  return (
    <p style={{ ...quietStyle(theme), ...measure, maxWidth: Math.round(theme.type.measure * 0.86) }}>
      {children}
    </p>
  )
}

/** The word that closes a Japanese letter or invitation, which stands at the end of its line. */
const CLOSES = /^\s*(?:敬具|敬白|謹白|謹言|頓首|早々|草々|不一|かしこ)[。]?\s*$/u

/** Letters of a paragraph that leads into a table below it. */
const LEADS_IN = 240

/**
 * Whether a paragraph never ends a page: its sentence ends in a colon for the list or the table below it, it is a few lines that
 * a table follows, which would be torn from what it is, or its sentence goes on in a formula.
 */
function announces(node: Paragraph, parent: Place['parent']): boolean {
  const last = node.children.at(-1)
  const next = parent?.children[parent.children.indexOf(node as never) + 1]
  if (next?.type === 'code' && next.data?.math) return !/[.!?。]\s*$/u.test(plainText(node))
  if (last === undefined || !(next?.type === 'list' || next?.type === 'table')) return false
  const isBrief = next.type === 'table' && plainText(node).length <= LEADS_IN
  return isBrief || /[:：]\s*$/u.test(plainText(last))
}

/** The pictures of a paragraph that holds nothing else, each perhaps inside a link. */
function lonePictures(node: Paragraph): PhrasingContent[] {
  const solid = node.children.filter(
    child => !(child.type === 'break' || (child.type === 'text' && child.value.trim() === '')),
  )
  return solid.every(child => pictureOf(child) !== undefined) ? solid : []
}

/** Several pictures that all are links are badges and stay in their line; so do the descriptions of missing ones, which stand back. */
function areFigures(pictures: readonly PhrasingContent[]): boolean {
  const badges = pictures.length > 1 && pictures.every(picture => picture.type === 'link')
  return !badges && pictures.every(picture => pictureOf(picture)?.data?.asset !== undefined)
}

function pictureOf(node: PhrasingContent) {
  if (node.type === 'image') return node
  const [only, ...others] = node.type === 'link' ? node.children : []
  return only?.type === 'image' && others.length === 0 ? only : undefined
}

function figure(node: PhrasingContent, { setting: { theme } }: Place): Child {
  const picture = pictureOf(node)
  if (picture?.data?.asset === undefined)
    return <MissingImage alt={picture?.alt ?? ''} color={theme.color.textMuted} />
  const href = node.type === 'link' ? safeHref(node.url) : undefined
  const caption = picture.title
    ? typeset([{ type: 'text', value: picture.title }], { lang: theme.lang })
    : undefined
  return (
    <Figure
      theme={theme}
      src={picture.data.asset}
      alt={picture.alt ?? ''}
      {...(caption && { caption })}
      {...(href && { href })}
    />
  )
}

function heading(node: HeadingNode, { setting, allAt }: Place): Child {
  const { theme } = setting
  const level = Math.min(node.depth + (setting.level ?? 1) - 1, 6)
  const children = typeset(allAt(node.children, headingSize(theme, level)), {
    lang: theme.lang,
    heading: true,
  })
  return (
    <Heading theme={theme} level={level} {...anchorOf(node)}>
      {children}
    </Heading>
  )
}

function list(node: ListNode, { setting, all }: Place): Child {
  const tight = !node.spread && node.children.every(item => !item.spread)
  return (
    <List
      theme={setting.theme}
      ordered={node.ordered === true}
      tight={tight}
      {...(typeof node.start === 'number' && { start: node.start })}
    >
      {all(node)}
    </List>
  )
}

function listItem(node: ListItemNode, { setting, all }: Place): Child {
  return (
    <ListItem {...(typeof node.checked === 'boolean' && { checked: node.checked })}>
      {Flow({ theme: setting.theme, gap: node.spread ? 0.5 : 0.25, children: all(node) })}
    </ListItem>
  )
}

/** Columns from which on a table is set a step smaller. */
const WIDE = 6

/** Where columns stand. Right-hand columns hold figures, and figures run from left to right in every language. */
const sides = {
  ltr: { left: 'start', right: 'end', center: 'center' },
  rtl: { left: 'start', right: 'start', center: 'center' },
} as const

/** A Markdown table: its last row is a sum when everything in it is strong. */
export function table(node: TableNode, place: Place): Child {
  const { theme, size = theme.type.base } = place.setting
  const [head, ...rows] = node.children
  const wide = (head?.children.length ?? 0) >= WIDE
  const smaller = wide && size > sizeAt(theme, -1) ? sizeAt(theme, -1) : undefined
  const marked = markedWords(node, theme)
  const cells = (row: TableRow): Child[] =>
    row.children.map(cell => {
      const words = typeset(place.allAt(cell.children, smaller ?? size), { lang: theme.lang })
      return marked(cell, words, smaller ?? size)
    })
  const headings = head ? cells(head) : []
  // A table without names of columns has no head.
  const isNamed = head?.children.some(({ children }) => children.length > 0) === true
  const columns = headings.map((heading, at): Column => {
    const asked = node.align?.[at]
    return { ...(isNamed && { heading }), ...(asked && { align: sides[theme.dir][asked] }) }
  })
  const sums = rows.length > 1 && isSum(rows.at(-1)) ? rows.slice(-1) : []
  const plain = rows.slice(0, rows.length - sums.length)
  return (
    <Table
      theme={theme}
      columns={columns}
      rows={plain.map(cells)}
      {...(sums.length > 0 && { totals: sums.map(cells) })}
      {...(smaller !== undefined && { size: smaller })}
    />
  )
}
