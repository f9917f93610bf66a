import { lazy, Suspense } from 'react'
import { whenIdle } from '../net/when-idle'

// The page goes on without it, if the line is lost before it is here.
const LazyLater = lazy(() =>
  new Promise<void>((done) => whenIdle(done))
    .then(() => import('./away/later'))
    .catch(() => ({ default: () => null })),
)

/** Tells that the server does not answer, and keeps the focus; its code comes once it is idle. */
export const OfflineBar = () => (
  <Suspense>
    <LazyLater />
  </Suspense>
)
