import type { Design, DesignPatch } from '../brief/design.ts'
import { type OwnFonts, ownFaces, ownKey } from '../fonts/own-fonts.ts'
import type { Report } from '../message.ts'

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

/** Says which families a job brings when its design is set in none of them: nobody knows what a font is called inside. */
export function reportIdleFonts(design: Design, fonts: OwnFonts, report: Report): void {
  const { display, text, mono } = design.type
  const faces = Object.values(design.parts ?? {}).map(dress => dress?.face)
  const named = [display, text, mono, ...faces].map(family => family && ownKey(family))
  if (fonts.size === 0 || named.some(family => family !== undefined && fonts.has(family))) return
  const families = [...ownFaces(fonts).values()].map(({ family }) => `"${family}"`)
  report.add({
    ...{ rule: 'font-not-asked-for', severity: 'info' },
    text: `nothing is set in the fonts that came along, ${families.join(', ')}`,
    hint: `name one in the brief, such as ${families[0]} for the headings, or in the theme`,
  })
}

type Dress = NonNullable<DesignPatch['parts']>[keyof NonNullable<DesignPatch['parts']>]

function dressed(dress: Dress, setBy: (family: string) => string): Dress {
  return dress?.face === undefined ? dress : { ...dress, face: setBy(dress.face) }
}
