import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { TypePlan } from './plan-type.tsx'
import type { Slide } from './slide.ts'
import { SlideCode } from './slide-code.tsx'
import { SlideColumns } from './slide-columns.tsx'
import { SlideCompare } from './slide-compare.tsx'
import { SlideContents } from './slide-contents.tsx'
import { SlideNotes } from './slide-footnotes.tsx'
import { SlideGallery } from './slide-pictures.tsx'
import { SlidePoints } from './slide-points.tsx'
import { SlideStats } from './slide-stats.tsx'
import { SlideTable } from './slide-table.tsx'
import { SlideStatement, SlideText } from './slide-text.tsx'

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
}

/** What stands below a content slide's title, by its layout. */
export function SlideBody(props: BodyProps): Child {
  const { slide } = props
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
    case 'statement':
      return <SlideStatement {...props} />
    case 'code':
      return <SlideCode {...props} />
    case 'notes':
      return <SlideNotes {...props} />
    default:
      return <SlideText {...props} />
  }
}
