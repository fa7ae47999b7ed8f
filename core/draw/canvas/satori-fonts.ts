import type { Face } from '../../fonts/face.ts'
import type { Run } from './plan.ts'

/** A font as satori takes it. Its name is the face's key, so that a text says exactly which face it is in. */
export interface SatoriFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400
  readonly style: 'normal'
}

/** Most faces handed over at once; beyond it the set starts anew. */
const most = 48

let fonts: readonly SatoriFont[] = []

/**
 * The fonts for a sheet: every face asked for so far, always as the same objects. Satori keeps the fonts it has parsed
 * and the words it has shaped by the identity of this list and forgets all but eight lists, so one growing list serves
 * every job. Which other faces are in it changes nothing: each run names the one face it is set in.
 */
export function satoriFonts(runs: readonly Run[]): readonly SatoriFont[] {
  const known = new Set(fonts.map(font => font.name))
  const added = new Map<string, Face>()
  for (const { face } of runs) if (!known.has(face.key)) added.set(face.key, face)
  if (added.size === 0 && fonts.length > 0) return fonts
  const kept =
    fonts.length + added.size > most
      ? fonts.filter(font => runs.some(run => run.face.key === font.name))
      : fonts
  fonts = [...kept, ...Array.from(added.values(), toSatoriFont)]
  return fonts
}

function toSatoriFont(face: Face): SatoriFont {
  const { buffer, byteOffset, byteLength } = face.bytes
  return { name: face.key, data: Buffer.from(buffer, byteOffset, byteLength), weight: 400, style: 'normal' }
}
