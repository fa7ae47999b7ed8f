import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { TypePlan } from '../type/plan-type.tsx'
import type { Slide } from '../decks/slide.ts'
import { SlideNotes } from '../sheets/footnotes.tsx'
import { SlideCompare, SlidePoints } from './side-by-side.tsx'
import { SlideContents } from './contents.tsx'
import { LedRowsBody, ledRowsOf } from './led-row.tsx'
import { SlideGallery } from './pictures.tsx'
import { SlideFigured } from './figured.tsx'
import { SlideProcess } from './process.tsx'
import { SlideStats } from './stats.tsx'
import { BlocksAlone, SlideTable } from './table.tsx'
import { SlideStatement } from './statement.tsx'
import { SlideText } from './text.tsx'
import { SlideWhole } from './whole.tsx'
import { SlideColumns } from './tiles.tsx'

/** What the body of a slide is made of. */
export interface BodyProps {
  readonly slide: Slide
  readonly theme: Theme
  /** px of the room across. */
  readonly width: number
  /** How its text is set. */
  readonly text: TypePlan
  /** px that text begins lower than it might, where its slide is one of several. */
  readonly drop: number
  readonly measure: Measure
}

/** What stands below a content slide's title, by its layout. */
export function SlideBody(props: BodyProps): Child {
  const { slide, theme } = props
  const led = ledRowsOf(slide, theme)
  if (led) return <LedRowsBody {...props} led={led} />
  if (slide.manner === 'columns') return <SlideColumns {...props} />
  switch (slide.layout) {
    case 'contents':
      return <SlideContents {...props} />
    case 'stats':
      return <SlideStats {...props} />
    case 'points':
      return <SlidePoints {...props} />
    case 'compare':
      return <SlideCompare {...props} />
    case 'table':
      return <SlideTable {...props} />
    case 'gallery':
      return <SlideGallery {...props} />
    case 'whole':
      return <SlideWhole {...props} />
    case 'process':
      return <SlideProcess {...props} />
    case 'figured':
      return <SlideFigured {...props} />
    case 'statement':
      return <SlideStatement {...props} />
    case 'code':
      return <BlocksAlone {...props} />
    case 'notes':
      return <SlideNotes {...props} />
    default:
      return <SlideText {...props} />
  }
}
