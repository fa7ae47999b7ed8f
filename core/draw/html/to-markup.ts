import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'

/**
 * A page as text, in one pass: it carries its fonts, and a writer that joins the text of each element to that of its parent
 * copies them once a level.
 */
export function toMarkup(root: Root): string {
  const parts: string[] = []
  for (const child of root.children) writeNode(child, false, parts)
  return parts.join('')
}

function writeNode(node: Exclude<Nodes, Root>, inArt: boolean, parts: string[]): void {
  switch (node.type) {
    case 'element':
      writeElement(node, inArt, parts)
      break
    case 'text':
      parts.push(node.value.replace(/[<&]/g, reference))
      break
    case 'comment':
      parts.push('<!--', node.value.replace(endOfComment, escaped), '-->')
      break
    case 'doctype':
      parts.push('<!doctype html>')
  }
}

/** What would end a comment, or begin another in it. */
const endOfComment = /^-?>|<!--|--!?>|<!-$/g

function escaped(text: string): string {
  return text.replace(/[<>]/g, reference)
}

/** Elements of HTML that have no end. */
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Elements whose text means what it says: no reference is read in it. */
const plain: ReadonlySet<string> = new Set(['script', 'style'])

function writeElement({ tagName, properties, children }: Element, around: boolean, parts: string[]): void {
  const inArt = around || tagName === 'svg'
  parts.push('<', tagName)
  for (const name in properties) writeAttribute(name, properties[name], inArt, parts)
  parts.push('>')
  for (const child of children) {
    if (child.type === 'text' && plain.has(tagName)) parts.push(child.value)
    else writeNode(child as ElementContent, inArt, parts)
  }
  if (around || children.length > 0 || !empty.has(tagName)) parts.push('</', tagName, '>')
}

function writeAttribute(property: string, value: Properties[string], inArt: boolean, parts: string[]): void {
  if (value === undefined || value === null || value === false) return
  const name = inArt ? (artNames.get(property) ?? nameOf(property)) : nameOf(property)
  parts.push(' ', name)
  if (value === true) return
  const text = Array.isArray(value) ? value.join(' ').trim() : String(value)
  parts.push('="', text.replace(/["&'`\0]/g, reference), '"')
}

function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`
}

/** Attributes that are not called by the letters of their property. */
const names: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['httpEquiv', 'http-equiv'],
])

/** Attributes of vector art, which keeps capitals in some and has dashes in others. */
const artNames: ReadonlyMap<string, string> = new Map([
  ['viewBox', 'viewBox'],
  ['preserveAspectRatio', 'preserveAspectRatio'],
  ['strokeWidth', 'stroke-width'],
  ['strokeDashArray', 'stroke-dasharray'],
])

/** The attribute of a property: `dataNode` is `data-node`, `ariaLabelledBy` is `aria-labelledby`. */
function nameOf(property: string): string {
  const name = names.get(property)
  if (name !== undefined) return name
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase()
}
