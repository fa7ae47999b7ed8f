import type { RootContent } from 'mdast'
import { Columns, Column, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { toText } from '../../parts/fields.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import type { PassProps } from './pass.tsx'
import { addressOf } from './read-announcement.ts'
import { splitInTwo } from './split-in-two.ts'

interface TermsProps extends Pick<PassProps, 'copy' | 'theme' | 'words'> {
  /** Set as small print; ordinary text where it is all there is. */
  readonly small: boolean
  /** px */
  readonly width: number
}

/** The small print, in two columns where that saves height, and the addresses below it. */
export function Terms(props: TermsProps): Child {
  const { copy, theme, words, small } = props
  const addresses = [brandAddress(copy), addressOf(copy)].filter(text => text !== undefined)
  if (words.terms.length === 0 && addresses.length === 0) return null
  const print = small ? growTheme(theme, printFactor) : theme
  const columns = columnsOf(props)
  return (
    <div
      part="terms"
      style={{
        ...(small && quietStyle(theme)),
        marginTop: space(theme, 0.5),
        shrink: 0,
        size: print.type.base,
      }}
    >
      {columns.length > 1 ? (
        <Columns theme={print} gap={columnGap}>
          {columns.map(column => (
            <Column>
              <Print nodes={column} theme={print} />
            </Column>
          ))}
        </Columns>
      ) : (
        <Print nodes={words.terms} theme={print} />
      )}
      {addresses.length > 0 && <p>{addresses.join(' · ')}</p>}
    </div>
  )
}

/** The height in px that the small print will take, without the addresses. */
export function termsHeight(props: TermsProps): number {
  const { theme, small, width } = props
  const print = small ? growTheme(theme, printFactor) : theme
  const columns = columnsOf(props)
  const each = columns.length > 1 ? halfWidth(theme, width) : width
  return Math.max(0, ...columns.map(column => textHeight(column, print, each)))
}

const printFactor = 0.92

/** Baseline units between the columns. */
const columnGap = 1

/** Two columns save at least this share of the height, or the print stays one. */
const saving = 0.3

function columnsOf({ theme, words, small, width }: TermsProps): readonly (readonly RootContent[])[] {
  const print = small ? growTheme(theme, printFactor) : theme
  const half = halfWidth(theme, width)
  const whole = textHeight(words.terms, print, width)
  if (theme.type.align === 'center' || whole < theme.page.height * 0.16 || half < print.type.base * 16)
    return [words.terms]
  const columns = splitInTwo(words.terms, blocks => textHeight(blocks, print, half))
  if (!columns) return [words.terms]
  const height = Math.max(...columns.map(column => textHeight(column, print, half)))
  return height < whole * (1 - saving) ? columns : [words.terms]
}

function halfWidth(theme: Theme, width: number): number {
  return (width - space(theme, columnGap)) / 2
}

function Print({ nodes, theme }: { readonly nodes: readonly RootContent[]; readonly theme: Theme }): Child {
  return <Prose nodes={nodes} theme={theme} size={theme.type.base} level={2} measured={false} />
}

function brandAddress({ fields: { brand } }: CanvasCopy): string | undefined {
  return typeof brand === 'object' && brand !== null && 'address' in brand ? toText(brand.address) : undefined
}
