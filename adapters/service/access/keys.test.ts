import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Reader, Store } from '../ports/store.ts'
import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'
import { holders } from './keys.ts'

/** A store that counts its reads, and begins them when it is told to. */
function createSlowStore(): { readonly service: Service; live: boolean; reads: number; begin(): void } {
  const waiting: (() => void)[] = []
  const slow = {
    ...{ live: true, reads: 0 },
    begin() {
      for (const go of waiting.splice(0)) go()
    },
    service: undefined as unknown as Service,
  }
  const rows = (): readonly unknown[] =>
    slow.live ? [{ accountId: 'a', userId: 'u', keyId: 'k', scopes: [] }] : []
  const read: Store['read'] = work =>
    new Promise((resolve, reject) => {
      slow.reads += 1
      waiting.push(() => work({ find: async () => rows() } as unknown as Reader).then(resolve, reject))
    })
  slow.service = { store: { read } } as unknown as Service
  return slow
}

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const lookUps = suite('looking keys up')

lookUps('whoever asks before a look-up begins shares it', async () => {
  const slow = createSlowStore()
  const holderOf = holders(slow.service)
  const asked = [holderOf('one'), holderOf('one'), holderOf('other')]
  await turn()
  asked.push(holderOf('one'))
  slow.begin()
  assert.equal(
    (await Promise.all(asked)).map(({ keyId }) => keyId),
    ['k', 'k', 'k', 'k'],
  )
  assert.is(slow.reads, 2)
})

lookUps('whoever asks after it has begun is told what is so by then', async () => {
  const slow = createSlowStore()
  const holderOf = holders(slow.service)
  const before = holderOf('one')
  await turn()
  slow.begin()
  slow.live = false
  const after = holderOf('one')
  assert.is((await before).keyId, 'k')
  await turn()
  slow.begin()
  const refusal = await after.catch((error: unknown) => error)
  assert.is(refusal instanceof ServiceError && refusal.code, 'unauthenticated')
  assert.is(slow.reads, 2)
})

lookUps('one that fails is forgotten', async () => {
  let isAway = true
  const read = async (): Promise<unknown> => {
    if (isAway) throw new Error('away')
    return { keyId: 'k' }
  }
  const holderOf = holders({ store: { read } } as unknown as Service)
  assert.is(await holderOf('one').catch(({ message }: Error) => message), 'away')
  isAway = false
  assert.is((await holderOf('one')).keyId, 'k')
})

lookUps.run()
