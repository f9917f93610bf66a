import { useQueryClient } from '@tanstack/react-query'
import { offlineActionsApi } from '@workledger/contracts/time-tracking/offline-actions.api'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { toServer } from '@workledger/kit/i18n/zone-time'
import { ApiError, call, newKey } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { showEntry } from '../entry-cache'
import { actionOf, isExpected } from '../expected'
import { type Action, keep } from '../offline/outbox'
import { waitingOf } from '../offline/waiting'
import type { Away } from './away'

/**
 * Returns a function that records that the person kept the time away, so that their other devices
 * do not ask again. Without a connection the device keeps the answer, too.
 */
export function useKeepIdle() {
  const client = useQueryClient()
  const { workspace, employee } = useMember()
  const params = { ws: workspace.id }

  return async (running: TimeEntry, { from, to }: Away) => {
    const action: Action = {
      ...{ kind: 'keep_idle', id: newKey(), pressed_at: toServer(serverNow()) },
      ...{ from: toServer(from), to: toServer(to) },
      ...(isExpected(running) ? { action_id: actionOf(running) } : { entry_id: running.id }),
    }

    // This device knows it at once.
    const shown = { ...running, idle_kept_until: toServer(to) }
    showEntry(client, shown)
    let tried = false

    if (navigator.onLine && waitingOf(employee.id).waiting === 0) {
      try {
        const body = { actions: [action] }
        await call(offlineActionsApi.sendOfflineActions, { params, body })
        return
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        tried = true
      }
    }

    const label = running.description
    // Without a disk only the other devices ask; the entry does not change.
    await keep({ employee: employee.id, action, label, shown, tried }).catch(() => false)
  }
}
