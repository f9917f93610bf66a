import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { keepStaleData } from '../../net/stale-data'
import { keepFocus } from '../../ui/keep-focus'
import { usePrefetchedPages } from '../use-prefetched-pages'
import OfflineBar from './offline-bar'

/** What the shell needs after a page's first content. */
export default function Later(): ReactNode {
  const client = useQueryClient()
  usePrefetchedPages()

  useEffect(() => {
    const letGo = [keepStaleData(client), keepFocus()]
    return () => {
      for (const stop of letGo) stop()
    }
  }, [client])

  return <OfflineBar />
}
