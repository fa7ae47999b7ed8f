/** Entries that one bfchar or bfrange section may hold (Adobe technical note 5014). */
const sectionSize = 100

/** A ToUnicode CMap from codes to the texts they stand for; code 0, the missing glyph, has none. */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries: string[] = []
  for (const [code, text] of texts.entries()) {
    if (text !== '') entries.push(`<${toHex(code)}> <${textToHex(text)}>`)
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
<0000> <ffff>
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

function toHex(value: number): string {
  return value.toString(16).padStart(4, '0')
}
