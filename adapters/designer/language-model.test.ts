import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience, settled } from '../../core/testing/until.test.kit.ts'
import { createModelDesigner } from './language-model.ts'

/** A server that speaks OpenAI's protocol and says what it is told to, as soon as it is told to. */
interface Model {
  readonly server: Server
  readonly url: string
  says: string
  /** ms */
  waits: number
  readonly asked: {
    readonly path: string
    readonly key: string | undefined
    readonly body: Record<string, unknown>
  }[]
}

const test = suite<{ model: Model }>('language model')

test.before.each(async context => {
  const server = createServer(async (request, response) => {
    const { model } = context
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>
    model.asked.push({ path: request.url ?? '', key: request.headers.authorization, body })
    await pause(model.waits, undefined, { ref: false })
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        ...{ id: 'answer-1', object: 'chat.completion', created: 1, model: body['model'] },
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: model.says } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  context.model = { server, url: `http://127.0.0.1:${port}/v1`, says: '[]', waits: 0, asked: [] }
})

test.after.each(({ model }) => {
  model.server.closeAllConnections()
  model.server.close()
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const request = { copy: '# The Salt Road', format: 'poster', brief: 'like a harbour at dusk' }
const designerOf = ({ url }: Model, timeLimit = patience) =>
  createModelDesigner({ url, model: 'small-model', key: 'secret', timeLimit })

test('a model is asked with brief, copy and tokens, and its list is taken out of whatever it says around it', async ({
  model,
}) => {
  const proposal = { quote: 'harbour at dusk', patch: { color: { mode: 'dark' } }, reason: 'dusk is dark' }
  model.says = `Here you are:\n\`\`\`json\n${JSON.stringify([proposal])}\n\`\`\``
  assert.equal(await designerOf(model)(request), [proposal])
  const [{ path, key, body } = { path: '', key: '', body: {} }] = model.asked
  assert.is(path, '/v1/chat/completions')
  assert.is(key, 'Bearer secret')
  assert.is(body['model'], 'small-model')
  const said = JSON.stringify(body['messages'])
  for (const part of ['harbour at dusk', 'The Salt Road', 'space.density']) assert.match(said, part)
})

test('what does not hold is left out, and copy cannot be written', async ({ model }) => {
  model.says = JSON.stringify([
    { quote: 'not in the brief', patch: { color: { mode: 'dark' } }, reason: 'x' },
    { quote: 'dusk', patch: { content: { title: 'Buy now' } }, reason: 'x' },
    { quote: 'dusk', patch: { color: { mode: 'dark', paper: 'midnight' } }, reason: 'x' },
  ])
  assert.equal(await designerOf(model)(request), [
    { quote: 'dusk', patch: { color: { mode: 'dark' } }, reason: 'x' },
  ])
})

test('nonsense, silence and a closed door are errors for the caller to live with', async ({ model }) => {
  model.says = 'I would love to help.'
  await rejects(designerOf(model)(request), /no list/)
  model.waits = 10 * patience
  await rejects(settled(designerOf(model, 100)(request)), /time|abort/i)
  model.server.closeAllConnections()
  model.server.close()
  await rejects(designerOf(model)(request), /./)
})

async function rejects(promise: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  )
  assert.match(error?.message ?? 'no error', message)
  assert.ok(error instanceof Error)
}

test.run()
