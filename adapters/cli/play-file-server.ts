import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createEngine } from '../../core/engine.ts'
import { isRenderError } from '../../core/error.ts'
import type { Job, Rendition } from '../../core/job.ts'
import type { ReadingReport } from '../../core/reading/descriptions/describe-reading.ts'
import { roleName } from '../../core/reading/words/lexicon.ts'
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
  /** `page` is the web page, anything else pictures of the pages. */
  readonly view?: string
}

/** Bytes of a trial: copy that the engine would refuse is not read either. */
const LARGEST = 16 * 1024 * 1024

/** Renditions whose files a page may still be loading. */
const KEPT = 4

/** ms after which a first picture is left to the thread that can be stopped. */
const FIRST = 5_000

/** Creates the server of a file. Only requests to this machine's own names, or to `hosts`, are answered. */
export function createFileServer(hosts: readonly string[] = []): FileServer {
  const engine = createEngine({ formats })
  const here = createEngine({ formats, threads: 0, timeLimit: FIRST })
  const listeners = new Set<ServerResponse>()
  const shown = new Map<string, Rendition>()
  let count = 0
  let plan: Plan | undefined
  /** The file as it is, drawn before a page asks for it. */
  let ahead: Drawing | undefined
  /** Its first document makes the thread as quick as where the file was read. */
  let thread: 'idle' | 'starting' | 'warm' = 'idle'

  const startThread = (job: Job): void => {
    thread = 'starting'
    const started = (): void => {
      thread = 'warm'
    }
    engine.render(job).then(started, started)
  }

  const draw = async (job: Job): Promise<Rendition> => {
    if (thread === 'warm') return engine.render(job)
    try {
      // Reading the file has loaded most of what draws it: a thread would load it again.
      return await here.render(job)
    } catch (error) {
      if (isRenderError(error) && error.code === 'time-limit') return engine.render(job)
      throw error
    } finally {
      if (thread === 'idle') startThread(job)
    }
  }

  const show = async (trial: Trial): Promise<unknown> => {
    if (plan === undefined) throw new Error('the file has not been read yet')
    const job = tried(plan.job, trial)
    const isAhead = ahead !== undefined && keyOf(ahead.job) === keyOf(job)
    const { rendition, time } = await (isAhead ? (ahead as Drawing).drawn : timed(() => draw(job)))
    const place = String(++count)
    shown.set(place, rendition)
    for (const old of [...shown.keys()].slice(0, -KEPT)) shown.delete(old)
    return describe(rendition, place, time)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request, hosts)) return refuse(response, 403, 'this address is not served')
    const [name = '', place = '', ...rest] = (request.url ?? '/').split('?')[0]?.slice(1).split('/') ?? []
    if (request.method === 'POST') {
      if (name !== 'render') return notFound(response)
      // Pages of other sites may not send JSON here without asking first, which nobody answers.
      if (!request.headers['content-type']?.startsWith(json)) return refuse(response, 415, 'send JSON')
      return send(response, json, JSON.stringify(await show(readTrial(await bodyOf(request)))))
    }
    if (name === '') return send(response, html, playFilePage)
    if (name === 'events') return listen(response, listeners)
    if (name === 'file') return send(response, json, JSON.stringify(plan && fileOf(plan)))
    const artifact = shown.get(place)?.artifacts.find(({ path }) => path === rest.join('/'))
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
      const isFirst = plan === undefined
      plan = next
      const job = tried(next.job, {})
      if (isFirst || listeners.size > 0) {
        const drawn = timed(() => draw(job))
        // Whoever asks is told what is wrong.
        drawn.catch(passOver)
        ahead = { job, drawn }
      }
      tell('changed', next.source)
    },
    fail: error => tell('failed', error.message),
    async close() {
      for (const listener of listeners) listener.end()
      server.close()
      await here.close()
      await engine.close()
    },
  }
}

/** A document on its way. */
interface Drawing {
  readonly job: Job
  readonly drawn: Promise<Timed>
}

interface Timed {
  readonly rendition: Rendition
  /** ms. */
  readonly time: number
}

async function timed(render: () => Promise<Rendition>): Promise<Timed> {
  const start = performance.now()
  const rendition = await render()
  return { rendition, time: performance.now() - start }
}

function passOver(): void {}

/** The same for what is drawn the same, as long as the file and its pictures are. */
function keyOf({ content, assets, fonts, ...rest }: Job): string {
  return JSON.stringify({ ...rest, content: copyOf({ content }) })
}

/** A job as a page wants to try it. */
function tried(job: Job, { copy, brief, format, size, view }: Trial): Job {
  const { size: own, instructions, ...rest } = job
  const asked = size ?? own
  return {
    ...rest,
    ...(format !== undefined && { format }),
    ...(copy !== undefined && { content: copy }),
    instructions: brief ?? instructions ?? '',
    ...(asked !== undefined && asked !== '' && { size: asked }),
    outputs: view === 'page' ? ['html'] : ['svg'],
    standalone: true,
  }
}

function fileOf({ source, job, because }: Plan): unknown {
  const { content, instructions: brief = '', format, size = '' } = job
  const copy = copyOf({ content })
  return { name: source, copy, brief, format, size, because, formats: Object.keys(formats) }
}

function describe(rendition: Rendition, place: string, time: number): unknown {
  const { artifacts, format, messages, brief, reading, composition } = rendition
  const at = (path: string): string => `/shown/${place}/${path}`
  const pictures = artifacts.filter(({ path }) => path.startsWith('pages/')).map(({ path }) => at(path))
  const milliseconds = Math.round(time)
  const { told = [] } = brief
  const shown = { page: at('site/index.html'), pictures, pages: rendition.pages }
  return { format, ...shown, messages, told, reading: named(reading), composition, milliseconds }
}

/** What was read, by the names that people use. */
function named({ roles, lists, because, ...rest }: ReadingReport): unknown {
  const rows = (all: Readonly<Record<string, string | number>>): unknown[] =>
    Object.entries(all).map(([role, words]) => ({ name: roleName(role), words, because: because[role] }))
  return { ...rest, roles: rows(roles), lists: rows(lists) }
}

function readTrial(text: string): Trial {
  const given = JSON.parse(text) as Readonly<Record<string, unknown>>
  const texts = ['copy', 'brief', 'format', 'size', 'view'].filter(name => typeof given[name] === 'string')
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
