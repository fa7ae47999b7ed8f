import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { settled } from '../../core/testing/until.test.kit.ts'
import { createFolderMailer } from './folder-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mail = { to: 'ines@example.com', subject: 'Tide: report completed', text: 'It is ready.\n\nGrüße' }

test('without a mail server each e-mail is a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-mail-'))
  try {
    const mailer = createFolderMailer(join(folder, 'mail'), 'Platen <platen@localhost>')
    await Promise.all([mailer.send(mail), mailer.send(mail)])
    const names = readdirSync(join(folder, 'mail'))
    assert.is(names.length, 2)
    assert.ok(names.every(name => name.endsWith('.eml')))
    const text = readFileSync(join(folder, 'mail', names[0] as string), 'utf8')
    assert.match(text, 'Subject: Tide: report completed')
    assert.match(text, 'To: ines@example.com')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a mail server gets it; one that is down fails the delivery', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Platen <platen@localhost>')
  await mailer.send({ ...mail, subject: 'one\r\nBcc: evil@example.com' })
  assert.match(received[0] as string, 'Subject: one Bcc: evil@example.com')
  assert.not.match(received[0] as string, /^Bcc:/m)
  await new Promise<void>(resolve => server.close(() => resolve()))
  try {
    await mailer.send(mail)
    assert.unreachable()
  } catch (error) {
    assert.match((error as Error).message, 'ECONNREFUSED')
  }
})

/** A mail server that says this to each of a client's lines, and nothing when there is no more to say. */
async function saying(...answers: readonly string[]): Promise<{ server: Server; url: string }> {
  const server = createServer(socket => {
    const left = [...answers]
    const next = (): void => {
      const answer = left.shift()
      if (answer !== undefined) socket.write(`${answer}\r\n`)
    }
    next()
    socket.on('data', next)
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a mail server that falls silent is given up, wherever it does', async () => {
  for (const answers of [[], ['220 hello'], ['220 hello', '250 hello', '250 fine', '250 fine']]) {
    const { server, url } = await saying(...answers)
    try {
      // By itself the mailer would wait for ten seconds, or three times as long.
      await settled(createSmtpMailer(url, 'Platen <platen@localhost>', 100).send(mail), 9000)
      assert.unreachable()
    } catch (error) {
      assert.match((error as Error).message, /timeout|timed out|never received/i)
    } finally {
      server.close()
    }
  }
})

test('a mail server that is slow gets its mail all the same', async () => {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onRcptTo: (_address, _session, done) => void setTimeout(done, 1200),
    onData: (stream, _session, done) => stream.resume().on('end', () => setTimeout(done, 1200)),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Platen <platen@localhost>', 1000).send(mail)
  await new Promise<void>(resolve => server.close(() => resolve()))
})

test('a name with line ends and controls makes no header of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-mail-'))
  try {
    const mailer = createFolderMailer(folder, 'Platen <platen@localhost>')
    const hostile = 'a\r\nBcc: evil@example.com\n\n<b>\u0000\u2028X-Evil: 1\rTo: evil@example.com'
    await mailer.send({ to: 'ines@example.com', subject: hostile, text: hostile })
    const [name = ''] = readdirSync(folder)
    const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n')
    const names = head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split(/\r\n|\r|\n/)
      .map(line => line.split(':')[0]?.toLowerCase())
    assert.equal(names.sort(), [
      ...['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
      ...['subject', 'to'],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
