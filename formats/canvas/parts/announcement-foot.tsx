import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import type { AnnouncementLook, AnnouncementProps } from './announcement-look.ts'
import { FactGrid, factGridHeight } from './fact-grid.tsx'
import { factLine } from './fact-line.ts'
import { type Fact, isOccasion, readFacts } from './facts.ts'
import { addressOf, isKeyLine } from './read-announcement.ts'

/** Fields that an announcement does not list: they name or describe the file, or stand elsewhere. */
const unlisted = ['url', 'title', 'event', 'description', 'author', 'tags']

/** Fields that readers must find. */
const found = ['date', 'time', 'doors', 'venue', 'place', 'location']

/** Blocks side by side in the copy that are set alike. */
interface Run {
  readonly key: boolean
  readonly blocks: readonly RootContent[]
}

/** Everything under the headline and its support: key lines large, the rest in order, the address last. */
export function Foot({ copy, theme, look, width }: AnnouncementProps & { readonly width: number }): Child {
  const { runs, facts, address } = contents(copy, theme, look)
  const small = growTheme(theme, look.details ?? 1)
  if (runs.length === 0 && facts.length === 0 && !address) return null
  return (
    <div part="foot" style={{ marginTop: space(theme, 1), shrink: 0, size: small.type.base }}>
      <FactGrid facts={facts} theme={small} width={width} large={found} />
      {runs.map((run, index) => (
        <div style={{ marginTop: index === 0 && facts.length === 0 ? 0 : space(small, 0.75) }}>
          {run.key ? (
            <KeyLines blocks={run.blocks} theme={keyTheme(theme, look)} />
          ) : (
            <Prose nodes={run.blocks} theme={small} size={small.type.base} level={2} measured={false} />
          )}
        </div>
      ))}
      {address && <p style={{ marginTop: space(small, 0.5), color: theme.color.textMuted }}>{address}</p>}
    </div>
  )
}

/** The height in px that the foot will take. */
export function footHeight({ copy, theme, look }: AnnouncementProps, width: number): number {
  const { runs, facts, address } = contents(copy, theme, look)
  const small = growTheme(theme, look.details ?? 1)
  const listed = factGridHeight({ facts, theme: small, width, large: found })
  const blocks = runs.map(run => textHeight(run.blocks, run.key ? keyTheme(theme, look) : small, width))
  const below = address ? small.type.base * small.type.leading + space(small, 0.5) : 0
  return blocks.reduce((sum, height) => sum + height, 0) + listed + below + space(theme, 1)
}

function contents(copy: CanvasCopy, { lang }: Theme, look: AnnouncementLook) {
  const without = isOccasion(copy.fields) ? unlisted : [...unlisted, 'date']
  const line = look.factLine ? factLine(copy, lang, without) : undefined
  const facts: readonly Fact[] = look.factLine ? [] : readFacts(copy.fields, lang, without)
  const address = [line, addressOf(copy)].filter(text => text !== undefined).join('\u00a0· ')
  return { runs: runsOf(copy.rest), facts, address }
}

function runsOf(blocks: readonly RootContent[]): readonly Run[] {
  const runs: { key: boolean; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    const key = isKeyLine(block)
    const last = runs.at(-1)
    if (last?.key === key) last.blocks.push(block)
    else runs.push({ key, blocks: [block] })
  }
  return runs
}

function keyTheme(theme: Theme, look: AnnouncementLook): Theme {
  return growTheme(theme, look.key ?? 1.15)
}

/** Date, time and place, one line under the other without the gaps of prose. */
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
        <Prose nodes={[block]} theme={theme} size={type.base} measured={false} />
      ))}
    </div>
  )
}
