import type { Image, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { splitPhrasing, trimPhrasing } from '../split-phrasing.ts'

/** Somebody in an organisation, or a place that is free. */
export interface Person {
  readonly name: readonly PhrasingContent[]
  readonly role: readonly PhrasingContent[]
  readonly photo?: Image
  /** The name stands in brackets: nobody holds the place. */
  readonly vacant: boolean
  readonly reports: readonly Person[]
}

/** An organisation and what the author wrote before and after it. */
export interface Organisation {
  readonly before: readonly RootContent[]
  readonly people: readonly Person[]
  readonly after: readonly RootContent[]
}

/** Letters that a card can hold. */
const MOST_LETTERS = 120
const MOST_LEVELS = 12

/** The one nested list among blocks as an organisation; undefined when there is none, several, or its items hold more than a line. */
export function readOrganisation(blocks: readonly RootContent[]): Organisation | undefined {
  const lists = blocks.filter((block): block is List => block.type === 'list')
  const [list] = lists
  if (list === undefined || lists.length > 1) return undefined
  const people = readPeople(list, 1)
  if (!people?.some(person => person.reports.length > 0)) return undefined
  const at = blocks.indexOf(list)
  return { before: blocks.slice(0, at), people, after: blocks.slice(at + 1) }
}

function readPeople(list: List, level: number): readonly Person[] | undefined {
  if (level > MOST_LEVELS) return undefined
  const people: Person[] = []
  for (const item of list.children) {
    const person = readPerson(item, level)
    if (person === undefined) return undefined
    people.push(person)
  }
  return people
}

function readPerson({ children, checked }: ListItem, level: number): Person | undefined {
  const [line, below, ...others] = children
  if (line?.type !== 'paragraph' || others.length > 0 || typeof checked === 'boolean') return undefined
  if (below !== undefined && below.type !== 'list') return undefined
  const reports = below === undefined ? [] : readPeople(below, level + 1)
  const words = plainText(line)
  if (reports === undefined || words.length > MOST_LETTERS || words === '') return undefined
  const [first] = line.children
  const photo = first?.type === 'image' && first.data?.asset !== undefined ? first : undefined
  const { name, role } = readLine(photo ? line.children.slice(1) : line.children)
  const vacant = /^[([（].*[)\]）]$/u.test(plainText({ type: 'paragraph', children: [...name] }))
  return { name, role, ...(photo && { photo }), vacant, reports }
}

/** A line break, a dash, a colon, an upright stroke or a comma between a name and what somebody does, in this order of strength. */
const marks = [/\n/u, /\s+[-–—|·]\s+/u, /:\s+/u, /[,،、，]\s*/u]

function readLine(line: readonly PhrasingContent[]): Pick<Person, 'name' | 'role'> {
  const broken = line.findIndex(node => node.type === 'break')
  if (broken > 0) return named(line.slice(0, broken), line.slice(broken + 1))
  for (const mark of marks) {
    const split = splitPhrasing(line, mark)
    if (split && split.before.length > 0 && split.after.length > 0) return named(split.before, split.after)
  }
  const [first, ...rest] = line
  return first?.type === 'strong' ? named([first], rest) : named(line, [])
}

function named(
  name: readonly PhrasingContent[],
  role: readonly PhrasingContent[],
): Pick<Person, 'name' | 'role'> {
  return { name: trimPhrasing(name), role: trimPhrasing(role) }
}
