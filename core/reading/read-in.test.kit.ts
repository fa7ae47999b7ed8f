import { readDocument } from '../source/read-document.ts'
import { readCopy } from './read-copy.ts'
import type { Reading } from './reading.ts'
import type { ListRole, Roles } from './roles.ts'

/** What a copy says for a format that takes these roles. */
export function readIn(copy: string, roles: Roles): Reading {
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles)
}

/** What the things of a list are called. */
export function titlesIn({ lists }: Reading, role: ListRole): readonly string[] {
  return (lists[role] ?? []).map(({ title }) => title.text)
}
