import type { RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
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

/** Sizes of the names of those who are signed for, against the text. */
const NAME = 1.7

/** Room for a hand over a line to sign on, px. */
const HAND = mm(20)

/** Lines to sign on, side by side, with whom for above and the name below; all stay on one page. */
export function SignaturePlaces({ theme, signers }: SignaturePlacesProps): Child {
  if (signers.length === 0) return null
  const headings = signers.flatMap(({ parts }) => parts.heading ?? [])
  const named = signers.some(({ parts }) => parts.organization !== undefined)
  const rows = Math.ceil(signers.length / 2)
  return (
    <section part="signatures" style={{ breakInside: 'avoid' }}>
      {headings.map(heading => (
        <p style={{ marginBottom: space(theme, 0.5) }}>
          <Phrasing nodes={nodesOf(heading)} theme={theme} />
        </p>
      ))}
      <div
        style={{
          display: 'grid',
          columns: Math.min(signers.length, 2),
          gap: [space(theme, 1.5), mm(12)],
          narrow: { columns: 1 },
        }}
      >
        {signers.map(signer => (
          <Place theme={theme} signer={signer} named={named} hand={rows > 2 ? HAND / 2 : HAND} />
        ))}
      </div>
    </section>
  )
}

interface PlaceProps {
  readonly theme: Theme
  readonly signer: Item
  /** Somebody is signed for: the lines of all stand on one height. */
  readonly named: boolean
  readonly hand: number
}

function Place({ theme, signer, named, hand }: PlaceProps): Child {
  const { title, parts, facts, text } = signer
  const { organization, caption, heading: _, jobTitle, ...others } = parts
  const told = [...Object.values(others), ...facts].filter(fact => fact.text !== title.text)
  // Of two roles the first is that of whom is signed for.
  const isParty = organization !== undefined && jobTitle !== undefined && told.some(isRole)
  const below = [...(jobTitle && !isParty ? [jobTitle] : []), ...told]
  const blanks = below.filter(({ text: words }) => words === '')
  const said = below.filter(({ text: words }) => words !== '')
  const name = { ...displayStyle(theme, Math.round(theme.type.base * NAME)), leading: 1.2 }
  return (
    <div part="signature" style={{ maxWidth: mm(80) }}>
      <div style={{ ...(named && { minHeight: theme.type.base * NAME * 1.2 }) }}>
        {organization && (
          <p style={name}>
            <Phrasing nodes={nodesOf(organization)} theme={theme} />
          </p>
        )}
        {isParty && <Role theme={theme} fact={jobTitle} />}
      </div>
      <div style={{ display: 'flex', gap: mm(5), height: hand, align: 'end' }}>
        <Line theme={theme} part={5} />
        {blanks.length === 0 && <Line theme={theme} part={2} />}
      </div>
      {title.text !== '' && (
        <p style={{ marginTop: space(theme, 0.25) }}>
          {caption && (
            <span style={{ italic: true }}>
              <Phrasing nodes={nodesOf(caption)} theme={theme} />
              {'\u2002'}
            </span>
          )}
          <Phrasing nodes={title.nodes} theme={theme} />
        </p>
      )}
      {said.map(fact => (
        <Role theme={theme} fact={fact} />
      ))}
      <Lines theme={theme} blocks={text} />
      {blanks.map(({ label }) => (
        <div style={{ display: 'flex', align: 'end', gap: space(theme, 0.5), height: mm(9) }}>
          <p style={{ italic: true }}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
          <Line theme={theme} part={1} />
        </div>
      ))}
    </div>
  )
}

function isRole({ text, meanings, label }: Fact): boolean {
  return text !== '' && (meanings.some(({ concept }) => concept === 'jobTitle') || label.text !== '')
}

/** What somebody is, in italics; a label is told where the words alone would not say what they are. */
function Role({ theme, fact }: { readonly theme: Theme; readonly fact: Fact }): Child {
  const isSaid = fact.meanings.some(({ concept }) => concept === 'jobTitle')
  return (
    <div style={{ italic: true }}>
      <Lines theme={theme} blocks={isSaid && !fact.written ? fact.blocks : lineOf(fact)} />
    </div>
  )
}

/** A line to write on, a share of its row. */
function Line({ theme, part }: { readonly theme: Theme; readonly part: number }): Child {
  return (
    <div
      style={{ grow: part, basis: 0, borderBottom: { width: 0.75, color: theme.color.text }, height: 1 }}
    />
  )
}

function nodesOf({ blocks }: Fact) {
  return blocks.flatMap(block => (block.type === 'paragraph' ? block.children : []))
}
