import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPlayServer } from './play-server.ts'

const playing = suite('play')
const play = createPlayServer()
let base = ''

playing.before(async () => {
  await new Promise<void>(resolve => play.server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(play.server.address() as AddressInfo).port}`
})
playing.after(() => play.close())

playing('the overview shows every case', async () => {
  const text = await (await fetch(base)).text()
  assert.match(text, '/invoice/invoice/pages/1.png')
  assert.match(text, '/org-chart/org-chart/')
})

playing('a case is shown in a format that is not its own, and its files are served', async () => {
  const text = await (await fetch(`${base}/coupon/social-card/`)).text()
  assert.match(text, 'coupon as social-card')
  assert.match(text, 'pages/1.png')
  const picture = await fetch(`${base}/coupon/social-card/pages/1.png`)
  assert.is(picture.headers.get('content-type'), 'image/png')
  assert.is(Buffer.from(await picture.arrayBuffer()).readUInt32BE(0), 0x89504e47)
})

playing('what is not there is a 404, also when the path is malformed', async () => {
  for (const path of [
    'nothing',
    'coupon/nothing/',
    'coupon/coupon/nothing.png',
    '%',
    'coupon/../../etc/passwd',
  ])
    assert.is((await fetch(`${base}/${path}`)).status, 404, path)
})

playing('open pages are told when something has changed', async () => {
  const events = (await fetch(`${base}/events`)).body?.getReader()
  assert.ok(events)
  await events.read()
  await play.refresh()
  assert.is(new TextDecoder().decode((await events.read()).value), 'data: changed\n\n')
  await events.cancel()
  assert.is((await fetch(`${base}/coupon/coupon/pages/1.png`)).status, 200)
})

playing.run()
