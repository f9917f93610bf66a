import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentOrNull } from '../net/current'
import { whenQuiet } from '../net/when-idle'
import { prefetchPage } from '../ui/pages'
import { navigationFor } from './nav'

/** People who save data, or have a slow line, load a page when they open it. */
function sparesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

/** Loads the code of the sidebar's pages, one after the other, when the page is complete. */
export function usePrefetchedPages() {
  const employee = useCurrentOrNull()?.employee
  const client = useQueryClient()
  const permissions = employee?.role?.permissions
  const policy = employee?.time_off_policy_id

  useEffect(() => {
    if (!permissions || sparesData()) return

    const pages = navigationFor(permissions, { time_off_policy_id: policy })
      .flatMap(({ entries }) => entries)
      .flatMap(({ to, children }) => (children ?? [{ to }]).map((each) => each.to))

    let stop = () => {}
    let ended = false

    const next = (index: number) => {
      const page = pages[index]
      if (!page || ended) return

      stop = whenQuiet(client, async () => {
        await prefetchPage(page)
        next(index + 1)
      })
    }

    next(0)

    return () => {
      ended = true
      stop()
    }
  }, [client, permissions, policy])
}
