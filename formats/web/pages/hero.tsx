import { Heading, Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { Links } from './links.tsx'
import { Picture } from './picture.tsx'
import { leadStyle } from '../sections/section-head.tsx'
import { Band, CONTENT } from './band.tsx'
import type { Page } from './page.ts'
import { type Setting, titleStep } from './setting.ts'

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
  const width = page.hero.picture && page.kind === 'pitch' ? BESIDE : TITLE
  const words = page.hero.title.map(plainText).join('')
  return titleStep(theme, words, { width, lines: 5, most: 4, least: 2 })
}

function HeroWords({ page, setting }: HeroProps): Child {
  const { theme } = setting
  const { eyebrow, label, title, id, lead, links } = page.hero
  const size = Math.round(theme.type.base * 1.2)
  const words = title.map(plainText).join('')
  const step = heroStep(page, setting)
  const phone = titleStep(theme, words, { width: 312, lines: 6, most: Math.min(step, 3), least: 1 })
  return (
    <div>
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
      {lead.length > 0 && (
        <div style={{ ...leadStyle(setting), size, maxWidth: 620, marginTop: space(theme, 1) }}>
          <Prose nodes={lead} {...setting} size={size} />
        </div>
      )}
      {links.length > 0 && (
        <div style={{ marginTop: space(theme, 1.5) }}>
          <Links links={links} setting={setting} />
        </div>
      )}
    </div>
  )
}
