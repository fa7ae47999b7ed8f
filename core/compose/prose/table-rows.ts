import type { PhrasingContent, TableRow } from 'mdast'

/** Whether a row is a sum: it was read as one, or everything in it is strong. */
export function isSum(row: TableRow | undefined): boolean {
  if (row?.data?.sum === true) return true
  const filled = row?.children.filter(cell => cell.children.length > 0) ?? []
  return filled.length > 0 && filled.every(({ children }) => children.every(isStrong))
}

function isStrong(node: PhrasingContent): boolean {
  return node.type === 'strong' || (node.type === 'text' && node.value.trim() === '')
}

/** Whether a row is the one that its table is about: its name is strong. */
export function isOwn({ children: [name] }: TableRow): boolean {
  return name !== undefined && name.children.length > 0 && name.children.every(isStrong)
}
