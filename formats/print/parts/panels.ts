import type { RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** Words that a picture takes the room of. */
const PICTURE = 70
/** Words that a heading with its room takes. */
const HEADING = 15

/** The copy of each panel of a folder: what comes before the first section, then the sections, at most `count` in all. */
export function splitPanels(
  body: readonly RootContent[],
  count: number,
): readonly (readonly RootContent[])[] {
  const sections: RootContent[][] = [[]]
  for (const node of body) {
    if (node.type === 'heading' && node.depth <= 2) sections.push([node])
    else sections.at(-1)?.push(node)
  }
  const [cover = [], ...rest] = sections
  const panels = [...rest]
  while (panels.length > count - 1) joinSmallest(panels)
  return [cover, ...panels]
}

/** Puts the two neighbours that are shortest together on one panel. */
function joinSmallest(panels: RootContent[][]): void {
  const weights = panels.map(panel => panel.reduce((sum, node) => sum + weightOf(node), 0))
  let at = 0
  for (let next = 1; next + 1 < panels.length; next += 1) {
    if (sumAt(weights, next) < sumAt(weights, at)) at = next
  }
  panels.splice(at, 2, [...(panels[at] ?? []), ...(panels[at + 1] ?? [])])
}

function sumAt(weights: readonly number[], at: number): number {
  return (weights[at] ?? 0) + (weights[at + 1] ?? 0)
}

function weightOf(node: RootContent): number {
  const words = plainText(node).split(/\s+/).length
  if (node.type === 'heading') return words + HEADING
  return node.type === 'paragraph' && node.children.some(child => child.type === 'image') ? PICTURE : words
}
