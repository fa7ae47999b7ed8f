import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, type Node, textOf } from '../../../core/compose/tree.ts'
import { composeJob } from '../../../core/render.ts'
import roadmap from '../roadmap.ts'
import { periodColumns } from './period-columns.tsx'

const copy = `---
title: Stadtbibliothek, Fahrplan
träger: Amt für Kultur
---

Ziel: jede Straße hat bis Ende 2027 einen Bücherbus.

## Q1–Q2 2026 — Erst einmal aufräumen, dann zählen, dann kaufen
- [x] Bestand gezählt
- [ ] Bus bestellt — *in Arbeit*

## Q3–Q4 2026 — Losfahren
- Zwei Linien im Norden

## 2027 — Alle
- Acht Linien

### Risiken
| Risiko | Wie wahrscheinlich | Was dann |
|---|---|---|
| Kein Fahrer | hoch | Ehrenamt |
| Kein Diesel | gering | Lastenrad |
| Kein Geld | mittel | Spenden |
`

function elementsIn(node: Node): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : []
}

test('on a plain page periods stand on one sheet under a line in time, their goal above and their risks below', async () => {
  const format = { ...roadmap, compose: periodColumns.compose, others: [] }
  const { sheets, reading } = await composeJob({ content: copy, instructions: 'plain, no fields' }, format)
  assert.is(reading.lists.lanes?.length, 3)
  const parts = sheets.flatMap(({ root }) => elementsIn(root))
  const periods = parts.filter(({ part }) => part === 'period')
  assert.is(periods.length, 3)
  assert.ok(periods.every(({ style }) => style.background === undefined))
  const lines = periods.map(({ style }) => [style.borderTop?.style ?? 'solid', style.borderTop?.width ?? 0])
  assert.ok(Number(lines[0]?.[1]) > Number(lines[1]?.[1]) * 2, String(lines))
  assert.is(lines[2]?.[0], 'dashed')
  const opening = parts.filter(({ part }) => part === 'opening').map(textOf)
  assert.match(opening[0] ?? '', /Amt für Kultur.*Ziel.*Bücherbus/s)
})

test('what is reached on a day stands in the column of its time, under a flag that a key explains, and what is done is filled', async () => {
  const content = `# Ferry plan

## 2030, first half
- New ramp (done)
- Ticket office (planned)

## 2030, second half
- Night boat (planned)

## 2031
- Second ferry (idea)

## Milestones
1 March 2030: Ramp opens
1 October 2030: First night
Autumn 2031: Launch
`
  const format = { ...roadmap, compose: periodColumns.compose, others: [] }
  const { sheets } = await composeJob({ content, instructions: 'A3 landscape, teal and yellow' }, format)
  const parts = sheets.flatMap(({ root }) => elementsIn(root))
  const reached = parts
    .filter(({ part }) => part === 'period')
    .map(period =>
      elementsIn(period)
        .filter(({ part }) => part === 'milestone')
        .map(textOf)
        .join(' '),
    )
  assert.match(reached[0] ?? '', 'Ramp opens')
  assert.match(reached[1] ?? '', 'First night')
  assert.match(reached[2] ?? '', 'Launch')
  assert.match(
    parts
      .filter(({ part }) => part === 'legend')
      .map(textOf)
      .join(' '),
    'Milestones',
  )
  const [done, planned] = parts.filter(({ part }) => part === 'plan')
  assert.is.not(done?.style.background, planned?.style.background)
})

test('phases stand under their time on one sheet, each closed by whether it is paid for, and what is not paid for in broken lines', async () => {
  const content =
    '# Isle plan\n\n## Phase 1: Fix\nMay – July 2030\n\n- Gearbox – **in progress**, crane booked\n- Screen – *consent granted*\n\nCost £9. Funded.\n\n## Phase 2: Use\n2031\n\n- Chargers\n- Pumps\n\nEstimated £4. Not yet funded.\n'
  const { sheets } = await composeJob({ content, instructions: 'one A3 landscape sheet' }, roadmap)
  assert.is(sheets.length, 1)
  const [first, second] = sheets
    .flatMap(({ root }) => elementsIn(root))
    .filter(({ part }) => part === 'period')
  assert.match(
    first ? textOf(first) : '',
    /Phase 1: Fix.*May.*Gearbox.*in progress.*crane booked.*Cost £9\..*Funded/s,
  )
  const edges = (period: Element | undefined): readonly (string | undefined)[] =>
    (period ? elementsIn(period) : [])
      .filter(({ part }) => part === 'plan')
      .map(({ style }) => style.border?.style)
  assert.equal(edges(first), [undefined, undefined])
  assert.equal(edges(second), ['dashed', 'dashed'])
})

test.run()
