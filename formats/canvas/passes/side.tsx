import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { smallestType } from '../../../core/theme/medium.ts'
import { space } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textWidth } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { FactGrid, type FactGridProps } from '../sheets/fact-grid.tsx'
import { fitTitle } from '../sheets/title.tsx'
import { cutInset } from './cut-line.tsx'
import { fieldTheme } from './grounds.tsx'
import type { PassProps } from './pass.tsx'
import { stubBody } from './stub-lines.tsx'
import { isBoldAlone } from '../../../core/reading/outline.ts'

interface SideProps extends PassProps {
  readonly title: Phrase
  readonly facts: readonly Entry[]
  /** Whose it is, where it says so and no code takes its place. */
  readonly house: readonly Phrase[]
  /** px inside its own margins. */
  readonly width: number
  /** px between it and the line or edge it begins at. */
  readonly gap: number
  /** Height of the band, px. */
  readonly band: number
}

/** The stub of a pass, or the panel beside it. */
export function PassSide({
  copy,
  theme,
  look,
  title,
  facts,
  house,
  width,
  gap,
  band,
  measure,
  code,
}: SideProps): Child {
  const panel = look.side.manner === 'panel'
  const own = panel ? fieldTheme(theme) : theme
  const inOrder = look.side.roles.flatMap(name => facts.find(({ role }) => role === name) ?? [])
  const hero = inOrder.find(({ role }) => role === look.side.hero)
  const grid = { theme: own, width, large: look.large, mono: look.mono ?? [] }
  const listed = inOrder.filter(fact => fact !== hero)
  // A number is no larger than what is given.
  const isGift =
    look.hero === 'value' && copy.support.some(block => linesOfBlock(block).slice(0, 1).some(isBoldAlone))
  const most = theme.page.height * (isGift ? HERO.small : HERO.usual)
  const enough = look.side.repeated ? fitting(listed, grid, measure) : listed
  const head = <StubTitle title={title} theme={theme} width={width} band={look.band ? band : 0} />
  const stubs = facts.filter(({ forStub }) => forStub)
  const said =
    stubs.length > 0
      ? stubBody(
          { own: stubs, ranked: [], theme: own, width, code, measure },
          theme.page.height -
            theme.margin.top -
            theme.margin.bottom -
            heightOf(head, { theme, measure, width }),
        )
      : undefined
  if (said)
    return (
      <div part="stub" style={{ width, color: own.color.text, textAlign: 'start' }}>
        <Ground theme={own} look={look} width={width} gap={gap} />
        {head}
        {said}
      </div>
    )
  const { shown, mark } = withCode(
    enough,
    fewer =>
      fitCode(code, own, {
        width,
        height: roomBeside(
          [
            look.side.repeated && head,
            hero && <Hero fact={hero} theme={own} width={width} most={most} />,
            <FactGrid facts={fewer} {...grid} />,
          ],
          { theme, measure, width },
        ),
      }),
    look,
  )
  const drawn = mark && <CodeMark fitted={mark} theme={own} />
  return (
    <div
      part={panel ? 'panel' : 'stub'}
      style={{ width, display: 'flex', direction: 'column', color: own.color.text, textAlign: 'start' }}
    >
      <Ground theme={own} look={look} width={width} gap={gap} />
      {look.side.repeated && head}
      {house.length > 0 && <House lines={house} theme={own} width={width} />}
      {!look.band && <div style={{ grow: 1, position: 'relative' }} />}
      {!look.band && drawn && (
        <div
          style={{
            position: 'relative',
            ...(look.side.repeated
              ? { margin: [space(theme, 0.5), 0] }
              : { marginBottom: space(theme, 0.75) }),
          }}
        >
          {drawn}
        </div>
      )}
      {!look.band && look.side.repeated && drawn && <div style={{ grow: 1 }} />}
      <div style={{ position: 'relative', display: 'flex', direction: 'column', gap: space(theme, 0.5) }}>
        {hero && <Hero fact={hero} theme={own} width={width} most={most} />}
        <FactGrid facts={shown} {...grid} />
      </div>
      {(look.band || (!look.side.repeated && house.length === 0)) && <div style={{ grow: 1 }} />}
      {look.band && drawn && <div style={{ position: 'relative' }}>{drawn}</div>}
    </div>
  )
}

/** The most height of a typed number, and of one beside what is given in words, as parts of the page's. */
const HERO = { usual: 0.12, small: 0.052 }

/** The most height that a code takes, as a part of the page's. */
const CODE = 0.42

/** px that other parts of the side leave for a code. */
function roomBeside(
  parts: Child,
  { theme, measure, width }: Pick<SideProps, 'theme' | 'measure' | 'width'>,
): number {
  const { page, margin } = theme
  const taken = heightOf(parts, { theme, measure, width }) + space(theme, 1)
  return Math.min(page.height - margin.top - margin.bottom - taken, page.height * CODE)
}

/** A code with as many of the facts as leave it room: those that must be found at a glance stay. */
function withCode(
  facts: readonly Entry[],
  markBeside: (facts: readonly Entry[]) => FittedCode | undefined,
  { large, side }: PassProps['look'],
): { readonly shown: readonly Entry[]; readonly mark?: FittedCode } {
  const last = facts.findLastIndex(({ role }) => role !== undefined && large.includes(role))
  const least = side.repeated ? Math.max(last + 1, 1) : facts.length
  for (let count = facts.length; count >= least; count--) {
    const shown = facts.slice(0, count)
    const mark = markBeside(shown)
    if (mark) return { shown, mark }
  }
  return { shown: facts }
}

/** Share of the height inside the margins that the facts of a stub may take. */
const stubShare = 0.74

/** As many of the facts as a stub has room for: they stand on the main part too. */
function fitting(
  facts: readonly Entry[],
  grid: Omit<FactGridProps, 'facts'>,
  measure: Measure,
): readonly Entry[] {
  const { page, margin } = grid.theme
  const room = (page.height - margin.top - margin.bottom) * stubShare
  const fits = (count: number): boolean =>
    heightOf(<FactGrid facts={facts.slice(0, count)} {...grid} />, { ...grid, measure }) <= room
  const counts = facts.map((_, at) => facts.length - at)
  return facts.slice(0, counts.find(fits) ?? 1)
}

/** Size over the text of the name of a house on its panel. */
const NAME = 2.6

/** Whose a voucher is, at the head of its panel. */
function House({
  lines: [name, ...more],
  theme,
  width,
}: Pick<SideProps, 'theme' | 'width'> & { readonly lines: readonly Phrase[] }): Child {
  if (!name) return null
  const { base } = theme.type
  const room = { width, height: base * NAME * 2.4, lines: 2, least: base, most: base * NAME }
  const { size } = fitTitle(name.text, theme, room)
  return (
    <div part="brand" style={{ position: 'relative' }}>
      <p style={{ ...displayStyle(theme, size), leading: 1.1 }}>
        <Phrasing nodes={name.nodes} theme={theme} size={size} />
      </p>
      {more.map(({ nodes }) => (
        <p style={{ marginTop: base * 0.4, leading: 1.35 }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}

interface StubTitleProps extends Pick<SideProps, 'title' | 'theme' | 'width'> {
  /** px; 0 for none. */
  readonly band: number
}

/** The headline once more, small enough for the stub; on the band it keeps to one line. */
function StubTitle({ title, theme: paper, width, band }: StubTitleProps): Child {
  const onBand = band > 0
  const theme = themeOn(paper, onBand ? 'inverse' : 'paper')
  const { base } = theme.type
  const room = {
    width,
    height: base * (onBand ? 1.4 : 4),
    lines: onBand ? 1 : 3,
    least: smallestType(theme.page),
    most: base * (onBand ? 1 : 1.2),
  }
  const { size } = fitTitle(title.text, theme, room)
  return (
    <p
      style={{
        ...displayStyle(theme, size),
        position: 'relative',
        ...(onBand && {
          leading: (base * 1.3) / size,
          marginBottom: band - theme.margin.top - base * 1.3 + space(theme, 0.5),
        }),
      }}
    >
      {title.text === '' ? '\u00a0' : <Phrasing nodes={title.nodes} theme={theme} size={size} />}
    </p>
  )
}

/** What is typed at the till, in the mono face across the whole part. */
function Hero({
  fact,
  theme,
  width,
  most,
}: Pick<SideProps, 'theme' | 'width'> & { readonly fact: Entry; readonly most: number }): Child {
  const { type, color, lang } = theme
  const written = textOf(fact)
  const family = type.mono
  const perEm = textWidth(written, { family, weight: 700, size: 1, lang }) + written.length * 0.06
  const size = Math.floor(Math.min(width / Math.max(perEm, 0.1), most))
  return (
    <div part="code">
      {fact.label.text !== '' && (
        <p style={labelStyle(theme)}>
          <Phrasing nodes={fact.label.nodes} theme={theme} />
        </p>
      )}
      {fact.lines.map(({ nodes }) => (
        <p style={{ family, size, weight: 700, leading: 1.2, tracking: 0.05, color: color.heading }}>
          <Phrasing nodes={nodes} theme={theme} size={size} />
        </p>
      ))}
    </div>
  )
}

/** The panel's colour out to the edges of the page, or the perforation. */
function Ground({ theme, look, width, gap }: Pick<SideProps, 'theme' | 'look' | 'width' | 'gap'>): Child {
  const { page, margin, color, dir } = theme
  const panel = look.side.manner === 'panel'
  const outer = width + gap + (dir === 'ltr' ? margin.right : margin.left)
  const left = dir === 'ltr' ? page.width - outer : 0
  const box = { position: 'absolute', top: 0, left, width: outer, height: page.height } as const
  if (panel) return <div ariaHidden style={{ ...box, background: color.paper }} />
  const inset = look.cutLine ? cutInset(theme) : 0
  const inside = { ...box, top: inset, height: page.height - 2 * inset }
  const line = { width: 1, color: color.border, style: 'dashed' } as const
  return (
    <div
      ariaHidden
      style={{ ...inside, ...(dir === 'ltr' ? { borderLeft: line } : { borderRight: line }) }}
    />
  )
}
