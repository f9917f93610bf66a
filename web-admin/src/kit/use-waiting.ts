import { useHeld } from '@workledger/kit/ui/undo-queue'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'

/**
 * Returns a list of requests as shown: a decided row disappears from the waiting ones at once, and
 * Undo restores it.
 */
export function useWaiting<R extends RaRecord<string>>(list: ConsoleList<R>) {
  const held = useHeld()
  const pending = list.filters.status === 'pending'
  const rows = pending ? list.rows.filter(({ id }) => !held.has(id)) : list.rows
  const shown = { ...list, rows, total: list.total - (list.rows.length - rows.length) }

  return { held, pending, rows, shown }
}
