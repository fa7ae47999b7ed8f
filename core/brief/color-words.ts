import { onDemand } from '../on-demand.ts'
import { meaningOf } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { colorMeaning } from './words/colors.ts'
import {
  beginningsAbroad,
  colorEnds,
  colorsAbroad,
  PARTICLES,
  shadesAbroad,
  tintsAbroad,
  wordsAbroad,
} from './words/colors-abroad.ts'
import { coloredThings } from './words/abroad/colored-things.ts'
import { mannersAbroad } from './words/manners.ts'
import { lookShades } from './words/qualities.ts'
import { ornamentRows, ornamentsAbroad } from './words/ornaments.ts'
import type { OrnamentName } from './design.ts'
import { bentColor, LIGHT, shadedColor } from './palette.ts'

/** The meaning of a word of another language that names a colour, a shade, a part or a ban; one-word compounds too. */
export function meaningAbroad(word: string): Meaning | undefined {
  if (word.length > LONGEST) return undefined
  return (
    plainMeaning(word) ??
    plainMeaning(word.replace(/^[dl]'/, '')) ??
    semitic(word) ??
    colored(word) ??
    shaded(word) ??
    compound(word) ??
    inflected(word)
  )
}

/** What a word of a language with a list of its own may be that the list does not have: endings of Slavic tongues are for those that have them. */
export function looksAbroad(word: string, isSlavic: boolean): Meaning | undefined {
  const meaning = meaningAbroad(word) ?? groundAbroad(word)
  if (!meaning || ['cue', 'target', 'degree'].includes(meaning.kind)) return undefined
  return isSlavic || !isStemmed(word) ? meaning : undefined
}

function isStemmed(word: string): boolean {
  const bare = word.replace(/^[dl]'/, '')
  return (
    plainMeaning(bare) !== undefined &&
    !wholeWords().has(bare) &&
    !wholeWords().has(bare.replace(PARTICLES, ''))
  )
}

/** Longest word that is looked at, as compounds are tried letter by letter. */
const LONGEST = 32

const wholeWords: () => ReadonlyMap<string, Meaning> = onDemand(() => new Map(entries(false)))
const stems: () => ReadonlyMap<string, Meaning> = onDemand(() => new Map(entries(true)))

function entries(withStar: boolean): readonly (readonly [word: string, meaning: Meaning])[] {
  const rows = [
    ...colorsAbroad.map(([name, words]) => [namedColor(name), words] as const),
    ...tintsAbroad.map(([name, words]) => [tintMeaning(name), words] as const),
    ...shadesAbroad.map(([name, words]) => [shadeAbroad(name), words] as const),
    ...wordsAbroad.map(([name, words]) => [meaningOf(name), words] as const),
    ...ornamentsAbroad.map(([name, words]) => [ornamentMeaning(name), words] as const),
    ...mannersAbroad.map(([name, words]) => [meaningOf(name), words] as const),
  ]
  return rows.flatMap(([meaning, words]) =>
    words
      .split(' ')
      .filter(word => word !== '' && meaning !== undefined && word.endsWith('*') === withStar)
      .map(word => [word.replace('*', ''), meaning as Meaning] as const),
  )
}

/** The English colour of a name; a thing's where only things have the name. */
function namedColor(name: string): Color {
  const thing = meaningOf(name)
  if (thing?.kind !== 'tint') return colorMeaning(name)
  return { kind: 'color', hex: thing.hex, hues: null, literal: false }
}

/** `claro` and `clair` alone are clear, not light; only dark is a wish by itself. */
function shadeAbroad(name: string): Meaning | undefined {
  const meaning = meaningOf(name) ?? lookShades.get(name)
  return meaning?.kind === 'shade' && name !== 'dark' ? { ...meaning, alone: null } : meaning
}

/** What the first of an ornament's English words means. */
function ornamentMeaning(name: OrnamentName): Meaning | undefined {
  const words = ornamentRows.find(([, known]) => known === name)?.[0].split('|')
  return meaningOf(words?.[0] ?? '')
}

function tintMeaning(name: string): Meaning {
  return { kind: 'tint', hex: namedColor(name).hex, alone: null }
}

function plainMeaning(word: string): Meaning | undefined {
  const whole = wholeWords().get(word) ?? wholeWords().get(word.replace(PARTICLES, ''))
  if (whole) return whole
  for (let ending = 0; ending <= ENDING && word.length - ending >= 3; ending++) {
    const found = stems().get(word.slice(0, word.length - ending))
    if (found) return found
  }
  return undefined
}

/** Letters of an ending that a stem may carry. */
const ENDING = 4

/** Arabic and Hebrew write `and`, `in` and `the` as one word with the next. */
function semitic(word: string): Meaning | undefined {
  if (!/^[\u0590-\u06ff]/u.test(word)) return undefined
  const bare = word.replace(/^(?:و|ו)?(?:ب|ל|ב)?(?:ال|לل|ה)?/u, '')
  return bare === word || bare.length < 2 ? undefined : plainMeaning(bare)
}

/** Whether a word begins with the `and` that Arabic and Hebrew join to it. */
export function beginsWithAnd(word: string): boolean {
  return /^[וو]/u.test(word) && plainMeaning(word) === undefined && semitic(word) !== undefined
}

/** `cremefarbenem`, `zalmkleurige`, `guldfärgat`: of the colour of a thing, whatever the ending. */
function colored(word: string): Meaning | undefined {
  const thing = thingOfColor(word)
  if (thing === undefined) return undefined
  const meaning = wholeWords().get(thing) ?? meaningOf(thing) ?? compound(thing)
  if (meaning?.kind === 'tint') return { kind: 'color', hex: meaning.hex, hues: null, literal: false }
  return meaning?.kind === 'color' ? meaning : undefined
}

/** The thing that a word says is the colour: `lachs` of `lachsfarben`. */
export function thingOfColor(word: string): string | undefined {
  const [, thing] = /^(.{3,20}?)s?(?:farben|farbig|kleurig|färga[dt])(?:e[rsnm]?)?$/u.exec(word) ?? []
  return thing ?? /^.{0,12}?(holz|sand|stein)t(?:on|öne|önen)$/u.exec(word)?.[1]
}

/** `ciemnozielony`, `світлосірий`: a shade and a colour in one word, whose ending the stem of the colour carries. */
function shaded(word: string): Meaning | undefined {
  const [, shade, rest] = /^(ciemno|jasno|темно|світло)(.{3,})$/u.exec(word) ?? []
  const color = rest === undefined ? undefined : plainMeaning(rest)
  if (color?.kind !== 'color') return undefined
  const isDark = shade === 'ciemno' || shade === 'темно'
  return turned(color, isDark ? -0.14 : 0.14, isDark ? 1 : 0.8)
}

function turned(color: Color, lightness: number, chroma: number): Color {
  return {
    ...color,
    hex: shadedColor(color.hex, lightness, chroma),
    ...(lightness >= LIGHT && { pale: true }),
  }
}

/** Endings of gender and number in French, Spanish, Italian and Portuguese, and what the word has without them. */
const ENDINGS: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
  [/uis$/u, ['ul']],
  [/chi$/u, ['co']],
  [/che$/u, ['ca', 'co']],
  [/ghi$/u, ['go']],
  [/(?:as|os|a|i)$/u, ['o', 'e', 'a']],
  [/ettes?$/u, ['et']],
  [/euses?$/u, ['eux']],
  [/es$/u, ['', 'e']],
  [/e$/u, ['', 'a', 'o']],
  [/s$/u, ['']],
]

/** `azzurri`, `azuis`, `violettes`: a colour in another gender or number than the lists have. */
function inflected(word: string): Meaning | undefined {
  // Dishes and plates are no silver.
  if (word.length < 5 || !/^\p{Script=Latin}+$/u.test(word) || /^platos?$|^pratos?$/.test(word))
    return undefined
  for (const [ending, others] of ENDINGS) {
    if (!ending.test(word)) continue
    for (const other of others) {
      const meaning = wholeWords().get(word.replace(ending, other))
      if (meaning?.kind === 'color') return meaning
    }
  }
  return undefined
}

/** `Tannengrün`, `dunkelblau`, `staalgrijs`: the end is the colour, what stands before bends it. */
function compound(word: string): Meaning | undefined {
  const found = ends().find(([end]) => word.endsWith(end) && word.length >= end.length + 3)
  if (!found) return undefined
  const [end, color] = found
  const stem = word.slice(0, -end.length)
  const named = [stem, stem.replace(/[sn]$/, ''), stem.replace(/en$/, ''), `${stem}e`]
    .map(part => wholeWords().get(part) ?? beginnings().get(part) ?? meaningOf(part))
    .find(meaning => meaning && ['tint', 'shade', 'color'].includes(meaning.kind))
  const before = named ?? coloredThing(stem)
  if (before?.kind === 'shade') return turned(color, before.lightness, before.chroma)
  if (before?.kind === 'tint' || before?.kind === 'color')
    return { ...color, hex: bentColor(color.hex, before.hex) }
  return isWordOfItsOwn(word) ? undefined : color
}

/** What the list of coloured things has for the beginning of a word of a language that writes two words as one: `vejdeblått`. */
function coloredThing(word: string): Meaning | undefined {
  const name = thingNames().get(word)
  return name === undefined ? undefined : (meaningOf(name) ?? colorMeaning(name))
}

const thingNames: () => ReadonlyMap<string, string> = onDemand(
  () =>
    new Map(
      ['sv', 'nl', 'de'].flatMap(lang =>
        coloredThings(lang)
          .split('\n')
          .flatMap(row => {
            const [english = '', words = ''] = row.split(': ')
            return words.split(', ').map(word => [word, english] as const)
          }),
      ),
    ),
)

/** Things that say which colour only at the beginning of its word. */
const beginnings: () => ReadonlyMap<string, Meaning> = onDemand(
  () =>
    new Map(
      beginningsAbroad.flatMap(([name, words]) => {
        const { hex } = namedColor(name)
        return words.split(' ').map(word => [word, { kind: 'tint', hex, alone: null }] as const)
      }),
    ),
)

/** `bread`, `carrot`, `davit`: ends that are no colours. */
function isWordOfItsOwn(word: string): boolean {
  return /(?:[bht]rot(?:e|en|es)?|^[cpg]arrot|.wit|.vit|.gul|.rod|.rode)$/u.test(word)
}

/** `Auberginegrund`, `Cremepapier`: the colour of the ground in one word with it. */
export function groundAbroad(word: string): Color | undefined {
  const stem = /^(.{4,20})(?:grund|papier|papper)$/u.exec(word)?.[1]
  const meaning = stem === undefined ? undefined : (meaningOf(stem) ?? meaningAbroad(stem))
  if (meaning?.kind === 'color') return meaning
  return meaning?.kind === 'tint'
    ? { kind: 'color', hex: meaning.hex, hues: null, literal: false }
    : undefined
}

type Color = Meaning & { readonly kind: 'color' }

const ends: () => readonly (readonly [end: string, color: Color])[] = onDemand(() =>
  colorEnds.flatMap(([name, words]) => words.split(' ').map(end => [end, colorMeaning(name)] as const)),
)

/** Words that East Asian text is searched for, which puts no blanks between words; the longest first. */
const cjkWords: () => readonly string[] = onDemand(() =>
  [...wholeWords().keys()]
    .filter(word => CJK.test(word) && !/\p{Script=Hangul}/u.test(word))
    .sort((one, other) => other.length - one.length),
)
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words that hold a colour's sign and mean no colour. */
const NO_COLORS = ['余白', '空白', '留白', '面白', '明白', '白書', '黄金比', '白皮书']

/**
 * Divides a run of Chinese or Japanese into the words that are known and what is between, as offsets. A single sign is a colour
 * at the end of the run or before a particle: `番茄红`, `朱を`, but not that in `白書`.
 */
export function cjkParts(run: string): readonly (readonly [start: number, end: number])[] {
  const parts: [number, number][] = []
  let rest = 0
  let at = 0
  while (at < run.length) {
    const length = knownAt(run, at)
    if (length === 0) {
      const skipped = NO_COLORS.find(word => run.startsWith(word, at))
      at += skipped?.length ?? 1
      continue
    }
    if (rest < at) parts.push([rest, at])
    parts.push([at, at + length])
    at += length
    rest = at
  }
  if (rest < run.length) parts.push([rest, run.length])
  return parts
}

function knownAt(run: string, at: number): number {
  if (!CJK.test(run[at] ?? '') || NO_COLORS.some(word => run.startsWith(word, at))) return 0
  const word = cjkWords().find(known => run.startsWith(known, at))
  if (word === undefined) return 0
  const behind = run.slice(at + word.length)
  const ends = behind === '' || /^[のをにとはがでも底纸紙]/u.test(behind)
  return word.length > 1 || ends ? word.length : 0
}

/** Whether a run of letters is written without blanks. */
export function isCjk(run: string): boolean {
  return CJK.test(run)
}
