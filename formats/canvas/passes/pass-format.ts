import { type Design, designFrom } from '../../../core/brief/design.ts'
import type { Composition, Format } from '../../../core/format.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { wordsOf } from '../../../core/source/text.ts'
import type { Role } from '../../../core/reading/roles.ts'
import type { PageSize } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { scaleToPage } from '../sheets/scale-to-page.ts'
import { frontAndBack } from './back.tsx'
import { type Face, faceOf } from './face.tsx'
import { ledByBrief } from '../leads/led-by-brief.ts'
import { opensWith } from './promoted.ts'
import { type Ranks, ranksIn } from '../leads/ranked-lines.ts'
import { composePass, type PassLook } from './pass.tsx'

/** How kinds of pass differ. */
interface PassManner extends Pick<Format, 'slug' | 'roles' | 'floods'> {
  /** The first is the one that it is drawn for; type grows and shrinks with the page. */
  readonly sizes: readonly [PageSize, ...PageSize[]]
  /** px on a page of that size. */
  readonly baseSize: number
  readonly look: PassLook
  /** What it looks like where its copy has what that leads with. */
  readonly face?: Face
}

/** A format of labelled values on a card, with a part to tear off or a panel beside it. */
export function passFormat({ slug, roles, floods, sizes, baseSize, look, face }: PassManner): Format {
  const [{ width, height }] = sizes
  const settingOf = (theme: Theme) => ({ theme: closed(scaleToPage(theme, height, width)), look })
  const led = ledByBrief(roles, settingOf)
  // Behind the face that would have what is ranked by itself, for where that has no room.
  const ledWhere = (isBehind: boolean): Composition => ({
    ...led,
    suits: (reading, design, page) =>
      !keepsForm(face, reading, design) &&
      led.suits?.(reading, design, page) === true &&
      isLed(face, reading, design) === isBehind,
  })
  return {
    slug,
    group: 'canvas',
    surface: 'canvas',
    ...(floods && { floods }),
    keepsFaces: true,
    cutOut: true,
    writtenOn: true,
    engine: 'satori',
    sizes,
    design: designFrom({ type: { baseSize, scale: 1.333, displayWeight: 700 }, decor: { ornament: true } }),
    honours: ['decor.ornament'],
    roles,
    code: look.code,
    compose: (reading, theme, measure) => composePass(reading, roles, { measure, ...settingOf(theme) }),
    others: [
      ...(face?.ranks ? [faceOf(face, roles, settingOf)] : []),
      ledWhere(false),
      ...(face && !face.ranks ? [faceOf(face, roles, settingOf)] : []),
      ledWhere(true),
      frontAndBack(roles, settingOf),
    ],
  }
}

/** Whether a pass has a form of its own that stays without any field: a route, and the part to tear off. */
function keepsForm(face: Face | undefined, reading: Reading, { decor }: Design): boolean {
  return face?.holds === true && decor.fields === false && face.suits(reading)
}

/** Whether all that a brief ranks stands so in a face by itself. */
function isLed(face: Face | undefined, reading: Reading, design: Design): boolean {
  const { leads, promotes } = face ?? {}
  if (!face?.suits(reading) || design.decor.fields === false) return false
  if (face.holds) return true
  const ranks = ranksIn(design, reading)
  const offer = reading.roles.offer?.text ?? ''
  // A part of the offer is no line that could stand for it.
  const { roles } = reading
  const code = wordsOf(roles.code?.text ?? '')
  // What it opens with leads in it, and a code has its plate.
  const isPart = (words: string): boolean =>
    wordsOf(offer) !== words && placeOfWords(offer, words) !== undefined && !opensWith(phraseOf(offer), words)
  const isSecond = ([words, rank]: Ranks[number]): boolean =>
    rank === 'second' && !(roles.code?.written && words === code)
  if (promotes && ranks.every(one => !isSecond(one) && !isPart(one[0]))) return true
  if (!leads) return false
  const isOf = (words: string, names: readonly Role[]): boolean =>
    names.some(role => {
      const { text = '', told = false } = roles[role] ?? {}
      // What a line tells is said in that line, and no fact.
      return !told && placeOfWords(text, words) !== undefined
    })
  const stands = ([words, rank]: Ranks[number]): boolean =>
    rank === 'last'
      ? // What it does not set large is small on it.
        !isOf(words, leads.first)
      : isOf(words, leads[rank]) ||
        // A sentence that the brief wants seen next stands on the front of any face.
        (rank === 'second' && words.length > SENTENCE)
  return ranks.every(stands)
}

/** Letters of what is a sentence and no value. */
const SENTENCE = 48

/** Share of the shorter side that a margin of a pass takes at most. */
const MARGIN = 0.15

/** A pass is small: wide margins would leave no room for what it says. */
function closed(theme: Theme): Theme {
  const { page, margin } = theme
  const most = Math.round(Math.min(page.width, page.height) * MARGIN)
  const own = (side: number): number => Math.min(side, most)
  const { top, right, bottom, left } = margin
  return { ...theme, margin: { top: own(top), right: own(right), bottom: own(bottom), left: own(left) } }
}
