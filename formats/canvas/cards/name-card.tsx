import { type Design, type PartKey, saidIn } from '../../../core/brief/design.ts'
import type { RootContent } from 'mdast'
import { contactCode } from '../../../core/codes/contact.ts'
import { codeIn } from '../../../core/codes/code.ts'
import { bodyStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Asset } from '../../../core/image/asset.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import { thingsOf } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { wordsOf } from '../../../core/source/text.ts'
import { contrast, EXPLICIT_INK } from '../../../core/theme/contrast.ts'
import { pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { isTouch } from '../../../core/theme/scheme.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { type Ground, hasFurther, themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { fieldOn } from '../announcements/statement.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { fitTitle, Title } from '../sheets/title.tsx'
import { Back } from './name-card-back.tsx'
import { houseLines, NAME, Position, readCard, SEEN, type SideProps } from './name-card-words.tsx'

/** Share of the front that a picture takes. */
const pictureShare = 0.4

/** Largest name over the shorter side where it is all there is to see, and the part of that where the brief wants air around it. */
const ALONE = 0.3
const AIRY = 0.72

/** Front and back of a card: whose house it is, then the person; without anything to reach somebody by, the front alone. */
export function composeBusinessCard(
  reading: Reading,
  roles: Roles,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  const copy = personFirst(readCard(reading, roles), reading, theme.design)
  const [house] = houseLines(copy)
  const name = copy.headline
  const mark = copy.logo === undefined ? undefined : markBox(reading.assets.get(copy.logo), theme)
  const on = inOneInk(plainLinks(themeOn(theme, frontOn(copy, theme))))
  const front = canvasSheet(
    'front',
    on,
    <Front copy={copy} theme={on} measure={measure} mark={mark} />,
    (house ?? name)?.text ?? '',
  )
  const reached = [...copy.facts, ...copy.captions, ...copy.contacts, ...copy.rest, ...copy.terms]
  if (reached.length === 0 && (house === undefined || name === undefined)) return [front]
  const dark = inOneInk(plainLinks(themeOn(theme, backOn(theme, on))))
  const code = codeIn(contactCode, reading, dark)
  const back = <Back copy={copy} theme={dark} measure={measure} code={code} />
  return [front, canvasSheet('back', dark, back, (name ?? house)?.text ?? '')]
}

/** A card whose brief wants the person largest: the name with what its bearer does on the front, the house over the ways to reach them. */
function personFirst(copy: CanvasCopy, reading: Reading, design: Design): CanvasCopy {
  const [house, ...more] = houseLines(copy)
  const { headline: name } = copy
  if (!house || !name || reading.roles.name === undefined || !isNameFirst(reading, design)) return copy
  const lines = [name, ...copy.support.flatMap(linesOfBlock)]
  const person: Entry = { label: phraseOf(''), written: false, lines }
  return {
    ...copy,
    headline: house,
    brand: [person],
    support: more.map(line => paragraphOf(line)),
  }
}

/** Whether a brief wants the name before all else, by its words or by what names are called. */
function isNameFirst(reading: Reading, { parts = {} }: Design): boolean {
  const name = wordsOf(reading.roles.name?.text ?? '')
  const lexicon = lexiconFor(reading.lang, 'en')
  return Object.entries(parts).some(([key, dress]) => {
    const said = saidIn(key as PartKey)
    return (
      dress?.rank === 'first' &&
      (thingsOf(key as PartKey, reading).includes(name) ||
        (said !== undefined && lexicon(said).some(({ concept }) => concept === 'name')))
    )
  })
}

/** Nobody clicks on a card: an address is no other colour than the number beside it. */
function plainLinks(theme: Theme): Theme {
  return { ...theme, color: { ...theme.color, link: theme.color.text } }
}

/** On a dark paper that a brief names all words are in the one colour that it names beside that. */
function inOneInk(theme: Theme): Theme {
  const { color, design, mode, paperColor } = theme
  const [ink, ...others] = design.color.seeds
  const isOne =
    mode === 'dark' && isNamedPaper(theme) && others.length === 0 && color.paper === paperColor.paper
  if (!isOne || ink === undefined || contrast(ink, color.paper) < EXPLICIT_INK) return theme
  return {
    ...theme,
    color: { ...color, heading: ink, text: ink, textMuted: ink, accentText: ink, link: ink },
  }
}

function isNamedPaper({ design }: Theme): boolean {
  return design.color.paper !== null
}

/** Whether a brief wants room around little in an ink: the paper is that room, and the ink is what is printed on it. */
function isAiry({ design: { space, color }, mode, color: { accent } }: Theme): boolean {
  const isInk = contrast(accent, '#ffffff') >= INK
  return space.density === 'airy' && mode === 'light' && color.paper === null && isInk
}

/** Contrast to white from which on a colour is an ink. */
const INK = 12

/** A card without a mark is a field of the accent, unless the brief names its paper or asks for a plain one. */
function frontOn({ logo, picture }: CanvasCopy, theme: Theme): Ground {
  const { color, decor } = theme.design
  const isBare = decor.fields === false || color.sparing === true || isAiry(theme)
  const isPlain = isBare || logo !== undefined || picture !== undefined
  return isPlain ? 'paper' : fieldOn(theme)
}

/**
 * The back is of the second colour that a brief names; else it is deep, and where that is all but the colour of the front, the
 * page's paper: the panel is seen on it.
 */
function backOn(theme: Theme, { color }: Theme): Ground {
  const isPlain = theme.design.decor.fields === false
  const second = !isPlain && hasFurther(theme) ? themeOn(theme, 'further').color.paper : color.paper
  if (contrast(second, color.paper) >= SEEN) return 'further'
  // On a dark paper with one ink beside it both sides are of that.
  if (theme.mode === 'dark' && isNamedPaper(theme) && theme.design.color.seeds.length <= 1) return 'paper'
  if (isPaperAlone(theme) || (isPlain && isNamedPaper(theme))) return 'paper'
  if (hasColoredPaper(theme.design) && !isPlain) return 'accent'
  return contrast(theme.color.inverse, color.paper) < SEEN ? 'paper' : 'inverse'
}

/** Whether the brief wants hardly anything beside the paper that it names: no side has another ground then. */
function isPaperAlone(theme: Theme): boolean {
  const { color } = theme.design
  if (isAiry(theme) && color.seeds.filter(seed => !isTouch(seed, color)).length <= 1) return true
  const isMost = color.shares?.some(({ hex, least }) => hex === color.paper && least >= MOSTLY) ?? false
  return color.sparing === true || (color.paper !== null && isMost)
}

/** Part of the sides from which on a colour is most of them. */
const MOSTLY = 0.3

/** px of a mark on the front. */
interface MarkBox {
  readonly width: number
  readonly height: number
}

/** Most of the front that a mark takes, as shares of its width and height. */
const MARK = { wide: 0.6, narrow: 0.42, high: 0.72 }

/** Width over height from which on a mark lies under the name, and does not stand beside it. */
const LYING = 1.9

/** `small type, lots of air`: a name among room, and no poster of it. */
function isSmall({ design: { type } }: Theme): boolean {
  return type.displayScale < 1
}

/** A mark as large as the front allows. */
function markBox(asset: Asset | undefined, { page }: Theme): MarkBox {
  const shape = asset ? asset.width / asset.height : 1
  const most = page.width * (shape > LYING ? MARK.wide : MARK.narrow)
  const height = Math.round(Math.min(page.height * MARK.high, most / shape))
  return { width: Math.round(height * shape), height }
}

interface FrontProps extends SideProps {
  readonly mark: MarkBox | undefined
}

/** The house at the head, its mark on the foot; without a mark its name across the foot. */
function Front({ copy, theme, measure, mark }: FrontProps): Child {
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
      above={mark ? copy.above : []}
      more={more}
      support={house === undefined ? copy.support : []}
      theme={scaled(theme, 1.15)}
    />
  )
  const over = !mark && copy.above.length > 0 && (
    <div style={{ size: theme.type.base * 1.15, marginTop: space(theme, 0.5), leading: 1.35 }}>
      <Prose nodes={copy.above} theme={theme} size={theme.type.base * 1.15} measured={false} />
    </div>
  )
  const { size } = fitTitle(name?.text ?? '', theme, {
    width,
    height: Math.max(
      page.height - margin.top - margin.bottom - taken - heightOf([over, lines], { width, theme, measure }),
      page.height * 0.2,
    ),
    lines: 3,
    least: pt(9),
    ...(house === undefined && ({ named: true } as const)),
    most:
      mark || copy.picture || isSmall(theme)
        ? type.base * NAME
        : Math.min(page.width, page.height) * ALONE * (theme.design.space.density === 'airy' ? AIRY : 1),
  })
  const title = name && (
    <Title words={name} theme={theme} size={size} width={width} style={{ leading: 1.1 }} />
  )
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
          {theme.color.paper === theme.paperColor.paper && isAdorned(theme) && <Bar theme={theme} />}
          {over}
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

/** Whether a brief leaves room for what says nothing. */
function isAdorned({ design: { decor } }: Theme): boolean {
  return decor.motifs !== false
}

/** A short bar in the accent's colour where there is neither a logo nor a field. */
function Bar({ theme: { page, color, type } }: { readonly theme: Theme }): Child {
  const alignSelf = type.align === 'center' ? 'center' : 'start'
  const height = page.height * 0.014
  return <div ariaHidden style={{ width: page.width * 0.14, height, background: color.accent, alignSelf }} />
}
