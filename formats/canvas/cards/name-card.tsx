import type { RootContent } from 'mdast'
import { contactCode } from '../../../core/codes/contact.ts'
import { type Code, codeIn } from '../../../core/codes/code.ts'
import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { pt } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { type CanvasCopy, readCanvas } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import type { Entry } from '../copy/entry.ts'
import { textWidth } from '../../fitting/measure.ts'
import { fitTitle, Title } from '../sheets/title.tsx'

interface SideProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** Share of the front that a picture takes. */
const pictureShare = 0.4

/** The copy of a card: whose house it is, who it is of, and how to reach them. */
export function readCard(reading: Reading, roles: Roles): CanvasCopy {
  // What stands under a name is what the person does, unless that is said; else it is the house's.
  const isHouse = reading.roles.jobTitle !== undefined
  const read = readCanvas(reading, roles, {
    brand: ['organization', 'title', 'publisher', ...(isHouse ? (['alternativeHeadline'] as const) : [])],
    above: ['eyebrow'],
    support: ['jobTitle', ...(isHouse ? [] : (['alternativeHeadline'] as const))],
    once: Number.POSITIVE_INFINITY,
  })
  // Without a known name the first line leads, and what follows it is no position.
  return reading.roles.name ? read : { ...read, support: [], rest: [...read.support, ...read.rest] }
}

/** Front and back of a card: whose house it is, then the person; without anything to reach somebody by, the front alone. */
export function composeBusinessCard(reading: Reading, roles: Roles, theme: Theme): readonly Sheet[] {
  const copy = readCard(reading, roles)
  const [house] = houseLines(copy)
  const name = copy.headline
  const front = canvasSheet('front', theme, <Front copy={copy} theme={theme} />, (house ?? name)?.text ?? '')
  const reached = [...copy.facts, ...copy.contacts, ...copy.rest, ...copy.terms]
  if (reached.length === 0 && (house === undefined || name === undefined)) return [front]
  const dark = themeOn(theme, 'inverse')
  const code = codeIn(contactCode, reading, dark)
  return [
    front,
    canvasSheet('back', dark, <Back copy={copy} theme={dark} code={code} />, (name ?? house)?.text ?? ''),
  ]
}

/** The name of the house and what else is said of it. */
export function houseLines({ brand }: CanvasCopy): readonly Phrase[] {
  return brand.flatMap(({ lines }) => lines)
}

/** The logo over the name it stands for, at the foot of a free field. */
function Front({ copy, theme }: SideProps): Child {
  const { page, margin } = theme
  const [house, ...more] = houseLines(copy)
  const name = house ?? copy.headline
  const support = house === undefined ? copy.support : []
  const beside = copy.picture ? page.width * pictureShare : 0
  const width = page.width - margin.left - margin.right - beside
  const most = Math.min(page.width, page.height) * 0.13
  const { size } = fitTitle(name?.text ?? '', theme, {
    width,
    height: page.height * 0.4,
    lines: 3,
    least: pt(9),
    most,
  })
  const centred = theme.type.align === 'center'
  return (
    <section
      flow
      style={{ ...bodyStyle(theme), width, height: '100%', display: 'flex', direction: 'column' }}
    >
      <Portrait copy={copy} theme={theme} />
      {copy.logo !== undefined ? (
        <img
          src={copy.logo}
          alt=""
          style={{ height: page.height * 0.27, fit: 'contain', alignSelf: centred ? 'center' : 'start' }}
        />
      ) : (
        <Mark theme={theme} />
      )}
      {copy.above.length > 0 && (
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Prose nodes={copy.above} theme={theme} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {name && <Title words={name} theme={theme} size={size} />}
      {more.map(({ nodes }) => (
        <p style={{ color: theme.color.accentText, marginTop: space(theme, 0.25) }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      <Position blocks={support} theme={theme} />
    </section>
  )
}

/** A picture that is not the logo, to the edges of the card. */
function Portrait({ copy: { picture }, theme: { page, dir } }: SideProps): Child {
  if (!picture?.data?.asset) return null
  const width = page.width * pictureShare
  const left = dir === 'ltr' ? page.width - width : 0
  const box = { position: 'absolute', top: 0, left, width, height: page.height, fit: 'cover' } as const
  return <img src={picture.data.asset} alt={picture.alt ?? ''} style={box} />
}

/** A short bar in the accent's colour where there is no logo. */
function Mark({ theme: { page, color, type } }: { readonly theme: Theme }): Child {
  const alignSelf = type.align === 'center' ? 'center' : 'start'
  const height = page.height * 0.03
  return <div ariaHidden style={{ width: page.width * 0.14, height, background: color.accent, alignSelf }} />
}

/** The person over the ways to reach them, on one edge. */
function Back({ copy, theme, code }: SideProps & { readonly code: Code | undefined }): Child {
  const { page, margin, color } = theme
  const name = houseLines(copy).length > 0 ? copy.headline : undefined
  const width = page.width - margin.left - margin.right
  const room = { width, height: page.height * 0.3, lines: 2, least: pt(10), most: pt(14) }
  const size = name ? fitTitle(name.text, theme, room).size : 0
  const contacts = inOrder([...copy.contacts, ...copy.facts])
  const above = size * 1.15 * (name ? 1 : 0) + theme.type.base * 2 * copy.support.length
  const mark = copy.rest.length + copy.terms.length > 0 ? undefined : markBeside(contacts, theme, code, above)
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {name && (
        <p style={{ ...displayStyle(theme, size), leading: 1.15 }}>
          <Phrasing nodes={name.nodes} theme={theme} size={size} />
        </p>
      )}
      {name && <Position blocks={copy.support} theme={theme} />}
      <div style={{ grow: 1, minHeight: space(theme, 0.5) }} />
      {mark ? (
        <div style={{ display: 'flex', align: 'end', justify: 'between', gap: space(theme, 1), shrink: 0 }}>
          <div>
            <Contacts facts={contacts} theme={theme} />
          </div>
          <CodeMark fitted={mark} theme={theme} />
        </div>
      ) : (
        <Contacts facts={contacts} theme={theme} />
      )}
      <Prose nodes={[...copy.rest, ...copy.terms]} theme={theme} level={3} measured={false} />
      {copy.captions.map(({ nodes }) => (
        <p style={{ color: color.textMuted }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </section>
  )
}

/** The code in the corner that the ways to reach somebody leave free, `above` px below the name and what stands under it. */
function markBeside(
  contacts: readonly Entry[],
  theme: Theme,
  code: Code | undefined,
  above: number,
): FittedCode | undefined {
  const { page, margin, type, lang } = theme
  const setting = { family: type.text, weight: 400, size: type.base * 1.03, lang }
  const widths = contacts.flatMap(entry =>
    entry.lines.map(({ text }) =>
      textWidth(isLabelled(entry) ? `${entry.label.text} ${text}` : text, setting),
    ),
  )
  return fitCode(code, theme, {
    width: page.width - margin.left - margin.right - Math.max(0, ...widths) - space(theme, 1),
    height: Math.min(
      page.height - margin.top - margin.bottom - above - space(theme, 0.5),
      page.height * 0.55,
    ),
  })
}

/** What a person does, under the name. */
export function Position({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  if (blocks.length === 0) return null
  return (
    <div style={{ color: theme.color.accentText, marginTop: theme.type.base * 0.2 }}>
      <Prose nodes={blocks} theme={theme} measured={false} />
    </div>
  )
}

/** Ways to reach somebody: they speak for themselves, and have no label that the author did not write among the words. */
export const plain: readonly Role[] = ['telephone', 'email', 'url', 'address']

/** Ways to reach somebody before what else is known of them. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const placed = plain.flatMap(role => entries.filter(entry => entry.role === role))
  return [...placed, ...entries.filter(entry => !placed.includes(entry))]
}

function isLabelled({ role, label, written }: Entry): boolean {
  return label.text !== '' && (written || role === undefined || !plain.includes(role))
}

/** Ways to reach somebody on lines of even leading. */
export function Contacts({
  facts,
  theme,
}: {
  readonly facts: readonly Entry[]
  readonly theme: Theme
}): Child {
  return facts.flatMap(entry =>
    entry.lines.map(({ nodes }, index) => (
      <p part="contact" style={{ leading: 1.4, numeric: 'tabular' }}>
        {index === 0 && isLabelled(entry) && (
          <>
            <span style={{ color: theme.color.textMuted }}>
              <Phrasing nodes={entry.label.nodes} theme={theme} />
            </span>{' '}
          </>
        )}
        <Phrasing nodes={nodes} theme={theme} />
      </p>
    )),
  )
}
