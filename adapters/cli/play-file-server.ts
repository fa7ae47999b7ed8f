import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createEngine } from '../../core/engine.ts'
import { isRenderError } from '../../core/error.ts'
import type { Job, Rendition } from '../../core/job.ts'
import { formats } from '../../formats/index.ts'
import { copyOf, type Plan } from './make-command.ts'
import { playFilePage } from './play-file-page.ts'
import { html, json, listen, notFound, send } from './play-answers.ts'

/** A local server of one file: its document, what was read in it, and what became of its brief. */
export interface FileServer {
  readonly server: Server
  /** Takes what the file says now, and tells every open page. */
  take(plan: Plan): void
  /** Tells every open page why the file cannot be shown. */
  fail(error: Error): void
  close(): Promise<void>
}

/** What a page asks to see; what it leaves out is as the file says. */
interface Trial {
  readonly copy?: string
  readonly brief?: string
  readonly format?: string
  readonly size?: string
}

/** Bytes of a trial: copy that the engine would refuse is not read either. */
const LARGEST = 16 * 1024 * 1024

/** Renditions whose files a page may still be loading. */
const KEPT = 4

/** Creates the server of a file. Only requests to this machine's own names, or to `hosts`, are answered. */
export function createFileServer(hosts: readonly string[] = []): FileServer {
  const engine = createEngine({ formats })
  const listeners = new Set<ServerResponse>()
  const shown = new Map<string, Rendition>()
  let plan: Plan | undefined

  const show = async (trial: Trial): Promise<unknown> => {
    if (plan === undefined) throw new Error('the file has not been read yet')
    const start = performance.now()
    const rendition = await engine.render({
      ...tried(plan.job, trial),
      outputs: ['html', 'svg'],
      standalone: true,
    })
    shown.set(rendition.hash, rendition)
    for (const old of [...shown.keys()].slice(0, -KEPT)) shown.delete(old)
    return describe(rendition, performance.now() - start)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request, hosts)) return refuse(response, 403, 'this address is not served')
    const [name = '', hash = '', ...rest] = (request.url ?? '/').split('?')[0]?.slice(1).split('/') ?? []
    if (request.method === 'POST') {
      if (name !== 'render') return notFound(response)
      // Pages of other sites may not send JSON here without asking first, which nobody answers.
      if (!request.headers['content-type']?.startsWith(json)) return refuse(response, 415, 'send JSON')
      return send(response, json, JSON.stringify(await show(readTrial(await bodyOf(request)))))
    }
    if (name === '') return send(response, html, playFilePage)
    if (name === 'events') return listen(response, listeners)
    if (name === 'file') return send(response, json, JSON.stringify(plan && fileOf(plan)))
    const artifact = shown.get(hash)?.artifacts.find(({ path }) => path === rest.join('/'))
    return name === 'shown' && artifact ? send(response, artifact.type, artifact.bytes) : notFound(response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) =>
      refuse(response, isRenderError(error) ? 422 : 500, error.message),
    )
  })
  const tell = (event: string, data: string): void => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  return {
    server,
    take(next) {
      plan = next
      tell('changed', next.source)
    },
    fail: error => tell('failed', error.message),
    async close() {
      for (const listener of listeners) listener.end()
      server.close()
      await engine.close()
    },
  }
}

/** A job as a page wants to try it. */
function tried(job: Job, { copy, brief, format, size }: Trial): Job {
  const { size: own, instructions, ...rest } = job
  const asked = size ?? own
  return {
    ...rest,
    ...(format !== undefined && { format }),
    ...(copy !== undefined && { content: copy }),
    instructions: brief ?? instructions ?? '',
    ...(asked !== undefined && asked !== '' && { size: asked }),
  }
}

function fileOf({ source, job, because }: Plan): unknown {
  const { content, instructions: brief = '', format, size = '' } = job
  const copy = copyOf({ content })
  return { name: source, copy, brief, format, size, because, formats: Object.keys(formats) }
}

function describe(rendition: Rendition, time: number): unknown {
  const { artifacts, hash, format, messages, brief, reading, composition } = rendition
  const at = (path: string): string => `/shown/${hash}/${path}`
  const pages = artifacts.filter(({ path }) => path.startsWith('pages/')).map(({ path }) => at(path))
  const milliseconds = Math.round(time)
  const { told = [] } = brief
  return { format, page: at('site/index.html'), pages, messages, told, reading, composition, milliseconds }
}

function readTrial(text: string): Trial {
  const given = JSON.parse(text) as Readonly<Record<string, unknown>>
  const texts = ['copy', 'brief', 'format', 'size'].filter(name => typeof given[name] === 'string')
  return Object.fromEntries(texts.map(name => [name, given[name]])) as Trial
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST) throw new Error('this copy is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A site whose name was made to lead here would otherwise read the file. */
function isOwnHost({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  const name = headers.host?.replace(/:\d+$/, '')
  return name !== undefined && ['localhost', '127.0.0.1', '[::1]', ...hosts].includes(name)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.end()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
