import { type Html, html, type Part, when } from '../dashboard/kit/html.ts'
import type { Parameter, Schema } from './operation.ts'
import { prose } from './prose.ts'

/** Choices that are read at a glance; more are a press away. */
const glance = 12

/** What a request says outside its body. */
export function parameterList(parameters: readonly Parameter[]): Html {
  const entries = parameters.map(({ name, in: place, description, schema }) => {
    const facts = place === 'path' ? [] : [typeOf(schema), place]
    return entry({ name, facts, about: description ?? schema.description })
  })
  return html`<dl class="fields">${entries}</dl>`
}

/** The fields of an object, those inside of others below them; `mark` is put to fields that must be or may lack. */
export function fieldList(schema: Schema, mark: 'required' | 'optional'): Part {
  const { properties = {}, required = [] } = schema
  const entries = Object.entries(properties).map(([name, field]) => {
    const isMarked = required.includes(name) === (mark === 'required')
    return entry({
      ...{ name, about: describe(field) },
      facts: [typeOf(field), ...(isMarked ? [html`<b>${mark}</b>`] : [])],
      inner: [choicesOf(field), innerOf(field, mark)],
    })
  })
  return entries.length > 0 && html`<dl class="fields">${entries}</dl>`
}

interface Entry {
  readonly name: string
  readonly facts: readonly Part[]
  readonly about: string | undefined
  /** What stands below it. */
  readonly inner?: Part
}

function entry({ name, facts, about, inner }: Entry): Html {
  return html`<div${when(facts.length === 0, 'class="short"')}><dt><code>${name}</code> ${facts.map(fact => html`<span>${fact}</span>`)}</dt>
<dd>${about !== undefined && html`<p>${prose(about)}</p>`}${inner}</dd></div>`
}

function describe({ description, anyOf }: Schema): string | undefined {
  return description ?? anyOf?.find(choice => choice.description !== undefined)?.description
}

/** What kind of value it is, in a few words. */
function typeOf(schema: Schema): string {
  const { anyOf, enum: choices, type, items = {} } = schema
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (choices) return 'one of these'
  if (type === 'array') return items.enum ? 'list of these' : `list of ${kindOf(items)}s`
  return [kindOf(schema), ...boundsOf(schema)].join(', ')
}

function kindOf({ type = 'value', format = '' }: Schema): string {
  return { 'date-time': 'time', uri: 'address', binary: 'file' }[format] ?? type
}

function boundsOf({ minLength, maxLength, minimum, maximum }: Schema): string[] {
  const letters = range(minLength, maxLength)
  const size = range(minimum, maximum)
  return [...(letters ? [`${letters} characters`] : []), ...(size ? [size] : [])]
}

function range(least: number | undefined, most: number | undefined): string | undefined {
  const [from, to] = [least, most].map(bound => bound?.toLocaleString('en-US'))
  if (to === undefined) return from === undefined || least === 0 ? undefined : `${from} or more`
  return from === undefined ? `at most ${to}` : `${from} to ${to}`
}

/** The values that a field, or an entry of it, may have. */
function choicesOf({ enum: own, items, anyOf }: Schema): Part {
  const choices = own ?? items?.enum ?? anyOf?.find(choice => choice.enum)?.enum
  if (!choices) return false
  const list = html`<p class="choices">${choices.map(choice => html`<code>${String(choice)}</code> `)}</p>`
  return choices.length > glance
    ? html`<details><summary>${choices.length} values</summary>${list}</details>`
    : list
}

function innerOf(schema: Schema, mark: 'required' | 'optional'): Part {
  if (schema.properties) return fieldList(schema, mark)
  return schema.items?.properties !== undefined && fieldList(schema.items, mark)
}
