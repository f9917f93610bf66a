import { lazy, Suspense } from 'react'
import { whenIdle } from '../net/when-idle'

// The page goes on without it, if the line is lost before it is here.
const LazyLater = lazy(() =>
  new Promise<void>((done) => whenIdle(done))
    .then(() => import('./away/later'))
    .catch(() => ({ default: () => null })),
)

/** What comes once the page is idle, such as the notice that the server does not answer. */
export const OfflineBar = () => (
  <Suspense>
    <LazyLater />
  </Suspense>
)
