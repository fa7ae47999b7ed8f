import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { ProgrammeCopy } from './programme.tsx'

/** What a format decides about an announcement. */
export interface AnnouncementLook {
  /** Largest headline as a share of the canvas's shorter side. */
  readonly headline: number
  /** Most lines of the headline. */
  readonly lines: number
  /** Largest share of the canvas that a picture takes, beside or above the words. */
  readonly picture: number
  /** The support line over body, default 1.25. */
  readonly support?: number
  /** Lines that readers must find (dates, times, places) over body, default 1.15. */
  readonly key?: number
  /** Everything else over body, default 1. */
  readonly details?: number
  /** Facts stand in one line instead of a grid: on canvases that are low. */
  readonly factLine?: boolean
  /** Share of the height along the top and the foot of a story that the network's own buttons cover. */
  readonly covered?: number
  /** The picture stands at the start: on profiles, whose lower left corner the portrait covers. */
  readonly pictureFirst?: boolean
}

/** What the parts of an announcement are made of. */
export interface AnnouncementProps {
  readonly copy: CanvasCopy
  readonly programme?: ProgrammeCopy
  readonly theme: Theme
  readonly look: AnnouncementLook
  readonly measure: Measure
}
