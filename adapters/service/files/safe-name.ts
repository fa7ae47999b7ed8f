/** Longest file name in bytes of most file systems. */
const most = 255

/**
 * A base name that is safe everywhere: no folders, no control characters, no leading dots, at most 255 bytes of UTF-8
 * with its ending kept. Throws nothing: what is left empty is `file`.
 */
export function toSafeName(name: string): string {
  // Half of a surrogate pair is no text to whoever encodes it: through UTF-8 it becomes U+FFFD.
  const whole = Buffer.from(name).toString()
  const base = whole.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[<>:"|?*]/g, '-')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '')
  return shorten(clean === '' ? 'file' : clean)
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= most) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  const letters = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(letters.join('') + ending) > most) letters.pop()
  return letters.join('') + ending
}
