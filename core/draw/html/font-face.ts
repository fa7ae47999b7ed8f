import { type FamilyKind, familyNamed } from '../../fonts/catalogue.ts'
import { colorWebFont, isLatin, type WebFont, webFont, webFontFor } from '../../fonts/web-font.ts'
import type { FaceUse, FontUse } from './fonts.ts'

/** What stands in for a family where the page's own fonts do not load. */
const generic: Readonly<Record<FamilyKind, string>> = {
  serif: 'Georgia,serif',
  sans: 'system-ui,sans-serif',
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
