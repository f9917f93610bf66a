import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCurrentOrNull } from '../../net/current'
import { keepStaleData } from '../../net/stale-data'
import { keepFocus } from '../../ui/keep-focus'
import { usePrefetchedPages } from '../use-prefetched-pages'
import OfflineBar from './offline-bar'
import { SignedOutDialog } from './signed-out'
import { SlowBar } from './slow-bar'

/** What the shell needs after a page's first content. */
export default function Later(): ReactNode {
  const client = useQueryClient()
  const current = useCurrentOrNull()
  usePrefetchedPages()

  useEffect(() => {
    const letGo = [keepStaleData(client), keepFocus()]
    return () => {
      for (const stop of letGo) stop()
    }
  }, [client])

  return (
    <>
      <OfflineBar />
      <SlowBar />
      {current && <SignedOutDialog account={current.user.id} />}
    </>
  )
}
