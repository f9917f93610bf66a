import { useQuery } from '@tanstack/react-query'
import { leaveOfItem } from '@workledger/kit/areas/inbox/leave-of-item'
import { firstItemsQuery } from '@workledger/kit/areas/inbox/use-inbox-items'
import { useMember } from '@workledger/kit/net/current'
import { useHeld } from '@workledger/kit/ui/undo-queue'

/** Twice as many as the dashboard's card shows, so it stays full while some are decided. */
export const dashboardLeaves = 8

/** Returns the first leaves of the inbox, without those just decided. */
export function useFirstLeaves() {
  const { workspace } = useMember()
  const decided = useHeld()
  const found = useQuery(firstItemsQuery(workspace.id, 'leave', dashboardLeaves))
  const all = found.data?.data ?? []
  const leaves = all.filter(({ record }) => !decided.has(record)).flatMap(leaveOfItem)

  return {
    ...found,
    leaves,
    total: Math.max(0, (found.data?.counts.leave ?? 0) - (all.length - leaves.length)),
  }
}
