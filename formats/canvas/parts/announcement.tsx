import { bodyStyle, KeyValue, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { toText } from '../../parts/fields.ts'
import { readFacts } from './facts.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import { Headline } from '../../parts/headline.tsx'
import type { CanvasCopy } from '../../parts/read-canvas.ts'

/** What a format decides about an announcement. */
export interface AnnouncementLook {
  /** Largest headline as a share of the canvas's shorter side. */
  readonly headline: number
  /** Most lines of the headline. */
  readonly lines: number
  /** Share of the canvas that a picture takes, beside or above the words. */
  readonly picture: number
  /** The support line over body, default 1.25. */
  readonly support?: number
}

interface Frame {
  readonly beside: boolean
  /** px of the words' column. */
  readonly width: number
}

/** One sheet with a dominant headline, what supports it, a picture to the edge, and the rest at the foot. */
export function composeAnnouncement(
  copy: CanvasCopy,
  theme: Theme,
  look: AnnouncementLook,
): readonly Sheet[] {
  const { page, margin } = theme
  const title = copy.headline ? plainText(copy.headline) : (copy.brand ?? '')
  return [
    {
      name: 'canvas',
      size: page,
      margin: [margin.top, margin.right, margin.bottom, margin.left],
      background: theme.color.paper,
      root: toNodes(<Canvas copy={copy} theme={theme} look={look} />)[0] as Element,
      fitFloor: 0.5,
      title,
    },
  ]
}

interface CanvasProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly look: AnnouncementLook
}

function Canvas({ copy, theme, look }: CanvasProps): Child {
  const { page, margin } = theme
  const frame = frameOf(copy, theme, look)
  const above = copy.picture !== undefined && !frame.beside
  const top = above ? Math.round(page.height * look.picture - margin.top * 0.2) : 0
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Picture copy={copy} theme={theme} look={look} beside={frame.beside} />
      {above && <div style={{ height: top, shrink: 0 }} />}
      <div flow style={{ width: frame.width, grow: 1, display: 'flex', direction: 'column' }}>
        <Words copy={copy} theme={theme} look={look} frame={frame} above={above} />
      </div>
    </section>
  )
}

function frameOf({ picture }: CanvasCopy, { page, margin }: Theme, look: AnnouncementLook): Frame {
  const beside = picture !== undefined && page.width > page.height * 1.15
  const room = page.width - margin.left - margin.right
  return {
    beside,
    width: beside ? Math.round(page.width * (1 - look.picture) - margin.left - margin.right * 0.75) : room,
  }
}

function Picture({ copy, theme, look, beside }: CanvasProps & { readonly beside: boolean }): Child {
  const { page, dir } = theme
  const { picture } = copy
  if (!picture?.data?.asset) return null
  const width = beside ? Math.round(page.width * look.picture) : page.width
  const height = beside ? page.height : Math.round(page.height * look.picture)
  const left = beside && dir === 'ltr' ? page.width - width : 0
  return (
    <img
      src={picture.data.asset}
      alt={picture.alt ?? ''}
      style={{ position: 'absolute', top: 0, left, width, height, fit: 'cover' }}
    />
  )
}

function Words({
  copy,
  theme,
  look,
  frame,
  above,
}: CanvasProps & { readonly frame: Frame; readonly above: boolean }): Child {
  const { page } = theme
  const short = Math.min(page.width, page.height)
  const most = short * look.headline
  const lead = growTheme(theme, look.support ?? 1.25)
  return (
    <>
      <Masthead copy={copy} theme={theme} />
      <div
        style={{
          grow: above ? 0 : 1,
          display: 'flex',
          direction: 'column',
          justify: above ? 'start' : 'center',
        }}
      >
        {copy.headline && (
          <Headline
            heading={copy.headline}
            theme={theme}
            room={{ width: frame.width, lines: look.lines, least: theme.type.base * 1.6, most }}
          />
        )}
        {copy.support && (
          <div part="support" style={{ marginTop: space(theme, 1), size: lead.type.base, leading: 1.35 }}>
            <Prose nodes={[copy.support]} theme={lead} size={lead.type.base} />
          </div>
        )}
      </div>
      {above && <div style={{ grow: 1 }} />}
      <Foot copy={copy} theme={theme} />
    </>
  )
}

/** The brand, small, and what the author put over the headline. */
function Masthead({ copy, theme }: Omit<CanvasProps, 'look'>): Child {
  const said = copy.before.map(plainText).join(' ')
  const named = copy.brand !== undefined && !said.includes(copy.brand)
  if (!named && copy.before.length === 0) return null
  return (
    <div
      part="masthead"
      style={{
        shrink: 0,
        marginBottom: space(theme, 1),
        color: theme.color.accentText,
        weight: theme.type.strongWeight,
      }}
    >
      {copy.logo && <img src={copy.logo} alt="" style={{ height: theme.type.base * 2, fit: 'contain' }} />}
      {named && <p>{copy.brand}</p>}
      <Prose nodes={copy.before} theme={theme} measured={false} />
    </div>
  )
}

function Foot({ copy, theme }: Omit<CanvasProps, 'look'>): Child {
  const url = toText(copy.fields.url)
  const body = copy.rest.map(plainText).join(' ')
  const address = url?.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const shown = address !== undefined && !body.includes(address)
  const facts = readFacts(copy.fields, theme.lang, [
    'url',
    'title',
    'event',
    'description',
    'author',
    'date',
    'tags',
  ])
  if (copy.rest.length === 0 && !shown && facts.length === 0) return null
  return (
    <div part="foot" style={{ marginTop: space(theme, 1.25), shrink: 0 }}>
      {facts.length > 0 && (
        <KeyValue
          theme={theme}
          columns={Math.min(facts.length, 3)}
          pairs={facts.map(fact => ({ label: fact.label, value: fact.lines.join(', ') }))}
        />
      )}
      <Prose nodes={copy.rest} theme={theme} measured={false} />
      {shown && <p style={{ ...quietStyle(theme), marginTop: space(theme, 0.25) }}>{address}</p>}
    </div>
  )
}
