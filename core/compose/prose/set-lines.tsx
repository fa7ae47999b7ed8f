import type { Paragraph } from 'mdast'
import { linesIn } from '../../reading/facts/label.ts'
import { cut, joinLines, type Phrase, trim } from '../../reading/facts/phrase.ts'
import type { Theme } from '../../theme/theme.ts'
import { space } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import { measureStyle } from '../text-style.ts'
import type { Node } from '../tree.ts'

/** How the words of a line are shown. */
type Words = (line: Phrase) => readonly Node[]

/** A term, and what it means in as many sentences as it has. */
interface Defined {
  readonly term: Phrase
  readonly meanings: readonly Phrase[]
}

/** Letters of a term. */
const TERM = 80

/** What some Markdown has for a list of definitions: a term, and below it lines that open with a colon. */
export function definitionIn({ children }: Paragraph): Defined | undefined {
  const [term, ...below] = linesIn(children)
  const first = below[0]?.text ?? ''
  if (!term || !/^:\s+\S/u.test(first) || term.text.length > TERM || /[:：]$/u.test(term.text))
    return undefined
  const meanings: Phrase[] = []
  for (const line of below) {
    const sign = /^:\s+/u.exec(line.text)?.[0].length
    const last = meanings.at(-1)
    if (sign !== undefined) meanings.push(trim(cut(line, sign)))
    else if (last) meanings[meanings.length - 1] = joinLines([last, line])
  }
  return { term, meanings }
}

/** A term in bold with what it means behind it. */
export function Definition({
  defined: { term, meanings },
  theme,
  words,
}: {
  readonly defined: Defined
  readonly theme: Theme
  readonly words: Words
}): Child {
  return (
    <dl style={measureStyle(theme)}>
      <dt style={{ weight: theme.type.strongWeight }}>{words(term)}</dt>
      {meanings.map(meaning => (
        <dd>{words(meaning)}</dd>
      ))}
    </dl>
  )
}

/** A line of a list of works with the number or the short name it is cited by. */
interface Cited {
  readonly mark: Phrase
  readonly work: Phrase
}

const MARK = /^\[\s?[\p{L}\p{N}+.,’'\s-]{1,16}\]\s+(?=\S)/u

/** Works one below the other, each behind what it is cited by in brackets: `[1] Hübner, R., …`. */
export function worksIn({ children }: Paragraph): readonly Cited[] {
  const works: Cited[] = []
  for (const line of linesIn(children)) {
    const mark = MARK.exec(line.text)?.[0].length
    const last = works.at(-1)
    if (mark !== undefined) works.push({ mark: trim(cut(line, 0, mark)), work: trim(cut(line, mark)) })
    else if (last) works[works.length - 1] = { ...last, work: joinLines([last.work, line]) }
    else return []
  }
  return works.length > 1 || /^\[\d{1,3}\]/u.test(works[0]?.mark.text ?? '') ? works : []
}

/** Works with their marks hung before them. */
export function Works({
  works,
  theme,
  words,
}: {
  readonly works: readonly Cited[]
  readonly theme: Theme
  readonly words: Words
}): Child {
  const longest = Math.max(...works.map(({ mark }) => mark.text.length))
  const width = Math.round(theme.type.base * (0.5 + 0.55 * longest))
  return (
    <div role="list" style={measureStyle(theme)}>
      {works.map(({ mark, work }, at) => (
        <div
          role="listitem"
          style={{ display: 'flex', align: 'start', ...(at > 0 && { marginTop: space(theme, 0.25) }) }}
        >
          <p style={{ width, shrink: 0, numeric: 'tabular' }}>{words(mark)}</p>
          <p style={{ grow: 1, basis: 0, minWidth: 0 }}>{words(work)}</p>
        </div>
      ))}
    </div>
  )
}
