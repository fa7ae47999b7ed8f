import type { ServerResponse } from 'node:http'

export const html = 'text/html; charset=utf-8'
export const json = 'application/json'

/** Keeps an answer open for events. */
export function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': listening\n\n')
  listeners.add(response)
  response.on('close', () => listeners.delete(response))
}

/** Answers with what is there just now. */
export function send(response: ServerResponse, type: string, body: string | Uint8Array): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/** Answers that there is nothing. */
export function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('there is nothing here; go back to /')
}
