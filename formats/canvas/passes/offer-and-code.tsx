import { wordsOf } from '../../../core/source/text.ts'
import { CodeMark, type FittedCode, fitCode, leastWidth } from '../../../core/compose/code-mark.tsx'
import { displayStyle, labelStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { circlePath } from '../../../core/compose/motifs/shape.ts'
import { scallops } from '../../../core/compose/motifs/scallops.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { displaySetting, displayWords, textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { brandLine } from './brand.tsx'
import { withDeal } from './deal.ts'
import type { Face } from './face.tsx'
import { figureIn } from './figure.ts'
import { FinePrint, hasPrint } from './fine-print.tsx'
import { Drawn, fieldTheme, Ground, sides } from './grounds.tsx'
import type { WholeProps } from './pass.tsx'
import { Value } from './value.tsx'

const dated: readonly Role[] = ['validFrom', 'validThrough', 'redeemAt']

/** A coupon: its offer as large as the page allows, and a stub of the accent with the code, cut along scallops. */
export const offerAndCode: Face = {
  name: 'offer and code',
  promotes: true,
  largest: 'offer',
  suits: ({ roles: { offer } }) => offer !== undefined && offer.text.length <= 80,
  regions: (props, lead) => {
    const { copy, theme, code } = props
    const { page, margin } = theme
    const own = fieldTheme(theme)
    const edge = page.height / SCALLOPS / 2
    const gap = margin.left * 0.9
    const bars = leastWidth(code, plateOn(own)) + 2 * PLATE * theme.type.base
    const inside = Math.max(page.width * STUB - gap - margin.right, bars < page.width * WIDEST ? bars : 0)
    const stub = Math.round(inside + gap + margin.right)
    const main = page.width - stub - edge
    const coded = copy.facts.filter(({ role }) => role === 'code')
    const below = copy.facts.filter(({ role }) => role && dated.includes(role))
    const others = copy.facts.filter(fact => !coded.includes(fact) && !below.includes(fact))
    // Without a code and days of its own the stub has the conditions.
    const isBare = coded.length + below.length === 0 && !code
    const stubbed = isBare
      ? conditionsIn(props, own, inside)
      : stubIn(props, own, { coded, below, width: inside })
    const offered = isBare ? { ...props, copy: { ...copy, rest: [], terms: [], contacts: [] } } : props
    const told = offerIn(offered, theme, { facts: others, width: main, lead })
    if (!stubbed || !told) return undefined
    return (
      <>
        <Ground theme={theme} from={page.width - stub} width={stub} color={own.color.paper} />
        <Edge theme={theme} at={page.width - stub} radius={edge} color={own.color.paper} />
        {told}
        <div style={{ width: edge, shrink: 0 }} />
        <div
          style={{ width: stub, height: page.height, padding: sides(theme, margin.top, gap, margin.right) }}
        >
          {stubbed}
        </div>
      </>
    )
  },
}

/** Sizes of conditions that have the stub for themselves, largest first. */
const CONDITIONS = [1.3, 1.15, 1, 0.88]

/** What there is to know on the stub; undefined where there is nothing, or no room for it. */
function conditionsIn({ copy, measure }: WholeProps, theme: Theme, width: number): Child | undefined {
  if (!hasPrint(copy)) return undefined
  const { page, margin, color } = theme
  const read = { ...theme, color: { ...color, textMuted: color.text } }
  const printBy = (by: number) => <FinePrint copy={copy} theme={read} by={by} />
  const room = page.height - 2 * margin.top
  const by = CONDITIONS.find(one => heightOf(printBy(one), { theme: read, measure, width }) <= room)
  return (
    by && (
      <div style={{ height: room, display: 'flex', direction: 'column', justify: 'center' }}>
        {printBy(by)}
      </div>
    )
  )
}

/** Part of the width, and half circles on the edge. */
const STUB = 0.3
const SCALLOPS = 11
/** Part of the width that bars may take; what is wider gives way to another symbol. */
const WIDEST = 0.3

interface EdgeProps {
  readonly theme: Theme
  /** px from the start to where the stub's straight ground begins. */
  readonly at: number
  readonly radius: number
  readonly color: string
}

/** Scallops along the stub, and before them the line along which it is cut, with scissors on it. */
function Edge({ theme, at, radius, color }: EdgeProps): Child {
  const { page, dir, design } = theme
  const { height } = page
  const side = dir === 'ltr' ? 'left' : 'right'
  const seen = contrast(color, theme.color.paper) < 1.8 ? theme.color.heading : color
  const stroke = Math.max(height / 150, 1.5)
  const line = radius * 2
  const blades = height * 0.06
  const middle = line / 2
  const scissors = [
    `M${middle - blades * 0.3} ${blades * 1.7}L${middle + blades * 0.3} ${blades * 0.75}`,
    `M${middle + blades * 0.3} ${blades * 1.7}L${middle - blades * 0.3} ${blades * 0.75}`,
    circlePath(middle - blades * 0.36, blades * 0.6, blades * 0.2),
    circlePath(middle + blades * 0.36, blades * 0.6, blades * 0.2),
  ]
  const cut = `M${middle} ${blades * 2.1}V${height}`
  // What is cut out all around is not cut here.
  const isCut = design.decor.motif !== 'dashes'
  return (
    <>
      {design.decor.ornament && (
        <Drawn
          theme={theme}
          from={at - radius}
          width={radius}
          outlines={scallops({
            ...{ width: height, height: radius, count: SCALLOPS, turned: true, down: side === 'left' },
            ...{ ink: color, ground: color },
          })}
        />
      )}
      {isCut && (
        <Drawn
          theme={theme}
          from={at - radius * 1.35 - line}
          width={line}
          outlines={[
            { d: scissors.join(''), stroke: seen, strokeWidth: stroke * 0.8 },
            { d: cut, stroke: seen, strokeWidth: stroke, dash: [stroke * 3.6, stroke * 3.2] },
          ]}
        />
      )}
    </>
  )
}

/** Size of the fine print over the text, and larger ones where they take nothing of the offer's. */
const PRINT = 0.88
const PRINTS = [1.4, 1.2, 1.05]

interface OfferProps {
  readonly facts: readonly Entry[]
  readonly width: number
  readonly lead: number
}

/** Who offers, what, in type as large as there is room for, what for, and its terms at the foot. */
function offerIn(props: WholeProps, theme: Theme, { facts, width, lead }: OfferProps): Child | undefined {
  const { measure, title } = props
  const copy = withDeal(props.copy, theme.lang)
  const { page, margin, type } = theme
  // The line to cut along and its scissors stand between the words and the stub.
  const end = margin.right * 0.5 + page.height / SCALLOPS
  const room = width - margin.left - end
  const gap = space(theme, 0.75)
  const words = copy.headline ?? phraseOf(title)
  const above = (
    <>
      <Sender copy={copy} theme={theme} />
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </>
  )
  const footBy = (by: number) => (
    <>
      <FactGrid facts={facts} theme={theme} width={room} />
      {facts.length > 0 && <div style={{ height: gap * 0.6 }} />}
      <FinePrint copy={{ ...copy, contacts: [] }} theme={theme} by={by} />
    </>
  )
  const place = { theme, measure, width: room }
  const isFirst = props.ranked.length > 0
  // Lines that were found behind an offer take little of its size.
  const factors = copy === props.copy ? [2.9, 2.4, 1.9, LAST] : [1.9, 1.65, LAST]
  for (const factor of factors) {
    const size = Math.round(type.base * factor)
    const support = copy.support.length > 0 && (
      <div
        style={{ ...displayStyle(theme, size), marginTop: gap, shrink: 0, leading: 1.08, transform: 'none' }}
      >
        <Prose nodes={copy.support} theme={scaled(theme, factor)} size={size} measured={false} />
      </div>
    )
    const offerOver = (foot: Child) => {
      const parts = heightOf([above, support, foot], place)
      const free = page.height - 2 * margin.top - parts - gap * (isFirst ? 2.6 : 2)
      const least = type.base * lead * (isFirst ? FIRST : 1.5)
      const offer = offerAt({ words, theme, width: room, height: free, least })
      return isFirst && offer && offer.size < Math.min(least, room * 0.3) ? undefined : offer
    }
    const offer = offerOver(footBy(PRINT))
    if (!offer || (factor > LAST && support && offer.size < size * (copy === props.copy ? 2.4 : 3.6)))
      continue
    const print = PRINTS.find(by => (offerOver(footBy(by))?.size ?? 0) >= offer.size) ?? PRINT
    return (
      <div
        style={{
          width,
          height: page.height,
          padding: sides(theme, margin.top, margin.left, end),
          display: 'flex',
          direction: 'column',
        }}
      >
        {above}
        <div style={{ grow: 1 }} />
        {offer.drawn}
        {support}
        <div style={{ grow: 1, ...(isFirst && { height: gap * 0.6 }) }} />
        {footBy(print)}
      </div>
    )
  }
  return undefined
}

/** How many times the size of a title's least an offer has that the brief wants seen first. */
const FIRST = 2.4

/** Size of what an offer is for in that of the text, where nothing larger leaves the offer its lead. */
const LAST = 1.4

/** Size over the text of who issues the coupon. */
const SENDER = 1.8

/** Who issues the coupon. */
function Sender({ copy, theme }: Pick<WholeProps, 'copy' | 'theme'>): Child {
  const [name] = brandLine(copy)
  const { type } = theme
  if (!name && copy.logo === undefined) return null
  return (
    <div part="brand" style={{ display: 'flex', align: 'center', gap: type.base, shrink: 0 }}>
      {copy.logo !== undefined && (
        <img src={copy.logo} alt={name?.text ?? ''} style={{ height: type.base * 2.4, fit: 'contain' }} />
      )}
      {name && (
        <p
          style={{
            size: Math.round(type.base * SENDER),
            weight: type.displayWeight,
            family: type.display,
            leading: 1.2,
            shrink: 1,
          }}
        >
          <Phrasing nodes={name.nodes} theme={theme} />
        </p>
      )}
    </div>
  )
}

/** Size of the words around a figure in its own. */
const WORD = 0.48

/** Letters before a figure that stand with it in a line of its own: `Get 20%`. */
const BEFORE = 8

/** Words up to the end of a figure with the sign or the unit that belongs to it, and what follows. */
function withUnit(words: Phrase, end: number): readonly [Phrase, Phrase] {
  const [unit = ''] = /^\s*(?:[%‰€£¥$]|\p{Sc}|\p{Lu}{2,3}(?!\p{L}))\s*/u.exec(words.text.slice(end)) ?? []
  return [trim(cut(words, 0, end + unit.length)), trim(cut(words, end + unit.length))]
}

/** How much larger a figure is worth a line of its own. */
const OVER = 1.25

interface OfferRoom {
  readonly words: { readonly text: string; readonly nodes: ReturnType<typeof phraseOf>['nodes'] }
  readonly theme: Theme
  readonly width: number
  readonly height: number
  /** px of the type. */
  readonly least: number
}

/** An offer on one line, its figure twice as large as its words, or over lines in one size: what is larger. */
function offerAt({
  words,
  theme,
  width,
  height,
  least,
}: OfferRoom): { readonly drawn: Child; readonly size: number } | undefined {
  const { type } = theme
  const bright =
    contrast(theme.color.accent, theme.color.paper) >= 3 ? theme.color.accent : theme.color.heading
  const lines = { width, height, lines: 4, least: type.base, most: height }
  const fitted = fitTitle(words.text, theme, lines)
  const figured = figureIn(words)
  const isShort = figured && figured.before.text.length <= 3 && figured.after.text.length <= 9
  const wide = (text: string) => textWidth(displayWords(text, theme), displaySetting(theme, 1))
  const stackedIn = ({ after: behind }: NonNullable<typeof figured>) => {
    const [head, rest] = withUnit(words, words.text.length - behind.text.length)
    const size = Math.floor(Math.min(width / (wide(head.text) * 1.02), height * 0.6))
    const under = { width, height: height - size, lines: 2, least: type.base * 1.4, most: size * WORD }
    const after = fitTitle(rest.text, theme, under)
    if (after.height > under.height) return undefined
    const line = { ...displayStyle(theme, size), color: bright, textAlign: 'start' } as const
    const drawn = (
      <h1 part="headline" style={{ ...line, leading: 1, display: 'flex', direction: 'column', shrink: 0 }}>
        <span style={{ leading: 1 }}>
          <Phrasing nodes={head.nodes} theme={theme} size={size} />
        </span>
        <span style={{ ...displayStyle(theme, after.size), color: bright, textAlign: 'start' }}>
          <Phrasing nodes={rest.nodes} theme={theme} size={after.size} />
        </span>
      </h1>
    )
    return { drawn, size }
  }
  const stacked = figured && figured.before.text.length <= BEFORE ? stackedIn(figured) : undefined
  if (isShort) {
    const { before, figure, after } = figured
    const joined = before.text !== '' && !words.text.startsWith(`${before.text} `)
    const em =
      (wide(before.text) * (joined ? 1 : WORD) +
        wide(figure.text) +
        wide(after.text) * WORD +
        wide(' ') * WORD * 2) *
      1.02
    const size = Math.floor(Math.min(width / em, height / 1.02, theme.page.height * 0.55))
    if (stacked && stacked.size >= Math.max(size, fitted.size) * OVER) return stacked
    if (size >= Math.max(fitted.size, least)) {
      const small = Math.round(size * WORD)
      const word = (phrase: typeof after) => (
        <span style={{ size: small }}>
          <Phrasing nodes={phrase.nodes} theme={theme} size={small} />
        </span>
      )
      const drawn = (
        <h1
          part="headline"
          style={{
            ...displayStyle(theme, size),
            color: bright,
            leading: 1,
            textAlign: 'start',
            textWrap: 'normal',
            shrink: 0,
          }}
        >
          {before.text !== '' &&
            (joined ? <Phrasing nodes={before.nodes} theme={theme} size={size} /> : word(before))}
          {before.text !== '' && !joined && ' '}
          <Phrasing nodes={figure.nodes} theme={theme} size={size} />
          {after.text !== '' && word(toPhrase([...phraseOf('\u00a0').nodes, ...after.nodes]))}
        </h1>
      )
      return { drawn, size }
    }
  }
  if (stacked && stacked.size >= fitted.size * OVER) return stacked
  if (fitted.height > height || fitted.size < Math.min(least, type.base * 4)) return undefined
  const drawn = <Title words={words} theme={theme} size={fitted.size} style={{ color: bright }} />
  return { drawn, size: fitted.size }
}

interface StubProps {
  readonly coded: readonly Entry[]
  /** Until when and where. */
  readonly below: readonly Entry[]
  readonly width: number
}

/** Room around a code on its plate, in sizes of the text. */
const PLATE = 1.1

/** The code on a plate that takes what is left of the height, then until when, where, and how to reach whom. */
function stubIn(props: WholeProps, theme: Theme, { coded, below, width }: StubProps): Child | undefined {
  const { copy, measure, code } = props
  const { page, margin, type } = theme
  const plate = plateOn(theme)
  const inner = page.height - 2 * margin.top
  const pad = PLATE * type.base
  const typed = width - 2 * pad
  const sizeOf = (fact: Entry, most: number) => {
    const setting = textSetting(theme, type.strongWeight, 1)
    return Math.floor(Math.min(most, typed / Math.max(textWidth(textOf(fact), setting) * 1.05, 0.1)))
  }
  const wholeWords = (fact: Entry, most: number): number => {
    const widest = widestWord(textOf(fact), textSetting(theme, type.displayWeight, 1))
    return Math.floor(Math.min(Math.round(most), (width * 0.97) / Math.max(widest, 0.1)))
  }
  const [, ...after] = brandLine(copy)
  const foot = (
    <div style={{ display: 'flex', direction: 'column', gap: type.base * 0.7, shrink: 0 }}>
      {below.map(fact => (
        <Value
          fact={fact}
          theme={theme}
          size={wholeWords(
            fact,
            type.base * (textOf(fact).length > 24 || below.length > 2 ? 1 : coded.length > 0 ? 1.4 : 2),
          )}
        />
      ))}
      {after.length > 0 && (
        <div style={{ leading: 1.3 }}>
          {after.map(({ nodes }) => (
            <p>
              <Phrasing nodes={nodes} theme={theme} />
            </p>
          ))}
        </div>
      )}
      <FinePrint copy={{ rest: [], terms: [], contacts: copy.contacts }} theme={theme} by={1} />
    </div>
  )
  const head = coded.map(fact => <Label fact={fact} theme={theme} />)
  const code1 = coded.map(fact => (
    <Letters
      fact={fact}
      theme={plate}
      size={sizeOf(fact, type.base * (code ? 3.6 : 5))}
      leads={props.ranked.includes(wordsOf(textOf(fact)))}
    />
  ))
  const free =
    inner -
    heightOf([head, foot], { theme, measure, width }) -
    heightOf(code1, { theme: plate, measure, width: typed }) -
    3 * pad -
    type.base
  const mark = fitCode(code, plate, { width: typed, height: Math.min(free, page.height * 0.34) })
  if (free < 0 || (code && !mark) || coded.some(fact => sizeOf(fact, type.base) < type.base)) return undefined
  return (
    <div
      part="stub"
      style={{
        height: inner,
        display: 'flex',
        direction: 'column',
        justify: 'between',
        color: theme.color.text,
      }}
    >
      {(coded.length > 0 || mark) && (
        <div
          style={{
            ...{ grow: 1, display: 'flex', direction: 'column', marginBottom: type.base },
            ...(!mark && { justify: 'center' }),
          }}
        >
          {head}
          <div
            style={{
              width,
              grow: mark ? 1 : 0,
              justify: 'center',
              background: plate.color.paper,
              color: plate.color.text,
              radius: Math.min(theme.radius * 2, 18),
              padding: pad,
              marginTop: type.base * 0.3,
              display: 'flex',
              direction: 'column',
              align: 'center',
              gap: mark ? pad * 0.6 : 0,
            }}
          >
            <Marked mark={mark} theme={plate} />
            {code1}
          </div>
        </div>
      )}
      {foot}
    </div>
  )
}

/** A plate is of the page's own paper where codes can be read on it. */
function plateOn(theme: Theme): Theme {
  return { ...theme, color: theme.paperColor }
}

function Marked({ mark, theme }: { readonly mark: FittedCode | undefined; readonly theme: Theme }): Child {
  return mark ? <CodeMark fitted={mark} theme={theme} /> : null
}

interface WrittenProps {
  readonly fact: Entry
  readonly theme: Theme
}

function Label({ fact, theme }: WrittenProps): Child {
  if (fact.label.text === '') return null
  return (
    <p style={{ ...labelStyle(theme), textAlign: 'start' }}>
      <Phrasing nodes={fact.label.nodes} theme={theme} />
    </p>
  )
}

interface LettersProps extends WrittenProps {
  readonly size: number
  /** The brief has it seen: its plate is all that it needs for that. */
  readonly leads: boolean
}

/** What is typed, letter by letter. */
function Letters({ fact, theme, size, leads }: LettersProps): Child {
  return <Value fact={{ ...fact, label: phraseOf('') }} theme={theme} size={size} leads={leads} whole />
}
