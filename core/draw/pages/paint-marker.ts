import type { Item } from '../frame.ts'
import { checkboxSize } from './list-marker.ts'
import type { PlacedMarker } from './strip.ts'

/** Draws a list item's marker on its baseline. */
export function paintMarker(placed: PlacedMarker, top: number, layer: Item[], artifact: boolean): void {
  const { marker, line, x } = placed
  const baseline = top + placed.baseline
  if (marker.kind === 'checkbox') paintCheckbox(marker, x, baseline, layer)
  for (const piece of line?.pieces ?? []) {
    if (piece.kind !== 'run') continue
    const { face, style, words, spaceAfter, mark } = piece
    layer.push({
      kind: 'text',
      face,
      size: style.size,
      color: style.color,
      // The marker's line may begin off its left edge when it was set from the right.
      x: x - lineStart(placed),
      baseline,
      words,
      tracking: style.tracking,
      spaceAfter,
      mark: artifact ? undefined : mark,
    })
  }
}

function lineStart(placed: PlacedMarker): number {
  return Math.min(...(placed.line?.pieces ?? []).map(piece => piece.x))
}

/** A square of 0.8 em on the baseline, with a tick when checked. */
function paintCheckbox(
  marker: Extract<PlacedMarker['marker'], { kind: 'checkbox' }>,
  x: number,
  baseline: number,
  layer: Item[],
): void {
  const side = checkboxSize * marker.size
  const stroke = Math.max(0.75, marker.size * 0.07)
  const y = baseline - side * 0.94
  const square = { x: x + stroke / 2, y: y + stroke / 2, width: side - stroke, height: side - stroke }
  layer.push({
    kind: 'rect',
    ...square,
    radius: marker.size * 0.1,
    stroke: marker.color,
    strokeWidth: stroke,
  })
  if (!marker.checked) return
  const tick = {
    kind: 'path',
    d: 'M2.2 5.2L4.3 7.4L7.9 2.8',
    x,
    y,
    scaleX: side / 10,
    scaleY: side / 10,
  } as const
  layer.push({ ...tick, stroke: marker.color, strokeWidth: 1.2 })
}
