import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { fineWaves, type Ring } from '../../../core/compose/motifs/rosette.ts'
import { circlePath, toPath } from '../../../core/compose/motifs/shape.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { RootContent } from 'mdast'
import { ribbonOn } from '../../../core/compose/motifs/ribbon.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { isDocumentName } from '../../../core/reading/words/lexicon.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { remarked } from '../copy/remark.ts'
import { Blank, isBlank } from '../sheets/blank.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { brandLine } from './brand.tsx'
import type { Face } from './face.tsx'
import { type Figured, figureIn } from './figure.ts'
import { FinePrint } from './fine-print.tsx'
import { Drawn, fieldTheme, Ground, sides } from './grounds.tsx'
import type { WholeProps } from './pass.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

const people: readonly Role[] = ['recipient', 'giver']

/** A gift voucher: its amount in a rosette on the accent, beside who it is for and the code to redeem. */
export const amountInRosette: Face = {
  name: 'amount in a rosette',
  largest: 'value',
  leads: { first: ['value', 'recipient'], second: ['value', ...people, 'message', 'code'] },
  suits: ({ roles: { value } }) => value !== undefined && !value.stays && value.text.length <= 40,
  upright: true,
  regions: (props, lead) => {
    const { copy, theme, look } = props
    const hero = copy.facts.find(({ role }) => role !== undefined && role === look.hero)
    if (!hero) return undefined
    const present = props.first.includes(hero) ? undefined : presentIn(copy)
    const given = present && givenRegions(props, present, lead)
    if (given) return given
    const [field, words] = boxesOn(theme)
    const on = fieldTheme(theme)
    const text = wordsIn(props, { ...words, hero, lead })
    const amount = amountIn(hero, on, Math.min(field.width, field.height))
    if (!text || !amount) return undefined
    return (
      <>
        <Ground theme={theme} from={0} {...field} color={on.color.paper} />
        {theme.design.decor.ornament && <Rosette theme={on} {...field} />}
        <div style={{ display: 'flex', direction: field.width < theme.page.width ? 'row' : 'column' }}>
          <div
            part="hero"
            style={{
              ...field,
              display: 'flex',
              direction: 'column',
              align: 'center',
              justify: 'center',
              shrink: 0,
            }}
          >
            {amount}
          </div>
          {text}
        </div>
      </>
    )
  },
}

/** A present by what it is, what more is said of it, and the copy without both. */
interface Present {
  readonly gift: Phrase
  /** The words that say that it is given. */
  readonly label?: Phrase
  readonly under: readonly RootContent[]
  readonly left: CanvasCopy
}

/** Letters of what is given. */
const GIFT = 60

/** What a fact is called that says what is given. */
const GIVEN =
  /^(?:(?:this|the) (?:gift )?(?:voucher|certificate|card) (?:is )?(?:entitles .* to|buys|covers|(?:good |valid )?for)|(?:good|valid|entitled|redeemable) (?:for|to)|entitles .* to|your gift|gift|the gift|experience|(?:(?:dieser |der )?(?:geschenk)?gutschein )(?:für|über|gilt für|berechtigt .{0,16}zu[mr]?)|gutschein für|berechtigt (?:zu|zum|zur)|einlösbar für|geschenk|erlebnis|(?:ce bon )?donne droit à|ce bon (?:donne droit à|est valable pour|vous offre)|bon pour|valable pour|cadeau|(?:este )?(?:vale|bono)(?: regalo)? (?:por|para|válido para)|(?:da derecho|canjeable) (?:a|por)|regalo|(?:questo )?buono (?:per|dà diritto a|valido per)|dà diritto a|valido per|(?:este )?vale(?: presente)? (?:para|por)|dá direito a|válido para|(?:deze bon is )?goed voor|geldig voor|(?:bon|voucher) na|uprawnia do|gäller för|gavekort på|gælder for|gjelder for)$/iu
/** A house by its name in quotes, or with its town behind a comma, which is not what is given. */
const HOUSE = /["„“”«»「]|,\s+\p{Lu}/u
/** Where what is given goes on with more of it. */
const GOES_ON = /\s*[,;(（]\s*|\s+[–—]\s+/u
/** Letters up to which what is given is whole. */
const WHOLE = 30

/** What a fact says that is given, with what goes on behind it apart. */
function saidGift(copy: CanvasCopy): Present | undefined {
  const said = copy.facts.find(({ role, label }) => role === undefined && GIVEN.test(label.text.trim()))
  const [line, ...more] = said?.lines ?? []
  if (!said || !line || !isWritten(line) || /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(line.text)) return undefined
  const joint = line.text.length > WHOLE ? GOES_ON.exec(line.text) : null
  const gift = joint ? trim(cut(line, 0, joint.index)) : line
  if (gift.text.length > GIFT) return undefined
  const isAside = joint?.[0].includes('(') ?? false
  const rest = joint ? [trim(cut(line, joint.index + (isAside ? 0 : joint[0].length)))] : []
  return {
    gift,
    ...(said.written && { label: said.label }),
    under: paragraphsOf([...rest, ...more]),
    left: { ...copy, facts: copy.facts.filter(fact => fact !== said) },
  }
}

/** What is given to somebody by name: a thing that the copy tells, and no sum. */
function presentIn(copy: CanvasCopy): Present | undefined {
  const { headline, support, facts } = copy
  const said = saidGift(copy)
  if (said) return said
  const isFor = facts.some(({ role }) => role === 'recipient')
  if (!isFor || !headline) return undefined
  const [first, ...others] = support
  const isNamed = isDocumentName(headline.text)
  const [line, ...more] = isNamed ? linesOfBlock(first) : [headline]
  if (line && isNamed && HOUSE.test(line.text)) return undefined
  if (!line || line.text.length > GIFT || /\p{Sc}\s?\d/u.test(line.text)) return undefined
  if (line === headline) {
    const { headline: _, ...left } = copy
    return { gift: line, under: support, left: { ...left, support: [] } }
  }
  return { gift: line, under: [...paragraphsOf(more), ...others], left: { ...copy, support: [] } }
}

/** Part of the field that the ribbon beside the present takes. */
const RIBBON = 0.2

/** A present: what is given on the accent under a ribbon, beside whom it is for; its worth is one of the facts. */
function givenRegions(
  props: WholeProps,
  { gift, label, under, left }: Present,
  lead: number,
): Child | undefined {
  const { theme, measure } = props
  const [field, words] = boxesOn(theme)
  const on = fieldTheme(theme)
  const text = wordsIn({ ...props, copy: left }, { ...words, lead, isPresent: true })
  const isBeside = field.width < theme.page.width
  const ribbon = Math.round((isBeside ? field.width : field.height) * RIBBON)
  const { margin, type, dir } = theme
  const width = field.width - margin.left - (isBeside ? ribbon + margin.left * 0.4 : margin.right)
  const near = scaled(on, 1.15)
  const more = <Prose nodes={under} theme={near} measured={false} />
  const over = label && <HeadlineLabel words={label} theme={on} />
  const taken = heightOf(more, { theme: near, measure, width }) + (label ? type.base * 2.4 : 0)
  const room = field.height - 2 * margin.top - taken
  const setting = { width, height: room, lines: 5, least: type.base * 1.8, most: field.height * 0.19 }
  const { size, height } = fitTitle(gift.text, on, setting)
  if (!text || height > room) return undefined
  const start = dir === 'ltr' ? margin.left : field.width - width - margin.left
  return (
    <>
      <Ground theme={theme} from={0} {...field} color={on.color.paper} />
      <Drawn
        theme={theme}
        from={0}
        {...field}
        outlines={ribbonOn({ ...field, wide: ribbon, upright: isBeside, color: ribbonColor(on, theme), dir })}
      />
      <div style={{ display: 'flex', direction: isBeside ? 'row' : 'column' }}>
        <div
          part="hero"
          style={{
            ...field,
            padding: [margin.top, field.width - start - width, margin.top, start],
            display: 'flex',
            direction: 'column',
            justify: 'end',
            shrink: 0,
            color: on.color.text,
            textAlign: 'start',
          }}
        >
          {over}
          <p part="lead" style={{ ...displayStyle(on, size), textAlign: 'start' }}>
            <Phrasing nodes={gift.nodes} theme={on} size={size} />
          </p>
          {under.length > 0 && <div style={{ height: type.base * 0.6 }} />}
          <div style={{ size: near.type.base, leading: 1.3 }}>{more}</div>
        </div>
        {text}
      </div>
    </>
  )
}

/** A ribbon of the paper's colour, where it is seen on the field. */
function ribbonColor({ color: { paper, text } }: Theme, { color }: Theme): string {
  return contrast(color.paper, paper) >= SEEN ? color.paper : text
}

const SEEN = 1.5

/** px */
interface Box {
  readonly width: number
  readonly height: number
}

/** The field beside the words; over them on a page that stands. */
function boxesOn({ page: { width, height } }: Theme): readonly [field: Box, words: Box] {
  if (width > height) {
    const square = Math.round(Math.min(height, width * 0.48))
    return [
      { width: square, height },
      { width: width - square, height },
    ]
  }
  const tall = Math.round(Math.min(width, height * 0.42))
  return [
    { width, height: tall },
    { width, height: height - tall },
  ]
}

/** Radius of the rosette and of the clear disc in it, as parts of the width. */
const OUTER = 0.48
const DISC = 0.345

const rings: readonly Ring[] = [
  { radius: 0.9, wave: 0.085, waves: 48, turns: 6 },
  { radius: 0.785, wave: 0.055, waves: 48, turns: 5 },
]

function Rosette({ theme, width, height }: Box & { readonly theme: Theme }): Child {
  const middle = [width / 2, height / 2] as const
  const size = Math.min(width, height)
  const outlines = [
    {
      d: toPath(fineWaves(middle, size * OUTER, rings), { width, height }),
      stroke: theme.color.text,
      strokeWidth: size / 750,
    },
    { d: circlePath(...middle, size * DISC), stroke: theme.color.text, strokeWidth: size / 375 },
  ]
  return <Drawn theme={theme} from={0} width={width} height={height} outlines={outlines} />
}

/** An amount as large as the disc holds it, its currency smaller; of a thing instead of a sum the words. */
function amountIn(hero: Entry, theme: Theme, square: number): Child | undefined {
  const width = square * (theme.design.decor.ornament ? DISC * 2 * 0.86 : 0.8)
  const label = hero.written && <HeadlineLabel words={hero.label} theme={theme} />
  const words = joinLines(hero.lines)
  const figured = figureIn(words)
  const isSum = figured && figured.before.text.length + figured.after.text.length <= 12
  if (isSum) return [label, <Sum figured={figured} theme={theme} width={width} />]
  const room = { width, height: square * DISC * 1.3, lines: 4, least: theme.type.base, most: square * 0.16 }
  const { size, height } = fitTitle(words.text, theme, room)
  if (height > room.height) return undefined
  return [
    label,
    <p style={{ ...displayStyle(theme, size), width, textAlign: 'center' }}>
      <Phrasing nodes={words.nodes} theme={theme} size={size} />
    </p>,
  ]
}

/** Size of a currency in that of its figure. */
const SIGN = 0.42
/** em of the figure between it and a sign, and a letter beside it, which has a blank of its own size. */
const BESIDE = { sign: 0.08, letter: 0.12 }

/** A letter for a currency is a word of its own beside the figure: `R 450`. */
function isLetter(text: string): boolean {
  return /^\p{L}$/u.test(text)
}

interface SumProps {
  readonly figured: Figured
  readonly theme: Theme
  readonly width: number
}

/** A sign beside its figure; letters over or under it. */
function Sum({ figured: { before, figure, after }, theme, width }: SumProps): Child {
  const { type, lang } = theme
  const wide = (text: string) =>
    textWidth(text, { family: type.display, weight: type.displayWeight, size: 1, lang }) * 1.02
  const besides = [before, after].filter(({ text }) => text.length > 0 && text.length <= 1)
  const em =
    wide(figure.text) +
    besides.reduce(
      (sum, { text }) => sum + wide(text) * SIGN + (isLetter(text) ? BESIDE.letter : BESIDE.sign),
      0,
    )
  const size = Math.floor(Math.min(width / em, width * 0.62))
  const small = Math.round(size * SIGN)
  const style: Style = {
    ...displayStyle(theme, size),
    leading: 1,
    textAlign: 'center',
    textWrap: 'normal',
    numeric: 'tabular',
  }
  const words = (phrase: Phrase) => <Phrasing nodes={phrase.nodes} theme={theme} size={small} />
  const sign = (...parts: readonly Child[]) => (
    <span style={{ size: small, verticalAlign: 'super' }}>{parts}</span>
  )
  const unit = (phrase: Phrase) => (
    <p style={{ ...style, size: Math.min(small, width * 0.2) }}>{words(phrase)}</p>
  )
  return (
    <>
      {before.text.length > 1 && unit(before)}
      <p style={style}>
        {before.text.length === 1 && sign(words(before), isLetter(before.text) && ' ')}
        <Phrasing nodes={figure.nodes} theme={theme} size={size} />
        {after.text.length === 1 && sign(isLetter(after.text) && ' ', words(after))}
      </p>
      {after.text.length > 1 && unit(after)}
    </>
  )
}

interface WordsProps extends Box {
  /** What is drawn elsewhere. */
  readonly hero?: Entry
  /** What is given stands elsewhere, and whom it is for leads here. */
  readonly isPresent?: boolean
  readonly lead: number
}

/** Who gives what to whom, the code between two rules, and how to redeem it. */
/** How many times as large as the text facts are that the brief wants seen next. */
const WANTED = 1.75

function wordsIn(
  props: WholeProps,
  { hero, width, height, lead, isPresent = false }: WordsProps,
): Child | undefined {
  const { measure, title, copy, code } = props
  const theme = centred(props.theme)
  const { margin, type } = theme
  const room = width - 2 * margin.left
  const facts = copy.facts.filter(fact => fact !== hero)
  const of = (names: readonly Role[]) => facts.filter(({ role }) => role && names.includes(role))
  const [given, messages, typed] = [of(people), of(['message']), of(['code'])]
  // Without a code of its own, a voucher is found by its number.
  const codes = typed.length > 0 ? typed : of(['serialNumber'])
  const offered = facts.filter(fact => fact.offered)
  const others = facts.filter(fact => ![...given, ...messages, ...codes, ...offered].includes(fact))
  const wanted = others.filter(fact => props.second.includes(fact))
  const named = given.find(({ role, lines }) => role === 'recipient' && lines.every(isWritten))
  const isFirst = named !== undefined && (isPresent || props.first.includes(named))
  const nameBy = isFirst ? NAME.first : NAME.usual
  const gap = space(theme, 0.4)
  const say = Math.round(type.base * 1.3)
  const isShort = messages.every(fact => textOf(fact).length <= WISH.letters)
  const wish = isShort ? Math.round(type.base * WISH.by) : say
  const brand = <Issuer copy={copy} theme={theme} />
  const words = copy.headline ?? phraseOf(title)
  const isNamed = copy.headline !== undefined
  const above = (
    <>
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </>
  )
  const said = (
    <div style={{ size: say, leading: 1.3, shrink: 0, marginTop: gap, textAlign: theme.type.align }}>
      <Prose nodes={copy.support} theme={theme} size={say} measured={false} />
      {copy.support.length > 0 && given.length > 0 && <div style={{ height: gap * 1.5 }} />}
      {named && <Named fact={named} theme={theme} width={room} most={type.base * nameBy} />}
      <Told facts={given.filter(fact => fact !== named)} theme={theme} size={say} />
      {offered.map(fact => (
        <Offered fact={fact} theme={theme} />
      ))}
      {messages.map(({ label, written, lines }) =>
        lines.map(({ nodes }, at) => (
          <p style={{ italic: true, size: wish, marginTop: at === 0 ? type.base * 0.3 : 0 }}>
            {written && at === 0 && (
              <>
                <span style={{ size: type.base, color: theme.color.textMuted }}>
                  <Phrasing nodes={label.nodes} theme={theme} size={type.base} />
                </span>{' '}
              </>
            )}
            <Phrasing nodes={nodes} theme={theme} size={wish} />
          </p>
        )),
      )}
    </div>
  )
  const foot = (
    <>
      <Told facts={wanted} theme={theme} size={type.base * WANTED} />
      <Told facts={others.filter(fact => !wanted.includes(fact))} theme={theme} size={type.base} />
      <div style={{ height: gap }} />
      <FinePrint copy={copy} theme={theme} by={0.8} />
    </>
  )
  const place = { theme, measure, width: room }
  const mark = fitCode(code, theme, { width: room * 0.36, height: height * 0.21 })
  if (code && !mark) return undefined
  const redeemed = <Typed codes={codes} mark={mark} theme={theme} width={room} />
  const top = margin.top * 0.8
  const free = height - 2 * top - heightOf([brand, above, said, redeemed, foot], place) - 2 * gap
  const most = isPresent ? type.base * 2 : Math.min(type.base * 4.2, height * 0.16)
  const fitted = fitTitle(words.text, theme, { width: room, height: free, lines: 2, least: type.base, most })
  if (
    free < 0 ||
    (isNamed &&
      (fitted.height > free || (!isPresent && fitted.size < type.base * Math.min(lead * 0.66, 2.6))))
  )
    return undefined
  return (
    <div
      style={{
        width,
        height,
        padding: sides(theme, top, margin.left, margin.left),
        display: 'flex',
        direction: 'column',
        justify: 'between',
        ...(type.align === 'center' && { textAlign: 'center' }),
      }}
    >
      <div style={{ shrink: 0 }}>
        {brand}
        {above}
        {isNamed && <Title words={words} theme={theme} size={fitted.size} />}
        {said}
      </div>
      {redeemed}
      <div style={{ shrink: 0 }}>{foot}</div>
    </div>
  )
}

/** Size over the text of whom it is for: usually, and where the brief wants that first. */
const NAME = { usual: 2.3, first: 3.6 }

/** Size over the text of what the giver says in so many letters, which a brief may want as if written by hand. */
const WISH = { by: 1.7, letters: 48 }

/** Whether words are no place to be filled in. */
function isWritten({ text }: Phrase): boolean {
  return !isBlank(text)
}

interface NamedProps {
  readonly fact: Entry
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px of the letters. */
  readonly most: number
}

/** Whom it is for, beside the amount what is seen first: the name in the face of titles, its label before it. */
function Named({ fact: { label, lines }, theme, width, most }: NamedProps): Child {
  const { type, color } = theme
  const { main: words, remark } = remarked(inOne(lines), { comma: true })
  const room = { width, height: most * 2.2, lines: 2, least: type.base * 1.3, most }
  const { size } = fitTitle(words.text, theme, room)
  return (
    <div part="recipient" style={{ marginBottom: type.base * 0.35 }}>
      {label.text !== '' && (
        <p style={{ italic: true, size: type.base, leading: 1.2, color: color.textMuted }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      <p style={{ ...displayStyle(theme, size), leading: 1.12, textAlign: type.align }}>
        <Phrasing nodes={words.nodes} theme={theme} size={size} />
      </p>
      {remark && (
        <p style={{ size: type.base * SAID, italic: true, leading: 1.2, textAlign: type.align }}>
          <Phrasing nodes={remark.nodes} theme={theme} size={type.base * SAID} />
        </p>
      )}
    </div>
  )
}

/** The lines of a name; what goes on in small letters was divided from it by a comma, which it keeps. */
function inOne(lines: readonly Phrase[]): Phrase {
  const [, ...others] = lines
  if (!others.some(({ text }) => /^\p{Ll}/u.test(text))) return joinLines(lines)
  return toPhrase(
    lines.flatMap(({ nodes }, at) => (at === 0 ? nodes : [{ type: 'text' as const, value: ', ' }, ...nodes])),
  )
}

/** Size over the text of what the giver says beside the name. */
const SAID = 1.2

/** All on one axis, unless a brief says where words begin. */
function centred(theme: Theme): Theme {
  const { type, design } = theme
  return design.layout.centered === false ? theme : { ...theme, type: { ...type, align: 'center' } }
}

/** The mark and the name of who issues it. */
function Issuer({ copy, theme }: Pick<WholeProps, 'copy' | 'theme'>): Child {
  const names = brandLine(copy)
  const { type, color } = theme
  const align = type.align === 'center' ? 'center' : 'start'
  return (
    <div
      part="brand"
      style={{ display: 'flex', direction: 'column', align, gap: type.base * 0.4, shrink: 0 }}
    >
      {copy.logo !== undefined && (
        <img src={copy.logo} alt={names[0]?.text ?? ''} style={{ height: type.base * 3, fit: 'contain' }} />
      )}
      {names.length > 0 && (
        <p style={{ tracking: 0.05, leading: 1.2, color: color.text }}>
          <Joined phrases={names} theme={theme} />
        </p>
      )}
    </div>
  )
}

interface ToldProps {
  readonly facts: readonly Entry[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** Facts in running lines: each label in italics before its value, which it is kept with. */
function Told({ facts, theme, size }: ToldProps): Child {
  if (facts.length === 0) return null
  const { type, color } = theme
  return (
    <div
      part="facts"
      style={{
        display: 'flex',
        wrap: true,
        justify: type.align === 'center' ? 'center' : 'start',
        gap: [size * 0.15, size * 1.2],
        size,
        leading: 1.3,
        shrink: 0,
      }}
    >
      {facts.map(({ label, lines }) =>
        lines.some(({ text }) => isBlank(text)) ? (
          <div style={{ width: '84%', display: 'flex', align: 'end', gap: size * 0.4 }}>
            <p style={{ italic: true, color: color.textMuted }}>
              <Phrasing nodes={label.nodes} theme={theme} />
            </p>
            <Blank theme={theme} height={size * 1.4} />
          </div>
        ) : (
          <p style={{ shrink: 1 }}>
            {label.text !== '' && (
              <>
                <span style={{ italic: true, color: color.textMuted }}>
                  <Phrasing nodes={label.nodes} theme={theme} />
                </span>{' '}
              </>
            )}
            <Joined phrases={lines} theme={theme} sign=", " />
          </p>
        ),
      )}
    </div>
  )
}

/** What is given entry by entry under its own words, in running lines. */
function Offered({ fact: { label, lines }, theme }: Pick<NamedProps, 'fact' | 'theme'>): Child {
  const { base } = theme.type
  return (
    <div part="facts" style={{ size: base * OFFERED, leading: 1.3, marginTop: base * 0.4 }}>
      <p style={{ italic: true, size: base, color: theme.color.textMuted }}>
        <Phrasing nodes={label.nodes} theme={theme} />
      </p>
      <p>
        <Joined phrases={lines} theme={theme} />
      </p>
    </div>
  )
}

/** Size over the text of what is given entry by entry. */
const OFFERED = 1.1

interface TypedProps {
  readonly codes: readonly Entry[]
  readonly mark: FittedCode | undefined
  readonly theme: Theme
  readonly width: number
}

/** Size over the text of what is typed, and of a number by which a voucher is found. */
const TYPED = { code: 2.1, number: 1.3 } as const

/** What is typed at the till and what is read there, between the two rules of the page. */
function Typed({ codes, mark, theme, width }: TypedProps): Child {
  if (codes.length === 0 && !mark) return null
  const { type, color } = theme
  const gap = type.base * 1.5
  const room = width - (mark ? mark.width + gap : 0)
  const rule = { width: Math.min(Math.max(theme.rule, 0.75), 1.5), color: color.heading }
  const isCode = codes.some(({ role }) => role === 'code')
  const sizeOf = (text: string): number => {
    const em = textWidth(text, textSetting(theme, type.strongWeight, 1)) + text.length * 0.1
    return Math.floor(Math.min(type.base * TYPED[isCode ? 'code' : 'number'], (room * 0.97) / em))
  }
  return (
    <div
      part="code"
      style={{
        display: 'flex',
        align: 'center',
        justify: type.align === 'center' ? 'center' : 'start',
        gap,
        padding: [type.base * 0.6, 0],
        borderTop: rule,
        borderBottom: rule,
        shrink: 0,
      }}
    >
      {mark && <CodeMark fitted={mark} theme={theme} />}
      {codes.map(fact => (
        <div style={{ shrink: 1 }}>
          {fact.label.text !== '' && (
            <p style={{ italic: true, leading: 1.3, color: color.textMuted }}>
              <Phrasing nodes={fact.label.nodes} theme={theme} />
            </p>
          )}
          {fact.lines.map(({ nodes, text }) => (
            <p
              part="lead"
              style={{
                size: sizeOf(text),
                weight: type.strongWeight,
                color: color.heading,
                tracking: 0.1,
                leading: 1.15,
                numeric: 'tabular',
              }}
            >
              <Phrasing nodes={nodes} theme={theme} size={sizeOf(text)} />
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
