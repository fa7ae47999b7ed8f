import type { Command } from 'commander'
import { formats } from '../../formats/index.ts'
import { usageError } from './usage-error.ts'

const shells = { bash, zsh, fish } as const

/** Prints what makes a shell complete commands, options and formats. */
export function completionsCommand(shell: string, program: Command): void {
  if (!Object.hasOwn(shells, shell))
    throw usageError(`there are no completions for "${shell}"; allowed are ${Object.keys(shells).join(', ')}`)
  const words = wordsOf(program)
  process.stdout.write(shells[shell as keyof typeof shells](words, Object.keys(formats)))
}

/** Options by command; those of `platen <file>` by an empty name. */
type Words = Readonly<Record<string, readonly string[]>>

function wordsOf(program: Command): Words {
  const entries = program.commands.map(command => [
    command.name() === 'make' ? '' : command.name(),
    command.options.flatMap(({ long }) => long ?? []),
  ])
  return Object.fromEntries(entries) as Words
}

function bash(words: Words, slugs: readonly string[]): string {
  const cases = Object.entries(words).map(
    ([name, options]) => `    ${name || '*'}) words="${options.join(' ')}" ;;`,
  )
  // The case of any word comes last.
  const ordered = [
    ...cases.filter(line => !line.startsWith('    *')),
    ...cases.filter(line => line.startsWith('    *')),
  ]
  return `_platen() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words
  case "$before" in
    -f|--format|init|formats) COMPREPLY=($(compgen -W "${slugs.join(' ')}" -- "$word")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${ordered.join('\n')}
  esac
  if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$word"))
  elif [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -f -W "${namesOf(words).join(' ')}" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _platen platen
`
}

/** zsh reads what bash does. */
function zsh(words: Words, slugs: readonly string[]): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bash(words, slugs)}`
}

function fish(words: Words, slugs: readonly string[]): string {
  const options = Object.entries(words).flatMap(([name, own]) =>
    own.map(option => {
      const when = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name}`
      const values = option === '--format' ? ` -xa "${slugs.join(' ')}"` : ''
      return `complete -c platen -n "${when}" -l ${option.slice(2)}${values}`
    }),
  )
  return [
    `complete -c platen -n __fish_use_subcommand -a "${namesOf(words).join(' ')}"`,
    `complete -c platen -n "__fish_seen_subcommand_from init formats" -xa "${slugs.join(' ')}"`,
    ...options,
    '',
  ].join('\n')
}

function namesOf(words: Words): readonly string[] {
  return Object.keys(words).filter(name => name !== '')
}
