import { readBrief } from '../../core/brief/read-brief.ts'
import { checkRoles } from '../../core/check/roles.ts'
import { describe } from '../../core/describe.ts'
import { fitSheets } from '../../core/draw/canvas/fit-sheets.ts'
import { layoutCanvas } from '../../core/draw/canvas/layout-canvas.ts'
import type { Frame, TextItem } from '../../core/draw/frame.ts'
import { scriptsIn } from '../../core/fonts/scripts.ts'
import type { Format } from '../../core/format.ts'
import type { Asset } from '../../core/image/asset.ts'
import { createReport, type Message } from '../../core/message.ts'
import { readCopy } from '../../core/reading/read-copy.ts'
import { readDocument } from '../../core/source/read-document.ts'
import { plainText } from '../../core/source/text.ts'
import { resolveLocale } from '../../core/theme/resolve-locale.ts'
import { resolvePage } from '../../core/theme/resolve-page.ts'
import { resolveTheme } from '../../core/theme/resolve-theme.ts'

/** A word as it stands on a canvas, px. */
export interface CanvasWord {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly right: number
  readonly baseline: number
  readonly size: number
}

/** Copy laid out in a canvas format for a test. */
export interface LaidOutCanvas {
  readonly frames: readonly Frame[]
  readonly words: readonly CanvasWord[]
  readonly messages: readonly Message[]
}

/** What a test may say besides the copy. */
export interface Wishes {
  readonly brief?: string
  readonly size?: string
  readonly assets?: ReadonlyMap<string, Asset>
}

/** Lays Markdown out in a canvas format, fitted but not painted. */
export async function layOutCanvas(
  format: Format,
  content: string,
  { brief = '', size, assets = new Map() }: Wishes = {},
): Promise<LaidOutCanvas> {
  const report = createReport()
  const document = readDocument(content, assets, report)
  const { design } = readBrief(brief, format.design)
  const locale = resolveLocale(design, document, report)
  const page = resolvePage(format.sizes, design, size, locale.lang)
  const theme = resolveTheme(design, page, locale, scriptsIn(plainText(document.root)))
  const reading = readCopy(document, format.roles)
  const composed = format.compose(reading, theme)
  checkRoles(reading, format, report)
  const context = { ...describe(reading, composed), theme, surface: format.surface, assets, report }
  const { frames } = await layoutCanvas(await fitSheets(composed, context), context)
  return { frames, words: frames.flatMap(wordsOn), messages: report.messages }
}

function wordsOn(frame: Frame, page: number): CanvasWord[] {
  return frame.items
    .filter((item): item is TextItem => item.kind === 'text')
    .flatMap(({ words, x: start = 0, size, baseline, tracking }) =>
      words.map(({ word, x }) => {
        const left = start + x
        const right = left + (word.width + tracking * (word.glyphs.length - 1)) * size
        return { page, text: word.text, x: left, right, baseline, size }
      }),
    )
}

/** The words of the largest size, which are the headline. */
export function largest({ words }: LaidOutCanvas): readonly CanvasWord[] {
  const most = Math.max(...words.map(({ size }) => size))
  return words.filter(({ size }) => size === most)
}

/** A picture of so many px for a test; it is laid out, never painted. */
export function picture(name: string, width: number, height: number): ReadonlyMap<string, Asset> {
  const bytes = new Uint8Array()
  const asset: Asset = { name, type: 'image/png', bytes, width, height, raster: { type: 'image/png', bytes } }
  return new Map([[name, asset]])
}
