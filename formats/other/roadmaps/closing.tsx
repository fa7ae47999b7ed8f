import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Funding, fundingIn } from '../../../core/reading/facts/funding.ts'
import {
  cut,
  joinWords,
  type Phrase,
  sentencesOf,
  split,
  toPhrase,
} from '../../../core/reading/facts/phrase.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { Badge } from './badge.tsx'

interface ClosingProps {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** What is said below the plans of a period, and whether they are paid for as a badge of its own: `Cost £312,000. Funded.` */
export function Closing({ blocks, theme, size }: ClosingProps): Child {
  return (
    <div part="closing" style={{ marginTop: size * 0.7, size, leading: 1.25, hyphens: false }}>
      {blocks.map(block =>
        block.type === 'paragraph' ? (
          <Said line={toPhrase(block.children)} theme={theme} size={size} />
        ) : (
          <Prose
            nodes={[block]}
            theme={scaled(theme, size / theme.type.base)}
            level={4}
            size={size}
            measured={false}
          />
        ),
      )}
    </div>
  )
}

/** Whether what is done in a period is paid for, by what is said below its plans. */
export function fundingOf(blocks: readonly RootContent[]): Funding | undefined {
  return fundingIn(blocks.map(plainText).join(' '))
}

/** Letters of what is a badge. */
const SHORT = 36

/** A piece of what is said, and whether it says how far something is paid for. */
interface Piece {
  readonly words: Phrase
  readonly funding?: Funding | undefined
}

/** A sentence, the short end of which that says whether something is paid for stands apart: `Cost: £9,000, half funded`. */
function piecesOf(sentence: Phrase): readonly Piece[] {
  const clauses = split(sentence, /,\s+/gu)
  const first = clauses.findIndex(({ text }) => fundingIn(text))
  const end = clauses[first]
  if (!end) return [{ words: sentence }]
  const start = sentence.text.indexOf(end.text)
  const told = cut(sentence, start)
  if (told.text.length > SHORT) return [{ words: sentence }]
  const badge = { words: told, funding: fundingIn(told.text) }
  const before = sentence.text.slice(0, start).replace(/,\s*$/u, '').length
  return before === 0 ? [badge] : [{ words: cut(sentence, 0, before) }, badge]
}

/** The sentences of a paragraph, and whether something is paid for as a badge behind them. */
function Said({
  line,
  theme,
  size,
}: { readonly line: Phrase } & Pick<ClosingProps, 'theme' | 'size'>): Child {
  const pieces = sentencesOf(line, theme.lang).flatMap(piecesOf)
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!last || last.funding || piece.funding) joined.push(piece)
    else joined[joined.length - 1] = { words: joinWords(last.words, piece.words) }
  }
  return (
    <div style={{ display: 'flex', wrap: true, gap: [size * 0.3, size * 0.5] }}>
      {joined.map(({ words, funding }) =>
        funding ? (
          <Badge words={words} status={standing[funding]} theme={theme} size={size} />
        ) : (
          <p>
            <Phrasing nodes={words.nodes} theme={theme} size={size} />
          </p>
        ),
      )}
    </div>
  )
}

/** How far what is paid for in a degree has come. */
const standing: Readonly<Record<Funding, Status>> = { met: 'done', part: 'active', open: 'later' }
