import type { FoundValue, Value } from './value.ts'
export function readValue(_text: string, _lang: string): Value | undefined {
  return undefined
}
export function findValues(_text: string, _lang: string): readonly FoundValue[] {
  return []
}
