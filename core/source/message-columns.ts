import type { Message } from '../message.ts'

/** Messages with the columns of what they speak of: where on its line the value stands that a message names, else where the line begins. */
export function withColumns(messages: readonly Message[], copy: string): readonly Message[] {
  const lines = copy.split(/\r\n|[\n\r]/)
  return messages.map(message => {
    const line = message.line === undefined ? undefined : lines[message.line - 1]
    return line === undefined ? message : { ...message, column: columnIn(line, message.text) }
  })
}

function columnIn(line: string, text: string): number {
  // In quotation marks, or a name of a file.
  const values = [...text.matchAll(/["“]([^"“”]+)["”]|[^\s"“”]+\.\w+/g)]
  const named = values.map(([whole, quoted]) => line.indexOf(quoted ?? whole))
  const [found] = named.filter(at => at >= 0)
  return (found ?? Math.max(line.search(/\S/), 0)) + 1
}
