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

test.run()
