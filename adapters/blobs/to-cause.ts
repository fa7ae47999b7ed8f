/** Options that say more than a message may; an address can hold a password. */
const secretName = /pass|secret|token|key|url/i

/** What went wrong on one line, without the secrets among the options. */
export function toCause(error: unknown, options: object | undefined): string {
  let text = chain(error).replace(/<\?xml[\s\S]*/, shorten)
  for (const secret of secretsOf(options ?? {})) text = text.replaceAll(secret, '[hidden]')
  return text
    .replace(/\/\/[^\s/@]*@/g, '//')
    .replace(/\[unstorage\] \[[^\]]*\] /g, '')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
}

/** `fetch failed` says nothing: why it did stands in its cause. */
function chain(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException
  const own = message === '' ? (code ?? 'it fails without a word') : message
  return cause === undefined ? own : `${own}: ${chain(cause)}`
}

/** S3 answers a page of XML. */
function shorten(xml: string): string {
  const [code, message] = ['Code', 'Message'].map(
    name => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? 'no reason',
  )
  return `${code}, ${message}`
}

function* secretsOf(options: object): Generator<string> {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'object' && value !== null) yield* secretsOf(value)
    else if (typeof value === 'string' && value !== '' && secretName.test(name)) yield value
  }
}
