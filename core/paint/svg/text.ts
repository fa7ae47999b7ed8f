import type { TextItem } from '../../draw/frame.ts'
import { glyphLayers, glyphOutline } from './glyph-outline.ts'
import { toNumber } from '../number.ts'
import { fillAttributes } from './markup.ts'

/** Words as one path of their glyphs' outlines, in font units; coloured glyphs as a path for each shape. */
export function textMarkup(item: TextItem): string {
  if (item.face.layers !== undefined) return colorMarkup(item)
  const path = textPath(item)
  if (path === '') return ''
  return `<path${fillAttributes(item.color)} transform="${placeOf(item)}" d="${path}"/>`
}

function placeOf({ face, size, x = 0, baseline }: TextItem): string {
  const scale = size / face.font.unitsPerEm
  return `matrix(${toNumber(scale, 6)} 0 0 ${toNumber(-scale, 6)} ${toNumber(x)} ${toNumber(baseline)})`
}

function colorMarkup(item: TextItem): string {
  const shapes: string[] = []
  placeGlyphs(item, (glyph, left, up) => {
    for (const { color, x, y, rest } of glyphLayers(item.face, glyph))
      shapes.push(`<path${fillAttributes(color)} d="M${Math.round(left + x)} ${Math.round(up + y)}${rest}"/>`)
  })
  return shapes.length === 0 ? '' : `<g transform="${placeOf(item)}">${shapes.join('')}</g>`
}

function textPath(item: TextItem): string {
  let path = ''
  placeGlyphs(item, (glyph, left, up) => {
    const outline = glyphOutline(item.face, glyph)
    if (outline.rest !== '')
      path += `M${Math.round(left + outline.x)} ${Math.round(up + outline.y)}${outline.rest}`
  })
  return path
}

/** Tells the place of each glyph of an item, in font units. */
export function placeGlyphs(item: TextItem, place: (glyph: number, left: number, up: number) => void): void {
  const em = item.face.font.unitsPerEm
  for (const { x, word } of item.words) {
    let pen = Number(toNumber((x / item.size) * em))
    for (let index = 0; index < word.glyphs.length; index++) {
      const left = pen + (word.offsetsX?.[index] ?? 0) * em
      place(word.glyphs[index] ?? 0, left, (word.offsetsY?.[index] ?? 0) * em)
      pen += ((word.advances[index] ?? 0) + item.tracking) * em
    }
  }
}
