import { growingCopy } from './growing-copy.test.kit.ts'
import type { Chance } from './seeded-chance.test.kit.ts'

/** What programs and people let slip into a text. */
const strays: readonly string[] = [
  ...['\0', '\u001b[31m', '\uFFFE', '\uD800', '\u202E', '\u200B', '\uFEFF', '\r', '\t', '\v', '\u00A0'],
  ...[
    '<b>',
    '</p>',
    '<!--',
    '<svg onload=x>',
    '&#0;',
    '&amp;',
    '![x](',
    '[^1]',
    '](',
    '`',
    '```\n',
    '|',
    '::: ',
    '---\n',
  ],
  ...[
    '\n\n# ',
    '\n> ',
    '\n- ',
    '\n1. ',
    '\n\n',
    '$',
    '**',
    '_',
    '~~',
    '\\',
    '{',
    '}',
    '%s',
    '1e999',
    '-0',
    '٣',
    '🙂',
    '👩‍👩‍👧‍👦',
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    'NaN',
    'https://example.org/',
    'data:image/png;base64,AAAA',
    '€1.000,50',
  ],
]

/** Copy made of other copy by chance: cut, doubled, mixed, torn, and with strays in it. */
export function fuzzedCopy(chance: Chance, copies: readonly string[]): string {
  const kind = chance.below(10)
  if (kind === 0) return grown(chance, 200 + chance.below(3000))
  let copy = chance.of(copies)
  for (let left = 1 + chance.below(8); left > 0; left -= 1) copy = changed(chance, copy, copies)
  return copy.slice(0, 20_000)
}

function grown(chance: Chance, bytes: number): string {
  return growingCopy[chance.of(Object.keys(growingCopy))]?.(bytes) ?? ''
}

function changed(chance: Chance, copy: string, copies: readonly string[]): string {
  const [from, to] = [chance.below(copy.length + 1), chance.below(copy.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  const part = copy.slice(from, to)
  switch (chance.below(9)) {
    case 0:
      return copy.slice(0, from) + copy.slice(Math.min(to, from + 40))
    case 1:
      return copy.slice(0, to) + part.slice(0, 400).repeat(1 + chance.below(4)) + copy.slice(to)
    case 2:
      return copy.slice(0, from)
    case 3:
      return copy.slice(0, from) + chance.of(copies).slice(0, chance.below(600)) + copy.slice(from)
    case 4:
      return copy
        .split('\n')
        .sort(() => chance.below(3) - 1)
        .join('\n')
    case 5:
      return copy.slice(0, from) + grown(chance, 30 + chance.below(300)) + copy.slice(from)
    case 6:
      return copy.slice(0, from) + part.toUpperCase() + copy.slice(to)
    default:
      return copy.slice(0, from) + chance.of(strays) + copy.slice(from)
  }
}

/** A brief made of pieces of others. */
export function fuzzedBrief(chance: Chance, briefs: readonly string[]): string {
  const pieces = Array.from({ length: chance.below(5) }, () => {
    const pieceOf = chance.of(briefs).split(/(?<=[,.;])\s/)
    return chance.below(6) === 0 ? chance.of(strays) : chance.of(pieceOf)
  })
  if (chance.below(4) === 0)
    pieces.push(`${chance.below(3000)}${chance.of(['x', 'pt', 'mm', ' columns', '%'])}${chance.below(900)}`)
  return pieces.join(' ')
}
