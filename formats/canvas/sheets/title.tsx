import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { isInPhrases, phrasesOf } from '../../../core/fonts/phrases.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import {
  displaySetting,
  displayWords,
  linesIn,
  measured,
  type Setting,
  textWidth,
  widestWord,
} from '../../fitting/measure.ts'

/** Where a title stands and how large it may be, px. */
interface TitleRoom {
  readonly width: number
  readonly height: number
  /** Most lines; where the least size needs more, it gets more. */
  readonly lines: number
  readonly least: number
  readonly most: number
  /** It is what somebody is called: a double name is not divided at its hyphen. */
  readonly named?: true
}

/** A title's size and the height it then takes, px. */
export interface FittedTitle {
  readonly size: number
  readonly height: number
}

/**
 * The largest size at which a title keeps to its room, measured in its own face. Its longest word is never broken, unless
 * it would be smaller than body text.
 */
export function fitTitle(words: string, asked: Theme, room: TitleRoom): FittedTitle {
  const theme = inLetters(words, asked)
  // A stroke that no line ends at stands for the hyphen.
  const [text, setting] = written(room.named ? words.replace(INNER_HYPHEN, '=') : words, theme)
  const phrases = phrasesOf(text, theme.lang)
  const isUnspaced = phrases.length > 1
  const widest = isUnspaced
    ? Math.max(...phrases.map(phrase => textWidth(phrase.trim(), setting)))
    : ONE_NAME.test(words)
      ? textWidth(text, setting)
      : widestWord(text, setting)
  const wholeWords = Math.floor((room.width * 0.96) / Math.max(widest, 0.01))
  const most = Math.min(room.most, Math.max(wholeWords, Math.min(theme.type.base, room.least)))
  const least = Math.min(room.least, most)
  const pieces = isUnspaced
    ? [
        phrases.map(phrase => {
          const own = textWidth(phrase, setting)
          return { own, whole: own }
        }),
      ]
    : measured(text, setting)
  const titleAt = (size: number) => {
    // A hair is left for rounding.
    const lines = linesIn(pieces, Math.max(room.width * 0.99, 1) / size)
    return { size, lines, height: lines * size * (displayStyle(theme, size).leading ?? 1.1) }
  }
  for (let size = most; size > least; size *= 0.97) {
    const fitted = titleAt(Math.floor(size))
    if (fitted.lines <= room.lines && fitted.height <= room.height) return fitted
  }
  return titleAt(Math.floor(least))
}

/** A short name that a hyphen ties, as of a firm: it stays in one line. */
const ONE_NAME = /^(?=.{3,16}$)[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+$/u

const INNER_HYPHEN = /(?<=\p{L})[-‐](?=\p{L})/gu

/** Copperplate capitals are not read beside each other: such words have the face of the text. */
export function inLetters(words: string, theme: Theme): Theme {
  const { type } = theme
  const isShouted = /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words)
  return isShouted && type.display === COPPERPLATE
    ? { ...theme, type: { ...type, display: type.text, displayWeight: type.strongWeight } }
    : theme
}

const COPPERPLATE = 'Great Vibes'

/** Words as they will be drawn, and how at 1 px; opened letters are as wide as a larger size, at half an em a letter. */
function written(words: string, theme: Theme): [string, Setting] {
  const opened = 1 + 2 * Math.max(theme.type.displayTracking, 0)
  return [displayWords(words, theme), displaySetting(theme, opened)]
}

/** What a title is made of. */
interface TitleProps {
  readonly words: Phrase
  readonly theme: Theme
  /** px */
  readonly size: number
  readonly style?: Style
  /** px in which a name in phrases keeps each of them whole. */
  readonly width?: number
}

/** The one dominant line of a canvas. */
export function Title({ words, theme: asked, size, style, width }: TitleProps): Child {
  const theme = inLetters(words.text, asked)
  const lines = width === undefined ? [] : wholeLines(words, theme, size, width)
  return (
    <h1 part="headline" style={{ ...displayStyle(theme, size), ...style }}>
      {lines.length > 1 ? (
        lines.map(({ nodes }) => (
          <span style={{ display: 'block', whiteSpace: 'nowrap' }}>
            <Phrasing nodes={nodes} theme={theme} size={size} />
          </span>
        ))
      ) : (
        <Phrasing nodes={words.nodes} theme={theme} size={size} />
      )}
    </h1>
  )
}

/** The phrases of a title, or the double names in it, in as few lines as hold them whole and as even as these can be; none where its words may end a line anywhere. */
export function wholeLines(words: Phrase, theme: Theme, size: number, width: number): readonly Phrase[] {
  const { text } = words
  const isWhole = isInPhrases(text) || text.search(INNER_HYPHEN) > 0 || phrasesOf(text, theme.lang).length > 1
  if (!isWhole) return []
  const filled = phrasesIn(words, theme, size, width)
  for (const part of NARROWER) {
    const lines = phrasesIn(words, theme, size, width * part)
    if (lines.length === filled.length) return lines
  }
  return filled
}

/** Parts of the width in which lines are tried. */
const NARROWER = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/** The phrases of a name in lines that hold them whole. */
function phrasesIn(words: Phrase, theme: Theme, size: number, width: number): readonly Phrase[] {
  const setting = displaySetting(theme, size)
  const lines: Phrase[] = []
  let from = 0
  let to = 0
  for (const piece of piecesOf(words.text, theme.lang)) {
    const end = to + piece.length
    if (to > from && textWidth(words.text.slice(from, end).trimEnd(), setting) > width) {
      lines.push(trim(cut(words, from, to)))
      from = to
    }
    to = end
  }
  return [...lines, trim(cut(words, from))]
}

function piecesOf(text: string, lang: string): readonly string[] {
  const phrases = isInPhrases(text) ? [] : phrasesOf(text, lang)
  return phrases.length > 1 ? phrases : (text.match(/\S+\s*/gu) ?? [])
}

/** What the author wrote before a headline, small over it. */
export function HeadlineLabel({ words, theme }: Pick<TitleProps, 'words' | 'theme'>): Child {
  return (
    <p style={{ ...labelStyle(theme), shrink: 0 }}>
      <Phrasing nodes={words.nodes} theme={theme} />
    </p>
  )
}
