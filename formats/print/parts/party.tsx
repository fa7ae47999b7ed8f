import { Label, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Phrase, phraseOf } from '../../../core/reading/phrase.ts'
import type { Claim, Fact } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type Entry, lineOf, Lines } from './facts.tsx'

interface PartyProps {
  readonly theme: Theme
  readonly claim: Claim | undefined
  /** What says who it is, where the copy does not. */
  readonly label?: Child
  /** Further lines: a telephone that stands apart. */
  readonly more?: readonly Claim[]
}

/** Who somebody is: the name stands out, the rest below. */
export function Party({ theme, claim, label, more = [] }: PartyProps): Child {
  const lines = claim === undefined || claim.stays ? [] : linesOf(claim)
  const [name, ...rest] = [...lines, ...more.flatMap(({ blocks }) => blocks)]
  if (name === undefined) return null
  const written = claim && !claim.stays && claim.written && claim.label.text !== ''
  return (
    <div part="party">
      {(written || label) && (
        <Label theme={theme}>{written ? <Phrasing nodes={claim.label.nodes} theme={theme} /> : label}</Label>
      )}
      <div
        style={{
          ...((written || label) && { marginTop: space(theme, 0.25) }),
          weight: theme.type.strongWeight,
          color: theme.color.heading,
        }}
      >
        <Lines theme={theme} blocks={[name]} />
      </div>
      <Lines theme={theme} blocks={rest} />
    </div>
  )
}

/** The lines of a party: its name, then the others in the order they were written, those of its address too. */
export function linesOf({ nodes, facts }: Pick<Claim, 'nodes' | 'facts'>): Entry['blocks'] {
  return [{ type: 'paragraph', children: [...nodes] }, ...facts.flatMap(factLines)]
}

function factLines(fact: Fact): Entry['blocks'] {
  return fact.facts.length > 0 ? fact.facts.flatMap(factLines) : lineOf(fact)
}

interface PaymentProps {
  readonly theme: Theme
  readonly label: Child
  readonly entries: readonly Entry[]
}

/** How to pay: the names of the codes in a column of their own. */
export function Payment({ theme, label, entries }: PaymentProps): Child {
  if (entries.length === 0) return null
  const gap = space(theme, 0.75)
  const longest = Math.max(...entries.map(entry => entry.label.text.length))
  return (
    <div part="payment">
      <Label theme={theme}>{label}</Label>
      <dl style={{ marginTop: space(theme, 0.25) }}>
        {entries.map(entry => (
          <div style={{ display: 'flex', gap, align: 'baseline', marginTop: space(theme, 0.125) }}>
            {longest > 0 && (
              <dt
                style={{ ...quietStyle(theme), width: theme.type.base * (longest > 12 ? 8 : 5), shrink: 0 }}
              >
                <Phrasing nodes={entry.label.nodes} theme={theme} />
              </dt>
            )}
            <dd style={{ grow: 1, basis: 0 }}>
              <Lines theme={theme} blocks={entry.blocks} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A label as it is printed: the author's words, else the word that bills have for it, else the key made readable. */
export function labelOf(
  { written, label }: Pick<Claim, 'written' | 'label'>,
  word: string | undefined,
): Phrase {
  return written || word === undefined ? label : phraseOf(word)
}
