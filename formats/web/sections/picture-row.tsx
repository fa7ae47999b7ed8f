import type { Image, RootContent } from 'mdast'
import { Flow } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { space } from '../../../core/theme/theme.ts'
import { countWords } from '../pages/page.ts'
import { Picture } from '../pages/picture.tsx'
import type { Setting } from '../pages/setting.ts'
import { Blocks } from './items.tsx'
import { SectionTitle } from './section-head.tsx'

/** One picture and the words beside it. */
interface Pictured {
  readonly picture: Image
  readonly blocks: readonly RootContent[]
}

/** Words up to which text stands beside a picture. */
const ROW_WORDS = 140

/** The picture of a section of text with one picture, and its words when they are few; undefined for other sections. */
export function pictured({ kind, list, blocks, sections }: Section): Pictured | undefined {
  if ((kind !== 'prose' && kind !== 'contact') || list !== undefined || sections.length > 0) return undefined
  const pictures = blocks.flatMap(picturesIn)
  const [picture] = pictures
  const others = blocks.filter(block => picturesIn(block).length === 0)
  const isShort =
    countWords(others) <= ROW_WORDS && others.every(({ type }) => type === 'paragraph' || type === 'list')
  return picture && pictures.length === 1 && others.length > 0 && isShort
    ? { picture, blocks: others }
    : undefined
}

/** Text beside a picture; every second row is the other way round. */
export function PictureRow({
  section,
  row,
  turned,
  setting,
}: {
  readonly section: Section
  readonly row: Pictured
  readonly turned: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const text = (
    <div part="row-text">
      <Flow theme={theme} gap={0.75}>
        <SectionTitle section={section} setting={setting} />
        <Blocks blocks={row.blocks} setting={setting} level={1} />
      </Flow>
    </div>
  )
  const side = (
    <Picture image={row.picture} setting={setting} style={{ height: 420, narrow: { height: 260 } }} />
  )
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
