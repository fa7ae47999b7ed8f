import type { Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { Point } from 'unist'

/** Sets each picture that has a line of a paragraph to itself apart, as if its author had left blank lines around it. */
export function partPictureLines(root: Root): void {
  root.children = root.children.map(labelledPicture).flatMap(parted)
}

/** What a picture is called by whoever only names its file. */
const CALLED =
  '(?:(?:hero|cover|header|title|main)?\\s?(?:photo|picture|image|pic|img)|cover|foto|bild|titelbild|titelfoto|abbildung|imagen|imagem|immagine|afbeelding|zdjęcie|grafika|obraz|obrázek|kuva|bilde|billede|kép|imatge|imagine|resim|görsel|фото|изображение|зображення|εικόνα|写真|画像|图片|照片|圖片|사진|이미지|صورة|תמונה)'
const FILE = '[^\\s:()[\\]][^\\n:()[\\]]{0,200}\\.(?:jpe?g|png|webp|gif|svg|avif|heic|tiff?)'

/** `photo: kiln.jpg`, `PHOTO kiln.jpg`, `(Bild – ofen.png)`; and with what it shows, `Photo: the kiln at night (kiln.jpg)`. */
const LABELLED = new RegExp(
  `^[([]?${CALLED}(?:\\s?[:：]\\s?|\\s[–—-]\\s|\\s)(?:(${FILE})|([^\\n:()[\\]]{1,160})\\s[([](${FILE})[)\\]])[)\\]]?$`,
  'iu',
)
/** `[photo : la voie lactée]`: what it shows, in brackets. */
const SHOWN = new RegExp(`^[([]${CALLED}\\s?(?:[:：]|\\s[–—-])\\s?([^\\n:()[\\]]{8,160})[)\\]]$`, 'iu')

/** How a line ends that names a picture: told at a glance, as every line of a copy is asked. */
const NAMES = /\.[a-z]{3,4}[)\]]{0,2}$|^[([][^\n]*[)\]]$/iu
/** Letters of such a line. */
const LONGEST = 240

/** The picture that a line names, where it says nothing else. */
function pictureIn(line: string): Pick<Image, 'url' | 'alt'> | undefined {
  if (line.length > LONGEST || !NAMES.test(line)) return undefined
  const [, url, alt, file] = LABELLED.exec(line) ?? []
  if (url !== undefined) return { url, alt: '' }
  if (file !== undefined) return { url: file, alt: alt ?? '' }
  const shown = pictureShown(line)
  return shown === undefined ? undefined : { url: shown, alt: shown }
}

/** What a line in brackets says that a picture shows; a name there is that of whoever took it. */
export function pictureShown(line: string): string | undefined {
  const shown = line.length > LONGEST ? undefined : SHOWN.exec(line)?.[1]
  return shown !== undefined && TELLS.test(shown) && !CREDIT.test(shown) ? shown : undefined
}

/** A word of a description, as no name has one but between its parts, and what opens a credit. */
const TELLS =
  /^\p{Lo}{4}|(?<!\p{L})(?!(?:von|van|vom|der|den|ten|dem|del|della|des|dos|das|bin|ibn|und|and|och|and)(?!\p{L}))\p{Ll}{3,}/u
const CREDIT =
  /^(?:©|by|courtesy|credits?|von|par|por|di|da|door|av|af|dzięki|from|crédits?|cortesía|mit freundlicher)(?!\p{L})/iu

/** A paragraph in which each line that only names a picture is that picture, and no words. */
function labelledPicture(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node
  const children = node.children.flatMap((child): PhrasingContent[] => {
    if (child.type === 'text') return withPictures(child)
    const [only, ...others] = child.type === 'emphasis' || child.type === 'strong' ? child.children : []
    const isAlone = only?.type === 'text' && others.length === 0 && node.children.length === 1
    return isAlone ? withPictures(only) : [child]
  })
  return children.some(({ type }) => type === 'image') ? { ...node, children } : node
}

/** A text in pieces: the first of its lines that names a picture is one. */
function withPictures(text: Text): PhrasingContent[] {
  let from = 0
  for (const line of text.value.split('\n')) {
    const found = pictureIn(line.trim())
    if (found) return piecesAround(text, found, from, from + line.length)
    from += line.length + 1
  }
  return [text]
}

function piecesAround(
  text: Text,
  found: Pick<Image, 'url' | 'alt'>,
  from: number,
  to: number,
): PhrasingContent[] {
  const [before, after] = [pieceOf(text, 0, from), pieceOf(text, to, text.value.length)]
  const { position } = pieceOf(text, from, to)
  return [
    ...(before.value === '' ? [] : [before]),
    { type: 'image', ...found, ...(position && { position }) },
    ...(after.value === '' ? [] : withPictures(after)),
  ]
}

/** A part of a text with its place in the source. */
function pieceOf({ value, position, ...others }: Text, from: number, to: number): Text {
  const piece = { ...others, value: value.slice(from, to) }
  if (!position) return piece
  const pointAt = (at: number): Point => {
    const lines = value.slice(0, at).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + (lines.length > 1 ? 1 : position.start.column)
    const offset = position.start.offset === undefined ? {} : { offset: position.start.offset + at }
    return { line: position.start.line + lines.length - 1, column, ...offset }
  }
  const end = to === value.length ? position.end : pointAt(to)
  return { ...piece, position: { start: from === 0 ? position.start : pointAt(from), end } }
}

function parted(node: RootContent): readonly RootContent[] {
  if (node.type !== 'paragraph' || !node.children.some(({ type }) => type === 'image')) return [node]
  const { children } = node
  if (children.every(child => child.type === 'image' || isBlank(child))) return [node]
  const groups: PhrasingContent[][] = [[]]
  for (const [at, child] of children.entries()) {
    if (isLineOfItsOwn(children, at)) groups.push([child], [])
    else groups.at(-1)?.push(child)
  }
  if (groups.length === 1) return [node]
  return groups.map(trimmed).flatMap((group): Paragraph[] => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return []
    const [from, to] = [first.position?.start, last.position?.end]
    return [{ type: 'paragraph', children: group, ...(from && to && { position: { start: from, end: to } }) }]
  })
}

/** Whether a child is a picture with nothing else in its line. */
function isLineOfItsOwn(children: readonly PhrasingContent[], at: number): boolean {
  const [before, child, after] = [children[at - 1], children[at], children[at + 1]]
  return child?.type === 'image' && endsLine(before, /\n[ \t]*$/) && endsLine(after, /^[ \t]*\n/)
}

function endsLine(node: PhrasingContent | undefined, at: RegExp): boolean {
  return node === undefined || node.type === 'break' || (node.type === 'text' && at.test(node.value))
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** Children without the ends of lines before and behind them. */
function trimmed(group: readonly PhrasingContent[]): PhrasingContent[] {
  const from = group.findIndex(node => !isBlank(node))
  const to = group.findLastIndex(node => !isBlank(node))
  return (from < 0 ? [] : group.slice(from, to + 1)).map((node, at, all) => {
    if (node.type !== 'text') return node
    const opened = at === 0 ? withoutStart(node) : node
    return at === all.length - 1 ? withoutEnd(opened) : opened
  })
}

type Text = Extract<PhrasingContent, { type: 'text' }>

function withoutStart(node: Text): Text {
  const value = node.value.replace(/^[ \t]*\n/, '')
  const { position } = node
  if (value === node.value || !position) return { ...node, value }
  const { start } = position
  const offset = start.offset === undefined ? {} : { offset: start.offset + node.value.length - value.length }
  return { ...node, value, position: { ...position, start: { line: start.line + 1, column: 1, ...offset } } }
}

function withoutEnd(node: Text): Text {
  return { ...node, value: node.value.replace(/\n[ \t]*$/, '') }
}
