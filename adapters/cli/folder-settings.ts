import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nearName } from '../../core/source/near-name.ts'
import { usageError } from './usage-error.ts'

/** How documents are made where neither their copy nor the command line says otherwise. */
export interface FolderSettings {
  readonly format?: string
  readonly brief?: string
  readonly size?: string
  readonly lang?: string
  readonly keep?: string
  /** A brand kit, and a folder of fonts; beside the settings. */
  readonly theme?: string
  readonly fonts?: string
  /** Type of the files that are written. */
  readonly to?: string
}

const keys = ['format', 'brief', 'size', 'lang', 'keep', 'theme', 'fonts', 'to'] as const

const readers: readonly (readonly [name: string, read: (path: string) => Promise<unknown>])[] = [
  ['platen.config.js', async path => (await import(pathToFileURL(path).href)).default],
  ['platen.config.json', async path => JSON.parse(await readFile(path, 'utf8'))],
  ['platen.config.yaml', readYaml],
  ['platen.config.yml', readYaml],
]

/**
 * What `platen.config.js`, `.json` or `.yaml` beside a file says. Throws a usage error, naming the file, for one that cannot
 * be read, holds a key that there is not, or a value of a wrong type.
 */
export async function readFolderSettings(source: string): Promise<FolderSettings> {
  const folder = source === '-' ? process.cwd() : dirname(resolve(source))
  for (const [name, read] of readers) {
    const path = join(folder, name)
    const found = await attempt(path, read)
    if (found !== undefined) return beside(folder, checked(found.value, path))
  }
  return {}
}

/** Paths of the settings are as they lie beside them. */
function beside(folder: string, { theme, fonts, ...rest }: FolderSettings): FolderSettings {
  return {
    ...rest,
    ...(theme !== undefined && { theme: resolve(folder, theme) }),
    ...(fonts !== undefined && { fonts: resolve(folder, fonts) }),
  }
}

async function readYaml(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  return (await import('yaml')).parse(text)
}

async function attempt(
  path: string,
  read: (path: string) => Promise<unknown>,
): Promise<{ readonly value: unknown } | undefined> {
  try {
    return { value: await read(path) }
  } catch (error) {
    const { code, message, url } = error as NodeJS.ErrnoException & { readonly url?: string }
    const isAbsent =
      code === 'ENOENT' || (code === 'ERR_MODULE_NOT_FOUND' && url === pathToFileURL(path).href)
    if (isAbsent) return undefined
    throw usageError(`${path} cannot be read: ${message.split('\n')[0]}`)
  }
}

function checked(value: unknown, path: string): FolderSettings {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw usageError(`${path} holds no settings; write for example format: report`)
  for (const [key, own] of Object.entries(value)) {
    if (!keys.some(known => known === key)) throw unknownKey(key, path)
    if (typeof own !== 'string') throw usageError(`${key} in ${path} is ${kindOf(own)}; give a text`)
  }
  return value as FolderSettings
}

function unknownKey(key: string, path: string): Error {
  const near = nearName(key, keys)
  const suggestion = near === undefined ? '' : `did you mean "${near}"? `
  return usageError(`there is no setting "${key}" in ${path}; ${suggestion}there are ${keys.join(', ')}`)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'empty' : typeof value === 'object' ? 'a map' : `a ${typeof value}`
}
