import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Work } from './measure.ts'

const folder = new URL('../../bench/peers/', import.meta.url)
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

/** Whether the peers were installed: they have a package of their own. */
export const arePeersInstalled: boolean = existsSync(fileURLToPath(new URL('node_modules', folder)))

/** Makes a peer ready: `name` is a module in `bench/peers`, `factory` one of its exports. */
export async function createPeer(
  name: string,
  module: string,
  factory: string,
  input: PeerInput,
): Promise<Peer> {
  const exports = await import(new URL(module, folder).href)
  return { ...(await exports[factory](input)), name }
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

function font(path: string): string {
  return require.resolve(`@expo-google-fonts/${path}`)
}
