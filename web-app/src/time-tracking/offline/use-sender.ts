import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { keyOf } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { useEffect } from 'react'
import { changedByTimer } from '../commands'
import { hideEntry, showEntry } from '../entry-cache'
import { expectedId } from '../expected'
import { timerTexts } from '../messages'
import { sendKept } from './send-kept'

/** Milliseconds until the next try without an answer, doubled each time. */
const [FIRST_TRY, LAST_TRY] = [2000, 60_000]

/** Sends waiting actions at once, when the connection returns, and again until it succeeds. */
export function useSender(waiting: number) {
  const t = useText(timerTexts)
  const client = useQueryClient()
  const { workspace, employee } = useMember()

  useEffect(() => {
    if (waiting === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let [wait, stopped] = [FIRST_TRY, false]

    const go = async () => {
      clearTimeout(timer)

      const later = { offline: true } as const
      // A disk that cannot be read now is tried again like a missing connection.
      const sent = navigator.onLine
        ? await sendKept({ workspace: workspace.id, employee: employee.id }).catch(() => later)
        : later

      if (sent.offline) {
        if (stopped) return
        timer = setTimeout(go, wait)
        wait = Math.min(wait * 2, LAST_TRY)
        return
      }

      for (const { id, entry } of sent.done) {
        hideEntry(client, expectedId(id))
        if (entry) showEntry(client, entry)
      }

      for (const each of changedByTimer) void client.invalidateQueries({ queryKey: keyOf(each) })
      if (sent.refused > 0) toast({ text: t('kept.refused', { count: sent.refused }), tone: 'bad' })
      else if (sent.done.length > 0) toast(t('kept.sent', { count: sent.done.length }))
    }

    const again = () => void go()
    again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)

    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [waiting, workspace.id, employee.id, client, t])
}
