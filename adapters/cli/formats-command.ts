import type { AnyFormat } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'

/** Prints every format: slug, group, surface, sizes; as a table or as JSON. */
export async function listFormats({ json }: { readonly json?: boolean }): Promise<void> {
  const rows = await Promise.all(Object.values(formats).map(readRow))
  if (json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  else for (const row of rows) process.stdout.write(toLine(row))
}

interface Row {
  readonly slug: string
  readonly group: string
  readonly surface: string
  readonly sizes: readonly { readonly name: string; readonly width: number; readonly height: number }[]
}

async function readRow(url: string): Promise<Row> {
  const { slug, group, surface, sizes } = ((await import(url)) as { default: AnyFormat }).default
  return { slug, group, surface, sizes: sizes.map(({ name, width, height }) => ({ name, width, height })) }
}

function toLine({ slug, group, surface, sizes }: Row): string {
  return `${slug.padEnd(18)}${group.padEnd(9)}${surface.padEnd(9)}${sizes.map(size => size.name).join(', ')}\n`
}
