/** What an asset is called: how the copy finds it, and what its file is called in a site. */
export interface AssetName {
  /** Lower-case base name, as the copy writes it. */
  readonly key: string
  /** The key as a file name that is safe on every system and in every address. */
  readonly file: string
}

/**
 * Reduces the name of an asset to its base name: no folder of it is ever used, so a name cannot point outside the site.
 */
export function toAssetName(name: string): AssetName {
  const path = name.normalize('NFC').replace(/\p{Surrogate}/gu, '')
  const base = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const key =
    base
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toLowerCase()
      .slice(0, 255) || 'image'
  const file = key
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(-100)
  return { key: key === '.' || key === '..' ? 'image' : key, file: file || 'image' }
}

/** Whether a name holds what no file name should: a step out of its folder, a drive or a control character. */
export function isOddName(name: string): boolean {
  return /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\p{Cc}/iu.test(name) || name.trim() === ''
}

/** The first of `name`, `name-2`, `name-3` … that is not taken; the number goes before the extension. */
export function untaken(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? []
  let candidate = name
  for (let count = 2; isTaken(candidate); count++) candidate = `${stem}-${count}${extension}`
  return candidate
}
