import type { Message } from '../../core/message.ts'
import type { Made } from './make-command.ts'
import { inOneLine, plainly, type Setting, settingFor } from './terminal.ts'
import { usageError } from './usage-error.ts'

/** A document that was made, as far as it is told of. */
export interface Told extends Omit<Made, 'plan'> {
  readonly plan: Pick<Made['plan'], 'source' | 'because' | 'notes'>
}

/** Says what became of each file. */
export interface Teller {
  made(made: Told): void
  failed(source: string, error: Error): void
  /** Once all are done. */
  end(): void
}

/** What of the telling the command line asks for. */
export interface TellerOptions {
  /** A list on standard output instead of lines on standard error. */
  readonly json?: boolean
  /** Errors alone. */
  readonly quiet?: boolean
  readonly output?: string
}

/** The teller that the options ask for. Throws a usage error for a list and a document on the same output. */
export function tellerFor({ json, quiet, output }: TellerOptions): Teller {
  if (json && output === '-') throw usageError('--json and a document do not both go to standard output')
  return json ? listTeller() : lineTeller(quiet ?? false, settingFor(process.stderr, process.env))
}

function listTeller(): Teller {
  const list: unknown[] = []
  return {
    made({ plan, rendition, written, time }) {
      const { format, pages, messages, brief, reading, composition, content } = rendition
      const { source: file, because } = plan
      const told = {
        format,
        ...(because !== undefined && { because }),
        pages,
        messages,
        brief,
        reading,
        composition,
      }
      list.push({ file, written, milliseconds: Math.round(time), ...told, ...(content && { content }) })
    },
    failed(file, { name, message, ...rest }) {
      list.push({
        file,
        written: [],
        error: { code: (rest as { code?: string }).code ?? name, text: message },
      })
    },
    end() {
      process.stdout.write(`${JSON.stringify(list, null, 2)}\n`)
    },
  }
}

/** Why a file is taken for a document of a kind, where nobody named it. */
export function takenFor(source: string, format: string, because: string): string {
  return `${inOneLine(source)}: taken for ${article(format)}, told from ${inOneLine(because)}; another with --format`
}

function lineTeller(quiet: boolean, setting: Setting): Teller {
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  return {
    made({ plan, rendition, written, time }) {
      const { because, notes } = plan
      const source = inOneLine(plan.source)
      const { format, messages, brief, pages } = rendition
      for (const message of messages) {
        if (message.severity === 'error' || (!quiet && isTold(message)))
          say(messageLine(message, source, setting))
      }
      if (written.length === 0)
        say(`${source}: not written, since --strict asks for a document without warnings`)
      if (quiet) return
      for (const note of notes) say(`${source}: ${setting.mark('warning', 'fair')}: ${inOneLine(note)}`)
      if (because !== undefined) say(setting.quiet(takenFor(source, format, because)))
      for (const { phrase, became, said, otherwise } of brief.told ?? []) {
        if (became !== 'not done') continue
        const instead = otherwise === undefined ? '' : `; otherwise say: ${otherwise}`
        say(
          `${source}: ${setting.mark('brief', 'fair')}: “${inOneLine(phrase)}” ${inOneLine(said)}${instead}`,
        )
      }
      for (const line of writtenLines(written, pages, time)) say(line)
    },
    failed(source, error) {
      say(`${inOneLine(source)}: ${setting.mark('error', 'bad')}: ${plainly(error.message)}`)
    },
    end() {},
  }
}

/** Whether there is something to mend, or an option that did nothing. */
export function isTold({ severity, rule }: Message): boolean {
  return severity !== 'info' || rule === 'font-not-asked-for'
}

function messageLine(
  { severity, rule, text, hint, line, column }: Message,
  source: string,
  setting: Setting,
): string {
  const place = [source, line, column].filter(part => part !== undefined).join(':')
  const word = setting.mark(severity, severity === 'error' ? 'bad' : 'fair')
  const fix = hint === undefined ? '' : `; ${inOneLine(hint)}`
  return `${setting.strong(place)}: ${word}: ${inOneLine(text)} ${setting.quiet(`[${rule}]`)}${fix}`
}

/** `wrote cv.pdf (2 pages, 84 KB, 0.4 s)` */
function writtenLines(written: Made['written'], pages: number, time: number): readonly string[] {
  const seconds = `${(time / 1000).toFixed(1)} s`
  const all = written.filter(({ path }) => path !== '-')
  if (all.length === 1)
    return all.map(
      ({ path, bytes }) =>
        `wrote ${inOneLine(path)} (${counted(pages, 'page')}, ${sizeOf(bytes)}, ${seconds})`,
    )
  return all.map(
    ({ path, bytes }, index) =>
      `wrote ${inOneLine(path)} (${sizeOf(bytes)}${index === 0 ? `, ${seconds}` : ''})`,
  )
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function article(slug: string): string {
  return `${/^(?:[aeio]|nda)/.test(slug) ? 'an' : 'a'} ${slug}`
}
