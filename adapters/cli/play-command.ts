import { watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { Artifact } from '../../core/artifact.ts'
import { createEngine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { fixturesFolder, readCase } from './cases.ts'
import { usageError } from './usage-error.ts'

/**
 * Serves a local page of every fixture in every format. A picture is rendered when it is first looked at, and again
 * after a file of the fixtures has changed: the page is told and reloads.
 */
export async function play({ port }: { readonly port: string }): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw usageError(`--port is "${port}"; give 0 to 65535`)
  const engine = createEngine({ formats, threads: 1 })
  const readers = new Set<ServerResponse>()
  const rendered = new Map<string, Promise<readonly Artifact[]>>()

  const artifacts = (slug: string, format: string): Promise<readonly Artifact[]> => {
    const key = `${slug} ${format}`
    const known = rendered.get(key) ?? renderCase(slug, format)
    rendered.set(key, known)
    return known
  }
  const renderCase = async (slug: string, format: string): Promise<readonly Artifact[]> =>
    (await engine.render({ ...(await readCase(slug)), format })).artifacts

  watch(fixturesFolder, { recursive: true }, () => {
    rendered.clear()
    for (const reader of readers) reader.write('data: changed\n\n')
  })

  const server = createServer(async (request, response) => {
    const parts = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)
      .split('/')
      .slice(1)
    const [slug = '', format = '', ...rest] = parts
    if (slug === '') return send(response, 'text/html; charset=utf-8', overview())
    if (slug === 'events') return listen(response, readers)
    if (!Object.hasOwn(formats, slug) || !Object.hasOwn(formats, format)) return notFound(response)
    try {
      const wanted = rest.join('/')
      const file = (await artifacts(slug, format)).find(artifact => artifact.path === wanted)
      if (!file) return notFound(response)
      send(response, file.type, file.bytes)
    } catch (error) {
      rendered.delete(`${slug} ${format}`)
      response.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).message)
    }
  })
  server.listen(Number(port), '127.0.0.1', () => {
    const address = server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    process.stdout.write(`playing on http://127.0.0.1:${actual}\n`)
  })
}

function listen(response: ServerResponse, readers: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  readers.add(response)
  response.on('close', () => readers.delete(response))
}

function send(response: ServerResponse, type: string, body: string | Uint8Array): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('there is nothing here; go back to /')
}

function overview(): string {
  const slugs = Object.keys(formats)
  const options = slugs.map(slug => `<option>${slug}</option>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platen play</title>
<style>body{margin:0;font:15px/1.4 system-ui;display:flex;flex-direction:column;height:100vh}
form{padding:12px;display:flex;gap:16px}iframe,img{flex:1;border:0;min-height:0;object-fit:contain;background:#ddd}</style>
<form><label>fixture <select id="case">${options}</select></label><label>as <select id="format">${options}</select></label>
<label>show <select id="file"><option>pages/1.png</option><option>site/index.html</option><option>document.pdf</option></select></label></form>
<iframe id="view" title="rendition"></iframe>
<script>
const at=id=>document.getElementById(id)
const show=()=>{at('view').src='/'+at('case').value+'/'+at('format').value+'/'+at('file').value}
at('case').onchange=()=>{at('format').value=at('case').value;show()}
at('format').onchange=at('file').onchange=show
new EventSource('/events').onmessage=show
show()
</script></html>`
}
