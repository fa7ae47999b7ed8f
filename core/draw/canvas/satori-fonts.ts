import { type Face, fileFor } from '../../fonts/face.ts'
import type { Run } from './plan.ts'

/** A font as satori takes it. Its name is the face's key, so that a text says exactly which face it is in. */
interface SatoriFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400
  readonly style: 'normal'
}

/** Most faces handed over at once; beyond it the set starts anew. */
const most = 48

/** A font and the characters it was made for; a whole file has all of its own. */
interface Handed {
  readonly font: SatoriFont
  readonly face: Face
  readonly characters: ReadonlySet<number>
}

let handed: readonly Handed[] = []
let fonts: readonly SatoriFont[] = []

/**
 * The fonts for a sheet: every face asked for so far, always as the same objects. Satori keeps the fonts it has parsed
 * and the words it has shaped by the identity of this list and forgets all but eight lists, so one growing list serves
 * every job. Which other faces are in it changes nothing: each run names the one face it is set in. A face in slices is made
 * a file of anew when a sheet shows characters of it that none had before.
 */
export function satoriFonts(runs: readonly Run[]): readonly SatoriFont[] {
  const asked = new Map<Face, Set<number>>()
  for (const { face, text } of runs) {
    const characters = asked.get(face) ?? new Set()
    asked.set(face, characters)
    if (face.bytes === undefined) for (const character of text) characters.add(character.codePointAt(0) ?? 0)
  }
  const known = new Map(handed.map(entry => [entry.face, entry]))
  const added = [...asked].filter(([face, characters]) => !hasAll(known.get(face), characters))
  if (added.length === 0 && fonts.length > 0) return fonts
  const fresh = new Set(added.map(([face]) => face))
  const full = handed.length + added.length > most
  const kept = handed.filter(({ face }) => !fresh.has(face) && (!full || asked.has(face)))
  handed = [...kept, ...added.map(([face, characters]) => hand(face, characters, known.get(face)))]
  fonts = handed.map(({ font }) => font)
  return fonts
}

function hasAll(entry: Handed | undefined, characters: ReadonlySet<number>): boolean {
  return entry !== undefined && [...characters].every(character => entry.characters.has(character))
}

function hand(face: Face, characters: ReadonlySet<number>, before: Handed | undefined): Handed {
  const all = new Set([...(before?.characters ?? []), ...characters])
  // The shaper draws invisible characters with the space, and what it has no glyph at all for stops satori.
  const { buffer, byteOffset, byteLength } = fileFor(face, [0x20, ...all])
  const data = Buffer.from(buffer, byteOffset, byteLength)
  return { face, characters: all, font: { name: face.key, data, weight: 400, style: 'normal' } }
}
