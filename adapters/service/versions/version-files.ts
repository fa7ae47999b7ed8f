import { RenderError } from '../../../core/error.ts'
import type { Rendition } from '../../../core/job.ts'
import { gravest } from '../../../core/message.ts'
import { withColumns } from '../../../core/source/message-columns.ts'
import type { Workspace } from '../runs/read-workspace.ts'
import { toSafeName } from '../files/safe-name.ts'
import type { NewFile } from './write-version.ts'

/** Messages that a version keeps: each is looked for in its copy, and shown wherever the version is. */
const mostMessages = 1000

/**
 * Everything that a version keeps: what it was made from, how it was designed, and what came out. Throws `format-failed`
 * for a path that would lead elsewhere once it is unpacked.
 */
export function versionFiles(
  workspace: Omit<Workspace, 'before' | 'job'>,
  rendition: Rendition,
): readonly NewFile[] {
  const { artifacts, design, format, hash, pages, messages, reading, composition, brief, content } = rendition
  const json = (path: string, value: unknown): NewFile => ({
    path,
    type: 'application/json',
    bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  })
  return [
    { path: 'copy.md', type: 'text/markdown; charset=utf-8', bytes: Buffer.from(workspace.copy) },
    { path: 'brief.txt', type: 'text/plain; charset=utf-8', bytes: Buffer.from(workspace.instructions) },
    json('design.json', design),
    json('report.json', {
      ...{ format, hash, pages, reading, composition, brief, content },
      messages: withColumns(gravest(messages, mostMessages), workspace.copy),
      asked: workspace.asked,
    }),
    ...Object.entries(workspace.assets).map(([name, bytes]) => ({
      path: `assets/${name}`,
      type: 'application/octet-stream',
      bytes,
    })),
    ...artifacts.map(({ path, type, bytes }) => ({ path: `outputs/${checkPath(path)}`, type, bytes })),
  ]
}

/** A format may be a stranger's. Its files become those of an archive, of a repository and of a public page. */
function checkPath(path: string): string {
  if (path.split('/').every(name => name !== '' && toSafeName(name) === name)) return path
  throw new RenderError(
    'format-failed',
    `the format wrote to "${path}"; paths are relative and of plain names, such as site/index.html`,
  )
}
