import { createHash } from 'node:crypto'
import type { Font } from 'fontkit'
import type { Report } from '../message.ts'
import { addFamily, type Cut, type FamilyKind, type TextFamily, familyNamed } from './catalogue.ts'
import { openSoundFont } from './sound-font.ts'

/** Largest font file that is read, bytes. */
const maxBytes = 20 * 1024 * 1024

/** A job's own families: by the name that people call it, the name that it is set by. */
export type OwnFonts = ReadonlyMap<string, string>

/** Key of a name as people write it. */
export function ownKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}

/** One file that was read. */
interface OwnFile {
  readonly family: string
  readonly cut: Cut
  readonly font: Font
  readonly bytes: Uint8Array
  readonly digest: string
}

/**
 * Opens the font files that a job brings. What is no font, and what its maker does not let be embedded, is reported and left
 * out. A family is set by its name with a part of its digest: what is remembered of it is then never another's.
 */
export async function openOwnFonts(
  files: Readonly<Record<string, Uint8Array>>,
  report: Report,
): Promise<OwnFonts> {
  const families = new Map<string, OwnFile[]>()
  for (const [name, bytes] of Object.entries(files)) {
    const file = await readFile(name, bytes, report)
    if (file) families.set(file.family, [...(families.get(file.family) ?? []), file])
  }
  return new Map([...families].map(([name, cuts]) => [ownKey(name), register(name, cuts)]))
}

/** Families of a job as typefaces that a brief may name, by their names in small letters. */
export function ownFaces(
  fonts: OwnFonts,
): ReadonlyMap<string, { readonly family: string; readonly alone: 'both' }> {
  return new Map(
    [...fonts].map(([key, setBy]) => [key, { family: setBy.replace(/ [0-9a-f]{8}$/, ''), alone: 'both' }]),
  )
}

function register(name: string, files: readonly OwnFile[]): string {
  const digest = createHash('sha256')
    .update(
      files
        .map(file => file.digest)
        .sort()
        .join(' '),
    )
    .digest('hex')
  const setBy = `${name} ${digest.slice(0, 8)}`
  if (familyNamed(setBy)) return setBy
  const upright = files.find(({ cut }) => !cut.italic) ?? files[0]
  if (upright === undefined) throw new Error(`the family ${name} has no files`)
  addFamily({
    ...{ name: setBy, kind: kindOf(upright.font), package: `own:${digest}`, optional: false },
    cuts: files.map(({ cut }) => cut),
    files: Object.fromEntries(files.map(({ cut, bytes }) => [cut.file, bytes])),
    metrics: metricsOf(upright.font),
  })
  return setBy
}

async function readFile(name: string, given: Uint8Array, report: Report): Promise<OwnFile | undefined> {
  const shown = JSON.stringify(name.slice(0, 120))
  if (given.byteLength > maxBytes) {
    report.add({
      ...{ rule: 'font-unreadable', severity: 'error', text: `the font ${shown} is larger than 20 MB` },
      hint: 'cut it down to the characters that are needed',
    })
    return undefined
  }
  // A copy: what the caller does with its bytes later must not reach what is remembered.
  const bytes = Buffer.from(given)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const font = await openSoundFont(bytes, digest)
  if (font === undefined) {
    report.add({
      ...{ rule: 'font-unreadable', severity: 'error', text: `${shown} is no font that can be read` },
      hint: 'give a TrueType, OpenType, WOFF or WOFF2 file with one font in it',
    })
    return undefined
  }
  const refused = refusalOf(font)
  if (refused !== undefined) {
    report.add({
      ...{ rule: 'font-not-embeddable', severity: 'error', text: `the font ${shown} ${refused}` },
      hint: 'ask its maker for a licence that lets documents embed it, and for the file that goes with it',
    })
    return undefined
  }
  const os2 = font['OS/2']
  const weight = Math.min(Math.max(Math.round((os2?.usWeightClass ?? 400) / 100) * 100, 100), 900)
  const italic = os2?.fsSelection?.italic === true || font.italicAngle !== 0
  return { family: familyOf(font), font, bytes, digest, cut: { weight, italic, file: `${digest}/${name}` } }
}

/** Why a font may not be in a document, by its licence flags (OpenType, OS/2 fsType); undefined when it may. */
function refusalOf(font: Font): string | undefined {
  const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = font['OS/2']?.fsType ?? {}
  if (noEmbedding && !viewOnly && !editable) return 'may not be embedded: its licence flags say "restricted"'
  if (noSubsetting)
    return 'may not be cut down, which every document here does: its licence flags say "no subsetting"'
  if (bitmapOnly) return 'may be embedded as bitmaps only, which no document here does'
  return undefined
}

interface NameRecords {
  readonly name?: { readonly records?: Readonly<Record<string, Readonly<Record<string, string>>>> }
}

/** The family with all its weights: an old name has four styles at most, and calls a light one another family. */
function familyOf(font: Font): string {
  const records = (font as unknown as NameRecords).name?.records ?? {}
  const preferred = records['preferredFamily']
  const name = preferred?.['en'] ?? Object.values(preferred ?? {})[0] ?? font.familyName
  return name.replace(/\s+/g, ' ').trim().slice(0, 80)
}

/** Classes of the OS/2 table whose letters have serifs, and the one of letters that are written. */
const serifClasses: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7])
const SCRIPT_CLASS = 10

function kindOf(font: Font): FamilyKind {
  const post = (font as unknown as { readonly post?: { readonly isFixedPitch?: number } }).post
  if (post?.isFixedPitch) return 'mono'
  const { sFamilyClass = 0, panose = [] } = (font['OS/2'] ?? {}) as {
    readonly sFamilyClass?: number
    readonly panose?: readonly number[]
  }
  const family = sFamilyClass >> 8
  const [kind = 0, style = 0] = panose
  if (family === SCRIPT_CLASS || kind === 3) return 'script'
  if (serifClasses.has(family) || (kind === 2 && style >= 2 && style <= 10)) return 'serif'
  if (/\bserif\b/i.test(font.familyName) && !/\bsans\b/i.test(font.familyName)) return 'serif'
  return advanceOf(font) < 0.36 ? 'condensed' : 'sans'
}

/** A letter by which a script is told to be in a font. */
const probes: Readonly<Record<string, string>> = {
  ...{ Grek: 'ω', Cyrl: 'ж', Viet: 'ế', Hebr: 'ש', Arab: 'ع', Deva: 'क', Thai: 'ก', Hang: '한', Hira: 'あ' },
}

/** Letters as often as English has them. */
const sample =
  'the quick brown fox, and all that there is to say of it in an ordinary sentence of some length'

function advanceOf(font: Font): number {
  const widths = Array.from(sample, letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm
}

function metricsOf(font: Font): TextFamily['metrics'] {
  const height = font.xHeight > 0 ? font.xHeight / font.unitsPerEm : 0.5
  return {
    ...{ xHeight: height, advance: advanceOf(font), size: 1, instead: {} },
    scripts: Object.entries(probes)
      .filter(([, letter]) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      .map(([script]) => script),
  }
}
