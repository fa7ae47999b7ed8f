import type { RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast, EXPLICIT_INK } from '../../../core/theme/contrast.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { isSettled } from './sums.tsx'
import { billWord } from './words.ts'

interface PaidStampProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Letters of a line that says no more than that it is paid. */
const STAMP = 24

/** The line of a copy that says no more than that it is paid. */
export function paidLine({ unplaced, lang }: Reading): RootContent | undefined {
  return unplaced.flatMap(blocksWithin).find(block => {
    const words = block.type === 'paragraph' ? plainText(block).replace(/[.!]+$/u, '') : ''
    if (words === '' || words.length > STAMP) return false
    return lexiconFor(lang, lang)(words).some(({ concept, weight }) => concept === 'paid' && weight > 0.85)
  })
}

/** As pressed on what is paid: the copy's own word for it, else that of its language where nothing is left to pay. */
export function PaidStamp({ reading, theme }: PaidStampProps): Child {
  const own = paidLine(reading)
  if (!own && !isSettled(reading)) return null
  const words = own?.type === 'paragraph' ? toPhrase(own.children) : phraseOf(billWord(reading.lang, 'paid'))
  const { color, type } = theme
  const size = type.base * 2.2
  // Black alone is no grey.
  const ink = contrast(color.accent, color.paper) >= EXPLICIT_INK ? color.accent : color.accentText
  return (
    <div style={{ display: 'flex', justify: 'center', margin: [space(theme, 1), 0] }}>
      <p
        part="stamp"
        style={{
          ...displayStyle(theme, size),
          weight: 800,
          color: ink,
          border: { width: Math.max(2.5, type.base * 0.26), color: ink },
          radius: type.base * 0.5,
          padding: [size * 0.14, size * 0.5],
          leading: 1.15,
          textAlign: 'center',
          transform: 'uppercase',
          breakInside: 'avoid',
        }}
      >
        <Phrasing nodes={words.nodes} theme={theme} size={size} />
      </p>
    </div>
  )
}
