import type { Receipt } from '../../receipts/receipt.ts'
import type { AccountStore, KeyStore } from './account-store.ts'
import type { BlobStore } from './blob-store.ts'
import type { JobStore } from './job-store.ts'
import type { MoneyStore } from './money-store.ts'
import type { NoticeStore } from './notice-store.ts'
import type { RunStore } from './run-store.ts'
import type { FileStore, VersionStore } from './version-store.ts'

/**
 * All state of the service behind atomic commands: each is one durable commit or nothing. A command that a request
 * causes takes the account first and answers `undefined` for what is not there, is deleted, or is somebody else's.
 * No command resolves before its commit is on disk, and no read shows what is not.
 */
export interface Store
  extends AccountStore,
    KeyStore,
    JobStore,
    RunStore,
    VersionStore,
    FileStore,
    BlobStore,
    MoneyStore,
    NoticeStore {
  /** What an earlier request with this key led to. */
  findReceipt(accountId: string, key: string): Promise<Receipt | undefined>
  /** Keeps what a request led to that changed nothing else here. */
  keepReceipt(receipt: Receipt): Promise<void>
  /** Forgets receipts, used sign-in links and payment events that have had their time. */
  sweep(at: number): Promise<void>
  /** Throws when nothing can be written any more. */
  probe(): Promise<void>
  /** Writes what waits and lets go of the folder. */
  close(): Promise<void>
}
