import { billedTimeEvents as e } from '@workledger/contracts/invoicing/billed-time.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { on, projection, removeWhere } from '../kernel/projection'
import { col, table } from '../kernel/table'

/**
 * Time entries on a line of an invoice. `id` is the entry's; `seconds` is its length when it was
 * added.
 */
export const billedTime = table(
  'billed_time',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    client_id: col.uuid,
    invoice_id: col.uuid,
    item_id: col.uuid,
    seconds: col.int,
  },
  { indexes: ['invoice_id', 'item_id'] },
)

type Billed = RecordedOf<typeof e.TimeBilled>

/** The line of each entry of an event, computed once for all entries. */
const lines = new WeakMap<object, ReadonlyMap<string, { item_id: string; seconds: number }>>()

function billedLinesOf({ data }: Billed) {
  const known = lines.get(data)
  if (known) return known

  const all = new Map(
    data.lines.flatMap(({ item_id, entries }) =>
      Object.entries(entries).map(([id, seconds]) => [id, { item_id, seconds }] as const),
    ),
  )

  lines.set(data, all)

  return all
}

export const billedTimeProjection = projection('billed-time', {
  version: 1,
  tables: [billedTime],
  steps: [
    on(
      e.TimeBilled,
      billedTime,
      (event) => [...billedLinesOf(event).keys()],
      (row, event, id) => {
        // The entry's project moved to another client at the same time. The first invoice keeps the
        // entry; the other cannot be issued.
        if (row) return undefined
        const { client_id, invoice_id } = event.data

        return {
          id,
          workspace_id: event.workspace,
          client_id,
          invoice_id,
          ...billedLinesOf(event).get(id)!,
        }
      },
    ),
    removeWhere(e.BilledTimeReleased, billedTime, 'item_id', ({ data }) => data.item_id),
  ],
})
