import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'

/** Sets each picture that has a line of a paragraph to itself apart, as if its author had left blank lines around it. */
export function partPictureLines(root: Root): void {
  root.children = root.children.map(labelledPicture).flatMap(parted)
}

/** What a picture is called by whoever only names its file. */
const LABELLED =
  /^(?:(?:hero|cover|header|title|main)?\s?(?:photo|picture|image|pic|img)|cover|foto|bild|titelbild|titelfoto|abbildung|imagen|imagem|immagine|afbeelding|zdjęcie|grafika|obraz|obrázek|kuva|bilde|billede|kép|imatge|imagine|resim|görsel|фото|изображение|зображення|εικόνα|写真|画像|图片|照片|圖片|사진|이미지|صورة|תמונה)\s?[:：]\s?([^\s:][^\n:]{0,200}\.(?:jpe?g|png|webp|gif|svg|avif))$/iu

/** `photo: kiln-door-open.jpg` alone in its paragraph: the picture, and no words. */
function labelledPicture(node: RootContent): RootContent {
  if (node.type !== 'paragraph') return node
  const [only, ...others] = node.children
  const url = only?.type === 'text' && others.length === 0 ? LABELLED.exec(only.value.trim())?.[1] : undefined
  if (url === undefined) return node
  const { position } = node
  return { ...node, children: [{ type: 'image', url, alt: '', ...(position && { position }) }] }
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
