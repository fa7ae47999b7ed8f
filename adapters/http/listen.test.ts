import { connect, type Socket } from 'node:net'
import { H3 } from 'h3'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settled } from '../../core/testing/until.test.kit.ts'
import { listen, type Listener } from './listen.ts'

/** ms that a client may take nothing of its answer. */
const taking = 200

const port = suite<{ listener: Listener; ended: Promise<void> }>('an open port')
port.before.each(async context => {
  const app = new H3()
  context.ended = new Promise(resolve => {
    app.get('/endless', () => new Response(endless(resolve)))
  })
  app.get('/late', async () => {
    await new Promise(resolve => setTimeout(resolve, taking * 3))
    return 'late'
  })
  const patience = { headers: 2000, request: 4000, check: 50, taking }
  context.listener = await listen(app, { port: 0, patience })
})
port.after.each(({ listener }) => listener.close(true))

/** Bytes as long as somebody takes them. */
function endless(onEnd: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: controller => controller.enqueue(new Uint8Array(256 * 1024)),
    cancel: onEnd,
  })
}

function ask(listener: Listener, path: string): Socket {
  const { hostname, port: number } = new URL(listener.url)
  const socket = connect(Number(number), hostname)
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: platen.test\r\n\r\n`)
  return socket
}

port('who takes nothing of an answer is cut off, and its source let go', async ({ listener, ended }) => {
  const socket = ask(listener, '/endless')
  socket.pause()
  await settled(ended)
  socket.destroy()
})

port('who takes it slowly gets it', async ({ listener }) => {
  const socket = ask(listener, '/endless')
  let taken = 0
  socket.on('data', ({ length }) => {
    taken += length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  await new Promise(resolve => setTimeout(resolve, taking * 4))
  const before = taken
  await new Promise(resolve => setTimeout(resolve, taking))
  assert.ok(taken > before)
  socket.destroy()
})

port('an answer that is long in coming comes', async ({ listener }) => {
  const answer = await fetch(`${listener.url}/late`)
  assert.is(await answer.text(), 'late')
})

port.run()
