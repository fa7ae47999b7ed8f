import type { Design, DesignPatch } from '../brief/design.ts'
import { type OwnFonts, ownKey } from '../fonts/own-fonts.ts'

/** A design that names a job's own families by the names that they are set by. */
export function inOwnFonts(design: Design, fonts: OwnFonts): Design {
  if (fonts.size === 0) return design
  const setBy = (family: string): string => fonts.get(ownKey(family)) ?? family
  const { display, text, mono } = design.type
  const parts = design.parts && Object.entries(design.parts)
  return {
    ...design,
    type: { ...design.type, display: setBy(display), text: setBy(text), mono: setBy(mono) },
    ...(parts && { parts: Object.fromEntries(parts.map(([name, dress]) => [name, dressed(dress, setBy)])) }),
  }
}

type Dress = NonNullable<DesignPatch['parts']>[keyof NonNullable<DesignPatch['parts']>]

function dressed(dress: Dress, setBy: (family: string) => string): Dress {
  return dress?.face === undefined ? dress : { ...dress, face: setBy(dress.face) }
}
