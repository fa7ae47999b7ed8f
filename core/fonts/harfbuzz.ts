import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Face } from './face.ts'

/** A glyph where shaping put it, font units. */
export interface PlacedGlyph {
  readonly id: number
  /** Where in the text its cluster begins. */
  readonly cluster: number
  readonly advance: number
  readonly offsetX: number
  readonly offsetY: number
}

/** How a run is shaped. */
export interface RunShape {
  /** Undefined lets the script decide. */
  readonly direction: 'ltr' | 'rtl' | undefined
  /** A script by its tag (ISO 15924) instead of that of the first letter. */
  readonly script: string | undefined
  readonly features: readonly Feature[]
}

/** A feature of fonts (OpenType, "Registered features") that is turned on or off, as HarfBuzz writes it. */
export type Feature = `${'+' | '-'}${string}`

/** What is used of HarfBuzz's C interface: pointers are numbers. */
interface Harfbuzz {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  __wasm_call_ctors(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_font_create(face: number): number
  hb_font_destroy(font: number): void
  hb_buffer_create(): number
  hb_buffer_set_cluster_level(buffer: number, level: number): void
  hb_buffer_clear_contents(buffer: number): void
  hb_buffer_add_utf16(buffer: number, text: number, length: number, from: number, count: number): void
  hb_buffer_set_direction(buffer: number, direction: number): void
  hb_buffer_set_script(buffer: number, script: number): void
  hb_buffer_guess_segment_properties(buffer: number): void
  hb_feature_from_string(text: number, length: number, feature: number): number
  hb_shape(font: number, buffer: number, features: number, count: number): void
  hb_buffer_get_length(buffer: number): number
  hb_buffer_get_glyph_infos(buffer: number, length: number): number
  hb_buffer_get_glyph_positions(buffer: number, length: number): number
  free(pointer: number): void
}

/** The part of the WebAssembly interface that is used; the libraries of the compiler have it for browsers only. */
interface WebAssemblyInterface {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
}

let loaded: Harfbuzz | undefined

/** HarfBuzz, loaded when a text first needs it and at once, as shaping cannot wait. */
function harfbuzz(): Harfbuzz {
  if (loaded !== undefined) return loaded
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyInterface }).WebAssembly
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm')
  const { exports } = new Instance(new Module(readFileSync(path)), {
    wasi_snapshot_preview1: { proc_exit: fail },
    env: {
      _emscripten_runtime_keepalive_clear: fail,
      _abort_js: fail,
      _setitimer_js: fail,
      emscripten_resize_heap: growTo,
    },
  })
  loaded = exports as Harfbuzz
  loaded.__wasm_call_ctors()
  return loaded
}

function fail(): never {
  throw new Error('HarfBuzz stopped: the package harfbuzzjs is broken or the font is')
}

const pageSize = 65_536

function growTo(bytes: number): number {
  const { memory } = harfbuzz()
  memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / pageSize))
  return 1
}

const fonts = new WeakMap<Face, number>()

/** Frees what HarfBuzz keeps of a face that is forgotten: no collector sees its memory. */
const forgotten = new FinalizationRegistry<{ readonly font: number; readonly data: number }>(
  ({ font, data }) => {
    const hb = harfbuzz()
    hb.hb_font_destroy(font)
    hb.free(data)
  },
)

function fontFor(face: Face, hb: Harfbuzz): number {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const bytes = face.bytes ?? new Uint8Array(0)
  const data = hb.malloc(bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, data)
  // Mode 2: HarfBuzz may write in the memory, and does not free it.
  const blob = hb.hb_blob_create(data, bytes.length, 2, 0, 0)
  const parsed = hb.hb_face_create(blob, 0)
  const font = hb.hb_font_create(parsed)
  hb.hb_face_destroy(parsed)
  hb.hb_blob_destroy(blob)
  fonts.set(face, font)
  forgotten.register(face, { font, data })
  return font
}

/** What is shaped lies in one buffer, and its characters at one place that is long enough for the longest so far. */
interface Desk {
  readonly buffer: number
  units: number
  room: number
}

let kept: Desk | undefined

function deskFor(length: number, hb: Harfbuzz): Desk {
  kept ??= { buffer: createBuffer(hb), units: 0, room: 0 }
  if (kept.room < length) {
    if (kept.room > 0) hb.free(kept.units)
    kept.room = Math.max(256, 2 * length)
    kept.units = hb.malloc(2 * kept.room)
  }
  return kept
}

function createBuffer(hb: Harfbuzz): number {
  const buffer = hb.hb_buffer_create()
  // HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS: what has a glyph of its own is copied as itself, marks too.
  hb.hb_buffer_set_cluster_level(buffer, 1)
  return buffer
}

/** `hb_direction_t`. */
const DIRECTIONS = { ltr: 4, rtl: 5 } as const

/** Shapes text of one script: kerning, ligatures, joining and marks. Glyphs are in visual order; brackets turn round from right to left. */
export function shapeWithHarfbuzz(text: string, face: Face, shape: RunShape): readonly PlacedGlyph[] {
  const hb = harfbuzz()
  const font = fontFor(face, hb)
  const { buffer, units } = deskFor(text.length, hb)
  const memory = new Uint16Array(hb.memory.buffer, units, text.length)
  for (let index = 0; index < text.length; index++) memory[index] = text.charCodeAt(index)
  hb.hb_buffer_clear_contents(buffer)
  hb.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length)
  if (shape.direction !== undefined) hb.hb_buffer_set_direction(buffer, DIRECTIONS[shape.direction])
  if (shape.script !== undefined) hb.hb_buffer_set_script(buffer, tagOf(shape.script))
  hb.hb_buffer_guess_segment_properties(buffer)
  hb.hb_shape(font, buffer, featuresAt(shape.features, hb), shape.features.length)
  return readGlyphs(hb, buffer)
}

/** `HB_TAG`: four letters in one word. */
function tagOf(tag: string): number {
  return Array.from(tag).reduce((word, letter) => (word << 8) | letter.charCodeAt(0), 0)
}

/** Bytes of `hb_feature_t`. */
const FEATURE = 16

const lists = new Map<string, number>()

/** Where a list of features lies in HarfBuzz's memory, 0 for none. */
function featuresAt(features: readonly Feature[], hb: Harfbuzz): number {
  if (features.length === 0) return 0
  const key = features.join()
  const known = lists.get(key)
  if (known !== undefined) return known
  const list = hb.malloc(FEATURE * features.length)
  for (const [index, feature] of features.entries()) {
    const text = hb.malloc(feature.length)
    new Uint8Array(hb.memory.buffer).set(Buffer.from(feature, 'latin1'), text)
    if (hb.hb_feature_from_string(text, feature.length, list + FEATURE * index) === 0)
      throw new Error(`HarfBuzz knows no feature ${feature}`)
    hb.free(text)
  }
  lists.set(key, list)
  return list
}

/** `hb_glyph_info_t` and `hb_glyph_position_t` are five words each. */
function readGlyphs(hb: Harfbuzz, buffer: number): readonly PlacedGlyph[] {
  const length = hb.hb_buffer_get_length(buffer)
  const [infos, positions] = [
    hb.hb_buffer_get_glyph_infos(buffer, 0),
    hb.hb_buffer_get_glyph_positions(buffer, 0),
  ]
  const words = new Int32Array(hb.memory.buffer)
  const word = (pointer: number, index: number, field: number): number =>
    words[pointer / 4 + 5 * index + field] ?? 0
  return Array.from({ length }, (_, index) => ({
    id: word(infos, index, 0),
    cluster: word(infos, index, 2),
    advance: word(positions, index, 0),
    offsetX: word(positions, index, 2),
    offsetY: word(positions, index, 3),
  }))
}
