import { createHash } from 'node:crypto'
import { escapeXml } from '../../core/paint/escape-xml.ts'
import { docsStyle } from './docs-style.ts'
import type { Json, JsonObject } from './json.ts'

/** A page, and the policy that it is sent with. */
export interface DocsPage {
  readonly html: string
  readonly policy: string
}

/** Everything the description says as one page that loads nothing and runs nothing. */
export function docsPage(description: JsonObject): DocsPage {
  const hash = createHash('sha256').update(docsStyle).digest('base64')
  const operations = listOperations(description)
  const areas = [...new Set(operations.map(({ area }) => area))]
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platen API</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>Platen API</h1>
<p>${text(part(description, 'info', 'description'))} Version ${text(part(description, 'info', 'version'))};
as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Operations">${areas.map(area => writeContents(area, operations)).join('')}</nav>
<main>
${introduction}
${areas.map(area => writeArea(area, operations)).join('\n')}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(object(part(description, 'components', 'schemas')))
  .map(writeSchema)
  .join('\n')}
</section>
</main>
</body>
</html>
`
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

const introduction = `<section id="use"><h2>How to use it</h2>
<p>Send your key with every request: <code>Authorization: Bearer plt_live_…</code>. Bodies are JSON. Times are UTC with
milliseconds, amounts are USD with at most four decimals.</p>
<pre tabindex="0"><code>curl -X POST "$PLATEN/v1/jobs" -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"name":"Quarterly report"}'</code></pre>
<p>A run works in the background: create it, keep its id, and look at it until its <code>status</code> is
<code>completed</code>, <code>failed</code> or <code>cancelled</code>. Lists that have more tell a
<code>next_cursor</code>; send it as <code>cursor</code>. An <code>Idempotency-Key</code> makes a POST safe to repeat.
429 and 503 say in <code>Retry-After</code> when to come again. Every refusal is
a <a href="#schema-Problem">Problem</a> in JSON, whose <code>code</code> is listed beside its status; an invalid request
lists its <code>errors</code> field by field.
Fields may be added within <code>/v1</code>; what will be removed is announced by <code>Deprecation</code> and
<code>Sunset</code> headers at least six months ahead.</p></section>`

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly area: string
  readonly facts: JsonObject
}

function listOperations(description: JsonObject): readonly Operation[] {
  return Object.entries(object(description['paths'] ?? {})).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, facts]) => ({
      ...{ method: method.toUpperCase(), path, facts: object(facts) },
      id: String(part(facts, 'operationId')),
      area: String(part(facts, 'tags', '0')),
    })),
  )
}

function writeContents(area: string, operations: readonly Operation[]): string {
  const items = operations
    .filter(operation => operation.area === area)
    .map(({ id, facts }) => `<li><a href="#${id}">${text(facts['summary'])}</a></li>`)
  return `<h2>${text(area)}</h2><ul>${items.join('')}</ul>`
}

function writeArea(area: string, operations: readonly Operation[]): string {
  const articles = operations.filter(operation => operation.area === area).map(writeOperation)
  return `<section><h2>${text(area)}</h2>${articles.join('\n')}</section>`
}

function writeOperation({ id, method, path, facts }: Operation): string {
  const parameters = list(facts['parameters']).map(parameter => [
    `<code>${text(part(parameter, 'name'))}</code>`,
    text(part(parameter, 'in')),
    prose(part(parameter, 'description')),
  ])
  const answers = Object.entries(object(facts['responses'] ?? {})).map(([status, answer]) => [
    `<code>${status}</code>`,
    Number(status) >= 400 || contentOf(answer) === ''
      ? prose(part(answer, 'description'))
      : contentOf(answer),
  ])
  return `<article id="${id}"><h3>${text(facts['summary'])}</h3>
<p class="address"><b>${method}</b> <code>${text(path)}</code> <span>${writeNeed(facts)}</span></p>
${facts['description'] === undefined ? '' : `<p>${prose(facts['description'])}</p>`}
${table(['Parameter', 'In', 'What it is'], parameters)}
${facts['requestBody'] === undefined ? '' : `<p>Body: ${contentOf(facts['requestBody'])}</p>`}
${table(['Status', 'Answer'], answers)}</article>`
}

function writeNeed(facts: JsonObject): string {
  const [need] = list(facts['security'])
  const scopes = need === undefined ? undefined : list(part(need, 'key'))
  if (scopes === undefined) return 'no key'
  return scopes.length === 0 ? 'any key' : `scope ${scopes.map(text).join(', ')}`
}

function contentOf(holder: Json): string {
  return Object.entries(object(part(holder, 'content') ?? {}))
    .map(([type, content]) => `<code>${text(type)}</code> ${shapeOf(part(content, 'schema') ?? {})}`)
    .join('; ')
}

function writeSchema([name, schema]: readonly [string, Json]): string {
  return `<article id="schema-${text(name)}"><h3>${text(name)}</h3>${writeFields(schema)}</article>`
}

function writeFields(schema: Json): string {
  const required = list(part(schema, 'required'))
  const rows = Object.entries(object(part(schema, 'properties') ?? {})).map(([field, facts]) => [
    `<code>${text(field)}</code>${required.includes(field) ? '' : ' <i>optional</i>'}`,
    shapeOf(facts),
    prose(part(facts, 'description')),
  ])
  return rows.length === 0 ? '<p>No fields.</p>' : table(['Field', 'Type', 'What it is'], rows)
}

/** A schema in a few words; an object inside another shows its own fields. */
function shapeOf(schema: Json): string {
  const reference = part(schema, '$ref')
  if (typeof reference === 'string') {
    const name = text(reference.split('/').at(-1))
    return `<a href="#schema-${name}">${name}</a>`
  }
  const choices = list(part(schema, 'anyOf'))
  if (choices.length > 0) return choices.map(shapeOf).join(' or ')
  const words = list(part(schema, 'enum'))
  if (words.length > 0) return words.map(word => `<code>${text(word)}</code>`).join(' ')
  if (part(schema, 'const') !== undefined)
    return `<code>${text(JSON.stringify(part(schema, 'const')))}</code>`
  if (part(schema, 'type') === 'array') return `list of ${shapeOf(part(schema, 'items') ?? {})}`
  if (part(schema, 'properties') !== undefined) return writeFields(schema)
  return [part(schema, 'type') ?? 'any', ...boundsOf(schema)].map(text).join(', ')
}

function boundsOf(schema: Json): string[] {
  const names = { minLength: 'from', maxLength: 'to', minimum: 'least', maximum: 'most', format: '' }
  return Object.entries(names).flatMap(([name, word]) => {
    const value = part(schema, name)
    return value === undefined ? [] : [`${word} ${String(value)}`.trim()]
  })
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const head = heads.map(name => `<th scope="col">${name}</th>`).join('')
  const body = rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** A value deep inside, or undefined. */
function part(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as JsonObject)[name] : undefined),
    value,
  )
}

function object(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : []
}

function prose(value: Json | undefined): string {
  return text(value).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function text(value: Json | undefined): string {
  return escapeXml(value === undefined || value === null ? '' : String(value))
}
