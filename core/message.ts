/** How much a message matters: an error means the output is wrong or incomplete, a warning that it could be better. */
export type Severity = 'error' | 'warning' | 'info'

/** One thing an author can live with or mend. Plain data: it crosses threads and is stored with the result. */
export interface Message {
  /** Rule id in kebab-case that reads as a complaint (`image-missing`), or a design rule (`TYP-9`, `invoice-R1`). */
  readonly rule: string
  readonly severity: Severity
  /** What is wrong, naming the value. Lower case, one sentence, no full stop. */
  readonly text: string
  /** How to mend it. */
  readonly hint?: string
  /** Line in the Markdown source, from 1. */
  readonly line?: number
  /** Column on that line, from 1, where the copy was looked at once more (`source/message-columns.ts`). */
  readonly column?: number
}

/** Collects messages while one job is rendered. */
export interface Report {
  add(message: Message): void
}

/** A report that keeps its messages in the order they came, each only once. */
export interface MessageList extends Report {
  readonly messages: readonly Message[]
}

/** Creates the report of one job, which may begin with messages of another. */
export function createReport(first: readonly Message[] = []): MessageList {
  const messages: Message[] = []
  const seen = new Set<string>()
  const add = (message: Message): void => {
    const key = `${message.rule}\n${message.text}\n${message.line ?? ''}`
    if (seen.has(key)) return
    seen.add(key)
    messages.push(message)
  }
  first.forEach(add)
  return { messages, add }
}

const gravity: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

/** Messages, the gravest first; of the same gravity in the order that they came. */
export function gravestFirst(messages: readonly Message[]): readonly Message[] {
  return [...messages].sort((one, other) => gravity[one.severity] - gravity[other.severity])
}

/** All messages; where they are more than that the gravest of them, and how many there are besides. */
export function gravest(messages: readonly Message[], most: number): readonly Message[] {
  if (messages.length <= most) return messages
  const leftOut: Message = {
    rule: 'messages-left-out',
    severity: 'info',
    text: `${messages.length - most} more messages are left out`,
    hint: 'mend what is told, and make the document again',
  }
  return [...gravestFirst(messages).slice(0, most), leftOut]
}
