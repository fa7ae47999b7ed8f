import type { RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isForHand } from '../../../core/reading/lists/signatures.ts'
import type { Fact, Item, Reading } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, linesOf, unbrokenSize } from '../../fitting/measure.ts'
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

/** Sizes of the names of those who are signed for, against the text: the first at which none is broken. */
const NAMES = [1.7, 1.5, 1.3]
/** px between two who sign, and the widest place. */
const GAP = mm(12)
const WIDEST = mm(80)

/** Room for a hand over a line to sign on, px. */
const HAND = mm(20)

/** Lines to sign on, side by side, with whom for above and the name below; all stay on one page. */
export function SignaturePlaces({ theme, signers }: SignaturePlacesProps): Child {
  if (signers.length === 0) return null
  const headings = signers.flatMap(({ parts }) => parts.heading ?? [])
  const rows = Math.ceil(signers.length / 2)
  const name = nameFor(signers, theme)
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
          align: 'end',
          gap: [space(theme, 1.5), GAP],
          narrow: { columns: 1 },
        }}
      >
        {signers.map(signer => (
          <Place theme={theme} signer={signer} name={name} hand={rows > 2 ? HAND / 2 : HAND} />
        ))}
      </div>
    </section>
  )
}

/** How those are named who are signed for: px of the type, and of the room that the longest name takes, so that all lines stand on one height. */
interface NameSetting {
  readonly size: number
  readonly height: number
}

const LEADING = 1.2

function nameFor(signers: readonly Item[], theme: Theme): NameSetting {
  const names = signers.flatMap(({ parts }) => parts.organization?.text ?? [])
  const { page, margin, type } = theme
  const width = Math.min((page.width - margin.left - margin.right - GAP) / 2, WIDEST)
  const linesAt = (size: number): number =>
    Math.max(0, ...names.map(name => linesOf(name, width * 0.98, displaySetting(theme, size))))
  const sizes = NAMES.map(by => Math.round(type.base * by))
  const wanted = sizes.find(one => linesAt(one) <= 1) ?? sizes.at(-1) ?? type.base
  const size = Math.min(wanted, ...names.map(name => unbrokenSize(name, width, wanted, theme)))
  return { size, height: linesAt(size) * size * LEADING }
}

interface PlaceProps {
  readonly theme: Theme
  readonly signer: Item
  readonly name: NameSetting
  readonly hand: number
}

function Place({ theme, signer, name, hand }: PlaceProps): Child {
  const { title, parts, facts, text } = signer
  const { organization, caption, heading: _, jobTitle, ...others } = parts
  const told = [...Object.values(others), ...facts].filter(
    fact => fact.text === '' || fact.text !== title.text,
  )
  // Of two roles the first is that of whom is signed for.
  const isParty = organization !== undefined && jobTitle !== undefined && told.some(isRole)
  const below = [...(jobTitle && !isParty ? [jobTitle] : []), ...told]
  const blanks = below.filter(({ text: words }) => words === '')
  const said = below.filter(({ text: words }) => words !== '')
  return (
    <div part="signature" style={{ maxWidth: WIDEST }}>
      <div style={{ minHeight: name.height }}>
        {organization && (
          <p style={{ ...displayStyle(theme, name.size), leading: LEADING }}>
            <Phrasing nodes={nodesOf(organization)} theme={theme} />
          </p>
        )}
        {isParty && <Role theme={theme} fact={jobTitle} />}
      </div>
      {/* A blank for the signature itself is the line for it. */}
      {!blanks.some(({ label }) => isForHand(label.text)) && (
        <div style={{ display: 'flex', gap: mm(5), height: hand, align: 'end' }}>
          <Line theme={theme} part={5} />
          {blanks.length === 0 && <Line theme={theme} part={2} />}
        </div>
      )}
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
      {blanks.map(fact => (
        <div
          style={{
            ...{ display: 'flex', align: 'end', gap: space(theme, 0.5) },
            height: isForHand(fact.label.text) ? Math.max(hand * 0.7, mm(9)) : mm(9),
          }}
        >
          <p style={{ italic: true }}>
            <Phrasing nodes={fact.label.nodes} theme={theme} />
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
