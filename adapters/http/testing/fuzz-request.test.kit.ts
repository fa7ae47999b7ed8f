import type { Chance } from '../../../core/testing/seeded-chance.test.kit.ts'

/** A request before it is bytes. */
export interface Draft {
  readonly method: string
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Buffer
}

/** Values that no field is made for, and some that it may be. */
const strays: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1e308,
    1e-7,
    2 ** 53,
    '',
    ' ',
    '\0',
    '\r\nX: y',
    '\ud800',
    '\u202e',
    '🙂'.repeat(200),
  ],
  ...[
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%2e%2e%2f',
    'file:///etc/passwd',
    '<script>x</script>',
  ],
  ...['x'.repeat(100_000), 'http://127.0.0.1/', 'https://[::1]/', '2026-13-45T99:99:99Z', 'NaN', '1,5', '٣'],
  ...[[], {}, [[]], [null], { a: 1 }, Array.from({ length: 2000 }, (_, at) => at), nested(3000)],
]

const methods = [
  ...[
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'get',
    'CONNECT',
    'X',
    '',
  ],
]

/** What is put into a path, or in the place of a part of it. */
const pathStrays = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2f',
    '%',
    '%zz',
    '%00',
    '%0d%0aX:y',
    '//',
    ';a=b',
    '\\',
    '*',
    '?',
    '#',
    '~',
  ],
  ...[
    '__proto__',
    'x'.repeat(9000),
    'é',
    '%c3%28',
    '%ed%a0%80',
    '[',
    '{job_id}',
    ' ',
    '%20',
    '+',
    '@host',
    ':443',
  ],
]

const queries = [
  ...['limit=1', 'limit=0', 'limit=-1', 'limit=1e9', 'limit=NaN', 'limit=1&limit=2', 'cursor=', 'cursor=x.y'],
  ...[
    '__proto__=1',
    'a[b]=c',
    '&&&',
    '=',
    '%',
    '%ff',
    'commit=0',
    'q=zz',
    'view=pages',
    'from=run_0',
    'format=report',
  ],
  'x=y&'.repeat(2000),
]

const headerStrays: readonly (readonly [string, string])[] = [
  ...([
    ['Authorization', ''],
    ['Authorization', 'Bearer'],
    ['Authorization', 'Basic eDp5'],
    ['Authorization', `Bearer plt_live_${'A'.repeat(40)}`],
    ['Content-Type', 'text/plain'],
    ['Content-Type', 'application/json; charset=utf-16'],
    ['Content-Type', 'multipart/form-data'],
    ['Content-Type', 'multipart/form-data; boundary='],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Encoding', 'gzip'],
    ['Content-Length', '0'],
    ['Content-Length', '-1'],
    ['Content-Length', '999999999999'],
    ['Transfer-Encoding', 'chunked'],
    ['Transfer-Encoding', 'gzip, chunked'],
    ['Expect', '100-continue'],
    ['Expect', 'everything'],
    ['Upgrade', 'websocket'],
    ['Connection', 'upgrade'],
  ] as const),
  ...([
    ['Host', 'pages.test'],
    ['Host', 'evil.test'],
    ['Host', ''],
    ['Host', 'platen.test:80:80'],
    ['Range', 'bytes=0-0'],
    ['Range', 'bytes=-0'],
    ['Range', `bytes=${'9'.repeat(400)}-`],
    ['Range', `bytes=${'0-1,'.repeat(500)}`],
    ['If-None-Match', '*'],
    ['Last-Event-ID', '-1'],
    ['Last-Event-ID', '9'.repeat(30)],
    ['Idempotency-Key', 'again'],
    ['Idempotency-Key', 'x'.repeat(256)],
    ['X-Request-Id', '\u0001'],
    ['X-Forwarded-For', '1.2.3.4, ::1, nobody'],
    ['Cookie', 'platen_session=x.y; platen_browser=x; platen_flash=%7B'],
    ['Accept', 'text/html'],
    ['Origin', 'https://evil.test'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['X', 'y'.repeat(20_000)],
  ] as const),
]

/** A valid request with one to four things in it that are otherwise; `ids` are words that may stand in place of others. */
export function fuzzedDraft(chance: Chance, valid: Draft, ids: readonly string[]): Draft {
  let draft = valid
  for (let left = 1 + chance.below(4); left > 0; left -= 1) draft = changed(chance, draft, ids)
  return draft
}

function changed(chance: Chance, draft: Draft, ids: readonly string[]): Draft {
  const { path, headers, body } = draft
  switch (chance.below(8)) {
    case 0:
      return { ...draft, method: chance.of(methods) }
    case 1:
      return { ...draft, path: withOther(chance, path, [...pathStrays, ...ids]) }
    case 2:
      return { ...draft, path: `${path}${path.includes('?') ? '&' : '?'}${chance.of(queries)}` }
    case 3: {
      const name = chance.of(headers)?.[0]
      return { ...draft, headers: headers.filter(header => header[0] !== name) }
    }
    case 4:
      return { ...draft, headers: [...headers, chance.of(headerStrays)] }
    default:
      return body ? { ...draft, body: changedBody(chance, body, ids) } : { ...draft, body: anyBody(chance) }
  }
}

/** A path with a part replaced, or something put before it. */
function withOther(chance: Chance, path: string, others: readonly string[]): string {
  const parts = path.split('/')
  const at = chance.below(parts.length)
  const other = chance.of(others)
  const before = parts[at] ?? ''
  parts[at] = chance.of([other, `${other}${before}`, `${before}${other}`, before.toUpperCase()])
  return parts.join('/')
}

function anyBody(chance: Chance): Buffer {
  return Buffer.from(chance.of(['{}', '[]', 'null', '"x"', '{', '--x\r\n', '\ufeff{}', ' '.repeat(9999)]))
}

function changedBody(chance: Chance, body: Buffer, ids: readonly string[]): Buffer {
  const value = chance.below(4) === 0 ? undefined : parsed(body)
  if (value !== undefined) return Buffer.from(written(chance, withStray(chance, value, ids)))
  const [from, to] = [chance.below(body.length + 1), chance.below(body.length + 1)].sort((a, b) => a - b)
  const [head, part, tail] = [body.subarray(0, from), body.subarray(from, to), body.subarray(to)]
  switch (chance.below(5)) {
    case 0:
      return Buffer.from(head)
    case 1:
      return Buffer.concat([head, part, part, tail])
    case 2:
      return Buffer.concat([head, Buffer.of(chance.below(256)), part, tail])
    case 3:
      return Buffer.concat([head, tail])
    default:
      return Buffer.from(body.toString('utf8'), 'utf16le')
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // A form, or what an earlier change has made of it.
    return undefined
  }
}

/** A value with a stray somewhere in it, a part less, or a part more. */
function withStray(chance: Chance, value: unknown, ids: readonly string[]): unknown {
  const stray = chance.below(3) === 0 ? chance.of(ids) : chance.of(strays)
  if (typeof value !== 'object' || value === null || chance.below(8) === 0) return stray
  const entries = Object.entries(value)
  const at = chance.below(entries.length + 1)
  const kept = entries.map(([name, part], place): [string, unknown] =>
    place === at ? [name, withStray(chance, part, ids)] : [name, part],
  )
  if (at === entries.length) kept.push([String(chance.of(['__proto__', 'x', 'files', 'outputs', ''])), stray])
  else if (chance.below(4) === 0) kept.splice(at, 1)
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}

/** As JSON, now and then with what only looks like it. */
function written(chance: Chance, value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return chance.below(10) === 0 ? text.replace('{', '{"__proto__":{"scopes":["jobs:rw"]},') : text
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let left = depth; left > 0; left -= 1) value = [value]
  return value
}

/** What goes over the wire. */
export function bytesOf({ method, path, headers, body }: Draft): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const isChunked = headers.some(([name, value]) => name === 'Transfer-Encoding' && value.endsWith('chunked'))
  const own: (readonly [string, string])[] = [
    ...(names.has('host') ? [] : ([['Host', 'platen.test']] as const)),
    ...(!body || names.has('content-length') || isChunked
      ? []
      : ([['Content-Length', String(body.length)]] as const)),
  ]
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`)
  if (!body) return head
  if (!isChunked) return Buffer.concat([head, body])
  return Buffer.concat([
    head,
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ])
}
