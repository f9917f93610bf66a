import { lazy, Suspense } from 'react'
import type { ImportHistoryShown } from './history-shown'

const Panel = lazy(() => import('./import-history-panel'))

interface ImportHistoryProps {
  /** The import; without one there is no panel. */
  readonly record: { readonly stream: string } | null
  readonly title: string
  readonly shown: ImportHistoryShown
  readonly close: () => void
}

/** The history of one import, in a panel that loads on demand. */
export const ImportHistory = ({ record, ...of }: ImportHistoryProps) => (
  <Suspense>{record && <Panel stream={record.stream} {...of} />}</Suspense>
)
