/** Finds the thing of a copy that a clause of a brief names as what matters most: by its words, its figures, its label, or by what documents call it. */
import { type Design, isToBeSeen, type PartKey, type Rank, saidIn } from '../../brief/design.ts'
import type { LeadClause } from '../../brief/lead-clauses.ts'
import { namedThings } from '../../brief/words/named-things.ts'
import { isAny, isSame } from '../../brief/same-words.ts'
import { joint } from '../../brief/words/lead-marks.ts'
import { slideNumbersIn } from '../../brief/words/slide-numbers.ts'
import type { Document } from '../../source/document.ts'
import { wordsOf } from '../../source/text.ts'
import type { Reading } from '../reading.ts'
import { cellIn, figuresIn } from './figures-named.ts'
import { namedThing } from './labels-named.ts'
import { type Copy, copyOf, said, type Thing } from './lead-copy.ts'
import { nameIn, onlyLineIn, pieceIn, runIn, sentenceIn } from './pieces-named.ts'
import { askedIn } from './questions-named.ts'
import { has, isLittle, isTelling, trimmed } from './telling-words.ts'

/** A thing that is to be met before others, how soon, and the clause that says so. */
export interface Lead {
  readonly phrase: string
  readonly key: PartKey
  readonly rank: Exclude<Rank, 'last'>
  readonly isSlide?: true
}

/** What a copy has for the clauses of a brief in a language (BCP 47). */
export function leadsNamed(
  clauses: readonly LeadClause[],
  document: Document,
  reading: Reading,
  lang?: string,
): readonly Lead[] {
  if (clauses.length === 0) return []
  const copy = copyOf(document, reading, lang)
  const leads = clauses.flatMap(clause =>
    thingsOfClause(clause, copy).map(
      ({ key, isLong, ...thing }): Lead => ({
        ...{ ...thing, phrase: clause.phrase, key },
        rank: isLong ? 'second' : clause.rank,
      }),
    ),
  )
  const title = wordsOf(copy.title)
  return leads
    .filter(
      ({ key }, at) =>
        (title === '' || wordsOf(saidIn(key) ?? '') !== title) &&
        leads.findIndex(one => one.key === key) === at,
    )
    .slice(0, MOST)
}

/** What a clause is about by its words, else by what documents call it, else whatever stands around it. */
function thingsOfClause(clause: LeadClause, copy: Copy): readonly Thing[] {
  const slides = clause.rank === 'first' ? slidesIn(clause, copy) : []
  const found = slides.length > 0 ? slides.map(name => said(name, false)) : namedBy(clause, copy)
  const isSlide = ({ key }: Thing): boolean =>
    clause.rank === 'first' && copy.slides.includes(saidIn(key) ?? '')
  return found.map(thing => (isSlide(thing) ? { ...thing, isSlide: true } : thing))
}

/** The slides of a deck that a clause names by their numbers, or by all that they are called. */
function slidesIn({ phrase, subjects }: LeadClause, { slides }: Copy): readonly string[] {
  const numbered = slideNumbersIn(phrase, slides.length).flatMap(at => slides[at - 1] || [])
  const text = ` ${wordsOf(subjects[0]?.join(' ') ?? '')} `
  return numbered.length > 0
    ? numbered
    : slides.filter(name => name.includes(' ') && text.includes(` ${name} `))
}

function namedBy({ subjects, around }: LeadClause, copy: Copy): readonly Thing[] {
  for (const listed of subjects) {
    const found = listed.flatMap(text => thingsIn(text, copy))
    if (found.length > 0) return found
  }
  for (const text of around) {
    const found = quotedIn(text, copy)
    const whole = found.length > 0 ? found : wholeThing(text, copy)
    if (whole) return [whole].flat()
  }
  return []
}

/** Of more than so many none would be the one. */
const MOST = 4

/** The things that a text surely names: as a whole one, else what each of its parts does. */
function thingsIn(written: string, copy: Copy): readonly Thing[] {
  const text = written.replace(PARTICLE, '')
  const own = lineIn(text, copy) ?? buttonIn(text, copy)
  if (own) return [own]
  // What is quoted is one thing, whatever joins its words.
  const kept = text.replace(QUOTED, own => own.replaceAll(' ', '\u00a0'))
  const parts = kept.split(new RegExp(joint, 'iu')).filter(part => part.trim() !== '')
  const each = parts.map(part => partOf(part, copy))
  const whole = each.every(Boolean) ? undefined : wholeThing(text, copy)
  const things = whole && (isAllOf(whole, parts) || !each.some(Boolean)) ? [whole] : each
  return things.flatMap(thing => thing ?? [])
}

/** `terms and conditions`: what has words of each of the parts of a text is no one of them. */
function isAllOf({ key }: Thing, parts: readonly string[]): boolean {
  const own = wordsOf(saidIn(key) ?? '').split(' ')
  return parts.every(part =>
    wordsOf(part)
      .split(' ')
      .some(word => isTelling(word) && has(own, word)),
  )
}

/** What Korean joins to a word at the end of what is said. */
const PARTICLE = /(?<=\p{Script=Hangul}{2})(?:은|는|을|를|이|가|도|만)(?=\s*$)/u

function partOf(part: string, copy: Copy): Thing | undefined {
  const [quoted] = quotedIn(part, copy)
  return (
    quoted ??
    lineIn(part, copy) ??
    askedIn(part, copy) ??
    bracketedIn(part, copy) ??
    wholeThing(part, copy) ??
    namedThing(part, copy) ??
    onlyLineIn(part, copy)
  )
}

/** `what is wrong (water!)`: what it is stands in brackets. */
function bracketedIn(part: string, copy: Copy): Thing | undefined {
  const inside = /\(([^()]{3,40})\)/u.exec(part)?.[1]
  return inside === undefined ? undefined : (lineIn(inside, copy) ?? wholeThing(inside, copy))
}

/** `the "When" part`: what a brief quotes of the copy. */
function quotedIn(text: string, { says }: Copy): readonly Thing[] {
  return [...text.matchAll(QUOTED)].flatMap(([, own = '']) => {
    const words = wordsOf(own)
    return words !== '' && says(words) ? [said(words)] : []
  })
}

const QUOTED = /["“„«「『]\s*([^"“”„«»「」『』]{2,90}?)\s*["”“»」』]/gu

/** A line of the copy, whole, or its first one by that name. */
function lineIn(text: string, { lines, pieces }: Copy): Thing | undefined {
  const words = trimmed(wordsOf(text).split(' ')).join(' ')
  if (/\p{L}{2}/u.test(words) && lines.includes(words) && !isAny(words)) return said(words)
  if (FIRST_PARAGRAPH.test(text)) {
    const opening = pieces.find(
      ({ kind, name }) => kind === 'sentence' && name.split(' ').length >= PARAGRAPH,
    )
    return opening && said(opening.name, true)
  }
  const [first = ''] = lines
  return FIRST_LINE.test(text) && first !== '' ? said(first) : undefined
}

/** Words of a sentence that is one of a paragraph, and no greeting. */
const PARAGRAPH = 12

const FIRST_PARAGRAPH =
  /(?<!\p{L})(?:first|opening) paragraph|erste[rn]? absatz|premier paragraphe|primer párrafo|primo paragrafo|primeiro parágrafo|eerste alinea|första stycket|pierwszy akapit|ilk paragraf|перший абзац/iu

const FIRST_LINE =
  /(?<!\p{L})(?:first line|opening line|top line|erste zeile|première (?:ligne|phrase)|primera (?:línea|frase)|prima (?:riga|frase)|primeira (?:linha|frase)|eerste (?:regel|zin)|första (?:raden|meningen)|pierwsz\p{L}+ (?:linijk\p{L}+|zdanie)|ilk (?:satır|cümle)|перш\p{L}+ (?:рядок|речення))(?!\p{L})|最初の(?:一行|行)|第一[行句]/iu

/** `the free trial button`: of what can be pressed the one that has the words, or the only one. */
function buttonIn(text: string, { links, lines }: Copy): Thing | undefined {
  if (!BUTTON.test(text)) return undefined
  const wanted = wordsOf(text.replace(BUTTON, ' '))
    .split(' ')
    .filter(word => word.length >= 3 && !isLittle(word))
  const [only, ...others] = links
  if (wanted.length === 0) return only !== undefined && others.length === 0 ? pressed(only) : undefined
  const short = lines.filter(line => line.length <= PRESSED)
  return bestPressed(links, wanted) ?? bestPressed(short, wanted)
}

/** Letters of the longest text on a button. */
const PRESSED = 48

function bestPressed(texts: readonly string[], wanted: readonly string[]): Thing | undefined {
  const scored = texts
    .map(text => {
      const own = text.split(' ')
      const isIn = (word: string): boolean =>
        own.some(one => isSame(one, word) || (one.length >= 4 && word.startsWith(one)))
      return { text, count: wanted.filter(isIn).length / Math.max(own.length, 4) }
    })
    .toSorted((one, other) => other.count - one.count)
  const [best, next] = scored
  return best && best.count > (next?.count ?? 0) ? pressed(best.text) : undefined
}

function pressed(words: string): Thing {
  return { key: `said:${words}`, isLong: false }
}

const BUTTON =
  /(?<!\p{L})(?:buttons?|link|cta|call to action|knopf|schaltfläche|bouton|lien|bot[oó]n|enlace|botão|ligação|pulsante|bottone|knop|knapp(?:en)?|länk(?:en)?|przycisk\p{L}*|düğme\p{L}*|buton\p{L}*|кнопк\p{L}+|tlačítk\p{L}+|painike\p{L}*|gomb\p{L}*)(?!\p{L})|ボタン|按钮|按鈕|버튼|زر(?!\p{L})/iu

function wholeThing(text: string, copy: Copy): Thing | undefined {
  return (
    cellIn(text, copy) ??
    figuresIn(text, copy) ??
    longerOf(nameIn(text, copy), runIn(text, copy)) ??
    pieceIn(text, copy) ??
    sentenceIn(text, copy)
  )
}

/** Words that a run of the copy has more than a name, from which on it is the run that is meant. */
const LONGER = 3

/** A name, unless so much more of a sentence is said word for word. */
function longerOf(name: Thing | undefined, run: Thing | undefined): Thing | undefined {
  const wordsIn = (thing: Thing): number => wordsOf(saidIn(thing.key) ?? '').split(' ').length
  return name && run && wordsIn(run) >= wordsIn(name) + LONGER ? run : (name ?? run)
}

/** A design in which a thing is ranked: a fragment of it, or a word that only says how, is no thing beside it. */
export function withLead(
  design: Design,
  { key, rank, phrase, isSlide }: Lead,
  beside: readonly Lead[] = [],
): Design {
  if (isSlide) return withSlide(design, saidIn(key) ?? '')
  const own = wordsOf(saidIn(key) ?? '')
  const clause = ` ${wordsOf(phrase)} `
  const parts = Object.fromEntries(
    Object.entries(design.parts ?? {}).filter(([other, dress]) => {
      const words = wordsOf(saidIn(other as PartKey) ?? '')
      const isOther = words !== '' && words !== own
      const isWithin = isOther && ` ${own} `.includes(` ${words} `)
      // What says more of it is it.
      const isOfClause = isOther && clause.includes(` ${words} `) && !` ${words} `.includes(` ${own} `)
      const isLead = beside.some(lead => lead.key === other)
      return (
        isLead ||
        namedThings.has(words) ||
        !isToBeSeen(dress) ||
        !(isWithin || isOfClause) ||
        dress?.device !== undefined
      )
    }),
  )
  const known = Object.entries(parts).find(([other, dress]) => {
    const words = wordsOf(saidIn(other as PartKey) ?? '')
    return own !== '' && (words === own || (isToBeSeen(dress) && ` ${words} `.includes(` ${own} `)))
  })?.[0]
  const at = (known ?? key) as PartKey
  if (parts[at]?.rank === 'last' || hasDevice(parts, own)) return { ...design, parts }
  return {
    ...design,
    parts: { ...parts, [at]: { ...parts[at], rank: rank === 'first' ? rank : (parts[at]?.rank ?? rank) } },
  }
}

/** A design in which a slide is seen before the others. */
function withSlide(design: Design, name: string): Design {
  const { slides = [] } = design.layout
  return { ...design, layout: { ...design.layout, slides: [...slides, name] } }
}

/** Whether a brief has set what a thing tells in a device already. */
function hasDevice(parts: NonNullable<Design['parts']>, words: string): boolean {
  return Object.entries(parts).some(([key, dress]) => {
    const own = wordsOf(saidIn(key as PartKey) ?? '-')
    return (
      dress?.device &&
      (` ${words} `.includes(` ${own} `) || (words !== '' && ` ${own} `.includes(` ${words} `)))
    )
  })
}
