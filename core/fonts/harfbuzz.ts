import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Face } from './face.ts'

/** A glyph where HarfBuzz put it, font units. */
export interface PlacedGlyph {
  readonly id: number
  /** Where in the text its cluster begins. */
  readonly cluster: number
  readonly advance: number
  readonly offsetX: number
  readonly offsetY: number
}

/** What is used of HarfBuzz's C interface: pointers are numbers. */
interface Harfbuzz {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  __wasm_call_ctors(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_face_create(blob: number, index: number): number
  hb_font_create(face: number): number
  hb_buffer_create(): number
  hb_buffer_destroy(buffer: number): void
  hb_buffer_add_utf16(buffer: number, text: number, length: number, from: number, count: number): void
  hb_buffer_guess_segment_properties(buffer: number): void
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

function fontFor(face: Face, hb: Harfbuzz): number {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const bytes = face.bytes ?? new Uint8Array(0)
  const data = hb.malloc(bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, data)
  // Mode 2: the memory is HarfBuzz's own.
  const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(data, bytes.length, 2, 0, 0), 0))
  fonts.set(face, font)
  return font
}

/** Shapes text of one script that runs from left to right. Glyphs are in visual order. */
export function shapeWithHarfbuzz(text: string, face: Face): PlacedGlyph[] {
  const hb = harfbuzz()
  const font = fontFor(face, hb)
  const units = hb.malloc(2 * text.length)
  const buffer = hb.hb_buffer_create()
  const memory = new Uint16Array(hb.memory.buffer, units, text.length)
  for (let index = 0; index < text.length; index++) memory[index] = text.charCodeAt(index)
  hb.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length)
  hb.hb_buffer_guess_segment_properties(buffer)
  hb.hb_shape(font, buffer, 0, 0)
  const glyphs = readGlyphs(hb, buffer)
  hb.hb_buffer_destroy(buffer)
  hb.free(units)
  return glyphs
}

/** `hb_glyph_info_t` and `hb_glyph_position_t` are five words each. */
function readGlyphs(hb: Harfbuzz, buffer: number): PlacedGlyph[] {
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
