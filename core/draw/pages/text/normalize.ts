import { scriptOf } from '../../../fonts/scripts.ts'
import type { Inline, ParagraphOptions } from './line.ts'

/** Columns between tab stops in preserved text. */
const tabWidth = 4

/**
 * The inlines with their text as it is set: capitals where the style asks for them, controls taken out, and white space
 * collapsed over inline borders, or kept, with tabs as spaces and line ends as breaks.
 */
export function normalizeInlines(
  inlines: readonly Inline[],
  options: Pick<ParagraphOptions, 'lang' | 'whiteSpace'>,
): Inline[] {
  return options.whiteSpace === 'pre'
    ? keepSpaces(inlines, options.lang)
    : collapseSpaces(inlines, options.lang)
}

function collapseSpaces(inlines: readonly Inline[], lang: string): Inline[] {
  const result: Inline[] = []
  let afterSpace = true
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      afterSpace = inline.kind === 'break'
      result.push(inline)
      continue
    }
    let text = displayText(inline.text, inline.style.uppercase, lang)
    if (/[\t\n\r\f]| {2}/.test(text)) text = collapse(text)
    if (afterSpace && text.startsWith(' ')) text = text.slice(1)
    if (text === '') continue
    afterSpace = text.endsWith(' ')
    result.push(text === inline.text ? inline : { ...inline, text })
  }
  return result
}

/** White space becomes one space; a line end between two characters of a script without spaces becomes none. */
function collapse(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, (space, at: number) => {
    if (!/[\n\r]/.test(space)) return ' '
    const before = at > 0 ? scriptOf(text.charCodeAt(at - 1)) : ''
    const after = scriptOf(text.codePointAt(at + space.length) ?? 0)
    return isSpaceless(before) && isSpaceless(after) ? '' : ' '
  })
}

function isSpaceless(script: string): boolean {
  return script === 'Hani' || script === 'Hira' || script === 'Kana'
}

function keepSpaces(inlines: readonly Inline[], lang: string): Inline[] {
  const result: Inline[] = []
  let column = 0
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      column = inline.kind === 'break' ? 0 : column + 1
      result.push(inline)
      continue
    }
    const lines = displayText(inline.text, inline.style.uppercase, lang).split(/\r\n|[\n\r]/)
    for (const [order, line] of lines.entries()) {
      if (order > 0) {
        result.push({ kind: 'break' })
        column = 0
      }
      const text = expandTabs(line, column)
      column += text.length
      // An empty text keeps the style that gives an empty line its height.
      result.push({ ...inline, text })
    }
  }
  return result
}

function expandTabs(line: string, column: number): string {
  if (!line.includes('\t')) return line
  let text = ''
  for (const character of line) {
    if (character !== '\t') text += character
    else text += ' '.repeat(tabWidth - ((column + text.length) % tabWidth))
  }
  return text
}

/** Capitals by the language's rules; controls and halves of characters, which no font can draw, are taken out. */
function displayText(text: string, uppercase: boolean, lang: string): string {
  const shown = uppercase ? toUpperCase(text, lang) : text
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!/[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff]/.test(shown)) return shown
  return (
    shown
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufeff]/g, '')
      .replace(/[\u2028\u2029]/g, ' ')
      .replace(/\p{Cs}/gu, '\ufffd')
  )
}

function toUpperCase(text: string, lang: string): string {
  try {
    return text.toLocaleUpperCase(lang)
  } catch (error) {
    // An author may write any language tag; capitals then follow the common rules.
    if (error instanceof RangeError) return text.toUpperCase()
    throw error
  }
}
