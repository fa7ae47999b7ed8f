import type { RootContent } from 'mdast'
import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Fact, Item, Reading } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Lines, lineOf } from '../sheets/facts.tsx'

/** Who signs. */
interface SignaturePlacesProps {
  readonly theme: Theme
  readonly signers: readonly Item[]
}

/** Blocks of the text that places to sign are drawn in place of. */
export function signedBlocks({ lists }: Reading): ReadonlySet<RootContent> {
  return new Set((lists.signatures ?? []).flatMap(({ blocks }) => blocks))
}

/** Lines to sign on, side by side, with whom for above and the name below; all stay on one page. */
export function SignaturePlaces({ theme, signers }: SignaturePlacesProps): Child {
  if (signers.length === 0) return null
  const headings = signers.flatMap(({ parts }) => parts.heading ?? [])
  return (
    <section part="signatures" style={{ breakInside: 'avoid' }}>
      {headings.map(heading => (
        <p style={{ ...quietStyle(theme), marginBottom: space(theme, 0.5) }}>
          <Phrasing nodes={nodesOf(heading)} theme={theme} />
        </p>
      ))}
      <div
        style={{
          display: 'grid',
          columns: Math.min(signers.length, 2),
          gap: space(theme, 2),
          narrow: { columns: 1 },
        }}
      >
        {signers.map(signer => (
          <Place theme={theme} signer={signer} />
        ))}
      </div>
    </section>
  )
}

function Place({ theme, signer }: { readonly theme: Theme; readonly signer: Item }): Child {
  const { title, parts, facts, text } = signer
  const { organization, caption, heading: _, ...others } = parts
  const all = [...Object.values(others), ...facts].filter(fact => fact.text !== title.text)
  const blanks = all.filter(({ text: words }) => words === '')
  const quiet = { ...quietStyle(theme), marginTop: space(theme, 0.125) }
  return (
    <div part="signature" style={{ maxWidth: mm(72) }}>
      {organization && (
        <p style={{ weight: theme.type.strongWeight }}>
          <Phrasing nodes={nodesOf(organization)} theme={theme} />
        </p>
      )}
      <Blank theme={theme} height={2.5} />
      {title.text !== '' && (
        <p style={{ marginTop: space(theme, 0.25) }}>
          {caption && (
            <span style={quietStyle(theme)}>
              <Phrasing nodes={nodesOf(caption)} theme={theme} />
              {'\u2002'}
            </span>
          )}
          <Phrasing nodes={title.nodes} theme={theme} />
        </p>
      )}
      <div style={quiet}>
        <Lines
          theme={theme}
          blocks={[...all.filter(({ text: words }) => words !== '').flatMap(lineOf), ...text]}
        />
      </div>
      {blanks.map(({ label }) => (
        <div
          style={{
            ...quiet,
            display: 'flex',
            align: 'end',
            gap: space(theme, 0.5),
            marginTop: space(theme, 0.75),
          }}
        >
          <p>
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
          <div style={{ grow: 1 }}>
            <Blank theme={theme} height={0.75} />
          </div>
        </div>
      ))}
    </div>
  )
}

function nodesOf({ blocks }: Fact) {
  return blocks.flatMap(block => (block.type === 'paragraph' ? block.children : []))
}

/** Room for a hand over a rule. */
function Blank({ theme, height }: { readonly theme: Theme; readonly height: number }): Child {
  return (
    <div style={{ height: space(theme, height), borderBottom: { width: 1, color: theme.color.border } }} />
  )
}
