import type { Image, RootContent } from 'mdast'
import { bodyStyle, Caption, Flow, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { space } from '../../../core/theme/theme.ts'
import { contentWidth, GUTTER, NARROW_GUTTER } from '../pages/band.tsx'
import { countWords } from '../pages/page.ts'
import type { Setting } from '../pages/setting.ts'
import { Blocks } from './items.tsx'
import { SectionTitle } from './section-head.tsx'
import { FillingPicture } from '../pages/picture.tsx'

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

/** px of a row's least height on a desk, of its picture on a phone, and between its words and the middle of the screen. */
const HEIGHT = 580
const PHONE = 320
const MIDDLE = 64

/** Two halves from edge to edge that touch: a picture and the words beside it. Every second row is the other way round. */
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
  const room = space(theme, 3)
  // Words stand on the edges of the page's content, whichever half they have.
  const atStart = turned !== (theme.dir === 'rtl')
  const text = (
    <div
      part="row-text"
      style={{
        display: 'flex',
        direction: 'column',
        align: turned ? 'end' : 'start',
        padding: atStart ? [room, MIDDLE, room, GUTTER] : [room, GUTTER, room, MIDDLE],
        medium: { padding: [room, GUTTER] },
        narrow: { padding: [space(theme, 1.75), NARROW_GUTTER] },
      }}
    >
      <div
        style={{
          display: 'flex',
          direction: 'column',
          justify: 'between',
          gap: space(theme, 1.5),
          grow: 1,
          width: '100%',
          maxWidth: contentWidth(setting) / 2 - MIDDLE,
        }}
      >
        <SectionTitle section={section} setting={setting} />
        <div>
          <Flow theme={theme} gap={0.75}>
            <Blocks blocks={row.blocks} setting={setting} level={1} />
          </Flow>
        </div>
      </div>
    </div>
  )
  const { title } = row.picture
  const side = (
    <figure style={{ display: 'flex', direction: 'column' }}>
      <div
        part="row-picture"
        style={{ position: 'relative', grow: 1, minHeight: HEIGHT, narrow: { minHeight: PHONE } }}
      >
        <FillingPicture image={row.picture} setting={setting} />
      </div>
      {title && (
        <div style={{ padding: [0, NARROW_GUTTER, space(theme, 0.5), NARROW_GUTTER] }}>
          <Caption theme={theme}>
            <Phrasing nodes={[{ type: 'text', value: title }]} {...setting} />
          </Caption>
        </div>
      )}
    </figure>
  )
  return (
    <section
      part="row"
      style={{
        ...bodyStyle(theme),
        background: theme.color.paper,
        display: 'grid',
        columns: 2,
        breakInside: 'avoid',
        narrow: { columns: 1 },
      }}
    >
      {turned ? [text, side] : [side, text]}
    </section>
  )
}
