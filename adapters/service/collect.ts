import type { Service } from './service.ts'

/** Forgets what has had its time. Called every hour or so. */
export async function collectGarbage({ store, clock }: Service): Promise<void> {
  await store.sweep(clock.now())
}
