import { defaultStyle } from '../../compose/defaults.ts'
import type { Style } from '../../compose/style.ts'
import type { Node } from '../../compose/tree.ts'
import { type FamilyKind, familyNamed } from '../../fonts/catalogue.ts'
import type { Face } from '../../fonts/face.ts'
import { graphemes } from '../../fonts/graphemes.ts'
import { hanLanguage } from '../../fonts/scripts.ts'
import { segmentByFace } from '../../fonts/segment.ts'
import { colorWebFont, isLatin, type WebFont, webFont, webFontFor } from '../../fonts/web-font.ts'

/** A face that a page shows text in, and the characters it shows. */
interface FaceUse {
  readonly face: Face
  readonly characters: Set<number>
  /** What is shown in it, for a face in colours: its pictures are made of several characters. */
  readonly signs: Set<string>
}

/** The faces of a page and the families that help each other out. */
interface FontUse {
  readonly faces: readonly FaceUse[]
  /** Families that stand in for a family, by its name. */
  readonly standIns: ReadonlyMap<string, readonly string[]>
}

interface Setting {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly uppercase: boolean
  /** BCP 47: capitals follow the language. */
  readonly lang: string
}

/** The text of each combination of family, weight and style. */
type Texts = Map<string, { readonly setting: Setting; readonly texts: Set<string> }>

/** Which faces the text of trees is shown in, as the styles on the way down say. */
export function fontsOf(roots: readonly Node[], base: { readonly family: string }, lang: string): FontUse {
  const texts: Texts = new Map()
  const setting: Setting = { family: base.family, weight: 400, italic: false, uppercase: false, lang }
  for (const root of roots) gather(root, setting, texts)
  const faces = new Map<string, FaceUse>()
  const standIns = new Map<string, Set<string>>()
  for (const { setting: asked, texts: pieces } of texts.values())
    for (const piece of pieces)
      for (const run of segmentByFace(piece, { ...asked, han: hanLanguage(piece, lang) }, lang)) {
        const use = faces.get(run.face.key) ?? createUse(run.face)
        faces.set(run.face.key, use)
        if (run.face.layers !== undefined) for (const sign of graphemes(run.text)) use.signs.add(sign)
        for (const character of run.text) use.characters.add(character.codePointAt(0) ?? 0)
        if (run.face.family === asked.family || run.missing) continue
        standIns.set(asked.family, (standIns.get(asked.family) ?? new Set()).add(run.face.family))
      }
  return {
    faces: [...faces.values()],
    standIns: new Map([...standIns].map(([family, names]) => [family, [...names]])),
  }
}

function createUse(face: Face): FaceUse {
  return { face, characters: new Set(), signs: new Set() }
}

function gather(node: Node, around: Setting, texts: Texts): void {
  if (node.type === 'text') {
    const { family, weight, italic, uppercase } = around
    const key = `${family}|${weight}|${italic}`
    const entry = texts.get(key) ?? { setting: around, texts: new Set<string>() }
    texts.set(key, entry)
    entry.texts.add(uppercase ? node.value + node.value.toLocaleUpperCase(around.lang) : node.value)
    return
  }
  const setting = within(node.style, within(defaultStyle(node.tagName), around))
  for (const child of node.children) gather(child, setting, texts)
  if (node.footnote !== undefined) gather(node.footnote, setting, texts)
}

function within({ family, weight, italic, transform }: Style, around: Setting): Setting {
  if (family === undefined && weight === undefined && italic === undefined && transform === undefined)
    return around
  return {
    ...around,
    family: family ?? around.family,
    weight: weight ?? around.weight,
    italic: italic ?? around.italic,
    uppercase: transform === undefined ? around.uppercase : transform === 'uppercase',
  }
}

/** What stands in for a family where the page's own fonts do not load. */
const generic: Readonly<Record<FamilyKind, string>> = {
  serif: 'Georgia,serif',
  sans: 'system-ui,sans-serif',
  condensed: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
  script: 'cursive',
  symbols: 'system-ui,sans-serif',
  emoji: 'system-ui,sans-serif',
}

/** Custom properties with the stack of each family in use: the family, those that help out, and the system's own. */
export function familyStacks(families: Iterable<string>, { standIns }: FontUse): string {
  const lines = [...families].map(family => {
    const kind = familyNamed(family)?.kind ?? 'sans'
    const names = [family, ...(standIns.get(family) ?? [])].map(quoted)
    return `${familyProperty(family)}:${names.join(',')},${generic[kind]}`
  })
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`
}

/** Name of the custom property that holds a family's stack: `--source-serif-4`. */
export function familyProperty(family: string): string {
  return `--${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** `@font-face` rules with the fonts inside them, cut down to what a page needs. */
export async function fontFaces({ faces }: FontUse): Promise<string> {
  const rules = await Promise.all(faces.map(facesOf))
  return rules.flat().join('\n')
}

async function facesOf(use: FaceUse): Promise<string[]> {
  const { face } = use
  return (await filesOf(use))
    .filter(file => file.woff2.length > 0)
    .map(file => {
      const name = `font-family:${quoted(face.family)};font-weight:${face.weight}`
      const manner = `font-style:${face.italic ? 'italic' : 'normal'};font-display:swap`
      return `@font-face{${name};${manner};src:${dataUri(file)};unicode-range:${file.ranges}}`
    })
}

async function filesOf({ face, characters, signs }: FaceUse): Promise<WebFont[]> {
  if (face.layers !== undefined) return [await colorWebFont(face, signs)]
  // A font of nothing but blanks is not one that browsers accept.
  const others = [...characters].filter(character => !isLatin(character) && !isBlank(character))
  return [
    ...(others.length < characters.size ? [await webFont(face)] : []),
    ...(others.length > 0 ? [await webFontFor(face, others)] : []),
  ]
}

function isBlank(character: number): boolean {
  return /[\p{Z}\p{C}]/u.test(String.fromCodePoint(character))
}

/** Fonts are made once per process and kept by who made them; so is their text. */
const uris = new WeakMap<WebFont, string>()

function dataUri(file: WebFont): string {
  const known = uris.get(file)
  if (known !== undefined) return known
  const uri = toDataUri(file)
  uris.set(file, uri)
  return uri
}

function toDataUri({ woff2 }: WebFont): string {
  const bytes = Buffer.from(woff2.buffer, woff2.byteOffset, woff2.byteLength)
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")`
}

function quoted(name: string): string {
  return `"${name.replace(/["\\\n<;{}]/g, '')}"`
}
