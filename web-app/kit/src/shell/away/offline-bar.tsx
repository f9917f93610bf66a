import { useQueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { toServer } from '../../i18n/zone-time'
import { call } from '../../net/client'
import { onKeptShown, readFromServer } from '../../net/kept-shown'
import { Strong } from '../../ui/text'
import { Bar } from '../banners'
import { awayTexts } from './messages'

const every = 15_000

const HOUR = 3_600_000

/** Checks every 15 seconds whether the server answers, and shows since when it does not. */
export default function OfflineBar() {
  const t = useText(kitTexts)
  const tr = useText(awayTexts)
  const { time, moment } = useFormat()
  const since = useOfflineSince()
  if (since === null) return null
  const write = Date.now() - since < 12 * HOUR ? time : moment

  return (
    <div role="status">
      <Bar tone="wait" icon="warning">
        <Strong component="b">{tr('since', { time: write(toServer(since)) })}</Strong>{' '}
        {t('offline')}
      </Bar>
    </div>
  )
}

/** Returns the time of what is on screen while the server does not answer; null while it does. */
function useOfflineSince(): number | null {
  const client = useQueryClient()
  const [since, setSince] = useState<number | null>(null)
  const answered = useRef(Date.now())
  const fromDevice = useRef(false)

  useEffect(() => {
    let stopped = false

    const back = () => {
      answered.current = Date.now()
      setSince(null)
      if (!fromDevice.current) return
      fromDevice.current = false
      readFromServer()
      void client.invalidateQueries()
    }

    const lost = () => setSince((known) => known ?? answered.current)

    const ask = () => {
      // A tab in the background has no reader.
      if (document.hidden) return
      call(accessApi.ping, {}, { timeout: 10_000 }).then(
        () => !stopped && back(),
        () => !stopped && lost(),
      )
    }

    const stopListening = onKeptShown((asOf) => {
      fromDevice.current = true
      setSince((known) => Math.min(known ?? asOf, asOf))
    })

    if (!navigator.onLine) lost()
    const timer = setInterval(ask, every)
    window.addEventListener('offline', lost)
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)

    return () => {
      stopped = true
      stopListening()
      clearInterval(timer)
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [client])

  return since
}
