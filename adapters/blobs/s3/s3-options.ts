/** A bucket, who may use it, and how long its answers may take. */
export interface S3Options {
  /** Where this process reaches the store; objects are below the name of the bucket. */
  readonly endpoint: string
  /** Where clients reach it: with it, uploads and downloads go there straight. */
  readonly publicEndpoint?: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
  /** An answer that has not begun by then is none, ms; bodies have besides as long as they take at 128 KiB/s. */
  readonly timeout?: number
  /** How often a request is made again that failed for what passes. */
  readonly retries?: number
  /** Before the second retry, ms; doubled for each that follows, and some chance in all. */
  readonly pause?: number
  /** Bytes of what was fetched that are kept at hand on the disk. */
  readonly spool?: number
}

/** Options that a bucket cannot do without. */
const neededOptions = ['endpoint', 'region', 'bucket', 'accessKeyId', 'secretAccessKey'] as const

/** What is wrong with options, with how to mend it; `undefined` when nothing is. */
export function complainOfOptions(options: Readonly<Record<string, unknown>>): string | undefined {
  const missing = neededOptions.filter(name => typeof options[name] !== 'string')
  if (missing.length > 0) return `without ${missing.join(', ')}; add them`
  for (const name of ['endpoint', 'publicEndpoint']) {
    const value = options[name]
    if (value !== undefined && !isAddress(value)) {
      return `with the ${name} "${value}"; give an address such as https://s3.example.com`
    }
  }
  for (const name of ['timeout', 'retries', 'pause', 'spool']) {
    const value = options[name]
    if (value !== undefined && !(Number.isSafeInteger(value) && (value as number) >= 0)) {
      return `with the ${name} "${value}"; give a whole number`
    }
  }
  return undefined
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
