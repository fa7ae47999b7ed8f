import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { type BrandKit, readBrandKit } from '../../core/brief/brand-kit.ts'
import { isRenderError } from '../../core/error.ts'
import type { Job } from '../../core/job.ts'
import { readFontFolder } from '../system/font-folder.ts'
import { whyUnread } from '../system/why-unread.ts'
import { usageError } from './usage-error.ts'

/** Where a brand kit and fonts of one's own are. */
export interface OwnLook {
  /** A YAML or JSON file. */
  readonly theme?: string
  /** A folder of font files. */
  readonly fonts?: string
}

/** Reads a brand kit with its logo, and fonts. Throws a usage error, naming the file, for what cannot be read. */
export async function readOwnLook({
  theme,
  fonts,
}: OwnLook): Promise<Pick<Job, 'theme' | 'fonts' | 'assets'>> {
  const kit = theme === undefined ? undefined : await readTheme(theme)
  const logo = kit?.logo === undefined ? undefined : join(dirname(theme ?? ''), kit.logo)
  return {
    ...(kit && { theme: kit }),
    ...(logo !== undefined && { assets: { [basename(logo)]: await read(logo, 'the logo of the theme') } }),
    ...(fonts !== undefined && { fonts: await readFonts(fonts) }),
  }
}

async function readTheme(path: string): Promise<BrandKit> {
  const text = (await read(path, 'the theme')).toString('utf8')
  try {
    const value = extname(path) === '.json' ? JSON.parse(text) : (await import('yaml')).parse(text)
    return readBrandKit(value)
  } catch (error) {
    if (isRenderError(error)) throw usageError(`${path}: ${error.message}`)
    throw usageError(`${path} cannot be read: ${(error as Error).message.split('\n')[0]}`)
  }
}

async function readFonts(folder: string): Promise<Readonly<Record<string, Uint8Array>>> {
  try {
    return await readFontFolder(folder)
  } catch (error) {
    throw usageError((error as Error).message)
  }
}

async function read(path: string, what: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw usageError(`${what}, ${path}, cannot be read: ${whyUnread(error)}`)
  }
}
