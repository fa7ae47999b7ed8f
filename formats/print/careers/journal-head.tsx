import { Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Logo } from '../sheets/masthead.tsx'
import { type Piece, RunIn } from '../sheets/run-in.tsx'
import { MoreFacts } from './career.tsx'
import { accentInk } from './module.tsx'
import { NameTitle } from './name-title.tsx'
import { personOf } from './person-copy.ts'

interface JournalHeadProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Sizes over body: of the name, and of profession and statement. */
const NAME = { most: 6.2, least: 3.4, mostInTwo: 4.2 } as const
const SECOND = 1.55

/** Letters up to which a summary is a statement on the band. */
const STATEMENT = 420

/** The name as wide as the page, below it profession and contacts side by side, then the statement on a band of the accent. */
export function JournalHead({ reading, theme }: JournalHeadProps): Child {
  const { name, above, entries, summary } = personOf(reading)
  const { left, right } = theme.margin
  const sides = { padding: [0, right, 0, left] } as const
  const isStatement = summary.map(plainText).join(' ').length <= STATEMENT
  return [
    <header part="title-block" style={{ ...sides, narrow: { padding: 0 } }}>
      <Logo theme={theme} reading={reading} />
      {above.map(({ nodes }) => (
        <Label theme={theme}>
          <Phrasing nodes={nodes} theme={theme} />
        </Label>
      ))}
      {name && (
        <NameTitle
          theme={theme}
          name={name}
          width={theme.page.width - left - right}
          {...NAME}
          weight={Math.min(theme.type.displayWeight, 600)}
        />
      )}
      <Reach reading={reading} theme={theme} />
      <MoreFacts theme={theme} entries={entries} />
    </header>,
    summary.length > 0 && isStatement ? (
      <Statement reading={reading} theme={theme} />
    ) : (
      <div ariaHidden style={{ marginTop: space(theme, 1), height: mm(3), background: theme.color.accent }} />
    ),
    !isStatement && (
      <div style={{ padding: [space(theme, 1.25), right, 0, left], narrow: { padding: 0 } }}>
        <Prose nodes={summary} theme={theme} measured={false} />
      </div>
    ),
  ]
}

/** Profession, lines as they were written, and contacts one below the other. */
function Reach({ reading, theme }: JournalHeadProps): Child {
  const { titles: claims, lines, contacts } = personOf(reading)
  const titles: readonly Piece[] = claims.map(({ nodes }) => ({ nodes }))
  const size = Math.round(theme.type.base * SECOND)
  const small = { size: theme.type.base, leading: 1.35 }
  const groups = [
    { pieces: titles, grow: 0, look: { size, italic: true, color: accentInk(theme), leading: 1.2 } },
    { pieces: lines, grow: 1, look: small },
    { pieces: contacts, grow: 0, look: small },
  ].filter(({ pieces }) => pieces.length > 0)
  return (
    groups.length > 0 && (
      <div
        style={{
          ...{ display: 'flex', justify: 'between', gap: mm(7), marginTop: space(theme, 0.75) },
          narrow: { direction: 'column', gap: 8 },
        }}
      >
        {groups.map(({ pieces, grow, look }) => (
          <div style={grow > 0 ? { grow, basis: 0 } : { maxWidth: '48%' }}>
            {pieces.map(piece => (
              <RunIn theme={theme} pieces={[piece]} style={look} />
            ))}
          </div>
        ))}
      </div>
    )
  )
}

function Statement({ reading, theme: paper }: JournalHeadProps): Child {
  const theme = themeOn(paper, 'accent')
  const { left, right } = theme.margin
  const size = Math.round(theme.type.base * SECOND)
  const room = theme.page.width - left - right
  return (
    <div
      part="band"
      style={{
        ...{ marginTop: space(theme, 1.25), background: theme.color.paper, color: theme.color.text },
        padding: [space(theme, 1.25), right, space(theme, 1.25), left],
        narrow: { padding: 16 },
      }}
    >
      <div style={{ size, leading: 1.35, italic: true, maxWidth: room * 0.9 }}>
        <Prose nodes={personOf(reading).summary} theme={theme} size={size} measured={false} />
      </div>
    </div>
  )
}
