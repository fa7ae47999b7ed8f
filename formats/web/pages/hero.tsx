import { Heading, Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Links } from './links.tsx'
import { Picture } from './picture.tsx'
import { leadStyle } from '../sections/section-head.tsx'
import { Band, CONTENT } from './band.tsx'
import type { Page } from './page.ts'
import { aligned, inverted, type Setting, titleStep } from './setting.ts'

/** Widest title in px, alone and beside a picture. */
const TITLE = 880
const BESIDE = 560
/** px of a picture beside the title, and on a phone under it. */
const PICTURE = 520
const PHONE_PICTURE = 280

interface HeroProps {
  readonly page: Page
  readonly setting: Setting
  /** Widest content in px; default 1200. An article's title stands on the edges of its text. */
  readonly width?: number
}

/** Title, lead and links, beside the picture when there is one. */
export function HeroBand({ page, setting, width = CONTENT }: HeroProps): Child {
  const { theme } = setting
  const { picture } = page.hero
  const words = <HeroWords page={page} setting={setting} />
  const article = page.kind === 'article'
  return (
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={article ? 2.5 : picture ? 3 : 4}
      {...(article && { roomBelow: 1.5 })}
      part="hero"
      width={width}
    >
      {picture && !article ? (
        <div
          style={{
            display: 'grid',
            columns: [11, 10],
            align: 'center',
            gap: space(theme, 2.5),
            medium: { columns: 2, gap: space(theme, 1.5) },
            narrow: { columns: 1, gap: space(theme, 1.5) },
          }}
        >
          {words}
          <Picture
            image={picture}
            setting={setting}
            style={{ height: PICTURE, medium: { height: 420 }, narrow: { height: PHONE_PICTURE } }}
          />
        </div>
      ) : (
        <div
          style={{ maxWidth: TITLE, ...(theme.design.layout.centered === true && { marginInline: 'auto' }) }}
        >
          {words}
          {picture && (
            <div style={{ marginTop: space(theme, 1.5) }}>
              <Picture image={picture} setting={setting} style={{ fit: 'contain' }} />
            </div>
          )}
        </div>
      )}
    </Band>
  )
}

/** Step of the type scale for a page's title. */
export function heroStep(page: Page, { theme }: Setting): number {
  return stepIn(page, { theme }, page.hero.picture && page.kind === 'pitch' ? BESIDE : TITLE)
}

function stepIn(page: Page, { theme }: Setting, width: number): number {
  const words = page.hero.title.map(plainText).join('')
  return titleStep(theme, words, { width, lines: 5, most: 4, least: 2 })
}

function HeroWords({ page, setting }: HeroProps): Child {
  return (
    <div>
      <HeroTitle page={page} setting={setting} step={heroStep(page, setting)} />
      <HeroLead page={page} setting={setting} />
    </div>
  )
}

interface TitleProps extends HeroProps {
  /** Of the type scale. */
  readonly step: number
}

function HeroTitle({ page, setting, step }: TitleProps): Child {
  const { theme } = setting
  const { eyebrow, label, title, id } = page.hero
  const words = title.map(plainText).join('')
  const phone = titleStep(theme, words, { width: 312, lines: 6, most: Math.min(step, 3), least: 1 })
  return (
    <>
      {eyebrow && (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.75) }}>
          <Phrasing nodes={eyebrow.nodes} {...setting} />
        </Label>
      )}
      {label && (
        <Label theme={theme} style={{ marginBottom: space(theme, 0.5) }}>
          <Phrasing nodes={label} {...setting} />
        </Label>
      )}
      {title.length > 0 && (
        <Heading
          theme={theme}
          level={1}
          step={step}
          {...(id !== undefined && { id })}
          style={{
            maxWidth: TITLE,
            medium: { size: sizeAt(theme, Math.min(step, 3)) },
            narrow: { size: sizeAt(theme, phone) },
          }}
        >
          <Phrasing nodes={title} {...setting} heading />
        </Heading>
      )}
    </>
  )
}

/** What stands under a title, or beside it at its top. */
function HeroLead({ page, setting, beside = false }: HeroProps & { readonly beside?: boolean }): Child {
  const { theme } = setting
  const { lead, links } = page.hero
  const size = Math.round(theme.type.base * 1.2)
  return (
    <>
      {lead.length > 0 && (
        <div style={{ ...leadStyle(setting), size, maxWidth: 620, marginTop: beside ? 0 : space(theme, 1) }}>
          <Prose nodes={lead} {...setting} size={size} />
        </div>
      )}
      {links.length > 0 && (
        <div style={{ marginTop: space(theme, 1.5) }}>
          <Links links={links} setting={setting} />
        </div>
      )}
    </>
  )
}

/** Letters of a title and of what is under it that are few, and of the latter those that are many. */
const FEW = { title: 40, lead: 110 }
const MANY = 150

/** How much larger the type of a promise of few words is. */
const LARGER = 1.35

/** A promise without a picture: few words are set large in the middle of the deep ground, many stand beside their title. */
export function PromiseBand({ page, setting }: HeroProps): Child {
  const { title, lead, picture } = page.hero
  const said = lead.map(plainText).join(' ').length
  const named = title.map(plainText).join('').length
  const { centered } = setting.theme.design.layout
  if (picture) return <HeroBand page={page} setting={setting} />
  if (named > 0 && named <= FEW.title && said <= FEW.lead && centered !== false)
    return <FewWords page={page} setting={setting} />
  if (said >= MANY && centered !== true) return <WordsBeside page={page} setting={setting} />
  return <HeroBand page={page} setting={setting} />
}

function FewWords({ page, setting }: HeroProps): Child {
  const deep = inverted(setting)
  const theme = aligned(scaled(deep.theme, LARGER), 'center')
  const large: Setting = { ...deep, theme }
  return (
    <Band setting={large} ground={theme.color.paper} room={5} part="hero">
      <div style={{ display: 'flex', direction: 'column', align: 'center', textAlign: 'center' }}>
        <HeroTitle page={page} setting={large} step={heroStep(page, large)} />
        <HeroLead page={page} setting={large} />
      </div>
    </Band>
  )
}

function WordsBeside({ page, setting }: HeroProps): Child {
  const { theme } = setting
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="hero">
      <div
        style={{
          display: 'grid',
          columns: [11, 10],
          gap: space(theme, 2.5),
          narrow: { columns: 1, gap: space(theme, 1) },
        }}
      >
        <div>
          <HeroTitle page={page} setting={setting} step={stepIn(page, setting, BESIDE)} />
        </div>
        <div>
          <HeroLead page={page} setting={setting} beside />
        </div>
      </div>
    </Band>
  )
}
