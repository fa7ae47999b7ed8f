/** Attributes of a block, as directives hold them: `class` and `id` beside named ones. */
export type Attributes = Readonly<Record<string, string>>

const attribute =
  /(?:^|[ \t]+)(?:\.(-?[a-z_][\w-]*)|#([a-z_][\w:.-]*)|([a-z_][\w:.-]*)=(?:"([^"{}]*)"|'([^'{}]*)'|([^\s"'{}=]+))|(-))(?=[ \t]|$)/giy

/** Reads pandoc attributes, the text between the braces of `{.lead #intro width=50%}`; undefined when they are none. */
export function readAttributes(text: string): Attributes | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const found: Record<string, string> = {}
  attribute.lastIndex = 0
  while (attribute.lastIndex < trimmed.length) {
    const match = attribute.exec(trimmed)
    if (!match) return undefined
    const [, name, id, key, double, single, bare, unnumbered] = match
    const className = unnumbered ? 'unnumbered' : name
    if (className) found.class = found.class ? `${found.class} ${className}` : className
    else if (id) found.id = id
    else if (key && key !== '__proto__') found[key] = double ?? single ?? bare ?? ''
  }
  return found
}
