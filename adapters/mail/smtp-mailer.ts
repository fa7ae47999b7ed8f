import { createTransport } from 'nodemailer'
import type { Mailer } from '../service/mailer.ts'

/** Hands e-mails to a mail server, `smtp://user:password@host:587` or `smtps://…:465`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    // Without these a server that accepts and then says nothing holds a delivery for ten minutes.
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  } as Parameters<typeof createTransport>[1])
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
  }
}
