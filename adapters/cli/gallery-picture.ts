import sharp, { type OverlayOptions } from 'sharp'

/** A first page as PNG bytes. */
export type Picture = Uint8Array

const WIDTH = 1600
const GAP = 16
/** Every row is this high, or lower so that it fills the width. px. */
const HEIGHT = 230
const GROUND = '#e6e2db'

interface Cell {
  readonly picture: Picture
  /** Width over height. */
  readonly ratio: number
}

/** All first pages in one picture: justified rows, every page whole. */
export async function paintGallery(pictures: readonly Picture[]): Promise<Uint8Array> {
  const cells = await Promise.all(pictures.map(readCell))
  const tiles: OverlayOptions[] = []
  let top = GAP
  for (const row of toRows(cells)) {
    const room = WIDTH - GAP * (row.length + 1)
    const ratio = row.reduce((sum, cell) => sum + cell.ratio, 0)
    const height = Math.min(HEIGHT, Math.floor(room / ratio))
    let left = Math.floor((WIDTH - GAP * (row.length - 1) - ratio * height) / 2)
    for (const cell of row) {
      const width = Math.floor(cell.ratio * height)
      const input = await sharp(cell.picture).resize(width, height, { fit: 'fill' }).png().toBuffer()
      tiles.push({ input, left, top })
      left += width + GAP
    }
    top += height + GAP
  }
  const ground = { width: WIDTH, height: top, channels: 3 as const, background: GROUND }
  const picture = sharp({ create: ground }).composite(tiles)
  return picture.png({ palette: true, quality: 90, effort: 7 }).toBuffer()
}

async function readCell(picture: Picture): Promise<Cell> {
  const { width, height } = await sharp(picture).metadata()
  return { picture, ratio: width / height }
}

/** Fills each row until it would be lower than wished. */
function toRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = []
  for (const cell of cells) {
    row.push(cell)
    const ratio = row.reduce((sum, { ratio }) => sum + ratio, 0)
    if ((WIDTH - GAP * (row.length + 1)) / ratio > HEIGHT) continue
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}
