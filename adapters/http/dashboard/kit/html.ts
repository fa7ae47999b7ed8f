import { escapeXml } from '../../../../core/paint/escape-xml.ts'

/** Text that is markup already. Only `html` makes it, so nothing unescaped gets into a page by accident. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }

  toString(): string {
    return this.markup
  }
}

/** What may stand between the parts of a template. Nothing comes of `false`, `null` and `undefined`. */
export type Part = Html | string | number | false | null | undefined | readonly Part[]

/**
 * Writes markup; everything put into it is escaped for text and for attributes in double quotes, unless it is markup
 * itself.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map((text, index) => (index === 0 ? text : write(parts[index - 1]) + text))
  return new Html(markup.join(''))
}

/** An attribute that is there or not: `html`<input${when(isOn, 'checked')}>``. */
export function when(isThere: boolean, attribute: string): Html {
  return new Html(isThere ? ` ${attribute}` : '')
}

function write(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return part.map(write).join('')
  return escapeXml(String(part))
}
