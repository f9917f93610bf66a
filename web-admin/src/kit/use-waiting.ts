import { useHeld } from '@workledger/kit/ui/undo-queue'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'

/**
 * A list of what is decided on, as it is shown: among what waits, a row that is decided on screen
 * leaves at once, and Undo brings it back.
 */
export function useWaiting<R extends RaRecord<string>>(list: ConsoleList<R>) {
  const held = useHeld()
  const pending = list.filters.status === 'pending'
  const rows = pending ? list.rows.filter(({ id }) => !held.has(id)) : list.rows
  const shown = { ...list, rows, total: list.total - (list.rows.length - rows.length) }

  return { held, pending, rows, shown }
}
