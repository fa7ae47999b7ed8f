import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { packageVersion } from '../system/version.ts'
import { readFolderSettings } from './folder-settings.ts'
import { settingFor } from './terminal.ts'

/** Something that has to work, and what there is to say of it. Throws where it does not work. */
interface Check {
  readonly name: string
  readonly run: () => Promise<string>
}

const checks: readonly Check[] = [
  { name: 'platen', run: async () => packageVersion() },
  { name: 'node', run: async () => `${process.version}, ${process.platform} ${process.arch}` },
  {
    name: 'machine',
    run: async () => `${availableParallelism()} processors, ${Math.round(totalmem() / 1024 ** 3)} GB`,
  },
  { name: 'settings', run: settingsHere },
  { name: 'temporary files', run: writeSomething },
  { name: 'text, PDF and HTML', run: () => renderWith('report', ['pdf', 'html']) },
  { name: 'pictures', run: () => renderWith('og-image', ['png', 'svg']) },
  { name: 'worker threads', run: () => renderWith('report', ['pdf'], 1) },
]

/** Tries on this machine what a render needs, and says what does not work. Ends with 1 where something does not. */
export async function doctorCommand(): Promise<void> {
  const { mark } = settingFor(process.stdout, process.env)
  for (const { name, run } of checks) {
    try {
      process.stdout.write(`${mark('✓', 'good')} ${name}: ${await run()}\n`)
    } catch (error) {
      process.exitCode = 1
      process.stdout.write(`${mark('✗', 'bad')} ${name}: ${(error as Error).message}\n`)
    }
  }
}

async function settingsHere(): Promise<string> {
  const set = Object.keys(await readFolderSettings('-'))
  return set.length === 0 ? 'none in this folder' : set.join(', ')
}

async function writeSomething(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-doctor-'))
  await writeFile(join(folder, 'probe'), 'probe')
  await rm(folder, { recursive: true })
  return tmpdir()
}

async function renderWith(
  format: string,
  outputs: readonly ('pdf' | 'html' | 'png' | 'svg')[],
  threads = 0,
): Promise<string> {
  const engine = createEngine({ formats, threads })
  try {
    const start = performance.now()
    const { artifacts } = await engine.render({ format, content: '# Probe\n\nOne line of text.\n', outputs })
    const bytes = artifacts.reduce((sum, artifact) => sum + artifact.bytes.byteLength, 0)
    return `${Math.round(bytes / 1024)} KB in ${Math.round(performance.now() - start)} ms`
  } finally {
    await engine.close()
  }
}
