import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { type BrandKit, readBrandKit } from '../../core/brief/brand-kit.ts'
import { isRenderError } from '../../core/error.ts'
import type { Job } from '../../core/job.ts'
import { readFontFolder } from '../system/font-folder.ts'
import { whyUnread } from '../system/why-unread.ts'
import { usageError } from './usage-error.ts'
import { withinFolder } from './within-folder.ts'

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
  const { logo } = kit ?? {}
  return {
    ...(kit && { theme: kit }),
    ...(logo !== undefined && {
      assets: { [basename(logo)]: await readLogo(dirname(theme ?? ''), logo) },
    }),
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

/** The logo that a theme names, from its own folder or below: a theme may be somebody else's. */
async function readLogo(folder: string, logo: string): Promise<Buffer> {
  const path = join(folder, logo)
  const real = await reading(path, LOGO, () => withinFolder(folder, logo))
  if (real === undefined)
    throw usageError(`${LOGO}, ${path}, lies outside of the theme’s folder; put it beside the theme`)
  return read(real, LOGO)
}

const LOGO = 'the logo of the theme'

async function readFonts(folder: string): Promise<Readonly<Record<string, Uint8Array>>> {
  try {
    return await readFontFolder(folder)
  } catch (error) {
    throw usageError((error as Error).message)
  }
}

function read(path: string, what: string): Promise<Buffer> {
  return reading(path, what, () => readFile(path))
}

async function reading<Result>(path: string, what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw usageError(`${what}, ${path}, cannot be read: ${whyUnread(error)}`)
  }
}
