import { schemeOf } from './safe-url.ts'

/**
 * Key of the asset that an address in the copy means, matched by base name alone: any folder or host, letter case,
 * query and percent-encoding are ignored. Undefined when no such picture was passed.
 */
export function findAsset(assets: ReadonlyMap<string, unknown>, url: string): string | undefined {
  const name = baseName(url)
  if (assets.has(name)) return name
  const decoded = decode(name).normalize('NFC').toLowerCase()
  return assets.has(decoded) ? decoded : undefined
}

/** Last part of an address or path, in lower case, without query and fragment. */
export function baseName(url: string): string {
  const path = schemeOf(url) === 'data' ? '' : (url.split(/[?#]/, 1)[0] ?? '')
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return name.normalize('NFC').toLowerCase()
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    // A name with a stray percent sign is meant as it stands.
    if (error instanceof URIError) return name
    throw error
  }
}
