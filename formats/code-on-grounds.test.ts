import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import type { Node } from '../core/compose/tree.ts'
import type { Format } from '../core/format.ts'
import { composeJob } from '../core/render.ts'
import { contrast } from '../core/theme/contrast.ts'
import { formats } from './index.ts'

const test = suite('code on grounds')

const briefs = ['light, accent #b4532a', 'dark, accent #7fd1b9', 'bold, navy #14213d and amber #fca311']

/** Copy with a word of code, or a marked one, in its headings, its paragraphs and its points. */
function withCode(content: string): string {
  const [, head = '', body = content] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(content) ?? []
  const marked = body
    .replace(/^(#{1,3} .*?)(\p{L}+)$/gmu, '$1`$2`')
    .replace(/(?<!!)\[([^\]`^]+)\]\((?=http)/g, '[`$1`](')
    .replace(/^((?:- |> )?)(\p{L}{3,})(?= \p{L})/gmu, '$1`$2`')
  return `${head}${marked}\n`
}

/** Code whose words and ground are too near to each other. */
function faded(nodes: readonly Node[], color: string): readonly string[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return []
    const { background, color: own = color } = node.style
    const isCode = node.tagName === 'code' || node.tagName === 'pre' || node.tagName === 'mark'
    const ground = isCode && typeof background === 'string' ? background : undefined
    const tooNear = ground !== undefined && contrast(own, ground) < 4.5
    return [...(tooNear ? [`${own} on ${ground}`] : []), ...faded(node.children, own)]
  })
}

for (const [slug, url] of Object.entries(formats)) {
  test(`${slug}: code can be read wherever it stands`, async () => {
    const { default: format } = (await import(url)) as { default: Format }
    const { content, assets = {} } = await readCase(slug)
    for (const instructions of briefs) {
      const job = { content: withCode(String(content)), instructions, assets }
      const { sheets, context } = await composeJob(job, format)
      const found = sheets.flatMap(({ root }) => faded([root], context.theme.color.text))
      assert.equal([...new Set(found)], [], instructions)
    }
  })
}

test.run()
