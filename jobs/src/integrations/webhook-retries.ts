import { DELIVERY_TRIED_DAYS } from '@workledger/contracts/integrations/bounds'
import { DAY_MS } from '@workledger/contracts/kernel/durations'

/** Tells whether a delivery has been tried for too long. */
export const isOver = (first: Date, now: Date): boolean =>
  now.getTime() - first.getTime() >= DELIVERY_TRIED_DAYS * DAY_MS
