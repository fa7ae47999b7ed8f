import { displayStyle, labelStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { onInverse } from '../../parts/grow-theme.ts'
import { textWidth } from '../../parts/measure.ts'
import { FactGrid } from './fact-grid.tsx'
import type { Fact } from './facts.ts'
import { cutInset } from './cut-line.tsx'
import type { PassProps } from './pass.tsx'

interface SideProps extends PassProps {
  readonly facts: readonly Fact[]
  /** px inside its own margins. */
  readonly width: number
  /** px between it and the line or edge it begins at. */
  readonly gap: number
}

/** The stub of a pass, or the panel beside it. */
export function PassSide({ theme, look, words, facts, width, gap }: SideProps): Child {
  const panel = look.side.manner === 'panel'
  const own = panel ? onInverse(theme) : theme
  const inOrder = look.side.fields.flatMap(name => facts.find(fact => fact.name === name) ?? [])
  const hero = inOrder.find(fact => fact.name === look.side.hero)
  return (
    <div
      part={panel ? 'panel' : 'stub'}
      style={{ width, display: 'flex', direction: 'column', color: own.color.text, textAlign: 'start' }}
    >
      <Ground theme={own} look={look} width={width} gap={gap} />
      {look.side.repeated && (
        <p
          style={{
            ...displayStyle(own, theme.type.base * (look.band ? 1 : 1.2)),
            position: 'relative',
            ...(look.band && {
              leading: 1.3,
              color: theme.color.onInverse,
              marginBottom: theme.margin.top + space(theme, 0.5),
            }),
          }}
        >
          {words.title}
        </p>
      )}
      {!look.band && <div style={{ grow: 1, position: 'relative' }} />}
      <div style={{ position: 'relative', display: 'flex', direction: 'column', gap: space(theme, 0.5) }}>
        {hero && <Code fact={hero} theme={own} width={width} />}
        <FactGrid
          facts={inOrder.filter(fact => fact !== hero)}
          theme={own}
          width={width}
          large={look.large}
          mono={look.mono ?? []}
        />
      </div>
      {!look.side.repeated && <div style={{ grow: 1 }} />}
    </div>
  )
}

/** What is typed at the till, in the mono face across the whole part. */
function Code({ fact, theme, width }: Pick<SideProps, 'theme' | 'width'> & { readonly fact: Fact }): Child {
  const { type, color, page, lang } = theme
  const written = fact.lines.join(' ')
  const family = type.mono
  const perEm = textWidth(written, { family, weight: 700, size: 1, lang }) + written.length * 0.06
  const size = Math.floor(Math.min(width / Math.max(perEm, 0.1), page.height * 0.12))
  return (
    <div part="code">
      <p style={labelStyle(theme)}>{fact.label}</p>
      <p style={{ family, size, weight: 700, leading: 1.2, tracking: 0.05, color: color.heading }}>
        {written}
      </p>
    </div>
  )
}

/** The panel's colour out to the edges of the page, or the perforation. */
function Ground({ theme, look, width, gap }: Pick<SideProps, 'theme' | 'look' | 'width' | 'gap'>): Child {
  const { page, margin, color, dir } = theme
  const panel = look.side.manner === 'panel'
  const outer = width + gap + (dir === 'ltr' ? margin.right : margin.left)
  const left = dir === 'ltr' ? page.width - outer : 0
  const box = { position: 'absolute', top: 0, left, width: outer, height: page.height } as const
  if (panel) return <div ariaHidden style={{ ...box, background: color.paper }} />
  const inset = look.cutLine ? cutInset(theme) : 0
  const inside = { ...box, top: inset, height: page.height - 2 * inset }
  const line = { width: 1, color: color.border, style: 'dashed' } as const
  return (
    <div
      ariaHidden
      style={{ ...inside, ...(dir === 'ltr' ? { borderLeft: line } : { borderRight: line }) }}
    />
  )
}
