import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { smallestType } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { titleOf } from '../copy/canvas-copy.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { Terms } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import type { PassLook, PassProps } from './pass.tsx'
import { isBoldAlone } from '../../../core/reading/outline.ts'
import { Brand, brandLine } from './brand.tsx'
import { Route } from './route.tsx'

interface MainProps extends PassProps {
  /** Those that stand on this part. */
  readonly facts: readonly Entry[]
  /** px */
  readonly width: number
  /** Height of the picture across the top, px; 0 where it stands beside the words or there is none. */
  readonly strip: number
  /** The title stands on the band. */
  readonly titled: boolean
  /** Nothing else of the pass has the accent: its title does. */
  readonly accented: boolean
}

/** The main part of a pass: brand, headline, groups of facts, terms; what room is left stands between them. */
export function PassMain(props: MainProps): Child {
  const { copy, theme, look, facts, width, strip, journey } = props
  const free = spareHeight(props)
  const mark = markIn(props, free)
  const spare = mark ? free - mark.height - space(theme, 1) : free
  const crowded = isCrowded(props, spare)
  const hero = facts.find(({ role }) => role !== undefined && role === look.hero)
  const height = roomForTitle(props, spare)
  return (
    <>
      {!look.band && <Brand copy={copy} theme={theme} band={false} />}
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {strip > 0 && <Picture copy={copy} theme={theme} height={strip} />}
      <div style={{ grow: 1 }} />
      {!props.titled && (!journey || copy.headline) && (
        <Headline
          {...props}
          theme={props.accented ? inAccent(theme) : theme}
          height={height}
          small={hero !== undefined || journey !== undefined}
        />
      )}
      {journey && (
        <Route
          journey={journey}
          theme={theme}
          width={width}
          height={height}
          titled={copy.headline !== undefined}
        />
      )}
      {hero && <Hero fact={hero} theme={theme} width={width} />}
      <Support copy={copy} theme={theme} />
      <div style={{ grow: 1.5 }} />
      <Groups {...props} dense={crowded} />
      {mark && (
        <div style={{ marginTop: space(theme, 1), shrink: 0 }}>
          <CodeMark fitted={mark} theme={theme} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      <Terms {...props} theme={crowded ? denserTheme(theme) : theme} small={facts.length > 0} />
    </>
  )
}

/** Headings in the accent: as it is where large words are read in it, else as words have it. */
function inAccent(theme: Theme): Theme {
  const { accent, accentText, paper } = theme.color
  const heading = contrast(accent, paper) >= LARGE ? accent : accentText
  return { ...theme, color: { ...theme.color, heading } }
}

/** Contrast at which large words are read. */
const LARGE = 3

/** The line under the headline. */
function Support({ copy: { support }, theme }: Pick<MainProps, 'copy' | 'theme'>): Child {
  if (support.length === 0) return null
  const [lead, ...lines] = support.flatMap(linesOfBlock)
  // What is given is read before what else is said of it.
  if (lead && lines.length > 0 && isBoldAlone(lead))
    return (
      <div style={{ marginTop: space(theme, 0.25), leading: 1.25 }}>
        <p style={{ size: sizeAt(theme, 2), color: theme.color.heading }}>
          <Phrasing nodes={lead.nodes} theme={theme} size={sizeAt(theme, 2)} />
        </p>
        <div style={{ size: sizeAt(theme, 1) }}>
          <Prose nodes={paragraphsOf(lines)} theme={theme} size={sizeAt(theme, 1)} measured={false} />
        </div>
      </div>
    )
  return (
    <div style={{ marginTop: space(theme, 0.25), size: sizeAt(theme, 1), leading: 1.3 }}>
      <Prose nodes={support} theme={scaled(theme, 1.3)} size={sizeAt(theme, 1)} measured={false} />
    </div>
  )
}

/** Groups of facts under each other; where they are many, those that need not be found at a glance are smaller. */
function Groups({ theme, look, facts, width, dense }: MainProps & { readonly dense: boolean }): Child {
  return groupFacts(facts, look).map((group, index) => (
    <Group theme={theme} ruled={index > 0 && !group.every(isWish)}>
      {group.filter(isWish).map(fact => (
        <Wish fact={fact} theme={theme} />
      ))}
      <FactGrid
        facts={group.filter(fact => !isWish(fact))}
        theme={dense && isOther(group, look) ? denserTheme(theme) : theme}
        width={width}
        large={look.large}
        mono={look.mono ?? []}
      />
    </Group>
  ))
}

/** Whether a fact is what a giver says in words of its own, which its author did not label. */
function isWish({ role, written }: Entry): boolean {
  return role === 'message' && !written
}

/** What a giver says, as it would be written by hand: next to the title what is read first. */
function Wish({ fact, theme }: { readonly fact: Entry; readonly theme: Theme }): Child {
  const size = sizeAt(theme, textOf(fact).length <= WISH ? 2 : 1)
  return fact.lines.map(({ nodes }) => (
    <p part="message" style={{ italic: true, size, leading: 1.3, color: theme.color.heading }}>
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  ))
}

/** Letters of what is said in large type. */
const WISH = 72

interface PictureProps extends Pick<MainProps, 'copy' | 'theme'> {
  /** px */
  readonly height: number
}

/** The copy's picture across the part, cut to a strip. */
function Picture({ copy: { picture }, theme, height }: PictureProps): Child {
  if (!picture?.data?.asset) return null
  return (
    <img
      src={picture.data.asset}
      alt={picture.alt ?? ''}
      style={{ width: '100%', height, fit: 'cover', radius: theme.radius, marginTop: space(theme, 0.5) }}
    />
  )
}

/** The facts of each group in the group's order; those of no group last. */
function groupFacts(facts: readonly Entry[], { groups, hero }: PassLook): readonly (readonly Entry[])[] {
  const named = groups.map(names => names.flatMap(name => facts.find(({ role }) => role === name) ?? []))
  const placed = new Set(named.flat())
  const others = facts.filter(fact => !placed.has(fact) && (fact.role === undefined || fact.role !== hero))
  return [...named, others].filter(group => group.length > 0)
}

/** Whether a group has nothing that must be found at a glance. */
function isOther(group: readonly Entry[], { groups }: PassLook): boolean {
  return group.every(({ role }) => role === undefined || !groups.flat().includes(role))
}

/** The theme for what gives way first where a pass has more than it holds well. */
function denserTheme(theme: Theme): Theme {
  return scaled(theme, Math.max(0.84, Math.min(1, smallestType(theme.page) / theme.type.base)))
}

/** Whether facts and small print leave the headline no room at their usual sizes. */
function isCrowded({ theme: { page } }: MainProps, spare: number): boolean {
  return spare < Math.min(page.width, page.height) * 0.06
}

/** The height in px that facts and small print leave for the headline. */
function roomForTitle({ theme: { page }, look }: MainProps, spare: number): number {
  // Where facts are many they shrink with the headline, not instead of it.
  return Math.max(spare, Math.min(page.width, page.height) * (look.band ? 0.24 : 0.17))
}

/** The code below the facts, where it leaves the headline room. */
function markIn({ code, theme, width }: MainProps, free: number): FittedCode | undefined {
  const { page } = theme
  const spare = free - Math.min(page.width, page.height) * 0.3
  return fitCode(code, theme, { width, height: Math.min(spare, page.height * 0.2) })
}

/** px that everything else leaves for the headline and the code. */
function spareHeight(props: MainProps): number {
  const { copy, theme, look, facts, strip } = props
  const { page, margin } = theme
  const taken = heightOf(
    [
      <Prose nodes={copy.above} theme={theme} measured={false} />,
      <Support copy={copy} theme={theme} />,
      <Groups {...props} dense={false} />,
      <Terms {...props} small={facts.length > 0} />,
    ],
    props,
  )
  const isNamed = copy.logo !== undefined || brandLine(copy).length > 0
  const brand = isNamed || look.band ? theme.type.base * 1.6 + (look.band ? margin.top : 0) : 0
  return page.height - strip - margin.top - margin.bottom - taken - brand
}

function Group({ theme, ruled, children }: { theme: Theme; ruled: boolean; children?: Child }): Child {
  const room = space(theme, 0.25)
  const borderTop = { width: Math.max(theme.rule, 0.67), color: theme.color.hairline }
  return (
    <div
      style={{
        shrink: 0,
        marginTop: room * 1.5,
        ...(ruled && { borderTop, padding: [room * 1.5, 0, 0, 0] }),
      }}
    >
      {children}
    </div>
  )
}

interface HeadlineProps extends Pick<MainProps, 'copy' | 'theme' | 'width'> {
  /** px that it may take. */
  readonly height: number
  /** Something larger follows. */
  readonly small: boolean
}

function Headline({ copy, theme, width, height, small }: HeadlineProps): Child {
  const words = copy.headline ?? phraseOf(titleOf(copy))
  if (words.text === '') return null
  const short = Math.min(theme.page.width, theme.page.height)
  const most = short * (small ? 0.1 : 0.26)
  const fit = (lines: number): number =>
    fitTitle(words.text, theme, { width, height, lines, least: sizeAt(theme, 1), most }).size
  // A panel that is nearly as high as wide is filled by more lines.
  const lines = Math.max(words.text.length > 60 ? 3 : 2, height > width * STANDS ? 5 : 0)
  const [one, more] = [fit(1), fit(lines)]
  // A few words on one line are stronger than somewhat larger ones on two.
  const size = words.text.length <= 20 && one >= more * 0.6 ? one : more
  return (
    <>
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
      <Title words={words} theme={theme} size={size} width={width} />
    </>
  )
}

/** Height over the width from which on a title has room for more lines. */
const STANDS = 0.45

/** The one figure that the pass is about. */
function Hero({ fact, theme, width }: { fact: Entry; theme: Theme; width: number }): Child {
  const figure = textOf(fact)
  const short = Math.min(theme.page.width, theme.page.height)
  const room = { width, height: short * 0.34, lines: 1, least: sizeAt(theme, 3), most: short * 0.26 }
  const { size } = fitTitle(figure, theme, room)
  return (
    <>
      {fact.written && <HeadlineLabel words={fact.label} theme={theme} />}
      <p part="hero" style={{ ...displayStyle(theme, size), leading: 1.15 }}>
        {fact.lines.map(({ nodes }, index) => (
          <>
            {index > 0 && ' '}
            <Phrasing nodes={nodes} theme={theme} size={size} />
          </>
        ))}
      </p>
    </>
  )
}
