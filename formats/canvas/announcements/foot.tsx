import type { RootContent } from 'mdast'
import { buttonStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { type Entry, isAddress } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { Programme } from './programme.tsx'

/** What readers must find. */
export const found: readonly Role[] = [
  'startDate',
  'endDate',
  'date',
  'time',
  'doorTime',
  'location',
  'price',
]

/** Small print over details. */
const printFactor = 0.85

type FootProps = AnnouncementProps & { readonly width: number }

/** Everything under the headline and its support: key lines large, facts, the rest in order, how to reach, small print. */
export function Foot({ copy, programme, theme, look, width }: FootProps): Child {
  const small = scaled(theme, look.details ?? 1)
  const print = scaled(small, printFactor)
  const { key, facts, line, runs, action } = contents(copy, look)
  const blocks: readonly Child[] = [
    key.length > 0 && <KeyFacts facts={key} theme={keyTheme(theme, look)} />,
    facts.length > 0 && <FactGrid facts={facts} theme={small} width={width} large={found} wrap />,
    programme && <Programme programme={programme} theme={small} />,
    line.length > 0 && <ContactLine contacts={line} theme={small} />,
    ...runs.map(run =>
      run.key ? (
        <KeyLines blocks={run.blocks} theme={keyTheme(theme, look)} />
      ) : (
        <Prose nodes={run.blocks} theme={small} size={small.type.base} level={2} measured={false} />
      ),
    ),
    action && <Action entry={action} theme={small} />,
    copy.contacts.length > 0 && (
      <div style={{ color: theme.color.textMuted }}>
        <ContactLine contacts={copy.contacts} theme={small} />
      </div>
    ),
    copy.terms.length > 0 && (
      <div style={{ size: print.type.base, color: theme.color.textMuted, leading: 1.3 }}>
        <Prose nodes={copy.terms} theme={print} size={print.type.base} level={3} measured={false} />
      </div>
    ),
  ]
  const filled = blocks.filter(block => block)
  if (filled.length === 0) return null
  return (
    <div part="foot" style={{ marginTop: space(theme, 1), shrink: 0, size: small.type.base }}>
      {filled.map((block, index) => (
        <div style={{ marginTop: index === 0 ? 0 : space(small, 0.75) }}>{block}</div>
      ))}
    </div>
  )
}

/** The height in px that the foot will take. */
export function footHeight(props: AnnouncementProps, width: number): number {
  return heightOf(<Foot {...props} width={width} />, { ...props, width })
}

/** Blocks side by side in the copy that are set alike. */
interface Run {
  readonly key: boolean
  readonly blocks: readonly RootContent[]
}

function contents({ facts, rest, captions }: CanvasCopy, look: AnnouncementLook) {
  const action = facts.find(({ role }) => role === 'action')
  const others = facts.filter(fact => fact !== action)
  const isKey = ({ label, role }: Entry): boolean =>
    label.text === '' && (role === undefined || found.includes(role))
  const caption: readonly Entry[] = captions.map(phrase => ({ label: phrase, written: true, lines: [] }))
  return {
    ...(action && { action }),
    key: look.factLine ? [] : others.filter(isKey),
    facts: look.factLine ? [] : [...others.filter(fact => !isKey(fact)), ...caption],
    line: look.factLine ? [...others, ...caption] : [],
    runs: runsOf(rest),
  }
}

function runsOf(blocks: readonly RootContent[]): readonly Run[] {
  const runs: { key: boolean; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    const key = isEmphasised(block)
    const last = runs.at(-1)
    if (last?.key === key) last.blocks.push(block)
    else runs.push({ key, blocks: [block] })
  }
  return runs
}

/** Whether the author set all of a block in strong type, so that readers find it. */
export function isEmphasised(block: RootContent): boolean {
  if (block.type === 'heading') return true
  if (block.type !== 'paragraph') return false
  const said = block.children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  return (
    said.length > 0 &&
    said.every(child => child.type === 'strong' && child.children.every(inner => inner.type !== 'link'))
  )
}

function keyTheme(theme: Theme, look: AnnouncementLook): Theme {
  return scaled(theme, look.key ?? 1.15)
}

/** Date, time and place that stand without a label, one line under the other. */
function KeyFacts({ facts, theme }: { readonly facts: readonly Entry[]; readonly theme: Theme }): Child {
  const { type, color } = theme
  return (
    <div
      part="key-lines"
      style={{ size: type.base, weight: type.strongWeight, leading: 1.3, color: color.heading }}
    >
      {facts.flatMap(({ lines }) =>
        lines.map(({ nodes }) => (
          <p>
            <Phrasing nodes={nodes} theme={theme} size={type.base} />
          </p>
        )),
      )}
    </div>
  )
}

/** Emphasised lines one under the other without the gaps of prose. */
function KeyLines({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  const { type, color } = theme
  return (
    <div
      part="key-lines"
      style={{ size: type.base, weight: type.strongWeight, leading: 1.3, color: color.heading }}
    >
      {blocks.map(block => (
        <Prose
          nodes={[block.type === 'heading' ? { type: 'paragraph', children: block.children } : block]}
          theme={theme}
          size={type.base}
          measured={false}
        />
      ))}
    </div>
  )
}

/** What readers are asked to do, as a button. */
export function Action({ entry, theme }: { readonly entry: Entry; readonly theme: Theme }): Child {
  return (
    <div style={{ display: 'flex', justify: theme.type.align === 'center' ? 'center' : 'start' }}>
      <p part="action" style={{ ...buttonStyle(theme, 'primary'), size: theme.type.base }}>
        {entry.lines.map(({ nodes, text }, index) => (
          <>
            {index > 0 && (isAddress(text) ? <br /> : ' ')}
            <Phrasing nodes={nodes} theme={themeOn(theme, 'accent')} button />
          </>
        ))}
      </p>
    </div>
  )
}
