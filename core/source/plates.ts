import type { Image, Nodes, Paragraph, PhrasingContent } from 'mdast'
import type { Asset } from '../image/asset.ts'
import { readAttributes } from './name-headings.ts'
import { baseName } from './find-asset.ts'
import { plainText } from './text.ts'
import { isParent } from './walk.ts'

/**
 * Gives each missing picture that stands on its own a plate in its place, so that a layout of pictures stays one. Badges,
 * marks in a line of text and pictures without an address keep their words instead. Answers with the plates by key.
 */
export function placePlates(
  nodes: readonly Nodes[],
  assets: ReadonlyMap<string, Asset>,
): ReadonlyMap<string, Asset> {
  const plates = new Map<string, Asset>()
  for (const [at, node] of nodes.entries()) {
    if (node.type !== 'paragraph') continue
    for (const image of picturesOf(node)) {
      if (image.data?.asset !== undefined || image.url === '' || isBadge(image)) continue
      const key = `plate-${hash(`${image.url} ${image.alt ?? ''}`).toString(36)}`
      if (!assets.has(key))
        plates.set(
          key,
          toPlate(image, key, () => nameBeside(nodes, at)),
        )
      image.data = { ...image.data, asset: key }
    }
  }
  return plates
}

/** Whether what stands for a picture is a plate, by its key. */
export function isPlate(key: string): boolean {
  return key.startsWith('plate-')
}

/** The pictures of a paragraph that holds nothing else; several pictures that are all links are badges. */
function picturesOf(paragraph: Paragraph): readonly Image[] {
  const inlines = paragraph.children.filter(child => !isBlank(child))
  const images = inlines.map(imageOf)
  if (images.some(image => image === undefined)) return []
  if (inlines.length > 1 && inlines.every(({ type }) => type === 'link')) return []
  return images.flatMap(image => image ?? [])
}

function isBlank(node: PhrasingContent): boolean {
  return (
    node.type === 'break' || node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
  )
}

function imageOf(node: PhrasingContent): Image | undefined {
  if (node.type === 'image') return node
  const [only, ...others] = isParent(node) && node.type === 'link' ? node.children : []
  return only?.type === 'image' && others.length === 0 ? only : undefined
}

const badgeHosts = /(?:shields\.io|badge|badgen\.net|codecov\.io|travis-ci|\/workflows\/|counter)/i

function isBadge({ url, data }: Image): boolean {
  return badgeHosts.test(url) || (data?.size?.height ?? 40) < 40
}

/** Names for a picture of a person or the mark of a house, in the languages of the copy. */
const portraits =
  /\b(?:portrait|headshot|head shot|avatar|mugshot|retrato|ritratto|porträt|portrét|portret|porträtt|muotokuva|portre|profile|profil|profilo|perfil|profilbild|profielfoto|pasfoto|selfie)\b|портрет|πορτρέτο|肖像|头像|頭像|프로필|צילום דיוקן/iu
const logos =
  /\b(?:logo|logotype|logotyp|logotipo|wordmark|emblem|crest|monogram)\b|логотип|λογότυπο|ロゴ|标志|로고|לוגו|شعار/iu
const small = /\b(?:of|by|the|von|der|die|das|de|da|do|du|del|della|di|van|av|af)\b/giu

/** Long side of a plate in px, and that of one that stands for a person or a logo. */
const side = { picture: 1200, person: 360 }

/** Width over height of a plate that stands for a picture of which nothing is known: a band holds its place, and takes no page from the words. */
const BAND = 12 / 5

function toPlate(image: Image, key: string, named: () => string): Asset {
  const words = `${image.alt ?? ''} ${baseName(image.url)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')}`
  const personal = portraits.test(words) || logos.test(words)
  const initials = personal ? (initialsOf(image.alt ?? '') ?? initialsOf(named())) : undefined
  const ratio = ratioOf(image) ?? (personal ? 1 : BAND)
  const long = personal ? side.person : side.picture
  const width = Math.round(ratio >= 1 ? long : long * ratio)
  return {
    name: `${key}.svg`,
    type: 'image/svg+xml',
    bytes: new Uint8Array(),
    width,
    height: Math.round(width / ratio),
    raster: { type: 'image/png', bytes: new Uint8Array() },
    plate: { seed: hash(words), ...(initials ? { initials } : { ...saidOf(image), ...markOf(named()) }) },
  }
}

/** Letters of the name beside a picture. */
function markOf(name: string): { readonly mark?: string } {
  const mark = initialsOf(name)
  return mark ? { mark } : {}
}

/** Letters of a description that a plate has room for. */
const SAID = { least: 8, most: 140 }

/** Scripts whose words stand letter by letter from left to right. */
const UPRIGHT =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]+$/u

/** What a description says, where it is one and not the name of a file. */
function saidOf({ alt }: Image): { readonly words?: string } {
  const words = (alt ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  const length =
    [...words].length * (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(words) ? 2 : 1)
  const isSaid =
    length >= SAID.least && length <= SAID.most && UPRIGHT.test(words) && !/\.\w{3,4}$/.test(words)
  return isSaid ? { words } : {}
}

/** Width over height, as written with the picture, or as its address tells; never so thin that nothing could be seen. */
function ratioOf({ url, data }: Image): number | undefined {
  const { width, height, ratio } = data?.size ?? {}
  const named = /(?:^|\D)(\d{2,4})[x×](\d{2,4})(?:\D|$)/.exec(url)
  const asked = [/[?&]w(?:idth)?=(\d+)/.exec(url)?.[1], /[?&]h(?:eight)?=(\d+)/.exec(url)?.[1]].map(Number)
  const found =
    ratio ??
    (width && height ? width / height : undefined) ??
    (named ? Number(named[1]) / Number(named[2]) : undefined) ??
    (asked[0] && asked[1] ? asked[0] / asked[1] : undefined)
  return found === undefined || !(found > 0) ? undefined : Math.min(Math.max(found, 0.2), 5)
}

/** Nodes below a picture and right above it among which its name is looked for, and letters of a name. */
const AROUND = 8
const ABOVE = 3
const NAME = 40

/** The name of a person whose picture has none: the heading right above it, or what stands in bold or as a heading below, or the last heading above. */
function nameBeside(nodes: readonly Nodes[], at: number): string {
  const isName = (node: Nodes): boolean =>
    (node.type === 'heading' || node.type === 'strong') && plainText(node).length <= NAME
  const right = nodes.slice(Math.max(at - ABOVE, 0), at).findLast(({ type }) => type === 'heading')
  const below = right ?? nodes.slice(at + 1, at + 1 + AROUND).find(isName)
  const name = below ?? nodes.slice(0, at).findLast(({ type }) => type === 'heading')
  // Copy without headings begins with whose it is.
  const first = name ?? nodes.slice(0, at).find(({ type }) => type === 'paragraph')
  const [line = ''] = first ? plainText(first).split('\n') : []
  return line.length <= NAME || name ? line : ''
}

/** The first letters of the first and the last name in a description; none where no name stands in it. */
function initialsOf(alt: string): string | undefined {
  const name =
    alt
      .replace(portraits, ' ')
      .replace(logos, ' ')
      .replaceAll(small, ' ')
      .split(/[,;:(–—|]/)[0] ?? ''
  const words = name.match(/\p{Lu}[\p{L}\p{M}’'-]*|\p{Lo}[\p{L}\p{M}]*/gu) ?? []
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return first && [...first].slice(0, 1).join('') + [...(last ?? '')].slice(0, 1).join('')
}

/** A whole number that is the same for the same text, everywhere. */
function hash(text: string): number {
  let sum = 2166136261
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return sum
}

/** Reads what stands in braces behind a picture, `![](a.jpg){ratio=16:9}`, as its size, and takes it out of the text. */
export function readPictureAttributes(nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue
    node.children = node.children.filter((child, at) => {
      const image = node.children[at - 1]
      const written = child.type === 'text' ? /^\{([^{}]*)\}\s*$/.exec(child.value)?.[1] : undefined
      const size =
        written === undefined || image?.type !== 'image' ? undefined : toSize(readAttributes(written))
      if (size === undefined || image?.type !== 'image') return true
      image.data = { ...image.data, size }
      return false
    })
  }
}

/** Attributes of a picture as its size in px or its shape; undefined when they tell neither. */
export function toSize(attributes: Readonly<Record<string, unknown>> | undefined): PictureSize | undefined {
  const { width, height, ratio } = attributes ?? {}
  const [across, down] = String(ratio ?? '')
    .split(/[:/x]/)
    .map(Number)
  const size = { ...toPixels('width', width), ...toPixels('height', height) }
  if (across && down && across > 0 && down > 0) return { ...size, ratio: across / down }
  return Object.keys(size).length > 0 ? size : undefined
}

/** How large a picture is by what is written with it. px, and width over height. */
export interface PictureSize {
  readonly width?: number
  readonly height?: number
  readonly ratio?: number
}

function toPixels(name: 'width' | 'height', value: unknown): PictureSize {
  const pixels = /^\s*(\d{1,5}(?:\.\d+)?)\s*(?:px)?\s*$/.exec(String(value ?? ''))?.[1]
  return pixels === undefined ? {} : { [name]: Number(pixels) }
}
