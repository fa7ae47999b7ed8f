/** Words by language: one line a language (a primary tag in lower case, or `zh-hant`), the words divided by bars. */
export type WordTable = Readonly<Record<string, string>>

/** A word of a table in a language (BCP 47); English where the language has no line. `names` tell the order of the words. */
export function wordIn<Name extends string>(
  lang: string,
  table: WordTable,
  names: readonly Name[],
  name: Name,
): string {
  const key = keysOf(lang).find(candidate => Object.hasOwn(table, candidate)) ?? 'en'
  return table[key]?.split('|')[names.indexOf(name)] ?? name
}

/** Norwegian has two tags for what is one here, and Chinese one for two scripts. */
function keysOf(lang: string): readonly string[] {
  const tag = lang.toLowerCase()
  const primary = tag.split('-')[0] ?? tag
  if (primary === 'no' || primary === 'nn') return ['nb']
  if (primary === 'yue' || /^zh-(?!hans)(?:.*-)?(?:hant|tw|hk|mo)\b/.test(tag)) return ['zh-hant', 'zh']
  return [primary]
}
