import type { Format } from '../format.ts'
import type { Report } from '../message.ts'
import { TALK } from '../reading/lines/talk.ts'
import { labelFor, lexiconFor } from '../reading/words/lexicon.ts'
import type { Claim, FieldPlace, Meaning, Reading } from '../reading/reading.ts'
import {
  isListRole,
  isSingleRole,
  type ListRole,
  listRuleOf,
  listsTaken,
  type Role,
  type Roles,
  roleWords,
  ruleOf,
  rolesTaken,
} from '../reading/roles.ts'
import type { Document } from '../source/document.ts'
import type { Field } from '../source/fields.ts'
import { nearName } from '../source/near-name.ts'
import { plainText } from '../source/text.ts'
import { SAID } from '../reading/claims/candidate.ts'

/** Tells the author what was read, what is missing, and what only the format can tell of its copy. */
export function checkReading(document: Document, reading: Reading, format: Format, report: Report): void {
  format.check?.(reading, report)
  checkContent(reading, format, report)
  checkTalk(reading, report)
  checkRoles(reading, format, report)
  checkListKeys(document, reading, report)
  checkTies(document, format, report)
}

/** Tells the author that the copy has no words, or nothing that names it. It is drawn all the same. */
function checkContent({ words, roles }: Reading, format: Format, report: Report): void {
  const title = roles[format.roles.headline ?? 'title'] ?? roles.title ?? roles.subject
  if (words.length === 0) addEmpty(report)
  else if (isTitled(format) && (title === undefined || title.weight < NAMED)) addNameless(report)
}

/** Tells the author which words around the copy were taken for a message to its designer. */
function checkTalk({ omitted }: Reading, report: Report): void {
  const said = omitted.filter(({ because }) => because === TALK)
  if (said.length === 0) return
  const words = said.map(({ text }) => text).join(' / ')
  report.add({
    rule: 'talk-left-out',
    severity: 'info',
    text: `left out what is ${TALK}: ${words.length > 160 ? `${words.slice(0, 160)}…` : words}`,
    hint: 'write keep: all in the front matter to have it printed',
  })
}

/** Whether a document of the format is told by a title: a boarding pass is told by its route. */
function isTitled({ roles }: Format): boolean {
  const { needs, headline = 'title' } = roles
  return needs === undefined || needs.includes(headline)
}

/** Weight of a title that its author wrote as one; first lines and words in capitals weigh less. */
const NAMED = 0.55

function addEmpty(report: Report): void {
  report.add({
    rule: 'copy-empty',
    severity: 'warning',
    text: 'the copy holds no words',
    hint: 'write some Markdown, beginning with a heading, or fields of the front matter',
  })
}

function addNameless(report: Report): void {
  report.add({
    rule: 'heading-missing',
    severity: 'info',
    text: 'the copy has no heading, so its first words name the document',
    hint: 'begin with a line such as "# Title", or set title in the front matter',
  })
}

/**
 * Tells the author what a document of this format misses, and where the meaning of a field was guessed, so that a wrong
 * guess is seen.
 */
function checkRoles(reading: Reading, format: Format, report: Report): void {
  checkNeeds(reading, format, report)
  checkTitles(reading, format.roles, report)
  checkGuesses(reading, report)
  checkNearMisses(reading, format, report)
}

/** Lists whose things are the headed parts of a copy, whatever the headings say. */
const headed: ReadonlySet<string> = new Set<ListRole>(['sections', 'panels', 'slides', 'stories', 'clauses'])

function checkNeeds({ roles, lists, sections }: Reading, format: Format, report: Report): void {
  for (const role of format.roles.needs ?? []) {
    const isThere =
      (isSingleRole(role) && roles[role] !== undefined) ||
      (isListRole(role) && (lists[role]?.length ?? 0) > 0) ||
      (headed.has(role) && sections.length > 0)
    if (isThere) continue
    report.add({
      rule: 'role-missing',
      severity: 'info',
      text: `${format.slug} has a place for ${roleWords(role)}, and nothing in the copy was read as it`,
      hint: isSingleRole(role)
        ? `write it as "${labelFor(role, 'en')}: …" in the front matter or as a line of its own`
        : `write them as a list below a heading that says ${roleWords(role)}, or under that name in the front matter`,
    })
  }
}

/** Titles that contradict each other: one names the document, the other is drawn below it. */
function checkTitles({ roles, head, facts }: Reading, { headline = 'title' }: Roles, report: Report): void {
  const title = roles[headline]
  const [concept] = ruleOf(headline).concepts
  const heading = head.find(({ type }) => type === 'heading')
  const named = facts.find(({ meanings }) => meanings.some(meaning => meaning.concept === concept))
  const other = heading ? plainText(heading) : named?.text
  const [own] = title?.blocks ?? []
  // A heading of a lower level under the title says more of it.
  const isBelow = own?.type === 'heading' && heading?.type === 'heading' && heading.depth > own.depth
  if (!title || other === undefined || other === title.text || isBelow) return
  const field = title.field ?? named?.field
  report.add({
    rule: 'title-twice',
    severity: 'info',
    text: `the copy has two titles, "${title.text}" and "${other}"; the first names the document`,
    hint: 'leave one of them out, or call it subtitle',
    ...(field && { line: field.line }),
  })
}

function checkGuesses({ lang, labelLang, roles }: Reading, report: Report): void {
  const lexicon = lexiconFor(lang, labelLang)
  for (const claim of Object.values(roles)) {
    // In the body a label stands beside what it was read as; a key is gone.
    if (!claim.field || !isGuess(claim, lexicon(claim.field.name))) continue
    addGuess({ ...claim.field, role: claim.role, because: claim.because }, report)
  }
}

/** Names lists and records of the front matter whose key was guessed. */
function checkListKeys(
  { fields }: Document,
  { lang, labelLang, lists, because }: Reading,
  report: Report,
): void {
  const lexicon = lexiconFor(lang, labelLang)
  for (const { name, value, line } of fields) {
    if (value.kind === 'text' || value.kind === 'empty') continue
    const meanings = lexicon(name)
    if (meanings.some(({ weight }) => weight >= SURE)) continue
    const role = (Object.keys(lists) as ListRole[]).find(list =>
      meanings.some(
        ({ concept, because: reason }) =>
          listRuleOf(list).concepts.includes(concept) && because[list]?.includes(reason),
      ),
    )
    if (role) addGuess({ name, role, because: because[role] ?? '', line }, report)
  }
}

/** Weight of a label's meaning from which it is no guess: the name itself, not a typo, a part or another language's. */
const SURE = 0.87

function isGuess({ role, value, weight }: Claim, meanings: readonly Meaning[]): boolean {
  if (weight >= SAID) return false
  const { concepts, types } = ruleOf(role)
  // A date under `date` is a day as surely as one under `start date`.
  const fits = value !== undefined && types.includes(value.type)
  return !meanings.some(meaning => {
    const rank = concepts.indexOf(meaning.concept)
    return meaning.weight >= SURE && (rank === 0 || (rank > 0 && fits))
  })
}

interface Guess extends FieldPlace {
  readonly role: Role | ListRole
  readonly because: string
}

function addGuess({ name, role, because, line }: Guess, report: Report): void {
  report.add({
    rule: 'field-guessed',
    severity: 'info',
    text: `the front matter's "${name}" was read as ${roleWords(role)}: ${because}`,
    hint: isSingleRole(role)
      ? `if it is something else, say what: "roles: { …: ${name} }" in the front matter, or "::: {…}" around its words in the body`
      : 'if it is something else, write it in the body below a heading of its own',
    line,
  })
}

/** Fields without a role whose name is almost that of one which is missing. */
function checkNearMisses(reading: Reading, { slug, roles }: Format, report: Report): void {
  const missing = new Map<string, Role | ListRole>()
  for (const role of [...rolesTaken(roles), ...listsTaken(roles)]) {
    if (reading.roles[role as Role] ?? reading.lists[role as ListRole]) continue
    for (const name of namesOf(role, reading.lang)) if (!missing.has(name)) missing.set(name, role)
  }
  for (const { label, field } of reading.facts) {
    // Short names are near to each other by chance: gate and date.
    if (!field || label.text.length < 5) continue
    const near = nearName(label.text, missing.keys())
    const role = near === undefined ? undefined : missing.get(near)
    if (role === undefined) continue
    report.add({
      rule: 'field-unknown',
      severity: 'info',
      text: `the front matter's "${field.name}" has no role in ${slug}, it is shown as it is`,
      hint: `did you mean ${roleWords(role)}?`,
      line: field.line,
    })
  }
}

/** The role's own name and its first labels: all labels together are near to anything. */
function namesOf(role: Role | ListRole, lang: string): readonly string[] {
  if (!isSingleRole(role)) return [roleWords(role)]
  return [roleWords(role), labelFor(role, 'en'), labelFor(role, lang)]
}

/** Names what the author says of roles, `roles: { seatRow: Reihe }`, and the format cannot follow. */
function checkTies({ fields }: Document, { slug, roles }: Format, report: Report): void {
  const taken = rolesTaken(roles)
  for (const { name, line } of tiesIn(fields)) {
    if (taken.includes(name as Role)) continue
    const near = nearName(name, taken)
    report.add({
      rule: 'role-unknown',
      severity: 'info',
      text: `${slug} has no role "${name}"`,
      hint: near === undefined ? `it has ${taken.join(', ')}` : `did you mean ${near}?`,
      line,
    })
  }
}

/** The fields of `roles`, when they name any role: a list of people's roles is copy. */
function tiesIn(fields: readonly Field[]): readonly Field[] {
  const ties = fields.find(({ name }) => name === 'roles')?.value
  return ties?.kind === 'map' && ties.fields.some(({ name }) => isSingleRole(name)) ? ties.fields : []
}
