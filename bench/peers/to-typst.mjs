import { parse } from './markdown.mjs'

const special = /[\\#*_`$<>@=\-+/~[\]]/g

function inner(node) {
  return (node.children ?? []).map(write).join('')
}

function content(node) {
  return `[${inner(node)}]`
}

function table(node) {
  const cells = node.children.flatMap(row => row.children)
  return `#table(columns: ${node.children[0].children.length}, ${cells.map(content).join(', ')});\n\n`
}

function write(node) {
  switch (node.type) {
    case 'text':
      return node.value.replace(special, '\\$&')
    case 'paragraph':
      return `${inner(node)}\n\n`
    case 'heading':
      return `#heading(level: ${node.depth})${content(node)};\n\n`
    case 'emphasis':
      return `#emph${content(node)};`
    case 'strong':
      return `#strong${content(node)};`
    case 'delete':
      return `#strike${content(node)};`
    case 'inlineCode':
      return `#raw(${JSON.stringify(node.value)});`
    case 'code':
      return `#raw(block: true, lang: ${node.lang ? JSON.stringify(node.lang) : 'none'}, ${JSON.stringify(node.value)});\n\n`
    case 'link':
      return node.url === '' ? inner(node) : `#link(${JSON.stringify(node.url)})${content(node)};`
    case 'list':
      return `#${node.ordered ? 'enum' : 'list'}(${node.children.map(content).join(', ')});\n\n`
    case 'blockquote':
      return `#quote(block: true)${content(node)};\n\n`
    case 'table':
      return table(node)
    case 'thematicBreak':
      return '#line(length: 100%);\n\n'
    case 'break':
      return '#linebreak();'
    case 'image':
      return (node.alt ?? '').replace(special, '\\$&')
    case 'html':
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
      return ''
    default:
      return inner(node)
  }
}

/** The same copy as Typst markup: A4, contents, numbered pages, optimum-fit lines, the report's two typefaces. */
export function toTypst(markdown) {
  return `#set page("a4", margin: (x: 30mm, y: 25mm), numbering: "1")
#set text(font: "Source Serif 4", size: 10.5pt, lang: "en", hyphenate: true)
#set par(linebreaks: "optimized")
#show raw: set text(font: "JetBrains Mono", size: 9pt)
#outline()
${inner(parse(markdown))}`
}
