/** Tells what a copy is about, for the colours and faces that nobody asked for. */
import type { Document } from '../source/document.ts'
import { copyText, headings, plainText } from '../source/text.ts'
import { toOklch } from '../theme/oklch.ts'
import { type Subject, subjects } from './words/subjects.ts'
import { isEastAsian, topicsToldBy, wordsIn } from './words-told-by.ts'

/** A subject, and the words of copy and brief that tell it. */
export interface ToldSubject {
  readonly subject: Subject
  readonly words: readonly string[]
}

/**
 * The subject of a copy, where enough of its words tell it and none other comes near; undefined where it could be anything.
 * Each word counts once: in the title three times as much as in the text, at its beginning and in the brief nearly so. A short
 * word by itself tells it in a title only, but in English: it may mean something else in its language (`kör` is a choir, and drives).
 */
export function subjectOf(document: Document, instructions: string): ToldSubject | undefined {
  const titles = headings(document)
  const [title, ...others] = titles.map(plainText)
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const word of wordsIn(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  }
  const text = withoutAddresses(copyText(document).slice(0, LONGEST).toLowerCase())
  const given = [...new Set(text.match(HEX))]
  if (given.length >= GIVEN) return ofColors(given)
  add(text, 1)
  add(others.join('\n').slice(0, LONGEST), 1.5)
  add(instructions.slice(0, LONGEST), 2)
  add(text.slice(0, MASTHEAD), 2.5)
  add(title ?? nameIn(text), TITLE)
  return clearest(weights, document.lang.startsWith('en'))
}

/** A subject without its faces. */
export function colorsOnly({ subject: { pairing: _, ...subject }, words }: ToldSubject): ToldSubject {
  return { subject, words }
}

/** A subject without its colours. */
export function facesOnly({ subject, words }: ToldSubject): ToldSubject {
  return { subject: { ...subject, accents: [] }, words }
}

/** Colours in a copy from which on they are what it is about. */
const GIVEN = 3
const HEX = /#[0-9a-f]{6}\b/gu

/** A copy that gives colours is about those: the liveliest leads, and the deepest goes with it. */
function ofColors(given: readonly string[]): ToldSubject | undefined {
  const [accent] = given.toSorted((one, other) => toOklch(other).c - toOklch(one).c)
  const [deepest] = given.toSorted((one, other) => toOklch(one).l - toOklch(other).l)
  if (!accent || !deepest) return undefined
  const accents = [...new Set([accent, deepest])]
  return { subject: { name: 'colours that it gives', words: '', accents }, words: accents }
}

/** Letters that are looked at: what a copy is about is said early. */
const LONGEST = 6000

/** Letters in which a copy says whose it is. */
const MASTHEAD = 200

/** A text without addresses: `12 Church Street`, `Kirchstraße 5`, `rue de la Gare 3`: where somebody lives is not what it is about. */
export function withoutAddresses(text: string): string {
  return withoutStreets(
    text
      .replaceAll(
        /(?<!\p{L})\p{L}{1,40}(?:stra(?:ße|sse|at)|str|gasse|platz|allee|laan|plein|gatan|vägen)\b\.?/gu,
        ' ',
      )
      .replaceAll(
        /\b(?:rue|via|calle|rua|ulica|ul|avenida|piazza|plaza|corso)\b\.? (?:\p{L}+ ?){1,3}/gu,
        ' ',
      ),
  )
}

/** Text in small letters without its streets and the two words before each: the kind of street is looked for, and then back. */
function withoutStreets(text: string): string {
  let rest = ''
  let from = 0
  for (const { index, 0: kind } of text.matchAll(STREETS)) {
    const name = /(?:(?<!\p{L})\p{L}{1,40} )?(?<!\p{L})\p{L}{1,40}$/u.exec(
      text.slice(Math.max(from, index - 90), index),
    )
    if (!name) continue
    rest += `${text.slice(from, index - name[0].length)} `
    from = index + kind.length
  }
  return rest + text.slice(from)
}

const STREETS = / (?:street|st|road|rd|lane|avenue|ave|place|square|terrace|yard|court|row|quay)\b/g

/** What a copy without a title begins with, where that is short enough to be a name and no sentence. */
function nameIn(text: string): string {
  const line = text.trimStart().split('\n', 1)[0] ?? ''
  return line.length <= LONGEST_NAME && !/[.!?…。！？][*_)"”»]*(?:\s|$)/u.test(line) ? line : ''
}

/** Letters of a line that names what follows. */
const LONGEST_NAME = 60

/** Points from which a subject is told. */
const ENOUGH = 2.5
/** How many times as much as the next it has. */
const CLEAR = 1.15

/** What a word of the title has, and one that may be another language's at most. */
const TITLE = 3
const UNSURE = 2

/** Whether a word is long enough to be that of a list, or goes on from it with an ending only: `uroda` is beauty, `urodzony` is born. */
function isSure(word: string, key: string): boolean {
  return isEastAsian(word) || key.length >= 5 || (key.length === 4 && word.length - key.length <= 2)
}

interface Evidence {
  readonly word: string
  readonly weight: number
  /** What it has at most where it stands alone. */
  readonly most: number
}

function pointsOf(found: readonly Evidence[]): number {
  return found.reduce((sum, { weight }) => sum + weight, 0)
}

function tellEnough(found: readonly Evidence[]): boolean {
  return found.reduce((sum, { weight, most }) => sum + Math.min(weight, most), 0) >= ENOUGH
}

function clearest(weights: ReadonlyMap<string, number>, isEnglish: boolean): ToldSubject | undefined {
  const told = new Map<Subject, Map<string, Evidence>>()
  for (const [word, weight] of weights) {
    for (const [subject, key] of toldBy(word)) {
      const most = weight === TITLE || isEnglish || isSure(word, key) ? TITLE : UNSURE
      const keys = told.get(subject) ?? new Map<string, Evidence>()
      // `bike` and `bikes` are one.
      const stem = key.replace(/(?:e?s|en|n)$/u, '')
      if (weight > (keys.get(stem)?.weight ?? 0)) keys.set(stem, { word, weight, most })
      told.set(subject, keys)
    }
  }
  const [first, second] = [...told]
    .map(([subject, keys]) => ({ subject, found: [...keys.values()] }))
    .map(({ subject, found }) => ({ subject, found, points: pointsOf(found) }))
    .sort((one, other) => other.points - one.points)
  if (!first || !tellEnough(first.found)) return undefined
  if (second && first.points < second.points * CLEAR) return undefined
  return { subject: first.subject, words: first.found.map(({ word }) => word).slice(0, 4) }
}

/** The subjects that a word tells, each with the entry of its list. */
const toldBy = topicsToldBy(subjects)
