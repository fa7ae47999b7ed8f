import { basename } from 'node:path'

/** An image of inline Markdown: what stands before the address, the address, a title and the end. */
const image = /(!\[(?:[^\]\\]|\\.)*\]\(\s*)(<[^>\n]*>|[^\s)]+)((?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\))/g

/** The definition of a reference: `[logo]: pictures/logo.png`. */
const definition = /^( {0,3}\[[^\]\n]+\]:\s*)(<[^>\n]*>|\S+)/gm

/** Points images whose base name is an uploaded file's to `assets/<name>`. */
export function rewriteImages(markdown: string, names: readonly string[]): string {
  const byName = new Map(names.map(name => [name.toLowerCase(), name]))
  const rewrite = (address: string): string => {
    const bare = address.replace(/^<(.*)>$/, '$1').replace(/[?#].*$/, '')
    const name = byName.get(decode(basename(bare.replaceAll('\\', '/'))).toLowerCase())
    if (name === undefined) return address
    return /[\s()<>]/.test(name) ? `<assets/${name}>` : `assets/${name}`
  }
  return markdown
    .replace(
      image,
      (_, before: string, address: string, after: string) => `${before}${rewrite(address)}${after}`,
    )
    .replace(definition, (_, before: string, address: string) => `${before}${rewrite(address)}`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone percent sign is a name like any other.
    return text
  }
}
