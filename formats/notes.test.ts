import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import type { Rendition } from '../core/job.ts'
import { checkRendition } from '../core/testing/check-rendition.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { formats } from './index.ts'
import { placesByRole } from './places-by-role.test.kit.ts'
import { render } from './render.test.kit.ts'

const ordinary =
  'More text.[^zz] And more.[^yy]\n\n[^zz]: Zebra note words, see [the list](https://a.example).\n\n[^yy]: Yak words.'

const stray = 'Text.[^zz]\n\n[^orphan]: Ostrich words.\n\n[^zz]: Zebra words.\n\n[^zz]: Zebra twice.'

const everywhere = `# A title[^title]

Opening words[^one] and again[^one] and a second[^two], and none[^nope].

[^early]: An early definition.

## A heading[^head]

| Name | Price[^cell] |
|---|---|
| Alpha | 12.00[^two] |
| Total | 12.00 |

- item one[^item]

  [^item]: Inside a list.
- item two

> quoted words[^quoted]
>
> [^quoted]: Inside a quotation.

More text leads[^early] on, and deep[^chain].

1. clause one[^clause]
2. clause two

**A Name[^strong]**

[^title]: Of the title.
[^one]: First, which refers to[^two].
[^two]: Second note

    in several paragraphs,

    - with a list
    - of two

    \`\`\`
    code = 1
    \`\`\`
[^head]: Of the heading.
[^cell]: Of the cell.
[^chain]: Chained, leads to[^end].
[^end]: End of the chain, back to[^chain].
[^clause]: Of the clause.
[^strong]: Of the name.
[^loop]: Loop to[^pool].
[^pool]: Pool to[^loop].

Closing words.`

/** Letters of a copy from which on rendering it once more takes longer than all notes: a soak alone does it. */
const LONG = 2500

const notes = suite('footnotes')

async function faults(format: string, content: string): Promise<string[]> {
  const { instructions = '', assets = {} } = await readCase(format)
  const rendition = await render({ format, content, instructions, assets, outputs: ['html', 'pdf'] })
  return [
    ...errorsOf(rendition),
    ...(await checkRendition(content, rendition, { blocksMove: placesByRole.has(format) })),
  ]
}

function errorsOf({ messages }: Rendition): string[] {
  return messages.filter(({ severity }) => severity === 'error').map(({ text }) => text)
}

for (const [row, slug] of Object.keys(formats).entries()) {
  notes(`${slug} keeps the words of every footnote`, async () => {
    const own = new TextDecoder().decode((await readCase(slug)).content as Uint8Array)
    const copies = [`${own}\n\n${ordinary}\n`, `${own}\n\n${stray}\n`, everywhere]
    const tried = own.length > LONG && !isSoak ? [everywhere] : partOf(copies, row, copies.length)
    for (const copy of tried) assert.equal(await faults(slug, copy), [])
  })
}

notes.run()
