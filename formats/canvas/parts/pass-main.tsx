import { displayStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { toText } from '../../parts/fields.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import { textHeight } from '../../parts/text-height.ts'
import { FactGrid, factGridHeight } from './fact-grid.tsx'
import type { Fact } from './facts.ts'
import type { PassLook, PassProps } from './pass.tsx'
import { Brand } from './pass-brand.tsx'
import { Terms, termsHeight } from './pass-terms.tsx'
import { routeOf } from './read-pass.ts'
import { Route } from './route.tsx'
import { fitTitle, Title } from './title.tsx'

interface MainProps extends PassProps {
  /** Those that stand on this part. */
  readonly facts: readonly Fact[]
  /** px */
  readonly width: number
  /** Height of the picture across the top, px; 0 where it stands beside the words or there is none. */
  readonly strip: number
}

/** The main part of a pass: brand, headline, groups of facts, terms; what room is left stands between them. */
export function PassMain({ copy, theme, look, words, facts, width, strip }: MainProps): Child {
  const hero = facts.find(fact => fact.name === look.hero)
  const groups = groupFacts(facts, look)
  const subtitle = toText(copy.fields.subtitle)
  const route = routeOf(copy) !== undefined
  const height = roomForTitle({ copy, theme, look, words, facts, width, strip })
  return (
    <>
      <Brand copy={copy} theme={theme} title={words.title} band={look.band === true} />
      <Prose nodes={copy.before} theme={theme} measured={false} />
      {strip > 0 && <Picture copy={copy} theme={theme} height={strip} />}
      <div style={{ grow: 1 }} />
      {(!route || copy.headline) && (
        <Headline
          copy={copy}
          theme={theme}
          words={words}
          width={width}
          height={height}
          small={hero !== undefined || route}
        />
      )}
      {route && <Route copy={copy} theme={theme} width={width} height={height} />}
      {hero && <Hero fact={hero} theme={theme} width={width} />}
      {subtitle && <p style={{ size: sizeAt(theme, 1), leading: 1.3 }}>{subtitle}</p>}
      {words.support.length > 0 && (
        <div style={{ marginTop: space(theme, 0.25), size: sizeAt(theme, 1), leading: 1.3 }}>
          <Prose
            nodes={words.support}
            theme={growTheme(theme, 1.3)}
            size={sizeAt(theme, 1)}
            measured={false}
          />
        </div>
      )}
      <div style={{ grow: 1.5 }} />
      {groups.map((group, index) => (
        <Group theme={theme} ruled={index > 0}>
          <FactGrid facts={group} theme={theme} width={width} large={look.large} mono={look.mono ?? []} />
        </Group>
      ))}
      <div style={{ grow: 1 }} />
      <Terms copy={copy} theme={theme} words={words} small={facts.length > 0} width={width} />
    </>
  )
}

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

/** The facts of each group in the group's order; those of no group last, in the author's. */
function groupFacts(facts: readonly Fact[], { groups, hero }: PassLook): readonly (readonly Fact[])[] {
  const placed = new Set([...groups.flat(), hero, 'subtitle', 'carrier'])
  const named = groups.map(names => names.flatMap(name => facts.find(fact => fact.name === name) ?? []))
  return [...named, facts.filter(fact => !placed.has(fact.name))].filter(group => group.length > 0)
}

/** The height in px that facts and small print leave for the headline. */
function roomForTitle({ copy, theme, look, words, facts, width, strip }: MainProps): number {
  const { page, margin } = theme
  const { large } = look
  const groups = groupFacts(facts, look)
  const listed = groups.map(
    group => factGridHeight({ facts: group, theme, width, large }) + space(theme, 0.75),
  )
  const above = textHeight([...copy.before, ...words.support], growTheme(theme, 0.85), width)
  const prose = above + termsHeight({ copy, theme, words, small: facts.length > 0, width })
  const named = copy.logo ?? copy.brand ?? copy.fields.carrier
  const brand = named === undefined ? 0 : theme.type.base * 1.6 + (look.band ? margin.top : 0)
  const taken = listed.reduce((sum, height) => sum + height, prose + brand)
  const sub = toText(copy.fields.subtitle) ? sizeAt(theme, 1) * 1.3 : 0
  // Where facts are many they shrink with the headline, not instead of it.
  const least = Math.min(page.width, page.height) * (look.band ? 0.24 : 0.17)
  return Math.max(page.height - strip - margin.top - margin.bottom - taken - sub, least)
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

interface HeadlineProps extends Pick<MainProps, 'copy' | 'theme' | 'words' | 'width'> {
  /** px that it may take. */
  readonly height: number
  /** Something larger follows. */
  readonly small: boolean
}

function Headline({ copy, theme, words, width, height, small }: HeadlineProps): Child {
  if (words.title === '') return null
  const short = Math.min(theme.page.width, theme.page.height)
  const { size } = fitTitle(words.title, theme, {
    width,
    height,
    lines: 2,
    least: sizeAt(theme, 1),
    most: short * (small ? 0.1 : 0.26),
  })
  if (copy.headline) return <Title heading={copy.headline} theme={theme} size={size} />
  return (
    <h1 part="headline" style={displayStyle(theme, size)}>
      {words.title}
    </h1>
  )
}

/** The one figure that the pass is about. */
function Hero({ fact, theme, width }: { fact: Fact; theme: Theme; width: number }): Child {
  const figure = fact.lines.join(' ')
  const short = Math.min(theme.page.width, theme.page.height)
  const room = { width, height: short * 0.34, lines: 1, least: sizeAt(theme, 3), most: short * 0.26 }
  return (
    <p part="hero" style={{ ...displayStyle(theme, fitTitle(figure, theme, room).size), leading: 1.15 }}>
      {figure}
    </p>
  )
}
