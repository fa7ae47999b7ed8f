import { createBoundedCache } from './bounded-cache.ts'
import { type Family, familyNamed } from './catalogue.ts'
import type { Face } from './face.ts'
import { fallbackFamilies, hanFamilies, isEastAsianSign } from './fallback.ts'
import { graphemes, isIgnorable } from './graphemes.ts'
import { findFace, resolveFace } from './resolve-face.ts'
import { scriptOf } from './scripts.ts'

/** What text is to be set in. */
interface FaceRequest {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  /** The language in whose forms Han characters are set, when it is not that of the text around (`han-language.ts`). */
  readonly han?: string | undefined
}

/** Text that one face sets. `missing` means that no installed font has it: the face is the asked one and draws its empty box. */
interface FaceRun {
  readonly text: string
  readonly face: Face
  readonly missing: boolean
}

/**
 * Splits text where the asked family lacks characters and another one takes over. What a reader sees as one character is
 * never split: marks, flags and joined emoji are set in one face.
 */
export function segmentByFace(text: string, request: FaceRequest, lang: string): FaceRun[] {
  const asked = resolveFace(request.family, request.weight, request.italic)
  if (coversAll(asked, text)) return text === '' ? [] : [{ text, face: asked, missing: false }]
  const runs: FaceRun[] = []
  const han = request.han ?? lang
  const clusters = graphemes(text)
  for (const [index, cluster] of clusters.entries()) {
    const { face, missing } = isWideHere(clusters, index, han)
      ? wideFace(cluster, asked, request, han)
      : faceFor(cluster, asked, request, han, runs.at(-1))
    const last = runs.at(-1)
    if (last !== undefined && last.face === face && last.missing === missing) {
      runs[runs.length - 1] = { text: last.text + cluster, face, missing }
    } else {
      runs.push({ text: cluster, face, missing })
    }
  }
  return runs
}

/** Signs that Latin and Chinese or Japanese share, narrow in the one and as wide as a character in the other. */
const sharedSigns = new Set('‘’“”…—')

/** True for a shared sign among Han characters and kana; Korean writes it narrow. */
function isWideHere(clusters: readonly string[], index: number, han: string): boolean {
  if (!sharedSigns.has(clusters[index] ?? '') || /^ko\b/i.test(han)) return false
  let before = index - 1
  while (sharedSigns.has(clusters[before] ?? '')) before--
  let after = index + 1
  while (sharedSigns.has(clusters[after] ?? '')) after++
  const sides = [clusters[before], clusters[after]].filter(side => side !== undefined)
  return sides.length > 0 && sides.every(isEastAsian)
}

function isEastAsian(cluster: string): boolean {
  const codePoint = cluster.codePointAt(0) ?? 0
  return isEastAsianSign(codePoint) || ['Hani', 'Hira', 'Kana', 'Bopo'].includes(scriptOf(codePoint))
}

function wideFace(cluster: string, asked: Face, request: FaceRequest, han: string): Choice {
  const asking = familyNamed(asked.family)
  for (const name of hanFamilies(han, asking?.kind)) {
    const face = findFace(name, weightBeside(asking, request), request.italic)
    if (face?.covers(cluster.codePointAt(0) ?? 0)) return { face, missing: false }
  }
  return faceFor(cluster, asked, request, han, undefined)
}

/** True when the face has every character and none asks for the emoji font. */
function coversAll(face: Face, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === 0xfe0f || (unit >= 0xd800 && unit < 0xe000) || !face.covers(unit)) return false
  }
  return true
}

/** The face of a cluster, and whether even that lacks a part of it. */
interface Choice {
  readonly face: Face
  readonly missing: boolean
}

/** What was chosen for each cluster that its own face does not have: the search goes through a dozen families. */
const choices = createBoundedCache<Choice>(10_000)

function faceFor(
  cluster: string,
  asked: Face,
  request: FaceRequest,
  lang: string,
  previous: FaceRun | undefined,
): Choice {
  // Joiners and direction marks go along with what stands before them.
  if (isIgnorable(cluster.codePointAt(0) ?? 0)) return previous ?? { face: asked, missing: false }
  if (!isPictorial(cluster) && coversCluster(asked, cluster)) return { face: asked, missing: false }
  const group = `${asked.key}|${request.weight}|${request.italic}|${lang}`
  const known = choices.get(group, cluster)
  if (known !== undefined) return known
  const choice = chooseFace(cluster, asked, request, lang)
  if (cluster.length <= 32) choices.set(group, cluster, choice)
  return choice
}

/** The face that stands in for the asked one. */
function chooseFace(cluster: string, asked: Face, request: FaceRequest, lang: string): Choice {
  const base = cluster.codePointAt(0) ?? 0
  const pictorial = isPictorial(cluster)
  let partly: Face | undefined
  const asking = familyNamed(asked.family)
  for (const name of fallbackFamilies(asking, base, lang, pictorial)) {
    const face = findFace(name, weightBeside(asking, request), request.italic)
    if (face === undefined) continue
    if (coversCluster(face, cluster)) return { face, missing: false }
    if (face.covers(base)) partly ??= face
  }
  // A mark that no font has is reported, but its letter is still drawn.
  return { face: asked.covers(base) ? asked : (partly ?? asked), missing: true }
}

/** The weight of a stand-in: that which the asked family looks like, where its only file is a heavy one. */
function weightBeside(asking: Family | undefined, { weight }: FaceRequest): number {
  return Math.max(weight, asking?.metrics?.heft ?? 0)
}

/** True when the cluster is to be drawn as a picture: it says so with a selector, or is one by default. */
function isPictorial(cluster: string): boolean {
  if (cluster.length === 1 && cluster.charCodeAt(0) < 0x231a) return false
  if (cluster.includes('\ufe0e')) return false
  return cluster.includes('\ufe0f') || /\p{Emoji_Presentation}/u.test(cluster)
}

function coversCluster(face: Face, cluster: string): boolean {
  for (let index = 0; index < cluster.length; index++) {
    const codePoint = cluster.codePointAt(index) ?? 0
    if (codePoint > 0xffff) index++
    if (!isIgnorable(codePoint) && !face.covers(codePoint)) return false
  }
  return true
}
