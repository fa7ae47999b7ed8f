import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { scripts, type ScriptName } from './scripts/scripts.ts'
import { writeStyleSheet } from './style/style-sheet.ts'

/** A file that every page may load; its name changes with its content, so it may be kept for ever. */
interface Asset {
  readonly type: string
  readonly bytes: Uint8Array
  readonly brotli: Uint8Array
}

/** Files that pages load. */
export interface Assets {
  readonly styleSheet: string
  scriptAddress(name: ScriptName): string
  /** Answers the request for a file by its name; `undefined` when there is none. */
  answer(name: string, request: Request, headers: Readonly<Record<string, string>>): Response | undefined
}

/** Makes style sheet and scripts ready: done once. */
export function createAssets(): Assets {
  const files = new Map<string, Asset>()
  const add = (name: string, type: string, bytes: Uint8Array): string => {
    const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.'))]
    const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const file = `${stem}-${sum}${ending}`
    files.set(file, { type, bytes, brotli: brotliCompressSync(bytes) })
    return `/assets/${file}`
  }
  const addresses = new Map(
    Object.entries(scripts).map(([name, text]) => [
      name,
      add(`${name}.js`, 'text/javascript', Buffer.from(text)),
    ]),
  )
  return {
    styleSheet: add('dashboard.css', 'text/css', Buffer.from(writeStyleSheet())),
    scriptAddress: name => addresses.get(name) ?? '',
    answer(name, request, headers) {
      const asset = files.get(name)
      return asset && answerAsset(asset, request, headers)
    },
  }
}

function answerAsset(
  { type, bytes, brotli }: Asset,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Response {
  const isPacked = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  return new Response(new Uint8Array(isPacked ? brotli : bytes), {
    headers: {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    },
  })
}
