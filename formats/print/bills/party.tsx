import type { RootContent } from 'mdast'
import { Label, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { addressPieces, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact } from '../../../core/reading/reading.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type Entry, lineOf, Lines } from '../sheets/facts.tsx'
import { type BillWord, billWord } from './words.ts'

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
  const [name, ...rest] = partyLines(claim, more, theme.lang)
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

/** What is told of somebody, the name first, then the ways to reach them that stand apart. */
export function partyLines(
  claim: Claim | undefined,
  more: readonly Claim[],
  lang: string,
): readonly RootContent[] {
  const lines = claim === undefined || claim.stays ? [] : linesOf(claim, lang)
  return [...lines, ...more.flatMap(one => contactLines(one, lang))]
}

/** A contact that stands apart from its party, as it stands in one. */
function contactLines(claim: Claim, lang: string): Entry['blocks'] {
  const lines = claimLines(claim, lang)
  return claim.role === 'address' && lines.length === 1 ? lines.flatMap(linesOfAddress) : lines
}

/** The lines of a party: its name, then the others in the order they were written, those of its address too. */
export function linesOf({ nodes, facts }: Pick<Claim, 'nodes' | 'facts'>, lang: string): Entry['blocks'] {
  return [{ type: 'paragraph', children: [...nodes] }, ...facts.flatMap(fact => factLines(fact, lang))]
}

function factLines(fact: Fact, lang: string): Entry['blocks'] {
  if (fact.facts.length === 0) {
    const [only, ...others] = fact.blocks
    const isLine = isAddress(fact) && !fact.written && only !== undefined && others.length === 0
    return isLine ? linesOfAddress(only) : lineOf(inWords(fact, lang))
  }
  return isAddress(fact) ? addressLines(fact.facts) : fact.facts.flatMap(inner => factLines(inner, lang))
}

function isAddress({ meanings }: Fact): boolean {
  return meanings.some(({ concept }) => concept === 'address' || concept === 'location')
}

/** An address in one line as the lines of an envelope; lines that its author divided stay. */
function linesOfAddress(block: RootContent): Entry['blocks'] {
  if (block.type !== 'paragraph') return [block]
  const line = toPhrase(block.children)
  return line.text.includes('\n') ? [block] : addressPieces(line).map(paragraphOf)
}

/** The parts of an address without their names: the street, then the place in one line. */
function addressLines(facts: readonly Fact[]): Entry['blocks'] {
  const [street, ...place] = facts
  const words = place.flatMap(fact =>
    fact.blocks.flatMap(block => (block.type === 'paragraph' ? [block.children] : [])),
  )
  const line = words.flatMap((nodes, at) =>
    at === 0 ? nodes : [{ type: 'text' as const, value: ', ' }, ...nodes],
  )
  return [
    ...(street?.blocks ?? []),
    ...(line.length > 0 ? [{ type: 'paragraph' as const, children: line }] : []),
  ]
}

/** What a role says as lines: an address as such, a record line by line, anything else as it was written. */
export function claimLines(claim: Claim, lang: string): Entry['blocks'] {
  if (claim.facts.length === 0) return claim.blocks
  return claim.role === 'address' || claim.role === 'location'
    ? addressLines(claim.facts)
    : linesOf(claim, lang)
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

/** Codes of a record and the words that bills have for them. */
const words: Partial<Record<Concept, BillWord>> = {
  taxId: 'vat_id',
  reference: 'ref',
  paymentTerms: 'terms',
  paymentDueDate: 'due',
}

/** A fact of a record under the word for it in the language of the bill, where its label is only a key. */
export function inWords(fact: Fact, lang: string): Fact {
  const word = words[fact.meanings[0]?.concept ?? 'title']
  return fact.written || word === undefined ? fact : { ...fact, label: phraseOf(billWord(lang, word)) }
}

/** A label as it is printed: the author's words, else the word that bills have for it, else the key made readable. */
export function labelOf(
  { written, label }: Pick<Claim, 'written' | 'label'>,
  word: string | undefined,
): Phrase {
  return written || word === undefined ? label : phraseOf(word)
}
