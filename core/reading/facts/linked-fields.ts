import type { Link, Paragraph, PhrasingContent } from 'mdast'
import type { Field } from '../../source/fields.ts'
import { plainLabel } from '../words/lexicon.ts'

// Where a field leads, as people write it beside what it is called: `main_action: Book a call`, `action_url: https://…`.

/** The name of an address, after what it is the address of. */
const NAME = /^(.{2,}?)[\s_-]?(?:url|uri|link|href)$/iu

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/iu

/** Fields in which an address that has a field of its own is where the words of another lead. */
export function withAddresses(fields: readonly Field[]): readonly Field[] {
  const addresses = fields.flatMap(field => {
    const [, stem] = NAME.exec(field.name) ?? []
    const url = addressOf(field)
    return stem !== undefined && url !== undefined ? [{ field, stem: plainLabel(stem), url }] : []
  })
  if (addresses.length === 0) return fields
  const { whole, parts } = wordsByName(fields)
  const leading = new Map<Field, string>()
  const used = new Set<Field>()
  for (const { field, stem, url } of addresses) {
    const named = whole.get(stem) ?? parts.get(stem)
    if (!named || leading.has(named)) continue
    leading.set(named, url)
    used.add(field)
  }
  return fields.flatMap(field => {
    if (used.has(field)) return []
    const url = leading.get(field)
    return [url === undefined ? field : linked(field, url)]
  })
}

/** The first field of words of each name, and of each word that a name of several opens or ends with. */
function wordsByName(fields: readonly Field[]) {
  const [whole, parts] = [new Map<string, Field>(), new Map<string, Field>()]
  for (const field of fields.filter(isLinkable)) {
    const name = plainLabel(field.name)
    const pieces = name.split(' ')
    if (!whole.has(name)) whole.set(name, field)
    for (const piece of pieces.length > 1 ? [pieces[0] ?? '', pieces.at(-1) ?? ''] : [])
      if (!parts.has(piece)) parts.set(piece, field)
  }
  return { whole, parts }
}

function addressOf({ value }: Field): string | undefined {
  const text = value.kind === 'text' ? value.text.trim() : ''
  return ADDRESS.test(text) ? text : undefined
}

/** Whether the words of a field may lead somewhere: one paragraph that is no address itself. */
function isLinkable(field: Field): boolean {
  const { value } = field
  const isWords = value.kind === 'text' && !/^\S+:\/\/|^\S+@\S+$/u.test(value.text)
  return isWords && addressOf(field) === undefined && onlyParagraph(field) !== undefined
}

function onlyParagraph({ value }: Field): Paragraph | undefined {
  const [block, ...others] = value.kind === 'text' ? value.blocks : []
  return block?.type === 'paragraph' && others.length === 0 ? block : undefined
}

function linked(field: Field, url: string): Field {
  const { value } = field
  const block = onlyParagraph(field)
  if (value.kind !== 'text' || !block) return field
  const link: Link = { type: 'link', url, children: block.children as Link['children'] & PhrasingContent[] }
  return { ...field, value: { ...value, blocks: [{ ...block, children: [link] }] } }
}
