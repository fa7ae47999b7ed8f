/** Sends one e-mail; throws when it was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A message to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}
