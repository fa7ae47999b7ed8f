import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
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

test.run()
