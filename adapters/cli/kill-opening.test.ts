/** A process that is killed while it opens a folder, and one that is killed while it repairs one: real processes, a real disk. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seededChance } from '../../core/testing/seeded-chance.test.kit.ts'
import { isSoak } from '../../core/testing/soak.test.kit.ts'
import { until } from '../../core/testing/until.test.kit.ts'
import { holdsOf } from '../service/credits/holds.ts'
import { checkLedger } from '../service/credits/ledger.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { startPlaten } from '../testing/serve-process.test.kit.ts'
import { acceptRunRow, createJobRow, openAccountRow, runRow } from '../testing/store-rows.test.kit.ts'

/** Kills of each kind; `ROUNDS` has as many as it says. */
const rounds = Number(process.env['ROUNDS'] ?? (isSoak ? 100 : 4))

/** Small, so that segments are sealed and folded into the snapshot while the process is killed. */
const segmentSize = 20_000

const disk = createDisk({ sync: false })
const open = (folder: string) => openEmbeddedStore({ folder, disk, segmentSize })

/** Opens a folder, and goes on with jobs and runs that hold money; says each once it is acknowledged. */
const script = (folder: string, round: number): string => `
  const { openEmbeddedStore } = await import('${new URL('../store/embedded/embedded-store.js', import.meta.url)}')
  const rows = await import('${new URL('../testing/store-rows.test.kit.js', import.meta.url)}')
  console.log('opening')
  const store = await openEmbeddedStore({ folder: ${JSON.stringify(folder)}, segmentSize: ${segmentSize} })
  for (let at = 0; ; at += 1) {
    const [job, run] = ['j${round}.' + at, 'r${round}.' + at]
    await rows.createJobRow(store, 'a', job)
    console.log(job)
    const input = { format: 'report', instructions: '', assets: [] }
    await rows.acceptRunRow(store, rows.runRow('a', job, run, { input }), 1, 1e9)
    console.log(run)
  }`

/** When a process is killed: so many ms after it began to open, or once it has acknowledged so many rows. */
type Moment = { readonly delay: number } | { readonly rows: number }

/** Starts the process and kills it at a moment; returns what it acknowledged. */
async function openKilled(folder: string, round: number, moment: Moment): Promise<readonly string[]> {
  const words = ['--input-type=module', '--eval', script(folder, round)]
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  const ended = new Promise<string>(resolve => child.once('close', (_, signal) => resolve(`${signal}`)))
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  lines.on('line', line => said.push(line))
  const heard = new Promise<void>(resolve => lines.once('close', () => resolve()))
  await until(() => said.length > ('rows' in moment ? moment.rows : 0))
  if ('delay' in moment) await wait(moment.delay)
  child.kill('SIGKILL')
  assert.is(await ended, 'SIGKILL')
  await heard
  return said.slice(1)
}

const wait = (delay: number): Promise<void> => new Promise(resolve => setTimeout(resolve, delay))

/** Half a write at the end of the newest segment, as a process leaves it that is killed as it writes. */
function tear(folder: string): void {
  const newest = readdirSync(folder).findLast(name => name.startsWith('journal-') && name.endsWith('.log'))
  if (newest !== undefined) appendFileSync(join(folder, newest), '{"seq":')
}

/** What of these rows a folder no longer has; its money has to add up, and the holds are those of the runs. */
async function missingIn(folder: string, names: Iterable<string>): Promise<readonly string[]> {
  const store = await open(folder)
  try {
    return await store.read(async tx => {
      assert.equal(await checkLedger(tx), [])
      for (const { runId } of await holdsOf(tx, 'a')) assert.ok(await tx.get('runs', runId), runId)
      const missing: string[] = []
      for (const name of names) {
        const row = name.startsWith('j') ? await tx.get('jobs', name) : await tx.get('runs', name)
        if (!row) missing.push(name)
      }
      return missing
    })
  } finally {
    await store.close()
  }
}

test(`killed ${rounds} times as it opens, a folder opens again with all that was acknowledged`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-opening-'))
  const chance = seededChance(rounds)
  const known = new Set<string>()
  let killedOpening = 0
  try {
    const store = await open(folder)
    await openAccountRow(store, 'a', 1_000_000)
    await store.close()
    for (let round = 0; round < rounds; round += 1) {
      // Every second one has hardly the time to open; the others leave it something to recover.
      const moment = round % 2 === 0 ? { rows: 1 + chance.below(40) } : { delay: chance.below(20) }
      const said = await openKilled(folder, round, moment)
      if (said.length === 0) killedOpening += 1
      for (const name of said) known.add(name)
      tear(folder)
    }
    assert.equal(await missingIn(folder, known), [])
    assert.ok(killedOpening > 0, 'every process had opened the folder before it was killed')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** A folder with jobs and holds, one record of which was changed; resolves with what is sound in it. */
async function makeDamaged(data: string): Promise<readonly string[]> {
  const folder = join(data, 'store')
  const store = await openEmbeddedStore({ folder, disk })
  await openAccountRow(store, 'a', 1_000_000)
  const names = Array.from({ length: 400 }, (_, at) => `j${at}`)
  for (const name of names) await createJobRow(store, 'a', name)
  const input = { format: 'report', instructions: '', assets: [] }
  for (const name of names.slice(0, 50))
    await acceptRunRow(store, runRow('a', name, `r${name}`, { input }), 100, 1e9)
  await store.close()
  const [segment] = readdirSync(folder).filter(name => name.startsWith('journal-'))
  const path = join(folder, segment as string)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"j399"', '"j39x"'))
  return [...names.slice(0, -1), ...names.slice(0, 50).map(name => `r${name}`)]
}

/** Begins a repair, and waits until it has taken the folder or has ended. */
async function startRepair(data: string) {
  const started = startPlaten(['store', 'repair', '--data', data])
  const lock = join(data, 'store', 'lock')
  const isTaken = () => existsSync(lock) && readFileSync(lock, 'utf8').includes(`"pid":${started.child.pid},`)
  await until(() => isTaken() || started.child.exitCode !== null)
  return started
}

/** Begins a repair and kills it so many ms after it has taken the folder; tells whether that was before its end. */
async function repairKilled(data: string, delay: number): Promise<boolean> {
  const { child, ended } = await startRepair(data)
  await wait(delay)
  child.kill('SIGKILL')
  return (await ended) === null
}

/** Sound, or refused with the name of the file and the way out. */
async function assertOpensOrTells(folder: string, sound: readonly string[]): Promise<'opens' | 'refused'> {
  try {
    assert.equal(await missingIn(folder, sound), [])
    return 'opens'
  } catch (error) {
    assert.match((error as Error).message, /(journal-\S+|snapshot\.json).*platen store repair/s)
    return 'refused'
  }
}

/** ms from the lock to the end of a repair that nobody kills. */
async function timeOfRepair(data: string): Promise<number> {
  const { ended, error } = await startRepair(data)
  const before = performance.now()
  assert.is(await ended, 0, error())
  return performance.now() - before
}

test(`killed ${rounds} times as it is repaired, a folder opens or is refused by name, and can be repaired`, async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-repairing-'))
  const damaged = join(base, 'damaged')
  const chance = seededChance(rounds)
  let killed = 0
  try {
    const sound = await makeDamaged(damaged)
    assert.is(await assertOpensOrTells(join(damaged, 'store'), sound), 'refused')
    cpSync(damaged, join(base, 'whole'), { recursive: true })
    const most = await timeOfRepair(join(base, 'whole'))
    for (let round = 0; round < rounds; round += 1) {
      const data = join(base, `round${round}`)
      cpSync(damaged, data, { recursive: true })
      // Killed twice: the second repair begins where the first was cut off. What is written is written early.
      for (const share of [0.3, 0.8]) {
        if (await repairKilled(data, chance.below(most * share))) killed += 1
        await assertOpensOrTells(join(data, 'store'), sound)
      }
      await timeOfRepair(data)
      assert.is(await assertOpensOrTells(join(data, 'store'), sound), 'opens')
      rmSync(data, { recursive: true })
    }
    assert.ok(killed > 0, 'every repair had ended before it was killed')
  } finally {
    rmSync(base, { recursive: true })
  }
})

test.run()
