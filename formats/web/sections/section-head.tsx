import { Heading, measureStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { type Setting, titleStep } from '../pages/setting.ts'

/** px that a narrow screen leaves for a title. */
const PHONE = 312

/** A section's title and the text under it. */
export function SectionHead({
  section,
  setting,
}: {
  readonly section: Section
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

/** A section's title alone. */
export function SectionTitle({
  section,
  setting,
}: {
  readonly section: Section
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { heading } = section
  if (!heading) return null
  const id = heading.data?.slug
  const step = setting.sectionStep ?? 3
  const room = { width: PHONE, lines: 6, most: Math.min(step, 2), least: 1 }
  const phone = titleStep(theme, plainText(heading), room)
  return (
    <Heading
      theme={theme}
      level={2}
      step={step}
      {...(id !== undefined && { id })}
      style={{
        maxWidth: 760,
        medium: { size: sizeAt(theme, Math.min(step, 2)) },
        narrow: { size: sizeAt(theme, phone) },
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
    <div style={{ marginTop: titled ? space(setting.theme, 2) : 0 }}>{children}</div>,
    section.rest.length > 0 && (
      <div style={{ marginTop: space(setting.theme, 1.5) }}>
        <Prose nodes={section.rest} {...setting} />
      </div>
    ),
  ]
}

/** Title at the side, content in the wider column. */
export function Sided({ section, setting, children }: PartProps): Child {
  const { theme } = setting
  if (!section.heading && section.lead.length === 0)
    return (
      <div style={{ maxWidth: 760 }}>
        {children}
        <Prose nodes={section.rest} {...setting} />
      </div>
    )
  return (
    <div
      style={{
        display: 'grid',
        columns: [5, 8],
        gap: space(theme, 2.5),
        medium: { columns: 1, gap: space(theme, 1.25) },
      }}
    >
      <div>
        <SectionHead section={section} setting={setting} />
      </div>
      <div>
        {children}
        {section.rest.length > 0 && (
          <div style={{ marginTop: space(theme, 1) }}>
            <Prose nodes={section.rest} {...setting} />
          </div>
        )}
      </div>
    </div>
  )
}
