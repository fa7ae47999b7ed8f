const NBSP = '\u00a0'
const NARROW = '\u202f'

const units =
  'k?m|[cmdµn]m|km/h|k?g|mg|µg|[mc]?l|ha|t|°[CF]?|%|‰|[kMGT]?i?B|[kMG]?Hz|[kM]?Wh?|k?V|mA|Ah|ms|min|h|px|pt|dpi|ppi|€|\\$|£|million|billion|Mio\\.?|Mrd\\.?|bn|kcal|kJ|ppm|dB|mm²|m²|km²|m³'

const unit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

/** A blank typed before a comma, a full stop or marks of asking and calling: no language sets one, but for French before the last two. */
const strayBlank = /(?<=[\p{L}\p{N})\]%€]) +(?=,(?!\d)|\.(?=\s|$)|[!?]+(?=\s|$))/gu

/** Spaces at which a line must not end: between a number and its unit, after `p.`, `No.` and `§`, before French double marks. */
export function bindSpaces(value: string, lang: string): string {
  if (!value.includes(' ')) return value
  const isFrench = /^fr\b/i.test(lang)
  const bound = value
    .replace(strayBlank, (blank, at: number) =>
      isFrench && /[!?]/.test(value[at + blank.length] ?? '') ? blank : '',
    )
    .replace(unit, `$1${NBSP}`)
    .replace(/(^|[\s(])(pp?\.|No\.|Nr\.|Nos\.|Fig\.|Abb\.|Art\.|S\.|§§?|№|#) (?=[\dIVXivx])/g, `$1$2${NBSP}`)
  return isFrench ? bound.replace(/ (?=[;:!?»])/g, NARROW).replace(/« /g, `«${NARROW}`) : bound
}

/** Longest last word in characters that is tied to the one before it. */
const TIED = 12

/** Ties the last word of a heading to the one before, so that it does not stand alone on a line. */
export function bindLastWord(value: string): string {
  const at = value.trimEnd().lastIndexOf(' ')
  const last = value.trimEnd().length - at - 1
  return at > 0 && last > 0 && last <= TIED ? value.slice(0, at) + NBSP + value.slice(at + 1) : value
}
