import { lazy, Suspense } from 'react'
import { whenIdle } from '../net/when-idle'

// The page goes on without it, if the line is lost before it is here.
const LazyOfflineBar = lazy(() =>
  new Promise<void>((done) => whenIdle(() => done()))
    .then(() => import('./away/offline-bar'))
    .catch(() => ({ default: () => null })),
)

/** Tells that the server does not answer; its code comes once the page is idle. */
export const OfflineBar = () => (
  <Suspense>
    <LazyOfflineBar />
  </Suspense>
)
