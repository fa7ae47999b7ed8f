import type { Link, PhrasingContent } from 'mdast'
import type { Field, FieldText } from '../../source/fields.ts'

// Where a field leads, as people write it beside what it is called: `main_action: Book a call`, `action_url: https://…`.

/** The name of an address, after what it is the address of. */
const ADDRESS = /^(.{2,}?)[\s_-]?(?:url|uri|link|href)$/iu

/** Fields in which an address that has a field of its own is where the words of another lead. */
export function withAddresses(fields: readonly Field[]): readonly Field[] {
  const addresses = new Map<Field, { readonly from: Field; readonly url: string }>()
  for (const field of fields) {
    const [, stem] = ADDRESS.exec(field.name) ?? []
    const url = field.value.kind === 'text' ? field.value.text.trim() : ''
    if (stem === undefined || !/^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/iu.test(url)) continue
    const named = calledBy(fields, plain(stem))
    if (named && !addresses.has(named)) addresses.set(named, { from: field, url })
  }
  const used = new Set([...addresses.values()].map(({ from }) => from))
  return fields.flatMap(field => {
    if (used.has(field)) return []
    const address = addresses.get(field)
    return [
      address && field.value.kind === 'text' ? { ...field, value: linked(field.value, address.url) } : field,
    ]
  })
}

/** The first field of words that an address is called after: by the same name, or by the last or the first word of it. */
function calledBy(fields: readonly Field[], stem: string): Field | undefined {
  const words = fields.filter(
    ({ value }) => value.kind === 'text' && !/^\S+:\/\/|^\S+@\S+$/u.test(value.text),
  )
  const same = words.filter(({ name }) => plain(name) === stem)
  const parts = words.filter(({ name }) => {
    const pieces = plain(name).split(' ')
    return pieces.length > 1 && (pieces.at(-1) === stem || pieces[0] === stem)
  })
  return same[0] ?? parts[0]
}

/** A name as its words, however a program or a person writes it: `mainAction`, `main_action`. */
function plain(name: string): string {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
}

function linked(value: FieldText, url: string): FieldText {
  const [block, ...others] = value.blocks
  if (block?.type !== 'paragraph' || others.length > 0) return value
  const link: Link = { type: 'link', url, children: block.children as Link['children'] & PhrasingContent[] }
  return { ...value, blocks: [{ ...block, children: [link] }] }
}
