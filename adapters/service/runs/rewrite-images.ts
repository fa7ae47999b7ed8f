import { basename } from 'node:path'

/** Points images whose base name is an uploaded file's to `assets/<name>`; code stays as it is. */
export function rewriteImages(markdown: string, names: readonly string[]): string {
  if (names.length === 0) return markdown
  const byName = new Map(names.map(name => [name.toLowerCase(), name]))
  let result = ''
  let done = 0
  for (const { start, end } of findTargets(markdown)) {
    const name = byName.get(baseNameOf(markdown.slice(start, end)).toLowerCase())
    if (name === undefined) continue
    const target = /[\s()<>]/.test(name) ? `<assets/${name}>` : `assets/${name}`
    result += markdown.slice(done, start) + target
    done = end
  }
  return result + markdown.slice(done)
}

function baseNameOf(target: string): string {
  const bare = target.replace(/^<(.*)>$/, '$1').replace(/[?#].*$/, '')
  return decode(basename(bare.replaceAll('\\', '/')))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone percent sign is a name like any other.
    return text
  }
}

/** Where an address stands in the text. */
interface Target {
  readonly start: number
  readonly end: number
}

/** What may stand before a block: indents, quotes and a list's marker. */
const before = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?`
const fence = new RegExp(`${before}(\`{3,}|~{3,})[^\`\\n]*(?=\\n|$)`, 'y')
const definition = new RegExp(String.raw`${before}\[[^\]\n]+\]:[ \t]*(<[^>\n]*>|\S+)`, 'y')
const mark = /\\[\s\S]|`+|!?\[|\]|\n/g
const destination = /\(\s{0,99}(<[^>\n]{0,999}>|[^\s<)][^\s)]*)/y
const ending = /(?:\s{1,99}(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|\([^)\n]{0,999}\)))?\s{0,99}\)/y

/**
 * The addresses of images and of definitions, in order. One pass whatever is written: a text of brackets without end may
 * not hold it up, as a parser or a search for pairs would.
 */
function* findTargets(text: string): Generator<Target> {
  const ticks = createTickSearch(text)
  /** Brackets that are open: whether each began an image. */
  const open: boolean[] = []
  let at = 0
  let isLineStart = true
  while (at < text.length) {
    const block = isLineStart ? skipFence(text, at) : undefined
    if (block !== undefined) {
      at = block
      continue
    }
    const defined = isLineStart ? matchAt(definition, text, at) : undefined
    if (defined) {
      const end = at + defined[0].length
      yield { start: end - (defined[1] as string).length, end }
      at = end
    }
    mark.lastIndex = at
    const found = mark.exec(text)
    if (!found) return
    const [sign] = found
    at = mark.lastIndex
    isLineStart = sign === '\n'
    if (sign.startsWith('`')) at = ticks.after(at, sign.length)
    else if (sign === '[' || sign === '![') open.push(sign === '![')
    else if (sign === ']' && open.pop() === true) {
      const target = targetAt(text, at)
      if (target?.isClosed) yield target
      // Within it nothing can be closed that is not closed here.
      at = target?.end ?? at
    }
  }
}

/** What may be the address of an image whose description has just been closed. */
function targetAt(text: string, at: number): (Target & { readonly isClosed: boolean }) | undefined {
  const match = matchAt(destination, text, at)
  if (!match) return undefined
  const end = at + match[0].length
  return { start: end - (match[1] as string).length, end, isClosed: matchAt(ending, text, end) !== null }
}

/** Where the line after a fenced block begins, if one begins here; without a closing fence it goes on to the end. */
function skipFence(text: string, at: number): number | undefined {
  const opening = matchAt(fence, text, at)
  if (!opening) return undefined
  const sign = opening[1] as string
  const closing = new RegExp(`\\n[ \\t>]*\\${sign.charAt(0)}{${sign.length},}[ \\t]*(?=\\n|$)`, 'g')
  closing.lastIndex = at + opening[0].length
  return closing.exec(text) ? closing.lastIndex : text.length
}

/** Finds the ends of code spans. Every run of ticks is looked at once: searching anew for each would never end. */
function createTickSearch(text: string): { after(at: number, length: number): number } {
  /** Where runs of ticks begin, by their length, last first. */
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
    const begins = runs.get(run.length)
    if (begins) begins.push(index)
    else runs.set(run.length, [index])
  }
  return {
    after(at, length) {
      const left = runs.get(length) ?? []
      while (left.length > 0 && (left.at(-1) as number) < at) left.pop()
      const next = left.pop()
      return next === undefined ? at : next + length
    },
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
