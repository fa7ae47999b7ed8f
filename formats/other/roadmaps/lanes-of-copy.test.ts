import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement, textOf } from '../../../core/compose/tree.ts'
import { composeJob, layoutJob } from '../../../core/render.ts'
import { find as wordAt, wordsOn } from '../../print/lay-out.test.kit.ts'
import roadmap from '../roadmap.ts'

/** A roadmap laid out: which composition it has, what is lost of it, and where each of its words stands, px. */
async function laidOut(content: string, instructions = 'calm, dark green') {
  const job = await composeJob({ content, instructions }, roadmap)
  const { drawing, composition, lost } = await layoutJob(job, ['png'])
  if (!drawing.pages) throw new Error('a picture has pages')
  const words = wordsOn(drawing.pages)
  const find = (text: string) => wordAt(words, text)
  return { pages: drawing.pages.frames.length, chosen: composition.chosen, lost, find }
}

const grid = `| Team | Q1 2027 | Q2 2027 | Q3 2027 |
|---|---|---|---|
| Ferry | Hull survey | New engine (at risk) | |
| Pier | – | Lamps | Benches |`

test('lanes stay a grid when more is said beside them', async () => {
  const { pages, chosen, lost, find } = await laidOut(
    `# Harbour plan\n\n${grid}\n\n## Status\n\n- Planned: paid for\n- At risk: waits for a permit\n\n## Milestones\n\n- 14 February 2027: survey handed in\n- 20 August 2027: opening\n\n## Not doing\n\n- A café on the pier`,
  )
  assert.is(pages, 1)
  assert.is(chosen, 'lanes of months')
  assert.equal(lost, [])
  assert.ok(find('Lamps').baseline > find('Hull').baseline)
  assert.ok(find('Lamps').x > find('Hull').x)
  assert.ok(find('handed').baseline < find('Hull').baseline, 'milestones stand on the axis over the lanes')
  assert.ok(find('opening').x > find('Lamps').x)
  assert.ok(find('café').baseline > find('Benches').baseline)
})

test('a brief that has milestones on top means the axis, and what is not done at the bottom its strip', async () => {
  const { chosen, find } = await laidOut(
    `# Harbour plan\n\n${grid}\n\n## Milestones\n\n- 14 February 2027: survey handed in\n\n## Not doing\n\n- A café on the pier`,
    'milestones on top, "Not doing" in a small box at the bottom',
  )
  assert.is(chosen, 'lanes of months')
  assert.ok(find('Harbour').baseline < find('handed').baseline)
  assert.ok(find('handed').baseline < find('Hull').baseline)
})

test('lanes are read from a long table, from records and from a pasted table without a head', async () => {
  const copies = [
    '# Harbour plan\n\n| Quarter | Workstream | What |\n|---|---|---|\n| Q1 2027 | Ferry | Survey |\n| Q1 2027 | Pier | Lamps |\n| Q2 2027 | Ferry | Engine |\n| Q2 2027 | Pier | Benches |',
    '---\ntitle: Harbour plan\nlanes:\n  - name: Ferry\n    "2026": Survey\n    "2027": Engine\n  - name: Pier\n    "2026": Lamps\n    "2027": Benches\n---\n',
    'Harbour plan\n\nTeam\tSpring\tSummer\nFerry\tSurvey\tEngine\nPier\tLamps\tBenches\n',
  ]
  for (const content of copies) {
    const { chosen, lost, find } = await laidOut(content)
    assert.is(chosen, 'lanes of months', content)
    assert.equal(lost, [], content)
    assert.is(find('Survey').baseline, find('Engine').baseline, content)
    assert.is(find('Survey').x, find('Lamps').x, content)
    assert.ok(find('Ferry').x < find('Survey').x, content)
  }
})

test('what takes more than one period stretches over the columns of all of them', async () => {
  const { chosen, find } = await laidOut(
    '# Plan\n\n## Roof\n- Q3 2027: Survey (done)\n- Q4 2027 to Q1 2028: Slates\n- Q2 2028: Scaffold down\n\n## Hall\n- Q3 2027 to Q2 2028: Lettings\n- Q4 2027: Floor\n- Q2 2028: Reopening\n- Q1 2028: Paint\n\n## Not now\n- A stage',
  )
  assert.is(chosen, 'lanes of months')
  assert.ok(find('Slates').x < find('Paint').x)
  assert.ok(find('Slates').x > find('Survey').x)
  assert.ok(find('Lettings').x < find('Floor').x)
  assert.ok(find('stage').baseline > find('Paint').baseline)
})

test('a period has nothing below its name where nothing stands in brackets behind it', async () => {
  const content = '# Pier\n\n## Now\n\n- A roof\n- A door\n\n## Next (Q3)\n\n- Lamps\n\n## Later\n\n- Boats\n'
  const job = await composeJob({ content, instructions: 'warm' }, roadmap)
  const heads = job.sheets.flatMap(({ root }) => elementsIn(root)).filter(({ tagName }) => tagName === 'h2')
  assert.equal(
    heads.map(head => head.children.flatMap(child => (isElement(child, 'p') ? [textOf(child)] : []))),
    [[], ['(Q3)'], []],
  )
})

function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? elementsIn(child) : []))]
}

test('where somebody decides is told from plans and from what is reached, and is no larger for being named in the brief', async () => {
  const copy = `# Hafenplan

## 2027
- Baugrund prüfen
- Entwurf
- Beschluss Rat, 3. Mai: bauen oder sanieren

## 2028
- Baubeginn
- Kai fertig
`
  const { sheets } = await composeJob(
    { content: copy, instructions: 'Der Beschluss muss auffallen' },
    roadmap,
  )
  const parts = sheets.flatMap(({ root }) => elementsIn(root))
  const [gate, ...others] = parts.filter(({ part, tagName }) => part === 'lead' && tagName === 'li')
  assert.ok(gate && textOf(gate).includes('Rat'))
  assert.is(others.length, 0)
  assert.ok(gate.style.border)
})

test.run()
