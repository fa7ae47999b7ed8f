import type { PhrasingContent } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Fact } from '../../../core/reading/reading.ts'

/** Letters of a word that says nothing by itself: `yes`. */
const SHORT = 3

/** Words that look like somebody's name, of whom nobody would know what they are here: a deputy. */
const NAMED = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+$/u

/** Facts of a thing in one line; a word says by itself what it is, a figure, a very short word and somebody else's name need their labels. */
export function factsLine(facts: readonly Fact[]): readonly PhrasingContent[] {
  return facts.flatMap((fact, at): readonly PhrasingContent[] => {
    const divider: readonly PhrasingContent[] = at === 0 ? [] : [{ type: 'text', value: ' · ' }]
    const isBare =
      fact.label.text === '' ||
      !(fact.written || fact.value !== undefined || fact.text.length <= SHORT || isSomebodyElse(fact))
    const label: readonly PhrasingContent[] = isBare
      ? []
      : [...fact.label.nodes, { type: 'text', value: ' ' }]
    return [...divider, ...label, ...phraseIn(fact).nodes]
  })
}

function isSomebodyElse({ text, meanings }: Fact): boolean {
  return meanings.length === 0 && NAMED.test(text)
}
