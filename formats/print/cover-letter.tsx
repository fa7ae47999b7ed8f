import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Flow, Label, Phrasing, Prose, quietStyle } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import type { Reading, Section } from '../../core/reading/reading.ts'
import { plainText } from '../../core/source/text.ts'
import { pt } from '../../core/theme/page.ts'
import { roomAcross, space, type Theme } from '../../core/theme/theme.ts'
import { textSetting, textWidth } from '../fitting/measure.ts'
import { Lines } from './sheets/facts.tsx'
import { fitPage, inManner, type Manner } from '../../core/compose/fit.ts'
import { isOwn, TitleLine } from './sheets/masthead.tsx'
import { fromStart } from './careers/career.tsx'
import { bodyOf, isAddressedAtRight, letterOf, subjectWords } from './careers/letter-copy.ts'
import { letterStrip } from './careers/letter-strip.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { linesOf } from './bills/party.tsx'
import { RunIn, rowsOf } from './sheets/run-in.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** A letter of one page in the manner of the resume it comes with. */
const format: Format = {
  slug: 'cover-letter',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({ type: { scale: 1.25, baseSize: pt(10.5), leadingScale: 0.97 } }),
  declines: { 'type.displayScale': 'a letter has no headings but the name of its sender' },
  roles: {
    needs: ['sender', 'date', 'salutation', 'closing', 'signature'],
    takes: ['recipient', 'subject', 'location', 'email', 'telephone', 'url', 'notes'],
    lists: ['enclosures'],
    headline: 'sender',
    silent: true,
  },
  check(reading, report) {
    const words = wordsIn(reading)
    if (words <= MOST_WORDS) return
    report.add({
      rule: 'cover-letter-R1',
      severity: 'warning',
      text: `the letter has ${words} words and may need a second page`,
      hint: 'shorten it to 250 to 400 words',
    })
  },
  compose: composeLetter,
  others: [letterStrip(composeLetter)],
}

export default format

function composeLetter(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const themes = manners.map(manner => inManner(asked, manner))
  const sheetIn = (theme: Theme) => sheetOf(reading, theme)
  return [fitPage(themes, sheetIn, measure) ?? sheetIn(themes.at(-1) ?? asked)]
}

function sheetOf(reading: Reading, asked: Theme): Sheet {
  const theme = inColumn(asked)
  const title = reading.roles.sender?.text ?? reading.roles.title?.text ?? ''
  // The head may be centred; what is read is not.
  const read = fromStart(theme)
  const content = [
    <Letterhead reading={reading} theme={theme} />,
    <div style={{ textAlign: read.type.align }}>
      <Opening reading={reading} theme={read} />
      <Text theme={read} nodes={bodyOf(reading)} />
      <Close reading={reading} theme={read} />
    </div>,
  ]
  return pageSheet({ theme, name: 'body', title, content })
}

/** From roomy to tight. */
const manners: readonly Manner[] = [
  [34, 1.22, 1.9],
  [32, 1.22, 1.6],
  [32, 1.22, 1.3],
  [30, 1.17, 1.25],
  [30, 1.12, 1.15],
  [28, 1.07, 1.1],
  [26, 1.07, 1],
  [25, 1, 0.85],
  [22, 1, 0.8],
  [20, 1, 0.7],
]

/** The theme in which the rule below the name is as long as the lines of the letter, on the axis of the page. */
function inColumn(theme: Theme): Theme {
  const { margin, type } = theme
  const more = Math.max(0, (roomAcross(theme) - type.measure * MEASURE) / 2)
  return { ...theme, margin: { ...margin, left: margin.left + more, right: margin.right + more } }
}

/** Words above which a letter may not fit a page. */
const MOST_WORDS = 480

/** Lines of a letter may be a little longer than those of a report: about seventy-five characters. */
const MEASURE = 1.12
/** Baseline units for a signature. */
const SIGNATURE = 4

interface LetterProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Whether the brief has a line of its own under the name. */
function isNameRuled({ design: { parts } }: Theme): boolean {
  return [parts?.names, parts?.title].some(dress => dress?.device?.endsWith('rule'))
}

/** Name and contacts over a rule; who writes is also who signs where nothing else says it. */
function Letterhead({ reading, theme }: LetterProps): Child {
  const { above, name, titles, contacts } = letterOf(reading)
  return (
    <div
      style={{
        marginBottom: space(theme, 2.5),
        padding: [0, 0, space(theme, 0.75), 0],
        ...(!isNameRuled(theme) && {
          borderBottom: { width: Math.max(theme.rule, 1), color: theme.color.accentText },
        }),
      }}
    >
      {above.map(({ nodes }) => (
        <Label theme={theme}>
          <Phrasing nodes={nodes} theme={theme} />
        </Label>
      ))}
      <TitleLine theme={theme} claim={name} step={4} />
      {[titles, ...rowsOf(contacts, theme)].map(pieces => (
        <RunIn theme={theme} pieces={pieces} style={{ marginTop: space(theme, 0.25) }} />
      ))}
    </div>
  )
}

/** Baseline units between what stands above the text: more than its paragraphs have, so that each is seen for what it is. */
const APART = 1.15

/** Part of the width before an addressee on the right, and the least that longer lines leave. */
const AT_RIGHT = 0.5
const LEAST_AT_RIGHT = 0.3

/** px before an addressee on the right: none of its lines breaks that need not. */
function atRight(words: readonly string[], theme: Theme): number {
  const room = roomAcross(theme)
  const widest = Math.max(0, ...words.map(line => textWidth(line, textSetting(theme))))
  return Math.round(Math.max(Math.min(room * AT_RIGHT, room - widest * 1.02), room * LEAST_AT_RIGHT))
}

/** Date, recipient, subject, salutation. */
function Opening({ reading, theme }: LetterProps): Child {
  const { recipient, subject, salutation } = reading.roles
  const { when } = letterOf(reading)
  const isAtRight = isAddressedAtRight(theme.lang)
  const address = isOwn(recipient) ? linesOf(recipient, reading.lang) : []
  const lines = () => address.flatMap(line => plainText(line).split('\n'))
  const side = isAtRight ? { padding: [0, 0, 0, atRight(lines(), theme)] as const } : {}
  const dated = when.length > 0 && (
    <p style={side}>
      <Phrasing nodes={when} theme={theme} />
    </p>
  )
  const addressed = isOwn(recipient) && (
    <div style={side}>
      <Lines theme={theme} blocks={address} />
    </div>
  )
  return Flow({
    theme,
    gap: APART,
    children: [
      ...(isAtRight ? [addressed, dated] : [dated, addressed]),
      isOwn(subject) && (
        <p style={{ weight: theme.type.strongWeight, color: theme.color.heading }}>
          <Phrasing nodes={subjectWords(subject, theme.lang)} theme={theme} />
        </p>
      ),
      isOwn(subject) && subject.facts.length > 0 && (
        <div>
          <Lines theme={theme} blocks={linesOf(subject, reading.lang).slice(1)} />
        </div>
      ),
      isOwn(salutation) && (
        <p>
          <Phrasing nodes={salutation.nodes} theme={theme} />
        </p>
      ),
      <span />,
    ],
  }).slice(0, -1)
}

interface TextProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
}

/** Paragraphs in lines of about seventy-five characters; a letter has no headings that shout. */
function Text({ theme, nodes }: TextProps): Child {
  if (nodes.length === 0) return null
  const prose = toNodes(<Prose nodes={nodes} theme={theme} level={4} />)
  return (
    <div style={{ marginTop: space(theme, 0.6) }}>
      {Flow({ theme, gap: 0.8, children: prose.map(node => widen(node, theme.type.measure * MEASURE)) })}
    </div>
  )
}

function widen(node: Node, maxWidth: number): Node {
  return isElement(node) ? { ...node, style: { ...node.style, maxWidth } } : node
}

/** The closing, room to sign, the name; what is enclosed and what was added, small. */
function Close({ reading, theme }: LetterProps): Child {
  const { closing, notes } = reading.roles
  const { signature } = letterOf(reading)
  const enclosed = reading.sources.enclosures ?? []
  const room = isOwn(closing) ? SIGNATURE : 0.6
  return [
    isOwn(closing) && (
      <p style={{ marginTop: space(theme, APART), keepWithNext: true }}>
        <Phrasing nodes={closing.nodes} theme={theme} />
      </p>
    ),
    signature && (
      <div style={{ marginTop: space(theme, room) }}>
        <Lines theme={theme} blocks={linesOf(signature, reading.lang)} />
      </div>
    ),
    enclosed.length > 0 && (
      <div style={{ marginTop: space(theme, 1) }}>
        {enclosed.map(section => (
          <Enclosed theme={theme} section={section} />
        ))}
      </div>
    ),
    isOwn(notes) && <Text theme={theme} nodes={notes.blocks} />,
    reading.notes.length > 0 && <Text theme={theme} nodes={reading.notes} />,
  ]
}

/** What goes with the letter: its label, then the things in a line, or as many lines as they were given. */
function Enclosed({ theme, section }: { readonly theme: Theme; readonly section: Section }): Child {
  const { heading, blocks } = section
  const [only, ...others] = blocks
  const label = heading?.children ?? []
  const items =
    others.length === 0 && only?.type === 'list' ? only.children.flatMap(item => item.children) : blocks
  if (items.some(({ type }) => type !== 'paragraph'))
    return <Text theme={theme} nodes={[...(heading ? [heading] : []), ...blocks]} />
  const pieces = items.map(item => ({ nodes: item.type === 'paragraph' ? item.children : [] }))
  const [first, ...more] = pieces
  return (
    <RunIn
      theme={theme}
      pieces={
        first
          ? [
              {
                ...first,
                ...(label.length > 0 && {
                  label: [...label, { type: 'text', value: theme.lang.startsWith('fr') ? '\u00a0:' : ':' }],
                }),
              },
              ...more,
            ]
          : []
      }
      style={quietStyle(theme)}
    />
  )
}

/** Words of the letter with everything in it. */
function wordsIn(reading: Reading): number {
  const text = [
    ...bodyOf(reading).map(plainText),
    ...Object.values(reading.roles)
      .filter(isOwn)
      .map(claim => claim.text),
  ]
  return text.join(' ').split(/\s+/).filter(Boolean).length
}
