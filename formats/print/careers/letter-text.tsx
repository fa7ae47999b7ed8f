import type { PhrasingContent, RootContent } from 'mdast'
import { Flow, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { textWidth } from '../../fitting/measure.ts'
import { linesOf } from '../bills/party.tsx'
import { Lines } from '../sheets/facts.tsx'
import { isOwn } from '../sheets/masthead.tsx'
import { bodyOf, letterOf, subjectWords } from './letter-copy.ts'
import { accentInk } from './module.tsx'
import { prose } from './stations.tsx'

interface LetterTextProps {
  readonly reading: Reading
  readonly theme: Theme
  /** px of its lines. */
  readonly width: number
}

/** Size of the subject over body: at most, and at least so that it stays in its lines. */
const SUBJECT = { most: 1.44, least: 1.2 } as const

/** The subject, then the letter to its last paragraph. */
export function Opening({ reading, theme, width }: LetterTextProps): Child {
  const { subject, salutation } = reading.roles
  const { size, nodes } = subjectIn(isOwn(subject) ? subjectWords(subject, theme.lang) : [], width, theme)
  return [
    isOwn(subject) && (
      <p
        style={{
          ...{
            size,
            weight: theme.type.strongWeight,
            color: accentInk(theme),
            leading: 1.3,
            textWrap: 'balance',
          },
          marginBottom: space(theme, 1.5),
        }}
      >
        <Phrasing nodes={nodes} theme={theme} size={size} />
      </p>
    ),
    isOwn(salutation) && (
      <p style={{ marginBottom: space(theme, 0.6) }}>
        <Phrasing nodes={salutation.nodes} theme={theme} />
      </p>
    ),
    <Text theme={theme} nodes={bodyOf(reading)} />,
  ]
}

/** The subject in one line where it has room there, else parted at the mark nearest to its middle. */
function subjectIn(nodes: readonly PhrasingContent[], width: number, theme: Theme) {
  const { base, text: family, strongWeight: weight } = theme.type
  const text = phrasingText(nodes)
  const across = (line: string, by: number): number =>
    textWidth(line, { family, weight, size: Math.round(base * by), lang: theme.lang }) * 1.01
  const most = Math.min(SUBJECT.most, (SUBJECT.most * width) / Math.max(across(text, SUBJECT.most), 1))
  if (most >= SUBJECT.least) return { size: Math.floor(base * most), nodes }
  const size = Math.round(base * SUBJECT.most)
  const [only, ...more] = nodes
  if (only?.type !== 'text' || more.length > 0) return { size, nodes }
  const halves = [...text.matchAll(/(?<=[,:;–—،、])\s+/gu)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length),
  ])
  const wide = halves.map(lines => Math.max(...lines.map(line => across(line, SUBJECT.most))))
  const [one, other] = halves[wide.indexOf(Math.min(...wide))] ?? []
  const fitting = Math.min(SUBJECT.most, (SUBJECT.most * width) / Math.min(...wide))
  if (one === undefined || other === undefined || fitting < SUBJECT.least) return { size, nodes }
  const parted: readonly PhrasingContent[] = [
    { ...only, value: one },
    { type: 'break' },
    { ...only, value: other },
  ]
  return { size: Math.floor(base * fitting), nodes: parted }
}

function Text({ theme, nodes }: { readonly theme: Theme; readonly nodes: readonly RootContent[] }): Child {
  return Flow({ theme, gap: 0.6, children: prose(nodes, theme) })
}

type ClosingProps = Omit<LetterTextProps, 'width'> & {
  /** px of white above the signature. */
  readonly signing: number
}

/** The closing, room to sign, the name, and what was added. */
export function Closing({ reading, theme, signing }: ClosingProps): Child {
  const { closing, notes } = reading.roles
  const { signature } = letterOf(reading)
  return [
    isOwn(closing) && (
      <p style={{ marginTop: space(theme, 1) }}>
        <Phrasing nodes={closing.nodes} theme={theme} />
      </p>
    ),
    signature && (
      <div style={{ marginTop: signing, color: accentInk(theme), weight: theme.type.strongWeight }}>
        <Lines theme={theme} blocks={linesOf(signature, reading.lang)} />
      </div>
    ),
    isOwn(notes) && (
      <div style={{ marginTop: space(theme, 0.6) }}>
        <Text theme={theme} nodes={notes.blocks} />
      </div>
    ),
  ]
}
