import type { z } from 'zod'
import { nearOption } from '../../../core/check-job.ts'
import { HttpError } from '../refusals/http-error.ts'
import type { FieldProblem } from '../wire/problem.ts'

/** Most field problems that are listed. */
const most = 20

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** The value as the schema has it. Throws `request-invalid` naming every field at fault; what was sent is never repeated. */
export function validate<Value>(schema: z.ZodType<Value>, value: unknown, what: 'body' | 'query'): Value {
  const result = schema.safeParse(value, { error: describe })
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, most).map(issue => ({
    path: toPath(issue.path),
    code: issue.code,
    message: issue.message,
  }))
  throw new HttpError('request-invalid', toDetail(errors, what), { errors })
}

function toDetail(errors: readonly FieldProblem[], what: string): string {
  const lines = errors.slice(0, 3).map(({ path, message }) => (path === '' ? message : `${path} ${message}`))
  const more = errors.length > 3 ? `; and ${errors.length - 3} more` : ''
  return `the ${what} is not valid: ${lines.join('; ')}${more}`
}

/** `assets[0].name`. */
function toPath(path: readonly PropertyKey[]): string {
  return path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

function describe(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(issue.keys, Object.keys(shapeOf(issue.inst)))
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${article(issue.expected)}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `must ${bound('at least', issue.minimum, issue.origin)}`
    case 'too_big':
      return `must ${bound('at most', issue.maximum, issue.origin)}`
    case 'invalid_format':
      return issue.format === 'url' ? 'must be an http or https address' : `must be a ${issue.format}`
    default:
      return undefined
  }
}

function unknownFields(keys: readonly string[], allowed: readonly string[]): string {
  const named = keys.slice(0, 5).map(key => `"${[...key].slice(0, 50).join('')}"`)
  const near = keys[0] === undefined ? undefined : nearOption(keys[0], allowed)
  const hint = near === undefined ? '' : `; did you mean "${near}"?`
  const list = allowed.length === 0 ? 'there are no fields' : `allowed are ${allowed.join(', ')}`
  return `has the unknown field ${named.join(', ')}${hint}; ${list}`
}

/** The fields of the object that the problem is about. */
function shapeOf(schema: unknown): object {
  return (schema as { readonly shape?: object } | undefined)?.shape ?? {}
}

function bound(words: string, count: number | bigint, origin: string): string {
  switch (origin) {
    case 'string':
      return `have ${words} ${count} characters`
    case 'array':
      return `have ${words} ${count} entries`
    default:
      return `be ${words} ${count}`
  }
}

function article(type: string): string {
  if (type === 'int') return 'a whole number'
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`
}
