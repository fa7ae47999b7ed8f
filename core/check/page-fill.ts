import type { PageContent } from './page-content.ts'
import type { Bounds } from '../draw/frame.ts'

/** Margins count as filled up to this share of the height. */
const MARGIN = 0.1

/**
 * The largest empty stretch between or below what stands on a page, as a share of its height between the margins. What
 * stands above the first line does not count: text that is centred or stands at the foot is meant to.
 */
export function largestVoid(content: PageContent): number {
  const { height } = content.frame
  const bands = contentOn(content).sort((one, other) => one.top - other.top)
  const first = bands[0]
  if (first === undefined) return 1
  let filled = Math.max(first.top, 0)
  let most = 0
  for (const { top, bottom } of bands) {
    most = Math.max(most, top - filled)
    filled = Math.max(filled, bottom)
  }
  const end = height * (1 - MARGIN)
  return Math.max(most, end - filled) / (height * (1 - 2 * MARGIN))
}

/**
 * How far the middle of the weight of a page stands from the middle of the page across, as a share of its width: below 0
 * to the left. Weight is area: of lines, and of pictures and boxes that are no ground.
 */
export function tilt(content: PageContent): number {
  let weight = 0
  let moment = 0
  for (const { left, top, right, bottom } of contentOn(content)) {
    const area = (right - left) * (bottom - top)
    weight += area
    moment += (area * (left + right)) / 2
  }
  return weight === 0 ? 0 : moment / weight / content.frame.width - 0.5
}

/** Text that is no furniture, pictures, and boxes that are no ground of the page. */
function contentOn({ lines, boxes, frame }: PageContent): Bounds[] {
  return [
    ...lines.filter(({ mark }) => mark !== undefined),
    ...boxes.filter(({ item, top, bottom }) => item.kind === 'image' || bottom - top < frame.height * GROUND),
  ]
}

/** Boxes from this share of a page's height on are its ground. */
const GROUND = 0.9
