import { Flow, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { SectionTitle } from './section-head.tsx'
import { QuietLinks } from './links.tsx'
import { Picture } from './picture.tsx'
import type { Section } from './sections.ts'
import type { Setting } from './setting.ts'
import { readLinks } from './shapes.ts'

/** Text beside a picture; every second row is the other way round. */
export function PictureRow({
  section,
  turned,
  setting,
}: {
  readonly section: Section
  readonly turned: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  if (section.content.kind !== 'row') return null
  const { picture, blocks } = section.content
  const text = (
    <div part="row-text">
      <Flow theme={theme} gap={0.75}>
        <SectionTitle section={section} setting={setting} />
        {blocks.map(block => {
          const links = readLinks(block)
          return links ? (
            <QuietLinks links={links} setting={setting} />
          ) : (
            <Prose nodes={[block]} {...setting} level={1} />
          )
        })}
      </Flow>
    </div>
  )
  const side = <Picture image={picture} setting={setting} style={{ height: 420, narrow: { height: 260 } }} />
  return (
    <div
      part="row"
      style={{
        display: 'grid',
        columns: 2,
        align: 'center',
        gap: space(theme, 3),
        narrow: { columns: 1, gap: space(theme, 1) },
      }}
    >
      {turned ? [side, text] : [text, side]}
    </div>
  )
}
