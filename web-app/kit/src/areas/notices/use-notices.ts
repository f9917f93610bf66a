import { useQuery } from '@tanstack/react-query'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { toastError } from '../../ui/toast'

/** The number of unread notices; undefined while it loads. */
export function useUnread(): number | undefined {
  const { workspace } = useMember()
  const found = useQuery({
    ...query(noticesApi.unreadNotices, { params: { ws: workspace.id } }),
    staleTime: 60_000,
  })

  return found.data?.data.unread
}

/** Marks one notice, or all up to one, as read. */
export function useReading() {
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const invalidates = [noticesApi.unreadNotices, noticesApi.notices]
  const one = useCommand(noticesApi.readNotice, { invalidates, onError: toastError })
  const all = useCommand(noticesApi.readNotices, { invalidates, onError: toastError })

  return {
    readOne: (id: string) => one.run({ params: { ...params, id } }),
    readUpTo: (up_to: string) => all.send({ params, body: { up_to } }),
    busy: all.busy,
  }
}
