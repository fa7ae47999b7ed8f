/** At most `most` characters, ending with a whole word and an ellipsis where something was left out. */
export function shorten(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const whole = cut.replace(/\s+\S*$/, '')
  return `${(whole.length > most / 2 ? whole : cut).replace(/[\s,;:.–—-]+$/, '')}…`
}
