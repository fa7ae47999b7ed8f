import type { Font } from 'fontkit'

/** The undocumented reading of a glyph that is made of others. */
interface CompositeGlyph {
  _decodeComposite?(glyph: { components: Turned[] }, ...rest: unknown[]): unknown
}

/** How a part of a glyph is turned: the second and third number of a two-by-two matrix. */
interface Turned {
  scale01: number
  scale10: number
}

/**
 * fontkit 2.0 takes the two numbers that turn a part of a glyph for each other (OpenType, "glyf": x′ = xscale·x + scale10·y),
 * so that it turns the other way: the plus of a face that makes it of two minuses loses its upright.
 */
export function turnComponents(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints)
    const composite = glyph as CompositeGlyph
    const read = composite._decodeComposite
    if (read === undefined || Object.hasOwn(composite, '_decodeComposite')) return glyph
    composite._decodeComposite = function (decoded, ...rest) {
      const answer = read.call(this, decoded, ...rest)
      for (const part of decoded.components) [part.scale01, part.scale10] = [part.scale10, part.scale01]
      return answer
    }
    return glyph
  }
}
