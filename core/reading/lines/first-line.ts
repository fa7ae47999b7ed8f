import type { Heading, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf, headingOf } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { cut, joinLines, toPhrase, trim } from '../facts/phrase.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { isDocumentName } from '../words/lexicon.ts'
import { lineOfBlock } from './letterhead.ts'

/** The mark of a version as files have it: `v7_final`, `rev. 3`. */
const version = /(?<![\p{L}\p{N}_.])(?:v|ver\.?|rev\.?)\s?\d+[\p{L}\p{N}_.-]*/iu

/**
 * The first line of a paste in two paragraphs where it ends as the name of a file does: what the copy is called, and of
 * which day and version it is.
 */
export function openFirstLine(body: readonly RootContent[], { lang }: Context): readonly RootContent[] {
  const [first, ...others] = body
  const line = first?.type === 'paragraph' ? lineOfBlock(first) : undefined
  const mark = line && version.exec(line.text)
  if (!line || !mark || line.text.length > LONGEST) return body
  const dated = findValues(line.text.slice(0, mark.index), lang).find(({ value }) => value.type === 'date')
  const at = dated?.start ?? mark.index
  const name = trim(cut(line, 0, at))
  if (!/\p{L}{2}/u.test(name.text)) return body
  return [paragraphOf(name), paragraphOf(trim(cut(line, at))), ...others]
}

/** Letters of a line that is a title and no text. */
const LONGEST = 120

/** Letters of what stands alone over its author. */
const CREDITED = 280

/** A body without headings whose first line, however long it is, stands alone over who wrote it: `isCredit` tells that. */
export function openCreditedLine(
  body: readonly RootContent[],
  context: Context,
  isCredit: (block: RootContent, context: Context) => boolean,
): readonly RootContent[] {
  const [first, next, ...others] = body
  const line = first?.type === 'paragraph' ? lineOfBlock(first) : undefined
  const [credit] = next?.type === 'paragraph' ? linesIn(next.children) : []
  const isAlone = line !== undefined && line.text.length <= CREDITED && !/[.。:：]$/u.test(line.text.trim())
  if (!isAlone || !next || !credit || body.some(({ type }) => type === 'heading')) return body
  // `title: Why the tide clock lies` over `author: Ola` is one field over another, and no title with a colon.
  const { label, sign } = readLabelled(line) ?? {}
  const isField = sign === 'colon' && context.lexicon(label?.text ?? '').some(({ weight }) => weight > NAMING)
  if (isField) return body
  return isCredit(paragraphOf(credit), context) ? [headingOf(line, 1), next, ...others] : body
}

/** A line that is nothing but words in quotation marks. */
const quoted = /^["“”„«»「『]\s*([^"“”„«»「」『』]{3,80}?)\s*["“”»«」』][!.]?$/u

/**
 * A message without headings that asks for something to be made, and says in one line in quotation marks what shall stand
 * there: that line is its title. Several such lines, or one with a name under it, are what people said.
 */
export function openQuotedLine(body: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || body.some(({ type }) => type === 'heading')) return body
  const lines = linesIn(first.children)
  const found = lines.flatMap(({ text }, at) => (text.length <= LONGEST && quoted.test(text) ? [at] : []))
  const [at = 0, ...more] = found
  const line = lines[at]
  const words = line && quoted.exec(line.text)?.[1]
  const isSaid = /^\s*[—–-]/.test(lines[at + 1]?.text ?? '')
  if (!line || !words || more.length > 0 || isSaid || lines.length < 3) return body
  const start = line.text.indexOf(words)
  const title: Heading = {
    type: 'heading',
    depth: 1,
    children: [...cut(line, start, start + words.length).nodes] as Heading['children'],
  }
  return [...paragraphsOf(lines.slice(0, at)), title, ...paragraphsOf(lines.slice(at + 1)), ...others]
}

/** A paper without headings whose first line, above others of its paragraph, only says what it is: `Invoice` over its number. */
export function openDocumentName(body: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || body.some(({ type }) => type === 'heading')) return body
  const [name, ...below] = linesIn(first.children)
  if (!name || below.length === 0 || !isDocumentName(name.text)) return body
  const title = headingOf(name, 1)
  return [title, paragraphOf(joinLines(below)), ...others]
}

/** A name of two to four words: `Anke Zschoche`, `Ana de la Cruz`. */
const BEARER = /^\p{Lu}[\p{L}.'’-]+(?:\s+(?:\p{Ll}{2,3}\s+){0,2}\p{Lu}[\p{L}.'’-]*){1,3}$/u
const BEARER_LETTERS = 40

/** A life under what it is, `# Curriculum vitae` over `**Ana Cruz**`: whose it is names it, and what it is stands above. */
export function openBearer(body: readonly RootContent[]): readonly RootContent[] {
  const [title, first, ...others] = body
  if (title?.type !== 'heading' || title.depth !== 1 || first?.type !== 'paragraph') return body
  const above = toPhrase(title.children)
  const [name, ...below] = linesIn(first.children)
  const isName = name && name.text.length <= BEARER_LETTERS && BEARER.test(name.text.trim())
  if (!isName || !isDocumentName(above.text)) return body
  const bare = name.nodes.flatMap(node => (node.type === 'strong' ? node.children : [node]))
  const rest = below.length > 0 ? [paragraphOf(joinLines(below))] : []
  return [paragraphOf(above), headingOf({ ...name, nodes: bare }, 1), ...rest, ...others]
}

/** Values that tell something of an occasion, and are no name of it. */
const TOLD = /^(?:date|time|money|phone|email|url|address|percentage|duration|number)$/

/** Lines of an opening and letters of each, and lines with a label that make what follows a sheet of facts. */
const OPENING = { lines: 3, letters: 44, facts: 3 }

/** How sure a label has to be for what it labels to name the sheet. */
const NAMING = 0.8

/**
 * `The Seagull` over `in four scenes`: of a few short lines that open a sheet of labelled facts the first names it, unless one of
 * the facts says what it is. Whether a text names those who play is asked of `isEnsemble`.
 */
export function openNamedLine(
  body: readonly RootContent[],
  { lang, lexicon }: Context,
  isEnsemble: (text: string) => boolean,
): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || body.some(({ type }) => type === 'heading')) return body
  const lines = linesIn(first.children)
  const [name, ...below] = lines
  const areShort = lines.every(
    line =>
      line.text.length <= OPENING.letters &&
      !/[:：,，;.!?。！？…]\s*$/u.test(line.text) &&
      readLabelled(line) === undefined &&
      !TOLD.test(readValue(line.text, lang)?.type ?? ''),
  )
  const labelled = others.flatMap(block => (block.type === 'paragraph' ? linesIn(block.children) : []))
  const facts = labelled.flatMap(line => readLabelled(line) ?? [])
  const isSaid = facts.some(
    ({ label, value }) =>
      lexicon(label.text).some(
        ({ concept, weight }) => /^(?:event|title)$/.test(concept) && weight > NAMING,
      ) && !isEnsemble(value.text),
  )
  if (
    !name ||
    below.length === 0 ||
    lines.length > OPENING.lines ||
    !areShort ||
    isSaid ||
    facts.length < OPENING.facts
  )
    return body
  return [headingOf(name, 1), paragraphOf(joinLines(below)), ...others]
}
