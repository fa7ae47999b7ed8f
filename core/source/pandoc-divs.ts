/** A class of a pandoc or Quarto div: `::: {.callout-note}` means the directive `note`. */
const classPrefix = /^callout-/

/**
 * Rewrites pandoc's block fences into directives, keeping every line as long as it was so that offsets stay true:
 * `::: notes` becomes `:::notes `, `::: {.card #x}` becomes `:::card{#x}  `. Fenced code is left as it is.
 */
export function toDirectives(source: string): string {
  if (!/:::[ \t]/.test(source)) return source
  let inCode = false
  const lines = source.split('\n').map(line => {
    if (/^[\s>]*(?:`{3,}[^`]*|~{3,}.*)$/.test(line)) inCode = !inCode
    return inCode ? line : toDirective(line)
  })
  return lines.join('\n')
}

function toDirective(line: string): string {
  const [, start, rest] = /^([ \t>]*:{3,})[ \t]+(\S.*?)\s*$/.exec(line) ?? []
  if (!start || !rest) return line
  const directive = namedDiv(rest) ?? attributeDiv(rest) ?? titledDiv(rest)
  const written = start + (directive ?? '')
  return directive && written.length <= line.length ? written.padEnd(line.length) : line
}

function namedDiv(rest: string): string | undefined {
  return /^[a-z][\w-]*(?:\{[^{}]*\})?:*$/i.test(rest) ? rest.replace(/:+$/, '') : undefined
}

function attributeDiv(rest: string): string | undefined {
  const attributes = /^\{([^{}]*)\}[ \t]*:*$/.exec(rest)?.[1]
  const name = attributes && /(?:^|\s)\.([a-z][\w-]*)|^([a-z]\w*)$/i.exec(attributes)
  const named = name?.[1] ?? name?.[2]
  if (!attributes || !name || !named) return undefined
  const others = attributes
    .replace(name[0], ' ')
    .trim()
    .replace(/[ \t]+/g, ' ')
  return named.replace(classPrefix, '') + (others ? `{${others}}` : '')
}

/** VitePress and Docusaurus write a title after the name: `::: tip Good to know`. */
function titledDiv(rest: string): string | undefined {
  const titled = /^(note|tip|info|important|warning|caution|danger|callout)[ \t]+([^[\]{}]+)$/i.exec(rest)
  return titled ? `${titled[1]}[${titled[2]}]` : undefined
}
