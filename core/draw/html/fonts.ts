import type { Style } from '../../compose/style.ts'
import { defaultStyle } from '../../compose/defaults.ts'
import type { Node } from '../../compose/tree.ts'
import type { Face } from '../../fonts/face.ts'
import { graphemes } from '../../fonts/graphemes.ts'
import { hanLanguage } from '../../fonts/han-language.ts'
import { segmentByFace } from '../../fonts/segment.ts'

/** A face that a page shows text in, and the characters it shows. */
export interface FaceUse {
  readonly face: Face
  readonly characters: Set<number>
  /** What is shown in it, for a face in colours: its pictures are made of several characters. */
  readonly signs: Set<string>
}

/** The faces of a page and the families that help each other out. */
export interface FontUse {
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
  const setting = within({ ...defaultStyle(node.tagName), ...node.style }, around)
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
