import type { Value } from './value.ts'

/** The address of a typed value, as a browser opens it; undefined for anything that is no address. */
export function hrefOf(value: Value | undefined): string | undefined {
  switch (value?.type) {
    case 'email':
      return value.text.startsWith('mailto:') ? value.text : `mailto:${value.text}`
    case 'url':
      return /^[a-z][a-z\d+.-]*:/i.test(value.text) ? value.text : `https://${value.text}`
    case 'phone':
      return callTo(value.text)
    default:
      return undefined
  }
}

/** The address that calls a number, however that is written. */
export function callTo(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
