/** Entries that one bfchar or bfrange section may hold (Adobe technical note 5014). */
const sectionSize = 100

/** A ToUnicode CMap from codes of one or two bytes to the texts they stand for; code 0, the missing glyph, has none. */
export function toUnicodeMap(texts: readonly string[], bytes: 1 | 2 = 2): string {
  const digits = 2 * bytes
  const entries: string[] = []
  for (const [code, text] of texts.entries()) {
    if (text !== '') entries.push(`<${toHex(code, digits)}> <${textToHex(text)}>`)
  }
  const sections: string[] = []
  for (let start = 0; start < entries.length; start += sectionSize) {
    const section = entries.slice(start, start + sectionSize)
    sections.push(`${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<${'0'.repeat(digits)}> <${'f'.repeat(digits)}>
endcodespacerange
${sections.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function textToHex(text: string): string {
  let hex = ''
  for (let index = 0; index < text.length; index++) hex += toHex(text.charCodeAt(index))
  return hex
}

function toHex(value: number, digits = 4): string {
  return value.toString(16).padStart(digits, '0')
}
