import {
  displayStyle,
  Heading,
  labelStyle,
  measureStyle,
  Phrasing,
  Prose,
  anchorOf,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { sectionSize, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import { Rest } from './rest.tsx'

/** What a title has room for at the side of its section, on a tablet and on a phone, px. */
// The side is narrowest on a screen just wider than a tablet's: a third of its content.
const SIDE = { width: 270, height: 280, least: 28 }
const TABLET = { width: 660, height: 200, most: 52, least: 28 }
const PHONE = { width: 336, height: 200, most: 40, least: 24 }

/** px at which all titles of a page's sections fit beside what they head. */
export function sectionSizeOf(theme: Theme, sections: readonly Section[], most: number): number {
  const titles = sections.flatMap(({ heading }) => (heading ? [plainText(heading)] : []))
  return Math.min(most, ...titles.map(title => titleSize(theme, title, { ...SIDE, most })))
}

/** A section's title and the text under it. */
export function SectionHead({
  section,
  setting,
}: {
  readonly section: Pick<Section, 'heading' | 'made' | 'lead'>
  readonly setting: Setting
}): Child {
  const { heading, lead } = section
  return [
    heading && <SectionTitle section={section} setting={setting} />,
    lead.length > 0 && (
      <div
        part="section-lead"
        style={{ ...leadStyle(setting), marginTop: space(setting.theme, heading ? 0.75 : 0) }}
      >
        <Prose nodes={lead} {...setting} size={sizeAt(setting.theme, 0) * 1.12} />
      </div>
    ),
  ]
}

/** Letters of a title that is one bare word, as keys are. */
const BARE = 14

/** Whether a title is a key of data, or one bare word on a page whose others are keys. */
function isSmall({ heading, made }: Pick<Section, 'heading' | 'made'>, { keyed }: Setting): boolean {
  return keyed === true && heading !== undefined && (made === true || plainText(heading).length <= BARE)
}

/** A section's title alone; the key of its data, which says only what kind of things follow, is small over them. */
export function SectionTitle({
  section,
  setting,
}: {
  readonly section: Pick<Section, 'heading' | 'made'>
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { heading } = section
  if (!heading) return null
  if (isSmall(section, setting))
    return (
      <Heading
        theme={theme}
        level={2}
        {...anchorOf(heading)}
        style={{ ...labelStyle(theme), size: theme.type.base }}
      >
        <Phrasing nodes={heading.children} {...setting} heading />
      </Heading>
    )
  const words = plainText(heading)
  const size = sectionSize(setting)
  return (
    <Heading
      theme={theme}
      level={2}
      {...anchorOf(heading)}
      style={{
        ...displayStyle(theme, size),
        maxWidth: 900,
        medium: { size: titleSize(theme, words, { ...TABLET, most: Math.min(size, TABLET.most) }) },
        narrow: { size: titleSize(theme, words, { ...PHONE, most: Math.min(size, PHONE.most) }) },
      }}
    >
      <Phrasing nodes={heading.children} {...setting} heading />
    </Heading>
  )
}

/** Larger, quieter text under titles. */
export function leadStyle({ theme }: Setting): Style {
  return {
    size: Math.round(theme.type.base * 1.12),
    color: theme.color.textMuted,
    textWrap: 'balance',
    ...measureStyle(theme),
  }
}

/** A section with its content drawn. */
interface PartProps {
  readonly section: Section
  readonly setting: Setting
  readonly children?: Child
}

/** Title over content, with room between them. */
export function Titled({ section, setting, children }: PartProps): Child {
  const titled = section.heading !== undefined || section.lead.length > 0
  return [
    <SectionHead section={section} setting={setting} />,
    <div style={{ marginTop: titled ? space(setting.theme, isSmall(section, setting) ? 1 : 2) : 0 }}>
      {children}
    </div>,
    section.rest.length > 0 && (
      <div style={{ marginTop: space(setting.theme, 1.5) }}>
        <Rest blocks={section.rest} setting={setting} />
      </div>
    ),
  ]
}

/** Title at the side, content in the wider column, which begins at one edge all over the page, title or none. */
export function Sided({ section, setting, children }: PartProps): Child {
  const { theme } = setting
  const head = <SectionHead section={section} setting={setting} />
  return (
    <Sides title={head} setting={setting} gaps={[2, 1.25]}>
      {children}
      {section.rest.length > 0 && (
        <div style={{ marginTop: space(theme, 1) }}>
          <Rest blocks={section.rest} setting={setting} />
        </div>
      )}
    </Sides>
  )
}

interface SidesProps {
  readonly title: Child
  readonly setting: Setting
  /** Baseline units between the columns, and between the rows that they are on a tablet. */
  readonly gaps?: readonly [number, number]
  /** Widths of the columns to each other. */
  readonly parts?: readonly [number, number]
  readonly children?: Child
}

/** A title in the narrower column at the side of what it heads. */
export function Sides({
  title,
  setting: { theme },
  gaps = [2, 1],
  parts = [1, 2],
  children,
}: SidesProps): Child {
  const [between, below] = gaps
  const narrower = { columns: 1, gap: space(theme, below) }
  return (
    <div style={{ display: 'grid', columns: parts, gap: space(theme, between), medium: narrower }}>
      <div>{title}</div>
      <div>{children}</div>
    </div>
  )
}
