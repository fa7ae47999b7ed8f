import { access } from 'node:fs/promises'
import type { User } from '../service/credits/account.ts'
import { toTimestamp } from '../service/ports/clock.ts'
import { makeKey } from '../service/access/keys.ts'
import { type Scope, scopes } from '../service/access/scope.ts'
import type { Store } from '../service/ports/store.ts'
import { readVariables } from '../settings/read-settings.ts'
import type { Variables } from '../settings/variables.ts'
import { FolderInUse } from '../store/embedded/journal/lock.ts'
import { createPinoLog } from '../system/pino-log.ts'
import { createSystemClock } from '../system/system-clock.ts'
import { createSystemRandom } from '../system/system-random.ts'
import { openStore } from '../host/open-store.ts'
import { type DataFolder, openDataFolder, readSecret } from '../host/data-folder.ts'
import { writeAudit } from '../service/audit/write-audit.ts'
import { usageError } from './usage-error.ts'
import { mostOfName, readName } from '../service/names.ts'
import { addKey, endKey, keysOf } from '../service/access/live-keys.ts'
import { firstAccount, usersOf } from '../service/access/people.ts'

/** Where the keys are. */
export interface KeysOptions {
  readonly data?: string
}

/** What a new key is called and may do. */
export interface CreateKeyOptions extends KeysOptions {
  readonly name: string
  readonly scope: readonly string[]
}

const operator = { role: 'operator' } as const

/** Makes a key of the owner and prints its secret, once. */
export async function createKeyCommand({ name: given, scope, data }: CreateKeyOptions): Promise<void> {
  const name = readName(given)
  if (name === undefined) throw usageError(`--name has 1 to ${mostOfName} characters`)
  const wanted = scope.length === 0 ? scopes : scope.map(readScope)
  await withFolder({ data }, async ({ store, folder, values }, owner) => {
    const secret = values.secret ?? (await readSecret(folder, { isNew: false }))
    const service = { random: createSystemRandom(), clock: createSystemClock(), settings: { secret } }
    const made = makeKey(service, owner, name, wanted)
    const { keyId, accountId, createdAt: at } = made.key
    await store.transact(async tx => {
      await addKey(tx, made.key, values.keys)
      writeAudit(tx, { accountId, at, act: 'key-created', by: operator, on: keyId, note: name })
    })
    process.stdout.write(`${made.key.keyId}\nAPI key: ${made.secret}\n`)
  })
}

/** Prints every live key, oldest first. */
export async function listKeysCommand(options: KeysOptions): Promise<void> {
  await withFolder(options, async ({ store }, { accountId }) => {
    for (const { keyId, secretPrefix, createdAt, name } of await store.read(tx => keysOf(tx, accountId))) {
      process.stdout.write(`${keyId}  ${secretPrefix}…  ${toTimestamp(createdAt)}  ${name}\n`)
    }
  })
}

/** Ends a key. */
export async function revokeKeyCommand(keyId: string, options: KeysOptions): Promise<void> {
  await withFolder(options, async ({ store }, { accountId }) => {
    const at = createSystemClock().now()
    const revoked = await store.transact(async tx => {
      const key = await endKey(tx, accountId, keyId, at)
      if (key) writeAudit(tx, { accountId, at, act: 'key-revoked', by: operator, on: keyId, note: key.name })
      return key
    })
    if (!revoked) throw new Error(`there is no key "${keyId}"; \`platen keys list\` shows all`)
    process.stdout.write(`revoked ${keyId}\n`)
  })
}

interface OpenFolder {
  readonly store: Store
  readonly folder: DataFolder
  readonly values: Variables
}

/** Opens the folder of a service that is stopped, or the database of one that may run. */
export async function withFolder(
  { data }: { readonly data?: string | undefined },
  work: (open: OpenFolder, owner: Pick<User, 'accountId' | 'userId'>) => Promise<void>,
): Promise<void> {
  const values = readVariables({ ...process.env, ...(data !== undefined && { PLATEN_DATA: data }) })
  const nothing = `there is no service in ${values.data}; start one with \`platen serve --data ${values.data}\``
  await access(values.data).catch(() => {
    throw new Error(nothing)
  })
  const folder = await openDataFolder(values.data)
  const store = await openStopped(values, folder)
  try {
    const account = await store.read(tx => firstAccount(tx))
    const [owner] = account ? await store.read(tx => usersOf(tx, account.accountId)) : []
    if (!owner) throw new Error(nothing)
    await work({ store, folder, values }, owner)
  } finally {
    await store.close()
  }
}

async function openStopped(values: Variables, folder: DataFolder): Promise<Store> {
  try {
    return await openStore(values, folder, createPinoLog('silent'))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new Error(`${error.message}. While the service runs, use its dashboard or POST /v1/auth/keys`)
  }
}

function readScope(text: string): Scope {
  const scope = scopes.find(candidate => candidate === text)
  if (scope) return scope
  throw usageError(`there is no scope "${text}"; allowed are ${scopes.join(', ')}`)
}
