import type { RootContent } from 'mdast'
import { saidIn } from '../../../core/brief/design.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Piece } from './flow-pieces.tsx'
import { withFigures } from './large-figures.ts'
import { type Figure, figureRow } from './records.tsx'

/** A figure with its signs, and the words around it. */
const FIGURE =
  /^(?<before>\D*?)(?<figure>[+−–-]?\p{Sc}?\s?\d[\d.,'’\u00a0\u202f]*(?:\s\d{3})*(?:\s?(?:%|‰|\p{Sc}|°\s?[CF]|(?:t|k?g|[kcm]?m|[kMG]Wh?|h|min|ha|m?l|bn|k)(?!\p{L})))?)(?<after>.*)$/u

/**
 * The figures that a brief wants at the head of a document, side by side, each of which the copy tells: `(151 nights, 92 %)`. They
 * stay in their sentences too, which would say nothing without them. None where the copy tells fewer than two.
 */
export function headlineFigures({ written }: Reading, { design, ...theme }: Theme): readonly Piece[] {
  const asked = Object.entries(design.parts ?? {}).flatMap(([key, dress]) =>
    dress?.device === 'headline' ? [saidIn(key) ?? ''] : [],
  )
  const stats = asked.flatMap(words => {
    const { before = '', figure = '', after = '' } = FIGURE.exec(words)?.groups ?? {}
    const own = figure.trim() === '' ? undefined : figureIn(written, figure.trim())
    if (own === undefined) return []
    const said = `${before.trim()} ${after.trim()}`.trim()
    const label = said === '' ? nameIn(written, own) : said
    return [
      { value: phraseOf(own).nodes, text: own, label: label === '' ? [] : [paragraphOf(phraseOf(label))] },
    ]
  })
  return stats.length < 2 ? [] : rowOf(stats, { design, ...theme })
}

/** As large as the row of them goes. */
function rowOf(stats: readonly Figure[], theme: Theme): readonly Piece[] {
  return (figureRow(stats, theme) ?? []).map(piece =>
    piece.type === 'element' ? withFigures(piece, theme) : piece,
  )
}

const bare = (text: string): string => text.replace(/[\s\u00a0\u202f]+/gu, '')

/** A figure as the copy writes it; undefined where the copy has it in no place by itself. */
function figureIn(blocks: readonly RootContent[], figure: string): string | undefined {
  const pattern = bare(figure)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=\d)(?=[%‰°\p{Sc}\p{L}])/gu, '[\\s\\u00a0\\u202f]?')
  const whole = new RegExp(`(?<![\\d.,])${pattern}(?!\\d|[.,]\\d)`, 'u')
  for (const block of blocks) {
    const found = whole.exec(textsOf(block).join('\n'))
    if (found) return found[0]
  }
  return undefined
}

/** What a figure without words is called: the column that it stands in, in a table of the copy. */
function nameIn(blocks: readonly RootContent[], figure: string): string {
  for (const block of blocks) {
    if (block.type !== 'table') continue
    const [head, ...rows] = block.children
    const at = rows.flatMap(({ children }) => {
      const column = children.findIndex(cell => bare(plainText(cell)) === bare(figure))
      return column > 0 ? [column] : []
    })[0]
    const name = at === undefined ? undefined : head?.children[at]
    if (name) return plainText(name)
  }
  return ''
}

/** The texts of a block, those of a table's cells apart. */
function textsOf(block: RootContent): readonly string[] {
  if (block.type !== 'table') return [plainText(block)]
  return block.children.flatMap(({ children }) => children.map(cell => plainText(cell)))
}
