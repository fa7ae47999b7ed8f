import type { Gradient } from '../../compose/style.ts'
import type { Color } from '../color.ts'
import { type Box, type GradientLine, gradientLine } from '../gradient.ts'
import { addResource, type Page, pageX, pageY, transparencyOperator } from './page.ts'
import type { PdfValue, Reference } from './pdfkit-internals.ts'

/** Fills a shape with a gradient that is fitted to a box. */
export function paintShading(page: Page, gradient: Gradient, box: Box, shape: string): void {
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
