import { readFileSync } from 'node:fs'
import { findFontFile } from './resolve-face.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

/** The family that {@link ownFont} makes. */
export const ownFamily = 'Harbour Grotesks'

/** A font that no package has: one of the install's under another name, with licence flags (OS/2 fsType) of its own. */
export function ownFont({ fsType = 0 }: { readonly fsType?: number } = {}): Uint8Array {
  const file = '400Regular/RobotoCondensed_400Regular.ttf'
  const bytes = readFileSync(findFontFile('@expo-google-fonts/roboto-condensed', file) ?? '')
  const tables = new Map([...readSfnt(bytes)].map(([tag, table]) => [tag, Buffer.from(table)]))
  rename(tables.get('name') as Buffer)
  tables.get('OS/2')?.writeUInt16BE(fsType, 8)
  return writeSfnt(bytes.readUInt32BE(0), tables)
}

/** As long as the name that it takes the place of, so that nothing else moves. */
function rename(table: Buffer): void {
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const [from, to] = ['Roboto Condensed', ownFamily].map(name => encoded(name, encoding)) as [
      Buffer,
      Buffer,
    ]
    for (let at = table.indexOf(from); at !== -1; at = table.indexOf(from, at + 1)) to.copy(table, at)
  }
}

function encoded(name: string, encoding: 'latin1' | 'utf16le'): Buffer {
  const bytes = Buffer.from(name, encoding)
  return encoding === 'latin1' ? bytes : bytes.swap16()
}
