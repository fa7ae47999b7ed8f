import type { Gradient } from '../../compose/style.ts'
import type { Rectangle, RectItem } from '../../draw/frame.ts'
import { type Color, type GradientLine, gradientLine } from '../color.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import {
  addResource,
  colorOperators,
  openMark,
  type Page,
  pageX,
  pageY,
  transparencyOperator,
} from './page.ts'
import type { PdfValue, Reference } from './pdfkit-internals.ts'

/** Paints a rectangle: colour or gradient, then its border, which lies centred on the edge. */
export function paintRect(page: Page, item: RectItem): void {
  if (item.width < 0 || item.height < 0) return
  openMark(page, undefined)
  const shape = rectPath(page, item)
  if (typeof item.fill === 'string')
    page.content += `q\n${colorOperators(page, item.fill, 'rg')}${shape}f\nQ\n`
  else if (item.fill !== undefined) paintShading(page, item.fill, item, shape)
  const width = item.strokeWidth ?? 1
  if (item.stroke === undefined || !(width > 0)) return
  const pen = strokeOperators(
    width * pointsPerPixel,
    item.dash?.map(length => length * pointsPerPixel),
  )
  page.content += `q\n${colorOperators(page, item.stroke, 'RG')}${pen}${shape}S\nQ\n`
}

function rectPath(page: Page, item: RectItem): string {
  const bottom = pageY(page, item.y + item.height)
  const width = item.width * pointsPerPixel
  const height = item.height * pointsPerPixel
  return boxPath(pageX(page, item.x), bottom, width, height, item.radius * pointsPerPixel)
}

/** Operators for the width and dashes of a line, both in the units of the path. */
export function strokeOperators(width: number, dash: readonly number[] | undefined): string {
  const line = `${toNumber(width, 3)} w\n`
  const lengths = dash?.filter(length => length >= 0) ?? []
  // A pattern of nothing but zeros is an error in PDF.
  if (!lengths.some(length => length > 0)) return line
  return `${line}[${lengths.map(length => toNumber(length, 3)).join(' ')}] 0 d\n`
}

/** Distance of a Bézier's handle from its end, for a quarter of a unit circle. */
const quarterHandle = 0.5523

/** Operators that draw a rectangle with round corners, in points from its lower left. Without radius it is a plain rectangle. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const round = Math.min(radius, width / 2, height / 2)
  if (round < 0.01) return `${list(x, y, width, height)} re\n`
  const right = x + width
  const top = y + height
  const near = round * (1 - quarterHandle)
  return [
    `${list(x + round, y)} m`,
    `${list(right - round, y)} l`,
    `${list(right - near, y, right, y + near, right, y + round)} c`,
    `${list(right, top - round)} l`,
    `${list(right, top - near, right - near, top, right - round, top)} c`,
    `${list(x + round, top)} l`,
    `${list(x + near, top, x, top - near, x, top - round)} c`,
    `${list(x, y + round)} l`,
    `${list(x, y + near, x + near, y, x + round, y)} c`,
    'h\n',
  ].join('\n')
}

function list(...numbers: readonly number[]): string {
  return numbers.map(number => toNumber(number)).join(' ')
}

/** Fills a shape with a gradient that is fitted to a box. */
function paintShading(page: Page, gradient: Gradient, box: Rectangle, shape: string): void {
  const line = gradientLine(gradient, box)
  const color = shadingDictionary(page, line, 'DeviceRGB', ({ red, green, blue }) => [
    red / 255,
    green / 255,
    blue / 255,
  ])
  const name = addShared(page, 'Shading', color)
  const alphas = new Set(line.stops.map(stop => stop.color.alpha))
  const [only = 1] = alphas
  const alpha = alphas.size === 1 ? transparencyOperator(page, only) : maskOperator(page, line)
  page.content += `q\n${alpha}${shape}W n\n/${name} sh\nQ\n`
}

function addShared(page: Page, kind: string, object: Reference): string {
  return addResource(page, kind, `O${object.id}`, object)
}

function shadingDictionary(
  page: Page,
  line: GradientLine,
  space: string,
  channels: (color: Color) => number[],
): Reference {
  const ends = [pageX(page, line.x1), pageY(page, line.y1), pageX(page, line.x2), pageY(page, line.y2)]
  const shading = page.ink.document.ref({
    ShadingType: 2,
    ColorSpace: space,
    Coords: ends,
    Function: stopsFunction(line.stops, channels),
    Extend: [true, true],
  })
  shading.end()
  return shading
}

/** Straight pieces between neighbouring stops, stitched. */
function stopsFunction(stops: GradientLine['stops'], channels: (color: Color) => number[]): PdfValue {
  const pieces: PdfValue[] = []
  const bounds: number[] = []
  const encode: number[] = []
  let last = { color: stops[0]?.color, at: 0 }
  for (const stop of [...stops, { color: stops.at(-1)?.color, at: 1 }]) {
    if (last.color === undefined || stop.color === undefined) continue
    if (stop.at > last.at) {
      if (last.at > 0) bounds.push(last.at)
      pieces.push({
        FunctionType: 2,
        Domain: [0, 1],
        C0: channels(last.color),
        C1: channels(stop.color),
        N: 1,
      })
      encode.push(0, 1)
    }
    last = { color: stop.color, at: stop.at }
  }
  return { FunctionType: 3, Domain: [0, 1], Functions: pieces, Bounds: bounds, Encode: encode }
}

/** A graphics state whose mask is the gradient of the stops' alphas. */
function maskOperator(page: Page, line: GradientLine): string {
  const { document } = page.ink
  const shading = shadingDictionary(page, line, 'DeviceGray', color => [color.alpha])
  const form = document.writeStream(
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: page.pdf.reference.data.MediaBox,
      Group: { S: 'Transparency', CS: 'DeviceGray' },
      Resources: { Shading: { S: shading } },
    },
    Buffer.from('/S sh\n'),
  )
  const state = document.ref({ Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: form } })
  state.end()
  return `/${addShared(page, 'ExtGState', state)} gs\n`
}
