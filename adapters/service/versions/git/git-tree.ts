import { hashObject } from './git-object.ts'

/** A file of a tree: its path with `/` between folders, and the hash of its blob. */
export interface TreeFile {
  readonly path: string
  readonly gitHash: string
}

/** A tree object with its hash; folders come before the trees that hold them, the root last. */
export interface GitTree {
  readonly hash: string
  readonly bytes: Uint8Array
}

/** Makes the tree objects of a set of files. */
export function toTrees(files: readonly TreeFile[]): readonly GitTree[] {
  const folders = new Map<string, TreeFile[]>()
  const here: { readonly mode: string; readonly name: string; readonly hash: string }[] = []
  for (const { path, gitHash } of files) {
    const slash = path.indexOf('/')
    if (slash === -1) here.push({ mode: '100644', name: path, hash: gitHash })
    else {
      const folder = path.slice(0, slash)
      const inside = folders.get(folder) ?? []
      folders.set(folder, inside)
      inside.push({ path: path.slice(slash + 1), gitHash })
    }
  }
  const below: GitTree[] = []
  for (const [name, inside] of folders) {
    const trees = toTrees(inside)
    below.push(...trees)
    here.push({ mode: '40000', name, hash: (trees.at(-1) as GitTree).hash })
  }
  // Git sorts by bytes, and a folder as if its name ended in a slash.
  const sortName = ({ mode, name }: { mode: string; name: string }): Buffer =>
    Buffer.from(mode === '40000' ? `${name}/` : name)
  here.sort((a, b) => Buffer.compare(sortName(a), sortName(b)))
  const bytes = Buffer.concat(
    here.flatMap(({ mode, name, hash }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(hash, 'hex')]),
  )
  return [...below, { hash: hashObject('tree', bytes), bytes }]
}
