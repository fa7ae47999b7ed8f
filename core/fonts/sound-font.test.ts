import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInTime } from '../testing/processor-time.test.kit.ts'
import { ownFamily, ownFont } from './own-font.test.kit.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'
import { openSoundFont } from './sound-font.ts'

const sound = Buffer.from(ownFont())

/** The sound font with its tables changed. */
function changed(change: (tables: Map<string, Buffer>) => unknown): Buffer {
  const tables = new Map([...readSfnt(sound)].map(([tag, bytes]) => [tag, Buffer.from(bytes)]))
  change(tables)
  return writeSfnt(sound.readUInt32BE(0), tables)
}

const table = (tables: Map<string, Buffer>, tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0)
const glyphOf = (letter: string): number =>
  (create(sound) as Font).glyphForCodePoint(letter.codePointAt(0) ?? 0).id

/** Makes a glyph of others, as often as there is room for. */
function compose(tables: Map<string, Buffer>, letter: string, part: string, times: number): void {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map(tag => table(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const glyph = glyphOf(letter)
  const offset = (at: number): number =>
    head.readInt16BE(50) === 1 ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2
  const [start, end] = [offset(glyph), offset(glyph + 1)]
  const count = Math.min(times, Math.floor((end - start - 10) / 6))
  glyf.writeInt16BE(-1, start)
  for (let at = 0; at < count; at += 1) {
    glyf.writeUInt16BE(at < count - 1 ? 0x22 : 0x2, start + 10 + at * 6)
    glyf.writeUInt16BE(glyphOf(part), start + 12 + at * 6)
  }
}

/** A WOFF file of a few hundred kB that says it packs so many bytes in each of so many tables. */
function woffBomb(bytes: number, times: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes))
  const header = Buffer.alloc(44 + 20 * times)
  header.write('wOFF', 0, 'latin1')
  header.writeUInt16BE(times, 12)
  for (let at = 0; at < times; at += 1) {
    const entry = 44 + 20 * at
    header.write('glyf', entry, 'latin1')
    for (const [field, value] of [header.length, packed.length, bytes].entries())
      header.writeUInt32BE(value, entry + 4 + field * 4)
  }
  return Buffer.concat([header, packed])
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** By what is wrong with it. */
const hostile: Readonly<Record<string, () => Buffer>> = {
  'is empty': () => Buffer.alloc(0),
  'ends in its directory': () => sound.subarray(0, 50),
  'ends in its tables': () => sound.subarray(0, 10_000),
  'has a letter made of itself': () => changed(tables => compose(tables, 'e', 'e', 1)),
  'has two letters made of each other': () =>
    changed(tables => {
      compose(tables, 'e', 'a', 1)
      compose(tables, 'a', 'e', 1)
    }),
  'has letters of letters of letters': () =>
    changed(tables => {
      for (const [at, letter] of letters.slice(0, -1).entries())
        compose(tables, letter, letters[at + 1] as string, 20)
    }),
  'has glyphs outside of their table': () => changed(tables => table(tables, 'loca').fill(0xff)),
  'has glyphs backwards': () => changed(tables => table(tables, 'loca').reverse()),
  'has a cut table of outlines': () =>
    changed(tables => tables.set('glyf', table(tables, 'glyf').subarray(0, 100))),
  'has an em of no units': () => changed(tables => table(tables, 'head').writeUInt16BE(0, 18)),
  'has no end of names': () => changed(tables => table(tables, 'name').writeUInt16BE(65_535, 2)),
  'has rules of shaping that are none': () => changed(tables => tables.set('GSUB', Buffer.alloc(2000, 0xff))),
  'packs more than any font has': () => woffBomb(100_000_000, 1),
  'packs the same again and again': () => woffBomb(4_000_000, 2000),
  'is a collection of itself': () =>
    Buffer.from([...Buffer.from('ttcf\0\x01\0\0', 'latin1'), 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  ...Object.fromEntries(
    ['glyf', 'loca', 'hhea', 'head', 'cmap', 'name', 'hmtx', 'maxp'].map(tag => [
      `has no ${tag}`,
      () => changed(tables => tables.delete(tag)),
    ]),
  ),
}

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

test('a font that is sound is opened', async () => {
  assert.is((await openSoundFont(sound, digestOf(sound)))?.familyName, ownFamily)
})

for (const [what, make] of Object.entries(hostile))
  test(`a font file that ${what} is none, and takes neither time nor memory`, async () => {
    const file = make()
    const digest = digestOf(file)
    const before = process.cpuUsage()
    assert.is(await openSoundFont(file, digest), undefined)
    const { user, system } = process.cpuUsage(before)
    assert.ok(isInTime((user + system) / 1000, 5000), `${user + system} µs`)
  })

test('what a font file is found to be is so the next time', async () => {
  assert.is((await openSoundFont(sound, digestOf(sound)))?.familyName, ownFamily)
  assert.is((await openSoundFont(sound, digestOf(sound)))?.familyName, ownFamily)
  const none = sound.subarray(0, 200)
  assert.is(await openSoundFont(none, digestOf(none)), undefined)
  assert.is(await openSoundFont(none, digestOf(none)), undefined)
})

test.run()
