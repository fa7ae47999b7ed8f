import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import type { Node } from '../core/compose/tree.ts'
import { composeJob } from '../core/render.ts'
import { contrast } from '../core/theme/contrast.ts'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'

const test = suite('grounds')

const briefs = ['light, accent #b4532a', 'dark, accent #7fd1b9', 'bold, navy #14213d and amber #fca311']

/** Copy with a word of code in its headings, its paragraphs, its points and its links. */
function withCode(content: string): string {
  const [, head = '', body = content] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(content) ?? []
  const marked = body
    .replace(/^(#{1,3} .*?)(\p{L}+)$/gmu, '$1`$2`')
    .replace(/(?<!!)\[([^\]`^]+)\]\((?=http)/g, '[`$1`](')
    .replace(/^((?:- |> )?)(\p{L}{3,})(?= \p{L})/gmu, '$1`$2`')
  return `${head}${marked}\n`
}

/** What words are drawn in and what they stand on, where that is known. */
interface Place {
  readonly color: string
  readonly ground?: string
}

/** Words whose colour and ground are too near to each other. */
function faded(node: Node, { color, ground }: Place): readonly string[] {
  if (node.type === 'text') {
    const isSeen = node.value.trim() === '' || ground === undefined || contrast(color, ground) >= 4.5
    return isSeen ? [] : [`${node.value}: ${color} on ${ground}`]
  }
  if (node.type !== 'element') return []
  const { style, children } = node
  const isOpaque = typeof style.background === 'string' && style.background !== 'transparent'
  const own = isOpaque ? (style.background as string) : ground
  return children.flatMap(child => faded(child, { color: style.color ?? color, ...(own && { ground: own }) }))
}

for (const [row, slug] of Object.keys(formats).entries()) {
  test(`${slug}: words and code can be read wherever they stand`, async () => {
    const format = await formatOf(slug)
    const { content, assets = {} } = await readCase(slug)
    for (const instructions of partOf(briefs, row, briefs.length)) {
      const job = { content: withCode(String(content)), instructions, assets }
      const { sheets, context } = await composeJob(job, format)
      // On a canvas, words may stand over a panel that does not hold them.
      const isLayered = format.group === 'canvas'
      const { text: color } = context.theme.color
      const found = sheets.flatMap(({ root, background: ground }) =>
        faded(root, { color, ...(!isLayered && { ground }) }),
      )
      assert.equal(found, [], instructions)
    }
  })
}

test.run()
