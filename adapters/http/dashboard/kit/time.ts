import { toTimestamp } from '../../../service/ports/clock.ts'
import { type Html, html } from './html.ts'

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time in UTC, which a script turns into that of the visitor's own zone. */
export function time(at: number): Html {
  return html`<time datetime="${toTimestamp(at)}">${words.format(at)} UTC</time>`
}
