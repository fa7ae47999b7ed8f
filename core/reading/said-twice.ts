import { plainLabel } from './lexicon.ts'
import type { Fact } from './reading.ts'
import { type Roles, ruleOf } from './roles.ts'

/**
 * Fields of the front matter without those that the copy says again in the same words: as its title, or as a fact with
 * the same meaning. They are one piece of copy and are drawn once, as they stand in the body.
 */
export function withoutSaidTwice(
  fields: readonly Fact[],
  { title, facts }: { readonly title: string | undefined; readonly facts: readonly Fact[] },
  roles: Roles,
): readonly Fact[] {
  // Facts of running text stay there, so that a field which a format draws at the top is no second one.
  const drawn = facts.filter(({ place }) => place === 'head' || roles.facts === 'all')
  const { concepts } = ruleOf(roles.headline ?? 'title')
  const naming: ReadonlySet<string> = new Set([...concepts, ...ruleOf('title').concepts])
  return fields.filter(field => {
    if (field.facts.length > 0 || field.items.length > 0) return true
    const isTitle =
      title !== undefined &&
      isSame(field.text, title) &&
      field.meanings.some(({ concept }) => naming.has(concept))
    return !isTitle && !drawn.some(fact => isSame(field.text, fact.text) && meansSame(field, fact))
  })
}

/** Signs count, since `€ 4` is not `$ 4`. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}

function meansSame(one: Fact, other: Fact): boolean {
  return (
    plainLabel(one.label.text) === plainLabel(other.label.text) ||
    one.meanings.some(({ concept }) => other.meanings.some(meaning => meaning.concept === concept))
  )
}
