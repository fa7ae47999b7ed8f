import { createTransport } from 'nodemailer'
import type { Mailer } from '../service/ports/mailer.ts'

/**
 * Hands e-mails to a mail server, `smtp://user:password@host:587` or `smtps://…:465`. A server that does not answer is
 * given up after `patience` ms, one that stops in the middle after three times as long.
 */
export function createSmtpMailer(url: string, from: string, patience = 10_000): Mailer {
  const transport = createTransport({
    url,
    // Without these a server that accepts and then says nothing holds a delivery for ten minutes.
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 3 * patience },
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
  }
}
