import { exampleOf } from './example.ts'
import type { Body, Operation } from './operation.ts'

/** Calls of an operation as they are typed, a body of each kind; none where no person calls. */
export function curlsOf(operation: Operation): readonly string[] {
  const { bodies, method, need } = operation
  // What comes in without a key and is no upload comes from the payment provider.
  if (method === 'POST' && need === 'none') return []
  if (bodies.length === 0) return [write(operation, method === 'GET' ? '' : `-X ${method} `, [])]
  return bodies.map(body => writeWith(operation, body))
}

function writeWith(operation: Operation, { type, schema }: Body): string {
  const verb = operation.method === 'POST' ? '' : `-X ${operation.method} `
  if (type === 'multipart/form-data') {
    const parts = Object.entries(schema.properties ?? {})
      .filter(([, { examples }]) => examples !== undefined)
      .map(([name, part]) => `-F ${quote(`${name}=${part.items ? '@' : ''}${exampleOf(part)}`)}`)
    return write(operation, verb, parts)
  }
  if (type !== 'application/json') {
    return write(operation, verb, ['-H "Content-Type: image/png"', '--data-binary @heron.png'])
  }
  const example = exampleOf(schema)
  // A body of no fields may be left out.
  if (Object.keys(example as object).length === 0) return write(operation, `-X ${operation.method} `, [])
  const text = quote(JSON.stringify(example, null, 2).replaceAll('\n', '\n  '))
  return write(operation, verb, ['-H "Content-Type: application/json"', `-d ${text}`])
}

/** What stands in a path, by the name that the guide gives it. */
const variables: Readonly<Record<string, string>> = {
  job_id: '$JOB',
  run_id: '$RUN',
  file_id: '$FILE',
  key_id: '$KEY_ID',
}

function write(operation: Operation, verb: string, rest: readonly string[]): string {
  const { base = '$PLATEN', path, parameters, need, answers } = operation
  const filled = parameters.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, variables[name] ?? example ?? ''),
    path,
  )
  const type = answers[0]?.body?.type ?? ''
  const flag = type === 'text/event-stream' ? '-N ' : isFile(type) ? '-OJ ' : ''
  const key = need === 'none' ? [] : ['-H "Authorization: Bearer $KEY"']
  return [`curl ${flag}${verb}"${base}${filled}"`, ...key, ...rest].join(' \\\n  ')
}

/** Whether an answer is to be kept rather than looked at. */
function isFile(type: string): boolean {
  return type !== 'application/json' && type.startsWith('application/')
}

/** For a shell: nothing in it means anything. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
