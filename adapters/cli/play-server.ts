import { createServer, type Server, type ServerResponse } from 'node:http'
import { createEngine } from '../../core/engine.ts'
import type { Rendition } from '../../core/job.ts'
import { formats } from '../../formats/index.ts'
import { readCase } from './cases.ts'
import { html, listen, notFound, send } from './play-answers.ts'
import { writeOverview, writeView } from './play-page.ts'

/** A local server of every case in every format. */
export interface PlayServer {
  readonly server: Server
  /** Forgets what was rendered, formats' modules as well, and tells every open page. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const slugs = Object.keys(formats)

/** Creates the server; a case is rendered when it is first looked at. */
export function createPlayServer(): PlayServer {
  let engine = createEngine({ formats })
  const listeners = new Set<ServerResponse>()
  const renditions = new Map<string, Promise<Rendition>>()

  const renderCase = async (name: string, format: string): Promise<Rendition> =>
    engine.render({ ...(await readCase(name)), format })

  const rendition = (name: string, format: string): Promise<Rendition> => {
    const key = `${name}/${format}`
    const known = renditions.get(key) ?? renderCase(name, format)
    renditions.set(key, known)
    // A failure is shown once and tried again at the next look.
    known.catch(() => renditions.delete(key))
    return known
  }

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const [name = '', format = '', ...rest] = path.split('/')
    if (name === '') return send(response, html, writeOverview(slugs))
    if (name === 'events') return listen(response, listeners)
    if (!slugs.includes(name) || !slugs.includes(format)) return notFound(response)
    const found = await rendition(name, format)
    const file = rest.join('/')
    if (file === '') return send(response, html, writeView(slugs, name, found))
    const artifact = found.artifacts.find(candidate => candidate.path === file)
    return artifact ? send(response, artifact.type, artifact.bytes) : notFound(response)
  }

  const server = createServer((request, response) => {
    answer((request.url ?? '/').split('?')[0]?.slice(1) ?? '', response).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
    })
  })

  return {
    server,
    async refresh() {
      const old = engine
      engine = createEngine({ formats })
      renditions.clear()
      for (const listener of listeners) listener.write('data: changed\n\n')
      await old.close()
    },
    async close() {
      for (const listener of listeners) listener.end()
      server.close()
      await engine.close()
    },
  }
}
