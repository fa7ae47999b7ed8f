import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CopyReader } from '../service/ports/copy-reader.ts'
import { createCopyReader } from './threaded-copy-reader.ts'

const copies = suite<{ reader: CopyReader }>('copy that is read in a thread')
copies.before(context => {
  context.reader = createCopyReader()
})
copies.after(({ reader }) => reader.close())

copies('says its title, and what its front matter asks for', async ({ reader }) => {
  assert.equal(
    await reader.outline('a', '---\nformat: ticket\nbrief: calm\n---\n# Three *Cellos*\n\nAt noon.'),
    {
      title: 'Three Cellos',
      settings: { format: 'ticket', brief: 'calm' },
    },
  )
  assert.equal(await reader.outline('a', 'No heading at all.'), { settings: {} })
})

copies('is read as a format would read it', async ({ reader }) => {
  const { roles } = await reader.readAs('a', '# Three Cellos\n\n**Doors:** 19:00', 'ticket')
  assert.equal([roles['title'] ?? roles['event'], roles['doorTime']], ['Three Cellos', '19:00'])
})

copies('formats are described once', async ({ reader }) => {
  const [one, other] = await Promise.all([reader.describeFormats(), reader.describeFormats()])
  assert.is(one, other)
  assert.is(one.length, 37)
  const ticket = one.find(({ slug }) => slug === 'ticket')
  assert.match(ticket?.starter ?? '', /^---\nformat: ticket\nbrief: /)
  assert.ok(ticket?.roles.some(({ role }) => role === 'doorTime'))
})

copies('a thread that is slow to start is not held against the copy', async () => {
  const began = performance.now()
  const usual = createCopyReader()
  await usual.outline('a', '# Tides')
  await usual.close()
  const hurried = createCopyReader(Math.ceil((performance.now() - began) / 3))
  assert.is((await hurried.outline('a', '# Tides')).title, 'Tides')
  await hurried.close()
})

copies('who brings copy that takes long keeps nobody else waiting', async ({ reader }) => {
  const ended: string[] = []
  const end = (who: string) => () => void ended.push(who)
  const long = '## Tide\n\nHigh *water* at noon.\n\n'.repeat(4000)
  await Promise.all([
    reader.readNodes('a', long).then(end('long'), end('long')),
    reader.outline('b', '# Tides').then(end('short')),
    reader.outline('c', '# Tides').then(end('short')),
  ])
  assert.equal(ended, ['short', 'short', 'long'])
})

copies.run()
