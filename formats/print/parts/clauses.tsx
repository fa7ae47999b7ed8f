import type { Heading, RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { clauseNumbers, paragraphLabel } from './clause-numbers.ts'
import type { PrintCopy } from './print-copy.ts'
import { Signatures } from './signatures.tsx'

interface ClausesProps {
  readonly theme: Theme
  readonly copy: PrintCopy
}

/** An agreement's text: clauses 1, 1.1, (a), (i); the places to sign stand in the section that speaks of signatures. */
export function Clauses({ theme, copy }: ClausesProps): Child {
  const numbers = clauseNumbers(copy.body)
  const sections = splitSections(copy.body)
  const at = sections.findIndex(([first]) => first?.type === 'heading' && isSigning(first))
  const ownBlock = sections[at]?.some(node => /_{4,}/.test(plainText(node))) === true
  const places = !ownBlock && copy.signatories.length > 0 && (
    <div style={{ marginTop: space(theme, 1.5) }}>
      <Signatures theme={theme} signatories={copy.signatories} />
    </div>
  )
  return [
    ...sections.map((section, index) => {
      const signing = index === at
      return (
        <section
          style={{
            marginTop: index === 0 ? 0 : space(theme, 1.5),
            ...(signing && { breakInside: 'avoid' }),
          }}
        >
          <Section theme={theme} nodes={section} clause={section[0] && numbers.get(section[0])} />
          {signing && places}
        </section>
      )
    }),
    at < 0 && places,
  ]
}

function isSigning(heading: Heading): boolean {
  return /^(signatures?|execution|unterschriften|firmas|firme|handtekeningen)\b/iu.test(plainText(heading))
}

/** The outermost headings open a section each. */
function splitSections(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const depth = Math.min(...nodes.map(node => (node.type === 'heading' ? node.depth : 6)))
  const sections: RootContent[][] = []
  for (const node of nodes) {
    if (sections.length === 0 || (node.type === 'heading' && node.depth === depth)) sections.push([node])
    else sections.at(-1)?.push(node)
  }
  return sections
}

interface SectionProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
  readonly clause: number | undefined
}

function Section({ theme, nodes, clause }: SectionProps): Child {
  const [first, ...rest] = nodes
  if (clause === undefined || first?.type !== 'heading') return <Prose nodes={nodes} theme={theme} />
  const number = { type: 'text', value: `${clause}.\u2002` } as const
  const titled = { ...first, children: [number, ...first.children] }
  let count = 0
  let lead = ''
  return toNodes(<Prose nodes={[titled, ...rest]} theme={theme} />).map(node => {
    if (!isElement(node)) return node
    if (node.tagName !== 'ol') {
      lead = textOf(node)
      return node
    }
    // A list that completes a sentence is lettered; any other holds the paragraphs of the clause.
    if (lead.trimEnd().endsWith(':')) return numbered(node, { theme, clause, depth: 1, before: 0 })
    const before = count
    count += node.children.length
    return numbered(node, { theme, clause, depth: 0, before })
  })
}

interface ListPlace {
  readonly theme: Theme
  readonly clause: number
  readonly depth: number
  /** Items of earlier lists on this level. */
  readonly before: number
}

/** A list with its numbers written out in a column of their own. */
function numbered(list: Element, place: ListPlace): Element {
  const { theme, clause, depth, before } = place
  const items = list.children.filter((node): node is Element => isElement(node))
  const { padding: _, ...style } = list.style
  const rows = items.map((item, at) => (
    <div
      role="listitem"
      style={{
        ...item.style,
        display: 'flex',
        align: 'start',
        ...(at > 0 && { marginTop: space(theme, 0.35) }),
      }}
    >
      <p style={{ width: theme.type.base * 2.4, shrink: 0, numeric: 'tabular' }}>
        {paragraphLabel(clause, depth, before + at + 1)}
      </p>
      <div style={{ grow: 1, basis: 0 }}>
        {item.children.map(node =>
          isElement(node) && node.tagName === 'ol'
            ? numbered(node, { ...place, depth: depth + 1, before: 0 })
            : node,
        )}
      </div>
    </div>
  ))
  return toNodes(
    <div role="list" style={style}>
      {rows}
    </div>,
  )[0] as Element
}

function textOf(node: Node): string {
  return isElement(node) ? node.children.map(textOf).join('') : node.value
}
