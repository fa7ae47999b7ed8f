import { bodyStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Band, CONTENT, READING, SectionHead } from './band.tsx'
import { Bar } from './bar.tsx'
import { Foot } from './foot.tsx'
import { HeroBand } from './hero.tsx'
import { Links } from './links.tsx'
import type { Page } from './read-page.ts'
import type { Section } from './sections.ts'
import { inverted, type Setting } from './setting.ts'
import { SectionBody } from './section-body.tsx'

/** A page of bands from edge to edge, on at most two grounds in turn and the deep one for the last call. */
export function composePage(page: Page, theme: Theme): readonly Sheet[] {
  const setting: Setting = { theme, footnotes: page.footnotes }
  const root = (
    <div part="page" style={bodyStyle(theme)}>
      <Bar page={page} setting={setting} />
      <main>
        <HeroBand page={page} setting={setting} />
        {toBands(page.sections).map(band => (
          <SectionBand band={band} setting={setting} />
        ))}
      </main>
      <Foot page={page} setting={setting} />
    </div>
  )
  return [
    {
      name: 'page',
      size: theme.page,
      margin: 0,
      background: theme.color.paper,
      root: toNodes(root)[0] as Element,
    },
  ]
}

/** Sections that share a ground. */
interface Ground {
  readonly sections: readonly Section[]
  readonly alt: boolean
}

/** Neighbours of a flowing kind share a band; the grounds take turns. */
function toBands(sections: readonly Section[]): readonly Ground[] {
  const bands: { sections: Section[]; alt: boolean }[] = []
  for (const section of sections) {
    const previous = bands.at(-1)
    const { kind } = section.content
    const flows = kind === 'prose' || kind === 'row'
    if (flows && previous?.sections[0]?.content.kind === kind) previous.sections.push(section)
    else bands.push({ sections: [section], alt: kind === 'stats' || previous?.alt === false })
  }
  return bands
}

function SectionBand({ band, setting }: { readonly band: Ground; readonly setting: Setting }): Child {
  const { color } = setting.theme
  const [first] = band.sections
  if (first === undefined) return null
  if (first.content.kind === 'call') return <Call section={first} setting={inverted(setting)} />
  const kind = first.content.kind
  return (
    <Band
      setting={setting}
      ground={band.alt ? color.paperAlt : color.paper}
      room={kind === 'stats' ? 2 : 4.5}
      width={kind === 'prose' ? READING : CONTENT}
      part={kind}
    >
      {band.sections.map((section, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(setting.theme, kind === 'row' ? 4 : 2.5) }}>
          <SectionBody section={section} turned={at % 2 === 1} setting={setting} />
        </div>
      ))}
    </Band>
  )
}

/** The last call to act: words at the start, the button at the end. */
function Call({ section, setting }: { readonly section: Section; readonly setting: Setting }): Child {
  const { theme } = setting
  if (section.content.kind !== 'call') return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="call">
      <div
        style={{
          display: 'grid',
          columns: [3, 1],
          align: 'center',
          gap: space(theme, 2),
          narrow: { columns: 1, gap: space(theme, 1.25) },
        }}
      >
        <div>
          <SectionHead section={section} setting={setting} />
        </div>
        <Links links={section.content.links} setting={setting} />
      </div>
    </Band>
  )
}
