import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { DrawContext } from '../draw/context.ts'
import type { Mail } from '../draw/html/mail/write-mail.ts'

/**
 * A letter as a whole message (RFC 5322): text, and HTML with its pictures inside. Mail programs open it as a draft, so it has
 * neither recipient nor date, and a sender only where the copy names one.
 */
export async function paintMessage(
  { html, text, pictures }: Mail,
  { title, subject = title, sender, unsubscribe }: DrawContext,
): Promise<Uint8Array> {
  const message = new MailComposer({
    subject,
    text,
    html,
    ...(sender !== undefined && { from: sender }),
    headers: {
      'X-Unsent': '1',
      ...(unsubscribe !== undefined && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
    attachments: pictures.map(({ cid, asset }) => ({
      cid,
      filename: asset.name,
      contentType: asset.type,
      contentDisposition: 'inline',
      content: Buffer.from(asset.bytes),
    })),
    // What parts the parts stands nowhere in them, and is the same for the same letter.
    baseBoundary: createHash('sha256').update(html).update(text).digest('hex').slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return withoutStamps(await message.compile().build())
}

/** The composer stamps every message with the hour and a number by chance; a draft gets both when it is sent. */
function withoutStamps(message: Buffer): Uint8Array {
  const end = message.indexOf('\r\n\r\n')
  const head = message.subarray(0, end).toString('latin1')
  const kept = head.split(/\r\n(?=\S)/).filter(line => !/^(date|message-id):/i.test(line))
  return Buffer.concat([Buffer.from(kept.join('\r\n'), 'latin1'), message.subarray(end)])
}
