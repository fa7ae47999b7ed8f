import type { Heading, Paragraph, RootContent, Table } from 'mdast'
import { paragraphOf, tableOfRows } from '../facts/facts.ts'
import { labelAlone, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, trim } from '../facts/phrase.ts'

/** Lines that count something from which on they are compared. */
const COMPARED = 2

/** Letters of a name of a figure, and of what stands over several. */
const NAME = { figure: 48, heading: 48 } as const

/**
 * A body in which lines that each name something and count it are a table of both, whatever divides them: `bus | 36 %`,
 * `bus – 36 %`, `bus: 36 %`, `bus .... 36 %`. A few words over such lines, or over a list, are its heading, and a line that is
 * nothing but a figure with its unit heads what it counts.
 */
export function withFigureTables(source: readonly RootContent[]): readonly RootContent[] {
  const body = source.flatMap((block): readonly RootContent[] => {
    const [figure, ...below] = linesOfBlock(block)
    if (!figure || below.length === 0 || !FIGURE.test(figure.text)) return [block]
    const said = { ...paragraphOf(joinLines(below)), ...after(block, figure.text.length + 1) }
    return [headingOf(figure, block), said]
  })
  const out: RootContent[] = []
  let open: Counted[] = []
  const close = (): void => {
    const blocks = new Set(open.map(({ block }) => block))
    if (open.length >= COMPARED) out.push(tableOf(open))
    else out.push(...blocks)
    open = []
  }
  for (const block of body) {
    const counted = countedIn(block)
    if (counted === undefined || counted.head) close()
    if (counted?.head) out.push(headingOf(counted.head))
    if (counted) open.push(...counted.lines)
    else out.push(block)
  }
  close()
  return headed(out)
}

/** A place in the source some letters behind where a block begins, by which its parts are told apart. */
function after({ position }: RootContent, letters: number): Pick<RootContent, 'position'> {
  const { start, end } = position ?? {}
  if (!start || !end || start.offset === undefined) return {}
  return { position: { start: { ...start, offset: start.offset + letters }, end } }
}

/** A line that names something and counts it. */
interface Counted {
  readonly block: RootContent
  readonly name: Phrase
  readonly value: Phrase
}

/** A number with its unit, which is no year: `142 litres`, `38 %`, `€ 12.50`. */
const FIGURE =
  /^(?!(?:1[5-9]|20)\d\d$)\p{Sc}?\s?\d(?:[\d.,\u00a0\u202f ]*\d)?\s?(?:%|\p{Sc}|\p{L}[\p{L}²³/]*)$/u

/** A name, what divides it from a value, and a value that is a share or has one unit. */
const COUNTED =
  /^(\p{L}.*?)(\s*(?:\||[–—]|[:-]\s|=|→|\.{2,}|…+|\t)\s*|\s+)([~≈]?\p{Sc}?\s?\d[\d.,\u00a0\u202f ]*(?:%|‰|\p{Sc}|\p{L}[\p{L}²³/]{0,11})|(?!(?:1[5-9]|20)\d\d$)\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*(?:[.,]\d{1,2})?)$/u

function countedIn(
  block: RootContent,
): { readonly head?: Phrase; readonly lines: readonly Counted[] } | undefined {
  const [first, ...below] = linesOfBlock(block)
  if (!first) return undefined
  const own = countedLine(first, block)
  // Under a line that heads them shares may follow their names after a mere blank.
  const rest = below.flatMap(line => countedLine(line, block, own === undefined) ?? [])
  if (rest.length < below.length) return undefined
  if (own) return { lines: [own, ...rest] }
  const isHead = isName(first) && countedLine(first, block, true) === undefined
  return rest.length >= COMPARED && isHead ? { head: first, lines: rest } : undefined
}

function countedLine(line: Phrase, block: RootContent, isHeaded = false): Counted | undefined {
  const [, name = '', sign = '', value = ''] = COUNTED.exec(line.text) ?? []
  const isDivided = sign.trim() !== '' || sign.length > 1 || (isHeaded && value.endsWith('%'))
  if (name === '' || name.length > NAME.figure || !isDivided) return undefined
  return {
    block,
    name: trim(cut(line, 0, name.length)),
    value: trim(cut(line, name.length + sign.length)),
  }
}

function tableOf(lines: readonly Counted[]): Table {
  const { position } = lines[0]?.block ?? {}
  const head = [phraseOf(''), phraseOf('')]
  return {
    ...tableOfRows([head, ...lines.map(({ name, value }) => [name, value])]),
    ...(position && { position }),
  }
}

/** A few words alone over a table or a list head it, where the copy has no other heading between. */
function headed(body: readonly RootContent[]): readonly RootContent[] {
  return body.map((block, at): RootContent => {
    const next = body[at + 1]
    const [line, ...others] = linesOfBlock(block)
    const isOver = next?.type === 'table' || (next?.type === 'list' && next.children.length > 1)
    return at > 0 && line && others.length === 0 && isOver && isName(line)
      ? headingOf(labelAlone(line) ?? line, block)
      : block
  })
}

function isName({ text }: Phrase): boolean {
  return text.length <= NAME.heading && !/[.,;]$|:\s|@/u.test(text)
}

function headingOf({ nodes }: Phrase, block?: RootContent): Heading {
  const position = (block as Paragraph | undefined)?.position
  return { type: 'heading', depth: 2, children: [...nodes] as never, ...(position && { position }) }
}
