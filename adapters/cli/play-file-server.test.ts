import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plan } from './make-command.ts'
import { createFileServer } from './play-file-server.ts'

const playing = suite('play a file')
const play = createFileServer()
let base = ''

function planOf(content: string): Plan {
  return {
    source: 'tides.md',
    job: { format: 'report', content, instructions: 'navy' },
    target: { path: '-', type: 'pdf' },
    because: 'its words',
    notes: [],
    folders: [],
  }
}

function post(body: unknown, type = 'application/json'): Promise<Response> {
  return fetch(`${base}/render`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

playing.before(async () => {
  play.take(planOf('# Tides\n\nHigh at six.\n'))
  await new Promise<void>(resolve => play.server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(play.server.address() as AddressInfo).port}`
})
playing.after(() => play.close())

playing(
  'the file is told as it is, and its page is one document without anything from elsewhere',
  async () => {
    const file = await (await fetch(`${base}/file`)).json()
    assert.is(file.copy, '# Tides\n\nHigh at six.\n')
    assert.is(file.brief, 'navy')
    assert.ok(file.formats.includes('menu'))
    const page = await (await fetch(base)).text()
    assert.match(page, '<textarea id="copy"')
    assert.not.match(page, /(?:src|href)="https?:/)
  },
)

playing('what is tried is rendered, told and served', async () => {
  const made = await (
    await post({ copy: '# Ebb\n\nLow at noon.\n', format: 'poster', brief: 'brick red, sparkling' })
  ).json()
  assert.is(made.format, 'poster')
  assert.ok(made.told.length > 0)
  assert.equal([made.pages, made.pictures.length], [1, 1])
  const picture = await fetch(base + made.pictures[0])
  assert.is(picture.headers.get('content-type'), 'image/svg+xml')
  const web = await (await post({ copy: '# Ebb\n\nLow at noon.\n', format: 'poster', view: 'page' })).json()
  assert.match(await (await fetch(base + web.page)).text(), 'Low at noon.')
  assert.is((await fetch(base + made.pictures[0])).status, 200, 'another view takes nothing away')
  const own = await (await post({})).json()
  assert.is(own.format, 'report')
})

playing('what was read is told by the names that people use, with reasons in words', async () => {
  const copy = '---\nsubtitle: Of the moon\nReihe: 7\nlang: de\n---\n# Ebbe\n\nNiedrig um zwölf.\n'
  const { reading } = await (await post({ copy, format: 'ticket' })).json()
  const told = reading.roles.map(({ name, words }: Record<string, string>) => `${name}: ${words}`)
  assert.ok(told.includes('subtitle: Of the moon'), told.join())
  assert.ok(told.includes('row: 7'), told.join())
  const because = reading.roles.find(({ name }: { name: string }) => name === 'row').because
  assert.is(because, '"Reihe" is row in German')
})

playing('what cannot be rendered is said, and the next is', async () => {
  const wrong = await post({ size: 'A99' })
  assert.is(wrong.status, 422)
  assert.match(await wrong.text(), 'no page size "a99"')
  assert.is((await post({ brief: '' })).status, 200)
})

playing('open pages hear of a change, and of a file that cannot be read', async () => {
  const events = (await fetch(`${base}/events`)).body?.getReader()
  assert.ok(events)
  await events.read()
  play.take(planOf('# Tides\n\nHigh at seven.\n'))
  assert.match(new TextDecoder().decode((await events.read()).value), 'event: changed')
  play.fail(new Error('it is a folder now'))
  assert.match(new TextDecoder().decode((await events.read()).value), 'it is a folder now')
  await events.cancel()
})

playing('pages of other sites neither render nor read', async () => {
  assert.is((await post('copy=x', 'application/x-www-form-urlencoded')).status, 415)
  assert.is((await fetch(`${base}/shown/none/document.pdf`)).status, 404)
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { port } = play.server.address() as AddressInfo
    const options = { host: '127.0.0.1', port, path: '/file', headers: { host: 'evil.example' } }
    request(options, response => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  assert.is(status, 403)
})

playing.run()
