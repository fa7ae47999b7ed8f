import type { TextItem } from '../../draw/frame.ts'
import { glyphOutline } from './glyph-outline.ts'
import { attribute, fillAttributes } from './markup.ts'

/** Words as one path of their glyphs' outlines, in font units. */
export function textMarkup(item: TextItem): string {
  const path = textPath(item)
  if (path === '') return ''
  const scale = item.size / item.face.font.unitsPerEm
  const place = `matrix(${attribute(scale, 6)} 0 0 ${attribute(-scale, 6)} ${attribute(item.x ?? 0)} ${attribute(item.baseline)})`
  return `<path${fillAttributes(item.color)} transform="${place}" d="${path}"/>`
}

function textPath(item: TextItem): string {
  const em = item.face.font.unitsPerEm
  let path = ''
  for (const { x, word } of item.words) {
    let pen = Number(attribute((x / item.size) * em))
    for (let index = 0; index < word.glyphs.length; index++) {
      const outline = glyphOutline(item.face, word.glyphs[index] ?? 0)
      if (outline.rest !== '') {
        const left = Math.round(pen + (word.offsetsX?.[index] ?? 0) * em + outline.x)
        const up = Math.round((word.offsetsY?.[index] ?? 0) * em + outline.y)
        path += `M${left} ${up}${outline.rest}`
      }
      pen += ((word.advances[index] ?? 0) + item.tracking) * em
    }
  }
  return path
}
