import type { PhrasingContent, RootContent } from 'mdast'
import { Column, Columns, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Entry } from '../copy/entry.ts'
import type { PassProps } from '../passes/pass.tsx'
import { splitInTwo } from './split-in-two.ts'
import { Joined } from '../../../core/compose/joined.tsx'

interface TermsProps extends Pick<PassProps, 'copy' | 'theme' | 'measure'> {
  /** Set as small print; ordinary text where it is all there is. */
  readonly small: boolean
  /** px */
  readonly width: number
}

/** The small print, in two columns where that saves height, and the addresses below it. */
export function Terms(props: TermsProps): Child {
  const { copy, theme, small } = props
  const words = termsIn(props)
  if (words.length === 0 && copy.contacts.length === 0) return null
  const print = printTheme(props)
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
        <Print nodes={words} theme={print} />
      )}
      <ContactLine contacts={copy.contacts} theme={print} />
    </div>
  )
}

interface ContactsProps {
  readonly contacts: readonly Entry[]
  readonly theme: Theme
}

/** Addresses and numbers in one line; labels that the author wrote stand before them. */
export function ContactLine({ contacts, theme }: ContactsProps): Child {
  if (contacts.length === 0) return null
  return (
    <p part="contacts">
      {contacts.map((contact, index) => (
        <>
          {index > 0 && ' · '}
          <Contact contact={contact} theme={theme} />
        </>
      ))}
    </p>
  )
}

/** The same in a narrow column: one below the other where each is short. */
export function ContactLines({ contacts, theme }: ContactsProps): Child {
  const isShort = contacts.every(
    ({ lines }) => lines.reduce((sum, { text }) => sum + text.length, 0) <= SHORT_CONTACT,
  )
  if (!isShort) return <ContactLine contacts={contacts} theme={theme} />
  return contacts.map(contact => (
    <p part="contacts" style={{ margin: 0 }}>
      <Contact contact={contact} theme={theme} />
    </p>
  ))
}

/** Letters. */
const SHORT_CONTACT = 32

function Contact({
  contact: { label, written, lines },
  theme,
}: {
  readonly contact: Entry
  readonly theme: Theme
}): Child {
  return (
    <>
      {written && label.text !== '' && (
        <>
          <Phrasing nodes={label.nodes} theme={theme} />{' '}
        </>
      )}
      <Joined phrases={lines} theme={theme} sign=", " />
    </>
  )
}

const printFactor = 0.92
/** Text that is all there is under a headline. */
const textFactor = 1.3

/** Baseline units between the columns. */
const columnGap = 1

/** Two columns save at least this share of the height, or the print stays one. */
const saving = 0.3

/** Share of a page's height up to which columns surely end on the page on which they begin. */
const onOnePage = 0.6

function termsIn({ copy: { rest, terms } }: TermsProps): readonly RootContent[] {
  return withoutHeadings([...rest, ...terms])
}

function printTheme({ theme, small }: TermsProps): Theme {
  return scaled(theme, small ? printFactor : textFactor)
}

function columnsOf(props: TermsProps): readonly (readonly RootContent[])[] {
  const { theme, width, measure } = props
  const words = termsIn(props)
  const print = printTheme(props)
  const half = halfWidth(theme, width)
  const heightIn = (nodes: readonly RootContent[], width: number): number =>
    heightOf(<Print nodes={nodes} theme={print} />, { width, theme: print, measure })
  const whole = heightIn(words, width)
  if (theme.type.align === 'center' || whole < theme.page.height * 0.16 || half < print.type.base * 16)
    return [words]
  const columns = splitInTwo(words, blocks => heightIn(blocks, half))
  if (!columns) return [words]
  const height = Math.max(...columns.map(column => heightIn(column, half)))
  // Columns that a page cuts are read across: the second one's beginning comes before the first one's end.
  const isCut = height > theme.page.height * onOnePage
  return height < whole * (1 - saving) && !isCut ? columns : [words]
}

function halfWidth(theme: Theme, width: number): number {
  return (width - space(theme, columnGap)) / 2
}

/** Small print; its headings are no larger than its words, and run into the text below them. */
function Print({ nodes, theme }: { readonly nodes: readonly RootContent[]; readonly theme: Theme }): Child {
  return <Prose nodes={nodes} theme={theme} size={theme.type.base} level={2} measured={false} />
}

function withoutHeadings(blocks: readonly RootContent[]): readonly RootContent[] {
  const words: RootContent[] = []
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    const label = block.type === 'paragraph' && before?.type === 'heading' ? before : undefined
    if (label && block.type === 'paragraph')
      words[words.length - 1] = {
        type: 'paragraph',
        children: [strong(label.children), { type: 'text', value: ' ' }, ...block.children],
      }
    else
      words.push(block.type === 'heading' ? { type: 'paragraph', children: [strong(block.children)] } : block)
  }
  return words
}

function strong(children: readonly PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children: [...children] }
}
