import type { Element } from '../../compose/tree.ts'
import type { FieldValue } from '../draw-each.ts'
import { shapeWord } from '../../fonts/shape-word.ts'
import type { Look } from './look.ts'
import type { Line, LineWord } from './place-lines.ts'

/**
 * Puts a field's words where a placeholder of about their width was laid out, so that a layout does not depend on where
 * its sheet comes in the document. The line stays centred or at its end.
 */
export function fillFields(line: Line, look: Look, fieldValue: FieldValue): Line {
  if (!line.words.some(word => fieldOf(word) !== undefined)) return line
  const words: LineWord[] = []
  let shift = 0
  for (const group of byField(line.words)) {
    const [first] = group as [LineWord]
    const last = group.at(-1) ?? first
    const field = fieldOf(first)
    const value = field?.field === undefined ? undefined : fieldValue(field.field, field.target)
    const filled = value === undefined ? group : spell(value, first, last.spaceAfter)
    words.push(...filled.map(word => ({ ...word, x: word.x + shift })))
    const end = filled.at(-1)
    if (field !== undefined)
      shift += (end === undefined ? first.x : end.x + end.width) - (last.x + last.width)
  }
  const back = shift * shareBefore(look)
  return { ...line, words: words.map(word => ({ ...word, x: word.x - back })) }
}

function fieldOf(word: LineWord): Element | undefined {
  return word.run.chain.find(element => element.field !== undefined)
}

function byField(words: readonly LineWord[]): LineWord[][] {
  const groups: LineWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && fieldOf(group[0]) === fieldOf(word)) group.push(word)
    else groups.push([word])
  }
  return groups
}

/** A word space, em. */
const space = 0.25

function spell(value: string, place: LineWord, spaceAfter: boolean): LineWord[] {
  const { run } = place
  const { size, tracking, tabular } = run.look
  const parts = value.split(/\s+/).filter(part => part !== '')
  let x = place.x
  return parts.map((part, index) => {
    const word = shapeWord(part, run.face, { tabular })
    const width = (word.width + word.glyphs.length * tracking) * size
    const spelled = { ...place, word, width, x, spaceAfter: index < parts.length - 1 || spaceAfter }
    x += width + (space + tracking) * size
    return spelled
  })
}

/** How much of what a line grows by goes to its left. */
function shareBefore({ align, dir }: Look): number {
  if (align === 'center') return 0.5
  return (align === 'end') === (dir === 'ltr') && align !== 'justify' ? 1 : 0
}
