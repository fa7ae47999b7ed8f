import type { Limits, Prices, Settings } from '../service/settings.ts'
import { defaultLimits } from '../service/settings.ts'
import { readDollars } from './environment.ts'
import { type Variables, variables } from './variables.ts'

/** Names that begin like a setting and are none are most likely mistyped. */
const prefix = 'PLATEN_'

/**
 * Reads every setting. Throws one Error that names all that are wrong, each with how to mend it: an operator should not
 * have to start as often as there are mistakes.
 */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const problems: string[] = []
  const read = Object.entries(variables).map(([key, variable]) => {
    try {
      return [key, variable.read(environment[variable.name])]
    } catch (error) {
      problems.push((error as Error).message)
      return [key, undefined]
    }
  })
  const known = new Set(Object.values(variables).map(({ name }) => name as string))
  for (const name of Object.keys(environment)) {
    if (name.startsWith(prefix) && !known.has(name))
      problems.push(`${name} is no setting; the README lists all`)
  }
  const values = Object.fromEntries(read) as Variables
  problems.push(...contradictions(values))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return values
}

function contradictions(values: Variables): string[] {
  const { secret, stripeKey, stripeWebhookSecret, publicUrl, contentUrl } = values
  const { designerUrl, designerModel } = values
  return [
    ...sharingProblems(values),
    ...(secret !== undefined && secret.length < 32
      ? ['PLATEN_SECRET is shorter than 32 characters; make one with: openssl rand -hex 32']
      : []),
    ...((stripeKey === undefined) !== (stripeWebhookSecret === undefined)
      ? ['PLATEN_STRIPE_KEY and PLATEN_STRIPE_WEBHOOK_SECRET are set together or not at all']
      : []),
    ...((designerUrl === undefined) !== (designerModel === undefined)
      ? ['PLATEN_DESIGNER_URL and PLATEN_DESIGNER_MODEL are set together or not at all']
      : []),
    ...(publicUrl !== undefined && publicUrl === contentUrl
      ? ['PLATEN_CONTENT_URL is the same as PLATEN_URL; published pages need an origin of their own']
      : []),
  ]
}

/** What only holds where one process has everything, and what several have to agree on. */
function sharingProblems(values: Variables): string[] {
  const { databaseUrl, role, secret, publicUrl, blobs, fsync } = values
  if (databaseUrl === undefined) {
    return role === undefined || role === 'all'
      ? []
      : [
          `PLATEN_ROLE is "${role}", and the state in the data folder belongs to one process; set PLATEN_DATABASE_URL, or leave the role out`,
        ]
  }
  return [
    ...(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)
      ? []
      : ['PLATEN_DATABASE_URL is no address; give one such as postgres://user:password@host:5432/platen']),
    ...(secret === undefined
      ? [
          'PLATEN_SECRET is not set, and processes that share a database have to share it; make one with: openssl rand -hex 32',
        ]
      : []),
    ...(publicUrl === undefined && role !== 'all'
      ? [
          `PLATEN_URL is not set, and links that a process of the role "${role}" makes have to lead to all of them`,
        ]
      : []),
    ...(blobs === 'memory'
      ? ['PLATEN_BLOBS is "memory", which other processes do not see; give fs on a disk that all have, or s3']
      : []),
    ...(fsync === 'off'
      ? ['PLATEN_FSYNC is of the state in the data folder; PostgreSQL has synchronous_commit for that']
      : []),
  ]
}

/** What the rules need of the settings, once it is known where the service listens. */
export function toSettings(
  values: Variables,
  place: { readonly secret: string; readonly publicUrl: string; readonly contentUrl: string },
  formats: Readonly<Record<string, string>>,
): Settings {
  return { ...place, prices: toPrices(values, formats), limits: toLimits(values) }
}

/** Every limit that has a variable of its name; all others are as they are. */
function toLimits(values: Variables): Limits {
  const set = Object.entries(values).filter(([name]) => name in defaultLimits)
  const { timeLimit: renderTime, memoryLimit: renderMemory } = values
  return { ...defaultLimits, ...Object.fromEntries(set), renderTime, renderMemory }
}

function toPrices({ price, prices }: Variables, formats: Readonly<Record<string, string>>): Prices {
  const table = prices === undefined ? {} : readTable(prices)
  const byGroup: Record<string, number> = {}
  const bySlug: Record<string, number> = {}
  for (const [name, usd] of Object.entries(table)) {
    const isGroup = Object.values(formats).includes(name)
    if (!isGroup && !Object.hasOwn(formats, name)) {
      throw new Error(`PLATEN_PRICES names "${name}", which is no group and no format`)
    }
    const micros = typeof usd === 'number' ? readDollars(usd) : undefined
    if (micros === undefined) {
      throw new Error(
        `PLATEN_PRICES gives "${name}" no amount in USD with four decimals at most, such as 0.25`,
      )
    }
    const target = isGroup ? byGroup : bySlug
    target[name] = micros
  }
  return { default: price, byGroup, bySlug }
}

function readTable(json: string): Record<string, unknown> {
  try {
    const table: unknown = JSON.parse(json)
    if (typeof table === 'object' && table !== null && !Array.isArray(table))
      return table as Record<string, unknown>
  } catch {
    // The message below says it all.
  }
  throw new Error('PLATEN_PRICES is no JSON object; give {"slides": 0.3}')
}
