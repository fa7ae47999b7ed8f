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
import type { Asset } from '../../../core/image/asset.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { mm, pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { type CanvasCopy, readCanvas } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import type { Entry } from '../copy/entry.ts'
import { fieldOn } from '../announcements/statement.tsx'
import { heightOf } from '../../fitting/height-of.tsx'
import { textWidth } from '../../fitting/measure.ts'
import { fitTitle, Title } from '../sheets/title.tsx'

interface SideProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
}

/** Share of the front that a picture takes. */
const pictureShare = 0.4

/** Largest names over the text, on both sides of a card; and where a name is all there is to see, over the shorter side. */
const NAME = 2.9
const ALONE = 0.3

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
export function composeBusinessCard(
  reading: Reading,
  roles: Roles,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  const copy = readCard(reading, roles)
  const [house] = houseLines(copy)
  const name = copy.headline
  const mark = copy.logo === undefined ? undefined : markBox(reading.assets.get(copy.logo), theme)
  const on = themeOn(theme, frontOn(copy, theme))
  const front = canvasSheet(
    'front',
    on,
    <Front copy={copy} theme={on} measure={measure} mark={mark} />,
    (house ?? name)?.text ?? '',
  )
  const reached = [...copy.facts, ...copy.contacts, ...copy.rest, ...copy.terms]
  if (reached.length === 0 && (house === undefined || name === undefined)) return [front]
  const dark = themeOn(theme, backOn(theme, on))
  const code = codeIn(contactCode, reading, dark)
  const back = <Back copy={copy} theme={dark} measure={measure} code={code} />
  return [front, canvasSheet('back', dark, back, (name ?? house)?.text ?? '')]
}

/** A card without a mark is a field of the accent, unless the brief names its paper or asks for a plain one. */
function frontOn({ logo, picture }: CanvasCopy, theme: Theme): Ground {
  const isPlain = theme.design.decor.fields === false || logo !== undefined || picture !== undefined
  return isPlain ? 'paper' : fieldOn(theme)
}

/** The back is deep, and where that is all but the colour of the front, the page's paper: the panel is seen on it. */
function backOn(theme: Theme, { color }: Theme): Ground {
  return contrast(theme.color.inverse, color.paper) < SEEN ? 'paper' : 'inverse'
}

/** Contrast from which on two fields are told apart. */
const SEEN = 1.25

/** The name of the house and what else is said of it. */
export function houseLines({ brand }: CanvasCopy): readonly Phrase[] {
  return brand.flatMap(({ lines }) => lines)
}

/** px of a mark on the front. */
interface MarkBox {
  readonly width: number
  readonly height: number
}

/** Most of the front that a mark takes, as shares of its width and height. */
const MARK = { wide: 0.6, narrow: 0.42, high: 0.72 }

/** Width over height from which on a mark lies under the name, and does not stand beside it. */
const LYING = 1.9

/** A mark as large as the front allows. */
function markBox(asset: Asset | undefined, { page }: Theme): MarkBox {
  const shape = asset ? asset.width / asset.height : 1
  const most = page.width * (shape > LYING ? MARK.wide : MARK.narrow)
  const height = Math.round(Math.min(page.height * MARK.high, most / shape))
  return { width: Math.round(height * shape), height }
}

/** The house at the head, its mark on the foot; without a mark its name across the foot. */
function Front({ copy, theme, measure, mark }: SideProps & { readonly mark: MarkBox | undefined }): Child {
  const { page, margin, type } = theme
  const [house, ...more] = houseLines(copy)
  const name = house ?? copy.headline
  const isCentred = type.align === 'center'
  const beside = copy.picture ? page.width * pictureShare : 0
  const whole = page.width - margin.left - margin.right - beside
  const standing = mark && !isCentred && mark.height > page.height * 0.4 ? mark.width + space(theme, 1) : 0
  const width = whole - standing
  const taken = mark && standing === 0 ? mark.height + space(theme, 0.75) : 0
  const lines = (
    <Told
      above={copy.above}
      more={more}
      support={house === undefined ? copy.support : []}
      theme={scaled(theme, 1.15)}
    />
  )
  const { size } = fitTitle(name?.text ?? '', theme, {
    width,
    height: Math.max(
      page.height - margin.top - margin.bottom - taken - heightOf(lines, { width, theme, measure }),
      page.height * 0.2,
    ),
    lines: 3,
    least: pt(9),
    most: mark || copy.picture ? type.base * NAME : Math.min(page.width, page.height) * ALONE,
  })
  const title = name && <Title words={name} theme={theme} size={size} style={{ leading: 1.1 }} />
  return (
    <section
      flow
      style={{ ...bodyStyle(theme), width: whole, height: '100%', display: 'flex', direction: 'column' }}
    >
      <Portrait copy={copy} theme={theme} />
      {mark ? (
        <>
          <div style={{ width }}>
            {title}
            {lines}
          </div>
          <div style={{ grow: 1 }} />
          <Mark copy={copy} theme={theme} box={mark} />
        </>
      ) : (
        <>
          {theme.color.paper === theme.paperColor.paper && <Bar theme={theme} />}
          <div style={{ grow: 1 }} />
          {title}
          {lines}
        </>
      )}
    </section>
  )
}

/** The logo at the foot: on the axis, or on the far edge. */
function Mark({
  copy: { logo = '' },
  theme,
  box,
}: Omit<SideProps, 'measure'> & { readonly box: MarkBox }): Child {
  const { page, margin, type, dir } = theme
  if (type.align === 'center')
    return <img src={logo} alt="" style={{ ...box, fit: 'contain', alignSelf: 'center' }} />
  const left = dir === 'ltr' ? page.width - margin.right - box.width : margin.left
  const top = page.height - margin.bottom - box.height
  return <img src={logo} alt="" style={{ position: 'absolute', top, left, ...box, fit: 'contain' }} />
}

interface ToldProps {
  readonly above: readonly RootContent[]
  readonly more: readonly Phrase[]
  readonly support: readonly RootContent[]
  readonly theme: Theme
}

/** What else is said on the front, under the name. */
function Told({ above, more, support, theme }: ToldProps): Child {
  if (above.length + more.length + support.length === 0) return null
  return (
    <div style={{ size: theme.type.base, marginTop: space(theme, 0.25), leading: 1.35 }}>
      <Prose nodes={above} theme={theme} size={theme.type.base} measured={false} />
      {more.map(({ nodes }) => (
        <p>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      <Position blocks={support} theme={theme} />
    </div>
  )
}

/** A picture that is not the logo, to the edges of the card. */
function Portrait({ copy: { picture }, theme: { page, dir } }: Omit<SideProps, 'measure'>): Child {
  if (!picture?.data?.asset) return null
  const width = page.width * pictureShare
  const left = dir === 'ltr' ? page.width - width : 0
  const box = { position: 'absolute', top: 0, left, width, height: page.height, fit: 'cover' } as const
  return <img src={picture.data.asset} alt={picture.alt ?? ''} style={box} />
}

/** A short bar in the accent's colour where there is neither a logo nor a field. */
function Bar({ theme: { page, color, type } }: { readonly theme: Theme }): Child {
  const alignSelf = type.align === 'center' ? 'center' : 'start'
  const height = page.height * 0.03
  return <div ariaHidden style={{ width: page.width * 0.14, height, background: color.accent, alignSelf }} />
}

/** The person at the head, the ways to reach them on the foot, and a panel of the accent on the far edge. */
function Back({ copy, theme, measure, code }: SideProps & { readonly code: Code | undefined }): Child {
  const { page, margin } = theme
  const name = houseLines(copy).length > 0 ? copy.headline : undefined
  const contacts = inOrder([...copy.contacts, ...copy.facts])
  const own = name === undefined ? scaled(theme, 1.15) : theme
  const panel = panelBeside({ copy, theme: own, measure }, contacts, code)
  const whole = page.width - margin.left - margin.right
  const width = page.width - (theme.dir === 'ltr' ? margin.left : margin.right) - panel.width - panel.gap
  const head = panel.height < page.height ? whole : width
  const size = name ? nameSize(name.text, theme, head) : 0
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Panel theme={theme} panel={panel} />
      {name && (
        <div style={{ width: head }}>
          <p style={{ ...displayStyle(theme, size), leading: 1.1 }}>
            <Phrasing nodes={name.nodes} theme={theme} size={size} />
          </p>
          <Position blocks={copy.support} theme={scaled(theme, 1.15)} />
        </div>
      )}
      <div style={{ grow: 1, minHeight: space(theme, 0.5) }} />
      <div style={{ width, size: own.type.base, ...(panel.code && { textAlign: 'start' }) }}>
        <Contacts facts={contacts} theme={own} />
        <Prose
          nodes={[...copy.rest, ...copy.terms]}
          theme={own}
          size={own.type.base}
          level={3}
          measured={false}
        />
        {copy.captions.map(({ nodes }) => (
          <p style={{ color: theme.color.textMuted }}>
            <Phrasing nodes={nodes} theme={own} />
          </p>
        ))}
      </div>
    </section>
  )
}

/** px of a name on the back: in one line, or in two where that is longer than small type. */
function nameSize(name: string, theme: Theme, width: number): number {
  const most = theme.type.base * NAME
  const one = fitTitle(name, theme, { width, height: most * 2, lines: 1, least: theme.type.base * 1.9, most })
  return one.size
}

/** px of the panel on the far edge of the back, and of what stays free beside it; it may hold a code. */
interface PanelBox {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly code?: FittedCode
}

/** Least and most of a panel that holds nothing, mm. */
const STRIP = { least: 3, most: 8 }

/** A panel around the code where there is room for one under the name, else a strip along the edge; none on a plain card. */
function panelBeside(side: SideProps, contacts: readonly Entry[], code: Code | undefined): PanelBox {
  const { copy, theme, measure } = side
  const { page, margin, type, lang, design } = theme
  const gap = space(theme, 0.75)
  const [near, far] = theme.dir === 'ltr' ? [margin.left, margin.right] : [margin.right, margin.left]
  const setting = { family: type.text, weight: 400, size: type.base * 1.03, lang }
  const widths = contacts.flatMap(entry =>
    entry.lines.map(({ text }) =>
      textWidth(isLabelled(entry) ? `${entry.label.text} ${text}` : text, setting),
    ),
  )
  const free = page.width - near - Math.max(0, ...widths) - gap
  const isPlain = design.decor.fields === false
  const air = isPlain ? 0 : Math.round(far * 0.7)
  const headed = copy.headline && houseLines(copy).length > 0
  const size = headed && copy.headline ? nameSize(copy.headline.text, theme, page.width - near - far) : 0
  const position = <Position blocks={copy.support} theme={scaled(theme, 1.15)} />
  const head = headed
    ? size * 1.15 + heightOf(position, { width: page.width - near - far, theme, measure })
    : 0
  const below = page.height - margin.top - head - space(theme, 0.5)
  const fitted =
    copy.rest.length + copy.terms.length > 0
      ? undefined
      : fitCode(code, isPlain ? theme : panelTheme(theme), {
          width: free - far - air,
          height: Math.min(below - margin.bottom - air, page.height * 0.5),
        })
  if (fitted)
    return {
      width: fitted.width + far + air,
      height: Math.min(below, fitted.height + margin.bottom + Math.max(air, Math.round(margin.top * 1.4))),
      gap,
      code: fitted,
    }
  if (isPlain) return { width: far, height: page.height, gap: 0 }
  const width = Math.round(Math.min(Math.max(free, mm(STRIP.least)), mm(STRIP.most)))
  return { width, height: page.height, gap }
}

/** The accent as it is, unless it could not be told from the ground around. */
function panelTheme(theme: Theme): Theme {
  const verbatim = themeOn({ ...theme, color: theme.paperColor }, 'accent')
  return contrast(verbatim.color.paper, theme.color.paper) < SEEN ? themeOn(theme, 'accent') : verbatim
}

/** A field of the accent that runs off the foot and the far edge, with the code in its corner. */
function Panel({ theme, panel }: { readonly theme: Theme; readonly panel: PanelBox }): Child {
  const { page, margin, dir, design } = theme
  const isPlain = design.decor.fields === false
  const on = panelTheme(theme)
  const { width, height, code } = panel
  const left = dir === 'ltr' ? page.width - width : 0
  const far = dir === 'ltr' ? margin.right : margin.left
  return (
    <>
      {!isPlain && (
        <div
          ariaHidden
          part="panel"
          style={{
            position: 'absolute',
            top: page.height - height,
            left,
            width,
            height,
            background: on.color.paper,
          }}
        />
      )}
      {code && (
        <div
          style={{
            position: 'absolute',
            top: page.height - margin.bottom - code.height,
            left: dir === 'ltr' ? page.width - far - code.width : far,
            width: code.width,
            height: code.height,
          }}
        >
          <CodeMark fitted={code} theme={isPlain ? theme : on} />
        </div>
      )}
    </>
  )
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
    <div style={{ color: theme.color.accentText, size: theme.type.base, marginTop: theme.type.base * 0.2 }}>
      <Prose nodes={blocks} theme={theme} size={theme.type.base} measured={false} />
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
