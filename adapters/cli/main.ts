#!/usr/bin/env node
import { Command } from 'commander'
import type { AuditOptions } from './audit-command.ts'
import type { ExplainOptions } from './explain-command.ts'
import type { CreateKeyOptions, KeysOptions } from './keys-command.ts'
import type { MakeOptions } from './make-command.ts'
import type { PlayOptions } from './play-command.ts'
import type { RenderOptions } from './render-command.ts'
import type { StoreOptions } from './store-command.ts'
import type { ServeOptions } from './serve-command.ts'
import { plainly } from './terminal.ts'
import { packageVersion } from '../system/version.ts'
import { exitCodeOf, isUsageError } from './usage-error.ts'

const theme = [
  '--theme <file>',
  'the brand’s own look, YAML or JSON: colors, fonts, logo, corners, rules',
] as const
const fonts = ['--fonts <dir>', 'a folder of fonts that brief and theme may name'] as const

/** The options of what makes a document of each file. */
function documentOptions(command: Command, { output, types }: { output: string; types: string }): Command {
  return command
    .option('-f, --format <slug>', 'what to make of it; without it the copy tells')
    .option('-b, --brief <text>', 'how it should look, in a sentence')
    .option('-o, --output <path>', output)
    .option('-t, --to <type>', `type of file: ${types}`)
    .option('-s, --size <name>', 'page size, for example A4, Letter, 1080x1350')
    .option('--lang <tag>', 'language of the copy, for example en-GB')
    .option('--keep <what>', '"all" leaves nothing of a pasted mail or chat out')
    .option('--asset <path>', 'a picture from elsewhere; repeatable', collect, [])
    .option('--assets <dir>', 'a folder of pictures from elsewhere')
    .option(...theme)
    .option(...fonts)
}

const collect = (value: string, all: readonly string[]): string[] => [...all, value]

const program = new Command('platen')
  .description('Markdown copy and a design brief in; HTML, PDF and images out')
  .usage('<file...> [options]\n       platen <command> [options]')
  .addHelpText(
    'after',
    `
For example:
  platen init cv                    a starter, cv.md
  platen cv.md                      cv.pdf beside it; without a format the copy tells
  platen cv.md -b "calm, serif" -o cv.png
  platen make --help                every option of making a document`,
  )
  .version(packageVersion(), '--version')
  .exitOverride()

const make = program
  .command('make', { isDefault: true, hidden: true })
  .usage('<file...> [options]')
  .description('make a document of each file, beside it or where --output says')
  .argument('[file...]', 'Markdown files, patterns such as "*.md", or - for standard input')
documentOptions(make, {
  output: 'a file (.pdf, .html, .png, .svg), a folder, or - for standard output',
  types: 'pdf, html, png, svg, of letters also eml and txt',
})
  .option('--strict', 'write nothing that there is a warning about')
  .option('-q, --quiet', 'say errors alone')
  .option('--json', 'say what was made as JSON on standard output')
  .action(async (files: string[], options: MakeOptions) =>
    // Whoever types the name alone asks what there is.
    files.length === 0
      ? program.help({ error: true })
      : (await import('./make-command.ts')).makeCommand(files, options, namesOf(program)),
  )

program
  .command('render')
  .description('render a Markdown file, or standard input as -, into a folder with all outputs and a report')
  .argument('<file>', 'Markdown file, or -')
  .option('-f, --format <slug>', 'what to make of it; without it the copy tells')
  .option('-b, --brief <text>', 'how it should look, in a sentence')
  .option('--asset <path>', 'a picture that the copy refers to by name; repeatable', collect, [])
  .option('--assets <dir>', 'a folder of pictures')
  .option('--output, --out <dir>', 'where to write', 'out')
  .option('--to, --outputs <list>', 'html,pdf,png,svg', 'html,pdf,png')
  .option('--size <name>', 'page size, for example A4, Letter, 1080x1350')
  .option(...theme)
  .option(...fonts)
  .option('--base <report.json>', 'edit the design of an earlier render')
  .option(
    '--threads <n>',
    'worker threads; with 0 the command renders by itself, without limits of time and memory',
    '0',
  )
  .action(async (file: string, options: RenderOptions) =>
    (await import('./render-command.ts')).renderCommand(file, options),
  )

program
  .command('explain')
  .description('say what the copy of a file is taken for in a format, and why, without rendering it')
  .argument('<file>', 'Markdown file, or -')
  .option('-f, --format <slug>', 'what it is to become; without it the copy tells')
  .option('-b, --brief <text>', 'the brief it will have, in a sentence')
  .option('--asset <path>', 'a picture that the copy refers to by name; repeatable', collect, [])
  .option('--assets <dir>', 'a folder of pictures')
  .option('--json', 'as JSON')
  .action(async (file: string, options: ExplainOptions) =>
    (await import('./explain-command.ts')).explainCommand(file, options),
  )

program
  .command('formats')
  .description(
    'list slug, group, surface and sizes; of one format also what it takes of a copy, with an example',
  )
  .argument('[slug]', 'one format')
  .option('--json', 'as JSON')
  .action(async (slug: string | undefined, options: { json?: boolean }) =>
    (await import('./formats-command.ts')).listFormats(slug, options),
  )

const watch = program
  .command('watch')
  .description('make a document of each file, and again whenever its copy, pictures or settings change')
  .argument('<file...>', 'Markdown files, or patterns such as "*.md"')
documentOptions(watch, {
  output: 'a file (.pdf, .html, .png, .svg) or a folder',
  types: 'pdf, html, png, svg',
})
  .option('-q, --quiet', 'say errors alone')
  .action(async (files: string[], options: MakeOptions) =>
    (await import('./watch-command.ts')).watchCommand(files, options),
  )

program
  .command('play')
  .description(
    'a file live in a browser, with copy, brief, format and size to try; without one, every fixture',
  )
  .argument('[file]', 'a Markdown file')
  .option('-f, --format <slug>', 'what to make of it; without it the copy tells')
  .option('-b, --brief <text>', 'how it should look, in a sentence')
  .option(...theme)
  .option(...fonts)
  .option('--port <n>', 'port', '4321')
  .option('--host <address>', 'address to listen on, 0.0.0.0 for a phone in the same network')
  .action(async (file: string | undefined, options: PlayOptions) =>
    (await import('./play-command.ts')).playCommand(file, options),
  )

program
  .command('init')
  .description('write a copy to begin with, and a brief')
  .argument('[format]', 'what it is to become', 'report')
  .argument('[file]', 'where to write it, the format.md without it')
  .action(async (slug: string, file: string | undefined) =>
    (await import('./init-command.ts')).initCommand(slug, file),
  )

program
  .command('completions')
  .description('print completions for a shell: bash, zsh or fish')
  .argument('<shell>', 'for example: platen completions bash >> ~/.bashrc')
  .action(async (shell: string) =>
    (await import('./completions-command.ts')).completionsCommand(shell, program),
  )

program
  .command('doctor')
  .description('try on this machine what a render needs')
  .action(async () => (await import('./doctor-command.ts')).doctorCommand())

program
  .command('serve')
  .description(
    'serve the API and the dashboard; every setting is an environment variable, see docs/service.md',
  )
  .option('--data <dir>', 'folder of all state (PLATEN_DATA, else ./data)')
  .option('--port <n>', 'port (PLATEN_PORT, else 8787)')
  .option('--host <address>', 'address to listen on (PLATEN_HOST, else 127.0.0.1)')
  .option('--role <role>', 'all, api or worker (PLATEN_ROLE, else all)')
  .action(async (options: ServeOptions) => (await import('./serve-command.ts')).serveCommand(options))

const keys = program.command('keys').description('keys of a service that is stopped')
const data = ['--data <dir>', 'folder of all state (PLATEN_DATA, else ./data)'] as const
keys
  .command('create')
  .description('make a key and print its secret, this once')
  .option(...data)
  .option('--name <text>', 'what it is for', 'command line')
  .option('--scope <scope>', 'what it may do; repeatable, all without it', collect, [])
  .action(async (options: CreateKeyOptions) => (await import('./keys-command.ts')).createKeyCommand(options))
keys
  .command('list')
  .description('list the live keys')
  .option(...data)
  .action(async (options: KeysOptions) => (await import('./keys-command.ts')).listKeysCommand(options))
keys
  .command('revoke')
  .description('end a key at once')
  .argument('<key_id>', 'as `platen keys list` shows it')
  .option(...data)
  .action(async (id: string, options: KeysOptions) =>
    (await import('./keys-command.ts')).revokeKeyCommand(id, options),
  )

program
  .command('audit')
  .description('who did what with keys, money, members and publishing, from the oldest to the newest')
  .option(...data)
  .option('--since <date>', 'from that day on, for example 2026-11-01')
  .option('--json', 'a line of JSON for each')
  .action(async (options: AuditOptions) => (await import('./audit-command.ts')).auditCommand(options))

const store = program.command('store').description('all that a service knows')
store
  .command('check')
  .description('look at journal, snapshot, ledger and every file, and say what is wrong')
  .option(...data)
  .action(async (options: StoreOptions) => (await import('./store-command.ts')).checkCommand(options))
store
  .command('repair')
  .description('open a damaged store again with all that can be read, and say what is given up')
  .option(...data)
  .action(async (options: StoreOptions) => (await import('./store-command.ts')).repairCommand(options))

store
  .command('export')
  .description('write all that the service knows, but for files, to lines of JSON')
  .argument('<file>', 'where to')
  .option(...data)
  .action(async (file: string, options: StoreOptions) =>
    (await import('./transfer-command.ts')).exportCommand(file, options),
  )
store
  .command('import')
  .description(
    'put an export into an empty store, the data folder or the database, and compare what is there then',
  )
  .argument('<file>', 'as `platen store export` wrote it')
  .option(...data)
  .action(async (file: string, options: StoreOptions) =>
    (await import('./transfer-command.ts')).importCommand(file, options),
  )
store
  .command('migrate')
  .description(
    'take the schema of the database to another version; a service that starts takes it to its own',
  )
  .option('--to <version>', 'the newest without it; an older one takes steps back')
  .action(async (options: { readonly to?: string }) =>
    (await import('./transfer-command.ts')).migrateCommand(options),
  )

for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithReader)

program.parseAsync().catch((error: unknown) => {
  process.exitCode = exitCodeOf(error)
  // Commander has printed its own.
  if (!isUsageError(error) || error.code === 'platen.usage')
    process.stderr.write(`platen: ${plainly((error as Error).message)}\n`)
})

function namesOf({ commands }: Command): readonly string[] {
  return commands.map(command => command.name())
}

/** Whoever reads has had enough, as `head` does: quiet, with the code of a broken pipe. */
function endWithReader({ code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(141)
  process.stderr.write(`platen: what was made cannot be handed on (${code}); check where it goes\n`)
  process.exit(1)
}
