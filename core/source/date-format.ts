import { createBoundedCache } from '../fonts/bounded-cache.ts'

const formats = createBoundedCache<Intl.DateTimeFormat>(64)

/** How a language (BCP 47) writes dates, in universal time. Kept, since to make one takes longer than to write a page of dates. */
export function dateFormat(lang: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(style)
  const known = formats.get(lang, key)
  if (known) return known
  const format = new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' })
  formats.set(lang, key, format)
  return format
}
