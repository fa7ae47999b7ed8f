import type { Driver } from 'unstorage'
import { storageFault } from './storage-fault.ts'
import { toCause } from './to-cause.ts'

/** The calls of a driver that blobs use; which of them there are differs. */
const calls = ['hasItem', 'getItem', 'getItemRaw', 'setItem', 'setItemRaw', 'removeItem'] as const

/** A driver whose faults are one line each, without the secrets among its options. */
export function withClearFaults(driver: Driver): Driver {
  const clear = calls.flatMap(name => {
    const call = driver[name] as ((...given: unknown[]) => unknown) | undefined
    return call === undefined ? [] : [[name, clearly(call, driver.options)] as const]
  })
  return { ...driver, ...Object.fromEntries(clear) }
}

function clearly(call: (...given: unknown[]) => unknown, options: object | undefined) {
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      return await call(...given)
    } catch (error) {
      throw storageFault(toCause(error, options))
    }
  }
}
