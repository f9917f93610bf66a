import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { Bar } from '../banners'
import { awayTexts } from './messages'

/** Milliseconds after which content that is missing needs a word. */
const PATIENCE = 8_000

/** Says that the server takes long while a part of the page still waits for its first answer. */
export function SlowBar() {
  const t = useText(awayTexts)
  const client = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    return followWaiting(client, setSlow)
  }, [client])

  return (
    <div role="status">
      {isSlow && (
        <Bar tone="wait" icon="warning">
          {t('slow')}
        </Bar>
      )}
    </div>
  )
}

/** Tells whether a read on the page has waited too long. Returns a function that ends it. */
function followWaiting(client: QueryClient, tell: (slow: boolean) => void): () => void {
  const cache = client.getQueryCache()
  /** Reads without data, and since when they wait; the first one has waited longest. */
  const since = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    const [first] = since.values()
    const left = first === undefined ? undefined : first + PATIENCE - Date.now()
    if (left !== undefined && left > 0) timer = setTimeout(look, left)
    tell(left !== undefined && left <= 0)
  }

  const note = (query: ReturnType<typeof cache.getAll>[number], isThere: boolean) => {
    const { status, fetchStatus } = query.state
    const waits = isThere && query.isActive() && status === 'pending' && fetchStatus === 'fetching'
    if (waits === since.has(query.queryHash)) return
    if (waits) since.set(query.queryHash, Date.now())
    else since.delete(query.queryHash)
    look()
  }

  for (const query of cache.getAll()) note(query, true)
  const stop = cache.subscribe(({ type, query }) => note(query, type !== 'removed'))

  return () => {
    clearTimeout(timer)
    stop()
  }
}
