import { ledToSize } from '../../../core/compose/button.tsx'
import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Heading, Label, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { hasFurther } from '../../../core/theme/theme-on.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { leadStyle } from '../sections/section-head.tsx'
import { displaySetting } from '../../fitting/measure.ts'
import { wholeCompounds } from '../../fitting/whole-compounds.tsx'
import { Band, CONTENT, NARROWEST } from './band.tsx'
import { hasBar } from './bar.tsx'
import { Links } from './links.tsx'
import type { Page } from './page.ts'
import { Picture } from './picture.tsx'
import { aligned, type Ground, isPlain, leadSize, loudness, on, type Setting } from './setting.ts'
import { titleLeading, titleSize } from './title-size.ts'

/**
 * What a page opens with: words beside a picture, few words or many without one, a title over text, a statement over the
 * pictures that follow.
 */
type Opening = 'picture' | 'few' | 'beside' | 'alone' | 'article' | 'statement'

/** What a title has room for on a desk, px. */
const rooms: Readonly<Record<Opening, { width: number; height: number; most: number; least: number }>> = {
  picture: { width: 660, height: 326, most: 112, least: 48 },
  few: { width: 1160, height: 400, most: 144, least: 72 },
  beside: { width: 680, height: 460, most: 104, least: 48 },
  alone: { width: CONTENT, height: 380, most: 168, least: 48 },
  statement: { width: 1300, height: 310, most: 128, least: 48 },
  article: { width: 720, height: 260, most: 64, least: 32 },
}
/** px of a title on a tablet, and on a phone. */
const TABLET = { width: 660, height: 400, most: 84, least: 40 }
const PHONE = { width: 336, height: 260, most: 60, least: 26 }

/** px of the first screen that a picture fills, and how high it is on a tablet and on a phone. */
const SCREEN = 664
const PICTURE = { tablet: 560, phone: 400 }
/** Share of the width that words beside a picture take of the content, and the picture of the screen. */
const WORDS = '52%'
const BLEED = '46%'

interface HeroProps {
  readonly page: Page
  readonly setting: Setting
  /** Widest content in px; default 1280. An article's title stands on the edges of its text. */
  readonly width?: number
  /** Takes half a screen at the most, so that what follows is seen at once; default false. */
  readonly brief?: boolean
}

/** px of a screen that the only words of a page fill, and the most of a title there. */
const ALONE = 860
const ALONE_MOST = 300

/** Letters of a title and of what is under it that are few, and of the latter those that are many. */
const FEW = { title: 40, lead: 110 }
const MANY = 150
/** Letters up to which a title fills the width over what is said of it. */
const SHORT = 18

function openingOf({ kind, hero }: Page, { theme }: Setting): Opening {
  if (kind === 'article') return 'article'
  if (hero.picture) return 'picture'
  const said = hero.lead.map(plainText).join(' ').length
  const named = hero.title.map(plainText).join('').length
  const { centered } = theme.design.layout
  if (named > 0 && named <= FEW.title && said <= FEW.lead && centered !== false) return 'few'
  const isBeside = said >= MANY && named > SHORT && centered !== true
  return isBeside ? 'beside' : 'alone'
}

/** Of a promise that takes half a screen: px of its height and of its title's, and units above and below. */
const BRIEF = { height: 340, title: 210, most: 112, room: 2 }
/** The same of one that takes a screen. */
const WHOLE = { height: 560, room: 4 }

/** px of a page's title on a desk. */
export function heroSize(
  page: Page,
  setting: Setting,
  opening: Opening = openingOf(page, setting),
  brief = false,
): number {
  const own = rooms[opening]
  const room = brief ? { ...own, height: BRIEF.title, most: Math.min(own.most, BRIEF.most) } : own
  const isAll = opening === 'few' && page.sections.length === 0
  const most = (isAll ? ALONE_MOST : room.most) * loudness(setting.theme)
  return titleSize(setting.theme, page.hero.title.map(plainText).join(''), { ...room, most })
}

/** The ground that a promise stands on: the accent where it has no picture. */
export function heroGround(page: Page, setting: Setting): Ground {
  const opening = openingOf(page, setting)
  if (opening === 'picture' || opening === 'article' || isPlain(setting.theme)) return 'paper'
  if (!isConfined(setting.theme)) return 'accent'
  return hasFurther(setting.theme) ? 'further' : 'inverse'
}

/** Whether a brief keeps the accent to what is pressed: a field of it would drown that. */
function isConfined({ design, paperColor }: Theme): boolean {
  const { buttons, links } = design.parts ?? {}
  return [buttons?.fill, buttons?.color, links?.color].some(
    hex => hex?.toLowerCase() === paperColor.accent.toLowerCase(),
  )
}

/** The promise: beside a picture that reaches the edges of the screen, or large on a field of the accent. */
export function PromiseBand({ page, setting, brief = false }: HeroProps): Child {
  const opening = openingOf(page, setting)
  const field = on(setting, heroGround(page, setting))
  switch (opening) {
    case 'statement':
      return <StatementBand page={page} setting={setting} />
    case 'article':
      return <ArticleHead page={page} setting={setting} />
    case 'picture':
      return <BesidePicture page={page} setting={setting} />
    case 'few':
      return (
        <FewWords page={page} setting={{ ...field, theme: aligned(field.theme, 'center') }} brief={brief} />
      )
    case 'beside':
      return <WordsBeside page={page} setting={field} brief={brief} />
    case 'alone':
      return <WordsAlone page={page} setting={field} brief={brief} />
  }
}

/** Title and text of an article, on the edges of what follows. */
export function ArticleHead({ page, setting, width = CONTENT }: HeroProps): Child {
  const { theme } = setting
  const { picture } = page.hero
  const props = { page, setting }
  return (
    <Band setting={setting} ground={theme.color.paper} room={2.5} roomBelow={1.5} part="hero" width={width}>
      <HeroTitle {...props} />
      <HeroLead {...props} />
      {picture && (
        <div style={{ marginTop: space(theme, 1.5) }}>
          <Picture image={picture} setting={setting} style={{ fit: 'contain' }} />
        </div>
      )}
    </Band>
  )
}

function BesidePicture({ page, setting }: HeroProps): Child {
  const { theme } = setting
  const { picture } = page.hero
  const outer = theme.dir === 'rtl' ? { left: 0 } : { right: 0 }
  const edge = picture && (
    <div
      part="hero-picture"
      style={{
        position: 'absolute',
        ...outer,
        top: 0,
        bottom: 0,
        width: BLEED,
        medium: { position: 'relative', width: '100%' },
      }}
    >
      <Picture
        image={picture}
        captioned={false}
        setting={setting}
        style={{
          height: '100%',
          radius: 0,
          medium: { height: PICTURE.tablet },
          narrow: { height: PICTURE.phone },
        }}
      />
    </div>
  )
  return (
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={1.25}
      roomBelow={3}
      part="hero"
      edge={edge}
      height={SCREEN}
    >
      <div style={{ width: WORDS, medium: { width: '100%' } }}>
        <HeroTitle page={page} setting={setting} />
        <HeroLead page={page} setting={setting} />
        {picture?.title && (
          <p style={{ ...quietStyle(theme), marginTop: space(theme, 1) }}>
            <Phrasing nodes={[{ type: 'text', value: picture.title }]} {...setting} />
          </p>
        )}
      </div>
    </Band>
  )
}

/** A statement over the whole width, what is said of it in a row below, so that the first screen has room for what follows. */
export function StatementBand({ page, setting }: HeroProps): Child {
  const { theme } = setting
  const { lead, links, note } = page.hero
  const size = Math.round(theme.type.base * 1.2)
  return (
    <Band
      setting={setting}
      ground={theme.color.paper}
      room={hasBar(page) ? 1 : 2.5}
      roomBelow={1}
      part="hero"
    >
      <HeroTitle page={page} setting={setting} />
      {lead.length + links.length > 0 && (
        <div
          style={{
            display: 'flex',
            justify: 'between',
            align: 'end',
            gap: space(theme, 2),
            marginTop: space(theme, 1),
            narrow: { direction: 'column', align: 'stretch', gap: space(theme, 1) },
          }}
        >
          <div style={{ grow: 1, maxWidth: 700, size, narrow: { size: theme.type.base } }}>
            <Prose nodes={lead} {...setting} size={size} />
          </div>
          {links.length > 0 && (
            <div style={{ shrink: 0 }}>
              <Links links={links} size={theme.type.base} setting={setting} />
            </div>
          )}
        </div>
      )}
      {note.length > 0 && <Prose nodes={note} {...setting} />}
    </Band>
  )
}

/** Large in the middle. */
function FewWords({ page, setting, brief = false }: HeroProps): Child {
  const { height, room } = brief ? BRIEF : WHOLE
  // What has nothing below it is the page: it fills its screen.
  const least = page.sections.length === 0 ? ALONE : height
  return (
    <Band setting={setting} ground={setting.theme.color.paper} room={room} part="hero" height={least}>
      <div style={{ display: 'flex', direction: 'column', align: 'center', textAlign: 'center' }}>
        <HeroTitle page={page} setting={setting} />
        <HeroLead page={page} setting={setting} opening={brief ? 'picture' : 'few'} />
      </div>
    </Band>
  )
}

/** The title at one side, what is said of it at the other. */
function WordsBeside({ page, setting, brief = false }: HeroProps): Child {
  const { theme } = setting
  const { height, room } = brief ? BRIEF : WHOLE
  return (
    <Band setting={setting} ground={theme.color.paper} room={room} part="hero" height={height}>
      <div
        style={{
          display: 'grid',
          columns: [7, 5],
          gap: space(theme, 3),
          medium: { columns: 1, gap: space(theme, 1) },
        }}
      >
        <div>
          <HeroTitle page={page} setting={setting} />
        </div>
        <div>
          <HeroLead page={page} setting={setting} opening="beside" />
        </div>
      </div>
    </Band>
  )
}

/** The title over the whole width, what is said of it below. */
function WordsAlone({ page, setting, brief = false }: HeroProps): Child {
  const { height, room } = brief ? BRIEF : WHOLE
  return (
    <Band setting={setting} ground={setting.theme.color.paper} room={room} part="hero" height={height}>
      <HeroTitle page={page} setting={setting} />
      <HeroLead page={page} setting={setting} opening={brief ? 'picture' : 'alone'} />
    </Band>
  )
}

/** A page's title with what stands before it. */
function HeroTitle({ page, setting }: HeroProps): Child {
  const { theme } = setting
  const { eyebrow, label, title, id } = page.hero
  const words = title.map(plainText).join('')
  const size = leadSize(setting)
  const tablet = titleSize(theme, words, { ...TABLET, most: Math.min(size, TABLET.most) })
  const phone = titleSize(theme, words, { ...PHONE, most: Math.min(size, PHONE.most) })
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
          {...(id !== undefined && { id })}
          style={{
            ...displayStyle(theme, size),
            leading: titleLeading(theme),
            maxWidth: '100%',
            medium: { size: tablet },
            narrow: { size: phone },
          }}
        >
          {wholeCompounds(
            <Phrasing nodes={title} {...setting} heading />,
            NARROWEST,
            displaySetting(theme, size),
          )}
        </Heading>
      )}
    </>
  )
}

/** How much larger than text what is said of a title is: of few words in the middle, below a title, beside a title or a picture. */
const LEADS = { few: 1.5, alone: 1.5, beside: 1.3, picture: 1.14 }
/** Letters from which on what is said is as small as beside a picture. */
const LONG_LEAD = 260
/** Most px of a line of it, by its own px. */
const LEAD_LINE = 27

/** How much larger than what follows a line in bold is that opens it. */
const TAGLINE = 1.5

/** The words of a paragraph that is in bold throughout. */
function strongIn(block: RootContent | undefined): readonly PhrasingContent[] | undefined {
  const [only, ...others] = block?.type === 'paragraph' ? block.children : []
  return others.length === 0 && only?.type === 'strong' ? only.children : undefined
}

/** How much larger than text is what a page asks for on its first screen, and a number to call: it is read and dialled. */
const PRESSED = 1.4
const CALLED = 1.8

/** What stands under a title, or beside it at its top. */
function HeroLead({
  page,
  setting,
  opening = 'picture',
}: HeroProps & { readonly opening?: keyof typeof LEADS }): Child {
  const { theme } = setting
  const { lead, links, note } = page.hero
  const isLong = lead.map(plainText).join(' ').length > LONG_LEAD
  const size = Math.round(theme.type.base * LEADS[isLong ? 'picture' : opening])
  const tagline = lead.length > 1 ? strongIn(lead[0]) : undefined
  const tag = Math.round(size * TAGLINE)
  const calls = links[0]?.href.startsWith('tel:') === true
  // Beside a picture it is seen as it is.
  const larger = calls ? CALLED : opening === 'picture' ? 1 : PRESSED
  const pressed = Math.max(ledToSize(theme), Math.round(theme.type.base * larger))
  return (
    <>
      {lead.length > 0 && (
        <div
          style={{
            ...leadStyle(setting),
            size,
            maxWidth: size * LEAD_LINE,
            leading: 1.35,
            marginTop: opening === 'beside' ? 0 : space(theme, opening === 'picture' ? 0.6 : 1),
            narrow: { size: theme.type.base },
          }}
        >
          {tagline && (
            <p
              style={{
                ...displayStyle(theme, tag),
                color: theme.color.heading,
                leading: 1.2,
                narrow: { size: Math.min(tag, 30) },
              }}
            >
              <Phrasing nodes={tagline} {...setting} heading />
            </p>
          )}
          {tagline && <div style={{ height: space(theme, 0.75) }} />}
          <Prose nodes={tagline ? lead.slice(1) : lead} {...setting} size={size} />
        </div>
      )}
      {links.length > 0 && (
        <div
          style={{
            marginTop: space(theme, opening === 'picture' ? 0.75 : 1.5),
            narrow: { marginTop: space(theme, 0.75) },
          }}
        >
          <Links links={links} size={pressed} setting={setting} />
        </div>
      )}
      {note.length > 0 && (
        <div style={{ marginTop: space(theme, 1), color: theme.color.textMuted }}>
          <Prose nodes={note} {...setting} />
        </div>
      )}
    </>
  )
}
