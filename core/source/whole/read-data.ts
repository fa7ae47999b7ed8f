import { fieldTexts } from '../fields.ts'
import { readYaml } from '../front-matter.ts'
import { toMappedText } from '../mapped-text.ts'
import type { MappedReading } from '../read-mapped.ts'
import type { WholeDocument } from './read-whole.ts'

/** Reads JSON, or YAML that is surely data: its names are those of a program, or it nests. */
export function readData(
  source: string,
  start: number,
  end: number,
  isNamed: boolean,
  reading: MappedReading,
): WholeDocument | undefined {
  const text = source.slice(start, end)
  const isJson = /^\s*(?:\{\s*(?:"|\})|\[\s*(?:[{"[\]]|-?\d))/.test(text) && /[}\]]\s*$/.test(text)
  if (!isJson && !isNamed && !looksLikeYaml(text)) return undefined
  const quiet = { ...reading, report: { add: () => {} } }
  const read = readYaml(toMappedText(source, [{ start, end }]), isJson ? reading : quiet)
  if ('problem' in read || read.value.kind === 'text' || read.value.kind === 'empty') return undefined
  const line = reading.toPoint(start).line
  const fields = read.value.kind === 'map' ? read.value.fields : [{ name: '', value: read.value, line }]
  if (fieldTexts(fields).length === 0) return undefined
  const record = read.value.kind === 'map' ? (read.record as Record<string, unknown>) : {}
  return { fields, record, omitted: [], name: isJson ? 'JSON' : 'YAML' }
}

/** Labels with their values are YAML too, and copy: only what nests under names, or is named as in a program, is data. */
function looksLikeYaml(text: string): boolean {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '' && !/^\s*#\s/.test(line))
  const name = /^(?:- )?["']?[@$\w][\w.$-]*["']?:(?:\s|$)/
  const top = lines.filter(line => /^\S/.test(line))
  const isList = lines[0]?.startsWith('- ') === true
  if (lines.length < 2 || !top.every(line => name.test(line))) return false
  if (isList)
    return (
      top.every(line => line.startsWith('- ')) &&
      lines.some(line => /^ {2}["']?\w[\w.$-]*["']?:(?:\s|$)/.test(line))
    )
  const nests = lines.some((line, at) => /:\s*$/.test(line) && /^\s+\S|^- /.test(lines[at + 1] ?? ''))
  const isProgram =
    top.length > 2 &&
    top.every(line => /^["']?[@$a-z_]/.test(line)) &&
    top.some(line => /^\S*[a-z][A-Z_]/.test(line))
  return nests || isProgram
}
