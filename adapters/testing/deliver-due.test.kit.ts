import type { Courier } from '../service/notices/deliver-notice.ts'
import { createDeliveries } from '../service/notices/deliveries.ts'
import type { Service } from '../service/service.ts'

/** Tries everything that is due once and waits for it. */
export async function deliverDue(service: Service, courier: Courier): Promise<void> {
  const deliveries = createDeliveries(service, courier)
  while ((await deliveries.begin()) > 0) await deliveries.settled()
}
