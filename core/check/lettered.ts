import type { WhyNot } from '../brief/reach.ts'
import type { Sheet } from '../compose/sheet.ts'
import { isElement, type Node } from '../compose/tree.ts'
import { familyNamed } from '../fonts/catalogue.ts'
import { scriptOf } from '../fonts/scripts.ts'

/** Scripts that hands and brushes are drawn for. */
const WRITTEN: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek'])

/** Letters among which the script of a copy is told. */
const MOST = 2000

/** Why a hand that a brief asks for is not seen: it has no letters for the script of the copy. */
export function unlettered(sheets: readonly Sheet[]): WhyNot {
  let isOther: boolean | undefined
  return (path, value) => {
    const isFace = /^(?:type\.(?:display|text)|parts\..+\.face)$/.test(path)
    if (!isFace || typeof value !== 'string' || familyNamed(value)?.kind !== 'script') return undefined
    isOther ??= isOtherScript(sheets)
    return isOther ? 'no hand here has the letters of this copy: it stays in an upright face' : undefined
  }
}

/** Whether most letters are of a script that no hand is drawn for. */
function isOtherScript(sheets: readonly Sheet[]): boolean {
  let [all, others] = [0, 0]
  const count = (node: Node): void => {
    if (all >= MOST) return
    if (isElement(node)) {
      node.children.forEach(count)
      return
    }
    for (const letter of node.value) {
      const script = scriptOf(letter.codePointAt(0) ?? 0)
      if (script === 'Zyyy' || script === 'Zsye') continue
      all++
      if (!WRITTEN.has(script)) others++
    }
  }
  for (const { root } of sheets) count(root)
  return others * 2 > all
}
