import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createBoundedCache } from './bounded-cache.ts'
import { type Cut, defaultFamily, type Family, familyNamed } from './catalogue.ts'
import type { Face } from './face.ts'
import { fromWoff2 } from './from-woff2.ts'
import { openFace, openSlicedFace } from './open-face.ts'
import { sliceIndex } from './sliced-font.ts'

/** Parsed fonts by file, and null for a file that is not installed. */
const faces = createBoundedCache<Face | null>(128)
/** Faces as they were asked for, so that the search among the cuts runs once. */
const answers = createBoundedCache<Face>(512)

/**
 * The face to set text in: the nearest weight by the rules of CSS, upright when the family has no italic, and the default
 * family when the name is unknown or its package is not installed. A font is read when it is first asked for.
 */
export function resolveFace(family: string, weight: number, italic: boolean): Face {
  const question = italic ? `${weight}i` : `${weight}`
  const known = answers.get(family, question)
  if (known !== undefined) return known
  const face = findFace(family, weight, italic) ?? findFace(defaultFamily, weight, italic)
  if (face === undefined) {
    throw new Error(
      `no font file of ${defaultFamily} was found: install the package ${packageOf(defaultFamily)}`,
    )
  }
  answers.set(family, question, face)
  return face
}

/** As `resolveFace`, but undefined when the family is unknown or not installed. */
export function findFace(name: string, weight: number, italic: boolean): Face | undefined {
  const family = familyNamed(name)
  if (family === undefined) return undefined
  return open(family, nearestCut(family.cuts, weight, italic))
}

function open(family: Family, cut: Cut | undefined): Face | undefined {
  if (cut === undefined) return undefined
  const known = faces.get(family.package, cut.file)
  if (known !== undefined) return known ?? undefined
  const face = family.files ? openOwn(family, cut, family.files) : openInstalled(family, cut)
  faces.set(family.package, cut.file, face)
  return face ?? undefined
}

function openOwn(family: Family, cut: Cut, files: NonNullable<Family['files']>): Face | null {
  const bytes = files[cut.file]
  return bytes === undefined ? null : openFace(family, cut, bytes)
}

function openInstalled(family: Family, cut: Cut): Face | null {
  const path = findFontFile(family.package, family.slices ?? cut.file)
  return path === undefined ? null : openAt(path, family, cut)
}

function openAt(path: string, family: Family, cut: Cut): Face {
  if (family.slices === undefined) return openFace(family, cut, readFontFile(path))
  const index = sliceIndex(family.package, () => JSON.parse(Buffer.from(readFontFile(path)).toString('utf8')))
  return openSlicedFace(family, cut, {
    packageName: family.package,
    index,
    read: slice => readSlice(family, slice),
  })
}

function readSlice(family: Family, slice: string): Buffer {
  const file = `files/${family.slug}-${slice}-wght-normal.woff2`
  const path = findFontFile(family.package, file)
  if (path === undefined) throw new Error(`the package ${family.package} lacks ${file}: install it anew`)
  return fromWoff2(Buffer.from(readFontFile(path)))
}

function packageOf(name: string): string {
  return familyNamed(name)?.package ?? name
}

/** The cut of that style whose weight is nearest, as in CSS Fonts 4 section 5.2. */
export function nearestCut(cuts: readonly Cut[], weight: number, italic: boolean): Cut | undefined {
  const sameStyle = cuts.filter(cut => cut.italic === italic)
  const candidates = sameStyle.length > 0 ? sameStyle : cuts
  let best: Cut | undefined
  for (const cut of candidates) {
    if (best === undefined || distance(cut.weight, weight) < distance(best.weight, weight)) best = cut
  }
  return best
}

/** How far a weight is from the wish: 400 and 500 stand in for each other, light wishes look below, heavy ones above. */
function distance(weight: number, wish: number): number {
  if (weight === wish) return 0
  const away = Math.abs(weight - wish)
  if (wish >= 400 && wish <= 500) {
    if (weight > wish && weight <= 500) return away
    return weight < wish ? 1000 + away : 2000 + away
  }
  const preferred = wish < 400 ? weight < wish : weight > wish
  return preferred ? away : 1000 + away
}

const require = createRequire(import.meta.url)

/**
 * Where a file of an installed package is; undefined when the package is not installed or lacks it.
 * Looks into the folders that Node would search, because a package's `exports` may hide its font files.
 */
export function findFontFile(packageName: string, file: string): string | undefined {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const path = join(folder, packageName, file)
    if (existsSync(path)) return path
  }
  return undefined
}

/** The bytes of a font file. */
export function readFontFile(path: string): Uint8Array {
  return readFileSync(path)
}
