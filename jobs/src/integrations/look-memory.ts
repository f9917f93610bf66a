import type { ChangeRow, Managed } from '@workledger/projections/changes/changes.queries'
import type { WebhookSecret } from './webhook-signature'

/**
 * What one look of the sender has read, each once. The next look begins with an empty one, so a
 * revoked right or a removed secret holds from there.
 */
export class LookMemory {
  readonly managed = once<Managed>()
  readonly secret = once<WebhookSecret | undefined>()
  readonly rows = once<readonly ChangeRow[]>()
}

function once<Value>() {
  const known = new Map<string, Promise<Value>>()

  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = known.get(key) ?? read()
    known.set(key, found)
    // A failed read is tried again.
    found.catch(() => known.delete(key))

    return found
  }
}
