import type { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

type Extension = ReturnType<typeof directive>
type ConstructRecord = NonNullable<Extension['text']>
type Construct = Exclude<NonNullable<ConstructRecord[number]>, readonly unknown[]>
type Tokenizer = Construct['tokenize']
type Previous = NonNullable<Construct['previous']>

/**
 * A plugin that lets the parser try addresses of mail and tables only on lines of `source` that may hold them. It would try an
 * address at every word and a table at every line, which takes a third of the time of parsing; what is read stays the same.
 */
export function spareTries(this: Processor, source: string): void {
  const lines = source.split(/\r\n|\n|\r/)
  const mails = new Set(lines.flatMap((line, at) => (line.includes('@') ? [at + 1] : [])))
  const tables = tableLines(lines)
  const sparing: Readonly<Record<string, (construct: Construct) => Construct>> = {
    emailAutolink: mail => ({ ...mail, previous: triedOn(mails, mail.previous) }),
    table: table => ({ ...table, tokenize: readOn(tables, table.tokenize) }),
  }
  const spared = (record: ConstructRecord): ConstructRecord =>
    Object.fromEntries(
      Object.entries(record).map(([code, constructs = []]) => [
        code,
        [constructs].flat().map(construct => sparing[construct.name ?? '']?.(construct) ?? construct),
      ]),
    )
  const data = this.data()
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map(
    (extension): Extension => ({
      ...extension,
      ...(extension.text && { text: spared(extension.text) }),
      ...(extension.flow && { flow: spared(extension.flow) }),
    }),
  )
}

/** A line of dashes, colons and bars, perhaps in a quotation. */
const delimiters = /^[\s>|:-]*-[\s>|:-]*$/

/** Numbers of the lines that a table may have: from the one above its delimiters to the next blank line. */
function tableLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    isOpen = delimiters.test(lines[at + 1] ?? '') || (isOpen && line.trim() !== '')
    if (isOpen) found.add(at + 1)
  }
  return found
}

function triedOn(lines: ReadonlySet<number>, isAfter: Previous | undefined): Previous {
  return function (code) {
    return isAfter?.call(this, code) !== false && lines.has(this.now().line)
  }
}

function readOn(lines: ReadonlySet<number>, read: Tokenizer): Tokenizer {
  return function (effects, ok, nok) {
    const start = read.call(this, effects, ok, nok)
    return code => (lines.has(this.now().line) ? start(code) : nok(code))
  }
}
