import type { Comment, Element as HastElement, ElementContent, Properties } from 'hast'
import { element } from '../element.ts'

/** What every table that is there for the layout says. */
const bare: Properties = { role: 'presentation', border: 0, cellPadding: '0', cellSpacing: '0' }

/** A table for the layout: one row of cells. It takes the whole width unless told otherwise. */
export function layoutTable(
  cells: readonly ElementContent[],
  properties: Properties = { width: '100%' },
): HastElement {
  return element('table', { ...bare, ...properties }, element('tr', {}, ...cells))
}

/** A `style` attribute of declarations, and classes, left out where there are none. */
export function styled(
  declarations: readonly string[],
  classes: readonly (string | undefined)[] = [],
): Properties {
  const names = [...new Set(classes.filter(name => name !== undefined))]
  return {
    ...(names.length > 0 && { className: names }),
    ...(declarations.length > 0 && { style: declarations.join(';') }),
  }
}

/** Room of `height` px between blocks: the only one that is the same in every program. */
export function spacer(height: number): readonly ElementContent[] {
  const room = Math.round(height)
  if (room <= 0) return []
  const style = `height:${room}px;line-height:${room}px;font-size:0;mso-line-height-rule:exactly`
  return [element('div', { style }, '\u00a0')]
}

/** Markup for Outlook's Word engine alone. */
export function forOutlook(html: string): Comment {
  return { type: 'comment', value: `[if mso]>${html}<![endif]` }
}

/** What all programs but Outlook's Word engine see. */
export function notForOutlook(...children: readonly ElementContent[]): readonly ElementContent[] {
  return [{ type: 'comment', value: '[if !mso]><!' }, ...children, { type: 'comment', value: '<![endif]' }]
}

/** The opening of a table of a fixed width, for Outlook, which knows no greatest width. */
export function ghostTable(width: number, align?: 'center', dir?: 'ltr' | 'rtl'): string {
  const place = `${align ? ` align="${align}"` : ''}${dir ? ` dir="${dir}"` : ''}`
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="${width}"${place}><tr>`
}

/** Text for markup that is written by hand. */
export function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, character => entities[character] ?? character)
}
