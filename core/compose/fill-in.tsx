import { linesIn } from '../reading/facts/label.ts'
import { cut, type Phrase, trim } from '../reading/facts/phrase.ts'
import type { Paragraph } from 'mdast'
import { mm } from '../theme/page.ts'
import { space, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'

/** A place to be filled in by hand, and what is to be written there. */
export interface FillIn {
  readonly label: Phrase
  /** Letters that its author left room for. */
  readonly room: number
}

/** What is left to write on, as its author draws it: `Name ________`. */
const BLANK = /(_{4,})/u
/** Letters of the name of a place at most. */
const NAME = 40

/** Lines of nothing but places to be filled in by hand; undefined for a text with a blank among its words. */
export function fillInsOf(paragraph: Paragraph): readonly (readonly FillIn[])[] | undefined {
  const lines = linesIn(paragraph.children).filter(({ text }) => text.trim() !== '')
  const places = lines.map(placesIn)
  return lines.length > 0 && places.every(place => place !== undefined) ? places : undefined
}

function placesIn(line: Phrase): readonly FillIn[] | undefined {
  const pieces = line.text.split(BLANK)
  if (pieces.length < 2 || pieces.at(-1)?.trim() !== '') return undefined
  const places: FillIn[] = []
  let passed = 0
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const [between = '', blank = ''] = pieces.slice(at, at + 2)
    const name = between.trim()
    if (name.length > NAME || /[_\n]/.test(name)) return undefined
    const start = passed + between.indexOf(name)
    places.push({ label: trim(cut(line, start, start + name.length)), room: blank.length })
    passed += between.length + blank.length
  }
  return places
}

/** px that a pen needs over its line. */
const PEN = mm(7)

/** Places side by side as in the copy, each a name and a ruled line behind it. */
export function FillInLines({
  lines,
  theme,
  words,
}: {
  readonly lines: readonly (readonly FillIn[])[]
  readonly theme: Theme
  /** Sets the words of a name. */
  readonly words: (label: Phrase) => Child
}): Child {
  const rule = { width: Math.max(theme.rule, 0.75), color: theme.color.text }
  return (
    <div part="fill-in">
      {lines.map((places, at) => (
        <div
          style={{
            ...{ display: 'flex', gap: space(theme, 1), marginTop: at === 0 ? 0 : space(theme, 0.5) },
            breakInside: 'avoid',
          }}
        >
          {places.map(({ label, room }) => (
            <div style={{ display: 'flex', align: 'end', gap: space(theme, 0.4), grow: room, basis: 0 }}>
              {label.text !== '' && <p style={{ shrink: 0, whiteSpace: 'nowrap' }}>{words(label)}</p>}
              <div style={{ grow: 1, height: PEN, borderBottom: rule }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
