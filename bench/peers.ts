import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Work } from './measure.ts'

const folder = new URL('../../bench/peers/', import.meta.url)
const project = new URL('../..', import.meta.url)
const require = createRequire(import.meta.url)

/** What peers are given: the copy, and the same font files we use. */
export interface PeerInput {
  readonly markdown: string
  readonly fonts: { readonly text: string; readonly bold: string; readonly code: string }
  readonly fontFiles: readonly string[]
}

/** What a peer that draws a card is given. */
export interface CardInput extends PeerInput {
  readonly lines: readonly string[]
  readonly picture: Uint8Array
  readonly width: number
  readonly height: number
}

/** A peer made ready; `close` ends its browser. */
export interface Peer extends Work {
  close(): unknown
}

const packages = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@takumi-rs/core',
  '@marp-team/marp-cli',
  '@sparticuz/chromium',
  'pdfkit',
  'remark-parse',
]

/** Version by package; null where it is not installed. */
export function peerVersions(): Readonly<Record<string, string | null>> {
  return Object.fromEntries(packages.map(name => [name, versionOf(name)]))
}

/** Makes a peer ready, or says which package is missing: `module` is a file in `bench/peers`, `factory` an export of it. */
export async function createPeer(
  name: string,
  module: string,
  factory: string,
  input: PeerInput,
): Promise<Peer | { readonly missing: string }> {
  try {
    const exports = await import(new URL(module, folder).href)
    return { ...(await exports[factory](input)), name }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return { missing: 'not installed: npm ci --prefix bench/peers' }
  }
}

/** Font files of one family pair, from the packages we use ourselves. */
export function peerInput(markdown: string): PeerInput {
  const fonts = {
    text: font('source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: font('source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    code: font('jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'),
  }
  const italic = font('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf')
  return { markdown, fonts, fontFiles: [...Object.values(fonts), italic] }
}

function versionOf(name: string): string | null {
  const file = [folder, project]
    .map(base => new URL(`node_modules/${name}/package.json`, base))
    .find(existsSync)
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
}

function font(path: string): string {
  return require.resolve(`@expo-google-fonts/${path}`)
}
