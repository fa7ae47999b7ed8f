/** How the text of an environment variable is read. */
export interface Variable<Value> {
  readonly name: string
  /** What it sets, with its unit; for the README and for errors. */
  readonly about: string
  /** As it is written in a table. */
  readonly shown: string
  /** Throws an Error that says what is allowed. */
  read(text: string | undefined): Value
}

/** A whole number within bounds. */
export function wholeNumber(
  name: string,
  about: string,
  [usual, least, most]: readonly [number, number, number],
): Variable<number> {
  return {
    ...{ name, about, shown: String(usual) },
    read(text) {
      if (text === undefined || text === '') return usual
      const value = Number(text)
      if (Number.isInteger(value) && value >= least && value <= most) return value
      throw new Error(`${name} is "${text}"; give a whole number from ${least} to ${most}`)
    },
  }
}

/** The ledger is shown to four decimals of a dollar: a finer amount would drift apart from what is shown. µUSD */
const finest = 100

/** An amount in USD as µUSD; `undefined` when it is none, or finer than the ledger shows. */
export function readDollars(usd: number): number | undefined {
  const micros = Math.round(usd * 1_000_000)
  const isKept =
    usd >= 0 && usd <= 1_000_000 && micros % finest === 0 && Math.abs(micros - usd * 1_000_000) < 0.01
  return isKept ? micros : undefined
}

/** An amount in USD, read to µUSD. */
export function dollars(name: string, about: string, usual: number): Variable<number> {
  return {
    ...{ name, about, shown: String(usual) },
    read(text) {
      if (text === undefined || text === '') return Math.round(usual * 1_000_000)
      const micros = /^\d+(\.\d+)?$/.test(text) ? readDollars(Number(text)) : undefined
      if (micros !== undefined) return micros
      throw new Error(`${name} is "${text}"; give an amount in USD such as 0.25, with four decimals at most`)
    },
  }
}

/** Any text; `undefined` when it is not set. */
export function text(name: string, about: string): Variable<string | undefined> {
  return { name, about, shown: 'not set', read: value => (value === '' ? undefined : value) }
}

/** Text that has a default. */
export function textOr(name: string, about: string, usual: string): Variable<string> {
  return { name, about, shown: usual, read: value => (value === undefined || value === '' ? usual : value) }
}

/** One of several words. */
export function choice<Word extends string>(
  name: string,
  about: string,
  [usual, ...others]: readonly [Word, ...Word[]],
): Variable<Word> {
  const words = [usual, ...others]
  return {
    ...{ name, about, shown: usual },
    read(value) {
      const word = value === undefined || value === '' ? usual : words.find(candidate => candidate === value)
      if (word !== undefined) return word
      throw new Error(`${name} is "${value}"; give one of ${words.join(', ')}`)
    },
  }
}

/** The origin of a web address, without a slash at the end; `undefined` when it is not set. */
export function origin(name: string, about: string): Variable<string | undefined> {
  return {
    ...{ name, about, shown: 'not set' },
    read(value) {
      if (value === undefined || value === '') return undefined
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
        return url.origin
      throw new Error(`${name} is "${value}"; give an origin such as https://platen.example.com`)
    },
  }
}
