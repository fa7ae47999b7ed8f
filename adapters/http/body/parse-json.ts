/** Most values of a body: nothing that is asked for has a tenth of them, and each of a million is looked at where requests are answered. */
const mostValues = 5000

const quote = 0x22
const backslash = 0x5c
/** Each comma and each opening bracket begins a value. */
const comma = 0x2c
const bracket = 0x5b
const brace = 0x7b

/** What JSON in UTF-8 says. Throws `SyntaxError` for what is none, and for more values than anybody asks for. */
export function parseJson(bytes: Buffer): unknown {
  if (hasTooMany(bytes)) throw new SyntaxError(`more than ${mostValues} values`)
  return JSON.parse(bytes.toString().replace(/^\uFEFF/, ''))
}

function hasTooMany(bytes: Buffer): boolean {
  // Each takes two bytes at the least.
  if (bytes.length < 2 * mostValues) return false
  let count = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) at = endOfText(bytes, at)
    else if (byte === comma || byte === bracket || byte === brace) count += 1
    if (count > mostValues) return true
  }
  return false
}

/** Where a text ends that begins there: its quotation mark, or the end of all. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0
    while (bytes[end - 1 - escapes] === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return bytes.length
}
