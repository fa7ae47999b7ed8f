/** What turns TeX into outlines: large, and seldom needed, so the build packs this file apart. */
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'
import { onDemand } from '../../on-demand.ts'
import { loadMathJax, packages } from './load-mathjax.ts'
import { outlineOf } from './svg-outline.ts'

/** A letter that MathJax's own font lacks, in em: above the line, beneath it, its advance, and its outline in thousandths, y upwards. */
export interface Letter {
  readonly height: number
  readonly depth: number
  readonly width: number
  readonly d: string
}

/** A formula as one outline, in thousandths of an em, from its top left corner. */
export interface SetFormula {
  readonly d: string
  readonly width: number
  readonly height: number
  /** How far it reaches beneath its line. */
  readonly depth: number
}

/** Sizes that no page holds, in thousandths of an em. */
const LARGEST = { width: 250_000, height: 80_000 }

type CharData = readonly [number, number, number, Readonly<Record<string, unknown>>?]

interface Fonts {
  getChar(variant: string, codePoint: number): CharData | undefined
}

/** Turns TeX into the SVG of MathJax; throws where it cannot. */
interface Setter {
  set(tex: string, display: boolean): LiteElement
}

type LetterOf = (codePoint: number) => Letter | undefined

let letters: LetterOf = () => undefined

/** Sets TeX as a formula. Throws an `Error` that says what is wrong with it. */
export function setTex(tex: string, display: boolean, letterOf: LetterOf): SetFormula {
  letters = letterOf
  const svg = setter().set(tex, display)
  const [left = 0, top = 0, width = 0, height = 0] = String(svg.attributes['viewBox'])
    .split(/[\s,]+/)
    .map(Number)
  if (!(width <= LARGEST.width && height <= LARGEST.height)) throw new Error('it is larger than any page')
  const d = outlineOf(svg, -left, -top)
  return { d, width: Math.max(1, width), height: Math.max(1, height), depth: height + top }
}

/** Macros would be known to the formulas after it: one that defines some is set by a reader of its own. */
const definition = /\\Declare/

const setter = onDemand((): Setter => {
  const { mathjax, TeX, SVG, liteAdaptor, RegisterHTMLHandler } = loadMathJax()
  const adaptor = liteAdaptor()
  RegisterHTMLHandler(adaptor)
  const output = new SVG<LiteElement, never, never>({ fontCache: 'none' })
  const fonts = (output as unknown as { readonly font: Fonts }).font
  const own = fonts.getChar.bind(fonts)
  fonts.getChar = (variant, codePoint) => own(variant, codePoint) ?? borrowed(codePoint)
  const create = () =>
    mathjax.document('', {
      InputJax: new TeX<LiteElement, never, never>({ packages, ...limits, formatError: thrown }),
      OutputJax: output,
    })
  const usual = create()
  const set = (tex: string, display: boolean): LiteElement => {
    const document = definition.test(tex) ? create() : usual
    const options = { display, em: 16, ex: 8, containerWidth: 1e6 }
    return adaptor.firstChild(document.convert(tex, options) as LiteElement) as LiteElement
  }
  return { set }
})

const limits = { tags: 'none', maxBuffer: 10_000, maxMacros: 500 } as const

function thrown(_: unknown, error: Error): never {
  throw error
}

function borrowed(codePoint: number): CharData | undefined {
  const letter = letters(codePoint)
  if (letter === undefined) return undefined
  return [letter.height, letter.depth, letter.width, { p: letter.d.replace(/^M|Z$/g, '') }]
}
