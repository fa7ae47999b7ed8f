import type { Link, Paragraph } from 'mdast'
import { type Field, type FieldText, type FieldValue, fieldsOf, ownTexts } from '../../source/fields.ts'
import { lexiconFor, nameOf, plainLabel } from '../words/lexicon.ts'
import type { Concept } from '../words/en.ts'
import { NOWHERE } from '../lines/pressed.ts'
import { paragraphOf } from './facts.ts'
import { toPhrase } from './phrase.ts'

// What is pressed, where it is told as data: by its words with an address beside them, whatever the two are called.

const ADDRESS = /^(?:https?:\/\/|tel:|mailto:)\S+$/iu
/** Where a button leads on its own site: `/order`, `#prices`. */
const INSIDE = /^(?:\/[\p{L}\p{N}/]|#\p{L})\S*$/u
/** Letters of what stands on a button. */
const PRESSED = 80

/**
 * Fields in which a record of words and an address is the words with where they lead. On a page that asks for an `action` any
 * such record is one; elsewhere what is called a button.
 */
export function pressedFields(fields: readonly Field[], lang: string, asks: boolean): readonly Field[] {
  const linked = fields.map(field =>
    asks || isCalled(field, lang, 'action') ? linkedField(field, asks && isOfAction(field, lang)) : field,
  )
  return asks ? withActionsInOrder(spreadFirst(linked, lang), lang) : linked
}

function linkedField(field: Field, isPressed: boolean): Field {
  const value = linkOf(field.value, isPressed)
  return value ? { ...field, value } : field
}

/** The words of a record of words and an address, with where they lead; the button of a page may lead to a place of its own site. */
function linkOf(value: FieldValue, isButton = false): FieldText | undefined {
  const inner = fieldsOf(value).filter(({ name }) => !name.startsWith('@'))
  const texts = ownTexts(inner)
  const address = texts.find(({ text }) => ADDRESS.test(text) || (isButton && INSIDE.test(text)))
  const words = texts.find(text => text !== address)
  const block = words?.blocks[0]
  const isPressed = inner.length === 2 && texts.length === 2 && (words?.text.length ?? 0) <= PRESSED
  if (!isPressed || !address || !words || block?.type !== 'paragraph') return undefined
  // A path is of a site that this page may not be on.
  const url = address.text.startsWith('/') ? NOWHERE : address.text
  const link: Link = { type: 'link', url, children: [...block.children] as Link['children'] }
  return { kind: 'text', text: words.text, blocks: [paragraphOf(toPhrase([link]))] }
}

/** Buttons that stand at the head of a page in one list, at most. */
const FEW = 3

/** Fields with the buttons of the first list, where nothing before it is one, as a field each. */
function spreadFirst(fields: readonly Field[], lang: string): readonly Field[] {
  const at = fields.findIndex(({ value }) => value.kind !== 'text')
  const field = fields[at]
  const isElsewhere =
    field && (['navigation', 'socials', 'profiles'] as const).some(own => isCalled(field, lang, own))
  if (field?.value.kind !== 'list' || isElsewhere || fields.some(isButton)) return fields
  const links = field.value.items.map(item => linkOf(item))
  if (links.length > FEW || !links.every(link => link !== undefined)) return fields
  const spread = links.map((value): Field => ({ name: nameOf('action', lang), value, line: field.line }))
  return [...fields.slice(0, at), ...spread, ...fields.slice(at + 1)]
}

/** Fields in which the first button, whatever number or rank its name has, is the action and the next one the second. */
function withActionsInOrder(fields: readonly Field[], lang: string): readonly Field[] {
  const buttons = fields.filter(field => isButton(field) && isOfAction(field, lang))
  const [first, second] = buttons
  if (!first) return fields
  const rename = (field: Field, concept: Concept): Field =>
    isCalled(field, lang, concept) ? field : { ...field, name: nameOf(concept, lang) }
  return fields.map(field => {
    if (field === first && buttons.length === 1 && isCalled(field, lang, 'secondAction')) return field
    if (field === first) return rename(field, 'action')
    return field === second ? { ...field, name: nameOf('secondAction', lang) } : field
  })
}

/** Whether a field is nothing but a link with words of its own. */
function isButton({ value }: Field): boolean {
  const [block, ...others] = value.kind === 'text' ? value.blocks : []
  const [link, ...more] = block?.type === 'paragraph' ? (block as Paragraph).children : []
  return link?.type === 'link' && others.length + more.length === 0
}

/** Whether one of the words of a name says that a button follows: `cta_second`, `knopf_2`, `heroButton`. */
function isOfAction(field: Field, lang: string): boolean {
  return (
    isCalled(field, lang, 'secondAction') ||
    plainLabel(field.name)
      .split(' ')
      .some(word => isCalled({ ...field, name: word }, lang, 'action'))
  )
}

function isCalled({ name }: Field, lang: string, concept: Concept): boolean {
  return lexiconFor(lang)(name).some(meaning => meaning.concept === concept && meaning.weight > 0.8)
}
