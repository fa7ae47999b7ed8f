import memory from 'unstorage/drivers/memory'
import { createBlobs } from '../blobs/create-blobs.ts'
import { openDriver } from '../blobs/open-driver.ts'
import { startS3 } from '../blobs/s3-server.test.kit.ts'
import type { Blobs } from '../service/ports/blobs.ts'

/** Where a service for tests keeps its files. */
export interface TestBlobs {
  readonly blobs: Blobs
  /** Takes bytes away as only a fault of the storage does. */
  lose(key: string): Promise<void>
  close(): Promise<void>
}

/**
 * Blobs in memory, or in a bucket of their own: `TEST_BLOBS` is `s3`, or `s3-direct` when clients reach the bucket themselves. So whole
 * suites run on another place as they are.
 */
export async function openTestBlobs(): Promise<TestBlobs> {
  const place = process.env['TEST_BLOBS']
  if (place === undefined) {
    const driver = memory()
    return {
      blobs: createBlobs(driver),
      lose: async key => driver.removeItem?.(key, {}),
      close: async () => {},
    }
  }
  const { account, close } = await startS3()
  const open = place === 's3-direct' ? { publicEndpoint: account.endpoint } : {}
  const driver = await openDriver(JSON.stringify({ driver: 's3', ...account, ...open }), '/nowhere')
  const blobs = createBlobs(driver)
  return {
    blobs,
    lose: async key => driver.removeItem?.(key, {}),
    async close() {
      await blobs.close()
      await close()
    },
  }
}
