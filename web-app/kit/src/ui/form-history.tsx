import { createContext, type ReactNode, Suspense, use } from 'react'
import { useBeside } from './beside'
import { SkeletonRows } from './states'

/** Within it, a history is a part of the page instead of a panel over it. */
export const InPage = createContext(false)

/**
 * The history of a record next to its form, where a window has room. In a narrower window the
 * record's History button opens it.
 */
export function HistoryBeside({ children }: { children: ReactNode }) {
  if (!useBeside() || !children) return null

  return (
    <InPage value={true}>
      <Suspense fallback={<SkeletonRows rows={4} height={64} />}>{children}</Suspense>
    </InPage>
  )
}

/** The history of the record in the form. A dialog shows it next to the fields. */
export const FormHistory = createContext<ReactNode>(null)

/** Returns the history that a form's dialog has room for. */
export function useFormHistory(): ReactNode {
  const history = use(FormHistory)
  const beside = useBeside()

  return beside && history ? <HistoryBeside>{history}</HistoryBeside> : null
}
