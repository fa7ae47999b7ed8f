import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, NotePlace, Prose, quietStyle, safeHref } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Element } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { plainText } from '../../core/source/text.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { toText } from '../parts/fields.ts'
import { growTheme } from '../parts/grow-theme.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { Signatures } from './parts/signatures.tsx'
import { a4Landscape, letterLandscape } from './parts/sizes.ts'
import { TitleBlock } from './parts/title-block.tsx'

/** Who is honoured by whom, when and where. */
interface CertificateCopy extends PrintCopy {
  /** Undefined where the copy itself or the mark names it. */
  readonly issuer: string | undefined
  /** Place and date in one line. */
  readonly when: string | undefined
}

/** An honour on one sheet, centred inside a border. */
const format: Format<CertificateCopy> = {
  slug: 'certificate',
  group: 'print',
  surface: 'pages',
  expects: { 'an award': ['field', 'heading'] },
  sizes: [a4Landscape, letterLandscape],
  design: designFrom({
    type: {
      display: 'Cormorant Garamond',
      text: 'Cormorant Garamond',
      scale: 1.25,
      baseSize: pt(13),
      align: 'center',
    },
  }),
  read(document) {
    const said = plainText(document.root)
    const { recipient, issuer: by, place: at } = document.frontMatter
    const own = toText(recipient) !== undefined && said.includes(toText(recipient) ?? '') ? ['recipient'] : []
    const copy = readPrintCopy(document, [...own, 'issuer', 'place'])
    const issuer = toText(by)
    const when = [toText(at), copy.date].filter(part => part !== undefined).join(', ')
    return {
      ...copy,
      issuer: issuer === undefined || said.includes(issuer) || issuer === copy.brand ? undefined : issuer,
      when: when === '' ? undefined : when,
    }
  },
  compose: (copy, theme) => [sheetOf(copy, theme)],
}

export default format

/** px from the trim to the border, between its two lines, and inside it. */
const frame = { inset: mm(11), gap: mm(1.6), room: mm(18) } as const

function sheetOf(copy: CertificateCopy, theme: Theme): Sheet {
  const border = { width: 2, color: theme.color.accent }
  const root = (
    <main style={{ ...bodyStyle(theme), textAlign: 'center', border, padding: frame.gap }}>
      <Inside copy={copy} theme={theme} />
    </main>
  )
  return {
    name: 'certificate',
    size: theme.page,
    margin: frame.inset,
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    ...(copy.title && { title: copy.title.text }),
  }
}

/** Everything within the inner line, spread over the height of the sheet. */
function Inside({ copy, theme }: PartProps): Child {
  return (
    <div
      style={{
        // Five px for the lines of the border and for rounding: a hair too much would begin another sheet.
        minHeight: theme.page.height - 2 * (frame.inset + frame.gap) - 5,
        narrow: { minHeight: 0, gap: space(theme, 1.5), padding: [space(theme, 1), space(theme, 0.25)] },
        border: { width: 0.67, color: theme.color.accent },
        padding: [mm(9), frame.room],
        display: 'flex',
        direction: 'column',
        justify: 'between',
      }}
    >
      <Head copy={copy} theme={theme} />
      <div>
        <Honour copy={copy} theme={theme} />
      </div>
      <div>
        {copy.when && <p style={{ marginBottom: space(theme, 1) }}>{copy.when}</p>}
        <Signatures theme={theme} signatories={copy.signatories} align="center" />
      </div>
      <SmallPrint copy={copy} theme={theme} />
      <NotePlace theme={theme} />
    </div>
  )
}

interface PartProps {
  readonly copy: CertificateCopy
  readonly theme: Theme
}

/** Who gives it, and what it is. */
function Head({ copy, theme }: PartProps): Child {
  const { facts: _, date: __, ...head } = copy
  const size = sizeAt(theme, -1)
  return (
    <div>
      {copy.issuer && (
        <p style={{ size, tracking: 0.08, color: theme.color.textMuted, marginBottom: space(theme, 0.75) }}>
          {copy.issuer}
        </p>
      )}
      <TitleBlock theme={belowName(copy, theme)} copy={{ ...head, facts: [] }} step={4} align="center" />
    </div>
  )
}

/** The theme in which the title stays smaller than a name that had to shrink. */
function belowName(copy: CertificateCopy, theme: Theme): Theme {
  const name = copy.body.find(isName)
  if (!name) return theme
  return growTheme(theme, Math.min(nameSize(plainText(name), theme) / LARGEST / sizeAt(theme, 4), 1))
}

/** To whom and what for: the name stands out. */
function Honour({ copy, theme }: PartProps): Child {
  return copy.body.map(node => {
    const named = isName(node)
    const size = named ? nameSize(plainText(node), theme) : sizeAt(theme, 0)
    const color = named ? { color: theme.color.heading } : {}
    return (
      <div style={{ size, leading: 1.3, marginTop: space(theme, 0.5), ...color }}>
        <Prose nodes={[node]} theme={theme} size={size} measured={!named} />
      </div>
    )
  })
}

/** A paragraph of nothing but strong words is who is honoured. */
function isName(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong'
}

/** By how much the name is larger than anything else. */
const LARGEST = 1.2

/** The largest text on the sheet, on one line: a bold letter is a little over half as wide as it is high. */
function nameSize(name: string, theme: Theme): number {
  const room = theme.page.width - 2 * (frame.inset + frame.gap + frame.room)
  const wanted = Math.max(sizeAt(theme, 5), sizeAt(theme, 4) * LARGEST)
  return Math.max(Math.min(wanted, room / (Math.max(name.length, 1) * 0.58)), pt(24))
}

/** Numbers and addresses for whoever checks: one quiet line. */
function SmallPrint({ copy, theme }: PartProps): Child {
  if (copy.facts.length === 0) return null
  const words = copy.facts.map(({ name, label, lines }) => {
    const text = lines.join(', ')
    const href = /url$/i.test(name) ? safeHref(text) : undefined
    if (href === undefined) return `${label} ${text}`
    return (
      <a href={href} style={{ color: theme.color.textMuted, decoration: 'none' }}>
        {text.replace(/^https?:\/\//, '')}
      </a>
    )
  })
  return (
    <p part="small-print" style={quietStyle(theme)}>
      {words.flatMap((word, at) => (at === 0 ? [word] : [' · ', word]))}
    </p>
  )
}
