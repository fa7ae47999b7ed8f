import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { isInPhrases } from '../../../core/fonts/phrases.ts'
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
  const widest = ONE_NAME.test(words) ? textWidth(text, setting) : widestWord(text, setting)
  const wholeWords = Math.floor((room.width * 0.96) / Math.max(widest, 0.01))
  const most = Math.min(room.most, Math.max(wholeWords, Math.min(theme.type.base, room.least)))
  const least = Math.min(room.least, most)
  const pieces = measured(text, setting)
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
  const isWhole = isInPhrases(words.text) || words.text.search(INNER_HYPHEN) > 0
  const lines = width !== undefined && isWhole ? phrasesIn(words, theme, size, width) : []
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

/** The phrases of a name in as few lines as hold them whole. */
function phrasesIn(words: Phrase, theme: Theme, size: number, width: number): readonly Phrase[] {
  const setting = displaySetting(theme, size)
  const lines: Phrase[] = []
  let from = 0
  let to = 0
  for (const { index, 0: piece } of words.text.matchAll(/\S+/gu)) {
    const end = index + piece.length
    if (to > from && textWidth(words.text.slice(from, end), setting) > width) {
      lines.push(trim(cut(words, from, to)))
      from = index
    }
    to = end
  }
  return [...lines, trim(cut(words, from))]
}

/** What the author wrote before a headline, small over it. */
export function HeadlineLabel({ words, theme }: Pick<TitleProps, 'words' | 'theme'>): Child {
  return (
    <p style={{ ...labelStyle(theme), shrink: 0 }}>
      <Phrasing nodes={words.nodes} theme={theme} />
    </p>
  )
}
