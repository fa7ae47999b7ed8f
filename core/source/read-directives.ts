import type { Blockquote, Code, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Report } from '../message.ts'
import { isListRole, isSingleRole } from '../reading/roles.ts'
import { nearName } from './near-name.ts'
import { lineOf, nodesOf, rangeOf } from './walk.ts'

/** Directives that formats know. A name means the same in all of them. */
const directiveNames: ReadonlySet<string> = new Set(
  `hero features pricing testimonials faq cta gallery logos steps stats columns column card notes callout quote button
  chart slide break`.split(/\s+/),
)

/** Names that say something alone on their line, without a label or attributes. */
const standalone: ReadonlySet<string> = new Set(['break', 'slide', 'chart'])

/**
 * A container whose name is known, with callouts under one name; an unknown one gives up its content. Reports unknown
 * names and containers that never close.
 */
export function readContainer(node: ContainerDirective, source: string, report: Report): RootContent[] {
  const name = node.name.toLowerCase()
  moveShiftedTitle(node, source)
  if (!isClosed(node, source)) {
    report.add({
      rule: 'directive-unclosed',
      severity: 'warning',
      text: `:::${node.name} is never closed`,
      hint: 'end it with ::: on a line of its own; around other blocks, open and close with more colons than they use',
      ...lineOf(node),
    })
  }
  const kind = Object.hasOwn(calloutKinds, name) ? calloutKinds[name] : undefined
  if (kind) return [{ ...node, name: 'callout', attributes: { ...node.attributes, kind } }]
  if (directiveNames.has(name)) return [{ ...node, name }]
  if (isSingleRole(node.name) || isListRole(node.name))
    return node.children.map(child => inRole(child, node.name))
  reportUnknown(`:::${node.name}`, name, node, 'its content is shown as ordinary text', report)
  return node.children
}

/** A block whose author says which role it has: `::: {seatRow}`. */
function inRole<Block extends RootContent>(block: Block, role: string): Block {
  return { ...block, data: { ...block.data, role } }
}

/** A leaf whose name is known; any other line with two colons is what it looks like: text. */
export function readLeaf(node: LeafDirective, source: string, report: Report): RootContent {
  const name = node.name.toLowerCase()
  const says = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0
  if (directiveNames.has(name) && (says || standalone.has(name))) return { ...node, name }
  if (says) reportUnknown(`::${node.name}`, name, node, 'its line is shown as text', report)
  const value = source.slice(...(rangeOf(node) ?? [0, 0])).trimEnd()
  const position = node.position ? { position: node.position } : {}
  return { type: 'paragraph', children: [{ type: 'text', value, ...position }], ...position }
}

function reportUnknown(
  written: string,
  name: string,
  node: RootContent,
  effect: string,
  report: Report,
): void {
  const near = nearName(name, [...directiveNames, ...Object.keys(calloutKinds)])
  report.add({
    rule: 'directive-unknown',
    severity: 'warning',
    text: `${written} is not a directive, ${effect}`,
    hint: near ? `did you mean ${near}?` : `directives are ${[...directiveNames].join(', ')}`,
    ...lineOf(node),
  })
}

function isClosed(node: ContainerDirective, source: string): boolean {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const colons = /^:+/.exec(source.slice(start, start + 64))?.[0].length ?? 3
  const lastLine = source.slice(Math.max(start, source.lastIndexOf('\n', end - 1) + 1), end)
  return new RegExp(`^[\\s>]*:{${colons},}\\s*$`).test(lastLine)
}

/** A title written after a blank (`::: tip Title`) was parsed one character before its place in the source. */
function moveShiftedTitle(node: ContainerDirective, source: string): void {
  const [start] = rangeOf(node) ?? [0]
  const label = node.children[0]
  if (!label?.data || !('directiveLabel' in label.data) || !/^:+[ \t]/.test(source.slice(start, start + 64)))
    return
  for (const part of nodesOf(label)) {
    const from = part.position?.start
    const to = part.position?.end
    if (from?.offset === undefined || to?.offset === undefined) continue
    part.position = { start: { ...from, offset: from.offset + 1 }, end: { ...to, offset: to.offset + 1 } }
  }
}

/** Reports a paragraph that was meant as a directive: its attributes do not parse, or its colons close nothing. */
export function checkParagraph(node: Paragraph, source: string, report: Report): void {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const slice = source.slice(start, end)
  if (!slice.includes('::')) return
  const opened = /^:{2,}[ \t]*([a-z][\w-]*)[ \t]*(?:\[[^\]\n]*\])?(\{[^\n]*)/i.exec(slice)
  if (opened?.[1] && directiveNames.has(opened[1].toLowerCase())) {
    report.add({
      rule: 'directive-unreadable',
      severity: 'warning',
      text: `the attributes of ${opened[1]} cannot be read: ${(opened[2] ?? '').slice(0, 80)}`,
      hint: 'write attributes as {.class #id key=value key="two words"}; until then the line is shown as text',
      ...lineOf(node),
    })
  } else if (/^[\s>]*:{3,}[ \t]*$/m.test(slice)) {
    report.add({
      rule: 'directive-unopened',
      severity: 'warning',
      text: '::: closes nothing and is shown as text',
      hint: 'an inner block closed the outer one: open and close the outer with more colons, as in ::::columns',
      ...lineOf(node),
    })
  }
}

/** Reports code whose language is the name of a directive: three backticks for three colons. */
export function checkFence({ lang, position }: Code, report: Report): void {
  const name = lang?.toLowerCase() ?? ''
  if (!directiveNames.has(name)) return
  report.add({
    rule: 'directive-as-code',
    severity: 'warning',
    text: `what stands in a fence named ${name} is printed as code`,
    hint:
      name === 'chart'
        ? 'write ::chart{y="Visitors"} before a table: its column is drawn'
        : `open it with :::${name} and end it with :::`,
    ...(position && { line: position.start.line }),
  })
}

/** A class of a pandoc or Quarto div: `::: {.callout-note}` means the directive `note`. */
const classPrefix = /^callout-/

/**
 * Rewrites pandoc's block fences into directives, keeping every line as long as it was so that offsets stay true:
 * `::: notes` becomes `:::notes `, `::: {.card #x}` becomes `:::card{#x}  `. Fenced code is left as it is.
 */
export function toDirectives(source: string): string {
  if (!/:::[ \t]/.test(source)) return source
  let inCode = false
  const lines = source.split('\n').map(line => {
    if (/^[\s>]*(?:`{3,}[^`]*|~{3,}.*)$/.test(line)) inCode = !inCode
    return inCode ? line : toDirective(line)
  })
  return lines.join('\n')
}

function toDirective(line: string): string {
  const [, start, rest] = /^([ \t>]*:{3,})[ \t]+(\S.*?)\s*$/.exec(line) ?? []
  if (!start || !rest) return line
  const directive = namedDiv(rest) ?? attributeDiv(rest) ?? titledDiv(rest)
  const written = start + (directive ?? '')
  return directive && written.length <= line.length ? written.padEnd(line.length) : line
}

function namedDiv(rest: string): string | undefined {
  return /^[a-z][\w-]*(?:\{[^{}]*\})?:*$/i.test(rest) ? rest.replace(/:+$/, '') : undefined
}

function attributeDiv(rest: string): string | undefined {
  const attributes = /^\{([^{}]*)\}[ \t]*:*$/.exec(rest)?.[1]
  const name = attributes && /(?:^|\s)\.([a-z][\w-]*)|^([a-z]\w*)$/i.exec(attributes)
  const named = name?.[1] ?? name?.[2]
  if (!attributes || !name || !named) return undefined
  const others = attributes
    .replace(name[0], ' ')
    .trim()
    .replace(/[ \t]+/g, ' ')
  return named.replace(classPrefix, '') + (others ? `{${others}}` : '')
}

/** VitePress and Docusaurus write a title after the name: `::: tip Good to know`. */
function titledDiv(rest: string): string | undefined {
  const titled = /^(note|tip|info|important|warning|caution|danger|callout)[ \t]+([^[\]{}]+)$/i.exec(rest)
  return titled ? `${titled[1]}[${titled[2]}]` : undefined
}

/** Names that other tools use for a callout, and the kind each means. */
const calloutKinds: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'caution',
}

const alert = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n[ \t>]*|$)/i

/** Turns a GitHub alert (`> [!NOTE]`) into a callout without its marker; any other quote stays. */
export function readAlert(quote: Blockquote, source: string): Blockquote | ContainerDirective {
  const first = quote.children[0]
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  const range = text && rangeOf(text)
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !range) return quote
  const written = alert.exec(source.slice(...range))
  if (!written?.[1]) return quote
  // The marker is a line of its own: more text after it, in bold say, makes the line a sentence.
  if (!written[0].includes('\n') && first.children.length > 1) return quote
  const start = {
    ...text.position?.start,
    line: (text.position?.start.line ?? 0) + 1,
    column: 1,
    offset: range[0] + written[0].length,
  }
  const value = text.value.replace(/^[^\n]*\n?/, '')
  const end = text.position?.end
  const rest: RootContent[] = value && end ? [{ ...text, value, position: { start, end } }] : []
  const line = [...rest, ...first.children.slice(1)]
  const paragraph = line.length > 0 ? [{ ...first, children: line as typeof first.children }] : []
  return {
    type: 'containerDirective',
    name: 'callout',
    attributes: { kind: written[1].toLowerCase() },
    children: [...paragraph, ...quote.children.slice(1)],
    ...(quote.position ? { position: quote.position } : {}),
  }
}
